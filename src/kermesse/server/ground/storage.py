"""What outlives the server: the tables' logs, people, and the records of finished games.

`Storage` is the interface; `SqliteStorage` keeps everything in one file (`database.py`). All writing is done by one thread,
and one commit takes everything that arrived while the last one ran: no waiting to gather more, no commit for each command.
"""

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from kermesse.server.ground import sweeping
from kermesse.server.ground.database import (
    APPEND,
    HEADS,
    KEEP_PERSON,
    KEEP_RECORD,
    PUT_ASIDE,
    StorageFailed,
    connect,
    make_ready,
    passes,
)
from kermesse.server.ground.heads import Heads
from kermesse.server.ground.lock import InUse, Lock
from kermesse.server.ground.rows import CLOSED, owner_found, owners_named, read_line, seal, seal_line

Then: TypeAlias = Callable[[], None] | None
T = TypeVar("T")

FIRST_WAIT: Final = 0.05  # seconds before a commit that failed is tried again; each time twice as long
LONGEST_WAIT: Final = 2.0
LAST_TRY: Final = 2.0  # seconds that a server which is told to stop waits for a failing disk
READY: Final = "INSERT OR REPLACE INTO house VALUES ('ready', ?)"
DAY: Final = 24 * 3600


class KeptInfo(msgspec.Struct):
    """Of what is kept of a finished table, what says whose game it was: never sent to anybody."""

    game: str
    people: list[str] = []  # by seat; '' for bots and whoever wants to be forgotten


class PersonRow(NamedTuple):
    id: str
    secret: bytes  # a hash
    name: str
    made: int = 0  # seconds of the wall clock
    seen: int = 0


class Finished(NamedTuple):
    """A finished game of which the record is kept, and the seat of whoever it was asked for."""

    id: str
    game: str
    seat: int
    at: int  # when it ended: seconds of the wall clock


class Found(NamedTuple):
    """A table's log, as it was found."""

    table: str
    lines: list[str]
    whole: bool  # every line that was ever acknowledged is there, and as it was written


class Damaged(Exception):
    """What was asked for is kept, but is not what was written."""


class Kept(NamedTuple):
    """How long things are kept that nobody asks for, in seconds; and how large the file may grow, in bytes."""

    records: float = 400 * DAY
    people: float = 400 * DAY
    bytes: int = 2 << 30


class Storage(Protocol):
    """What a database must do for the house.

    Writing never waits. What is asked for becomes durable in that order; `then` is called when it is, and so is everything
    asked for before it. While the disk fails nothing is called: it is tried again until the disk takes it.
    """

    @property
    def trouble(self) -> str: ...
    def append(self, table: str, lines: Sequence[bytes], then: Then = None) -> None: ...
    def keep_person(self, person: PersonRow) -> None: ...
    def forget_person(self, person: str) -> None: ...
    def played_by(self, person: str) -> Awaitable[list[Finished]]: ...
    def keep_record(self, table: str, info: str, record: str) -> None: ...
    def close_table(self, table: str) -> None: ...
    def put_aside(self, table: str, why: str, at: int) -> None: ...
    def take_up(self, table: str) -> None: ...
    def synced(self) -> Awaitable[None]: ...
    def ready(self) -> Awaitable[None]: ...
    def live(self) -> Iterator[Found]: ...
    def aside(self) -> dict[str, tuple[str, int]]: ...
    def person(self, secret: bytes) -> PersonRow | None: ...
    def record(self, table: str) -> tuple[str, str] | None: ...
    def bytes_of(self, table: str) -> int: ...
    def size(self) -> int: ...
    async def sweep(self, keep: Kept) -> None: ...
    async def close(self) -> None: ...


class _Write(msgspec.Struct, gc=False):
    lines: bytes = b""  # sealed, parted by newlines
    table: str = ""  # whose they are
    count: int = 0  # how many that table has with them; 0: it is closed
    then: Then = None
    sql: str = ""
    values: tuple[Any, ...] = ()


class _Size(msgspec.Struct, gc=False):
    """Of a table's log."""

    lines: int = 0
    bytes: int = 0


Job: TypeAlias = Callable[[sqlite3.Connection], None]


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
        self._on_commit = on_commit
        self.on_failure = on_failure
        self.on_trouble = on_trouble  # '' when it is over
        self.trouble = ""
        self._loop = asyncio.get_running_loop()
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
        self._sizes: dict[str, _Size] = {}
        self._swept: set[str] = set()  # closed, with lines that are still to be swept out
        self.bad_rows = 0
        self._queue: SimpleQueue[list[_Write] | Job | None] = SimpleQueue()
        self._waiting: list[_Write] = []  # what arrived while the last commit ran
        self._under_way = False
        self._failed: StorageFailed | None = None
        self._stopping = threading.Event()
        self._syncing: set[asyncio.Future[None]] = set()
        self._readying: asyncio.Future[None] | None = None
        self._thread = threading.Thread(target=self._write_all, name="kermesse-writer", daemon=True)
        self._thread.start()

    # ------------------------------------------------------------ writing

    def append(self, table: str, lines: Sequence[bytes], then: Then = None) -> None:
        """Lines of a table's log. Without lines: `then` is called when all that was asked for before is durable."""
        if not lines:
            self._put(_Write(then=then))
            return
        size = self._sizes.get(table)
        if size is None:
            size = self._sizes[table] = _Size()
        name, first = table.encode(), size.lines
        sealed = b"\n".join([seal_line(name, number, line) for number, line in enumerate(lines, first)])
        size.lines += len(lines)
        size.bytes += len(sealed)
        self._put(_Write(sealed, table, size.lines, then))

    def keep_person(self, person: PersonRow) -> None:
        now = int(time.time())
        values = (person.id, person.secret, person.name, person.made or now, person.seen or now)
        self._run(KEEP_PERSON, (*values, seal(*values)))

    def forget_person(self, person: str) -> None:
        self._run("DELETE FROM people WHERE id = ?", (person,))

    def keep_record(self, table: str, info: str, record: str) -> None:
        at = int(time.time())
        self._run(KEEP_RECORD, (table, at, seal(table, at, info, record), info, record))

    def close_table(self, table: str) -> None:
        """Its last line; all of them are swept out later."""
        size = self._sizes.pop(table, None) or _Size()
        self.take_up(table)
        line = seal_line(table.encode(), size.lines, CLOSED)
        self._put(_Write(line, table, 0, partial(self._swept.add, table)))

    def put_aside(self, table: str, why: str, at: int) -> None:
        """Since then, in seconds of the wall clock."""
        self._run(PUT_ASIDE, (table, why, at, seal(table, why, at)))

    def take_up(self, table: str) -> None:
        """It is no longer aside."""
        self._run("DELETE FROM aside WHERE tbl = ?", (table,))

    def synced(self) -> asyncio.Future[None]:
        """Done when everything that was asked for is durable; StorageFailed when it never will be."""
        done = self._loop.create_future()
        if self._failed is not None:
            done.set_exception(self._failed)
            return done
        self._syncing.add(done)
        self._put(_Write(then=partial(self._synced, done)))
        return done

    def ready(self) -> asyncio.Future[None]:
        """Done when the disk has taken something that was written for this alone. All who ask meanwhile share it."""
        if self._readying is None or self._readying.done():
            self._run(READY, (int(time.time()),))
            self._readying = self.synced()
        return self._readying

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

    # ------------------------------------------------------------ the writer's thread

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
        self, db: sqlite3.Connection | None, batch: list[_Write]
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

    def _in_trouble(self, why: str) -> None:
        if self.trouble != why and self._failed is None:
            self.trouble = why
            self.on_trouble(why)

    def _settle(self, batch: list[_Write], failed: StorageFailed | None, seconds: float) -> None:
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
            self.on_trouble("")
        for write in batch:
            if write.lines:
                if write.count:
                    self._heads.raise_to(write.table, write.count)
                else:
                    self._heads.forget(write.table)
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
        """Write what is still under way, then let go of the file. A disk that takes nothing is not waited for long."""
        give_up = self._loop.call_later(LAST_TRY, self._stopping.set)
        while self._under_way:
            await asyncio.sleep(0.001)
        give_up.cancel()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, 5)
        self._reader.close()
        self._heads.close()
        self._lock.release()

    # ------------------------------------------------------------ sweeping

    async def sweep(self, keep: Kept) -> None:
        """Take out what is kept no longer, in small steps between commits, and give the room back to the disk."""
        await self.synced()
        closed, after = frozenset(name.encode() for name in self._swept), 0
        while closed and after >= 0:
            after = await self._in_writer(partial(sweeping.take_out_lines, after=after, closed=closed))
        self._swept -= {name.decode() for name in closed}
        now = int(time.time())
        await self._in_writer(partial(sweeping.forget_people, before=now - int(keep.people)))
        while await self._in_writer(partial(sweeping.forget_records, before=now - int(keep.records))):
            pass
        while self.size() > keep.bytes and await self._in_writer(sweeping.forget_oldest_records):
            await self._give_back()
        await self._give_back()

    async def _give_back(self) -> None:
        while await self._in_writer(sweeping.give_back):
            pass

    async def _in_writer(self, work: Callable[[sqlite3.Connection], T]) -> T:
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

    # ------------------------------------------------------------ reading

    def live(self) -> Iterator[Found]:
        """The logs of all tables that were not closed, in the order in which the tables were made."""
        logs: dict[str, dict[int, bytes]] = {}
        bad: list[bytes] = []
        for (batch,) in self._reader.execute("SELECT CAST(batch AS BLOB) FROM log ORDER BY seq"):
            for sealed in batch.split(b"\n"):
                line = read_line(sealed)
                if line is None:
                    bad.append(sealed)
                else:
                    logs.setdefault(line.table, {})[line.number] = line.text
        hurt = self._look_for_owners(bad, logs)
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
            self._sizes[table] = _Size(count, sum(len(text) + len(table) + 16 for text in texts))
            yield Found(table, texts, whole)

    def _look_for_owners(self, bad: list[bytes], logs: dict[str, dict[int, bytes]]) -> set[str]:
        """Whose the damaged lines are; one that lost nothing but its owner's name is given back."""
        hurt: set[str] = set()
        self.bad_rows = len(bad)
        for sealed in bad:
            line = owner_found(sealed, logs)
            if line is not None:
                logs[line.table][line.number] = line.text
            else:
                hurt.update(owners_named(sealed))
        return hurt

    def aside(self) -> dict[str, tuple[str, int]]:
        """Tables that were put aside: why, and when."""
        return {table: (why, at) for table, why, at in self._reader.execute("SELECT tbl, why, at FROM aside")}

    def person(self, secret: bytes) -> PersonRow | None:
        row = self._row("SELECT * FROM people WHERE secret = ?", secret)
        if row is None:
            return None
        if seal(*row[:5]) != row[5]:
            raise Damaged("a person's row")
        return PersonRow(*row[:5])

    async def played_by(self, person: str) -> list[Finished]:
        """Finished games that are kept, the newest first. All records are looked through, so not in the loop's thread."""
        try:
            return await asyncio.to_thread(_played_by, self._path, person)
        except sqlite3.Error as error:
            raise StorageFailed(str(error)) from error
        except msgspec.MsgspecError as error:
            raise Damaged(str(error)) from error

    def record(self, table: str) -> tuple[str, str] | None:
        """What is said of a finished table, and its record."""
        row = self._row("SELECT tbl, at, info, record, seal FROM records WHERE tbl = ?", table)
        if row is None:
            return None
        if seal(*row[:4]) != row[4]:
            raise Damaged(f"the record of {table}")
        return row[2], row[3]

    def _row(self, sql: str, key: str | bytes) -> Any:
        try:
            return self._reader.execute(sql, (key,)).fetchone()
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


def _commit(db: sqlite3.Connection, batch: list[_Write]) -> None:
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


def _played_by(path: str, person: str) -> list[Finished]:
    with closing(sqlite3.connect(f"file:{Path(path).absolute()}?mode=ro", uri=True, timeout=5)) as db:
        rows = db.execute(
            "SELECT tbl, info, at FROM records WHERE instr(info, ?) ORDER BY at DESC", (person,)
        ).fetchall()
    found = [(table, msgspec.json.decode(info, type=KeptInfo), at) for table, info, at in rows]
    return [
        Finished(table, info.game, info.people.index(person), at) for table, info, at in found if person in info.people
    ]


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
