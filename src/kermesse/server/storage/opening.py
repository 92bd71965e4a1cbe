"""The house's file as it is opened: moved from earlier versions and mended where it is damaged. A sound one comes out, or a
line that says why not.

What cannot be put right in its place is built anew beside it (`replacing.py`).
"""

import mmap
import os
import sqlite3
import tempfile
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from kermesse.server.storage import wal
from kermesse.server.storage.salvage import PAGE, read_rows
from kermesse.server.storage.sealed_rows import seal, seal_line
from kermesse.server.storage.sqlite_opening import aside_name, copy_file, finish_swap, next_file, swap
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
