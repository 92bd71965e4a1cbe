"""Copies of the house's file: made while the server runs, checked, and put back."""

import os
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from kermesse.server.storage.sealed_rows import owner_found, read_line, seal
from kermesse.server.storage.sqlite_opening import NEXT, RESTORED, InUse, Lock, swap, sync
from kermesse.server.storage.sqlite_schema import (
    SCHEMA_VERSION,
    SEALED,
    old_lines,
    schema_of,
    schema_wanted,
    verdict_on,
)
from kermesse.server.storage.storage import StorageFailed


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
            if (verdict := verdict_on(db)) != "ok":
                raise StorageFailed(f"{path} is damaged ({verdict}): take another copy")
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if not 0 < version <= SCHEMA_VERSION:
                raise StorageFailed(f"{path} is of version {version}; this server knows 1 to {SCHEMA_VERSION}")
            if version < SEALED:
                tables = {table for table, _ in old_lines(db, version)}
                return Findings(len(tables), _count(db, "people"), _count(db, "records"), 0)
            if version == SCHEMA_VERSION and schema_of(db) != schema_wanted():
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
        sync(draft)
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
        kept = swap(path, "before-restore", RESTORED)
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
