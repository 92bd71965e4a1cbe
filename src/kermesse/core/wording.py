"""The table that turns events into sentences: which field is a name, a card or a list, and which events have no line.

Each game has a `Wording`. The sentence of an event is the message `event-<name>` of the game's catalogue; its arguments
are made as the wording says. The command line and the browser read the same table (the browser's is generated from it)
and so show the same sentences. An empty sentence is not shown.

A field that the wording does not mention is shown by its type: a seat by name, a time in seconds, otherwise a number, a
text, `true` or `false`; `none` if there is no value.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect as shape

from kermesse.core.tags import snake_case
from kermesse.core.units import MILLIS, SEAT, unit_of


class _How(msgspec.Struct, frozen=True, tag_field="how", tag=str.lower, omit_defaults=True):
    # The field of the event to use, if it is not the one with the argument's name. A dot leads inside (`thief.seat`),
    # `.` is
    # the whole event, and in `Rows` `#` is the number of the row.
    of: str = ""


class Plain(_How, frozen=True):
    """The value unchanged."""


class Name(_How, frozen=True):
    """A seat, by its player's name. `but`: numbers that are no seat, with the message for each."""

    but: dict[int, str] = {}


class Word(_How, frozen=True):
    """The message `<kind>-<value>`; if there is none, `<otherwise>-<value>`.

    `upto` cuts the value (`HYD#3` -> `HYD`).
    """

    kind: str = ""
    otherwise: str = ""
    upto: str = ""
    lower: bool = False


class OneMore(_How, frozen=True):
    """The number plus one: events count from zero, sentences from one."""


class Seconds(_How, frozen=True):
    """Milliseconds, as seconds with at most one decimal."""


class Count(_How, frozen=True):
    """The length of a list."""


class Part(_How, frozen=True):
    """Some letters of a text, shown as `each` says."""

    first: int = 0
    last: int | None = None  # index after the last letter
    each: "How | None" = None


class Phrase(_How, frozen=True):
    """The message with that name; its arguments are made from the value."""

    message: str = ""
    args: dict[str, "How"] = {}


class Listed(_How, frozen=True):
    """Several values, as "a, b and c", each shown as `each` says."""

    each: "How | None" = None


class Amounts(_How, frozen=True):
    """Amounts of each kind, as "2 wood and 1 bone": messages `<kind>-<name>` with `$count`. Zeros are left out.

    The value is a map of names to numbers, or a list of numbers in the order of `names`. With a map, `names` selects
    and orders: so `of="."` shows some fields of the event.
    """

    kind: str = ""
    names: tuple[str, ...] = ()


class Rows(_How, frozen=True):
    """Lists of one length, side by side: the message for each row, joined as "a, b and c". Empty rows are left out."""

    message: str = ""
    args: dict[str, "How"] = {}


How: TypeAlias = Plain | Name | Word | OneMore | Seconds | Count | Part | Phrase | Listed | Amounts | Rows
HOWS: tuple[type[_How], ...] = (Plain, Name, Word, OneMore, Seconds, Count, Part, Phrase, Listed, Amounts, Rows)


@dataclass(frozen=True)
class Wording:
    """The wording of a game's events."""

    # By field name, in every event: for fields whose type does not say it.
    fields: Mapping[str, How] = field(default_factory=dict)
    # By event name: further arguments, or exceptions to `fields`.
    events: Mapping[str, Mapping[str, How]] = field(default_factory=dict)
    # The same for reasons by name (`core/reason.py`), and for commands that are put into words.
    reasons: Mapping[str, Mapping[str, How]] = field(default_factory=dict)
    commands: Mapping[str, Mapping[str, How]] = field(default_factory=dict)
    # Events without a line in the log: they are visible on the table, or another line covers them.
    silent: frozenset[str] = frozenset()


def by_field(kinds: Iterable[type[msgspec.Struct]], hows: Mapping[str, How]) -> dict[str, dict[str, How]]:
    """The wording of reasons in which a field of a name means the same in all."""
    return {
        snake_case(kind.__name__): {name: hows[name] for name in kind.__struct_fields__ if name in hows}
        for kind in kinds
    }


def with_types(
    wording: Wording, events: Sequence[type], others: Sequence[type], reasons: Sequence[type] = ()
) -> Wording:
    """The wording completed from types: seats by name and times in seconds, unless it says otherwise for that field.

    A reason's field is shown by that reason's type if no table names it. A field name whose type differs between events
    (`target`: a seat in one, points in another) is resolved for each event; a command or a view, which has no table of
    its own, then shows the number.
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
            if how is not None and event in tags - wording.silent:
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
    """The fields of these structs and of the structs inside them, each once."""
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
