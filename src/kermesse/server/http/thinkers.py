"""Processes in which bots think that look far ahead: never in the loop, nor in a thread that takes the interpreter from
it.

A table has one bot's thought after the other thought out, and the tables take turns. A process that dies costs a bot
the time to think again: what it was at goes to another one, and if that dies of it too, back to the table, where a rule
of thumb decides. A thought is answered once: a process is heard no more before what it was at is given to another.
"""

import asyncio
import multiprocessing
import os
import socket
import time
from dataclasses import dataclass, field
from typing import Any, Final, cast

import structlog

from kermesse.server.http.thinker import HEAD, framed, work
from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.round_robin import RoundRobin
from kermesse.server.storage.tasks import Tasks
from kermesse.server.table.thoughts import KEPT, LostThought, TooManyThoughts

MOST_TRIES: Final = 2
LONGEST_THOUGHT: Final = 60.0  # seconds, after which it counts as stuck
LONGEST_START: Final = 60.0
LONGEST_PAUSE: Final = 30.0  # seconds before another start, after one has failed


def cores_to_spare() -> int:
    """Return the number of cores but one, which is the loop's; at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


@dataclass(eq=False)
class QueuedThought:
    """A thought that somebody waits for."""

    table: str
    bot: int
    message: bytes
    answer: asyncio.Future[bytes]
    since: float
    tries: int = 0


@dataclass(eq=False)
class Process(asyncio.Protocol):
    """One thinking process, and the pipe to it."""

    pool: "Thinkers"
    process: Any = None
    transport: asyncio.Transport | None = None
    is_ready: bool = False
    asked: QueuedThought | None = None  # the thought that it works on
    knows: dict[int, None] = field(default_factory=dict)  # bots that thought here last
    _heard: bytearray = field(default_factory=bytearray)
    _stuck: asyncio.TimerHandle | None = None

    @property
    def is_idle(self) -> bool:
        return self.is_ready and self.asked is None

    def give(self, asked: QueuedThought) -> None:
        assert self.transport is not None
        self.asked = asked
        self.knows.pop(asked.bot, None)
        self.knows[asked.bot] = None
        if len(self.knows) > KEPT:
            del self.knows[next(iter(self.knows))]
        self._kill_after(LONGEST_THOUGHT)
        self.transport.write(framed(asked.message))

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()

    def end(self) -> None:
        """End it at once: nobody waits for its work."""
        self._forget_stuck()
        self.kill()
        if self.transport is not None:
            self.transport.abort()
        if self.process is not None:
            self.process.join(1)

    def _kill_after(self, seconds: float) -> None:
        self._forget_stuck()
        self._stuck = asyncio.get_running_loop().call_later(seconds, self.kill)

    def _forget_stuck(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()

    # ------------------------------------------------------------ the line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is one, but is not declared so
        self._kill_after(LONGEST_START)

    def data_received(self, data: bytes) -> None:
        self._heard += data
        while len(self._heard) >= HEAD:
            end = HEAD + int.from_bytes(self._heard[:HEAD], "big")
            if len(self._heard) < end:
                return
            message = bytes(self._heard[HEAD:end])
            del self._heard[:end]
            self._forget_stuck()
            if self.is_ready:
                asked, self.asked = self.asked, None
                self.pool.answered(asked, message)
            else:
                self.is_ready = True
                self.pool.begun()

    def connection_lost(self, _: Exception | None) -> None:
        self._forget_stuck()
        self.pool.lost(self)


class Thinkers:
    def __init__(self, many: int, most_waiting: int, metrics: Metrics, guests: tuple[str, ...]) -> None:
        self._many = many
        self._most_waiting = most_waiting
        self._metrics = metrics
        self._watch = Tasks(metrics.faults)
        self._guests = guests
        self._queue: RoundRobin[QueuedThought] = RoundRobin()
        self.processes: list[Process] = []
        self._failed = 0  # starts in a row
        self._not_before = 0.0  # True while another one is being started
        self._closed = False
        self._log = structlog.get_logger()
        metrics.thinkers.set_function(lambda: len(self.processes))
        metrics.waiting.set_function(lambda: len(self._queue))

    async def ponder(self, table: str, bot: int, thought: bytes) -> bytes:
        """Return the answer to that thought of a bot at that table. Raises TooManyThoughts, or LostThought if nobody
        could finish it.
        """
        if len(self._queue) >= self._most_waiting:
            self._metrics.thoughts.labels("turned_away").inc()
            raise TooManyThoughts
        asked = QueuedThought(table, bot, thought, asyncio.get_running_loop().create_future(), time.monotonic())
        self._queue.put(table, asked)
        self._assign()
        try:
            return await asked.answer
        finally:
            self._queue.drop(table, asked)  # its table is gone

    def close(self) -> None:
        self._closed = True
        for process in self.processes:
            process.end()
        self.processes.clear()

    # ------------------------------------------------------------ who does what

    def _assign(self) -> None:
        while self._queue and (idle := [process for process in self.processes if process.is_idle]):
            asked = self._queue.take()
            if not asked.answer.done():
                next((process for process in idle if asked.bot in process.knows), idle[0]).give(asked)
        starting = sum(not process.is_ready for process in self.processes)
        if len(self._queue) > starting and len(self.processes) < self._many:
            self._start()

    def _start(self) -> None:
        """Start one more process; not if a start has just failed."""
        if self._closed:
            return
        if time.monotonic() >= self._not_before:
            process = Process(self)
            self.processes.append(process)
            self._watch.begin("a thinker's start", self._begin(process))
        elif not self.processes:
            self._give_up()

    async def _begin(self, process: Process) -> None:
        here, there = socket.socketpair()
        try:
            await asyncio.to_thread(self._spawn, process, there)
            await asyncio.get_running_loop().create_connection(lambda: process, sock=here)
        except BaseException:
            here.close()
            process.kill()
            self.lost(process)
            raise
        finally:
            there.close()  # so that the server hears when it ends
            if self._closed:
                process.end()

    def _spawn(self, process: Process, there: socket.socket) -> None:
        fresh = multiprocessing.get_context("spawn")  # it gets nothing of the server's: no socket, no file, no seed
        spawned = fresh.Process(target=work, args=(there, self._guests), daemon=True)
        spawned.start()
        process.process = spawned  # only now: a process that has not begun cannot be ended

    # ------------------------------------------------------------ what becomes of it

    def begun(self) -> None:
        self._failed = 0
        self._assign()

    def answered(self, asked: QueuedThought | None, message: bytes) -> None:
        if asked is not None and not asked.answer.done():
            asked.answer.set_result(message)
            self._metrics.thought(time.monotonic() - asked.since)
        self._assign()

    def lost(self, process: Process) -> None:
        """Listen to this process no more."""
        if self._closed or process not in self.processes:
            return
        self.processes.remove(process)
        self._watch.begin("a thinker's end", self._look_after(process))
        if not process.is_ready:
            self._failed += 1
            self._not_before = time.monotonic() + min(LONGEST_PAUSE, 2.0 ** (self._failed - 1))
            if not self.processes:
                self._give_up()
        asked = process.asked
        if asked is not None and not asked.answer.done():
            asked.tries += 1
            if asked.tries < MOST_TRIES:
                self._metrics.thoughts.labels("again").inc()
                self._queue.put_first(asked.table, asked)
            else:
                self._lose(asked)
        self._assign()

    async def _look_after(self, process: Process) -> None:
        """Log why a process ended; it ends in good order when it had nothing to do, or has grown."""
        if process.process is None:
            return
        await asyncio.to_thread(process.process.join, 5)
        code = process.process.exitcode
        if code == 0:
            self._log.info("a thinker has ended", pid=process.process.pid)
            return
        process.kill()
        self._metrics.thinkers_lost.inc()
        self._log.warning(
            "a thinker died", pid=process.process.pid, code=code, ready=process.is_ready, thought=bool(process.asked)
        )
        if process.is_ready and len(self.processes) < self._many:
            self._start()  # before somebody waits for it

    def _give_up(self) -> None:
        while self._queue:
            self._lose(self._queue.take())

    def _lose(self, asked: QueuedThought) -> None:
        if not asked.answer.done():
            self._metrics.thoughts.labels("lost").inc()
            asked.answer.set_exception(LostThought())
