"""Owners of fields. They are declared on the field; everything else is derived from that declaration.

    class CardShown(Event, frozen=True):
        seat: Seat
        to: Seat
        cards: Annotated[list[Card], Only("seat", "to")]

Those two see the cards, all other viewers an empty list. These declarations decide what a viewer is shown of an event
(`Event.seen`), what a reloaded page is shown again, the browser's types, and the laws. Views are built by hand, and a
law checks them: a viewer gets nothing in a field that belongs to others, and all viewers get the same in a field
without a declaration.
"""

import types
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

# A viewer is a seat or one of these two.
SPECTATOR: Final = -1  # knows least
ALL_SEEING: Final = -2  # knows everything: only for replays of finished games

# Owners, besides the names of fields that hold a seat or several:
EACH: Final = "the seat of that place"  # in a list with one item per seat
SEATED: Final = "those who sit there"  # no spectator
VIEWER: Final = "this viewer"  # every viewer, spectators too, has something else there

Find = Callable[[str], Any]  # the value of the field with that name


class Only:
    """The viewers who may know a value, besides ALL_SEEING. Owners are fields with one or several seats, or words of
    above.

    Without owners, only ALL_SEEING may know it. It is secret `when` all these fields have one of these values, and
    never `unless` one of those has. A field may also be of a struct around this one, or of an attribute
    (`options.memory_aid`). For an item of a list, a list beside it stands for its item at the same place. All others
    see `empty`, by default the empty value of the type.
    """

    def __init__(
        self,
        *owners: str,
        when: Mapping[str, Any] = types.MappingProxyType({}),
        unless: Mapping[str, Any] = types.MappingProxyType({}),
        empty: Any = msgspec.UNSET,
    ) -> None:
        self.owners = owners
        self.when = {name: _values(value) for name, value in when.items()}
        self.unless = {name: _values(value) for name, value in unless.items()}
        self.empty = empty

    def hides(self, find: Find) -> bool:
        """True if the value is secret in the present state."""
        return all(find(name) in values for name, values in self.when.items()) and not any(
            find(name) in values for name, values in self.unless.items()
        )

    def lets(self, viewer: int, find: Find, place: int = SPECTATOR) -> bool:
        """True if that viewer may know it. `place` is its index in a list."""
        if viewer == ALL_SEEING or not self.hides(find):
            return True
        return any(_is(viewer, owner, find, place) for owner in self.owners)

    def __str__(self) -> str:
        said = (
            " and ".join(f"`{name}`" if name.isidentifier() else name for name in self.owners) or "an all-seeing viewer"
        )
        if self.when:
            said += ", while " + " and ".join(_case(name, values) for name, values in self.when.items())
        if self.unless:
            said += ", unless " + " or ".join(_case(name, values) for name, values in self.unless.items())
        return said


class Mark:
    """A further mark on a field of an event."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


# Players have to remember it (a card that is turned down again): without memory aid the event is shown once, and not
# again to a reloaded page. An event that only some viewers noticed is never shown again.
FLEETING: Final = Mark("FLEETING")
# The field may show something hidden that no view keeps (a trick that is removed at once). Everything that other fields
# show must be in the view right after the event: so a player who reloads misses nothing, and tests find leaks.
REVEALED: Final = Mark("REVEALED")


class Field(NamedTuple):
    """The declarations on a field, or on the items of a list."""

    type: Any
    onlys: tuple[Only, ...]
    marks: tuple[Mark, ...]
    items: "Field | None"
    blank: Any  # shown to viewers who do not own it; UNSET: the type has no empty value, so the item is left out

    def words(self) -> Iterator[Only]:
        """All declarations on it and on its parts."""
        yield from self.onlys
        if self.items is not None:
            yield from self.items.words()


@cache
def fields_of(kind: type[msgspec.Struct]) -> dict[str, Field]:
    """The declarations on the fields of a struct."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: read_field(hint) for name, hint in hints.items() if not _is_class_var(hint)}


def read_field(hint: Any) -> Field:
    said: tuple[Any, ...] = ()
    if get_origin(hint) is Annotated:
        hint, *rest = get_args(hint)
        said = tuple(rest)
    onlys = tuple(word for word in said if isinstance(word, Only))
    marks = tuple(word for word in said if isinstance(word, Mark))
    items = next((get_args(arm)[0] for arm in arms(hint) if get_origin(arm) in (list, tuple)), None)
    said_empty = [only.empty for only in onlys if only.empty is not msgspec.UNSET]
    blank = said_empty[0] if said_empty else empty(hint) if onlys else msgspec.UNSET
    return Field(hint, onlys, marks, read_field(items) if items is not None else None, blank)


def seen_of(kind: type[msgspec.Struct], whose: Only | None) -> Callable[[Any, int], Any] | None:
    """A function that shows an event of that kind to a viewer; None if all viewers see all of it.

    It runs for every event and viewer, so its code is generated once for each kind.
    """
    fields = fields_of(kind)
    secrets = [name for name, field in fields.items() if field.onlys]
    if whose is None and not secrets:
        return None
    for name in secrets:
        if fields[name].blank is msgspec.UNSET:
            raise TypeError(f"{kind.__name__}.{name} has no empty value for others: say which, Only(…, empty=…)")
    lines = ["def seen(self, viewer):", "    told = self"]
    if whose is not None:
        lines.append(f"    if not ({_lets(fields, whose)}): return None")
    for name in secrets:
        lines.append(f"    if not ({' and '.join(f'({_lets(fields, only)})' for only in fields[name].onlys)}):")
        lines.append(f"        told = replace(told, {name}={_blank(fields[name].blank, name)})")
    lines.append("    return told")
    names = {"replace": replace, **{f"blank_{name}": fields[name].blank for name in secrets}}
    exec("\n".join(lines), names)
    seen: Callable[[Any, int], Any] = names["seen"]
    return seen


def _lets(fields: Mapping[str, Field], only: Only) -> str:
    """The source code of `Only.lets`."""
    tests = [f"viewer == {ALL_SEEING}"]
    tests += [f"self.{name} not in {values!r}" for name, values in only.when.items()]
    tests += [f"self.{name} in {values!r}" for name, values in only.unless.items()]
    for owner in only.owners:
        if owner in (SEATED, VIEWER):
            tests.append("viewer >= 0" if owner == SEATED else "True")
        else:
            tests.append(f"viewer {'in' if fields[owner].items else '=='} self.{owner} and viewer >= 0")
    return " or ".join(tests)


def _blank(blank: Any, name: str) -> str:
    return repr(blank) if blank in (None, "", [], (), {}) else f"blank_{name}"


class Word(NamedTuple):
    """A declaration on one value in a view, with the value."""

    path: tuple[str | int, ...]
    field: Field
    value: Any
    find: Find
    place: int

    def hides(self) -> bool:
        return any(only.hides(self.find) for only in self.field.onlys)

    def lets(self, viewer: int) -> bool:
        return all(only.lets(viewer, self.find, self.place) for only in self.field.onlys)


def words_in(view: msgspec.Struct) -> Iterator[Word]:
    """All declarations on the fields of a view, down to the items of its lists."""
    return _words_in(view, (), (), SPECTATOR)


def _words_in(
    struct: msgspec.Struct, path: tuple[str | int, ...], around: tuple[msgspec.Struct, ...], place: int
) -> Iterator[Word]:
    for name in _with_words(type(struct)):
        field = fields_of(type(struct))[name]
        yield from _words_of(getattr(struct, name), field, (*path, name), (struct, *around), place)


def _words_of(
    value: Any,
    field: Field,
    path: tuple[str | int, ...],
    around: tuple[msgspec.Struct, ...],
    place: int,
    at: int | None = None,
) -> Iterator[Word]:
    """`place` is the index of the struct around it in a list; `at` is its own, if it is an item."""
    place = place if at is None else at
    if field.onlys:
        yield Word(path, field, value, _finder(value, around, at), place)
    if isinstance(value, msgspec.Struct):
        yield from _words_in(value, path, around, place)
    elif field.items is not None and isinstance(value, list | tuple):
        for number, item in enumerate(value):
            yield from _words_of(item, field.items, (*path, number), around, place, number)


def _finder(value: Any, around: tuple[msgspec.Struct, ...], at: int | None) -> Find:
    def find(name: str) -> Any:
        first, *rest = name.split(".")
        itself = (value,) if at is not None and isinstance(value, msgspec.Struct) else ()
        struct = next(struct for struct in (*itself, *around) if first in struct.__struct_fields__)
        found = getattr(struct, first)
        if at is not None and struct is around[0] and isinstance(found, list):
            found = found[at]
        for part in rest:
            found = getattr(found, part)
        return found

    return find


@cache
def _with_words(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a struct with a declaration on them or on their parts."""
    return tuple(name for name, field in fields_of(kind).items() if _has_words(field))


def _has_words(field: Field) -> bool:
    within = [arm for arm in arms(field.type) if isinstance(arm, type) and issubclass(arm, msgspec.Struct)]
    return (
        bool(field.onlys)
        or (field.items is not None and _has_words(field.items))
        or any(_with_words(kind) for kind in within)
    )


def empty(hint: Any) -> Any:
    """The empty value of that type; UNSET if it has none."""
    for arm in sorted(arms(hint), key=lambda arm: arm is not type(None)):  # None first
        origin = get_origin(arm) or arm
        if origin is type(None):
            return None
        if origin in (list, tuple, dict, str):
            return origin()
        if origin is Literal and "" in get_args(arm):
            return ""
        if isinstance(origin, type) and issubclass(origin, msgspec.Struct) and not _required(origin):
            return origin()
    return msgspec.UNSET


def _required(kind: type[msgspec.Struct]) -> bool:
    return len(kind.__struct_defaults__) < len(kind.__struct_fields__)


def arms(hint: Any) -> tuple[Any, ...]:
    """The members of a union, or the one type."""
    if get_origin(hint) is Annotated:
        return arms(get_args(hint)[0])
    if get_origin(hint) in (Union, types.UnionType):
        return tuple(arm for part in get_args(hint) for arm in arms(part))
    return (hint,)


def _is(viewer: int, owner: str, find: Find, place: int) -> bool:
    if owner == VIEWER:
        return True
    if viewer < 0 or owner == SEATED:
        return viewer >= 0
    held = place if owner == EACH else find(owner)
    return viewer in held if isinstance(held, list | tuple) else viewer == held


def _values(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _case(name: str, values: tuple[Any, ...]) -> str:
    return f"`{name}` is {' or '.join(msgspec.json.encode(value).decode() for value in values)}"


def _is_class_var(hint: Any) -> bool:
    return str(hint).startswith("typing.ClassVar")
