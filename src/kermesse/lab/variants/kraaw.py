"""Kraaw's rollout player by weights found by self-play: at the table as it is, and alone inside a search.

The levels that search mix several ways of playing in their worlds."""

from collections.abc import Sequence
from typing import Final

from kermesse.core.chance import quick_chance_of
from kermesse.core.clock import Millis
from kermesse.core.game import Command, Seat
from kermesse.games.kraaw.imagine import imagine
from kermesse.games.kraaw.state import KraawState
from kermesse.games.kraaw.view_types import KraawView
from kermesse.players.bot import BotMaker
from kermesse.players.kraaw.heuristics import NormalBot
from kermesse.players.kraaw.rollout import quick, value_after
from kermesse.players.search import Search, searching

CHOSEN: Final = ("main", "reveal", "retaliate", "bonus")  # phases in which the rollout player has a choice
# What `train/kraaw_weights.py`, seed 1, found in its second stage; written here too, so that they stay when others are
# found.
WEIGHTS: Final[list[float]] = [1.729, 1.101, 0.641, 0.299, 0.268, 3.786, -0.456, 0.967, 1.48, -0.014, 1.508]


class TunedBot(NormalBot):
    """Plays by those weights, in any world that its seat holds possible: the rollout player reads only what the seat
    knows.
    """

    def choose(self, view: KraawView, legal: Sequence[Command], now: Millis) -> Command | None:
        if not _is_chosen(view) or len(legal) < 2:
            return super().choose(view, legal, now)
        world = imagine(view, quick_chance_of(self.random.getrandbits(62).to_bytes(8, "big")))
        return quick(world, self.seat, now, WEIGHTS)


def _is_chosen(view: KraawView) -> bool:
    return view.phase in CHOSEN


def _round_won(state: KraawState, seat: Seat, command: Command, now: Millis, world: int) -> float:
    return value_after(state, seat, command, now, [WEIGHTS] * state.n)


SearcherBot: Final[BotMaker] = searching(NormalBot, Search(imagine, _round_won, playouts=300, margin=0.0), _is_chosen)
