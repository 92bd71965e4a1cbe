"""Search for games with secrets: worlds are imagined from a seat's view, and each candidate is followed by a rollout in
each world. All candidates get the same hidden cards and the same future chance: only they differ.

Effort is counted in playouts, never in seconds: a bot is as strong on a busy machine as on an idle one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Generic, TypeVar

from kermesse.core.chance import Chance, quick_chance_of
from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event, Seat, View
from kermesse.players.bot import BotMaker, Thinker
from kermesse.players.ordered_sum import ordered_sum

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Search(Generic[V]):
    """The functions of a game for a search, and its limits."""

    imagine: Callable[[V, Chance], Any]
    # The value to the seat of that command and a rollout; the state is used up. The last argument is the number of the
    # world, the same for every candidate: everything else that differs between worlds is drawn from it.
    value_after: Callable[[Any, Seat, Command, Millis, int], float]
    playouts: int  # for one decision
    margin: float  # least gain over the heuristic's command for another one
    sure: float = 1.0  # standard errors by which it must be ahead of that
    fewest: int = 8  # worlds before a candidate may be dropped

    def best(
        self, view: V, seat: Seat, now: Millis, candidates: Sequence[Command], rule: Command, random: Random
    ) -> Command:
        """The heuristic's command, or one that is clearly better. Half of the candidates are dropped at a time."""
        alive = [rule, *(command for command in candidates if command != rule)]
        if len(alive) * self.fewest > self.playouts:  # too many to be told apart
            return rule
        rows: dict[Command, list[float]] = {command: [] for command in alive}
        left = self.playouts
        halvings = max(1, (len(alive) - 1).bit_length())
        while len(alive) > 1 and left >= len(alive):
            worlds = max(self.fewest, left // (halvings * len(alive))) if halvings > 1 else left // len(alive)
            worlds = min(worlds, left // len(alive))
            for _ in range(worlds):
                number = random.getrandbits(62)
                state = self.imagine(view, quick_chance_of(number.to_bytes(8, "big")))
                for command in alive:
                    rows[command].append(self.value_after(state.copy(), seat, command, now, number))
            left -= worlds * len(alive)
            if halvings <= 1:
                break
            halvings -= 1
            order = sorted(alive[1:], key=lambda command: -ordered_sum(rows[command]))
            alive = [rule, *order[: max(1, len(alive) // 2)]]
        return self._clearly_better(alive, rows)

    def _clearly_better(self, alive: Sequence[Command], rows: dict[Command, list[float]]) -> Command:
        rule = alive[0]
        best, most = rule, 0.0
        for command in alive[1:]:
            differences = [one - other for one, other in zip(rows[command], rows[rule], strict=True)]
            count = len(differences)
            if count < 2:
                continue
            mean = ordered_sum(differences) / count
            spread = sqrt(ordered_sum([(one - mean) ** 2 for one in differences]) / (count - 1) / count)
            if mean - self.sure * spread > self.margin and mean > most:
                best, most = command, mean
        return best


class LooksAhead(Generic[V]):
    """Base of bots that search before a decision; the search takes no time of the game."""

    search: Search[V]
    asks: Callable[[V], bool]  # True if the decision is worth a search


class Searcher(Thinker[V], LooksAhead[V]):
    """A bot that times its moves like its heuristic, and searches before it plays them."""

    def __init__(self, rule: Thinker[V], search: Search[V], asks: Callable[[V], bool]) -> None:
        super().__init__(rule.seat, rule.seats, rule.random)
        self.rule = rule
        self.search = search
        self.asks = asks

    def remember(self, events: Sequence[Event]) -> None:
        self.rule.remember(events)

    def choose(self, view: V, legal: Sequence[Command], now: Millis) -> Command | None:
        rule = self.rule.choose(view, legal, now)
        if rule is None or len(legal) < 2 or not self.asks(view):
            return rule
        candidates = [command for command in legal if not command.side_command]
        return self.search.best(view, self.seat, now, candidates, rule, self.random)


def searching(
    rule: Callable[[Seat, int, Random], Thinker[V]], search: Search[V], asks: Callable[[V], bool]
) -> BotMaker:
    """A maker of bots that search."""

    def seated(seat: Seat, seats: int, random: Random) -> Searcher[V]:
        return Searcher(rule(seat, seats, random), search, asks)

    return seated
