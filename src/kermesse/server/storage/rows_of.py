"""In which rows of the file's log a table's lines stand. A row is a commit, with lines of many tables: so that one table's log can be
read alone, this is kept in memory, eight bytes a commit."""

from array import array
from collections.abc import Iterable, Iterator
from typing import Final

from kermesse.server.storage.sealed_rows import owners_named

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
