"""What outlives the server: the tables' logs, people, and the records of finished games.

`Storage` is the interface; `SqliteStorage` keeps everything in one file. All writing is done by one thread, and one
commit takes everything that arrived while the last one ran: no waiting to gather more, no commit for each command.
"""

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import msgspec

SCHEMA_VERSION: Final = 2
# One row a commit, `[["table",{...}],["table",{...}]]`: taking it apart costs as much as writing it, and is for readers.
LOG: Final = """
CREATE TABLE log (seq INTEGER PRIMARY KEY, batch TEXT NOT NULL);
CREATE VIEW lines (seq, nth, tbl, line) AS SELECT seq, key, value ->> 0, value -> 1 FROM log, json_each(log.batch);
"""
SCHEMA: Final = f"""
{LOG}
CREATE TABLE closed (tbl TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE records (tbl TEXT PRIMARY KEY, info TEXT NOT NULL, record TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE people (id TEXT PRIMARY KEY, secret BLOB NOT NULL UNIQUE, name TEXT NOT NULL, made INTEGER NOT NULL);
"""
FROM_VERSION_1: Final = f"""
ALTER TABLE log RENAME TO log_1;
{LOG}
INSERT INTO log SELECT seq, json_array(json_array(tbl, json(line))) FROM log_1;
DROP TABLE log_1;
"""
APPEND: Final = "INSERT INTO log (batch) VALUES (?)"
# What is left of tables that were closed.
SWEEP: Final = """
UPDATE log SET batch = (
    SELECT json_group_array(json(value)) FROM json_each(batch) WHERE value ->> 0 NOT IN (SELECT tbl FROM closed)
) WHERE EXISTS (SELECT 1 FROM json_each(batch) WHERE value ->> 0 IN (SELECT tbl FROM closed));
DELETE FROM log WHERE batch = '[]';
"""


Then: TypeAlias = Callable[[], None] | None


class PersonRow(NamedTuple):
    id: str
    secret: bytes  # a hash
    name: str


class Storage(Protocol):
    """What a database must do for the house.

    Writing never waits. What is asked for becomes durable in that order; `then` is called when it is, and so is everything
    asked for before it. When the disk fails, no `then` is called any more.
    """

    def append(self, table: str, lines: Sequence[bytes], then: Then = None) -> None: ...
    def keep_person(self, person: PersonRow) -> None: ...
    def keep_record(self, table: str, info: str, record: str) -> None: ...
    def close_table(self, table: str) -> None: ...
    def synced(self) -> Awaitable[None]: ...
    def live(self) -> Iterator[tuple[str, list[str]]]: ...
    def person(self, secret: bytes) -> PersonRow | None: ...
    def record(self, table: str) -> tuple[str, str] | None: ...
    async def close(self) -> None: ...


class StorageFailed(Exception):
    """The disk did not take it. Nobody has heard of what was to be written; the server stops and starts from its log."""


class _Write(msgspec.Struct, gc=False):
    lines: bytes = b""  # `["table",{...}],["table",{...}]`
    then: Then = None
    sql: str = ""
    values: tuple[Any, ...] = ()


class SqliteStorage:
    """One file in WAL mode, synchronous=FULL. Made inside a running loop."""

    def __init__(
        self,
        path: str | Path,
        on_commit: Callable[[int, float], None] = lambda lines, seconds: None,
        on_failure: Callable[[StorageFailed], None] = lambda error: None,
    ) -> None:
        self._path = str(path)
        self._on_commit = on_commit
        self.on_failure = on_failure
        self._loop = asyncio.get_running_loop()
        self._reader = connect(self._path)
        migrate(self._reader)
        self._reader.execute("PRAGMA query_only = ON")
        self._queue: SimpleQueue[list[_Write] | None] = SimpleQueue()
        self._waiting: list[_Write] = []  # what arrived while the last commit ran
        self._under_way = False
        self._failed: StorageFailed | None = None
        self._syncing: set[asyncio.Future[None]] = set()
        self._thread = threading.Thread(target=self._write_all, name="kermesse-writer", daemon=True)
        self._thread.start()

    # ------------------------------------------------------------ writing

    def append(self, table: str, lines: Sequence[bytes], then: Then = None) -> None:
        """Lines of a table's log. Without lines: `then` is called when all that was asked for before is durable."""
        name = table.encode()
        self._put(_Write(b",".join([b'["%b",%b]' % (name, line) for line in lines]), then))

    def keep_person(self, person: PersonRow) -> None:
        self._run(
            "INSERT INTO people (id, secret, name, made) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            (*person, int(time.time())),
        )

    def keep_record(self, table: str, info: str, record: str) -> None:
        self._run("INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?)", (table, info, record, int(time.time())))

    def close_table(self, table: str) -> None:
        self._run("INSERT OR REPLACE INTO closed VALUES (?, ?)", (table, int(time.time())))

    def synced(self) -> asyncio.Future[None]:
        """Done when everything that was asked for is durable; StorageFailed when it never will be."""
        done = self._loop.create_future()
        if self._failed is not None:
            done.set_exception(self._failed)
            return done
        self._syncing.add(done)
        self._put(_Write(then=partial(self._synced, done)))
        return done

    def _synced(self, done: asyncio.Future[None]) -> None:
        self._syncing.discard(done)
        if not done.done():
            done.set_result(None)

    def _run(self, sql: str, values: tuple[Any, ...]) -> None:
        self._put(_Write(sql=sql, values=values))

    def _put(self, write: _Write) -> None:
        self._waiting.append(write)
        if not self._under_way:
            self._under_way = True
            self._loop.call_soon(self._commit_waiting)  # with all that comes in this turn of the loop

    def _commit_waiting(self) -> None:
        batch, self._waiting = self._waiting, []
        self._queue.put(batch)

    def _write_all(self) -> None:
        """The writer thread: whatever has arrived is one transaction."""
        _give_way()
        db = connect(self._path)
        failed: StorageFailed | None = None
        while (batch := self._queue.get()) is not None:
            began = time.perf_counter()
            try:
                if failed is None:
                    _commit(db, batch)
            except Exception as error:  # whatever it is: nothing is told that is not written
                failed = StorageFailed(str(error))
            spent = time.perf_counter() - began
            self._loop.call_soon_threadsafe(self._settle, batch, failed, spent)
        db.close()

    def _settle(self, batch: list[_Write], failed: StorageFailed | None, seconds: float) -> None:
        self._on_commit(len(batch), seconds)
        if self._waiting:
            self._loop.call_soon(self._commit_waiting)
        else:
            self._under_way = False
        if failed is not None:
            self._fail(failed)
            return
        for write in batch:
            if write.then is not None:
                try:
                    write.then()
                except Exception as error:  # a fault of ours at one table must not keep the others waiting
                    self._loop.call_exception_handler({"message": "fault after a commit", "exception": error})

    def _fail(self, failed: StorageFailed) -> None:
        if self._failed is None:
            self._failed = failed
            self.on_failure(failed)
        waiting, self._syncing = self._syncing, set()
        for done in waiting:
            if not done.done():
                done.set_exception(failed)

    async def close(self) -> None:
        """Write what is still under way, then let go of the file."""
        while self._under_way:
            await asyncio.sleep(0.001)
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.close()

    # ------------------------------------------------------------ reading

    def live(self) -> Iterator[tuple[str, list[str]]]:
        """The logs of all tables that were not closed, in the order in which the tables were made."""
        logs: dict[str, list[str]] = {}
        for table, line in self._reader.execute(
            "SELECT tbl, line FROM lines WHERE tbl NOT IN (SELECT tbl FROM closed) ORDER BY seq, nth"
        ):
            logs.setdefault(table, []).append(line)
        yield from logs.items()

    def person(self, secret: bytes) -> PersonRow | None:
        row = self._reader.execute("SELECT id, secret, name FROM people WHERE secret = ?", (secret,)).fetchone()
        return PersonRow(*row) if row else None

    def record(self, table: str) -> tuple[str, str] | None:
        """What is said of a finished table, and its record."""
        row = self._reader.execute("SELECT info, record FROM records WHERE tbl = ?", (table,)).fetchone()
        return (row[0], row[1]) if row else None


def _commit(db: sqlite3.Connection, batch: list[_Write]) -> None:
    lines = b",".join([write.lines for write in batch if write.lines])
    others = [write for write in batch if write.sql]
    if not others:
        if lines:
            db.execute(APPEND, (f"[{lines.decode()}]",))  # its own transaction
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        if lines:
            db.execute(APPEND, (f"[{lines.decode()}]",))
        for write in others:
            db.execute(write.sql, write.values)
        db.execute("COMMIT")
    except sqlite3.Error:
        db.execute("ROLLBACK")
        raise


def _give_way() -> None:
    """This thread never interrupts the loop's where both share a core: it writes while that one waits."""
    if hasattr(os, "SCHED_BATCH"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def connect(path: str) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA busy_timeout = 30000")
    return db


def migrate(db: sqlite3.Connection) -> None:
    """An empty file becomes a house's; what is left of closed tables is swept out."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA_VERSION:
        raise StorageFailed(f"the database is of version {version}; this server knows {SCHEMA_VERSION}")
    if version < SCHEMA_VERSION:
        steps = SCHEMA if version == 0 else FROM_VERSION_1
        db.executescript(f"BEGIN; {steps} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;")
    db.executescript(f"BEGIN; {SWEEP} COMMIT;")


def backup(db: str | Path, to: str | Path) -> None:
    """A copy of the house's file, whole and consistent, while the server runs."""
    if not Path(db).is_file():
        raise FileNotFoundError(f"there is no database {db}")
    source = sqlite3.connect(f"file:{Path(db).absolute()}?mode=ro", uri=True, timeout=30)
    target = sqlite3.connect(str(to))
    try:
        source.backup(target)
        (verdict,) = target.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise StorageFailed(f"the copy {to} is not sound: {verdict}")
    finally:
        target.close()
        source.close()
