"""Opponents for measuring, beside a game's levels: strength is shown against all of them, never against one. People are never
offered any, and no table of the server knows them; in an arena they are named like levels."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from kermesse.core.game import AnyGame, Seat
from kermesse.lab import frozen
from kermesse.lab.variants import kraaw, krom
from kermesse.players import UnknownBot, levels, make_bot
from kermesse.players.bot import Bot, BotMaker

FROZEN: Final = "frozen"  # `normal` as it was once, for ever
TUNED: Final = "tuned"  # heuristics with weights found by self-play
SEARCHER: Final = "searcher"  # a search that judges by other weights than the levels

POOL: Final[Mapping[str, Mapping[str, BotMaker]]] = {
    "kraaw": {FROZEN: frozen.kraaw.FrozenBot, TUNED: kraaw.TunedBot, SEARCHER: kraaw.SearcherBot},
    "kreo": {FROZEN: frozen.kreo.FrozenBot},
    "krom": {FROZEN: frozen.krom.FrozenBot, SEARCHER: krom.SearcherBot},
    "kero": {FROZEN: frozen.kero.FrozenBot},
    "chronos": {FROZEN: frozen.chronos.FrozenBot},
}


def members(game: AnyGame) -> list[str]:
    """Of that game's pool; a game that has none is measured by its levels alone."""
    return list(POOL.get(game.name, ()))


def make_opponent(game: AnyGame, name: str, seat: Seat, seats: int, random: Random) -> Bot[Any]:
    """A level of the game, or a member of its pool. Raises UnknownBot, which names them all."""
    maker = POOL.get(game.name, {}).get(name)
    if maker is not None:
        return maker(seat, seats, random)
    try:
        return make_bot(game, name, seat, seats, random)
    except UnknownBot:
        known = ", ".join([*levels(game), *members(game)])
        raise UnknownBot(f"{game.name} has no bot '{name}'; it has: {known}") from None
