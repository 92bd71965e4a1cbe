"""Rows with checksums, and what both databases do alike with them.

A row of the log is one commit: lines parted by newlines, each `checksum table number {...}`. The checksum covers the
table's name, the number and the text. Numbers count a table's own lines from 0. So a line that was changed, is missing,
or stands in another table's log is seen. Every other row has a checksum over all its columns, in the column `seal`.
"""

import asyncio
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence, Set
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple
from zlib import crc32

import msgspec

from kermesse.server.storage.group_commit import GroupCommit, Write
from kermesse.server.storage.storage import (
    DEVICE,
    Damaged,
    Found,
    LinkRow,
    Listeners,
    PendingRow,
    PersonRow,
    StorageFailed,
    Then,
)

CLOSED: Final = b'{"line":"closed"}'  # the last line of a table that was put away
HEAD: Final = re.compile(rb"[0-9a-f]{8} ([a-z0-9]{1,20}) \d{1,9} \{")

_packed = msgspec.msgpack.Encoder().encode


class Line(NamedTuple):
    table: str
    number: int
    text: bytes


def seal_line(table: bytes, number: int, text: bytes) -> bytes:
    body = b"%b %d %b" % (table, number, text)
    return b"%08x %b" % (crc32(body), body)


def read_line(sealed: bytes) -> Line | None:
    """Returns None if the checksum is wrong."""
    checksum, _, body = sealed.partition(b" ")
    if checksum != b"%08x" % crc32(body):
        return None
    table, number, text = body.split(b" ", 2)
    return Line(table.decode(), int(number), text)


def rewritten(batch: bytes, lines: Mapping[tuple[str, int], bytes]) -> bytes:
    """Returns a row of the log with other texts for those lines, named by table and number. Damaged lines stay as
    they are."""
    new = []
    for sealed in batch.split(b"\n"):
        line = read_line(sealed)
        text = lines.get((line.table, line.number)) if line is not None else None
        new.append(sealed if line is None or text is None else seal_line(line.table.encode(), line.number, text))
    return b"\n".join(new)


def tables_named(sealed: bytes) -> list[str]:
    """Tables whose lines a text seems to hold, damaged or not; several where newlines stand between them or are
    lost."""
    return [name.decode() for name in HEAD.findall(sealed)]


def seal(*values: Any) -> int:
    """Returns the checksum of a row that is no line of the log, over all its columns."""
    return crc32(_packed(values))


# ---------------------------------------------------------------- a storage of such rows


class LogSize(msgspec.Struct, gc=False):
    """Size of a table's log."""

    lines: int = 0
    bytes: int = 0


class Statements(NamedTuple):
    """The statements of one database, in its own SQL. A row's columns come in the order of its seal, and the seal
    comes last."""

    keep_person: str
    forget_person: str
    add_link: str
    change_link: str
    forget_link: str
    forget_links: str
    keep_pending: str
    change_pending: str
    take_pending: str
    take_link: str
    take_away_link: tuple[str, ...]
    keep_understood: str
    forget_understood: str
    keep_record: str
    keep_analysis: str
    quarantine: str
    end_quarantine: str
    ready: str
    add_one: str
    counted: str
    quarantined: str = "SELECT tbl, why, at, seal FROM aside"
    person: str = "SELECT id, name, made, seen, seal FROM people WHERE id = ?"
    people_called: str = "SELECT id, name, made, seen, seal FROM people WHERE name = ? OR id = ?"
    link: str = "SELECT id, person, type, key, data, name, made, used, seal FROM links WHERE key = ?"
    links_of: str = "SELECT id, person, type, key, data, name, made, used, seal FROM links WHERE person = ?"
    passkeys: str = "SELECT id, person, type, key, data, name, made, used, seal FROM links WHERE type = 'passkey'"
    pending: str = "SELECT key, data, until, seal FROM pending WHERE key = ?"
    understood: str = "SELECT person, kinds, seal FROM understood WHERE person = ?"
    record: str = "SELECT tbl, at, info, record, seal FROM records WHERE tbl = ?"
    analysis: str = "SELECT tbl, seat, analysis, seal FROM analyses WHERE tbl = ? AND seat = ?"


class SealedStorage(ABC):
    """A storage of sealed rows, whatever database they are in."""

    statements: ClassVar[Statements]
    count_may_lag: bool  # the database may hold more lines of a table than were counted
    _writer: GroupCommit

    def __init__(self, listeners: Listeners) -> None:
        self.opening_notes: list[str] = []  # what was done to the database when it was opened, for the server's log
        self.bad_rows = 0
        self.on_failure = listeners.on_failure
        self.on_trouble = listeners.on_trouble  # '' when it is over
        self.on_lost = listeners.on_lost  # another server has the table now: nothing more is written or told of it
        self._sizes: dict[str, LogSize] = {}
        self._closed_tables: set[str] = set()  # whose lines are still to be taken out
        self._readying: asyncio.Future[None] | None = None

    @property
    def trouble(self) -> str:
        return self._writer.trouble

    def _failed(self, error: StorageFailed) -> None:
        self.on_failure(error)

    def _in_trouble(self, why: str) -> None:
        self.on_trouble(why)

    # ------------------------------------------------------------ lines

    def append(self, table: str, lines: Sequence[bytes], then: Then = None) -> None:
        """Writes lines at the end of a table's log. Without lines, `then` is called when all that was asked for
        before is durable."""
        if not lines:
            self._writer.put(Write(table, then=then))
            return
        size = self._sizes.get(table)
        if size is None:
            size = self._sizes[table] = LogSize()
        name, first = table.encode(), size.lines
        sealed = b"\n".join([seal_line(name, number, line) for number, line in enumerate(lines, first)])
        size.lines += len(lines)
        size.bytes += len(sealed)
        self._put_lines(table, sealed, first, size.lines, then)

    @abstractmethod
    def _put_lines(self, table: str, sealed: bytes, first: int, end: int, then: Then) -> None:
        """Hands lines first to end - 1 to the writer."""

    def close_table(self, table: str) -> None:
        """Writes the table's last line. A sweep takes all its lines out later."""
        self.end_quarantine(table)
        self.append(table, [CLOSED], partial(self._closed, table))
        self._sizes.pop(table, None)

    def _closed(self, table: str) -> None:
        """Called when the last line of a closed table is durable."""
        self._closed_tables.add(table)

    def _found(self, table: str, lines: dict[int, bytes], known: int, damaged: Set[str]) -> Found | None:
        """Returns the table's log, of which `known` lines were counted; None if the table was closed."""
        numbers = sorted(lines)
        if numbers and lines[numbers[-1]] == CLOSED:
            self._closed(table)
            return None
        there = len(numbers)
        counted = there >= known if self.count_may_lag else there == known
        whole = table not in damaged and numbers == [*range(there)] and counted
        texts = [lines[number].decode() for number in numbers]
        count = max(known, numbers[-1] + 1 if numbers else 0)
        self._sizes.setdefault(table, LogSize(count, sum(len(text) + len(table) + 16 for text in texts)))
        return Found(table, texts, whole)

    def bytes_of(self, table: str) -> int:
        """Returns the bytes of a live table's log."""
        size = self._sizes.get(table)
        return size.bytes if size is not None else 0

    # ------------------------------------------------------------ other rows

    def keep_person(self, person: PersonRow) -> None:
        values = (person.id, person.name, person.made or int(time.time()), person.seen)
        self._run(self.statements.keep_person, (*values, seal(*values)))

    def forget_person(self, person: str) -> None:
        """Deletes a person, with every way in."""
        self._run(self.statements.forget_person, (person,))
        self._run(self.statements.forget_links, (person,))
        self._run(self.statements.forget_understood, (person,))

    def add_link(self, link: LinkRow) -> None:
        """Adds a way in. Does nothing if its id or its key is there already: read it back to know."""
        self._run(self.statements.add_link, (*link, seal(*link)))

    def change_link(self, link: LinkRow) -> None:
        """Writes data, name and use of a way in that is still there."""
        self._run(self.statements.change_link, (link.data, link.name, link.used, seal(*link), link.id))

    def forget_link(self, id: str) -> None:
        self._run(self.statements.forget_link, (id,))

    def take_away_link(self, link: LinkRow) -> None:
        """Takes a way in out, unless it is the person's last: read it back to know."""
        *before, sql = self.statements.take_away_link
        for lock in before:
            self._run(lock, (link.person,))
        self._run(sql, (link.id, link.person))

    def keep_pending(self, pending: PendingRow) -> None:
        self._run(self.statements.keep_pending, (*pending, seal(*pending)))

    def change_pending(self, pending: PendingRow) -> None:
        """Writes the data of what still waits."""
        self._run(self.statements.change_pending, (pending.data, seal(*pending), pending.key))

    async def take_pending(self, key: bytes) -> PendingRow | None:
        """Takes out what waits under that key, for one of all who ask. None if it is damaged or its time is over."""
        row = await self._take(self.statements.take_pending, key)
        return PendingRow(*row[:-1]) if row is not None and is_sound(row) and row[2] >= time.time() else None

    async def take_link(self, id: str) -> bool:
        """Takes a way in out; true for one of all who ask."""
        return await self._take(self.statements.take_link, id) is not None

    @abstractmethod
    async def _take(self, sql: str, key: str | bytes) -> Sequence[Any] | None:
        """Deletes a row at once, after all that was asked for before. Returns it if this call has deleted it."""

    def keep_understood(self, person: str, kinds: str) -> None:
        """Keeps what the coach need not explain to them any more, parted by spaces."""
        self._run(self.statements.keep_understood, (person, kinds, seal(person, kinds)))

    def keep_record(self, table: str, info: str, record: str, at: int = 0) -> None:
        """Keeps the record of a game that ended at `at`, in seconds of the wall clock; 0 means now."""
        at = at or int(time.time())
        self._run(self.statements.keep_record, (table, at, seal(table, at, info, record), info, record), table)

    def keep_analysis(self, table: str, seat: int, analysis: str) -> None:
        """Keeps the analysis of one seat of a finished game; it goes when the record goes."""
        self._run(self.statements.keep_analysis, (table, seat, seal(table, seat, analysis), analysis))

    def quarantine(self, table: str, why: str, at: int) -> None:
        """Quarantines a table, from `at` on, in seconds of the wall clock."""
        self._run(self.statements.quarantine, (table, why, at, seal(table, why, at)), table)

    def end_quarantine(self, table: str) -> None:
        """Ends a table's quarantine."""
        self._run(self.statements.end_quarantine, (table,), table)

    def count(self, what: str) -> None:
        """Counts one more of something: nothing is kept but its number."""
        self._run(self.statements.add_one, (what,))

    def synced(self) -> asyncio.Future[None]:
        """Done when everything that was asked for is durable; raises StorageFailed when it never will be."""
        return self._writer.synced()

    def ready(self) -> asyncio.Future[None]:
        """Done when a row that was written for this alone is durable. All who ask meanwhile share it."""
        if self._readying is None or self._readying.done():
            self._run(self.statements.ready, (int(time.time()),))
            self._readying = self.synced()
        return self._readying

    def _run(self, sql: str, values: tuple[Any, ...], table: str = "") -> None:
        self._writer.put(Write(table, sql=sql, values=values))

    # ------------------------------------------------------------ reading

    @abstractmethod
    async def _rows(self, sql: str, *values: str | bytes | int) -> Sequence[Sequence[Any]]:
        """Rows of one kind, the seal last."""

    async def _row(self, sql: str, *key: str | bytes | int) -> Sequence[Any] | None:
        rows = await self._rows(sql, *key)
        return rows[0] if rows else None

    async def quarantined(self) -> dict[str, tuple[str, int]]:
        """Returns the quarantined tables: why, and since when. One whose row is damaged is examined like any other
        table."""
        rows = await self._rows(self.statements.quarantined)
        return {table: (why, at) for table, why, at, _ in filter(is_sound, rows)}

    async def person(self, id: str) -> PersonRow | None:
        row = await self._row(self.statements.person, id)
        return PersonRow(*_believed(row, "a person's row")) if row is not None else None

    async def link(self, key: bytes) -> LinkRow | None:
        """Returns the way in with that key."""
        row = await self._row(self.statements.link, key)
        return LinkRow(*_believed(row, "a way in")) if row is not None else None

    async def links_of(self, person: str) -> list[LinkRow]:
        """Returns a person's ways in, the oldest first, without damaged ones."""
        rows = await self._rows(self.statements.links_of, person)
        return sorted((LinkRow(*row[:-1]) for row in rows if is_sound(row)), key=lambda link: (link.made, link.id))

    async def passkeys(self) -> list[LinkRow]:
        """Returns everybody's passkeys, without damaged ones."""
        return [LinkRow(*row[:-1]) for row in await self._rows(self.statements.passkeys) if is_sound(row)]

    async def pending(self, key: bytes) -> PendingRow | None:
        """Returns None too if it is damaged or its time is over."""
        row = await self._row(self.statements.pending, key)
        if row is None or not is_sound(row) or row[2] < time.time():
            return None
        return PendingRow(*row[:-1])

    async def people_called(self, name: str) -> list[PersonRow]:
        """Returns everybody of that very name or id."""
        rows = await self._rows(self.statements.people_called, name, name)
        return [PersonRow(*_believed(row, "a person's row")) for row in rows]

    async def understood(self, person: str) -> str:
        """Returns '' for a damaged row too: all that is lost is that something is explained once more."""
        row = await self._row(self.statements.understood, person)
        return str(row[1]) if row is not None and is_sound(row) else ""

    async def record(self, table: str) -> tuple[str, str] | None:
        """Returns what is said of a finished table, and its record."""
        row = await self._row(self.statements.record, table)
        if row is None:
            return None
        _, _, info, record = _believed(row, f"the record of {table}")
        return info, record

    async def counts(self, of: str) -> dict[str, int]:
        """Returns how many were counted of everything whose name begins with `of`."""
        return {what: int(number) for what, number in await self._rows(self.statements.counted, f"{of}%")}

    async def analysis(self, table: str, seat: int) -> str:
        """Returns '' if there is none, or if it is damaged: it is worked out once more."""
        row = await self._row(self.statements.analysis, table, seat)
        return str(row[2]) if row is not None and is_sound(row) else ""


def is_sound(row: Sequence[Any]) -> bool:
    """True if the seal, the last column, fits the columns before it."""
    *values, claimed = row
    try:
        return bool(seal(*values) == claimed)
    except (TypeError, OverflowError):  # a changed bit may make a value of a kind that cannot be sealed
        return False


def damage_notes(people: int, links: int) -> list[str]:
    """Says to the operator how many damaged rows were put right, of people and of their ways in."""
    notes = [f"{people} people's rows were damaged: they are asked for their name again"] if people else []
    if links:
        notes.append(
            f"{links} ways in of people were damaged: devices have lost their names, passkeys and sheets do not work"
        )
    return notes


def split_person(row: Sequence[Any]) -> tuple[PersonRow, LinkRow]:
    """Returns the person and the way in of a sealed row from when a person was a secret and a name. A damaged one has
    lost its name, and is as of today: as `reset_damaged` does it."""
    id, secret, name, made, seen = row[:5]
    if not is_sound(row):
        name, made, seen = "", (now := int(time.time())), now
    person = PersonRow(id, name, made, seen)
    return person, LinkRow(id, id, DEVICE, secret, b"", "", made, seen or made)


def _believed(row: Sequence[Any], what: str) -> Sequence[Any]:
    if not is_sound(row):
        raise Damaged(what)
    return row[:-1]
