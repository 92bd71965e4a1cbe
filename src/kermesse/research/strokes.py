"""The strokes of a layout: one for each of its fields, by their sorts."""

from collections.abc import Callable
from typing import Any, cast

from kermesse.research.collections import Bag, ByKey, BySeat, Known, MapOf, Maybe, Pairs, Sides, Slots, Struct
from kermesse.research.fields import (
    Computed,
    Field,
    Flag,
    Growing,
    OneOf,
    OneSeat,
    Place,
    Scaled,
    SeatSet,
    Span,
    TimeLeft,
    Viewpoint,
)
from kermesse.research.kinds import (
    BagStroke,
    ByKeyStroke,
    BySeatStroke,
    ComputedStroke,
    FlagStroke,
    GrowingStroke,
    KnownStroke,
    MapStroke,
    MaybeStroke,
    OneOfStroke,
    PairsStroke,
    ScaledStroke,
    SeatSetStroke,
    SeatStroke,
    SidesStroke,
    SlotsStroke,
    SpanStroke,
    Stroke,
    StructStroke,
    TimeLeftStroke,
)


def stroke_of(field: Field, at: int, seats: int) -> Stroke:
    """Raises TypeError for a field of a sort that is not known here."""
    if isinstance(field, Struct):
        return StructStroke(
            at,
            [name for name, _, _ in field.parts],
            [stroke_of(field.fields[name], place, seats) for name, _, place in field.parts],
        )
    if isinstance(field, Sides):
        sides: list[Stroke] = []
        for side in field.sides.values():
            sides.append(stroke_of(side, sum(one.size for one in list(field.sides.values())[: len(sides)]), seats))
        return SidesStroke(at, sides)
    if isinstance(field, (Maybe, Slots, BySeat, ByKey, MapOf, Computed)):
        item = stroke_of(field.item, 0, seats)
        if isinstance(field, Maybe):
            return MaybeStroke(at, item)
        if isinstance(field, Slots):
            return SlotsStroke(at, item, field.each, field.most)
        if isinstance(field, BySeat):
            return BySeatStroke(at, item, field.item.size, field.seats)
        if isinstance(field, ByKey):
            return ByKeyStroke(at, item, field.each, field.key, cast("dict[object, int]", field.place))
        if isinstance(field, MapOf):
            return MapStroke(at, item, field.each, cast("dict[object, int]", field.place))
        return ComputedStroke(at, field.make, item)
    return _plain_stroke(field, at, seats)


def _plain_stroke(field: Field, at: int, seats: int) -> Stroke:
    if isinstance(field, Flag):
        return FlagStroke(at)
    if isinstance(field, OneOf):
        return OneOfStroke(at, cast("dict[object, int]", field.place))
    if isinstance(field, Scaled):
        return ScaledStroke(at, field.least, field.most, field.by)
    if isinstance(field, Growing):
        return GrowingStroke(at, field.half)
    if isinstance(field, TimeLeft):  # before what it is made of
        return TimeLeftStroke(at, field.sand, field.never)
    if isinstance(field, Span):
        return SpanStroke(at)
    if isinstance(field, OneSeat):
        return SeatStroke(at, _by_own(field._place, [*range(seats), *field.others], seats))
    if isinstance(field, Place):
        return SeatStroke(at, _by_own(field._place, list(range(-1, field.seats * field.width)), seats))
    if isinstance(field, SeatSet):
        return SeatSetStroke(at, [{seat: (seat - own) % seats for seat in range(seats)} for own in range(seats)])
    if isinstance(field, Bag):
        return BagStroke(at, cast("dict[object, int]", field.place), field.most)
    if isinstance(field, Known):
        return KnownStroke(at, field.seat, field.thing, cast("dict[object, int]", field.place), field.seats)
    if isinstance(field, Pairs):
        return PairsStroke(at, field.first, field.second, field.seats)
    raise TypeError(f"nothing writes {type(field).__name__}")


def _by_own(place: Callable[[Any, Viewpoint], int], values: list[Any], seats: int) -> list[dict[object, int]]:
    """A table for each chair that the viewer can have."""
    sights = [Viewpoint(own, seats, 0, 0) for own in range(seats)]
    return [{value: place(value, sight) for value in values} for sight in sights]
