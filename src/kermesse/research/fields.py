"""Encoders of a view's values as numbers: one small class for each sort of value.

Every field knows how many numbers it takes (`size`), what each of them is called (`names`), how a value is written as
numbers (`write`) and what was written, as plain data (`told`). Two values are told alike exactly if they are written
alike: a law holds that over random play. A value that a field has no place for is never cut off: it raises
`OutOfBounds`.
"""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

from kermesse.core.clock import Millis

Numbers: TypeAlias = "array[float]"

MINUTE: Final[Millis] = 60_000


class OutOfBounds(Exception):
    """A view holds what its layout has no place for: a bound of the game's table is wrong."""


class Viewpoint:
    """Viewer and time of an observation: seats are counted from the viewer's own, times from now."""

    __slots__ = ("now", "own", "sand", "seats")

    def __init__(self, viewer: int, seats: int, now: Millis, sand: Millis) -> None:
        self.own = max(viewer, 0)  # a spectator counts from the first seat
        self.seats = seats
        self.now = now
        self.sand = sand  # the clock of the sand, where that is another one


class Field(ABC):
    """One value of a view."""

    size: int

    @abstractmethod
    def names(self) -> list[str]:
        """Name of each number, to be put behind the name of the value."""

    @abstractmethod
    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        """The value from place `at` on. Everything there is nought before. Raises OutOfBounds."""

    @abstractmethod
    def told(self, value: Any, sight: Viewpoint) -> Any:
        """The written numbers, as plain data."""


class LeftOut:
    """A field of a view that is not in the observation, and why."""

    def __init__(self, why: str) -> None:
        self.why = why


class Flag(Field):
    """Yes or no."""

    size = 1

    def names(self) -> list[str]:
        return [""]

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        if value:
            out[at] = 1.0

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return bool(value)


class OneOf(Field):
    """One of these values: a number each, 1 for the one that it is."""

    def __init__(self, values: Iterable[Any]) -> None:
        self.values = tuple(values)
        self.place = {value: number for number, value in enumerate(self.values)}
        self.size = len(self.values)

    def names(self) -> list[str]:
        return [f"={value!r}" if value == "" else f"={value}" for value in self.values]

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        place = self.place.get(value)
        if place is None:
            raise OutOfBounds(f"{value!r} is none of {len(self.values)} values")
        out[at + place] = 1.0

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return value


class Scaled(Field):
    """A number between two bounds, as 0 to 1."""

    size = 1

    def __init__(self, most: int, least: int = 0) -> None:
        self.most = most
        self.least = least
        self.by = 1.0 / (most - least)

    def names(self) -> list[str]:
        return [f" /{self.most}" if not self.least else f" {self.least}..{self.most}"]

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        if not self.least <= value <= self.most:
            raise OutOfBounds(f"{value} is not within {self.least}..{self.most}")
        out[at] = (value - self.least) * self.by

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return value


class Growing(Field):
    """A count n that has no bound, as n / (n + half): 0 for none, one half at `half`, never 1."""

    size = 1

    def __init__(self, half: int) -> None:
        self.half = half

    def names(self) -> list[str]:
        return [f" n/(n+{self.half})"]

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        if value < 0:
            raise OutOfBounds(f"{value} is below nought")
        if value:
            out[at] = value / (value + self.half)

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return value


class Span(Field):
    """A duration or None: a flag, and t / (t + a minute)."""

    size = 2

    def names(self) -> list[str]:
        return [" given", " ms"]

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        if value is None:
            return
        if value < 0:
            raise OutOfBounds(f"{value} ms is below nought")
        out[at] = 1.0
        out[at + 1] = value / (value + MINUTE)

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return value


class TimeLeft(Span):
    """Time until a moment of the table's clock, or None; a moment that has passed is 0 away."""

    def __init__(self, sand: bool = False, never: int | None = None) -> None:
        self.sand = sand
        self.never = never  # the value that means: at no time

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        if value is not None and value != self.never:
            left = value - (sight.sand if self.sand else sight.now)
            out[at] = 1.0
            if left > 0:
                out[at + 1] = left / (left + MINUTE)

    def told(self, value: Any, sight: Viewpoint) -> Any:
        if value is None or value == self.never:
            return None
        return max(0, value - (sight.sand if self.sand else sight.now))


def seat_names(seats: int) -> list[str]:
    return ["own", *(f"+{seat}" for seat in range(1, seats))]


class OneSeat(Field):
    """A seat, counted from the own one on; or one of `others` that are no seats."""

    def __init__(self, seats: int, others: Sequence[int | None] = (-1,)) -> None:
        self.seats = seats
        self.others = {other: seats + number for number, other in enumerate(others)}
        self.size = seats + len(others)

    def names(self) -> list[str]:
        return [f"={name}" for name in [*seat_names(self.seats), *(f"none({other})" for other in self.others)]]

    def _place(self, value: Any, sight: Viewpoint) -> int:
        place = self.others.get(value)
        if place is not None:
            return place
        if value is None or not 0 <= value < self.seats:
            raise OutOfBounds(f"{value} is no seat of {self.seats}")
        return int((value - sight.own) % self.seats)

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        out[at + self._place(value, sight)] = 1.0

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return value if value in self.others else f"+{self._place(value, sight)}"


class SeatSet(Field):
    """Some seats, whatever their order: a flag each, the own one first."""

    def __init__(self, seats: int) -> None:
        self.size = self.seats = seats

    def names(self) -> list[str]:
        return [f" has {name}" for name in seat_names(self.seats)]

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        own, seats = sight.own, self.seats
        for seat in value:
            if not 0 <= seat < seats:
                raise OutOfBounds(f"{seat} is no seat of {seats}")
            out[at + (seat - own) % seats] = 1.0

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return sorted({(seat - sight.own) % self.seats for seat in value})


class Place(Field):
    """A card of somebody's row, as width * seat + slot; -1: none. Counted from the own row on."""

    def __init__(self, seats: int, width: int) -> None:
        self.seats, self.width = seats, width
        self.size = 1 + seats * width

    def names(self) -> list[str]:
        rows = [f"={name}.{slot}" for name in seat_names(self.seats) for slot in range(self.width)]
        return ["=none", *rows]

    def _place(self, value: Any, sight: Viewpoint) -> int:
        if not -1 <= value < self.seats * self.width:
            raise OutOfBounds(f"{value} is no place")
        if value < 0:
            return 0
        return int(1 + (value - sight.own * self.width) % (self.seats * self.width))

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        out[at + self._place(value, sight)] = 1.0

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return self._place(value, sight)


class Computed(Field):
    """A number that `make` derives from a value and the time, written as another field."""

    def __init__(self, make: Callable[[Any, Viewpoint], Any], item: Field) -> None:
        self.make = make
        self.item = item
        self.size = item.size

    def names(self) -> list[str]:
        return self.item.names()

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        self.item.write(out, at, self.make(value, sight), sight)

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return self.item.told(self.make(value, sight), sight)
