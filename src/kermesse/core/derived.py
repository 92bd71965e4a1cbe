"""Parts of a game's record that follow from its other parts, for a game that does not write them by hand."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import product
from math import prod
from typing import Any, Final, get_type_hints

import msgspec
from msgspec import inspect as shape

from kermesse.core.actions import Domain, Kind, Values
from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import MOST_SEATS, BadPosition, Command, Event, Pending, Seat, View
from kermesse.core.options import Options
from kermesse.core.pace import Decisions
from kermesse.core.units import MILLIS, SEAT, unit_of

MOST_TUPLES: Final = 20_000  # values of a parameter that is a tuple


# ---------------------------------------------------------------- copies


def copy_of(value: Any) -> Any:
    """A copy that shares nothing that can be changed in place."""
    kind: Any = type(value)
    names = _parts(kind)
    if names:
        other = copy(value)
        for name in names:
            setattr(other, name, copy_of(getattr(value, name)))
        return other
    if issubclass(kind, list | tuple | set):
        return copy(value) if _is_plain(value) else kind(map(copy_of, value))
    if issubclass(kind, dict):
        return {key: copy_of(part) for key, part in value.items()}
    return value


@cache
def _parts(kind: Any) -> tuple[str, ...]:
    """The fields of a struct or dataclass that can be changed; none of anything else."""
    if issubclass(kind, msgspec.Struct):
        return () if kind.__struct_config__.frozen else kind.__struct_fields__
    if not is_dataclass(kind) or getattr(kind, "__dataclass_params__").frozen:  # noqa: B009
        return ()
    return tuple(field.name for field in fields(kind))


def _is_plain(values: Any) -> bool:
    return all(type(value) in (int, str, bool) for value in values)


# ---------------------------------------------------------------- views of a game in which nothing is hidden


class OpenView:
    """The view of a game in which nothing is hidden: each field of its state but the chance, and the open decision.

    A moment that will not come is None to whoever sees it.
    """

    def __init__(self, state_type: Any, title: str, decisions: Decisions) -> None:
        hints = get_type_hints(state_type, include_extras=True)
        self.state_type = state_type
        self.decisions = decisions
        self.names = [field.name for field in fields(state_type)]
        self.chance = [name for name in self.names if hints[name] is Chance]
        self.moments = [name for name in self.names if unit_of(shape.type_info(hints[name])) == MILLIS]
        types: list[Any] = [
            (name, hints[name] | None if name in self.moments else hints[name])
            for name in self.names
            if name not in self.chance
        ]
        self.seen = [name for name, _ in types if name not in self.moments]
        self.type = msgspec.defstruct(
            f"{title}View", [*types, ("pending", list[Pending])], bases=(View,), module=state_type.__module__
        )

    def view(
        self, awaiting: Callable[[Any], Iterable[Seat]], deadline: Callable[[Any], Millis]
    ) -> Callable[[Any, Seat, Millis], Any]:
        asked = next(iter(self.decisions.asked), None)

        def view(state: Any, viewer: Seat, now: Millis) -> Any:
            due = self.decisions.shown(deadline(state))
            pending = [Pending(seat, asked, due) for seat in awaiting(state)] if asked is not None else []
            moments = {name: _shown(getattr(state, name)) for name in self.moments}
            seen = {name: copy_of(getattr(state, name)) for name in self.seen}
            return self.type(viewer=viewer, pending=pending, **moments, **seen)

        return view

    def imagine(self, view: Any, chance: Chance) -> Any:
        state = self.state_type.__new__(self.state_type)
        for name in self.seen:
            setattr(state, name, copy_of(getattr(view, name)))
        for name in self.moments:
            shown = getattr(view, name)
            setattr(state, name, NEVER if shown is None else shown)
        for name in self.chance:
            setattr(state, name, chance)
        return state


def _shown(moment: Millis) -> Millis | None:
    return None if moment >= NEVER else moment


# ---------------------------------------------------------------- numbers of commands


class Unbounded(Exception):
    """A field of a command whose type does not say which values it can have."""


def kinds_of(commands: Iterable[type[Command]]) -> Callable[[int, Any], list[Kind[Command]]]:
    """The kinds of commands by the types of their fields. Raises Unbounded.

    A command beside the game that is said in free words has no number.
    """
    numbered: list[type[Command]] = []
    for kind in commands:
        try:
            kind_of(kind, MOST_SEATS)
        except Unbounded:
            if not kind.side_command:
                raise
        else:
            numbered.append(kind)

    def kinds(seats: int, options: Options) -> list[Kind[Command]]:
        return [kind_of(kind, seats) for kind in numbered]

    return kinds


def kind_of(command: type[Command], seats: int, known: Mapping[str, Sequence[Any]] | None = None) -> Kind[Command]:
    """A kind of command: the values of a field are `known` by its name, None first, or follow from its type."""
    info = shape.type_info(command)
    assert isinstance(info, shape.StructType)
    parameters: dict[str, Domain] = {}
    for field in info.fields:
        values = known.get(field.name) if known else None
        if values is None:
            values = values_of(field.type, seats)
        elif isinstance(field.type, shape.UnionType) and field.type.includes_none:
            values = (None, *values)
        if values is None:
            raise Unbounded(f"{command.__name__}.{field.encode_name}")
        parameters[field.name] = values if isinstance(values, range) else Values(values)
    return Kind(command, **parameters)


def values_of(kind: shape.Type, seats: int) -> Sequence[Any] | None:
    """All values of that type at a table of so many seats; None where the type does not say them."""
    match kind:
        case shape.Metadata(type=inner):
            return range(seats) if unit_of(kind) == SEAT else values_of(inner, seats)
        case shape.BoolType():
            return (False, True)
        case shape.LiteralType(values=literals):
            return literals
        case shape.IntType(ge=int(least), le=int(most)):
            return range(least, most + 1)
        case shape.NoneType():
            return (None,)
        case shape.UnionType(types=types):
            found = [values_of(one, seats) for one in types]
            return None if None in found else [value for values in found for value in values or ()]
        case shape.TupleType(item_types=types):
            found = [values_of(one, seats) for one in types]
            if None in found or prod(len(values or ()) for values in found) > MOST_TUPLES:
                return None
            return list(product(*(values or () for values in found)))
    return None


# ---------------------------------------------------------------- the rest


def presets_of(options: type[Options]) -> dict[str, Options]:
    """The three that every game has."""
    return {
        "first_game": options(timers="relaxed"),
        "standard": options(),
        "expert": options(timers="fast", memory_aid=False),
    }


def no_deadline(state: Any) -> Millis:
    return NEVER


def nothing_expires(state: Any, now: Millis) -> list[Event]:
    raise AssertionError("a game without deadlines was told that one fell")


class NoPosition:
    """Stands where a game has no notation for positions."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, text: str) -> Any:
        raise BadPosition(f"{self.name} has no notation for positions yet: its rules would export read_position")
