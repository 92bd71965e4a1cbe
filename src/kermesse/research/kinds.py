"""The strokes of a layout, one class for each sort of field: each knows its place, its bounds and its tables."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, cast, final

from mypy_extensions import i64

from kermesse.research.fields import MINUTE, OutOfBounds, Viewpoint
from kermesse.research.pen import Pen, sums


class Stroke(ABC):
    """Writes one value, `at` places behind the base."""

    def __init__(self, at: int) -> None:
        self.at: i64 = at

    @abstractmethod
    def write(self, pen: Pen, base: i64, value: object) -> None: ...


@final
class StructStroke(Stroke):
    def __init__(self, at: int, names: list[str], parts: list[Stroke]) -> None:
        super().__init__(at)
        self.names = names
        self.parts = parts

    def write(self, pen: Pen, base: i64, value: object) -> None:
        here, names, parts = base + self.at, self.names, self.parts
        for number in range(len(parts)):
            parts[number].write(pen, here, getattr(value, names[number]))


@final
class SidesStroke(Stroke):
    def __init__(self, at: int, sides: list[Stroke]) -> None:
        super().__init__(at)
        self.sides = sides

    def write(self, pen: Pen, base: i64, value: object) -> None:
        for side in self.sides:
            side.write(pen, base + self.at, value)


@final
class FlagStroke(Stroke):
    def write(self, pen: Pen, base: i64, value: object) -> None:
        if value:
            pen.put(base + self.at, 1.0)


@final
class OneOfStroke(Stroke):
    def __init__(self, at: int, places: dict[object, int]) -> None:
        super().__init__(at)
        self.places = places

    def write(self, pen: Pen, base: i64, value: object) -> None:
        place: i64 = self.places[value]
        pen.put(base + self.at + place, 1.0)


class SeatStroke(Stroke):
    """One value whose place depends on the viewer's own chair."""

    def __init__(self, at: int, places: list[dict[object, int]]) -> None:
        super().__init__(at)
        self.places = places

    def write(self, pen: Pen, base: i64, value: object) -> None:
        place: i64 = self.places[pen.own][value]
        pen.put(base + self.at + place, 1.0)


@final
class SeatSetStroke(SeatStroke):
    def write(self, pen: Pen, base: i64, value: object) -> None:
        places = self.places[pen.own]
        for seat in _listed(value):
            place: i64 = places[seat]
            pen.put(base + self.at + place, 1.0)


@final
class KnownStroke(Stroke):
    def __init__(self, at: int, seat: str, thing: str, places: dict[object, int], seats: int) -> None:
        super().__init__(at)
        self.seat, self.thing = seat, thing
        self.places = places
        self.seats: i64 = seats
        self.things: i64 = len(places)

    def write(self, pen: Pen, base: i64, value: object) -> None:
        for item in _listed(value):
            seat: i64 = cast(int, getattr(item, self.seat))
            if not 0 <= seat < self.seats:
                raise OutOfBounds
            place: i64 = self.places[getattr(item, self.thing)]
            turned = (seat + self.seats - pen.own) % self.seats
            pen.put(base + self.at + turned * self.things + place, 1.0)


@final
class PairsStroke(Stroke):
    def __init__(self, at: int, first: str, second: str, seats: int) -> None:
        super().__init__(at)
        self.first, self.second = first, second
        self.seats: i64 = seats

    def write(self, pen: Pen, base: i64, value: object) -> None:
        counts: dict[int, int] = {}
        own, seats = pen.own, self.seats
        for item in _listed(value):
            first: i64 = cast(int, getattr(item, self.first))
            second: i64 = cast(int, getattr(item, self.second))
            place = int((first - own) % seats * seats + (second - own) % seats)
            counts[place] = counts.get(place, 0) + 1
        for place, count in counts.items():
            pen.put(base + self.at + i64(place), count / (count + 1))


@final
class ScaledStroke(Stroke):
    def __init__(self, at: int, least: int, most: int, by: float) -> None:
        super().__init__(at)
        self.least, self.most, self.by = least, most, by

    def write(self, pen: Pen, base: i64, value: object) -> None:
        number = cast(int, value)
        if not self.least <= number <= self.most:
            raise OutOfBounds
        pen.put(base + self.at, (number - self.least) * self.by)


@final
class GrowingStroke(Stroke):
    def __init__(self, at: int, half: int) -> None:
        super().__init__(at)
        self.half = half

    def write(self, pen: Pen, base: i64, value: object) -> None:
        number = cast(int, value)
        if number < 0:
            raise OutOfBounds
        if number:
            pen.put(base + self.at, number / (number + self.half))


@final
class SpanStroke(Stroke):
    def write(self, pen: Pen, base: i64, value: object) -> None:
        if value is None:
            return
        time = cast(int, value)
        if time < 0:
            raise OutOfBounds
        pen.put(base + self.at, 1.0)
        pen.put(base + self.at + 1, time / (time + MINUTE))


@final
class TimeLeftStroke(Stroke):
    def __init__(self, at: int, sand: bool, never: int | None) -> None:
        super().__init__(at)
        self.sand = sand
        self.never: object = never

    def write(self, pen: Pen, base: i64, value: object) -> None:
        if value is None or value == self.never:
            return
        left = cast(int, value) - (pen.sand if self.sand else pen.now)
        pen.put(base + self.at, 1.0)
        if left > 0:
            pen.put(base + self.at + 1, left / (left + MINUTE))


@final
class MaybeStroke(Stroke):
    def __init__(self, at: int, item: Stroke) -> None:
        super().__init__(at)
        self.item = item

    def write(self, pen: Pen, base: i64, value: object) -> None:
        if value is not None:
            pen.put(base + self.at, 1.0)
            self.item.write(pen, base + self.at + 1, value)


@final
class SlotsStroke(Stroke):
    def __init__(self, at: int, item: Stroke, each: int, most: int) -> None:
        super().__init__(at)
        self.item = item
        self.each: i64 = each
        self.most = most

    def write(self, pen: Pen, base: i64, value: object) -> None:
        items = _listed(value)
        count = len(items)
        if not count:
            return
        if count > self.most:
            raise OutOfBounds
        pen.put(base + self.at, count / self.most)
        place, item, each = base + self.at + 1, self.item, self.each
        if isinstance(item, OneOfStroke):  # the most frequent sort: without a call for each
            places = item.places
            for one in items:
                of: i64 = places[one]
                pen.put(place + of, 1.0)
                place += each
            return
        for one in items:
            item.write(pen, place, one)
            place += each


@final
class BySeatStroke(Stroke):
    def __init__(self, at: int, item: Stroke, each: int, seats: int) -> None:
        super().__init__(at)
        self.item = item
        self.each: i64 = each
        self.seats = seats

    def write(self, pen: Pen, base: i64, value: object) -> None:
        items = _listed(value)
        if not items:
            return
        if len(items) != self.seats:
            raise OutOfBounds
        pen.put(base + self.at, 1.0)
        first, item, seats, own = base + self.at + 1, self.item, i64(self.seats), pen.own
        seat = i64(0)
        for one in items:
            turned = seat - own if seat >= own else seat - own + seats
            item.write(pen, first + turned * self.each, one)
            seat += 1


@final
class BagStroke(Stroke):
    """Counts as 32-bit sums give them: one more is looked up."""

    def __init__(self, at: int, places: dict[object, int], most: int) -> None:
        super().__init__(at)
        self.places = places
        self.steps: list[float] = sums(most)

    def write(self, pen: Pen, base: i64, value: object) -> None:
        steps = self.steps
        for thing in _listed(value):
            place: i64 = self.places[thing]
            place += base + self.at
            pen.more(place, steps)


@final
class ByKeyStroke(Stroke):
    def __init__(self, at: int, item: Stroke, each: int, key: str, places: dict[object, int]) -> None:
        super().__init__(at)
        self.item = item
        self.each: i64 = each
        self.key = key
        self.places = places

    def write(self, pen: Pen, base: i64, value: object) -> None:
        for one in _listed(value):
            place: i64 = self.places[getattr(one, self.key)]
            place = base + self.at + place * self.each
            if pen.has(place):
                raise OutOfBounds
            pen.put(place, 1.0)
            self.item.write(pen, place + 1, one)


@final
class MapStroke(Stroke):
    def __init__(self, at: int, item: Stroke, each: int, places: dict[object, int]) -> None:
        super().__init__(at)
        self.item = item
        self.each: i64 = each
        self.places = places

    def write(self, pen: Pen, base: i64, value: object) -> None:
        for word, one in cast("dict[object, object]", value).items():
            place: i64 = self.places[word]
            place = base + self.at + place * self.each
            pen.put(place, 1.0)
            self.item.write(pen, place + 1, one)


@final
class ComputedStroke(Stroke):
    def __init__(self, at: int, make: Callable[[Any, Viewpoint], Any], item: Stroke) -> None:
        super().__init__(at)
        self.make = make
        self.item = item

    def write(self, pen: Pen, base: i64, value: object) -> None:
        self.item.write(pen, base + self.at, self.make(value, pen.sight))


def _listed(value: object) -> list[object]:
    """As a list, over which compiled code goes fastest; nearly all of a view's are lists."""
    if isinstance(value, list):
        return value
    return list(cast("Iterable[object]", value))
