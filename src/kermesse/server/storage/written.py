"""What both homes keep alike: which rows there are, how they are sealed, how lines are numbered, and what is believed of them."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence, Set
from functools import partial
from typing import Any, ClassVar, NamedTuple

from kermesse.server.storage.group_commit import GroupCommit, Write
from kermesse.server.storage.log_reader import LogSize
from kermesse.server.storage.sealed_rows import CLOSED, seal, seal_line
from kermesse.server.storage.storage import Damaged, Found, PersonRow, StorageFailed, Then


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
