"""Who can be asked to take a seat: `random` in every game, and each game's own levels."""

from random import Random
from typing import Any, Final

from kermesse.bots.random import RandomBot
from kermesse.core.bot import Bot
from kermesse.core.game import AnyGame, Seat

# What levels were called once: tables and records of that time are kept.
FORMERLY: Final = {"gentle": "easy", "keen": "hard"}


class UnknownBot(Exception):
    """No such bot in that game; the message names those that there are."""


def levels(game: AnyGame) -> list[str]:
    """The bots of a game, weakest first."""
    return ["random", *game.bots]


def offered(game: AnyGame) -> list[str]:
    """To people: one that plays at random is no company, unless there is no other."""
    return list(game.bots) or ["random"]


def make_bot(game: AnyGame, level: str, seat: Seat, seats: int, random: Random) -> Bot[Any]:
    if level == "random":
        return RandomBot(seat, seats, random)
    maker = game.bots.get(level) or game.bots.get(FORMERLY.get(level, ""))
    if maker is None:
        raise UnknownBot(f"{game.name} has no bot '{level}'; it has: {', '.join(levels(game))}")
    bot = maker(seat, seats, random)
    assert isinstance(bot, Bot)
    return bot
