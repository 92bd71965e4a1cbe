"""The catalogue: one folder a game, all of one shape, none importing another.

Whoever needs to know which games there are is handed a catalogue: the house's own, or one with guests (`guests.py`).
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from kermesse.core.game import AnyGame
from kermesse.games import chronos, kero, kraaw, kreo, krom

Catalogue: TypeAlias = Mapping[str, AnyGame]

GAMES: Final[tuple[AnyGame, ...]] = (kraaw.GAME, kreo.GAME, krom.GAME, kero.GAME, chronos.GAME)
CATALOGUE: Final[Catalogue] = MappingProxyType({game.name: game for game in GAMES})
