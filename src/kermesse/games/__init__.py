"""The catalogue: one folder a game, all of one shape, none importing another."""

from collections.abc import Mapping
from typing import Final

from kermesse.core.game import AnyGame
from kermesse.games import chronos, kero, kraaw, kreo, krom

GAMES: Final[tuple[AnyGame, ...]] = (kraaw.GAME, kreo.GAME, krom.GAME, kero.GAME, chronos.GAME)
CATALOGUE: Final[Mapping[str, AnyGame]] = {game.name: game for game in GAMES}
