"""Krom's bots, weakest first (docs/bots.md): heuristics with slips, heuristics, one that looks ahead, one that has
learnt.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Seat
from kermesse.games.krom.imagine import imagine
from kermesse.games.krom.view_types import KromView
from kermesse.players.bot import BotMaker, Reaction, Thinker
from kermesse.players.krom.heuristics import heuristic_choice
from kermesse.players.krom.net import net_choice, net_knows
from kermesse.players.krom.rollout import value_after
from kermesse.players.search import Search, Searcher, searching

SLIPS: Final = 0.3  # share of an easy bot's decisions that are random
SEARCHED: Final = ("move", "fight", "reaction", "loot", "action")  # phases that are worth a search


class NormalBot(Thinker[KromView]):
    """A bot that plays by heuristics."""

    reaction = Reaction(700, 300, 1_500)  # independent of its cards

    def choose(self, view: KromView, legal: Sequence[Command], now: Millis) -> Command | None:
        offers = [command for command in legal if not command.side_command]
        return heuristic_choice(view, self.seat, offers, self.random) if offers else None


class EasyBot(NormalBot):
    """A bot with heuristics that now and then does something else."""

    def choose(self, view: KromView, legal: Sequence[Command], now: Millis) -> Command | None:
        offers = [command for command in legal if not command.side_command]
        if offers and self.random.random() < SLIPS:
            return self.random.choice(offers)
        return super().choose(view, legal, now)


def _is_searched(view: KromView) -> bool:
    return view.phase in SEARCHED


SEARCH: Final = Search(imagine, value_after, playouts=120, margin=0.0)
FURTHER: Final = replace(SEARCH, playouts=480)


class MasterBot(Searcher[KromView]):
    """A bot with a network trained by self-play; at tables unlike those of its training it searches."""

    def __init__(self, seat: Seat, seats: int, random: Random) -> None:
        super().__init__(NormalBot(seat, seats, random), FURTHER, _is_searched)

    def choose(self, view: KromView, legal: Sequence[Command], now: Millis) -> Command | None:
        offers = [command for command in legal if not command.side_command]
        if len(offers) > 1 and net_knows(view):
            return net_choice(view, offers, self.random)
        return super().choose(view, legal, now)


BOTS: Final[Mapping[str, BotMaker]] = {
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": searching(NormalBot, SEARCH, _is_searched),
    "master": MasterBot,
}
