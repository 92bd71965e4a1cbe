"""How a row is sealed, so that a changed byte is seen: a checksum over what it says and whose it is.

A row of the log is one commit: lines parted by newlines, each `checksum table number {...}`. The number counts the table's
own lines from 0: a line that is missing, or stands in another table's log, is seen as well.
"""

import asyncio
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple
from zlib import crc32

import msgspec

from kermesse.server.storage.group_commit import GroupCommit, Write
from kermesse.server.storage.storage import Damaged, Found, PersonRow, StorageFailed, Then

# ---------------------------------------------------------------- rows

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
    """What a sealed line says; None if it is not what was written."""
    told, _, body = sealed.partition(b" ")
    if told != b"%08x" % crc32(body):
        return None
    table, number, text = body.split(b" ", 2)
    return Line(table.decode(), int(number), text)


def rewritten(batch: bytes, lines: Mapping[tuple[str, int], bytes]) -> bytes:
    """A row of the log, in which those lines say something else, by their table and number. Damaged ones stay as they are."""
    told = []
    for sealed in batch.split(b"\n"):
        line = read_line(sealed)
        text = lines.get((line.table, line.number)) if line is not None else None
        told.append(sealed if line is None or text is None else seal_line(line.table.encode(), line.number, text))
    return b"\n".join(told)


def owner_found(sealed: bytes, tables: Iterable[str]) -> Line | None:
    """A line whose table's name alone is damaged is the table's whose name makes the checksum right."""
    parts = sealed.split(b" ", 2)
    if len(parts) == 3:
        for table in tables:
            line = read_line(b"%b %b %b" % (parts[0], table.encode(), parts[2]))
            if line is not None:
                return line
    return None


def owners_named(sealed: bytes) -> list[str]:
    """Whose lines a damaged text seems to hold; more than one where the newline between them is lost."""
    return [name.decode() for name in HEAD.findall(sealed)]


def seal(*values: Any) -> int:
    """The checksum of a row of any other kind, over all its columns."""
    return crc32(_packed(values))


# ---------------------------------------------------------------- written


class LogSize(msgspec.Struct, gc=False):
    """Of a table's log."""

    lines: int = 0
    bytes: int = 0


class Statements(NamedTuple):
    """What is asked of the database, in its own SQL. Seals are over the columns before them, in this order."""

    keep_person: str
    forget_person: str
    keep_understood: str
    forget_understood: str
    keep_record: str
    keep_analysis: str
    put_aside: str
    take_up: str
    ready: str
    person: str = "SELECT id, secret, name, made, seen, seal FROM people WHERE secret = ?"
    understood: str = "SELECT person, kinds, seal FROM understood WHERE person = ?"
    record: str = "SELECT tbl, at, info, record, seal FROM records WHERE tbl = ?"
    analysis: str = "SELECT tbl, seat, analysis, seal FROM analyses WHERE tbl = ? AND seat = ?"


class SealedStorage(ABC):
    """A home whose rows these are."""

    statements: ClassVar[Statements]
    count_may_lag: ClassVar[bool]  # what keeps count of a table's lines may know of fewer than there are
    _writer: GroupCommit

    def __init__(
        self,
        on_failure: Callable[[StorageFailed], None],
        on_trouble: Callable[[str], None],
        on_lost: Callable[[str], None],
    ) -> None:
        self.told: list[str] = []  # what had to be done to the database, for the server's log
        self.bad_rows = 0
        self.on_failure = on_failure
        self.on_trouble = on_trouble  # '' when it is over
        self.on_lost = on_lost  # a table is another server's by now: nothing is written or told of it any more
        self._sizes: dict[str, LogSize] = {}
        self._swept: set[str] = set()  # closed, with lines that are still to be swept out
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
        """Lines of a table's log. Without lines: `then` is called when all that was asked for before is durable."""
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
        """To the writer: the lines of these numbers, `end` being that of the line after the last."""

    def close_table(self, table: str) -> None:
        """Its last line; all of them are swept out later."""
        self.take_up(table)
        self.append(table, [CLOSED], partial(self._closed, table))
        self._sizes.pop(table, None)

    def _closed(self, table: str) -> None:
        """Its last line is durable."""
        self._swept.add(table)

    def _found(self, table: str, lines: dict[int, bytes], known: int, hurt: Set[str]) -> Found | None:
        """Its log, of which so many lines are known to be durable; None if it was closed."""
        numbers = sorted(lines)
        if numbers and lines[numbers[-1]] == CLOSED:
            self._swept.add(table)
            return None
        there = len(numbers)
        counted = there >= known if self.count_may_lag else there == known
        whole = table not in hurt and numbers == [*range(there)] and counted
        texts = [lines[number].decode() for number in numbers]
        count = max(known, numbers[-1] + 1 if numbers else 0)
        self._sizes.setdefault(table, LogSize(count, sum(len(text) + len(table) + 16 for text in texts)))
        return Found(table, texts, whole)

    def bytes_of(self, table: str) -> int:
        """What a live table's log takes."""
        size = self._sizes.get(table)
        return size.bytes if size is not None else 0

    # ------------------------------------------------------------ rows

    def keep_person(self, person: PersonRow) -> None:
        now = int(time.time())
        values = (person.id, person.secret, person.name, person.made or now, person.seen)
        self._run(self.statements.keep_person, (*values, seal(*values)))

    def forget_person(self, person: str) -> None:
        self._run(self.statements.forget_person, (person,))
        self._run(self.statements.forget_understood, (person,))

    def keep_understood(self, person: str, kinds: str) -> None:
        """What the coach need not explain to them any more, parted by spaces."""
        self._run(self.statements.keep_understood, (person, kinds, seal(person, kinds)))

    def keep_record(self, table: str, info: str, record: str, at: int = 0) -> None:
        """Of a game that ended then, in seconds of the wall clock; 0: now."""
        at = at or int(time.time())
        self._run(self.statements.keep_record, (table, at, seal(table, at, info, record), info, record), table)

    def keep_analysis(self, table: str, seat: int, analysis: str) -> None:
        """Of one seat of a finished game; it goes with the record."""
        self._run(self.statements.keep_analysis, (table, seat, seal(table, seat, analysis), analysis))

    def put_aside(self, table: str, why: str, at: int) -> None:
        """Since then, in seconds of the wall clock."""
        self._run(self.statements.put_aside, (table, why, at, seal(table, why, at)), table)

    def take_up(self, table: str) -> None:
        """It is no longer aside."""
        self._run(self.statements.take_up, (table,), table)

    def synced(self) -> asyncio.Future[None]:
        """Done when everything that was asked for is durable; StorageFailed when it never will be."""
        return self._writer.synced()

    def ready(self) -> asyncio.Future[None]:
        """Done when something was taken that was written for this alone. All who ask meanwhile share it."""
        if self._readying is None or self._readying.done():
            self._run(self.statements.ready, (int(time.time()),))
            self._readying = self.synced()
        return self._readying

    def _run(self, sql: str, values: tuple[Any, ...], table: str = "") -> None:
        self._writer.put(Write(table, sql=sql, values=values))

    # ------------------------------------------------------------ reading

    @abstractmethod
    async def _row(self, sql: str, *key: str | bytes | int) -> Sequence[Any] | None:
        """The one row of that key, its seal last."""

    async def person(self, secret: bytes) -> PersonRow | None:
        row = await self._row(self.statements.person, secret)
        return PersonRow(*_believed(row, "a person's row")) if row is not None else None

    async def understood(self, person: str) -> str:
        """What was damaged is explained once more: that is all that is lost."""
        row = await self._row(self.statements.understood, person)
        return str(row[1]) if row is not None and _is_as_written(row) else ""

    async def record(self, table: str) -> tuple[str, str] | None:
        """What is said of a finished table, and its record."""
        row = await self._row(self.statements.record, table)
        if row is None:
            return None
        _, _, info, record = _believed(row, f"the record of {table}")
        return info, record

    async def analysis(self, table: str, seat: int) -> str:
        """'' if there is none. What was damaged is worked out once more."""
        row = await self._row(self.statements.analysis, table, seat)
        return str(row[2]) if row is not None and _is_as_written(row) else ""


def _is_as_written(row: Sequence[Any]) -> bool:
    told: int = row[-1]
    return seal(*row[:-1]) == told


def _believed(row: Sequence[Any], what: str) -> Sequence[Any]:
    if not _is_as_written(row):
        raise Damaged(what)
    return row[:-1]
