"""What outlives the server, in one SQLite file (`database.py`): the writer's thread writes, the loop's thread reads."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from kermesse.server.ground import sweeping
from kermesse.server.ground.database import (
    KEEP_ANALYSIS,
    KEEP_PERSON,
    KEEP_RECORD,
    KEEP_UNDERSTOOD,
    PUT_ASIDE,
    connect,
    passes,
)
from kermesse.server.ground.found_logs import LogSize, logs_of, read_logs, tables_with
from kermesse.server.ground.heads import Heads
from kermesse.server.ground.lock import InUse, Lock
from kermesse.server.ground.opening import make_ready
from kermesse.server.ground.played import games_of
from kermesse.server.ground.replacing import HEADS
from kermesse.server.ground.rows import CLOSED, seal, seal_line
from kermesse.server.ground.storage import Damaged, Finished, Found, Kept, PersonRow, StorageFailed, Then
from kermesse.server.ground.writer import Write, Writer

READY: Final = "INSERT OR REPLACE INTO house VALUES ('ready', ?)"


class SqliteStorage:
    """One file in WAL mode, synchronous=FULL, with a lock, held for as long as this lives. Made inside a running loop."""

    def __init__(
        self,
        path: str | Path,
        on_commit: Callable[[int, float], None] = lambda lines, seconds: None,
        on_failure: Callable[[StorageFailed], None] = lambda error: None,
        on_trouble: Callable[[str], None] = lambda why: None,
    ) -> None:
        self._path = str(path)
        self.on_failure = on_failure
        self.on_trouble = on_trouble  # '' when it is over
        self.on_lost: Callable[[str], None] = lambda table: None  # never: the lock keeps others out of the whole file
        try:
            self._lock = Lock(path)
        except InUse as error:
            raise StorageFailed(str(error)) from error
        try:
            self.told = make_ready(self._path)  # what had to be done to the file, for the server's log
            self._reader = connect(self._path)
            self._reader.execute("PRAGMA query_only = ON")
            self._heads = Heads(self._path + HEADS)
        except BaseException:
            self._lock.release()
            raise
        self._sizes: dict[str, LogSize] = {}
        self._swept: set[str] = set()  # closed, with lines that are still to be swept out
        self.bad_rows = 0
        self._readying: asyncio.Future[None] | None = None
        self._writer = Writer(
            self._path,
            self._durable,
            on_commit,
            self._failed,
            self._in_trouble,
        )

    @property
    def trouble(self) -> str:
        return self._writer.trouble

    # ------------------------------------------------------------ writing

    def append(self, table: str, lines: Sequence[bytes], then: Then = None) -> None:
        """Lines of a table's log. Without lines: `then` is called when all that was asked for before is durable."""
        if not lines:
            self._writer.put(Write(then=then))
            return
        size = self._sizes.get(table)
        if size is None:
            size = self._sizes[table] = LogSize()
        name, first = table.encode(), size.lines
        sealed = b"\n".join([seal_line(name, number, line) for number, line in enumerate(lines, first)])
        size.lines += len(lines)
        size.bytes += len(sealed)
        self._writer.put(Write(sealed, table, size.lines, then))

    def keep_person(self, person: PersonRow) -> None:
        now = int(time.time())
        values = (person.id, person.secret, person.name, person.made or now, person.seen or now)
        self._run(KEEP_PERSON, (*values, seal(*values)))

    def forget_person(self, person: str) -> None:
        self._run("DELETE FROM people WHERE id = ?", (person,))
        self._run("DELETE FROM understood WHERE person = ?", (person,))

    def keep_understood(self, person: str, kinds: str) -> None:
        """What the coach need not explain to them any more, parted by spaces."""
        self._run(KEEP_UNDERSTOOD, (person, kinds, seal(person, kinds)))

    def keep_record(self, table: str, info: str, record: str, at: int = 0) -> None:
        """Of a game that ended then, in seconds of the wall clock; 0: now."""
        at = at or int(time.time())
        self._run(KEEP_RECORD, (table, at, seal(table, at, info, record), info, record))

    def keep_analysis(self, table: str, seat: int, analysis: str) -> None:
        """Of one seat of a finished game; it goes with the record."""
        self._run(KEEP_ANALYSIS, (table, seat, seal(table, seat, analysis), analysis))

    def close_table(self, table: str) -> None:
        """Its last line; all of them are swept out later."""
        size = self._sizes.pop(table, None) or LogSize()
        self.take_up(table)
        line = seal_line(table.encode(), size.lines, CLOSED)
        self._writer.put(Write(line, table, 0, partial(self._swept.add, table)))

    def put_aside(self, table: str, why: str, at: int) -> None:
        """Since then, in seconds of the wall clock."""
        self._run(PUT_ASIDE, (table, why, at, seal(table, why, at)))

    def take_up(self, table: str) -> None:
        """It is no longer aside."""
        self._run("DELETE FROM aside WHERE tbl = ?", (table,))

    def synced(self) -> asyncio.Future[None]:
        """Done when everything that was asked for is durable; StorageFailed when it never will be."""
        return self._writer.synced()

    def ready(self) -> asyncio.Future[None]:
        """Done when the disk has taken something that was written for this alone. All who ask meanwhile share it."""
        if self._readying is None or self._readying.done():
            self._run(READY, (int(time.time()),))
            self._readying = self.synced()
        return self._readying

    def _run(self, sql: str, values: tuple[Any, ...]) -> None:
        self._writer.put(Write(sql=sql, values=values))

    def _durable(self, write: Write) -> None:
        if write.lines and write.count:
            self._heads.raise_to(write.table, write.count)
        elif write.lines:
            self._heads.forget(write.table)

    def _failed(self, error: StorageFailed) -> None:
        self.on_failure(error)

    def _in_trouble(self, why: str) -> None:
        self.on_trouble(why)

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

    async def sweep(self, keep: Kept) -> None:
        """Take out what is kept no longer, in small steps between commits, and give the room back to the disk."""
        await self.synced()
        closed, after = frozenset(name.encode() for name in self._swept), 0
        while closed and after >= 0:
            after = await self._writer.between(partial(sweeping.take_out_lines, after=after, closed=closed))
        self._swept -= {name.decode() for name in closed}
        now = int(time.time())
        await self._writer.between(partial(sweeping.forget_people, before=now - int(keep.people)))
        while await self._writer.between(partial(sweeping.forget_records, before=now - int(keep.records))):
            pass
        while self.size() > keep.bytes and await self._writer.between(sweeping.forget_oldest_records):
            await self._give_back()
        await self._give_back()

    async def _give_back(self) -> None:
        while await self._writer.between(sweeping.give_back):
            pass

    # ------------------------------------------------------------ reading

    # A file answers at once: none of these gives the loop to anybody else.

    async def live(self) -> Iterator[Found]:
        """The logs of all tables that were not closed, in the order in which the tables were made."""
        return self._live()

    def _live(self) -> Iterator[Found]:
        batches = self._reader.execute("SELECT CAST(batch AS BLOB) FROM log ORDER BY seq")
        logs, hurt, self.bad_rows = read_logs(batch for (batch,) in batches)
        for table in [*logs, *(self._heads.counts.keys() - logs.keys())]:
            lines = logs.get(table, {})
            numbers = sorted(lines)
            if numbers and lines[numbers[-1]] == CLOSED:
                self._swept.add(table)
                self._heads.forget(table)
                continue
            known = self._heads.counts.get(table, 0)
            whole = table not in hurt and numbers == [*range(len(numbers))] and len(numbers) >= known
            texts = [lines[number].decode() for number in numbers]
            count = max(known, numbers[-1] + 1 if numbers else 0)
            self._sizes[table] = LogSize(count, sum(len(text) + len(table) + 16 for text in texts))
            yield Found(table, texts, whole)

    async def aside(self) -> dict[str, tuple[str, int]]:
        """Tables that were put aside: why, and when."""
        return {table: (why, at) for table, why, at in self._reader.execute("SELECT tbl, why, at FROM aside")}

    async def person(self, secret: bytes) -> PersonRow | None:
        row = self._row("SELECT * FROM people WHERE secret = ?", secret)
        if row is None:
            return None
        if seal(*row[:5]) != row[5]:
            raise Damaged("a person's row")
        return PersonRow(*row[:5])

    async def understood(self, person: str) -> str:
        """What was damaged is explained once more: that is all that is lost."""
        row = self._row("SELECT person, kinds, seal FROM understood WHERE person = ?", person)
        return str(row[1]) if row is not None and seal(*row[:2]) == row[2] else ""

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

    async def record(self, table: str) -> tuple[str, str] | None:
        """What is said of a finished table, and its record."""
        row = self._row("SELECT tbl, at, info, record, seal FROM records WHERE tbl = ?", table)
        if row is None:
            return None
        if seal(*row[:4]) != row[4]:
            raise Damaged(f"the record of {table}")
        return row[2], row[3]

    async def analysis(self, table: str, seat: int) -> str:
        """'' if there is none. What was damaged is worked out once more."""
        row = self._row("SELECT tbl, seat, analysis, seal FROM analyses WHERE tbl = ? AND seat = ?", table, seat)
        return str(row[2]) if row is not None and seal(*row[:3]) == row[3] else ""

    def _row(self, sql: str, *key: str | bytes | int) -> Any:
        try:
            return self._reader.execute(sql, key).fetchone()
        except sqlite3.Error as error:
            if passes(error):
                raise StorageFailed(str(error)) from error
            raise Damaged(str(error)) from error

    def bytes_of(self, table: str) -> int:
        """What a live table's log takes."""
        size = self._sizes.get(table)
        return size.bytes if size is not None else 0

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


def _beside(path: str) -> sqlite3.Connection:
    """For reading in another thread than the loop's."""
    return sqlite3.connect(f"file:{Path(path).absolute()}?mode=ro", uri=True, timeout=5, isolation_level=None)


def _played_by(path: str, person: str) -> list[Finished]:
    with closing(_beside(path)) as db:
        rows = db.execute(
            "SELECT tbl, info, at FROM records WHERE instr(info, ?) ORDER BY at DESC", (person,)
        ).fetchall()
    return games_of(person, rows)
