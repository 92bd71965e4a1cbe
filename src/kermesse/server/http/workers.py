"""Those who work beside the loop: bots that look far ahead think in processes (`thinkers.py`), the others in threads;
replays and verifying have a process of their own.

A record that somebody sends may cost as much as its writer likes. So that nobody else pays for it: the process is not
the server's, its work has a limit, an address has a share of it, and the queue an end.
"""

import asyncio
import multiprocessing
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, ParamSpec, TypeVar

from kermesse.core.game import AnyGame, Refused
from kermesse.games.guests import with_guests
from kermesse.server.connection.messages import RULE
from kermesse.server.http.clerk import begin, ready, timed
from kermesse.server.http.thinkers import Thinkers
from kermesse.server.storage.limits import Buckets, Limits
from kermesse.server.storage.metrics import Metrics

THREADS: Final = min(8, (os.cpu_count() or 1) + 1)
CLERKS: Final = 1

P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    def __init__(self, limits: Limits, metrics: Metrics, guests: tuple[str, ...] = (), thinkers: int = 0) -> None:
        """`thinkers` is the number of processes in which bots think; 0: all think in threads."""
        self._limits = limits
        self._metrics = metrics
        self._guests = guests
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="kermesse-bot")
        self.thinkers = Thinkers(thinkers, limits.thoughts_waiting, metrics, guests) if thinkers else None
        self._shared = with_guests(guests)  # guest games, which other processes find by their names
        self._clerks: ProcessPoolExecutor | None = None  # started when there is work
        self._share = Buckets(limits.work)
        self._of: Counter[str] = Counter()

    async def think(self, think: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Let a bot think in a thread."""
        with self._metrics.thinking.track_inprogress():
            return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: think(*given, **named))

    def has_far(self, game: AnyGame) -> bool:
        """Return whether that game's bots can think in a process of their own."""
        return self.thinkers is not None and self._shared.get(game.name) is game

    async def ponder(self, table: str, bot: int, thought: bytes) -> bytes:
        """Let a bot think in a process: see `thinkers.py`."""
        assert self.thinkers is not None
        with self._metrics.thinking.track_inprogress():
            return await self.thinkers.ponder(table, bot, thought)

    async def work(self, address: str, job: Callable[..., T], *given: Any) -> T:
        """Run a job in the clerks' process: `job` is a function of a module, gets the catalogue first, and bounds
        itself. Raises Refused when that address, or everybody together, asks for too much.
        """
        if self._of[address] >= self._limits.work_at_once or self._share.of(address).left() <= 0:
            raise Refused("too_fast", RULE)
        if self._of.total() >= self._limits.work_waiting:
            raise Refused("too_busy", RULE)
        self._of[address] += 1
        try:
            with self._metrics.working.track_inprogress():
                result, seconds = await asyncio.wrap_future(self._pool().submit(timed, job, self._guests, given))
        except BrokenProcessPool:
            self._clerks = None  # it was killed, perhaps for its memory: the next job gets another
            raise Refused("too_busy", RULE) from None
        finally:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]
        self._share.of(address).spend(seconds)
        self._metrics.work_seconds.inc(seconds)
        return result

    def warm_up(self) -> None:
        """Have the clerks' process started, since that takes a second."""
        self._pool().submit(ready)

    def _pool(self) -> ProcessPoolExecutor:
        if self._clerks is None:
            fresh = multiprocessing.get_context("spawn")  # it gets nothing of the server's: no socket, no file, no seed
            self._clerks = ProcessPoolExecutor(CLERKS, fresh, initializer=begin)
        return self._clerks

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self.thinkers is not None:
            self.thinkers.close()
        if self._clerks is not None:
            processes = list((self._clerks._processes or {}).values())
            self._clerks.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()  # nobody waits for its work
