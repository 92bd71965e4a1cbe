"""Analyses that are being worked out: one at a time, each in a process of its own, for as long as somebody waits for
it.

An analysis takes a minute or more of a processor. It may be lost at any time: what is kept is whole, and whoever asks
again has it begun again.
"""

import asyncio
import multiprocessing
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final, TypeAlias

import structlog

from kermesse.core.game import Refused, Seat
from kermesse.players.analysis import BUDGET, Progress
from kermesse.server.connection.messages import RULE
from kermesse.server.http.analyst import Worked, work
from kermesse.server.http.clerk import begin
from kermesse.server.storage.limits import Buckets, Limits
from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.storage import Storage, StorageFailed
from kermesse.server.storage.tasks import Tasks

ASKED_WITHIN: Final = 20.0  # seconds without a question, after which nobody waits for it any more
LISTEN: Final = 0.5  # seconds between two looks at the process
MOST_FAILED: Final = 200  # failures that are remembered

NOT_BEGUN: Final = Progress(0, 0)

Key: TypeAlias = tuple[str, Seat]


@dataclass
class Job:
    """One analysis that somebody waits for."""

    seat: Seat
    record: str
    address: str
    asked: float  # when somebody last asked for it
    progress: Progress = NOT_BEGUN
    begun: bool = False
    ahead: int = 0


class Analysts:
    def __init__(
        self, storage: Storage, limits: Limits, metrics: Metrics, watch: Tasks, guests: tuple[str, ...] = ()
    ) -> None:
        self._storage = storage
        self._limits = limits
        self._metrics = metrics
        self._watch = watch
        self._guests = guests
        self._share = Buckets(limits.analyses)
        self._jobs: OrderedDict[Key, Job] = OrderedDict()  # the first one is worked on
        self._failed: OrderedDict[Key, str] = OrderedDict()  # and why each failed
        self._working: asyncio.Task[None] | None = None
        self._process: Any = None
        self._closed = False
        metrics.analysing.set_function(lambda: len(self._jobs))

    def ask(self, table: str, seat: Seat, record: str, address: str) -> None:
        """Have an analysis worked out. Raises Refused when that address, or everybody together, asks for too much."""
        if self.look(table, seat) is not None:
            return
        if sum(job.address == address for job in self._jobs.values()) >= self._limits.analyses_at_once:
            raise Refused("too_fast", RULE)
        if len(self._jobs) >= self._limits.analyses_waiting:
            raise Refused("too_busy", RULE)
        if not self._share.take(address):
            raise Refused("too_fast", RULE)
        self._failed.pop((table, seat), None)
        self._jobs[table, seat] = Job(seat, record, address, time.monotonic())
        if self._working is None or self._working.done():
            self._working = self._watch.begin("analyses", self._work())

    def look(self, table: str, seat: Seat) -> Job | None:
        """Return how far it is, and count whoever looks as waiting for it; None if nobody has asked for it."""
        job = self._jobs.get((table, seat))
        if job is not None:
            job.asked = time.monotonic()
            job.ahead = list(self._jobs).index((table, seat))
        return job

    def failed(self, table: str, seat: Seat) -> str:
        """Return why it failed when it was last asked for: `broken` or `too_much`; '' if it did not."""
        return self._failed.get((table, seat), "")

    def close(self) -> None:
        self._closed = True
        if self._working is not None:
            self._working.cancel()
        self._end()

    # ------------------------------------------------------------ the work

    async def _work(self) -> None:
        while self._jobs:
            (table, seat), job = next(iter(self._jobs.items()))
            try:
                worked = await self._worked(job)
                if worked is not None and worked.analysis:
                    self._storage.keep_analysis(table, seat, worked.analysis)
                    await self._storage.synced()
                elif worked is not None:
                    self._fail((table, seat), worked.why)
            except StorageFailed:
                self._fail((table, seat), "broken")
            finally:
                del self._jobs[table, seat]

    def _fail(self, key: Key, why: str) -> None:
        if why not in ("broken", "too_much"):
            self._metrics.faults.inc()
            structlog.get_logger().error("fault in an analysis", table=key[0], seat=key[1], why=why)
        self._failed[key] = "too_much" if why == "too_much" else "broken"
        while len(self._failed) > MOST_FAILED:
            self._failed.popitem(last=False)

    async def _worked(self, job: Job) -> Worked | None:
        """Return the result; None if nobody waits for it any more."""
        if not _is_awaited(job):
            return None
        job.begun = True
        line = await asyncio.to_thread(self._begin, begin, job.record, job.seat)
        try:
            while _is_awaited(job):
                heard = await asyncio.to_thread(_hear, line)
                if isinstance(heard, Progress):
                    job.progress = heard
                elif isinstance(heard, Worked):
                    self._metrics.work_seconds.inc(heard.seconds)
                    return heard
            return None
        except (EOFError, OSError):  # it was killed, perhaps for its memory
            return Worked("", "broken", 0.0)
        finally:
            self._end()
            line.close()

    def _begin(self, begin: Callable[[], None], record: str, seat: Seat) -> Connection:
        fresh = multiprocessing.get_context("spawn")  # it gets nothing of the server's: no socket, no file, no seed
        here, there = fresh.Pipe(duplex=False)
        process = fresh.Process(target=work, args=(begin, there, self._guests, record, seat, BUDGET), daemon=True)
        process.start()
        self._process = process  # only now: a process that has not begun cannot be ended
        if self._closed:
            self._end()
        there.close()  # so that the server hears when it ends
        return here

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()  # nobody waits for its work
            self._process = None


def _is_awaited(job: Job) -> bool:
    return time.monotonic() < job.asked + ASKED_WITHIN


def _hear(line: Connection) -> Any:
    """Return what the process says; None if it says nothing for a moment."""
    return line.recv() if line.poll(LISTEN) else None
