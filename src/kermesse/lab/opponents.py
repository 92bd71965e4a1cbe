"""Bots for measuring. In an arena a bot is a level of the game, one of its variants, or a level of another version of
Kermesse, as in `normal@46875c55ab`. People are offered levels only."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from kermesse.core.game import AnyGame, Seat
from kermesse.lab.process_bot import BotProcess, ProcessBot
from kermesse.lab.variants import kraaw, krom
from kermesse.players import UnknownBot, levels, make_bot
from kermesse.players.bot import Bot, BotMaker

TUNED: Final = "tuned"  # heuristics with weights found by self-play
SEARCHER: Final = "searcher"  # a search that judges by other weights than the levels do

NO_PROCESSES: Final[Mapping[str, BotProcess]] = {}
VARIANTS: Final[Mapping[str, Mapping[str, BotMaker]]] = {
    "kraaw": {TUNED: kraaw.TunedBot, SEARCHER: kraaw.SearcherBot},
    "krom": {SEARCHER: krom.SearcherBot},
}


def variants(game: AnyGame) -> list[str]:
    """Return the names of that game's variants: bots that play otherwise than its levels."""
    return list(VARIANTS.get(game.name, ()))


def make_opponent(
    game: AnyGame, name: str, seat: Seat, seats: int, seed: str, processes: Mapping[str, BotProcess] = NO_PROCESSES
) -> Bot[Any]:
    """Return a bot by its name in an arena; `processes` are other versions, by their names. Raises UnknownBot, which
    names all that there are, or ProcessFailed."""
    level, _, version = name.partition("@")
    if version in processes:
        return ProcessBot(processes[version], level, seat, seats, seed)
    maker = VARIANTS.get(game.name, {}).get(name)
    if maker is not None:
        return maker(seat, seats, Random(seed))
    try:
        return make_bot(game, name, seat, seats, Random(seed))
    except UnknownBot:
        known = ", ".join([*levels(game), *variants(game)])
        raise UnknownBot(f"{game.name} has no bot '{name}'; it has: {known}") from None
