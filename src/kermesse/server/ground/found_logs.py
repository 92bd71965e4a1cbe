"""The logs of all tables, read from what the database has of them."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from kermesse.server.ground.rows import owner_found, owners_named, read_line


class LogSize(msgspec.Struct, gc=False):
    """Of a table's log."""

    lines: int = 0
    bytes: int = 0


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
    logs: dict[str, dict[int, bytes]] = {}
    bad: list[bytes] = []
    for batch in batches:
        for sealed in batch.split(b"\n"):
            line = read_line(sealed)
            if line is None:
                bad.append(sealed)
            else:
                logs.setdefault(line.table, {})[line.number] = line.text
    hurt: set[str] = set()
    for sealed in bad:
        line = owner_found(sealed, logs)
        if line is not None:
            logs[line.table][line.number] = line.text
        else:
            hurt.update(owners_named(sealed))
    return FoundLogs(logs, hurt, len(bad))
