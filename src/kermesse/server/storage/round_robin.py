"""Those who take turns: thoughts of many tables, messages of many pages, tables that are looked at."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Final, Generic, TypeVar

T = TypeVar("T")

HEARD: Final = 32  # messages of pages in one turn of the loop
LOOKED_AT: Final = 50  # tables at once


class RoundRobin(Generic[T]):
    """A queue of many lines. Between two items of a line, every other line that is not empty gives one."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[T]] = {}  # none is empty; the first is next
        self._many = 0

    def __len__(self) -> int:
        return self._many

    def put(self, whose: str, item: T) -> None:
        self._lines.setdefault(whose, deque()).append(item)
        self._many += 1

    def put_first(self, whose: str, item: T) -> None:
        """Puts an item before all others: it had its turn, and nothing came of it."""
        line = self._lines.pop(whose, deque())
        line.appendleft(item)
        self._lines = {whose: line, **self._lines}
        self._many += 1

    def take(self) -> T:
        whose = next(iter(self._lines))
        line = self._lines.pop(whose)
        item = line.popleft()
        if line:
            self._lines[whose] = line
        self._many -= 1
        return item

    def drop(self, whose: str, item: T) -> None:
        """Takes an item out, if it is there."""
        line = self._lines.get(whose)
        if line is None or item not in line:
            return
        line.remove(item)
        self._many -= 1
        if not line:
            del self._lines[whose]


class HearInTurn:
    """Pages, heard in the order in which they spoke. When very many speak at once, what the first of them did is
    written down and told while the last still wait."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[tuple[Callable[[bytes], None], bytes]] = deque()
        self._heard = 0  # in this turn

    def hear(self, hear: Callable[[bytes], None], data: bytes) -> None:
        """Call it now, or after all that has come before it."""
        if self._waiting or self._heard >= HEARD:
            self._waiting.append((hear, data))
            return
        self._count()
        hear(data)

    def _count(self) -> None:
        self._heard += 1
        if self._heard == 1:
            self._loop.call_soon(self._next_turn)

    def _next_turn(self) -> None:
        self._heard = 0
        for _ in range(min(HEARD, len(self._waiting))):
            hear, data = self._waiting.popleft()
            self._count()
            try:
                hear(data)
            except Exception as fault:  # it is told of; the others have their turn
                self._loop.call_exception_handler({"message": "fault while a page was heard", "exception": fault})


class LookInTurn(Generic[T]):
    """Tables, looked at one after the other for ever, while some come and others go."""

    def __init__(self, all: Mapping[str, T]) -> None:
        self._all = all
        self._turn = 0

    def _turns(self) -> int:
        return 1 + len(self._all) // LOOKED_AT

    def pauses(self, every: float) -> Iterator[float]:
        """Yield the time between two turns, so that each of them all has its turn once in `every` seconds."""
        while True:
            yield every / self._turns()

    def next(self) -> list[T]:
        """Return those whose turn it is. While some come and others go, one may be passed over once."""
        turns = self._turns()
        self._turn = (self._turn + 1) % turns
        return list(islice(self._all.values(), self._turn, None, turns))
