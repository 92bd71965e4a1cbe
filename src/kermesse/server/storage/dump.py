"""A whole house as JSON lines: a back-up, and how a house moves from one database to another.

The first line of a dump says the version of this format, and the last how many rows stand between. Each of these is one
object: its kind, its columns by name, and `seal`, a checksum over both. A table's row says how many lines its log has;
so a table of which lines are missing is not whole in the new house either. Damaged rows are left out. Closed tables are
not in a dump: they are about to be taken out.

    {"dump":"kermesse","version":2}
    {"kind":"tables","tbl":"0a1b2c3d4e5f","lines":2,"seal":1122334455}
    {"kind":"log","tbl":"0a1b2c3d4e5f","number":0,"line":"{…}","seal":…}
    {"kind":"people","id":"…","name":"Ada","made":1,"seen":2,"seal":…}
    {"kind":"links","id":"…","person":"…","type":"device","key":"<hexadecimal>","data":"","name":"…",…,"seal":…}
    {"kind":"end","rows":1234,"seal":…}

What is written is read back before it is kept. A target is written as a whole or not at all.
"""

import hashlib
import os
import sqlite3
import tempfile
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple, Protocol

import msgspec

from kermesse.server.storage.line_counts import COUNTS, OLD_COUNTS, LineCounts, read_counts
from kermesse.server.storage.log_reader import FoundLogs, read_logs
from kermesse.server.storage.open_storage import is_postgres, need_driver, shown
from kermesse.server.storage.sealed_rows import CLOSED, is_sound, seal, seal_line, split_person
from kermesse.server.storage.sqlite_opening import (
    DRAFT,
    NEXT,
    Lock,
    clear_draft,
    copy_file,
    finish_swap,
    make_ready,
    next_file,
    swap,
)
from kermesse.server.storage.sqlite_schema import APPEND, SCHEMA_VERSION, connect_beside, verdict_on
from kermesse.server.storage.sqlite_schema import connect as connect_file
from kermesse.server.storage.storage import StorageFailed

VERSION: Final = 2
WITH_SECRETS: Final = 1  # the version in which a person's row had the one secret
MANY: Final = 200  # rows at a time: a record may be long
HEADER: Final = b'{"dump":"kermesse","version":%d}\n'
# Columns by kind, in the order of the seal.
LOG: Final = {"tables": ("tbl", "lines"), "log": ("tbl", "number", "line")}
SEALED_ROWS: Final = {
    "people": ("id", "name", "made", "seen"),
    "links": ("id", "person", "type", "key", "data", "name", "made", "used"),
    "records": ("tbl", "at", "info", "record"),
    "analyses": ("tbl", "seat", "analysis"),
    "understood": ("person", "kinds"),
    "aside": ("tbl", "why", "at"),
}
PERSON_WITH_SECRET: Final = ("id", "secret", "name", "made", "seen")  # of a dump of the first version
BYTES: Final = ("secret", "key", "data")  # columns that are written in hexadecimal
COLUMNS: Final = {**LOG, **SEALED_ROWS, "end": ("rows",)}

_to_json = msgspec.json.Encoder().encode
_packed = msgspec.msgpack.Encoder().encode


class Row(NamedTuple):
    kind: str
    values: tuple[Any, ...]


class Tally(NamedTuple):
    """Counts of everything that a house holds."""

    rows: Counter[str]  # by kind
    damaged: int  # rows and lines that are not what was written, or are missing
    digest: int  # over all sound rows, in whatever order

    def __str__(self) -> str:
        counted = {f"tables ({self.rows['log']} lines)": self.rows["tables"]}
        counted |= {kind: self.rows[kind] for kind in SEALED_ROWS}
        return ", ".join(f"{number} {what}" for what, number in counted.items())


class Source(Protocol):
    damaged: int  # rows and lines left out, as far as `rows` has come

    def rows(self) -> AsyncIterator[Row]:
        """Yields every sound row, a table's own before its lines."""

    async def check_alone(self) -> None:
        """Raises StorageFailed if a server may have come in meanwhile."""


class Target(Source, Protocol):
    """An empty house. What was written is there after the block alone, all of it or nothing."""

    async def add(self, kind: str, rows: list[Row]) -> None: ...
    async def finish(self) -> None:
        """Called after all rows, before they are read back."""


# ---------------------------------------------------------------- copying


async def copy_database(source: str, to: str, even_damaged: bool = False) -> Tally:
    """Moves the house of a stopped server, or one in a dump, to a new file or an empty database. StorageFailed, and
    nothing is written, if the source is in use or damaged, or the target in use or not empty."""
    if source == to:
        raise StorageFailed("the copy cannot be its own source: name another target")
    async with _stopped(source, even_damaged) as old, _empty(to) as new:
        return await _copy(old, new, even_damaged)


async def backup(source: str, to: str) -> Tally:
    """Writes a dump of one moment, also while the server runs. Damaged rows are left out, and counted."""
    async with _running(source) as old, _new_dump(to) as new:
        return await _copy(old, new, even_damaged=True)


async def restore(source: str, to: str, even_damaged: bool = False) -> tuple[Tally, str]:
    """Puts a house out of a dump in the place of a stopped server's file. Returns what it holds, and where the old
    file is now: '' if there was none. A database of PostgreSQL must be empty."""
    if is_postgres(to):
        return await copy_database(source, to, even_damaged), ""
    if os.path.exists(source) and os.path.exists(to) and os.path.samefile(source, to):
        raise StorageFailed(f"{source} is the database itself: name a back-up of it")
    async with _stopped(source, even_damaged) as old, _in_place_of(to) as new:
        found = await _copy(old, new, even_damaged)
    return found, new.kept


async def _copy(old: Source, new: Target, even_damaged: bool) -> Tally:
    some: list[Row] = []
    written = _Tallying()
    async for row in old.rows():
        written.count(row)
        if some and (len(some) == MANY or some[0].kind != row.kind):
            await new.add(some[0].kind, some)
            some = []
        some.append(row)
    if some:
        await new.add(some[0].kind, some)
    await new.finish()
    if old.damaged and not even_damaged:
        raise StorageFailed(
            f"{old.damaged} rows or lines of the source are damaged or missing: restore a back-up of it,"
            " or add --even-damaged to leave them out; their tables are put aside"
        )
    found = written.tally(old.damaged)
    if (await tally(new)).digest != found.digest:
        raise StorageFailed("what was written is not what was read: nothing is kept of it; look at the target's disk")
    await old.check_alone()
    await new.check_alone()
    return found


async def tally(database: Source) -> Tally:
    counting = _Tallying()
    async for row in database.rows():
        counting.count(row)
    return counting.tally(database.damaged)


class _Tallying:
    def __init__(self) -> None:
        self._rows: Counter[str] = Counter()
        self._digest = 0

    def count(self, row: Row) -> None:
        self._rows[row.kind] += 1
        if row.kind != "tables":  # counts follow from the lines, and from what was lost
            self._digest += int.from_bytes(hashlib.sha256(_packed(row)).digest(), "big")

    def tally(self, damaged: int) -> Tally:
        return Tally(self._rows, damaged, self._digest)


def _stopped(home: str, even_damaged: bool) -> AbstractAsyncContextManager[Source]:
    """Opens a source that no server has."""
    if is_postgres(home):
        return _postgres_source(home, stopped=True)
    return _read_dump(home, even_damaged) if _is_dump(home) else _stopped_file(home)


def _running(home: str) -> AbstractAsyncContextManager[Source]:
    """Opens a source as of this moment, whoever has it."""
    return _postgres_source(home, stopped=False) if is_postgres(home) else _running_file(home)


def _empty(home: str) -> AbstractAsyncContextManager[Target]:
    return _empty_postgres(home) if is_postgres(home) else _new_file(home)


@contextmanager
def _plain_errors(path: str) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise StorageFailed(f"{path}: {error}: nothing was written; put that right and try again") from error


def _check_place(path: str) -> None:
    if not os.path.isdir(os.path.dirname(os.path.abspath(path))):
        raise StorageFailed(f"there is no folder for {path}: make it, or name another file")


# ---------------------------------------------------------------- a dump


def _is_dump(path: str) -> bool:
    try:
        with open(path, "rb") as file:
            return file.read(1) == b"{"
    except OSError:
        return False


class Dump:
    """A file of JSON lines, to be read or being written."""

    def __init__(self, path: str, file: BinaryIO, even_damaged: bool = False) -> None:
        self.damaged = 0
        self._path = path
        self._file = file
        self._even_damaged = even_damaged
        self._written = 0

    async def rows(self) -> AsyncIterator[Row]:
        self._file.seek(0)
        self.damaged = 0
        columns = self._read_header(self._file.readline())
        links: list[Row] = []  # of people with secrets
        number, sound, ended = 1, 0, False
        for number, line in enumerate(self._file, 2):
            row = _row_of(line, columns)
            if row is None:
                self._leave_out(f"line {number} of {self._path} is damaged")
            elif row.kind != "end":
                sound += 1
                if columns is not COLUMNS and row.kind == "people":
                    person, link = split_person((*row.values, seal(*row.values)))
                    links.append(Row("links", link))
                    row = Row("people", person)
                yield row
            else:
                ended = True
                if row.values != (sound + self.damaged,):
                    self._leave_out(f"lines of {self._path} are missing: it should have {row.values[0]} rows")
        for each in links:
            yield each
        if not ended:
            self._leave_out(f"{self._path} is cut short after line {number}")

    def _read_header(self, line: bytes) -> dict[str, tuple[str, ...]]:
        """Returns the columns by kind of a dump of that version."""
        try:
            header = msgspec.json.decode(line, type=_Header)
        except msgspec.MsgspecError:
            raise StorageFailed(
                f"line 1 of {self._path} is not that of a dump: name what `kermesse backup` wrote"
            ) from None
        if header.dump != "kermesse" or header.version not in (WITH_SECRETS, VERSION):
            raise StorageFailed(f"{self._path} is a dump of version {header.version}; this server knows {VERSION}")
        return COLUMNS if header.version == VERSION else {**COLUMNS, "people": PERSON_WITH_SECRET}

    def _leave_out(self, fault: str) -> None:
        self.damaged += 1
        if not self._even_damaged:
            raise StorageFailed(
                f"{fault}: take another back-up, or add --even-damaged to do without what is lost;"
                " its tables are put aside"
            )

    async def check_alone(self) -> None:
        """A dump is nobody else's."""

    async def add(self, kind: str, rows: list[Row]) -> None:
        self._written += len(rows)
        self._file.seek(0, os.SEEK_END)
        self._file.write(b"".join(map(_line_of, rows)))

    async def finish(self) -> None:
        await self.add("end", [Row("end", (self._written,))])
        self._file.flush()


class _Header(msgspec.Struct):
    dump: str
    version: int


def _line_of(row: Row) -> bytes:
    columns = dict(zip(COLUMNS[row.kind], row.values, strict=True))
    shown = {name: value.hex() if isinstance(value, bytes) else value for name, value in columns.items()}
    return _to_json({"kind": row.kind, **shown, "seal": seal(*row)}) + b"\n"


def _row_of(line: bytes, columns: dict[str, tuple[str, ...]]) -> Row | None:
    """Returns None if it is not what was written."""
    try:
        fields = msgspec.json.decode(line, type=dict[str, str | int])
        kind, checksum = str(fields.pop("kind")), fields.pop("seal")
        values = (fields[name] for name in columns[kind])
        row = Row(kind, tuple(map(_value, columns[kind], values)))
        return row if seal(*row) == checksum else None
    except (msgspec.MsgspecError, KeyError, ValueError, OverflowError):
        return None


def _value(column: str, shown: str | int) -> str | int | bytes:
    return bytes.fromhex(str(shown)) if column in BYTES else shown


@asynccontextmanager
async def _read_dump(path: str, even_damaged: bool) -> AsyncIterator[Dump]:
    with _plain_errors(path), open(path, "rb") as file:
        yield Dump(path, file, even_damaged)


@asynccontextmanager
async def _new_dump(path: str) -> AsyncIterator[Dump]:
    if os.path.exists(path):
        raise StorageFailed(f"{path} is there already: name another file")
    _check_place(path)
    draft = path + DRAFT
    with _plain_errors(path):
        try:
            with open(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600), "w+b") as file:
                file.write(HEADER % VERSION)
                yield Dump(path, file)
                os.fsync(file.fileno())
            os.replace(draft, path)
        finally:
            Path(draft).unlink(missing_ok=True)


# ---------------------------------------------------------------- databases


class Database(ABC):
    """The rows of a house in a database. `counts` says how many lines each table had at least."""

    def __init__(self) -> None:
        self.damaged = 0

    @abstractmethod
    async def _log(self) -> tuple[FoundLogs, dict[str, int]]:
        """All lines, and how many of each table were counted."""

    @abstractmethod
    def _select(self, kind: str) -> AsyncIterator[tuple[Any, ...]]:
        """Rows of that kind, the seal last."""

    async def rows(self) -> AsyncIterator[Row]:
        found, counts = await self._log()
        missing = 0
        for table in [*found.logs, *sorted(counts.keys() - found.logs.keys())]:
            lines = found.logs.get(table, {})
            last = max(lines, default=-1)
            if lines and lines[last] == CLOSED:
                continue
            count = max(counts.get(table, 0), last + 1)
            if table in found.damaged and count == len(lines):
                count += 1  # what was lost stood at the end
            missing += count - len(lines)
            yield Row("tables", (table, count))
            for number in sorted(lines):
                yield Row("log", (table, number, lines[number].decode()))
        self.damaged = max(found.bad_lines, missing)
        for kind in SEALED_ROWS:
            async for row in self._select(kind):
                if is_sound(row):
                    yield Row(kind, row[:-1])
                else:
                    self.damaged += 1

    async def check_alone(self) -> None:
        """A file's lock keeps everybody out."""
        return

    async def finish(self) -> None:
        return


def _sealed(lines: list[Row]) -> bytes:
    """Lines of a log as one commit has them."""
    return b"\n".join([seal_line(table.encode(), number, line.encode()) for _, (table, number, line) in lines])


def _insert(kind: str) -> str:
    return f"INSERT INTO {kind} ({', '.join(SEALED_ROWS[kind])}, seal)"


def _query(kind: str) -> str:
    return f"SELECT {', '.join(SEALED_ROWS[kind])}, seal FROM {kind}"


class SqliteDatabase(Database):
    def __init__(self, db: sqlite3.Connection, counts: dict[str, int], running: bool = False) -> None:
        super().__init__()
        self.kept = ""  # the name of the file in whose place it was put
        self.counts = counts
        self._db = db
        self._running = running

    async def _log(self) -> tuple[FoundLogs, dict[str, int]]:
        batches = self._db.execute("SELECT CAST(batch AS BLOB) FROM log ORDER BY seq")
        found = read_logs(batch for (batch,) in batches)
        if self._running:  # a table that is counted and not there was closed meanwhile
            return found, {table: lines for table, lines in self.counts.items() if table in found.logs}
        return found, self.counts

    async def _select(self, kind: str) -> AsyncIterator[tuple[Any, ...]]:
        for row in self._db.execute(_query(kind)):
            yield row

    async def add(self, kind: str, rows: list[Row]) -> None:
        if kind == "tables":
            self.counts.update(row.values for row in rows)
        elif kind == "log":
            self._db.execute(APPEND, (_sealed(rows),))
            for _, (table, number, _) in rows:
                self.counts[table] = max(self.counts.get(table, 0), number + 1)
        else:
            marks = ", ".join("?" * (len(SEALED_ROWS[kind]) + 1))
            self._db.executemany(
                f"{_insert(kind)} VALUES ({marks})", [(*row.values, seal(*row.values)) for row in rows]
            )


@asynccontextmanager
async def _stopped_file(path: str) -> AsyncIterator[SqliteDatabase]:
    """Reads a file as the server would find it. What has to be saved from damage, or moved from an earlier version,
    is so in a copy."""
    if not any(os.path.isfile(path + end) for end in ("", NEXT)):
        raise StorageFailed(
            f"there is no database or dump {path}: name the server's file, or what `kermesse backup` wrote"
        )
    beside = os.path.dirname(os.path.abspath(path))  # where there is room for a copy if anywhere
    with Lock(path), _plain_errors(path), tempfile.TemporaryDirectory(prefix=".kermesse-copy-", dir=beside) as folder:
        copy = f"{folder}/house.db"
        for end in ("", "-wal", COUNTS, OLD_COUNTS, NEXT, DRAFT + COUNTS):
            if os.path.exists(path + end):
                copy_file(path + end, copy + end)
        make_ready(copy)
        with closing(connect_file(copy)) as db:
            yield SqliteDatabase(db, read_counts(copy + COUNTS))


@asynccontextmanager
async def _running_file(path: str) -> AsyncIterator[SqliteDatabase]:
    """Reads a file as of one moment, beside the server that has it."""
    if not os.path.isfile(path):
        raise StorageFailed(f"there is no database {path}: name the server's file")
    counts = read_counts(path + COUNTS)  # before the lines: what is counted is there
    with _plain_errors(path), closing(connect_beside(path, 30)) as db:
        db.execute("BEGIN")
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version != SCHEMA_VERSION:
            raise StorageFailed(
                f"{path} is of version {version}: start the server once, which brings it to {SCHEMA_VERSION}"
            )
        if (verdict := verdict_on(db)) != "ok":
            raise StorageFailed(f"{path} is damaged ({verdict}): start the server again, which saves what can be read")
        yield SqliteDatabase(db, counts, running=True)


@asynccontextmanager
async def _new_file(path: str) -> AsyncIterator[SqliteDatabase]:
    if there := [path + end for end in ("", "-wal", COUNTS, NEXT) if os.path.exists(path + end)]:
        raise StorageFailed(f"{there[0]} is there already: name a file that is not")
    async with _in_place_of(path) as database:
        yield database


@asynccontextmanager
async def _in_place_of(path: str) -> AsyncIterator[SqliteDatabase]:
    """Writes a file beside its place, and puts it there when it is whole."""
    _check_place(path)
    with Lock(path), _plain_errors(path):
        finish_swap(path)
        there = os.path.exists(path)
        try:
            with closing(next_file(path)) as db:
                database = SqliteDatabase(db, {})
                db.execute("BEGIN")
                yield database
                db.execute("COMMIT")
            counts = LineCounts(path + DRAFT + COUNTS)
            for table, lines in database.counts.items():
                counts.raise_to(table, lines)
            counts.close()
            kept = swap(path, "before-restore")
            database.kept = kept if there else ""
        finally:
            if not os.path.exists(path + NEXT):  # otherwise the next start goes on with it
                clear_draft(path)


# ---------------------------------------------------------------- PostgreSQL


class PostgresDatabase(Database):
    """Read and written by `db`. `lives` raises StorageFailed if this process is not believed to live any more."""

    def __init__(self, db: Any, door: Any = None, name: str = "") -> None:
        super().__init__()
        self._db = db
        self._door = door  # a connection outside the transaction that reads
        self._name = name

    async def check_alone(self) -> None:
        from kermesse.server.storage.postgres import LIVES

        if self._name and not await self._door.fetch(LIVES, self._name):
            raise StorageFailed("this process stood still and was taken for dead: nothing was copied; copy again")

    async def _log(self) -> tuple[FoundLogs, dict[str, int]]:
        batches = await self._db.fetch("SELECT batch FROM log ORDER BY seq")
        counts = dict(await self._db.fetch("SELECT tbl, lines FROM leases"))
        return read_logs(batch for (batch,) in batches), counts

    async def _select(self, kind: str) -> AsyncIterator[tuple[Any, ...]]:
        async for row in self._db.cursor(_query(kind), prefetch=MANY):
            yield tuple(row)

    async def add(self, kind: str, rows: list[Row]) -> None:
        # Leases are nobody's yet: the first server that comes takes them.
        lease = (
            "INSERT INTO leases VALUES ($1, '', 1, $2)"
            " ON CONFLICT (tbl) DO UPDATE SET lines = greatest(leases.lines, excluded.lines)"
        )
        if kind == "tables":
            await self._db.executemany(lease, [row.values for row in rows])
        elif kind == "log":
            logs = [(table, list(lines)) for table, lines in groupby(rows, lambda row: str(row.values[0]))]
            await self._db.executemany(
                "INSERT INTO log (tbl, batch) VALUES ($1, $2)", [(table, _sealed(lines)) for table, lines in logs]
            )
            await self._db.executemany(lease, [(table, lines[-1].values[1] + 1) for table, lines in logs])
        else:
            marks = ", ".join(f"${number + 1}" for number in range(len(SEALED_ROWS[kind]) + 1))
            await self._db.executemany(
                f"{_insert(kind)} VALUES ({marks})", [(*row.values, seal(*row.values)) for row in rows]
            )


@asynccontextmanager
async def _postgres_source(dsn: str, stopped: bool) -> AsyncIterator[PostgresDatabase]:
    need_driver()
    from kermesse.server.storage.postgres_schema import SCHEMA_VERSION as NEWEST
    from kermesse.server.storage.postgres_schema import plain_errors, schema_version

    async with plain_errors(dsn), _connected(dsn) as db, _connected(dsn) as door:
        version = await schema_version(db)
        if version is None:
            raise StorageFailed(f"there is no house in {shown(dsn)}: name the server's database")
        if not stopped:
            if version != NEWEST:
                raise StorageFailed(f"{shown(dsn)} is of version {version}, and this program knows {NEWEST}")
            async with db.transaction(isolation="repeatable_read", readonly=True):
                yield PostgresDatabase(db)
            return
        async with _alone(dsn) as name, db.transaction(isolation="repeatable_read", readonly=True):
            yield PostgresDatabase(db, door, name)


@asynccontextmanager
async def _empty_postgres(dsn: str) -> AsyncIterator[PostgresDatabase]:
    need_driver()
    from kermesse.server.storage.postgres_schema import plain_errors

    there = " OR ".join(f"EXISTS (SELECT FROM {table})" for table in ("log", "leases", *SEALED_ROWS))
    async with plain_errors(dsn), _alone(dsn) as name, _connected(dsn) as db, db.transaction():
        if await db.fetchval(f"SELECT {there}"):
            raise StorageFailed(f"there is a house in {shown(dsn)} already: name an empty database")
        yield PostgresDatabase(db, db, name)


@asynccontextmanager
async def _connected(dsn: str) -> AsyncIterator[Any]:
    from kermesse.server.storage.postgres_schema import ALL_WITHIN, connect

    db = await connect(dsn, ALL_WITHIN)
    try:
        await db.execute("SET idle_in_transaction_session_timeout = 0")  # the other house may be slow
        yield db
    finally:
        await db.close()


@asynccontextmanager
async def _alone(dsn: str) -> AsyncIterator[str]:
    """Is there as a server would be: no other comes in meanwhile, and one that is in keeps this one out. Yields its
    name."""
    from kermesse.server.storage.metrics import Metrics
    from kermesse.server.storage.postgres import PostgresStorage
    from kermesse.server.storage.tasks import Tasks

    storage = await PostgresStorage.open(dsn, Tasks(Metrics().faults))
    try:
        yield storage.name
    finally:
        await storage.close()
