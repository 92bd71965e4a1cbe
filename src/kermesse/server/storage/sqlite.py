"""What outlives the server, in one SQLite file (`database.py`): the writer's thread writes, the loop's thread reads."""

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from kermesse.server.storage.group_commit import FIRST_WAIT, LONGEST_WAIT, GroupCommit, Write
from kermesse.server.storage.line_counts import LineCounts
from kermesse.server.storage.log_reader import FoundLogs, RowIndex, logs_of, read_in_slices, read_logs, tables_with
from kermesse.server.storage.sealed_rows import SealedStorage, Statements, rewritten
from kermesse.server.storage.sqlite_opening import COUNTS, InUse, Lock, make_ready
from kermesse.server.storage.sqlite_schema import (
    APPEND,
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
    first_to_free,
    games_of,
)

# ---------------------------------------------------------------- sweeping

ROWS: Final = 200
RECORDS: Final = 50
PEOPLE: Final = 1_000
PAGES: Final = 500


def take_out_lines(db: sqlite3.Connection, after: int, closed: frozenset[bytes]) -> int:
    """The lines of these tables, out of the next rows of the log; the last row looked at, -1 at the end.

    From the first to the last: so a table that is half taken out still has its last line, which says that it is closed.
    """
    rows = db.execute(
        "SELECT seq, CAST(batch AS BLOB) FROM log WHERE seq > ? ORDER BY seq LIMIT ?", (after, ROWS)
    ).fetchall()
    db.execute("BEGIN IMMEDIATE")
    for seq, batch in rows:
        lines = batch.split(b"\n")
        kept = [line for line in lines if _owner(line) not in closed]
        if not kept:
            db.execute("DELETE FROM log WHERE seq = ?", (seq,))
        elif len(kept) < len(lines):
            db.execute("UPDATE log SET batch = ? WHERE seq = ?", (b"\n".join(kept), seq))
    db.execute("COMMIT")
    return int(rows[-1][0]) if len(rows) == ROWS else -1


def rewrite_lines(db: sqlite3.Connection, after: int, lines: Mapping[tuple[str, int], bytes]) -> int:
    """Those lines say something else from now on, in the next rows of the log; the last row looked at, -1 at the end."""
    rows = db.execute(
        "SELECT seq, CAST(batch AS BLOB) FROM log WHERE seq > ? ORDER BY seq LIMIT ?", (after, ROWS)
    ).fetchall()
    db.execute("BEGIN IMMEDIATE")
    for seq, batch in rows:
        told = rewritten(batch, lines)
        if told != batch:
            db.execute("UPDATE log SET batch = ? WHERE seq = ?", (told, seq))
    db.execute("COMMIT")
    return int(rows[-1][0]) if len(rows) == ROWS else -1


def _owner(line: bytes) -> bytes:
    parts = line.split(b" ", 2)
    return parts[1] if len(parts) == 3 else b""


def forget_people(db: sqlite3.Connection, before: int, passing_before: int) -> None:
    db.execute("DELETE FROM people WHERE CASE seen WHEN 0 THEN made < ? ELSE seen < ? END", (passing_before, before))
    forget_understood(db)


def forget_passing(db: sqlite3.Connection, most: int) -> int:
    """The oldest of those who never sat down nor spoke, a few of those beyond so many; how many went."""
    (there,) = db.execute("SELECT count(*) FROM people WHERE seen = 0").fetchone()
    surplus: int = min(there - most, PEOPLE)
    if surplus <= 0:
        return 0
    oldest = "SELECT rowid FROM people WHERE seen = 0 ORDER BY made, rowid LIMIT ?"
    db.execute(f"DELETE FROM people WHERE rowid IN ({oldest})", (surplus,))
    forget_understood(db)
    return surplus


def forget_understood(db: sqlite3.Connection) -> None:
    """By people who are gone."""
    db.execute("DELETE FROM understood WHERE person NOT IN (SELECT id FROM people)")


def forget_records(db: sqlite3.Connection, before: int) -> bool:
    """A few of those that are too old; whether there were any."""
    gone = db.execute(
        "DELETE FROM records WHERE rowid IN (SELECT rowid FROM records WHERE at < ? LIMIT ?)", (before, RECORDS)
    )
    forget_analyses(db)
    return gone.rowcount > 0


def forget_oldest_records(db: sqlite3.Connection, much: int) -> int:
    """A few of them, no more than free so many bytes; how many went."""
    oldest = db.execute(
        "SELECT rowid, length(CAST(info AS BLOB)) + length(CAST(record AS BLOB)) FROM records"
        " WHERE rowid IN (SELECT rowid FROM records ORDER BY at LIMIT ?) ORDER BY at",
        (RECORDS,),
    ).fetchall()
    gone = first_to_free(much, oldest)
    db.execute(f"DELETE FROM records WHERE rowid IN ({', '.join('?' * len(gone))})", gone)
    forget_analyses(db)
    return len(gone)


def forget_analyses(db: sqlite3.Connection) -> None:
    """Of games whose record is gone."""
    db.execute("DELETE FROM analyses WHERE tbl NOT IN (SELECT tbl FROM records)")


def give_back(db: sqlite3.Connection) -> bool:
    """Some free pages, to the disk; whether there are more."""
    db.execute(f"PRAGMA incremental_vacuum({PAGES})").fetchall()
    (free,) = db.execute("PRAGMA freelist_count").fetchone()
    if not free:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    return bool(free)


# ---------------------------------------------------------------- writer

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


# ---------------------------------------------------------------- sqlite_storage


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
            after = await self._writer.between(partial(rewrite_lines, after=after, lines=lines))
        await self._give_back()

    async def sweep(self, keep: Retention, made_room: MadeRoom = lambda what, number: None) -> None:
        """Take out what is kept no longer, in small steps between commits, and give the room back to the disk. Whoever never sat
        down nor spoke makes room before any record does."""
        await self.synced()
        closed, after = frozenset(name.encode() for name in self._swept), 0
        while closed and after >= 0:
            after = await self._writer.between(partial(take_out_lines, after=after, closed=closed))
        self._swept -= {name.decode() for name in closed}
        now = int(time.time())
        people, passing = now - int(keep.people), now - int(keep.passing)
        await self._writer.between(partial(forget_people, before=people, passing_before=passing))
        while await self._writer.between(partial(forget_records, before=now - int(keep.records))):
            pass
        gone = PEOPLE
        while gone == PEOPLE:  # those who come meanwhile are the next sweep's
            gone = await self._writer.between(partial(forget_passing, most=keep.most_passing))
            made_room("people", gone)
        await self._give_back()
        while self.size() > keep.bytes:
            much = self.size() - keep.bytes
            if gone := await self._writer.between(partial(forget_passing, most=0)):
                made_room("people", gone)
            elif gone := await self._writer.between(partial(forget_oldest_records, much=much)):
                made_room("records", gone)
            else:
                break
            await self._give_back()

    async def _give_back(self) -> None:
        while await self._writer.between(give_back):
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
