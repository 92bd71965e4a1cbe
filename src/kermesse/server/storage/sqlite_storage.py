"""What outlives the server, in one SQLite file (`database.py`): the writer's thread writes, the loop's thread reads."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from kermesse.server.storage import sweeping
from kermesse.server.storage.group_commit import Write
from kermesse.server.storage.line_counts import LineCounts
from kermesse.server.storage.log_reader import FoundLogs, RowIndex, logs_of, read_in_slices, read_logs, tables_with
from kermesse.server.storage.sealed_rows import SealedStorage, Statements
from kermesse.server.storage.sqlite import Writer
from kermesse.server.storage.sqlite_opening import COUNTS, InUse, Lock, make_ready
from kermesse.server.storage.sqlite_schema import (
    KEEP_ANALYSIS,
    KEEP_PERSON,
    KEEP_RECORD,
    KEEP_UNDERSTOOD,
    PUT_ASIDE,
    connect,
    passes,
)
from kermesse.server.storage.storage import (
    Damaged,
    Finished,
    Found,
    MadeRoom,
    PersonRow,
    Retention,
    StorageFailed,
    Then,
    games_of,
)


class SqliteStorage(SealedStorage):
    """One file in WAL mode, synchronous=FULL, with a lock, held for as long as this lives. Made inside a running loop."""

    statements = Statements(
        KEEP_PERSON,
        "DELETE FROM people WHERE id = ?",
        KEEP_UNDERSTOOD,
        "DELETE FROM understood WHERE person = ?",
        KEEP_RECORD,
        KEEP_ANALYSIS,
        PUT_ASIDE,
        "DELETE FROM aside WHERE tbl = ?",
        "INSERT OR REPLACE INTO house VALUES ('ready', ?)",
    )
    count_may_lag = True  # after a loss of power (heads.py)
    _writer: Writer

    def __init__(
        self,
        path: str | Path,
        on_commit: Callable[[int, float], None] = lambda lines, seconds: None,
        on_failure: Callable[[StorageFailed], None] = lambda error: None,
        on_trouble: Callable[[str], None] = lambda why: None,
    ) -> None:
        super().__init__(
            on_failure, on_trouble, lambda table: None
        )  # never lost: the lock keeps others out of the file
        self._path = str(path)
        try:
            self._lock = Lock(path)
        except InUse as error:
            raise StorageFailed(str(error)) from error
        try:
            self.told += make_ready(self._path)
            self._reader = connect(self._path)
            self._reader.execute("PRAGMA query_only = ON")
            self._heads = LineCounts(self._path + COUNTS)
            self._rows = RowIndex()
        except BaseException:
            self._lock.release()
            raise
        self._writer = Writer(
            self._path,
            self._durable,
            on_commit,
            self._failed,
            self._in_trouble,
        )

    # ------------------------------------------------------------ writing

    def _put_lines(self, table: str, sealed: bytes, first: int, end: int, then: Then) -> None:
        self._writer.put(Write(table, sealed, 0, first, end, then))

    def _durable(self, write: Write) -> None:
        if write.lines:
            self._heads.raise_to(write.table, write.end)
            self._rows.note(write.table, write.row)

    def _closed(self, table: str) -> None:
        super()._closed(table)
        self._heads.forget(table)
        self._rows.forget(table)

    async def close(self) -> None:
        """Write what is still under way, then let go of the file."""
        await self._writer.close()
        self._reader.close()
        self._heads.close()
        self._lock.release()

    # ------------------------------------------------------------ sweeping

    async def rewrite(self, lines: Mapping[tuple[str, int], bytes]) -> None:
        """These lines, by their table and number, say something else from now on; what they said is overwritten."""
        after = 0
        while lines and after >= 0:
            after = await self._writer.between(partial(sweeping.rewrite_lines, after=after, lines=lines))
        await self._give_back()

    async def sweep(self, keep: Retention, made_room: MadeRoom = lambda what, number: None) -> None:
        """Take out what is kept no longer, in small steps between commits, and give the room back to the disk. Whoever never sat
        down nor spoke makes room before any record does."""
        await self.synced()
        closed, after = frozenset(name.encode() for name in self._swept), 0
        while closed and after >= 0:
            after = await self._writer.between(partial(sweeping.take_out_lines, after=after, closed=closed))
        self._swept -= {name.decode() for name in closed}
        now = int(time.time())
        people, passing = now - int(keep.people), now - int(keep.passing)
        await self._writer.between(partial(sweeping.forget_people, before=people, passing_before=passing))
        while await self._writer.between(partial(sweeping.forget_records, before=now - int(keep.records))):
            pass
        gone = sweeping.PEOPLE
        while gone == sweeping.PEOPLE:  # those who come meanwhile are the next sweep's
            gone = await self._writer.between(partial(sweeping.forget_passing, most=keep.most_passing))
            made_room("people", gone)
        await self._give_back()
        while self.size() > keep.bytes:
            much = self.size() - keep.bytes
            if gone := await self._writer.between(partial(sweeping.forget_passing, most=0)):
                made_room("people", gone)
            elif gone := await self._writer.between(partial(sweeping.forget_oldest_records, much=much)):
                made_room("records", gone)
            else:
                break
            await self._give_back()

    async def _give_back(self) -> None:
        while await self._writer.between(sweeping.give_back):
            pass

    # ------------------------------------------------------------ reading

    # A file answers at once: what looks up a few rows does so in the loop's thread.

    async def live(self) -> Iterator[Found]:
        """The logs of all tables that were not closed, in the order in which the tables were made."""
        return self._live()

    def _live(self) -> Iterator[Found]:
        rows = self._reader.execute("SELECT seq, CAST(batch AS BLOB) FROM log ORDER BY seq")
        logs, hurt, self.bad_rows = read_logs(self._rows.noting(rows))
        for table in [*logs, *(self._heads.counts.keys() - logs.keys())]:
            found = self._found(table, logs.get(table, {}), self._heads.counts.get(table, 0), hurt)
            if found is not None:
                yield found
            else:
                self._heads.forget(table)
                self._rows.forget(table)

    async def log_of(self, table: str) -> Found | None:
        """One table's, from the rows in which its lines stand; from all, if those do not have it whole. None if it was closed."""
        known = self._heads.counts.get(table, 0)
        try:
            found = self._found_in(await read_in_slices(self._batches(table)), table, known)
            if found is not None and not found.whole:  # all is looked through: not in the loop's thread
                found = self._found_in(await asyncio.to_thread(_all_logs, self._path), table, known)
        except sqlite3.Error as error:
            if passes(error):
                raise StorageFailed(str(error)) from error
            return Found(table, [], False)
        return found if known or (found is not None and found.lines) else None

    def _found_in(self, read: FoundLogs, table: str, known: int) -> Found | None:
        return self._found(table, read.logs.get(table, {}), known, read.hurt)

    def _batches(self, table: str) -> Iterator[bytes]:
        """Its lines alone. A damaged one that does not name it any more is missing."""
        name = f" {table} ".encode()
        for rows in self._rows.of(table):
            marks = ", ".join("?" * len(rows))
            found = self._reader.execute(
                f"SELECT CAST(batch AS BLOB) FROM log WHERE seq IN ({marks}) ORDER BY seq", rows
            )
            for (batch,) in found.fetchall():  # what is between two of them may take its time
                theirs = [line for line in batch.split(b"\n") if line.startswith(name, 8)]
                if theirs:
                    yield b"\n".join(theirs)

    async def aside(self) -> dict[str, tuple[str, int]]:
        """Tables that were put aside: why, and when."""
        return {table: (why, at) for table, why, at in self._reader.execute("SELECT tbl, why, at FROM aside")}

    async def played_by(self, person: str) -> list[Finished]:
        """Finished games that are kept, the newest first. All records are looked through, so not in the loop's thread."""
        try:
            return await asyncio.to_thread(_played_by, self._path, person)
        except sqlite3.Error as error:
            raise StorageFailed(str(error)) from error
        except msgspec.MsgspecError as error:
            raise Damaged(str(error)) from error

    async def people_called(self, name: str) -> list[PersonRow]:
        """Whose name or id that is."""
        rows = self._reader.execute(
            "SELECT id, secret, name, made, seen FROM people WHERE name = ? OR id = ?", (name,) * 2
        )
        return [PersonRow(*row) for row in rows]

    async def logs_with(self, person: str) -> dict[str, dict[int, bytes]]:
        """The whole logs, by table and number, in which that id stands. All is looked through: not in the loop's thread."""
        await self.synced()
        try:
            return await asyncio.to_thread(_logs_with, self._path, person)
        except sqlite3.Error as error:
            raise StorageFailed(str(error)) from error

    async def _row(self, sql: str, *key: str | bytes | int) -> Sequence[Any] | None:
        try:
            row: Sequence[Any] | None = self._reader.execute(sql, key).fetchone()
            return row
        except sqlite3.Error as error:
            if passes(error):
                raise StorageFailed(str(error)) from error
            raise Damaged(str(error)) from error

    def size(self) -> int:
        """Of the file, with what is not merged into it yet, in bytes."""
        total = 0
        for end in ("", "-wal"):
            with suppress(OSError):
                total += os.stat(self._path + end).st_size
        return total


def _logs_with(path: str, person: str) -> dict[str, dict[int, bytes]]:
    with closing(_beside(path)) as db:
        db.execute("BEGIN")  # one moment's
        rows = db.execute(
            "SELECT CAST(batch AS BLOB) FROM log WHERE instr(CAST(batch AS BLOB), CAST(? AS BLOB))", (person,)
        )
        tables = tables_with((batch for (batch,) in rows), person)
        if not tables:
            return {}
        return logs_of((batch for (batch,) in db.execute("SELECT CAST(batch AS BLOB) FROM log ORDER BY seq")), tables)


def _all_logs(path: str) -> FoundLogs:
    with closing(_beside(path)) as db:
        return read_logs(batch for (batch,) in db.execute("SELECT CAST(batch AS BLOB) FROM log ORDER BY seq"))


def _beside(path: str) -> sqlite3.Connection:
    """For reading in another thread than the loop's."""
    return sqlite3.connect(f"file:{Path(path).absolute()}?mode=ro", uri=True, timeout=5, isolation_level=None)


def _played_by(path: str, person: str) -> list[Finished]:
    with closing(_beside(path)) as db:
        rows = db.execute(
            "SELECT tbl, info, at FROM records WHERE instr(info, ?) ORDER BY at DESC", (person,)
        ).fetchall()
    return games_of(person, rows)
