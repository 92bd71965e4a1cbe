"""A table's messages: they are sent when what they tell is durable, in the order in which they were said."""

import time

from kermesse.server.connection.command_report import CommandReport
from kermesse.server.connection.page import Page
from kermesse.server.storage.metrics import CommandTimings, GameCounts
from kermesse.server.storage.storage import Storage


class _Delivery:
    """Messages that are sent when one write is durable: to each page all its frames at once."""

    __slots__ = ("arrivals", "counts", "frames", "said", "ways")

    def __init__(self, counts: GameCounts) -> None:
        self.frames: list[tuple[Page, bytes]] = []
        self.arrivals: list[float] = []
        self.counts = counts
        self.said = False
        self.ways: list[CommandTimings] = []  # where they are traced

    def __call__(self) -> None:
        self.said = True
        durable = time.monotonic() if self.ways else 0.0
        for page, frames in self.frames:
            page.send(frames)
        self.frames.clear()
        if self.arrivals:
            now, took = time.monotonic(), self.counts.seconds.add
            for arrived in self.arrivals:
                took(now - arrived)
            self.arrivals.clear()
        if self.ways:
            self._trace(durable)

    def _trace(self, durable: float) -> None:
        tracer, now = self.counts.tracer, time.monotonic()
        ways, self.ways = self.ways, []
        for way in ways:
            assert tracer is not None
            tracer.record(way._replace(durable=durable, sent=now))


class Outbox:
    def __init__(self, table: str, storage: Storage, counts: GameCounts) -> None:
        self._table = table
        self._storage = storage
        self._counts = counts
        self._pages: list[Page] = []  # pages that have messages waiting
        self._arrivals: list[float] = []  # arrival times of the commands that are answered
        self._ways: list[CommandTimings] = []  # of those commands, where they are traced
        self._last = _Delivery(counts)  # after the newest write
        self._last.said = True

    def say(self, page: Page, frame: bytes) -> None:
        if not page.unsent:
            self._pages.append(page)
        page.unsent.append(frame)

    @property
    def traced(self) -> bool:
        return self._counts.tracer is not None

    def answered(self, arrived: float) -> None:
        """Count the time of a command that arrived then and is answered by what is said now."""
        self._arrivals.append(arrived)

    def trace(self, report: CommandReport) -> None:
        """Trace a command that is answered by what is said now."""
        seat, id, stamp, result, arrived, mark = report
        now = time.monotonic()
        times = (arrived, now, now, now, now)
        self._ways.append(CommandTimings(self._table, self._counts.name, *times, seat, id, stamp, result, mark))

    def post(self, lines: list[bytes], record: tuple[str, str] | None = None, wait: bool = False) -> None:
        """Write these lines, and the record of a finished game; then say it all.

        With nothing to write it is said at once, but never before what was said earlier; `wait` until everything that
        anybody asked for is durable.
        """
        if lines or record or wait:
            delivery = self._last = _Delivery(self._counts)
            if record is None:
                self._storage.append(self._table, lines, delivery)
            else:
                self._storage.append(self._table, lines)
                self._storage.keep_record(self._table, *record)
                self._storage.append(self._table, [], delivery)
        frames = self._last.frames
        if self._arrivals:
            self._last.arrivals += self._arrivals
            self._arrivals.clear()
        if self._ways:
            now = time.monotonic()
            self._last.ways += [way._replace(posted=now) for way in self._ways]
            self._ways.clear()
        for page in self._pages:
            unsent = page.unsent
            if unsent:
                frames.append((page, unsent[0] if len(unsent) == 1 else b"".join(unsent)))
                unsent.clear()
        self._pages.clear()
        if self._last.said:
            self._last()
