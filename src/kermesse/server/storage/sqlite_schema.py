"""The schema of a house's SQLite file, connections to it, and which of its errors pass."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from kermesse.server.storage.line_counts import COUNTS

PAGE: Final = 4096  # bytes
SCHEMA_VERSION: Final = 6
SEALED: Final = 3  # the first version whose rows have checksums
LINKED: Final = 6  # the first version in which a person has several ways in
APPLICATION: Final = 0x4B726D73  # "Krms"
# A row of `log` is one commit (sealed_rows.py). What is looked for without the record stands before it: the record may
# be long.
SCHEMA: Final = """
CREATE TABLE log (seq INTEGER PRIMARY KEY, batch BLOB NOT NULL);
CREATE TABLE records (tbl TEXT PRIMARY KEY, at INTEGER NOT NULL, seal INTEGER NOT NULL, info TEXT NOT NULL,\
 record TEXT NOT NULL);
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, made INTEGER NOT NULL, seen INTEGER NOT NULL,\
 seal INTEGER NOT NULL);
CREATE TABLE links (id TEXT PRIMARY KEY, person TEXT NOT NULL, type TEXT NOT NULL, key BLOB NOT NULL UNIQUE,\
 data BLOB NOT NULL, name TEXT NOT NULL, made INTEGER NOT NULL, used INTEGER NOT NULL, seal INTEGER NOT NULL);
CREATE INDEX links_person ON links (person);
CREATE TABLE pending (key BLOB PRIMARY KEY, data BLOB NOT NULL, until INTEGER NOT NULL, seal INTEGER NOT NULL)\
 WITHOUT ROWID;
CREATE TABLE aside (tbl TEXT PRIMARY KEY, why TEXT NOT NULL, at INTEGER NOT NULL, seal INTEGER NOT NULL);
CREATE TABLE understood (person TEXT PRIMARY KEY, kinds TEXT NOT NULL, seal INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE analyses (tbl TEXT NOT NULL, seat INTEGER NOT NULL, seal INTEGER NOT NULL, analysis TEXT NOT NULL,\
 PRIMARY KEY (tbl, seat)) WITHOUT ROWID;
CREATE TABLE house (what TEXT PRIMARY KEY, at INTEGER NOT NULL);
"""
APPEND: Final = "INSERT INTO log (batch) VALUES (?)"
KEEP_RECORD: Final = "INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?, ?)"
KEEP_PERSON: Final = (
    "INSERT INTO people VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
    " name = excluded.name, made = excluded.made, seen = excluded.seen, seal = excluded.seal"
)
ADD_LINK: Final = "INSERT OR IGNORE INTO links VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
CHANGE_LINK: Final = "UPDATE links SET data = ?, name = ?, used = ?, seal = ? WHERE id = ?"
KEEP_PENDING: Final = "INSERT OR REPLACE INTO pending VALUES (?, ?, ?, ?)"
KEEP_UNDERSTOOD: Final = "INSERT OR REPLACE INTO understood VALUES (?, ?, ?)"
KEEP_ANALYSIS: Final = "INSERT OR REPLACE INTO analyses VALUES (?, ?, ?, ?)"
QUARANTINE: Final = "INSERT OR REPLACE INTO aside VALUES (?, ?, ?, ?)"
COUNT_ROWS: Final = "INSERT INTO house VALUES ('row commits', 1) ON CONFLICT (what) DO UPDATE SET at = at + 1"
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


def passes(error: Exception) -> bool:
    """True if it may go on when the disk does: full, locked, read-only, not answering."""
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in WAITING
    return isinstance(error, OSError)


def connect(path: str, lock_timeout: float = 0.2) -> sqlite3.Connection:
    """Opens the file for a server: a commit that is answered is on the disk. Text that is none is read with
    replacement characters, so that its seal tells."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=lock_timeout)
    db.text_factory = _text
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA secure_delete = ON")  # what is swept out is gone, also for whoever reads page by page
        db.execute("PRAGMA journal_size_limit = 4194304")
    except sqlite3.Error:
        db.close()
        raise
    return db


def connect_beside(path: str | Path, timeout: float = 5) -> sqlite3.Connection:
    """Opens the file for reading, in another thread or process than the server's."""
    db = sqlite3.connect(f"file:{Path(path).absolute()}?mode=ro", uri=True, timeout=timeout, isolation_level=None)
    db.text_factory = _text
    return db


def _text(encoded: bytes) -> str:
    return encoded.decode("utf-8", "replace")


def row_commits(db: sqlite3.Connection) -> int:
    """Returns how many commits have changed rows that are no lines of the log."""
    row = db.execute("SELECT at FROM house WHERE what = 'row commits'").fetchone()
    return int(row[0]) if row is not None else 0


def new_file(path: str) -> None:
    """Makes an empty house."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # it will hold seeds: nobody else reads them
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(f"PRAGMA page_size = {PAGE}")
        db.execute("PRAGMA auto_vacuum = INCREMENTAL")
        db.executescript(
            f"BEGIN; {SCHEMA} PRAGMA user_version = {SCHEMA_VERSION}; PRAGMA application_id = {APPLICATION}; COMMIT;"
        )
        db.execute("PRAGMA journal_mode = WAL")


def verdict_on(db: sqlite3.Connection) -> str:
    """Returns what SQLite itself says of the whole file, in one line; "ok" if nothing is wrong."""
    return " ".join(str(db.execute("PRAGMA integrity_check(1)").fetchone()[0]).split())


def schema_of(db: sqlite3.Connection) -> set[tuple[str, str]]:
    return set(db.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL"))


def schema_wanted() -> set[tuple[str, str]]:
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript(SCHEMA)
        return schema_of(db)


def old_lines(db: sqlite3.Connection, version: int) -> Iterator[tuple[str, str]]:
    """Yields table and text of all lines in a file of version 1 or 2, without closed tables."""
    source = "SELECT tbl, line, seq AS s, 0 AS k FROM log"
    if version == 2:
        source = "SELECT value ->> 0 AS tbl, value -> 1 AS line, seq AS s, key AS k FROM log, json_each(log.batch)"
    yield from db.execute(f"SELECT tbl, line FROM ({source}) WHERE tbl NOT IN (SELECT tbl FROM closed) ORDER BY s, k")


def keep_private(db: str) -> None:
    """Lets nobody but the owner read the database and what stands beside it, also where it was left open before."""
    for end in ("", "-wal", "-shm", COUNTS, ".lock"):
        with suppress(OSError):  # not there, or not ours
            os.chmod(db + end, 0o600)
