"""What writes to PostgreSQL. One commit takes everything that arrived while the last one ran, as in `writer.py`; what the database
does not take is tried again until it does, and nobody hears of it before.

A line that breaks during a commit leaves open whether it was done. The number that each commit carries settles that: the
database does every number once.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from kermesse.server.ground.postgres import COMMIT_LINES, DEAD, LOST, connect, in_one_line, passes, without_password
from kermesse.server.ground.storage import StorageFailed, Then
from kermesse.server.ground.watch import Watch

FIRST_WAIT: Final = 0.05  # seconds before a commit that failed is tried again; each time twice as long
LONGEST_WAIT: Final = 2.0
LOCKED_FOR: Final = 0.5  # seconds after which people are told that somebody holds a table
STANDS_FOR: Final = 2.0  # seconds that a server which stands still in the middle of a commit holds its tables
LAST_TRY: Final = 2.0  # seconds that a server which is told to stop waits for a database that is away


class Write(msgspec.Struct, gc=False):
    table: str = ""  # whose it is; nothing more is written or told of a table whose lease is lost
    lines: bytes = b""  # sealed, parted by newlines
    fence: int = 0
    first: int = 0  # the number of its first line
    end: int = 0  # and of the line after its last
    then: Then = None
    sql: str = ""
    values: tuple[Any, ...] = ()


class PostgresWriter:
    def __init__(
        self,
        dsn: str,
        name: str,
        watch: Watch,
        on_commit: Callable[[int, float], None],
        on_failure: Callable[[StorageFailed], None],
        on_trouble: Callable[[str], None],
        on_lost: Callable[[str], None],
    ) -> None:
        self.trouble = ""  # why the database takes nothing
        self.lost: set[str] = set()  # tables whose lease is another's
        self._dsn = dsn
        self._name = name
        self._watch = watch
        self._on_commit = on_commit
        self._on_failure = on_failure
        self._on_trouble = on_trouble  # '' when it is over
        self._on_lost = on_lost
        self._db: Any = None
        self._commits = 0  # of this server
        self._waiting: list[Write] = []  # what arrived while the last commit ran
        self._under_way = False
        self._failed: StorageFailed | None = None
        self._stopping = asyncio.Event()
        self._syncing: set[asyncio.Future[None]] = set()

    def put(self, write: Write) -> None:
        if self._failed is not None or write.table in self.lost:
            return
        self._waiting.append(write)
        if not self._under_way:
            self._under_way = True
            self._watch.begin("commits", self._commit_all())  # with all that comes in this turn of the loop

    def synced(self) -> asyncio.Future[None]:
        """Done when everything that was asked for is durable; StorageFailed when it never will be."""
        done = asyncio.get_running_loop().create_future()
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

    def fail(self, failed: StorageFailed) -> None:
        """For good: nothing is written or told any more."""
        self._waiting.clear()
        if self._failed is None:
            self._failed = failed
            self._stopping.set()
            self._on_failure(failed)
        waiting, self._syncing = self._syncing, set()
        for done in waiting:
            if not done.done():
                done.set_exception(failed)

    async def close(self) -> None:
        """Write what is still under way. A database that is away is not waited for long."""
        give_up = asyncio.get_running_loop().call_later(LAST_TRY, self._stopping.set)
        while self._under_way:
            await asyncio.sleep(0.001)
        give_up.cancel()
        await self._hang_up()

    # ------------------------------------------------------------ committing

    async def _commit_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                began = time.perf_counter()
                done = await self._commit_at_last(batch)
                self._on_commit(len(batch), time.perf_counter() - began)
                self._tell(done)
        finally:
            self._under_way = False

    async def _commit_at_last(self, batch: list[Write]) -> list[Write]:
        """Try until the database takes it, or the server is told to stop; nobody hears of it before. What was written of it:
        all but what is of tables that are another's by now, and nothing after a failure."""
        wait = FIRST_WAIT
        while self._failed is None:
            try:
                batch = [write for write in batch if write.table not in self.lost]
                await self._commit(batch)
            except Exception as error:
                state = getattr(error, "sqlstate", "")
                if state == LOST:
                    self._lose(str(error).split())
                    continue
                await self._hang_up()
                if failure := self._for_good(state, error):
                    self.fail(failure)
                    break
                self._in_trouble(in_one_line(error))
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stopping.wait(), wait)
                wait = min(2 * wait, LONGEST_WAIT)
            else:
                return batch if self._failed is None else []
        return []

    def _for_good(self, state: str, error: Exception) -> StorageFailed | None:
        shown, why = without_password(self._dsn), in_one_line(error)
        if state == DEAD:
            return declared_dead(shown)
        if not passes(error):
            return StorageFailed(f"{shown}: {why}: put the database right and start the server again")
        if self._stopping.is_set():
            return StorageFailed(f"{shown}: {why}: what nobody was told of is lost")
        return None

    async def _commit(self, batch: list[Write]) -> None:
        lines: dict[str, list[Write]] = {}
        for write in batch:
            if write.lines:
                lines.setdefault(write.table, []).append(write)
        others = [write for write in batch if write.sql]
        if not lines and not others:
            return
        if self._db is None:
            self._db = await connect(self._dsn)
            await self._db.execute(f"SET lock_timeout = {int(1000 * LOCKED_FOR)}")
            await self._db.execute(f"SET idle_in_transaction_session_timeout = {int(1000 * STANDS_FOR)}")
        number = self._commits + 1
        values = (
            self._name,
            number,
            list(lines),
            [of[0].fence for of in lines.values()],
            [of[0].first for of in lines.values()],
            [of[-1].end for of in lines.values()],
            [b"\n".join([write.lines for write in of]) for of in lines.values()],
        )
        if not others:
            await self._db.execute(COMMIT_LINES, *values)  # its own transaction
        else:
            async with self._db.transaction():
                if await self._db.fetchval(COMMIT_LINES, *values):
                    for write in others:
                        await self._db.execute(write.sql, *write.values)
        self._commits = number

    def _lose(self, tables: list[str]) -> None:
        for table in tables:
            self.lost.add(table)
            self._on_lost(table)
        # Should one of them come back to this server, nothing that was asked for before is of that life.
        self._waiting = [write for write in self._waiting if write.table not in self.lost]

    async def _hang_up(self) -> None:
        """A connection that failed may not find the way back."""
        db, self._db = self._db, None
        if db is not None:
            with suppress(Exception):
                await db.close(timeout=1)

    def _in_trouble(self, why: str) -> None:
        if self.trouble != why:
            self.trouble = why
            self._on_trouble(why)

    def _tell(self, done: list[Write]) -> None:
        if self._failed is not None:
            self._waiting.clear()
            return
        if self.trouble:
            self.trouble = ""
            self._on_trouble("")
        for write in done:
            if write.then is not None:
                with self._watch.over("after a commit", table=write.table):  # a fault at one table is no other's
                    write.then()


def declared_dead(shown: str) -> StorageFailed:
    return StorageFailed(
        f"{shown}: this server stood still or was cut off, was taken for dead, and another has its tables:"
        " stop that one and start this again, or leave it so"
    )
