"""A bot that looks to the end: there are few heaps, and nothing is hidden."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command
from kermesse.players.bot import Thinker
from tests.sixth.commands import Take
from tests.sixth.view_types import AllumettesView


class NormalBot(Thinker[AllumettesView]):
    def choose(self, view: AllumettesView, legal: Sequence[Command], now: Millis) -> Command | None:
        options = view.options
        good = []
        for command in legal:
            assert isinstance(command, Take)
            left = _without(tuple(view.heaps), command.heap, command.count)
            last = (
                0 if not left else (1 + takes_last(left, self.seats, options.most, options.last == "wins")) % self.seats
            )
            if (last == 0) == (options.last == "wins"):
                good.append(command)
        return self.random.choice(good or list(legal))


@cache
def takes_last(heaps: tuple[int, ...], seats: int, most: int, wins: bool) -> int:
    """Number of seats after the one to move at which the last match is taken, if each plays its best."""
    found = []
    for heap, lie in enumerate(heaps):
        for count in range(1, min(most, lie) + 1):
            left = _without(heaps, heap, count)
            last = 0 if not left else (1 + takes_last(left, seats, most, wins)) % seats
            if (last == 0) == wins:
                return last
            found.append(last)
    return found[0]


def _without(heaps: tuple[int, ...], heap: int, count: int) -> tuple[int, ...]:
    """Return the heaps that are left; equal positions are written alike."""
    left = [lie - count * (at == heap) for at, lie in enumerate(heaps)]
    return tuple(sorted(lie for lie in left if lie))


BOTS: Final = {"normal": NormalBot}
