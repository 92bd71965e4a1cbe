"""The machine's time, less the times during which the whole server stood still.

A process can be stopped for a while: by the system, by a snapshot of its machine, by one long computation. Nobody could
act then, so that time does not count: for no clock of a table, for no silence of a page. The event loop beats every
tenth of a second. If the last beat is long ago when the time is asked for, everything stood still in between.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

BEAT: Final = 0.1  # seconds between two beats of the loop
STANDSTILL: Final = 2.0  # without one for so long, the server stood still


class StallFreeClock:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lost = 0.0
        self._beaten = clock()
        self._last = float("-inf")  # what was told last
        self._beating = 0
        self._heard: list[Callable[[float], None]] = []  # called with the length of a standstill

    def now(self) -> float:
        """Returns seconds that never jump and never run backwards, also if the time was asked for before a
        standstill was noticed."""
        real = self._clock()
        stood = real - self._beaten
        if self._beating and stood > STANDSTILL:
            self._lost = min(self._lost + stood - BEAT, real - self._last)
            self._beaten = real
            for report in self._heard:
                report(stood)
        shown = real - self._lost
        if shown > self._last:
            self._last = shown
        return self._last

    @contextmanager
    def beating(self, report: Callable[[float], None]) -> Iterator[None]:
        """Lets the loop beat during the block. `tell` is called with the seconds of every standstill, in the loop's
        next turn."""
        loop = asyncio.get_running_loop()

        def heard(seconds: float) -> None:
            loop.call_soon(report, seconds)

        def beat() -> None:
            if heard in self._heard:
                self.now()
                self._beaten = self._clock()
                loop.call_later(BEAT, beat)

        self._heard.append(heard)
        if not self._beating:
            self._beaten = self._clock()
        self._beating += 1
        loop.call_later(BEAT, beat)
        try:
            yield
        finally:
            self._beating -= 1
            self._heard.remove(heard)


STALL_FREE_CLOCK: Final = StallFreeClock()  # one for the whole process
