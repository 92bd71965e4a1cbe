"""Queues that serve a few at a time, so that nobody waits until all others were served."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Final, Generic, TypeVar

T = TypeVar("T")

HEARD: Final = 32  # messages of pages in one turn of the loop
LOOKED_AT: Final = 50  # tables at once


class HearInTurn:
    """Pages, heard in the order in which they spoke. When very many speak at once, the first ones' effects are logged
    and sent while the last still wait.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[tuple[Callable[[bytes], None], bytes]] = deque()
        self._heard = 0  # in this turn

    def hear(self, hear: Callable[[bytes], None], data: bytes) -> None:
        """Call it now, or after everything that has come before it."""
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
            except Exception as fault:  # the fault is logged; the others have their turn
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
