"""A layout written out as one plain function: it fills the same numbers as `Field.write`, with fewer calls.

Every field of a layout is known when it is made. So what `write` would look up each time (places, sizes, bounds) is put
into the text of a function once, and the calls in between fall away. A test holds both against each other over random
play.
"""

from collections.abc import Callable
from itertools import count
from typing import Any, TypeAlias

from kermesse.research.collections import Bag, ByKey, BySeat, Known, MapOf, Maybe, Pairs, Sides, Slots, Struct
from kermesse.research.fields import (
    MINUTE,
    Computed,
    Field,
    Flag,
    Growing,
    Numbers,
    OneOf,
    OneSeat,
    OutOfBounds,
    Place,
    Scaled,
    SeatSet,
    Span,
    TimeLeft,
    Viewpoint,
)

Writer: TypeAlias = Callable[[Numbers, Any, Viewpoint], None]


def written_out(root: Struct, seats: int) -> Writer:
    """The function. It raises some exception where `root.write` raises OutOfBounds: whoever wants to know why asks
    that.
    """
    text = _Text(seats)
    text.line(0, "def write(o, view, sight):")
    text.line(1, "own, now, sand = sight.own, sight.now, sight.sand")
    text.field(root, "view", "", 0, 1)
    names: dict[str, Any] = text.names
    exec("\n".join(text.lines), names)
    writer: Writer = names["write"]
    return writer


class _Text:
    """The lines so far, and the values that they name. `o` is what is written to, `base` a variable with a place in it,
    or nothing for the first place.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lines: list[str] = []
        self.names: dict[str, Any] = {"OutOfBounds": OutOfBounds, "check": _check}
        self._numbers = count()

    def line(self, depth: int, text: str) -> None:
        self.lines.append("    " * depth + text)

    def name(self, letter: str, value: Any = None) -> str:
        name = f"{letter}{next(self._numbers)}"
        if value is not None:
            self.names[name] = value
        return name

    def field(self, field: Field, value: str, base: str, at: int, depth: int) -> None:
        """Write that expression as that field, `at` places behind the base."""
        writes: Callable[..., None] | None = getattr(self, f"_{type(field).__name__.lower()}", None)
        if writes is not None:
            writes(field, value, base, at, depth)
        else:
            self.line(depth, f"{self.name('w', field.write)}(o, {_sum(base, at)}, {value}, sight)")

    def _struct(self, field: Struct, value: str, base: str, at: int, depth: int) -> None:
        part = self.name("s")
        self.line(depth, f"{part} = {value}")
        if not field.parts:
            return
        for name, _, place in field.parts:
            self.field(field.fields[name], f"{part}.{name}", base, at + place, depth)

    def _flag(self, field: Flag, value: str, base: str, at: int, depth: int) -> None:
        self.line(depth, f"if {value}: o[{_sum(base, at)}] = 1.0")

    def _oneof(self, field: OneOf, value: str, base: str, at: int, depth: int) -> None:
        places = self.name("p", {word: at + place for word, place in field.place.items()})
        self.line(depth, f"o[{_sum(base, places)}[{value}]] = 1.0")

    def _scaled(self, field: Scaled, value: str, base: str, at: int, depth: int) -> None:
        self.line(depth, f"t = {value}")
        self.line(depth, f"if not {field.least} <= t <= {field.most}: raise OutOfBounds")
        self.line(depth, f"o[{_sum(base, at)}] = (t - {field.least}) * {field.by!r}")

    def _growing(self, field: Growing, value: str, base: str, at: int, depth: int) -> None:
        self.line(depth, f"t = {value}")
        self.line(depth, "if t:")
        self.line(depth + 1, "if t < 0: raise OutOfBounds")
        self.line(depth + 1, f"o[{_sum(base, at)}] = t / (t + {field.half})")

    def _span(self, field: Span, value: str, base: str, at: int, depth: int) -> None:
        self.line(depth, f"t = {value}")
        self.line(depth, "if t is not None:")
        self.line(depth + 1, "if t < 0: raise OutOfBounds")
        self.line(depth + 1, f"o[{_sum(base, at)}] = 1.0")
        self.line(depth + 1, f"o[{_sum(base, at + 1)}] = t / (t + {MINUTE})")

    def _timeleft(self, field: TimeLeft, value: str, base: str, at: int, depth: int) -> None:
        self.line(depth, f"t = {value}")
        self.line(depth, f"if t is not None and t != {field.never}:")
        self.line(depth + 1, f"o[{_sum(base, at)}] = 1.0")
        self.line(depth + 1, f"t -= {'sand' if field.sand else 'now'}")
        self.line(depth + 1, f"if t > 0: o[{_sum(base, at + 1)}] = t / (t + {MINUTE})")

    def _oneseat(self, field: OneSeat, value: str, base: str, at: int, depth: int) -> None:
        values = [*range(self.seats), *field.others]
        self._by_own(field._place, values, value, base, at, depth)

    def _place(self, field: Place, value: str, base: str, at: int, depth: int) -> None:
        self._by_own(field._place, range(-1, field.seats * field.width), value, base, at, depth)

    def _by_own(self, place: Any, values: Any, value: str, base: str, at: int, depth: int) -> None:
        """A table for each chair that the viewer can have."""
        sights = [Viewpoint(own, self.seats, 0, 0) for own in range(self.seats)]
        tables = self.name("q", [{one: at + place(one, sight) for one in values} for sight in sights])
        self.line(depth, f"o[{_sum(base, tables)}[own][{value}]] = 1.0")

    def _seatset(self, field: SeatSet, value: str, base: str, at: int, depth: int) -> None:
        seats = self.seats
        tables = [{seat: at + (seat - own) % seats for seat in range(seats)} for own in range(seats)]
        self.line(depth, f"for t in {value}: o[{_sum(base, self.name('q', tables))}[own][t]] = 1.0")

    def _maybe(self, field: Maybe, value: str, base: str, at: int, depth: int) -> None:
        some = self.name("v")
        self.line(depth, f"{some} = {value}")
        self.line(depth, f"if {some} is not None:")
        self.line(depth + 1, f"o[{_sum(base, at)}] = 1.0")
        self.field(field.item, some, base, at + 1, depth + 1)

    def _slots(self, field: Slots, value: str, base: str, at: int, depth: int) -> None:
        some = self.name("v")
        self.line(depth, f"{some} = {value}")
        self.line(depth, f"if {some}:")
        self.line(depth + 1, f"if len({some}) > {field.most}: raise OutOfBounds")
        self.line(depth + 1, f"o[{_sum(base, at)}] = len({some}) / {field.most}")
        self._each(field.item, some, base, at + 1, depth + 1)

    def _byseat(self, field: BySeat, value: str, base: str, at: int, depth: int) -> None:
        some = self.name("v")
        self.line(depth, f"{some} = {value}")
        self.line(depth, f"if {some}:")
        self.line(depth + 1, f"if len({some}) != {field.seats}: raise OutOfBounds")
        self.line(depth + 1, f"o[{_sum(base, at)}] = 1.0")
        self._each(field.item, f"{some}[own:] + {some}[:own] if own else {some}", base, at + 1, depth + 1)

    def _each(self, item: Field, values: str, base: str, at: int, depth: int) -> None:
        one, place = self.name("x"), self.name("b")
        self.line(depth, f"{place} = {_sum(base, at)}")
        self.line(depth, f"for {one} in {values}:")
        self.field(item, one, place, 0, depth + 1)
        self.line(depth + 1, f"{place} += {item.size}")

    def _bag(self, field: Bag, value: str, base: str, at: int, depth: int) -> None:
        some = self.name("v")
        places = self.name("p", {thing: at + place for thing, place in field.place.items()})
        self.line(depth, f"{some} = {value}")
        self.line(depth, f"for t in {some}: o[{_sum(base, places)}[t]] += {1.0 / field.most!r}")
        if field.most == 1:
            self.line(depth, f"if len({some}) > 1 and len(set({some})) < len({some}): raise OutOfBounds")
        else:
            self.line(depth, f"if len({some}) > {field.most}: check({some}, {field.most})")

    def _bykey(self, field: ByKey, value: str, base: str, at: int, depth: int) -> None:
        one, place = self.name("x"), self.name("b")
        places = self.name("p", {word: at + number * field.each for word, number in field.place.items()})
        self.line(depth, f"for {one} in {value}:")
        self.line(depth + 1, f"{place} = {_sum(base, places)}[{one}.{field.key}]")
        self.line(depth + 1, f"if o[{place}]: raise OutOfBounds")
        self.line(depth + 1, f"o[{place}] = 1.0")
        self.field(field.item, one, place, 1, depth + 1)

    def _mapof(self, field: MapOf, value: str, base: str, at: int, depth: int) -> None:
        one, word, place = self.name("x"), self.name("k"), self.name("b")
        places = self.name("p", {key: at + number * field.each for key, number in field.place.items()})
        self.line(depth, f"for {word}, {one} in {value}.items():")
        self.line(depth + 1, f"{place} = {_sum(base, places)}[{word}]")
        self.line(depth + 1, f"o[{place}] = 1.0")
        self.field(field.item, one, place, 1, depth + 1)

    def _known(self, field: Known, value: str, base: str, at: int, depth: int) -> None:
        seats, things = self.seats, len(field.things)
        places = [
            {
                (seat, thing): at + (seat - own) % seats * things + number
                for seat in range(seats)
                for thing, number in field.place.items()
            }
            for own in range(seats)
        ]
        some, table = self.name("v"), self.name("q", places)
        self.line(depth, f"{some} = {value}")
        self.line(depth, f"if {some}:")
        self.line(depth + 1, f"k = {table}[own]")
        self.line(depth + 1, f"for t in {some}: o[{_sum(base, 'k')}[t.{field.seat}, t.{field.thing}]] = 1.0")

    def _pairs(self, field: Pairs, value: str, base: str, at: int, depth: int) -> None:
        some = self.name("v")
        self.line(depth, f"{some} = {value}")
        self.line(depth, f"if {some}: {self.name('w', field.write)}(o, {_sum(base, at)}, {some}, sight)")

    def _computed(self, field: Computed, value: str, base: str, at: int, depth: int) -> None:
        some = self.name("v")
        self.line(depth, f"{some} = {self.name('w', field.make)}({value}, sight)")
        self.field(field.item, some, base, at, depth)

    def _sides(self, field: Sides, value: str, base: str, at: int, depth: int) -> None:
        some = self.name("v")
        self.line(depth, f"{some} = {value}")
        for side in field.sides.values():
            self.field(side, some, base, at, depth)
            at += side.size


def _sum(base: str, at: int | str) -> str:
    return f"{base} + {at}" if base and at else base or str(at)


def _check(things: Any, most: int) -> None:
    if any(things.count(thing) > most for thing in set(things)):
        raise OutOfBounds
