"""The thread that writes. One commit takes everything that arrived while the last one ran: no waiting to gather more, no commit
for each command. What the disk does not take is tried again until it does, and nobody hears of it before.
"""

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from kermesse.server.ground.database import APPEND, connect, passes
from kermesse.server.ground.storage import StorageFailed, Then

T = TypeVar("T")

FIRST_WAIT: Final = 0.05  # seconds before a commit that failed is tried again; each time twice as long
LONGEST_WAIT: Final = 2.0
LAST_TRY: Final = 2.0  # seconds that a server which is told to stop waits for a failing disk


class Write(msgspec.Struct, gc=False):
    lines: bytes = b""  # sealed, parted by newlines
    table: str = ""  # whose they are
    count: int = 0  # how many that table has with them; 0: it is closed
    then: Then = None
    sql: str = ""
    values: tuple[Any, ...] = ()


Job: TypeAlias = Callable[[sqlite3.Connection], None]


class Writer:
    def __init__(
        self,
        path: str,
        durable: Callable[[Write], None],
        on_commit: Callable[[int, float], None],
        on_failure: Callable[[StorageFailed], None],
        on_trouble: Callable[[str], None],
    ) -> None:
        self.trouble = ""  # why the disk takes nothing
        self._path = path
        self._durable = durable
        self._on_commit = on_commit
        self._on_failure = on_failure
        self._on_trouble = on_trouble  # '' when it is over
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[list[Write] | Job | None] = SimpleQueue()
        self._waiting: list[Write] = []  # what arrived while the last commit ran
        self._under_way = False
        self._failed: StorageFailed | None = None
        self._stopping = threading.Event()
        self._syncing: set[asyncio.Future[None]] = set()
        self._thread = threading.Thread(target=self._write_all, name="kermesse-writer", daemon=True)
        self._thread.start()

    def put(self, write: Write) -> None:
        self._waiting.append(write)
        if not self._under_way:
            self._under_way = True
            self._loop.call_soon(self._commit_waiting)  # with all that comes in this turn of the loop

    def _commit_waiting(self) -> None:
        batch, self._waiting = self._waiting, []
        self._queue.put(batch)

    def synced(self) -> asyncio.Future[None]:
        """Done when everything that was asked for is durable; StorageFailed when it never will be."""
        done = self._loop.create_future()
        if self._failed is not None:
            done.set_exception(self._failed)
            return done
        self._syncing.add(done)
        self.put(Write(then=partial(self._synced, done)))
        return done

    def _synced(self, done: asyncio.Future[None]) -> None:
        self._syncing.discard(done)
        if not done.done():
            done.set_result(None)

    async def between(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Done between two commits. Raises what the work raises."""
        done: asyncio.Future[T] = self._loop.create_future()

        def job(db: sqlite3.Connection) -> None:
            try:
                result = work(db)
            except Exception as error:
                if db.in_transaction:
                    with suppress(sqlite3.Error):
                        db.execute("ROLLBACK")
                self._loop.call_soon_threadsafe(_set, done, None, error)
            else:
                self._loop.call_soon_threadsafe(_set, done, result, None)

        await self.synced()  # the writer has its connection, and the disk takes something
        self._queue.put(job)
        return await done

    # ------------------------------------------------------------ in its own thread

    def _write_all(self) -> None:
        """Whatever has arrived is one transaction."""
        _give_way()
        db: sqlite3.Connection | None = None
        failed: StorageFailed | None = None
        while (work := self._queue.get()) is not None:
            if callable(work):
                if db is not None and failed is None:
                    work(db)
                continue
            began = time.perf_counter()
            if failed is None:
                db, failed = self._commit_at_last(db, work)
            spent = time.perf_counter() - began
            self._loop.call_soon_threadsafe(self._settle, work, failed, spent)
        if db is not None:
            with suppress(sqlite3.Error):
                db.close()

    def _commit_at_last(
        self, db: sqlite3.Connection | None, batch: list[Write]
    ) -> tuple[sqlite3.Connection | None, StorageFailed | None]:
        """Try until the disk takes it, or the server is told to stop; nobody hears of it before. Later and later, on a new
        connection each time, since one that failed may not find the way back."""
        wait = FIRST_WAIT
        while True:
            try:
                if db is None:
                    db = connect(self._path)
                _commit(db, batch)
                return db, None
            except Exception as error:
                if db is not None:
                    with suppress(sqlite3.Error):
                        db.close()
                    db = None
                why = " ".join(str(error).split()) or type(error).__name__
                if not passes(error):
                    return None, StorageFailed(f"{self._path}: {why}: start the server again, which mends what it can")
                self._loop.call_soon_threadsafe(self._in_trouble, why)
                if self._stopping.wait(wait):
                    return None, StorageFailed(f"{self._path}: {why}: what nobody was told of is lost")
                wait = min(2 * wait, LONGEST_WAIT)

    # ------------------------------------------------------------ in the loop again

    def _in_trouble(self, why: str) -> None:
        if self.trouble != why and self._failed is None:
            self.trouble = why
            self._on_trouble(why)

    def _settle(self, batch: list[Write], failed: StorageFailed | None, seconds: float) -> None:
        self._on_commit(len(batch), seconds)
        if self._waiting:
            self._loop.call_soon(self._commit_waiting)
        else:
            self._under_way = False
        if failed is not None:
            self._fail(failed)
            return
        if self.trouble:
            self.trouble = ""
            self._on_trouble("")
        for write in batch:
            self._durable(write)
            if write.then is not None:
                try:
                    write.then()
                except Exception as error:  # a fault of ours at one table must not keep the others waiting
                    self._loop.call_exception_handler({"message": "fault after a commit", "exception": error})

    def _fail(self, failed: StorageFailed) -> None:
        if self._failed is None:
            self._failed = failed
            self._on_failure(failed)
        waiting, self._syncing = self._syncing, set()
        for done in waiting:
            if not done.done():
                done.set_exception(failed)

    async def close(self) -> None:
        """Write what is still under way. A disk that takes nothing is not waited for long."""
        give_up = self._loop.call_later(LAST_TRY, self._stopping.set)
        while self._under_way:
            await asyncio.sleep(0.001)
        give_up.cancel()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, 5)


def _commit(db: sqlite3.Connection, batch: list[Write]) -> None:
    lines = b"\n".join([write.lines for write in batch if write.lines])
    others = [write for write in batch if write.sql]
    if not others:
        if lines:
            db.execute(APPEND, (lines,))  # its own transaction
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        if lines:
            db.execute(APPEND, (lines,))
        for write in others:
            db.execute(write.sql, write.values)
        db.execute("COMMIT")
    except sqlite3.Error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _set(done: "asyncio.Future[T]", result: Any, error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


def _give_way() -> None:
    """This thread never interrupts the loop's where both share a core: it writes while that one waits."""
    if hasattr(os, "SCHED_BATCH"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
