"""The house's file: its schema, how it is opened, moved from earlier versions, mended, copied and restored.

Whoever changes the file as a whole builds another one beside it and puts that in its place; the old one is kept aside
under a name with the time.
"""

import mmap
import os
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

from kermesse.server.ground import wal
from kermesse.server.ground.lock import InUse, Lock
from kermesse.server.ground.rows import owner_found, read_line, seal, seal_line
from kermesse.server.ground.salvage import PAGE, read_rows

SCHEMA_VERSION: Final = 3
UNREADABLE: Final = -1
APPLICATION: Final = 0x4B726D73  # "Krms"
# The log has a row a commit (see rows.py). What is looked for without the record stands before it: it may be long.
SCHEMA: Final = """
CREATE TABLE log (seq INTEGER PRIMARY KEY, batch BLOB NOT NULL);
CREATE TABLE records (tbl TEXT PRIMARY KEY, at INTEGER NOT NULL, seal INTEGER NOT NULL, info TEXT NOT NULL, record TEXT NOT NULL);
CREATE TABLE people (id TEXT PRIMARY KEY, secret BLOB NOT NULL UNIQUE, name TEXT NOT NULL, made INTEGER NOT NULL, seen INTEGER NOT NULL, seal INTEGER NOT NULL);
CREATE TABLE aside (tbl TEXT PRIMARY KEY, why TEXT NOT NULL, at INTEGER NOT NULL, seal INTEGER NOT NULL);
CREATE TABLE house (what TEXT PRIMARY KEY, at INTEGER NOT NULL);
"""
APPEND: Final = "INSERT INTO log (batch) VALUES (?)"
KEEP_RECORD: Final = "INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?, ?)"
KEEP_PERSON: Final = (
    "INSERT INTO people VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
    " secret = excluded.secret, name = excluded.name, made = excluded.made, seen = excluded.seen, seal = excluded.seal"
)
PUT_ASIDE: Final = "INSERT OR REPLACE INTO aside VALUES (?, ?, ?, ?)"
# Where the first page says what never changes: the rest of its first 100 bytes counts and points.
FIXED: Final = ((0, 24), (40, 92), (100, PAGE))
JOURNAL: Final = (18, 19)  # 1 in a copy, 2 once a server had it
FEW: Final = 16  # bytes of those that may differ for it to be our file, damaged
WAITING: Final = frozenset(
    (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_INTERRUPT,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
    )
)


class StorageFailed(Exception):
    """The database cannot be used. The message is for the operator: what it is, and what to do."""


def passes(error: Exception) -> bool:
    """Whether it may go on when the disk does: full, locked, read-only, not answering."""
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in WAITING
    return isinstance(error, OSError)


def connect(path: str, patience: float = 0.2) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=patience)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA secure_delete = ON")  # what is swept out is gone, also for whoever reads page by page
        db.execute("PRAGMA journal_size_limit = 4194304")
    except sqlite3.Error:
        db.close()
        raise
    return db


# ---------------------------------------------------------------- opening


def make_ready(path: str) -> list[str]:
    """A sound file of this version stands at `path`, whatever stood there before. What was done about it, a line each.

    To be called with the lock held. Raises StorageFailed where nothing can be done.
    """
    try:
        return _make_ready(path)
    except sqlite3.Error as error:
        why = (
            "wait until it is free and whole, and start again" if passes(error) else "restore a copy: kermesse restore"
        )
        raise StorageFailed(f"{path} cannot be opened ({error}): {why}") from error


def _make_ready(path: str) -> list[str]:
    told = _finish_swap(path)
    if not os.path.exists(path) or os.path.getsize(path) == 0:
        _new_file(path)
        return told
    told += _mend_wal(path)
    version = _version(path)
    if version != SCHEMA_VERSION and (mended := _mend_first_page(path)):
        told += mended
        version = _version(path)
    if version == UNREADABLE:
        raise StorageFailed(f"the head of {path} is not that of a database: restore a copy with kermesse restore")
    if version > SCHEMA_VERSION:
        raise StorageFailed(
            f"{path} is of version {version}, and this server knows {SCHEMA_VERSION}: start the newer server"
        )
    if version < SCHEMA_VERSION:
        return [*told, _migrate(path, version)]
    fault = _fault(path)
    if fault and (mended := _mend_first_page(path)):
        told += mended
        fault = _fault(path)
    return [*told, _repair(path, fault)] if fault else told


def _new_file(path: str) -> None:
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # it will hold seeds: nobody else reads them
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(f"PRAGMA page_size = {PAGE}")
        db.execute("PRAGMA auto_vacuum = INCREMENTAL")
        db.executescript(
            f"BEGIN; {SCHEMA} PRAGMA user_version = {SCHEMA_VERSION}; PRAGMA application_id = {APPLICATION}; COMMIT;"
        )
        db.execute("PRAGMA journal_mode = WAL")


def _version(path: str) -> int:
    try:
        with closing(connect(path, 5)) as db:
            (version,) = db.execute("PRAGMA user_version").fetchone()
    except sqlite3.DatabaseError as error:
        if passes(error):
            raise
        return UNREADABLE
    return int(version)


def _fault(path: str) -> str:
    """What is wrong with the file as a whole, or with the people in it; '' if nothing is."""
    try:
        with closing(connect(path, 5)) as db:
            if (verdict := _verdict(db)) != "ok":
                return verdict
            if _schema(db) != _schema_wanted():
                return "its schema is damaged"
            for *values, told in db.execute("SELECT * FROM people"):
                if seal(*values) != told:
                    return "a person's row is damaged"
    except (sqlite3.DatabaseError, UnicodeError) as error:
        if passes(error):
            raise
        return str(error)
    return ""


def _verdict(db: sqlite3.Connection) -> str:
    """SQLite's own, in one line."""
    return " ".join(str(db.execute("PRAGMA integrity_check(1)").fetchone()[0]).split())


def _schema(db: sqlite3.Connection) -> set[tuple[str, str]]:
    return set(db.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL"))


def _schema_wanted() -> set[tuple[str, str]]:
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript(SCHEMA)
        return _schema(db)


# ---------------------------------------------------------------- moving and mending


def _migrate(path: str, version: int) -> str:
    """From an earlier version. The old file stays beside the new one."""
    if version not in (1, 2):
        raise StorageFailed(f"{path} is not a database of Kermesse: name another file with --db")
    with closing(connect(path, 5)) as db:
        if (verdict := _verdict(db)) != "ok":
            raise StorageFailed(f"{path} is damaged, and older than checksums: restore a copy ({verdict})")
        with closing(_next_file(path)) as new:
            new.execute("BEGIN")
            counted: Counter[str] = Counter()
            for table, line in _old_lines(db, version):
                new.execute(APPEND, (seal_line(table.encode(), counted[table], line.encode()),))
                counted[table] += 1
            for table, info, record, at in db.execute("SELECT tbl, info, record, at FROM records"):
                new.execute(KEEP_RECORD, (table, at, seal(table, at, info, record), info, record))
            now = int(time.time())
            for id, secret, name, made in db.execute("SELECT id, secret, name, made FROM people"):
                new.execute(KEEP_PERSON, (id, secret, name, made, now, seal(id, secret, name, made, now)))
            new.execute("COMMIT")
    kept = _swap(path, f"version-{version}")
    return f"{path} is now of version {SCHEMA_VERSION}; as it was: {kept}"


def _old_lines(db: sqlite3.Connection, version: int) -> Iterator[tuple[str, str]]:
    """Of tables that were not closed, in order."""
    source = "SELECT tbl, line, seq AS s, 0 AS k FROM log"
    if version == 2:
        source = "SELECT value ->> 0 AS tbl, value -> 1 AS line, seq AS s, key AS k FROM log, json_each(log.batch)"
    yield from db.execute(f"SELECT tbl, line FROM ({source}) WHERE tbl NOT IN (SELECT tbl FROM closed) ORDER BY s, k")


def _repair(path: str, fault: str) -> str:
    """Another file with every row that can be read; the damaged one is kept."""
    with suppress(sqlite3.DatabaseError), closing(connect(path, 5)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with open(path, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as pages:
        rows = read_rows(pages)
    with closing(_next_file(path)) as new:
        new.execute("BEGIN")
        for _, batch in rows.log:
            new.execute(APPEND, (batch,))
        new.executemany("INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?, ?)", rows.records)
        new.executemany("INSERT OR IGNORE INTO people VALUES (?, ?, ?, ?, ?, ?)", rows.people)
        new.executemany("INSERT OR REPLACE INTO aside VALUES (?, ?, ?, ?)", rows.aside)
        new.execute("COMMIT")
    kept = _swap(path, "damaged")
    return f"{path} was damaged ({fault}) and is rebuilt from what could be read; as it was: {kept}"


def _mend_first_page(path: str) -> list[str]:
    """The first page says where everything is, and always the same: a wrong byte there is put right from a new file's."""
    with open(path, "rb") as file:
        page = bytearray(file.read(PAGE))
    model = _model_page()
    if len(page) != PAGE:
        return []
    differ = [at for first, end in FIXED for at in range(first, end) if page[at] != model[at]]
    differ = [at for at in differ if at not in JOURNAL or page[at] not in (1, 2)]
    if not 0 < len(differ) <= FEW:
        return []
    kept = _aside_name(path, "damaged")
    for end in ("", "-wal"):
        if os.path.exists(path + end):
            _copy(path + end, kept + end)
    for at in differ:
        page[at] = model[at]
    wal.replace_file(path, page)
    return [f"{path} had {len(differ)} bad bytes in its first page, which are mended; as it was: {kept}"]


def _mend_wal(path: str) -> list[str]:
    mended = wal.mend(f"{path}-wal")
    if mended is None:
        return []
    kept = _aside_name(path, "damaged")
    for end in ("", "-wal"):
        _copy(path + end, kept + end)
    Path(f"{path}-shm").unlink(missing_ok=True)  # an index of the log as it was
    wal.replace_file(f"{path}-wal", mended)
    return [f"{path}-wal had a wrong bit, which is mended; as it was: {kept}-wal"]


def _model_page() -> bytes:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        model = f"{folder}/model.db"
        _new_file(model)
        with open(model, "rb") as file:
            return file.read(PAGE)


# ---------------------------------------------------------------- one file for another


NEXT: Final = ".next"  # whole, and to be put in the file's place
RESTORED: Final = ".restored"  # the same, from a copy: what was counted of the old file's lines is no longer true
HEADS: Final = ".heads"


def _next_file(path: str) -> sqlite3.Connection:
    draft = f"{path}.draft"
    Path(draft).unlink(missing_ok=True)
    _new_file(draft)
    return connect(draft)


def _swap(path: str, why: str, ready: str = NEXT) -> str:
    """Put the draft in the file's place. A crash in between is made good at the next start."""
    draft = f"{path}.draft"
    if os.path.exists(draft):
        for end in ("-wal", "-shm"):  # left by nobody: the draft was closed
            Path(draft + end).unlink(missing_ok=True)
        _sync(draft)
        os.replace(draft, path + ready)
    kept = _aside_name(path, why)
    for end in ("-wal", "-shm", *([HEADS] if ready == RESTORED else []), ""):
        if os.path.exists(path + end):
            os.replace(path + end, kept + end)
    os.replace(path + ready, path)
    _sync(os.path.dirname(os.path.abspath(path)))
    return kept


def _finish_swap(path: str) -> list[str]:
    return [
        f"{path} was being replaced when that was cut short: done now; as it was: {_swap(path, 'replaced', ready)}"
        for ready in (NEXT, RESTORED)
        if os.path.exists(path + ready)
    ]


def _aside_name(path: str, why: str) -> str:
    name = wanted = f"{path}.{why}-{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime())}"
    again = 1
    while os.path.exists(name):
        again += 1
        name = f"{wanted}-{again}"
    return name


def _copy(source: str, to: str) -> None:
    with open(source, "rb") as old, open(os.open(to, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as new:
        while part := old.read(1 << 20):
            new.write(part)


def _sync(path: str) -> None:
    with suppress(PermissionError):  # Windows opens no folders
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# ---------------------------------------------------------------- copies


class Findings(NamedTuple):
    """What a check of a whole file found."""

    tables: int
    people: int
    records: int
    bad: int  # lines, people and records whose checksum is wrong, and lines that are missing

    def __str__(self) -> str:
        return f"{self.tables} tables, {self.people} people, {self.records} records"


def check(path: str | Path) -> Findings:
    """Everything in a file that nobody writes to; StorageFailed if it is not a sound database of Kermesse."""
    try:
        with closing(sqlite3.connect(f"file:{Path(path).absolute()}?mode=ro", uri=True, timeout=5)) as db:
            if (verdict := _verdict(db)) != "ok":
                raise StorageFailed(f"{path} is damaged ({verdict}): take another copy")
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if not 0 < version <= SCHEMA_VERSION:
                raise StorageFailed(f"{path} is of version {version}; this server knows 1 to {SCHEMA_VERSION}")
            if version < SCHEMA_VERSION:
                tables = {table for table, _ in _old_lines(db, version)}
                return Findings(len(tables), _count(db, "people"), _count(db, "records"), 0)
            if _schema(db) != _schema_wanted():
                raise StorageFailed(f"{path} has another schema than this server's: take another copy")
            return _check_rows(db)
    except sqlite3.Error as error:
        raise StorageFailed(f"{path} cannot be read ({error}): take another copy") from error


def _count(db: sqlite3.Connection, what: str) -> int:
    return int(db.execute(f"SELECT count(*) FROM {what}").fetchone()[0])


def _check_rows(db: sqlite3.Connection) -> Findings:
    bad = 0
    last: dict[str, int] = {}
    lines: Counter[str] = Counter()
    for (batch,) in db.execute("SELECT CAST(batch AS BLOB) FROM log ORDER BY seq"):
        for sealed in batch.split(b"\n"):
            line = read_line(sealed) or owner_found(sealed, last)
            if line is None:
                bad += 1
            else:
                last[line.table] = max(line.number, last.get(line.table, -1))
                lines[line.table] += 1
    bad += sum(number + 1 > lines[table] for table, number in last.items())
    bad += sum(seal(*values) != told for *values, told in db.execute("SELECT * FROM people"))
    for table, at, told, info, record in db.execute("SELECT tbl, at, seal, info, record FROM records"):
        bad += seal(table, at, info, record) != told
    return Findings(len(last), _count(db, "people"), _count(db, "records"), bad)


def backup(db: str | Path, to: str | Path) -> Findings:
    """A copy of the house's file, whole and consistent, also while the server runs; and what is in it."""
    if not Path(db).is_file():
        raise StorageFailed(f"there is no database {db}: name the server's file")
    if Path(to).exists():
        raise StorageFailed(f"{to} is there already: name another file")
    draft = f"{to}.draft"
    Path(draft).unlink(missing_ok=True)
    try:
        os.close(os.open(draft, os.O_RDWR | os.O_CREAT, 0o600))
        _copy_database(db, draft)
        found = check(draft)
        _sync(draft)
        os.replace(draft, to)
    except (sqlite3.Error, OSError) as error:
        Path(draft).unlink(missing_ok=True)
        raise StorageFailed(f"{db} could not be copied to {to}: {error}") from error
    return found


def restore(copy: str | Path, db: str | Path, even_damaged: bool = False) -> tuple[Findings, str]:
    """Put a copy in the place of the house's file; what is in it, and where the old file is ('' if there was none)."""
    path = str(db)
    if not Path(copy).is_file():
        raise StorageFailed(f"there is no copy {copy}: name a file that `kermesse backup` wrote")
    if os.path.exists(path) and os.path.samefile(copy, path):
        raise StorageFailed(f"{copy} is the database itself: name a copy of it")
    try:
        lock = Lock(path)
    except InUse as error:
        raise StorageFailed(str(error)) from error
    try:
        found = check(copy)
        if found.bad and not even_damaged:
            raise StorageFailed(
                f"{found.bad} rows of {copy} are damaged: take another copy, or add --even-damaged to lose their tables"
            )
        draft = f"{path}.draft"
        for end in ("", "-wal", "-shm"):
            Path(draft + end).unlink(missing_ok=True)
        os.close(os.open(draft, os.O_RDWR | os.O_CREAT, 0o600))
        _copy_database(copy, draft)
        for ready in (NEXT, RESTORED):  # of a replacement that was cut short: this one comes after it
            Path(path + ready).unlink(missing_ok=True)
        had = os.path.exists(path)
        kept = _swap(path, "before-restore", RESTORED)
        return found, kept if had else ""
    except (sqlite3.Error, OSError) as error:
        raise StorageFailed(f"{copy} could not be restored to {path}: {error}") from error
    finally:
        lock.release()


def _copy_database(source: str | Path, to: str) -> None:
    with (
        closing(sqlite3.connect(f"file:{Path(source).absolute()}?mode=ro", uri=True, timeout=30)) as old,
        closing(sqlite3.connect(to)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, whole by itself


def keep_private(db: str) -> None:
    """Only its owner can read the database and what stands beside it, also where an earlier hand left it open."""
    for end in ("", "-wal", "-shm", ".heads", ".lock"):
        with suppress(OSError):  # not there, or not ours
            os.chmod(db + end, 0o600)
