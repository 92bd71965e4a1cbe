"""Random play whose views are looked at: the walks of the laws, or as much of one as is asked for."""

from collections.abc import Iterator
from typing import Any

from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame
from kermesse.core.options import Options
from kermesse.laws.walk import Walk


def views(game: AnyGame, seats: int, options: Options, seed: str, most: int = 10**9) -> Iterator[tuple[Any, Millis]]:
    """Views of every seat and of a spectator, each with its time, at every step of a game."""
    walk = Walk(game, seats, options, seed)
    for number, _ in enumerate(walk.steps()):
        for viewer in walk.some(walk.viewers()):
            yield game.view(walk.match.state, viewer, walk.match.now), walk.match.now
        if number >= most:
            return
