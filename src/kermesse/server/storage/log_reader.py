"""Reads tables' logs out of the rows of a database, and knows in which rows of a file a table's lines stand."""

import asyncio
from array import array
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from kermesse.server.storage.sealed_rows import read_line, tables_named

FEW: Final = 32  # commits
AT_ONCE: Final = 32  # rows that are asked for in one statement


class FoundLogs(NamedTuple):
    logs: dict[str, dict[int, bytes]]  # by table, and by the line's number
    damaged: set[str]  # tables that damaged lines name
    bad_lines: int


def logs_of(batches: Iterable[bytes], tables: set[str]) -> dict[str, dict[int, bytes]]:
    """Returns the sound lines of those tables, by table and number, in the order of their numbers."""
    names = [f" {table} ".encode() for table in tables]  # from the ninth byte of a line on
    theirs = (
        b"\n".join([line for line in batch.split(b"\n") if any(line.startswith(name, 8) for name in names)])
        for batch in batches
    )
    return {table: dict(sorted(lines.items())) for table, lines in read_logs(filter(None, theirs)).logs.items()}


def tables_with(batches: Iterable[bytes], person: str) -> set[str]:
    """Tables whose lines hold that person's id."""
    id = f'"{person}"'.encode()
    found = (read_line(sealed) for batch in batches for sealed in batch.split(b"\n") if id in sealed)
    return {line.table for line in found if line is not None}


def read_logs(batches: Iterable[bytes]) -> FoundLogs:
    """Reads all lines; tables come in the order in which they were made."""
    reading = _Reading()
    for batch in batches:
        reading.read(batch)
    return reading.found()


async def read_in_slices(batches: Iterable[bytes]) -> FoundLogs:
    """Does the same a few batches at a time, so that the loop serves others in between."""
    reading = _Reading()
    for number, batch in enumerate(batches, 1):
        reading.read(batch)
        if number % FEW == 0:
            await asyncio.sleep(0)
    return reading.found()


class _Reading:
    """Lines by table, as far as they are read."""

    def __init__(self) -> None:
        self._logs: dict[str, dict[int, bytes]] = {}
        self._damaged_tables: set[str] = set()
        self._bad_lines = 0

    def read(self, batch: bytes) -> None:
        for sealed in batch.split(b"\n"):
            line = read_line(sealed)
            if line is None:
                self._bad_lines += 1
                self._damaged_tables.update(tables_named(sealed))
            else:
                self._logs.setdefault(line.table, {})[line.number] = line.text

    def found(self) -> FoundLogs:
        return FoundLogs(self._logs, self._damaged_tables, self._bad_lines)


class RowIndex:
    """Rows of the file's log by table, eight bytes a commit. A row is a commit, with lines of many tables: by this
    index one table's log can be read alone."""

    def __init__(self) -> None:
        self._rows: dict[str, array[int]] = {}

    def note(self, table: str, row: int) -> None:
        rows = self._rows.get(table)
        if rows is None:
            rows = self._rows[table] = array("q")
        if not rows or rows[-1] != row:
            rows.append(row)

    def index(self, rows: Iterable[tuple[int, bytes]]) -> Iterator[bytes]:
        """Begins anew, with all rows of the log; passes on their batches."""
        self._rows.clear()
        for row, batch in rows:
            for table in tables_named(batch):
                self.note(table, row)
            yield batch

    def forget(self, table: str) -> None:
        self._rows.pop(table, None)

    def rows_of(self, table: str) -> Iterator[list[int]]:
        """Yields a few of a table's rows at a time, in their order."""
        rows = self._rows.get(table, ())
        for first in range(0, len(rows), AT_ONCE):
            yield list(rows[first : first + AT_ONCE])
