"""A table's own clock: it runs on the machine's time less its standstills, and can be stopped.

`rate`: its milliseconds in one of the machine's. It is 1, except for tests on a machine that is too busy to keep up.
"""

from kermesse.core.clock import Millis
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
