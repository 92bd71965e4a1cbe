"""A table's own clock: it runs on the machine's time less its standstills, and can be stopped.

`rate`: its milliseconds in one of the machine's. It is 1, except for tests on a machine that is too busy to keep up.
"""

import asyncio
from collections.abc import Callable

from kermesse.core.clock import NEVER, Millis
from kermesse.server.ground.steady import STEADY


class TableClock:
    def __init__(self, rate: float = 1.0) -> None:
        self.running = False
        self._rate = rate
        self._at: Millis = 0
        self._since = 0.0  # while it runs

    def now(self) -> Millis:
        if not self.running:
            return self._at
        return self._at + int((STEADY.now() - self._since) * 1000 * self._rate)

    def start(self) -> None:
        if not self.running:
            self._since = STEADY.now()
            self.running = True

    def stop(self) -> None:
        self._at = self.now()
        self.running = False

    def set(self, at: Millis) -> None:
        """Only while it stands."""
        assert not self.running
        self._at = at

    def seconds_until(self, at: Millis) -> float:
        """In the machine's time, from now; a millisecond more, so that it has surely come."""
        return max(0.0, (at - self.now()) / 1000 / self._rate + 0.001)


class Alarm:
    """Rings when a table's clock comes to a time. One that rings too early does no harm, so it is set earlier only."""

    def __init__(self, clock: TableClock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._at: Millis = NEVER
        self._timer: asyncio.TimerHandle | None = None

    def set(self, at: Millis) -> None:
        if at >= NEVER or (self._timer is not None and self._at <= at):
            return
        self.cancel()
        self._at = at
        self._timer = asyncio.get_running_loop().call_later(self._clock.seconds_until(at), self._rings)

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _rings(self) -> None:
        self._timer = None
        self._ring()
