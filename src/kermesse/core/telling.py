"""How what happened becomes a sentence: which field of an event is a name, a card, a list, and what is not worth a line.

A game hands a `Telling` to the house. The sentence of an event is the message `event-<name>` of the game's catalogue; its
arguments are made as the telling says. Command line and browser read the same table (the browser's is generated from it)
and so say the same. A sentence that comes out empty is not told.

What a field is if nothing is said of it: a number, a text, `true` or `false`; `none` where there is nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

import msgspec


class _How(msgspec.Struct, frozen=True, tag_field="how", tag=str.lower, omit_defaults=True):
    # Of which field of the event, if not the one of the argument's own name. A dot leads inside (`thief.seat`), `.` is the
    # whole event, and in `Rows` `#` is the number of the row.
    of: str = ""


class Plain(_How, frozen=True):
    """As it is."""


class Name(_How, frozen=True):
    """A seat, by the name of whoever sits there. `but`: numbers that are no seat, and the message for each."""

    but: dict[int, str] = {}


class Word(_How, frozen=True):
    """The message `<kind>-<value>`; if there is none, `<otherwise>-<value>`. `upto` cuts the value (`HYD#3` -> `HYD`)."""

    kind: str = ""
    otherwise: str = ""
    upto: str = ""
    lower: bool = False


class OneMore(_How, frozen=True):
    """Counted from zero in the event, from one in words."""


class Seconds(_How, frozen=True):
    """Milliseconds, as seconds with at most one decimal."""


class Count(_How, frozen=True):
    """How many there are in a list."""


class Part(_How, frozen=True):
    """Some letters of a text, told as `each` says."""

    first: int = 0
    last: int | None = None  # the one after the last
    each: "How | None" = None


class Phrase(_How, frozen=True):
    """The message with that name; its arguments are made of the value."""

    message: str = ""
    args: dict[str, "How"] = {}


class Listed(_How, frozen=True):
    """Several, as "a, b and c", each told as `each` says."""

    each: "How | None" = None


class Amounts(_How, frozen=True):
    """How many of each kind, as "2 wood and 1 bone": messages `<kind>-<name>` with `$count`. What there is none of is left out.

    The value maps names to numbers (of `names` alone, in their order, if there are any: so `of="."` tells some fields of the
    event), or lists the numbers in the order of `names`.
    """

    kind: str = ""
    names: tuple[str, ...] = ()


class Rows(_How, frozen=True):
    """Lists of one length, side by side: the message once a row, as "a, b and c". Empty ones are left out."""

    message: str = ""
    args: dict[str, "How"] = {}


How: TypeAlias = Plain | Name | Word | OneMore | Seconds | Count | Part | Phrase | Listed | Amounts | Rows
HOWS: tuple[type[_How], ...] = (Plain, Name, Word, OneMore, Seconds, Count, Part, Phrase, Listed, Amounts, Rows)


@dataclass(frozen=True)
class Telling:
    """How the events of a game are told."""

    # A field of that name, in every event.
    fields: Mapping[str, How] = field(default_factory=dict)
    # By the event's name: arguments of its own, or told otherwise there.
    events: Mapping[str, Mapping[str, How]] = field(default_factory=dict)
    # Events that are no line of the log: they are seen, or another line tells them.
    untold: frozenset[str] = frozenset()
