"""Opens a house's SQLite file: one process holds it, a file of an earlier version is moved to this one, and of a
damaged file every row is saved that SQLite can still read.

Whatever changes the file as a whole builds another one beside it and puts that in its place. The old one stays, under a
name with the time.
"""

import os
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, ClassVar, Final

from kermesse.server.storage.line_counts import COUNTS, OLD_COUNTS
from kermesse.server.storage.sealed_rows import damage_notes, is_sound, seal, seal_line, split_person
from kermesse.server.storage.sqlite_schema import (
    ADD_LINK,
    APPEND,
    KEEP_PERSON,
    KEEP_RECORD,
    LINKED,
    PAGE,
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
from kermesse.server.storage.storage import DEVICE, LinkRow, StorageFailed

UNREADABLE: Final = -1
PERSON_WITH_SECRET: Final = ("id", "secret", "name", "made", "seen", "seal")  # before there were ways in
# The first page says where everything is. In these parts it is the same in every house; the rest of its first 100 bytes
# counts and points.
SAME_IN_EVERY_FILE: Final = ((0, 24), (40, 92), (100, PAGE))
JOURNAL_BYTES: Final = (18, 19)  # 1 in a copy, 2 once a server had it
FEW_BYTES: Final = 16  # that may differ for it to be a house, damaged
KEYS: Final = {  # the tables whose rows are saved, and the key that orders each
    "log": "seq",
    "records": "rowid",
    "people": "rowid",
    "links": "rowid",
    "aside": "rowid",
    "understood": "person",
    "analyses": "tbl, seat",
    "house": "rowid",
}

DRAFT: Final = ".draft"  # being built
NEXT: Final = ".next"  # whole, and to be put in the file's place


# ---------------------------------------------------------------- one process a file


class Lock:
    """Holds a file for this process alone, until it ends, however it ends. Raises StorageFailed if another process has
    it.

    It is a lock of the file's record, not of the open file: a child process that was forked off does not inherit it, so
    that nothing but the server itself keeps the next one out.
    """

    _held: ClassVar[set[str]] = set()  # by this process, which its own lock would not keep out

    def __init__(self, db: str | Path) -> None:
        self.path = f"{Path(db).resolve()}.lock"
        if self.path in self._held:
            raise _in_use(db, str(os.getpid()))
        try:
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StorageFailed(
                f"{db} cannot be opened ({error}): name a file in a folder that you may write, with --db"
            ) from error
        try:
            _lock_file(self._file)
        except OSError:
            who = os.read(self._file, 20).decode("ascii", "replace").strip()
            os.close(self._file)
            raise _in_use(db, who) from None
        self._held.add(self.path)
        with suppress(OSError):  # a full disk: the process is written down for people's sake only
            os.ftruncate(self._file, 0)
            os.write(self._file, b"%d\n" % os.getpid())

    def release(self) -> None:
        """Lets others have it. The file stays: if it were removed, two processes could lock two files of one name."""
        if self.path in self._held:
            self._held.discard(self.path)
            os.close(self._file)

    def __enter__(self) -> "Lock":
        return self

    def __exit__(self, *error: object) -> None:
        self.release()


def _in_use(db: str | Path, who: str) -> StorageFailed:
    return StorageFailed(
        f"{db} is in use by another server (process {who or 'unknown'}): stop that one, or name another --db"
    )


if sys.platform == "win32":
    import msvcrt

    def _lock_file(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock_file(file: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# ---------------------------------------------------------------- opening


def make_ready(path: str) -> list[str]:
    """Sees to it that a sound file of this version stands at `path`, whatever stood there before. Returns what was
    done, a line each.

    To be called with the lock held. Raises StorageFailed where SQLite cannot open it, and nothing can be done.
    """
    try:
        return _make_ready(path)
    except sqlite3.Error as error:
        why = (
            "wait until it is free and whole, and start again"
            if passes(error)
            else "restore a back-up: kermesse restore"
        )
        raise StorageFailed(f"{path} cannot be opened ({error}): {why}") from error


def _make_ready(path: str) -> list[str]:
    notes = finish_swap(path)
    if os.path.exists(path + OLD_COUNTS):  # an earlier version was here last
        os.replace(path + OLD_COUNTS, path + COUNTS)
    if not os.path.exists(path) or os.path.getsize(path) == 0:
        new_file(path)
        return notes
    version, fault = _examine(path)
    if (version != SCHEMA_VERSION or fault) and (mended := _mend_first_page(path)):
        notes += mended
        version, fault = _examine(path)
    if version == UNREADABLE:
        raise StorageFailed(f"the head of {path} is not that of a database: restore a back-up with kermesse restore")
    if version > SCHEMA_VERSION:
        raise StorageFailed(
            f"{path} is of version {version}, and this server knows {SCHEMA_VERSION}: start the newer server"
        )
    if version < SCHEMA_VERSION:
        notes.append(_migrate(path, version))
    elif fault:
        notes.append(_save_what_is_readable(path, fault, version))
    return [*notes, *_reset_damaged(path)]


def _examine(path: str) -> tuple[int, str]:
    """Returns the file's version and, if it is this one, what is wrong with the file as a whole; '' if nothing is."""
    version = UNREADABLE
    try:
        with closing(connect(path, 5)) as db:
            version = int(db.execute("PRAGMA user_version").fetchone()[0])
            if version != SCHEMA_VERSION:
                return version, ""
            if (verdict := verdict_on(db)) != "ok":
                return version, verdict
            return version, "" if schema_of(db) == schema_wanted() else "its schema is damaged"
    except sqlite3.DatabaseError as error:
        if passes(error):
            raise
        return version, str(error)


def _mend_first_page(path: str) -> list[str]:
    """Puts wrong bytes of the first page right, where they are the same in every house. Returns what was done; [] if
    that is not it."""
    with open(path, "rb") as file:
        page = bytearray(file.read(PAGE))
    model = _model_page()
    if len(page) != PAGE:
        return []
    differ = [at for first, end in SAME_IN_EVERY_FILE for at in range(first, end) if page[at] != model[at]]
    differ = [at for at in differ if at not in JOURNAL_BYTES or page[at] not in (1, 2)]
    if not 0 < len(differ) <= FEW_BYTES:
        return []
    kept = kept_name(path, "damaged")
    for end in ("", "-wal"):
        if os.path.exists(path + end):
            copy_file(path + end, kept + end)
    for at in differ:
        page[at] = model[at]
    with open(path, "r+b") as file:
        file.write(page)
        file.flush()
        os.fsync(file.fileno())
    return [f"{path} had {len(differ)} bad bytes in its first page, which are mended; as it was: {kept}"]


def _model_page() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        new_file(f"{folder}/model.db")
        return Path(f"{folder}/model.db").read_bytes()[:PAGE]


def _save_what_is_readable(path: str, fault: str, version: int) -> str:
    """Writes every row that SQLite can still read into a new file. Lines that are lost are missing in their tables'
    counts."""
    with closing(connect(path, 5)) as old, closing(next_file(path)) as new:
        new.execute("BEGIN")
        saved = {table: _save_table(old, new, table, version) for table in KEYS}
        new.execute("COMMIT")
    if not any(saved.values()):
        raise StorageFailed(
            f"SQLite can read no row of {path} ({fault}): restore a back-up with kermesse restore,"
            f" or see what `sqlite3 {path} .recover` finds"
        )
    kept = swap(path, "damaged")
    people, records = saved["people"], saved["records"]
    return (
        f"{path} was damaged ({fault}) and is rebuilt from what could be read, {people} people and {records} records;"
        " people whose rows are lost are strangers again. If more is lost than you like, restore a back-up"
        f" (kermesse restore); as it was: {kept}"
    )


def _save_table(old: sqlite3.Connection, new: sqlite3.Connection, table: str, version: int) -> int:
    """Copies a table's readable rows from a file of that version. Returns how many there are now."""
    columns = [str(column[1]) for column in new.execute(f"PRAGMA table_info({table})")]
    insert = f"INSERT OR IGNORE INTO {table} VALUES ({', '.join('?' * len(columns))})"
    if table == "people" and version < LINKED:
        for row in _readable_rows(old, table, PERSON_WITH_SECRET):
            if isinstance(row[0], str) and isinstance(row[1], bytes):
                person, link = split_person(row)
                new.execute(insert, (*person, seal(*person)))
                new.execute(ADD_LINK, (*link, seal(*link)))
    else:
        for row in _readable_rows(old, table, columns):
            new.execute(insert, row)
    return int(new.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def _readable_rows(old: sqlite3.Connection, table: str, columns: Sequence[str]) -> Iterator[tuple[Any, ...]]:
    """Yields a table's rows from the first on until SQLite meets damage, then from the last one back; some twice."""
    keys = KEYS[table]
    for order in (keys, ", ".join(f"{key} DESC" for key in keys.split(", "))):
        try:
            yield from old.execute(f"SELECT {', '.join(columns)} FROM {table} NOT INDEXED ORDER BY {order}")
            return
        except sqlite3.DatabaseError as error:
            if passes(error):  # a full disk, not damage
                raise


def _reset_damaged(path: str) -> list[str]:
    """Takes the name from everybody whose row is not what was written, and from their devices: they keep their seats
    and are asked for their name again. Passkeys and sheets that are not what was written are taken out."""
    with closing(connect(path, 5)) as db:
        people = db.execute("SELECT rowid, id, name, made, seen, seal FROM people").fetchall()
        links = db.execute("SELECT rowid, id, person, type, key, data, name, made, used, seal FROM links").fetchall()
        bad_people = [row for row in people if not is_sound(row[1:])]
        bad_links = [row for row in links if not is_sound(row[1:])]
        now = int(time.time())  # all is as of today
        for rowid, id, *_ in bad_people:
            db.execute("DELETE FROM people WHERE rowid = ?", (rowid,))
            if isinstance(id, str):
                db.execute(KEEP_PERSON, (id, "", now, now, seal(id, "", now, now)))
        for rowid, id, person, kind, key, *_ in bad_links:
            db.execute("DELETE FROM links WHERE rowid = ?", (rowid,))
            if isinstance(id, str) and isinstance(person, str) and isinstance(key, bytes) and kind == DEVICE:
                link = LinkRow(id, person, DEVICE, key, b"", "", now, now)
                db.execute(ADD_LINK, (*link, seal(*link)))
    return damage_notes(len(bad_people), len(bad_links))


# ---------------------------------------------------------------- earlier versions


def _migrate(path: str, version: int) -> str:
    """Moves a file of an earlier version to this one. The old file stays beside the new one."""
    if version < 1:
        raise StorageFailed(f"{path} is not a database of Kermesse: name another file with --db")
    with closing(connect(path, 5)) as db:
        if (verdict := verdict_on(db)) != "ok":
            if version >= SEALED:
                return _save_what_is_readable(path, verdict, version)
            raise StorageFailed(f"{path} is damaged, and older than checksums: restore a back-up ({verdict})")
        with closing(next_file(path)) as new:
            new.execute("BEGIN")
            if version < SEALED:
                _seal_rows(db, new, version)
            else:
                for table in KEYS:  # of one that is not there nothing can be read
                    _save_table(db, new, table, version)
            new.execute("COMMIT")
    kept = swap(path, f"version-{version}")
    return f"{path} is now of version {SCHEMA_VERSION}; as it was: {kept}"


def _seal_rows(db: sqlite3.Connection, new: sqlite3.Connection, version: int) -> None:
    """Copies a house from before there were checksums."""
    counted: Counter[str] = Counter()
    for table, line in old_lines(db, version):
        new.execute(APPEND, (seal_line(table.encode(), counted[table], line.encode()),))
        counted[table] += 1
    for table, info, record, at in db.execute("SELECT tbl, info, record, at FROM records"):
        new.execute(KEEP_RECORD, (table, at, seal(table, at, info, record), info, record))
    now = int(time.time())
    for id, secret, name, made in db.execute("SELECT id, secret, name, made FROM people"):
        person, link = split_person((id, secret, name, made, now, seal(id, secret, name, made, now)))
        new.execute(KEEP_PERSON, (*person, seal(*person)))
        new.execute(ADD_LINK, (*link, seal(*link)))


# ---------------------------------------------------------------- one file in the place of another


def next_file(path: str) -> sqlite3.Connection:
    """An empty house beside `path`, for `swap`."""
    clear_draft(path)
    new_file(path + DRAFT)
    return connect(path + DRAFT)


def clear_draft(path: str) -> None:
    for end in ("", "-wal", "-shm", "-journal", COUNTS):
        Path(path + DRAFT + end).unlink(missing_ok=True)


def swap(path: str, why: str) -> str:
    """Puts the draft, and its line counts if it has any, in the place of what is there. Returns the name under which
    that is kept. If it is cut short, the next start finishes it."""
    if os.path.exists(path + DRAFT):
        for end in ("-wal", "-shm"):  # empty: the draft was closed
            Path(path + DRAFT + end).unlink(missing_ok=True)
        _sync(path + DRAFT)
        os.replace(path + DRAFT, path + NEXT)
    kept = kept_name(path, why)
    for end in ("-wal", "-shm", ""):
        if os.path.exists(path + end):
            os.replace(path + end, kept + end)
    if os.path.exists(path + DRAFT + COUNTS):
        if os.path.exists(path + COUNTS):
            os.replace(path + COUNTS, kept + COUNTS)
        os.replace(path + DRAFT + COUNTS, path + COUNTS)
    os.replace(path + NEXT, path)
    _sync(os.path.dirname(os.path.abspath(path)))
    return kept


def finish_swap(path: str) -> list[str]:
    if not os.path.exists(path + NEXT):
        return []
    return [f"{path} was being replaced when that was cut short: done now; as it was: {swap(path, 'replaced')}"]


def kept_name(path: str, why: str) -> str:
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


def _sync(path: str) -> None:
    with suppress(PermissionError):  # Windows opens no folders
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
