"""A table's own clock: it runs on the machine's monotonic clock, and can be stopped."""

import time

from kermesse.core.clock import Millis


class TableClock:
    def __init__(self, at: Millis = 0) -> None:
        self._at = at
        self._since: float | None = None  # None: it stands

    @property
    def running(self) -> bool:
        return self._since is not None

    def now(self) -> Millis:
        if self._since is None:
            return self._at
        return self._at + int((time.monotonic() - self._since) * 1000)

    def start(self) -> None:
        if self._since is None:
            self._since = time.monotonic()

    def stop(self) -> None:
        self._at = self.now()
        self._since = None

    def set(self, at: Millis) -> None:
        """Only while it stands."""
        assert self._since is None
        self._at = at

    def seconds_until(self, at: Millis) -> float:
        """In the machine's time, from now; a millisecond more, so that it has surely come."""
        return max(0.0, (at - self.now()) / 1000 + 0.001)
