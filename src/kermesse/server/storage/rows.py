"""How a row is sealed, so that a changed byte is seen: a checksum over what it says and whose it is.

A row of the log is one commit: lines parted by newlines, each `checksum table number {...}`. The number counts the table's
own lines from 0: a line that is missing, or stands in another table's log, is seen as well.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple
from zlib import crc32

import msgspec

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
