"""The catalogue: one folder a game, all of one shape, none importing another."""

from collections.abc import Mapping
from typing import Final

from kermesse.core.game import AnyGame
from kermesse.games import chronos, kraaw

CATALOGUE: Final[Mapping[str, AnyGame]] = {game.name: game for game in (kraaw.GAME, chronos.GAME)}
