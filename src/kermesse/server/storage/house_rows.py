"""What a house holds, row by row, whatever its home: as it is read to be copied, and written again."""

from collections.abc import AsyncIterator, Iterable
from typing import Any, Final, NamedTuple, Protocol

from kermesse.server.storage.log_reader import FoundLogs
from kermesse.server.storage.sealed_rows import CLOSED, seal_line

# Whatever is sealed row by row: the columns that the seal is over, in its order. The first is the row's key, in
# analyses the first two.
KINDS: Final = {
    "people": ("id", "secret", "name", "made", "seen"),
    "records": ("tbl", "at", "info", "record"),
    "analyses": ("tbl", "seat", "analysis"),
    "understood": ("person", "kinds"),
    "aside": ("tbl", "why", "at"),
}


class TableLog(NamedTuple):
    lines: dict[int, bytes]  # by their number
    ever: int  # how many were acknowledged; more than there are where some are lost


class Reader(Protocol):
    """A home that nobody writes to."""

    async def nobody_came(self) -> None:
        """StorageFailed if a server may have come in meanwhile, since this process stood still for too long."""

    async def logs(self) -> tuple[dict[str, TableLog], int]:
        """Of all tables that are not closed, in the order in which they were made; and how many lines are damaged."""

    def rows(self, kind: str) -> AsyncIterator[tuple[Any, ...]]:
        """Of that kind, in the order of their keys: the columns of KINDS, and the seal."""


class Target(Reader, Protocol):
    """An empty home. What was written is there after the block alone, all of it or nothing."""

    async def add_logs(self, logs: dict[str, TableLog]) -> None: ...
    async def add(self, kind: str, rows: list[tuple[Any, ...]]) -> None: ...


def kept_logs(found: FoundLogs, counts: dict[str, int]) -> tuple[dict[str, TableLog], int]:
    """Without those of closed tables, which would be swept out. `counts`: how many lines each has, by what keeps count."""
    logs: dict[str, TableLog] = {}
    for table in [*found.logs, *sorted(counts.keys() - found.logs.keys())]:
        lines = found.logs.get(table, {})
        last = max(lines, default=-1)
        if lines and lines[last] == CLOSED:
            continue
        count = max(counts.get(table, 0), last + 1)
        if table in found.hurt and count == len(lines):
            count += 1  # what was lost stood at the end
        logs[table] = TableLog(lines, count)
    return logs, found.bad


def batches_of(logs: dict[str, TableLog]) -> Iterable[tuple[str, bytes]]:
    """A table's whole log as one commit."""
    for table, (lines, _) in logs.items():
        name = table.encode()
        yield table, b"\n".join([seal_line(name, number, lines[number]) for number in sorted(lines)])


def select(kind: str, collate: str = "") -> str:
    """Sorted by what makes each row the only one."""
    first, second, *_ = KINDS[kind]
    return f"SELECT {', '.join(KINDS[kind])}, seal FROM {kind} ORDER BY {first}{collate}, {second}"


def columns(kind: str) -> str:
    return f"{kind} ({', '.join(KINDS[kind])}, seal)"
