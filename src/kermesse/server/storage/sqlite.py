"""A house in one SQLite file: the writer's thread writes, the loop's thread reads. sqlite_schema.py has the schema,
sqlite_opening.py opens the file, line_counts.py counts beside it."""

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
from kermesse.server.storage.line_counts import COUNTS, LineCounts
from kermesse.server.storage.log_reader import RowIndex, logs_of, read_in_slices, read_logs, tables_with
from kermesse.server.storage.sealed_rows import SealedStorage, Statements, rewritten
from kermesse.server.storage.sqlite_opening import Lock, make_ready
from kermesse.server.storage.sqlite_schema import (
    ADD_LINK,
    APPEND,
    CHANGE_LINK,
    COUNT_ROWS,
    KEEP_ANALYSIS,
    KEEP_PENDING,
    KEEP_PERSON,
    KEEP_RECORD,
    KEEP_UNDERSTOOD,
    QUARANTINE,
    connect,
    connect_beside,
    passes,
    row_commits,
)
from kermesse.server.storage.storage import (
    Damaged,
    Finished,
    Found,
    Listeners,
    MadeRoom,
    Retention,
    StorageFailed,
    Then,
    first_to_free,
    games_of,
)

T = TypeVar("T")

Job: TypeAlias = Callable[[sqlite3.Connection], None]

# Of one step between two commits: it holds the writer up for a moment only.
ROWS: Final = 200
RECORDS: Final = 50
PEOPLE: Final = 1_000
PAGES: Final = 500


class SqliteStorage(SealedStorage):
    """One file in WAL mode, synchronous=FULL, with a lock that is held as long as this lives. Made inside a running
    loop."""

    statements = Statements(
        keep_person=KEEP_PERSON,
        forget_person="DELETE FROM people WHERE id = ?",
        add_link=ADD_LINK,
        change_link=CHANGE_LINK,
        forget_link="DELETE FROM links WHERE id = ?",
        forget_links="DELETE FROM links WHERE person = ?",
        keep_pending=KEEP_PENDING,
        change_pending="UPDATE pending SET data = ?, seal = ? WHERE key = ?",
        take_pending="DELETE FROM pending WHERE key = ? RETURNING key, data, until, seal",
        take_link="DELETE FROM links WHERE id = ? RETURNING id",
        take_away_link=(
            "DELETE FROM links WHERE id = ?1 AND EXISTS (SELECT 1 FROM links WHERE person = ?2 AND id <> ?1)",
        ),
        keep_understood=KEEP_UNDERSTOOD,
        forget_understood="DELETE FROM understood WHERE person = ?",
        keep_record=KEEP_RECORD,
        keep_analysis=KEEP_ANALYSIS,
        quarantine=QUARANTINE,
        end_quarantine="DELETE FROM aside WHERE tbl = ?",
        ready="INSERT OR REPLACE INTO house VALUES ('ready', ?)",
        add_one="INSERT INTO house VALUES (?, 1) ON CONFLICT (what) DO UPDATE SET at = at + 1",
        counted="SELECT what, at FROM house WHERE what LIKE ?",
    )
    _writer: "Writer"

    def __init__(self, path: str | Path, listeners: Listeners = Listeners()) -> None:  # noqa: B008
        super().__init__(listeners._replace(on_lost=lambda table: None))  # never lost: the lock keeps others out
        self._path = str(path)
        self._lock = Lock(path)
        try:
            self.opening_notes += make_ready(self._path)
            self._reader = connect(self._path)
            self._reader.execute("PRAGMA query_only = ON")
            self._counts = LineCounts(self._path + COUNTS)
            self._check_end()
        except BaseException:
            self._lock.release()
            raise
        self._index = RowIndex()
        self._writer = Writer(self._path, self._durable, listeners.on_commit, self._failed, self._in_trouble)

    def _check_end(self) -> None:
        """Compares the commits that changed rows with their count: where some are missing, the end of the file is."""
        there = row_commits(self._reader)
        missing = self._counts.row_commits - there
        # After a loss of power the count may lag. Where commits are missing it does not, and a table that was closed
        # may be back:
        # it has no count any more, and is not whole.
        self.count_may_lag = missing <= 0
        if missing > 0:
            self.opening_notes.append(
                f"the last {missing} changes to people, records, analyses and quarantined tables are missing from"
                f" {self._path}, since its write-ahead log was damaged: restore a back-up if they matter"
                " (kermesse restore)"
            )
        self._counts.count_rows(there)

    # ------------------------------------------------------------ writing

    def _put_lines(self, table: str, sealed: bytes, first: int, end: int, then: Then) -> None:
        self._writer.put(Write(table, sealed, 0, first, end, then))

    def _durable(self, batch: list[Write]) -> None:
        for write in batch:
            if write.lines:
                self._counts.raise_to(write.table, write.end)
                self._index.note(write.table, write.row)
        if any(write.sql for write in batch):
            self._counts.count_rows(self._counts.row_commits + 1)

    def _closed(self, table: str) -> None:
        super()._closed(table)
        self._counts.forget(table)
        self._index.forget(table)

    async def close(self) -> None:
        """Writes what is still under way, then lets go of the file."""
        await self._writer.close()
        self._reader.close()
        self._counts.close()
        self._lock.release()

    # ------------------------------------------------------------ taking out

    async def rewrite(self, lines: Mapping[tuple[str, int], bytes]) -> None:
        """Replaces the texts of those lines, named by table and number; what they said is overwritten."""
        after = 0
        while lines and after >= 0:
            after = await self._writer.between(partial(_rewrite_lines, after=after, lines=lines))
        await self._give_back()

    async def sweep(self, retention: Retention, made_room: MadeRoom = lambda what, number: None) -> None:
        """Takes out what is kept no longer, in small steps between commits, and gives the room back to the disk.
        People who never sat down nor spoke make room before any record does."""
        await self.synced()
        await self._take_out_closed()
        now = int(time.time())
        people, passing = now - int(retention.people), now - int(retention.passing)
        await self._writer.between(partial(_forget_people, before=people, passing_before=passing))
        while await self._writer.between(partial(_forget_records, before=now - int(retention.records))):
            pass
        gone = PEOPLE
        while gone == PEOPLE:  # those who come meanwhile are the next sweep's
            gone = await self._writer.between(partial(_forget_passing, most=retention.most_passing))
            made_room("people", gone)
        await self._give_back()
        while self.size() > retention.bytes:
            much = self.size() - retention.bytes
            if gone := await self._writer.between(partial(_forget_passing, most=0)):
                made_room("people", gone)
            elif gone := await self._writer.between(partial(_forget_oldest_records, much=much)):
                made_room("records", gone)
            else:
                break
            await self._give_back()

    async def _take_out_closed(self) -> None:
        tables, after = frozenset(self._closed_tables), 0
        closed = frozenset(name.encode() for name in tables)
        while closed and after >= 0:
            after = await self._writer.between(partial(_take_out_lines, after=after, closed=closed))
        self._closed_tables -= tables

    async def _give_back(self) -> None:
        while await self._writer.between(_give_back):
            pass

    # ------------------------------------------------------------ reading

    # A file answers at once: what looks up a few rows does so in the loop's thread.

    async def live(self) -> Iterator[Found]:
        """Returns the logs of all tables that were not closed, in the order in which the tables were made."""
        return self._live()

    def _live(self) -> Iterator[Found]:
        rows = self._reader.execute("SELECT seq, CAST(batch AS BLOB) FROM log ORDER BY seq")
        logs, damaged, self.bad_rows = read_logs(self._index.index(rows))
        for table in [*logs, *(self._counts.lines.keys() - logs.keys())]:
            found = self._found(table, logs.get(table, {}), self._counts.lines.get(table, 0), damaged)
            if found is not None:
                yield found

    async def log_of(self, table: str) -> Found | None:
        """Reads one table's log, from the rows in which its lines stand. None if it was closed."""
        known = self._counts.lines.get(table, 0)
        try:
            read = await read_in_slices(self._batches(table))
        except sqlite3.Error as error:
            if passes(error):
                raise StorageFailed(str(error)) from error
            return Found(table, [], False)
        found = self._found(table, read.logs.get(table, {}), known, read.damaged)
        return found if known or (found is not None and found.lines) else None

    def _batches(self, table: str) -> Iterator[bytes]:
        """Yields the table's lines alone. A damaged line that does not name it any more is missing."""
        name = f" {table} ".encode()
        for rows in self._index.rows_of(table):
            marks = ", ".join("?" * len(rows))
            found = self._reader.execute(
                f"SELECT CAST(batch AS BLOB) FROM log WHERE seq IN ({marks}) ORDER BY seq", rows
            )
            for (batch,) in found.fetchall():  # what is between two of them may take its time
                theirs = [line for line in batch.split(b"\n") if line.startswith(name, 8)]
                if theirs:
                    yield b"\n".join(theirs)

    async def played_by(self, person: str) -> list[Finished]:
        """Returns their finished games, the newest first. Reads all records, so not in the loop's thread."""
        try:
            return await asyncio.to_thread(_played_by, self._path, person)
        except sqlite3.Error as error:
            raise StorageFailed(str(error)) from error
        except msgspec.MsgspecError as error:
            raise Damaged(str(error)) from error

    async def logs_with(self, person: str) -> dict[str, dict[int, bytes]]:
        """Returns the whole logs, by table and number, in which that id stands. Reads the whole log, so not in the
        loop's thread."""
        await self.synced()
        try:
            return await asyncio.to_thread(_logs_with, self._path, person)
        except sqlite3.Error as error:
            raise StorageFailed(str(error)) from error

    async def _rows(self, sql: str, *values: str | bytes | int) -> Sequence[Sequence[Any]]:
        try:
            return self._reader.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            if passes(error):
                raise StorageFailed(str(error)) from error
            raise Damaged(str(error)) from error

    async def _take(self, sql: str, key: str | bytes) -> Sequence[Any] | None:
        rows: list[Sequence[Any]] = await self._writer.between(lambda db: db.execute(sql, (key,)).fetchall())
        return rows[0] if rows else None

    def size(self) -> int:
        """Returns the bytes of the file and of its write-ahead log."""
        total = 0
        for end in ("", "-wal"):
            with suppress(OSError):
                total += os.stat(self._path + end).st_size
        return total


def _logs_with(path: str, person: str) -> dict[str, dict[int, bytes]]:
    with closing(connect_beside(path)) as db:
        db.execute("BEGIN")  # one moment's
        rows = db.execute(
            "SELECT CAST(batch AS BLOB) FROM log WHERE instr(CAST(batch AS BLOB), CAST(? AS BLOB))", (person,)
        )
        tables = tables_with((batch for (batch,) in rows), person)
        if not tables:
            return {}
        return logs_of((batch for (batch,) in db.execute("SELECT CAST(batch AS BLOB) FROM log ORDER BY seq")), tables)


def _played_by(path: str, person: str) -> list[Finished]:
    with closing(connect_beside(path)) as db:
        rows = db.execute(
            "SELECT tbl, info, at FROM records WHERE instr(info, ?) ORDER BY at DESC", (person,)
        ).fetchall()
    return games_of(person, rows)


# ---------------------------------------------------------------- steps between two commits


def _take_out_lines(db: sqlite3.Connection, after: int, closed: frozenset[bytes]) -> int:
    """Takes the lines of these tables out of the next rows of the log. Returns the last row looked at, -1 at the end.

    It goes from the first row to the last: so a table that is half taken out still has its last line, which says that
    it is closed.
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


def _rewrite_lines(db: sqlite3.Connection, after: int, lines: Mapping[tuple[str, int], bytes]) -> int:
    """Replaces the texts of those lines in the next rows of the log. Returns the last row looked at, -1 at the end."""
    rows = db.execute(
        "SELECT seq, CAST(batch AS BLOB) FROM log WHERE seq > ? ORDER BY seq LIMIT ?", (after, ROWS)
    ).fetchall()
    db.execute("BEGIN IMMEDIATE")
    for seq, batch in rows:
        new = rewritten(batch, lines)
        if new != batch:
            db.execute("UPDATE log SET batch = ? WHERE seq = ?", (new, seq))
    db.execute("COMMIT")
    return int(rows[-1][0]) if len(rows) == ROWS else -1


def _owner(line: bytes) -> bytes:
    parts = line.split(b" ", 2)
    return parts[1] if len(parts) == 3 else b""


def _forget_people(db: sqlite3.Connection, before: int, passing_before: int) -> None:
    db.execute("DELETE FROM people WHERE CASE seen WHEN 0 THEN made < ? ELSE seen < ? END", (passing_before, before))
    db.execute("DELETE FROM links WHERE type = 'device' AND used < ?", (before,))  # the cookie is gone too
    db.execute("DELETE FROM pending WHERE until < ?", (int(time.time()),))
    _forget_what_was_theirs(db)


def _forget_passing(db: sqlite3.Connection, most: int) -> int:
    """Takes out a few of the people who never sat down nor spoke, the oldest first, until `most` are left. Returns
    how many went."""
    (there,) = db.execute("SELECT count(*) FROM people WHERE seen = 0").fetchone()
    surplus: int = min(there - most, PEOPLE)
    if surplus <= 0:
        return 0
    oldest = "SELECT rowid FROM people WHERE seen = 0 ORDER BY made, rowid LIMIT ?"
    db.execute(f"DELETE FROM people WHERE rowid IN ({oldest})", (surplus,))
    _forget_what_was_theirs(db)
    return surplus


def _forget_what_was_theirs(db: sqlite3.Connection) -> None:
    """Takes out the ways in of people who are gone, and what they understood."""
    for of_theirs in ("links", "understood"):
        db.execute(f"DELETE FROM {of_theirs} WHERE person NOT IN (SELECT id FROM people)")


def _forget_records(db: sqlite3.Connection, before: int) -> bool:
    """Takes out a few of the records that are too old; true if there were any."""
    gone = db.execute(
        "DELETE FROM records WHERE rowid IN (SELECT rowid FROM records WHERE at < ? LIMIT ?)", (before, RECORDS)
    )
    _forget_analyses(db)
    return gone.rowcount > 0


def _forget_oldest_records(db: sqlite3.Connection, much: int) -> int:
    """Takes out a few records, no more than free `much` bytes. Returns how many went."""
    oldest = db.execute(
        "SELECT rowid, length(CAST(info AS BLOB)) + length(CAST(record AS BLOB)) FROM records"
        " WHERE rowid IN (SELECT rowid FROM records ORDER BY at LIMIT ?) ORDER BY at",
        (RECORDS,),
    ).fetchall()
    gone = first_to_free(much, oldest)
    db.execute(f"DELETE FROM records WHERE rowid IN ({', '.join('?' * len(gone))})", gone)
    _forget_analyses(db)
    return len(gone)


def _forget_analyses(db: sqlite3.Connection) -> None:
    """Takes out the analyses of games whose record is gone."""
    db.execute("DELETE FROM analyses WHERE tbl NOT IN (SELECT tbl FROM records)")


def _give_back(db: sqlite3.Connection) -> bool:
    """Gives some free pages back to the disk; true if there are more."""
    db.execute(f"PRAGMA incremental_vacuum({PAGES})").fetchall()
    (free,) = db.execute("PRAGMA freelist_count").fetchone()
    if not free:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    return bool(free)


# ---------------------------------------------------------------- the writer


class Writer(GroupCommit):
    """The thread that writes to the file."""

    def __init__(
        self,
        path: str,
        durable: Callable[[list[Write]], None],
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
        """Does a piece of work between two commits. Raises what the work raises."""
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
        """Commits whatever has arrived as one transaction, until it is told to end."""
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
        """Tries until the disk takes it or the server is told to stop; nobody hears of it before. Waits longer after
        each failure, and opens a new connection each time: one that failed may stay so."""
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
                    return None, StorageFailed(
                        f"{self._path}: {why}: start the server again, which saves what SQLite can read"
                    )
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
        self._durable(batch)
        self._call_back(batch)

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
        db.execute(COUNT_ROWS)
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
    """Keeps this thread from interrupting the loop's where both share a core: it writes while the loop waits."""
    if hasattr(os, "SCHED_BATCH"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
