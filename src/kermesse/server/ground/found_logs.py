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
