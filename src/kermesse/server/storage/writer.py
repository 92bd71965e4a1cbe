"""The thread that writes to the file."""

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeAlias, TypeVar

from kermesse.server.storage.group_commit import FIRST_WAIT, LONGEST_WAIT, GroupCommit, Write
from kermesse.server.storage.sqlite_schema import APPEND, connect, passes
from kermesse.server.storage.storage import StorageFailed

T = TypeVar("T")

Job: TypeAlias = Callable[[sqlite3.Connection], None]


class Writer(GroupCommit):
    def __init__(
        self,
        path: str,
        durable: Callable[[Write], None],
        on_commit: Callable[[int, float], None],
        on_failure: Callable[[StorageFailed], None],
        on_trouble: Callable[[str], None],
    ) -> None:
        super().__init__(on_commit, on_failure, on_trouble)
        self._path = path
        self._durable = durable
        self._queue: SimpleQueue[list[Write] | Job | None] = SimpleQueue()
        self._stopping: threading.Event = threading.Event()
        self._thread = threading.Thread(target=self._write_all, name="kermesse-writer", daemon=True)
        self._thread.start()

    def _begin(self) -> None:
        self._loop.call_soon(self._commit_waiting)

    def _commit_waiting(self) -> None:
        batch, self._waiting = self._waiting, []
        self._queue.put(batch)

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

    def _settle(self, batch: list[Write], failed: StorageFailed | None, seconds: float) -> None:
        self._on_commit(len(batch), seconds)
        if failed is not None:
            self._under_way = False
            self.fail(failed)
            return
        if self._waiting:
            self._begin()
        else:
            self._under_way = False
        for write in batch:
            self._durable(write)
        self._tell(batch)

    async def close(self) -> None:
        await self._finish()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, 5)


def _commit(db: sqlite3.Connection, batch: list[Write]) -> None:
    lines = b"\n".join([write.lines for write in batch if write.lines])
    others = [write for write in batch if write.sql]
    if not others:
        if lines:
            _note_row(batch, db.execute(APPEND, (lines,)).lastrowid)  # its own transaction
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        if lines:
            _note_row(batch, db.execute(APPEND, (lines,)).lastrowid)
        for write in others:
            db.execute(write.sql, write.values)
        db.execute("COMMIT")
    except sqlite3.Error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _note_row(batch: list[Write], row: int | None) -> None:
    for write in batch:
        if write.lines:
            write.row = row or 0


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
