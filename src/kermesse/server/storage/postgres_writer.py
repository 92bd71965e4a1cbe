"""What writes to PostgreSQL.

A line that breaks during a commit leaves open whether it was done. The number that each commit carries settles that: the
database does every number once.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from kermesse.server.storage.group_commit import FIRST_WAIT, LONGEST_WAIT, GroupCommit
from kermesse.server.storage.group_commit import Write as Write
from kermesse.server.storage.postgres import COMMIT_LINES, DEAD, LOST, connect, in_one_line, passes, without_password
from kermesse.server.storage.storage import StorageFailed
from kermesse.server.storage.tasks import Tasks

LOCKED_FOR: Final = 0.5  # seconds after which people are told that somebody holds a table
STANDS_FOR: Final = 2.0  # seconds that a server which stands still in the middle of a commit holds its tables


class PostgresWriter(GroupCommit):
    def __init__(
        self,
        dsn: str,
        name: str,
        watch: Tasks,
        on_commit: Callable[[int, float], None],
        on_failure: Callable[[StorageFailed], None],
        on_trouble: Callable[[str], None],
        on_lost: Callable[[str], None],
    ) -> None:
        super().__init__(on_commit, on_failure, on_trouble)
        self.lost: set[str] = set()  # tables whose lease is another's: nothing more is written or told of them
        self._dsn = dsn
        self._name = name
        self._watch = watch
        self._on_lost = on_lost
        self._db: Any = None
        self._commits = 0  # of this server
        self._stopping: asyncio.Event = asyncio.Event()

    def put(self, write: Write) -> None:
        if write.table not in self.lost:
            super().put(write)

    def _begin(self) -> None:
        self._watch.begin("commits", self._commit_all())

    async def close(self) -> None:
        await self._finish()
        await self._hang_up()

    # ------------------------------------------------------------ committing

    async def _commit_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                began = time.perf_counter()
                done = await self._commit_at_last(batch)
                self._on_commit(len(batch), time.perf_counter() - began)
                if self._failed is None:
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


def declared_dead(shown: str) -> StorageFailed:
    return StorageFailed(
        f"{shown}: this server stood still or was cut off, was taken for dead, and another has its tables:"
        " stop that one and start this again, or leave it so"
    )
