"""Taking out of the file what is kept no longer, in steps that each hold the writer up for a moment only."""

import sqlite3
from collections.abc import Mapping
from typing import Final

from kermesse.server.storage.sealed_rows import rewritten
from kermesse.server.storage.storage import first_to_free

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
