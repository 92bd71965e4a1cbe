"""Text that nobody in good faith would send in place of JSON, a number or a name."""

import hashlib
import json
import os
from collections.abc import Sequence
from typing import Final, TypeVar
from zlib import crc32

T = TypeVar("T")

ALL: Final = os.environ.get("KERMESSE_JUNK") == "all"  # `make soak`; else every third value in each place

DIGITS: Final = "9" * 5000  # more digits than Python converts to a number

# As words: typed on a command line, in a query, in a path, in a text option.
TEXTS: Final = [
    "[" * 5000,
    '{"a":' * 1500,
    "[" * 1500 + "]" * 1500,
    DIGITS,
    f"-{DIGITS}",
    f"[{DIGITS}]",
    f'{{"a":{DIGITS}}}',
    f"0.{DIGITS}",
    "1e999999",
    "[1e999999]",
    "nan",
    "NaN",
    "[NaN]",
    "-Infinity",
    "[-Infinity]",
    '["\\ud800"]',
    '{"\\udfff": 1}',
    "²",
    "٣",
    "",
]

# As JSON values, some of them malformed.
VALUES: Final = [
    *[json.dumps(text).encode() for text in TEXTS],
    b"[" * 5000,
    b'{"a":' * 1500,
    b"[" * 1500 + b"]" * 1500,
    b"[" * 700 + b"]" * 700,
    b"[" * 200 + b"]" * 200,
    b'{"a":' * 200 + b"1" + b"}" * 200,
    DIGITS.encode(),
    f"-{DIGITS}".encode(),
    f"0.{DIGITS}".encode(),
    f"[{DIGITS}]".encode(),
    b"9" * 400,
    b"1e999999",
    b"-1e308",
    b"NaN",
    b"Infinity",
    b'"\\ud800"',
    b'"\\udfff\\ud800"',
    b'"\xff\xfe"',
    b'"\xed\xa0\x80"',
    b'{"\\ud800": 1}',
    b"null",
    b"true",
    b"0.5",
    b"-1",
    b"[]",
    b"{}",
    b'""',
    b"",
]

HOLE: Final = "@here@"


def some(values: Sequence[T], place: bytes) -> Sequence[T]:
    """Return every third value, at another place others: each value comes to many places, each place sees many."""
    return values if ALL else values[crc32(place) % 3 :: 3]


def in_place(whole: object, values: Sequence[bytes] = VALUES) -> list[bytes]:
    """Put junk values in the place of HOLE in a value, and return the JSON."""
    before, hole, after = json.dumps(whole).encode().partition(f'"{HOLE}"'.encode())
    assert hole
    return [before + value + after for value in some(values, before + after)]


def holes(value: object) -> list[object]:
    """Copies of the value with HOLE in the place of each of its parts, and of itself."""
    found: list[object] = [HOLE]
    if isinstance(value, dict):
        for name, part in value.items():
            found += [{**value, name: odd} for odd in holes(part)]
    elif isinstance(value, list):
        for at, part in enumerate(value):
            found += [[*value[:at], odd, *value[at + 1 :]] for odd in holes(part)]
    return found


def chained(lines: list[bytes]) -> bytes:
    """Return a record of these lines, with links that fit."""
    told, link = [lines[0]], hashlib.sha256(lines[0]).hexdigest()[:16].encode()
    for line in lines[1:]:
        link = hashlib.sha256(link + line).hexdigest()[:16].encode()
        told.append(line + b" #" + link)
    return b"\n".join(told)


def odd_records(record: str) -> list[bytes]:
    """Copies of the record with every junk value in each place of its first line, of one of the log, and of its
    last.
    """
    first, *rest = record.strip().split("\n")
    lines = [first.encode(), *[line.rpartition(" #")[0].encode() for line in rest]]
    found = []
    for at in (0, 1, len(lines) - 1):
        for whole in holes(json.loads(lines[at])):
            found += [chained([*lines[:at], odd, *lines[at + 1 :]]) for odd in in_place(whole)]
    return found
