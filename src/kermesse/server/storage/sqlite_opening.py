"""One house, one process: a lock beside the database, held for the process' life and let go by the system when it dies.

A lock of the file's record, not of the open file: a child process that was forked off does not inherit it, so that nothing
but the server itself keeps the next one out.
"""

import mmap
import os
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from kermesse.server.storage import wal
from kermesse.server.storage.salvage import PAGE, read_rows
from kermesse.server.storage.sealed_rows import seal, seal_line
from kermesse.server.storage.sqlite_schema import (
    APPEND,
    KEEP_PERSON,
    KEEP_RECORD,
    KEEP_UNDERSTOOD,
    SCHEMA_VERSION,
    SEALED,
    connect,
    new_file,
    old_lines,
    passes,
    schema_of,
    schema_wanted,
    verdict_on,
)
from kermesse.server.storage.storage import StorageFailed

# ---------------------------------------------------------------- lock

_held: Final[set[str]] = set()  # by this process, which its own lock would not keep out


class InUse(Exception):
    """Another process has the database open. The message says which, and what to do."""


class Lock:
    def __init__(self, db: str | Path) -> None:
        self.path = f"{Path(db).resolve()}.lock"
        if self.path in _held:
            raise _in_use(db, str(os.getpid()))
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._file)
        except OSError:
            who = os.read(self._file, 20).decode("ascii", "replace").strip()
            os.close(self._file)
            raise _in_use(db, who) from None
        _held.add(self.path)
        with suppress(OSError):  # a full disk: who it is, is only told for people's sake
            os.ftruncate(self._file, 0)
            os.write(self._file, b"%d\n" % os.getpid())

    def release(self) -> None:
        """The file stays: to remove it would let two processes lock two files of one name."""
        if self.path in _held:
            _held.discard(self.path)
            os.close(self._file)


def _in_use(db: str | Path, who: str) -> InUse:
    return InUse(f"{db} is in use by another server (process {who or 'unknown'}): stop that one, or name another --db")


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# ---------------------------------------------------------------- replacing

NEXT: Final = ".next"  # whole, and to be put in the file's place
RESTORED: Final = ".restored"  # the same, from a copy: what was counted of the old file's lines is no longer true
COUNTS: Final = ".heads"


def next_file(path: str) -> sqlite3.Connection:
    draft = f"{path}.draft"
    Path(draft).unlink(missing_ok=True)
    new_file(draft)
    return connect(draft)


def swap(path: str, why: str, ready: str = NEXT) -> str:
    """Put the draft in the file's place. A crash in between is made good at the next start."""
    draft = f"{path}.draft"
    if os.path.exists(draft):
        for end in ("-wal", "-shm"):  # left by nobody: the draft was closed
            Path(draft + end).unlink(missing_ok=True)
        sync(draft)
        os.replace(draft, path + ready)
    kept = aside_name(path, why)
    for end in ("-wal", "-shm", *([COUNTS] if ready == RESTORED else []), ""):
        if os.path.exists(path + end):
            os.replace(path + end, kept + end)
    os.replace(path + ready, path)
    sync(os.path.dirname(os.path.abspath(path)))
    return kept


def finish_swap(path: str) -> list[str]:
    return [
        f"{path} was being replaced when that was cut short: done now; as it was: {swap(path, 'replaced', ready)}"
        for ready in (NEXT, RESTORED)
        if os.path.exists(path + ready)
    ]


def aside_name(path: str, why: str) -> str:
    name = wanted = f"{path}.{why}-{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime())}"
    again = 1
    while os.path.exists(name):
        again += 1
        name = f"{wanted}-{again}"
    return name


def copy_file(source: str, to: str) -> None:
    with open(source, "rb") as old, open(os.open(to, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as new:
        while part := old.read(1 << 20):
            new.write(part)


def sync(path: str) -> None:
    with suppress(PermissionError):  # Windows opens no folders
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# ---------------------------------------------------------------- opening

UNREADABLE: Final = -1
# Where the first page says what never changes: the rest of its first 100 bytes counts and points.
FIXED: Final = ((0, 24), (40, 92), (100, PAGE))
JOURNAL: Final = (18, 19)  # 1 in a copy, 2 once a server had it
# The tables whose rows are taken along, and the version that each came with.
KEPT_SINCE: Final = {"log": SEALED, "records": SEALED, "people": SEALED, "aside": SEALED, "understood": 4}
FEW: Final = 16  # bytes of those that may differ for it to be our file, damaged


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
    told = finish_swap(path)
    if not os.path.exists(path) or os.path.getsize(path) == 0:
        new_file(path)
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
            if (verdict := verdict_on(db)) != "ok":
                return verdict
            if schema_of(db) != schema_wanted():
                return "its schema is damaged"
            for *values, told in db.execute("SELECT * FROM people"):
                if seal(*values) != told:
                    return "a person's row is damaged"
    except (sqlite3.DatabaseError, UnicodeError) as error:
        if passes(error):
            raise
        return str(error)
    return ""


# ---------------------------------------------------------------- moving and mending


def _migrate(path: str, version: int) -> str:
    """From an earlier version. The old file stays beside the new one."""
    if version < 1:
        raise StorageFailed(f"{path} is not a database of Kermesse: name another file with --db")
    with closing(connect(path, 5)) as db:
        verdict = verdict_on(db)
    if version >= SEALED:
        return _repair(path, verdict) if verdict != "ok" else _take_along(path, version)
    with closing(connect(path, 5)) as db:
        if verdict != "ok":
            raise StorageFailed(f"{path} is damaged, and older than checksums: restore a copy ({verdict})")
        with closing(next_file(path)) as new:
            new.execute("BEGIN")
            counted: Counter[str] = Counter()
            for table, line in old_lines(db, version):
                new.execute(APPEND, (seal_line(table.encode(), counted[table], line.encode()),))
                counted[table] += 1
            for table, info, record, at in db.execute("SELECT tbl, info, record, at FROM records"):
                new.execute(KEEP_RECORD, (table, at, seal(table, at, info, record), info, record))
            now = int(time.time())
            for id, secret, name, made in db.execute("SELECT id, secret, name, made FROM people"):
                new.execute(KEEP_PERSON, (id, secret, name, made, now, seal(id, secret, name, made, now)))
            new.execute("COMMIT")
    kept = swap(path, f"version-{version}")
    return f"{path} is now of version {SCHEMA_VERSION}; as it was: {kept}"


def _take_along(path: str, version: int) -> str:
    """Every row as it is, into a file that has more tables."""
    with closing(connect(path, 5)) as db, closing(next_file(path)) as new:
        new.execute("BEGIN")
        for table in KEPT_SINCE:
            if version < KEPT_SINCE[table]:
                continue
            rows = db.execute(f"SELECT * FROM {table}")
            marks = ", ".join("?" * len(rows.description))
            new.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)
        new.execute("COMMIT")
    kept = swap(path, f"version-{version}")
    return f"{path} is now of version {SCHEMA_VERSION}; as it was: {kept}"


def _repair(path: str, fault: str) -> str:
    """Another file with every row that can be read; the damaged one is kept."""
    with suppress(sqlite3.DatabaseError), closing(connect(path, 5)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with open(path, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as pages:
        rows = read_rows(pages)
    with closing(next_file(path)) as new:
        new.execute("BEGIN")
        for _, batch in rows.log:
            new.execute(APPEND, (batch,))
        new.executemany("INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?, ?)", rows.records)
        new.executemany("INSERT OR IGNORE INTO people VALUES (?, ?, ?, ?, ?, ?)", rows.people)
        new.executemany("INSERT OR REPLACE INTO aside VALUES (?, ?, ?, ?)", rows.aside)
        new.executemany(KEEP_UNDERSTOOD, rows.understood)
        new.execute("COMMIT")
    kept = swap(path, "damaged")
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
    kept = aside_name(path, "damaged")
    for end in ("", "-wal"):
        if os.path.exists(path + end):
            copy_file(path + end, kept + end)
    for at in differ:
        page[at] = model[at]
    wal.replace_file(path, page)
    return [f"{path} had {len(differ)} bad bytes in its first page, which are mended; as it was: {kept}"]


def _mend_wal(path: str) -> list[str]:
    mended = wal.mend(f"{path}-wal")
    if mended is None:
        return []
    kept = aside_name(path, "damaged")
    for end in ("", "-wal"):
        copy_file(path + end, kept + end)
    Path(f"{path}-shm").unlink(missing_ok=True)  # an index of the log as it was
    wal.replace_file(f"{path}-wal", mended)
    return [f"{path}-wal had a wrong bit, which is mended; as it was: {kept}-wal"]


def _model_page() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        model = f"{folder}/model.db"
        new_file(model)
        with open(model, "rb") as file:
            return file.read(PAGE)
