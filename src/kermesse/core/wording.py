"""How what happened becomes a sentence: which field of an event is a name, a card, a list, and what is not worth a line.

A game hands a `Wording` to the house. The sentence of an event is the message `event-<name>` of the game's catalogue; its
arguments are made as the wording says. Command line and browser read the same table (the browser's is generated from it)
and so say the same. A sentence that comes out empty is not told.

What a field is if nothing is said of it: by its type a seat is told by name and a time in seconds; else a number, a text,
`true` or `false`; `none` where there is nothing.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect as shape

from kermesse.core.units import MILLIS, SEAT, unit_of


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
class Wording:
    """How the events of a game are told."""

    # A field of that name, in every event, where its type does not say it.
    fields: Mapping[str, How] = field(default_factory=dict)
    # By the event's name: arguments of its own, or told otherwise there.
    events: Mapping[str, Mapping[str, How]] = field(default_factory=dict)
    # By a reason's name (`core/reason.py`), and by a command's where it is told in words: the same.
    reasons: Mapping[str, Mapping[str, How]] = field(default_factory=dict)
    commands: Mapping[str, Mapping[str, How]] = field(default_factory=dict)
    # Events that are no line of the log: they are seen, or another line tells them.
    untold: frozenset[str] = frozenset()


def with_types(
    wording: Wording, events: Sequence[type], others: Sequence[type], reasons: Sequence[type] = ()
) -> Wording:
    """With what the types say: seats by name, times in seconds, unless the wording says otherwise of that field.

    A reason's field is told as that reason's type says where no table names it. A name that is not the same everywhere (`target`: a seat in one event, points in another) is told event by event; a command
    or a view, which have no table of their own, then show the number.
    """
    found: dict[str, dict[str, How | None]] = {}  # by field, in each struct
    tags: set[str] = set()
    for info in shape.multi_type_info(events):
        assert isinstance(info, shape.StructType)
        tags.add(str(info.tag))
        for one in info.fields:
            found.setdefault(one.encode_name, {})[str(info.tag)] = _by_type(one.type)
    for number, one in enumerate(_fields_within(shape.multi_type_info(others))):
        found.setdefault(one.encode_name, {})[f"{number}"] = _by_type(one.type)
    fields = dict(wording.fields)
    own = {event: dict(args) for event, args in wording.events.items()}
    for name, hows in found.items():
        if name in fields:
            continue
        some = next((how for how in hows.values() if how is not None), None)
        if some is not None and all(how == some for how in hows.values()):
            fields[name] = some
            continue
        for event, how in hows.items():
            if how is not None and event in tags - wording.untold:
                own.setdefault(event, {}).setdefault(name, how)
    because = {reason: dict(args) for reason, args in wording.reasons.items()}
    for info in shape.multi_type_info(reasons):
        assert isinstance(info, shape.StructType)
        for one in info.fields:
            how = _by_type(one.type)
            if how is not None and one.encode_name not in wording.fields:
                because.setdefault(str(info.tag), {}).setdefault(one.encode_name, how)
    return replace(wording, fields=fields, events=own, reasons=because)


def _by_type(kind: shape.Type) -> How | None:
    match kind:
        case shape.UnionType(types=types):
            hows = [_by_type(part) for part in types if not isinstance(part, shape.NoneType)]
            return hows[0] if len(hows) == 1 else None
        case shape.CollectionType(item_type=item):
            return Listed(each=Name()) if unit_of(item) == SEAT else None
    unit = unit_of(kind)
    return Name() if unit == SEAT else Seconds() if unit == MILLIS else None


def _fields_within(kinds: Iterable[Any]) -> Iterator[shape.Field]:
    """Of these structs, and of those that they are made of; each once."""
    met: set[type] = set()
    ahead = list(kinds)
    while ahead:
        match ahead.pop():
            case shape.StructType(cls=cls, fields=fields) if cls not in met:
                met.add(cls)
                yield from fields
                ahead += [one.type for one in fields]
            case shape.Metadata(type=inner) | shape.CollectionType(item_type=inner) | shape.DictType(value_type=inner):
                ahead.append(inner)
            case shape.UnionType(types=types) | shape.TupleType(item_types=types):
                ahead += types
