"""Kraaw's bots, weakest first (docs/bots.md): heuristics with slips, heuristics, one that looks ahead, one that has
learnt.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Seat
from kermesse.games.kraaw.imagine import imagine
from kermesse.games.kraaw.state import KraawState
from kermesse.games.kraaw.view_types import KraawView
from kermesse.players.bot import BotMaker
from kermesse.players.kraaw.heuristics import NormalBot
from kermesse.players.kraaw.net import net_choice, net_knows
from kermesse.players.kraaw.rollout import TUNED, WEIGHTS, value_after
from kermesse.players.search import Search, Searcher, searching

SLIPS: Final = 0.3  # share of an easy bot's decisions that are random
SEARCHED: Final = ("main", "reveal", "retaliate", "bonus")  # phases that are worth a search
# Weights of the players of an imagined round, of several kinds, so that a choice that wins there is good against all of
# them.
WAYS: Final[list[list[float]]] = [WEIGHTS, *TUNED]

BITS: Final = 8  # of a world's number, for the weights of each seat


class EasyBot(NormalBot):
    """A bot with heuristics that now and then does something else."""

    def choose(self, view: KraawView, legal: Sequence[Command], now: Millis) -> Command | None:
        if _is_searched(view) and self.random.random() < SLIPS:
            return self.random.choice(legal)
        return super().choose(view, legal, now)


def _is_searched(view: KraawView) -> bool:
    return view.phase in SEARCHED


def _round_won(state: KraawState, seat: Seat, command: Command, now: Millis, world: int) -> float:
    ways = [WAYS[(world >> BITS * other) % len(WAYS)] for other in range(state.n)]
    return value_after(state, seat, command, now, ways)


SEARCH: Final = Search(imagine, _round_won, playouts=300, margin=0.0)
FURTHER: Final = replace(SEARCH, playouts=1_500)


class MasterBot(Searcher[KraawView]):
    """A bot with a network trained by self-play; at tables unlike those of its training it searches."""

    def __init__(self, seat: Seat, seats: int, random: Random) -> None:
        super().__init__(NormalBot(seat, seats, random), FURTHER, _is_searched)

    def choose(self, view: KraawView, legal: Sequence[Command], now: Millis) -> Command | None:
        if len(legal) > 1 and net_knows(view):
            assert isinstance(self.rule, NormalBot)
            return net_choice(view, self.rule.memory, self.random)
        return super().choose(view, legal, now)


BOTS: Final[Mapping[str, BotMaker]] = {
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": searching(NormalBot, SEARCH, _is_searched),
    "master": MasterBot,
}
