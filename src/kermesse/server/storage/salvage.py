"""Rows out of a database file whose pages are damaged: page by page, without asking SQLite.

Every page is looked at by itself, so a bad one costs what stands on it and nothing else. What a row belongs to is told by
its shape; whether it is what was written, by its seal (`rows.py`). https://www.sqlite.org/fileformat.html has the format.
"""

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from kermesse.server.storage.sealed_rows import owners_named, read_line, seal

PAGE: Final = 4096
TABLE_LEAF, INDEX_LEAF, INDEX_INSIDE = 0x0D, 0x0A, 0x02
LONGEST_LOCAL: Final = {TABLE_LEAF: PAGE - 35, INDEX_LEAF: (PAGE - 12) * 64 // 255 - 23}
LONGEST_LOCAL[INDEX_INSIDE] = LONGEST_LOCAL[INDEX_LEAF]
SHORTEST_LOCAL: Final = (PAGE - 12) * 32 // 255 - 23
INT_SIZES: Final = (0, 1, 2, 3, 4, 6, 8)
A_TABLE: Final = re.compile(r"[a-z0-9]{12}")  # as the house makes them; a person's id is longer

Values: TypeAlias = tuple[Any, ...]


class Rows(NamedTuple):
    """All that could be read."""

    log: list[tuple[int, bytes]]
    records: list[Values]
    people: list[Values]
    aside: list[Values]
    understood: list[Values]
    lost: int  # people of whom only the name is lost, and records of which only the table is known


def read_rows(file: Any) -> Rows:
    log: dict[tuple[int, bytes], None] = {}
    records: dict[str, Values] = {}
    people: dict[int, Values] = {}
    aside: dict[str, Values] = {}
    understood: dict[str, Values] = {}
    ids: dict[int, str] = {}
    secrets: dict[int, bytes] = {}
    named: set[str] = set()
    for sure, rowid, values in _cells(file):
        match values:
            case (None, bytes(batch)) if _is_log(batch, sure):
                log[rowid, batch] = None
            case (str(table), int(at), int(told), str(info), str(record)) if sure or told == seal(
                table, at, info, record
            ):
                if table not in records or told == seal(table, at, info, record):
                    records[table] = values
            case (str(), bytes(), str(), int(), int(), int(told)) if sure or told == seal(*values[:5]):
                people[rowid] = values
            case (str(table), str(), int(), int(told)) if told == seal(*values[:3]):
                aside[table] = values
            case (str(person), str(), int(told)) if told == seal(*values[:2]):
                understood[person] = values
            case (str(text), int(row)) if A_TABLE.fullmatch(text):
                named.add(text)
            case (str(text), int(row)) if len(text) == 16:
                ids[row] = text
            case (bytes(secret), int(row)) if len(secret) == 32:
                secrets[row] = secret
    whole, nameless = _people(people, ids, secrets)
    gone = named - records.keys() - aside.keys()
    placeholders = [(table, 0, 0, "", "") for table in sorted(gone)]
    kept = [*records.values(), *placeholders]
    return Rows(sorted(log), kept, whole, [*aside.values()], [*understood.values()], nameless + len(placeholders))


def _is_log(batch: bytes, sure: bool) -> bool:
    lines = batch.split(b"\n")
    if sure:
        return any(read_line(line) is not None or owners_named(line) for line in lines)
    return all(read_line(line) is not None for line in lines)


def _people(rows: dict[int, Values], ids: dict[int, str], secrets: dict[int, bytes]) -> tuple[list[Values], int]:
    """Whoever stands in a row or in both indices is known; a name that cannot be trusted is left out."""
    whole: list[Values] = []
    nameless = 0
    for rowid in sorted({*rows, *(ids.keys() & secrets.keys())}):
        row = rows.get(rowid, ("", b"", "", 0, 0, -1))
        id, secret = ids.get(rowid, row[0]), secrets.get(rowid, row[1])
        told = [row[:5], (id, *row[1:5]), (row[0], secret, *row[2:5]), (id, secret, *row[2:5])]
        true = next((values for values in told if seal(*values) == row[5]), None)
        if true is None:
            nameless += 1
            true = (id, secret, "", 0, 0)
        whole.append((*true, seal(*true)))
    return whole, nameless


def _cells(file: Any) -> Iterator[tuple[bool, int, Values]]:
    """Every row of every page: whether its page is what it says to be, its number, its columns."""
    for number in range(len(file) // PAGE):
        page = file[number * PAGE : (number + 1) * PAGE]
        head = 100 if number == 0 else 0
        sure = page[head] in LONGEST_LOCAL
        kind = page[head] if sure else TABLE_LEAF  # perhaps that very byte is the bad one
        first = head + (12 if kind == INDEX_INSIDE else 8)
        count = int.from_bytes(page[head + 3 : head + 5], "big")
        for at in range(first, min(first + 2 * count, PAGE - 1), 2):
            try:
                row = _cell(file, page, kind, int.from_bytes(page[at : at + 2], "big"))
            except (IndexError, ValueError):
                continue
            yield sure, *row


def _cell(file: Any, page: bytes, kind: int, at: int) -> tuple[int, Values]:
    rowid = 0
    if kind == INDEX_INSIDE:
        at += 4
    size, at = _varint(page, at)
    if kind == TABLE_LEAF:
        rowid, at = _varint(page, at)
    if size > len(file):
        raise ValueError
    local = size
    if size > LONGEST_LOCAL[kind]:
        local = SHORTEST_LOCAL + (size - SHORTEST_LOCAL) % (PAGE - 4)
        local = local if local <= LONGEST_LOCAL[kind] else SHORTEST_LOCAL
    payload = bytearray(page[at : at + local])
    following = int.from_bytes(page[at + local : at + local + 4], "big") if local < size else 0
    while len(payload) < size:
        if not 0 < following <= len(file) // PAGE:
            payload += bytes(size - len(payload))  # the rest is lost: its seal will say so
            break
        start = (following - 1) * PAGE
        payload += file[start + 4 : start + PAGE][: size - len(payload)]
        following = int.from_bytes(file[start : start + 4], "big")
    return rowid, _columns(bytes(payload))


def _columns(payload: bytes) -> Values:
    length, at = _varint(payload, 0)
    body = length
    values: list[Any] = []
    while at < length:
        kind, at = _varint(payload, at)
        if kind >= 12:
            size = (kind - 12) // 2
            part = payload[body : body + size]
            values.append(part if kind % 2 == 0 else part.decode("utf-8", "replace"))
        elif kind in (8, 9):
            size = 0
            values.append(kind - 8)
        elif kind < len(INT_SIZES):
            size = INT_SIZES[kind]
            values.append(int.from_bytes(payload[body : body + size], "big", signed=True) if kind else None)
        else:
            raise ValueError
        body += size
        if body > len(payload):
            raise ValueError
    return tuple(values)


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = 0
    for _ in range(8):
        byte = data[at]
        at += 1
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at
    return value << 8 | data[at], at + 1
