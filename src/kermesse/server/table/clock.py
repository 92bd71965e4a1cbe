"""A table's own clock: it runs on the machine's time less its standstills, and can be stopped.

`rate`: its milliseconds in one of the machine's. It is 1, except for tests on a machine that is too busy to keep up.
"""

import asyncio
from collections.abc import Callable
from typing import Final
from weakref import WeakMethod

from kermesse.core.clock import NEVER, Millis
from kermesse.server.storage.stall_free_clock import STALL_FREE_CLOCK

SLACK: Final = 0.001  # seconds: a timer for nearly the same time is not set again


class TableClock:
    def __init__(self, rate: float = 1.0) -> None:
        self.running = False
        self._rate = rate
        self._at: Millis = 0
        self._since = 0.0  # while it runs

    def now(self) -> Millis:
        if not self.running:
            return self._at
        return self._at + int((STALL_FREE_CLOCK.now() - self._since) * 1000 * self._rate)

    def start(self) -> None:
        if not self.running:
            self._since = STALL_FREE_CLOCK.now()
            self.running = True

    def stop(self) -> None:
        self._at = self.now()
        self.running = False

    def set(self, at: Millis) -> None:
        """Set the clock; only while it stands."""
        assert not self.running
        self._at = at

    def skip(self, to: Millis) -> None:
        """Move the clock on to that time, if it is not later already; it runs on from there."""
        self._at += max(0, to - self.now())

    def seconds_until(self, at: Millis) -> float:
        """Return the machine's seconds from now until that time, and a millisecond more, so that it has surely come."""
        return max(0.0, (at - self.now()) / 1000 / self._rate + 0.001)


class Alarm:
    """Rings when a table's clock comes to a time. One that rings too early does no harm, so it is set earlier only. It
    does not keep whoever it rings for."""

    def __init__(self, clock: TableClock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = WeakMethod(ring)
        self._timer: asyncio.Handle | None = None  # uvloop has no timer for what is due at once
        self._rings_at = 0.0

    def set(self, at: Millis) -> None:
        if at >= NEVER:
            return
        loop = asyncio.get_running_loop()
        rings = loop.time() + self._clock.seconds_until(at)
        if self._timer is None or rings < self._rings_at - SLACK:  # the clock may have skipped
            self.cancel()
            self._timer, self._rings_at = loop.call_at(rings, self._rings), rings

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _rings(self) -> None:
        self._timer = None
        if (ring := self._ring()) is not None:
            ring()
