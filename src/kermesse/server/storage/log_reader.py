"""The logs of all tables, read from what the database has of them."""

import asyncio
from array import array
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from kermesse.server.storage.sealed_rows import owner_found, owners_named, read_line

# ---------------------------------------------------------------- found_logs

FEW: Final = 32  # commits


class FoundLogs(NamedTuple):
    logs: dict[str, dict[int, bytes]]  # by table, and by the line's number
    hurt: set[str]  # tables that damaged lines seem to be of
    bad: int  # how many those are


def logs_of(batches: Iterable[bytes], tables: set[str]) -> dict[str, dict[int, bytes]]:
    """The lines of those tables that can be read, in their order."""
    names = [f" {table} ".encode() for table in tables]  # of a line that is not damaged, from its ninth byte on
    theirs = (
        b"\n".join([line for line in batch.split(b"\n") if any(line.startswith(name, 8) for name in names)])
        for batch in batches
    )
    return {table: dict(sorted(lines.items())) for table, lines in read_logs(filter(None, theirs)).logs.items()}


def tables_with(batches: Iterable[bytes], person: str) -> set[str]:
    """In whose lines that person's id stands."""
    id = f'"{person}"'.encode()
    found = (read_line(sealed) for batch in batches for sealed in batch.split(b"\n") if id in sealed)
    return {line.table for line in found if line is not None}


def read_logs(batches: Iterable[bytes]) -> FoundLogs:
    """In the order in which the tables were made. A damaged line that lost nothing but its owner's name is given back."""
    reading = _Reading()
    for batch in batches:
        reading.read(batch)
    return reading.found()


async def read_in_slices(batches: Iterable[bytes]) -> FoundLogs:
    """The same, a few batches at a time: everybody else has their turn in between."""
    reading = _Reading()
    for number, batch in enumerate(batches, 1):
        reading.read(batch)
        if number % FEW == 0:
            await asyncio.sleep(0)
    return reading.found()


class _Reading:
    def __init__(self) -> None:
        self._logs: dict[str, dict[int, bytes]] = {}
        self._bad: list[bytes] = []

    def read(self, batch: bytes) -> None:
        for sealed in batch.split(b"\n"):
            line = read_line(sealed)
            if line is None:
                self._bad.append(sealed)
            else:
                self._logs.setdefault(line.table, {})[line.number] = line.text

    def found(self) -> FoundLogs:
        hurt: set[str] = set()
        for sealed in self._bad:
            line = owner_found(sealed, self._logs)
            if line is not None:
                self._logs[line.table][line.number] = line.text
            else:
                hurt.update(owners_named(sealed))
        return FoundLogs(self._logs, hurt, len(self._bad))


# ---------------------------------------------------------------- rows_of

AT_ONCE: Final = 32  # rows that are asked for in one statement


class RowIndex:
    def __init__(self) -> None:
        self._rows: dict[str, array[int]] = {}

    def note(self, table: str, row: int) -> None:
        rows = self._rows.get(table)
        if rows is None:
            rows = self._rows[table] = array("q")
        if not rows or rows[-1] != row:
            rows.append(row)

    def noting(self, rows: Iterable[tuple[int, bytes]]) -> Iterator[bytes]:
        """The batches of all rows, read for the first time."""
        self._rows.clear()
        for row, batch in rows:
            for table in owners_named(batch):
                self.note(table, row)
            yield batch

    def forget(self, table: str) -> None:
        self._rows.pop(table, None)

    def of(self, table: str) -> Iterator[list[int]]:
        """A few at a time, in their order."""
        rows = self._rows.get(table, ())
        for first in range(0, len(rows), AT_ONCE):
            yield list(rows[first : first + AT_ONCE])
