"""Building blocks for positions in words: lines under a title, and words for the things that all games have."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from kermesse.words.grammar import cap, listed
from kermesse.words.log import Reader

COLON: Final = ": \u00a0"


class Part(NamedTuple):
    title: str
    lines: list[str]


def part(title: str, *lines: str) -> Part:
    """A part, without its empty lines."""
    return Part(cap(title), [cap(line) for line in lines if line])


def yes(it: object) -> str:
    return "yes" if it else "no"


def dotted(*texts: str) -> str:
    """Short texts side by side in one line."""
    return " · ".join(text for text in texts if text)


def labelled(reader: Reader, label: str, things: Iterable[str]) -> str:
    """`label: a, b`; '' if there are no things. Some labels end with their own colon."""
    listed = ", ".join(things)
    return reader.say("position-labelled", label=label.rstrip(COLON), told=listed) if listed else ""


def words(reader: Reader, kind: str, values: Iterable[str]) -> list[str]:
    """The messages `<kind>-<value>` of these values."""
    return [reader.say(f"{kind}-{value.replace('_', '-')}") for value in values if value]


def names(reader: Reader, seats: Iterable[int]) -> str:
    return listed(reader.language, [reader.name(seat) for seat in seats])


def awaited(reader: Reader, view: Any) -> list[str]:
    """The seats that the table waits for, as all viewers are told."""
    seats: dict[str, list[int]] = {}
    for open_ in view.pending:
        seats.setdefault(open_.decision, []).append(open_.seat)
    return [
        reader.say(f"wait-{decision.replace('_', '-')}", who=names(reader, some), count=len(some))
        for decision, some in seats.items()
    ]
