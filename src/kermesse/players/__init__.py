"""Players of the games: bots by level, and the reasons that they give for a move.

The rules do not import them. The players of one of our games are in `players/<game>`, those of a guest beside its
rules: `players/<game>/bot.py` exports `BOTS`, `players/<game>/reasons.py` exports `reason`. Either file may be missing.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from kermesse.core.game import AnyGame, Command, Seat, View
from kermesse.core.reason import Reason
from kermesse.games.guests import game_named
from kermesse.players.bot import Bot, BotMaker
from kermesse.players.random import RandomBot

RULES: Final = "kermesse.games."
PLAYERS: Final = "kermesse.players."

# Former names of levels, still found in stored tables and records.
FORMERLY: Final = {"gentle": "easy", "keen": "hard"}


class UnknownBot(Exception):
    """Raised for a bot that the game does not have; the message names those that it has."""


def no_reason(view: View, command: Command) -> Reason | None:
    return None


@dataclass(frozen=True)
class Players:
    """Players of one game."""

    bots: Mapping[str, BotMaker] = field(default_factory=dict)  # by level, weakest first
    # The best reason for a legal command, from the view of its seat; None if it only looked best.
    reason: Callable[[Any, Any], Reason | None] = no_reason


def players_of(game: AnyGame) -> Players:
    """Import the players of a game at its first use."""
    return _players_in(home_of_players(game)) if game.package else Players()


def home_of_players(game: AnyGame) -> str:
    """The package in which a game's players are."""
    return PLAYERS + game.package.removeprefix(RULES) if game.package.startswith(RULES) else game.package


@cache
def _players_in(package: str) -> Players:
    exports = {"bots": _export(package, "bot", "BOTS"), "reason": _export(package, "reasons", "reason")}
    return Players(**{name: export for name, export in exports.items() if export is not None})


def _export(package: str, file: str, name: str) -> Any:
    """The export of that name from a file of the package, or from the package itself; None if there is neither."""
    if find_spec(package) is None:
        return None
    home = import_module(package)
    if hasattr(home, "__path__") and find_spec(f"{package}.{file}") is not None:
        home = import_module(f"{package}.{file}")
    return getattr(home, name, None)


def levels(game: AnyGame) -> list[str]:
    """Names of a game's bots, weakest first; `random` plays every game."""
    return ["random", *players_of(game).bots]


def offered(game: AnyGame) -> list[str]:
    """Levels offered to people: `random` only if there is no other."""
    return list(players_of(game).bots) or ["random"]


def load(game: AnyGame | str, level: str) -> BotMaker:
    """The maker of bots of that level: `load("krom", "master")(seat, seats, random)`. Raises UnknownBot, NoGuest."""
    found = game_named(game) if isinstance(game, str) else game
    if level not in levels(found):
        raise UnknownBot(f"{found.name} has no bot '{level}'; it has: {', '.join(levels(found))}")
    return RandomBot if level == "random" else players_of(found).bots[level]


def make_bot(game: AnyGame, level: str, seat: Seat, seats: int, random: Random) -> Bot[Any]:
    """A bot of that level for that seat. Raises UnknownBot."""
    if level == "random":
        return RandomBot(seat, seats, random)
    bots = players_of(game).bots
    maker = bots.get(level) or bots.get(FORMERLY.get(level, ""))
    if maker is None:
        raise UnknownBot(f"{game.name} has no bot '{level}'; it has: {', '.join(levels(game))}")
    bot = maker(seat, seats, random)
    assert isinstance(bot, Bot)
    return bot
