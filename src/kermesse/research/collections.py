"""Encoders of lists, maps and structs of a view, built from the fields of their items."""

from collections.abc import Iterable, Mapping
from typing import Any

from kermesse.research.fields import Field, Numbers, OneOf, OutOfBounds, Viewpoint, seat_names


class Struct(Field):
    """The fields of a struct, one after the other, by their names."""

    def __init__(self, fields: Mapping[str, Field]) -> None:
        self.fields = dict(fields)
        self.parts: list[tuple[str, Any, int]] = []
        at = 0
        for name, field in self.fields.items():
            self.parts.append((name, field.write, at))
            at += field.size
        self.size = at

    def names(self) -> list[str]:
        return [f".{name}{rest}" for name, field in self.fields.items() for rest in field.names()]

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        name = ""
        try:
            for name, write, place in self.parts:
                write(out, at + place, getattr(value, name), sight)
        except OutOfBounds as error:
            raise OutOfBounds(f"{name}: {error}") from None

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return {name: field.told(getattr(value, name), sight) for name, field in self.fields.items()}


class Maybe(Field):
    """Something, or None: a flag, then what it is."""

    def __init__(self, item: Field) -> None:
        self.item = item
        self.size = 1 + item.size

    def names(self) -> list[str]:
        return [" given", *self.item.names()]

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        if value is not None:
            out[at] = 1.0
            self.item.write(out, at + 1, value, sight)

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return None if value is None else self.item.told(value, sight)


class Slots(Field):
    """A list in its order: how many there are (of `most`), then so many items, noughts where there are fewer."""

    def __init__(self, item: Field, most: int) -> None:
        self.item = item
        self.most = most
        self.each = item.size
        self.size = 1 + most * item.size
        self.place = item.place if type(item) is OneOf else None

    def names(self) -> list[str]:
        item = self.item.names()
        return [f" count /{self.most}", *(f"[{number}]{rest}" for number in range(self.most) for rest in item)]

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        count = len(value)
        if not count:
            return
        if count > self.most:
            raise OutOfBounds(f"{count} items, and room for {self.most}")
        out[at] = count / self.most
        at += 1
        each = self.each
        if self.place is not None:  # the most frequent sort: without a call for each item
            place = self.place
            try:
                for item in value:
                    out[at + place[item]] = 1.0
                    at += each
            except KeyError as error:
                raise OutOfBounds(f"{error} is none of {each} values") from None
            return
        write = self.item.write
        for item in value:
            write(out, at, item, sight)
            at += each

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return [self.item.told(item, sight) for item in value]


class BySeat(Field):
    """A list with an item for each seat, the own one first; or an empty list: a flag, then the items."""

    def __init__(self, item: Field, seats: int) -> None:
        self.item = item
        self.seats = seats
        self.size = 1 + seats * item.size

    def names(self) -> list[str]:
        item = self.item.names()
        return [" given", *(f".{seat}{rest}" for seat in seat_names(self.seats) for rest in item)]

    def _turned(self, value: Any, sight: Viewpoint) -> list[Any]:
        if len(value) != self.seats:
            raise OutOfBounds(f"{len(value)} items for {self.seats} seats")
        return [*value[sight.own :], *value[: sight.own]]

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        if not value:
            return
        out[at] = 1.0
        at += 1
        write, each = self.item.write, self.item.size
        for item in self._turned(value, sight):
            write(out, at, item, sight)
            at += each

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return [self.item.told(item, sight) for item in self._turned(value, sight)] if value else []


class Bag(Field):
    """Some of these things, whatever their order: of each, how many of `most`."""

    def __init__(self, values: Iterable[Any], most: int = 1) -> None:
        self.values = tuple(values)
        self.place = {value: number for number, value in enumerate(self.values)}
        self.most = most
        self.size = len(self.values)

    def names(self) -> list[str]:
        rest = f" /{self.most}" if self.most > 1 else ""
        return [f" has {value if value != '' else 'unknown'}{rest}" for value in self.values]

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        place, one = self.place, 1.0 / self.most
        try:
            for item in value:
                out[at + place[item]] += one
        except KeyError as error:
            raise OutOfBounds(f"{error} is none of {self.size} things") from None
        if len(value) > self.most:
            for item in set(value):
                if value.count(item) > self.most:
                    raise OutOfBounds(f"{item!r} is there {value.count(item)} times, and room for {self.most}")

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return sorted(value, key=self.place.__getitem__)


class ByKey(Field):
    """Structs that each have their own word in the field `key`, whatever their order: by word, a flag and the
    struct.
    """

    def __init__(self, keys: Iterable[Any], item: Field, key: str) -> None:
        self.keys = tuple(keys)
        self.place = {word: number for number, word in enumerate(self.keys)}
        self.item = item
        self.key = key
        self.each = 1 + item.size
        self.size = len(self.keys) * self.each

    def names(self) -> list[str]:
        item = self.item.names()
        return [f"[{word}]{rest}" for word in self.keys for rest in [" there", *item]]

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        for item in value:
            place = self.place.get(getattr(item, self.key))
            if place is None:
                raise OutOfBounds(f"{getattr(item, self.key)!r} is none of {len(self.keys)} words")
            to = at + place * self.each
            if out[to]:
                raise OutOfBounds(f"{getattr(item, self.key)!r} stands there twice")
            out[to] = 1.0
            self.item.write(out, to + 1, item, sight)

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return {str(getattr(item, self.key)): self.item.told(item, sight) for item in value}


class MapOf(Field):
    """A map from some of these words: by word, a flag and what it has."""

    def __init__(self, keys: Iterable[str], item: Field) -> None:
        self.keys = tuple(keys)
        self.place = {word: number for number, word in enumerate(self.keys)}
        self.item = item
        self.each = 1 + item.size
        self.size = len(self.keys) * self.each

    def names(self) -> list[str]:
        item = self.item.names()
        return [f"[{word}]{rest}" for word in self.keys for rest in [" there", *item]]

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        for word, item in value.items():
            place = self.place.get(word)
            if place is None:
                raise OutOfBounds(f"{word!r} is none of {len(self.keys)} words")
            out[at + place * self.each] = 1.0
            self.item.write(out, at + place * self.each + 1, item, sight)

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return {word: self.item.told(item, sight) for word, item in value.items()}


class Known(Field):
    """Which things are known of which seats: structs with a seat and a thing, as a flag for each pair of them."""

    def __init__(self, seats: int, things: Iterable[Any], seat: str, thing: str) -> None:
        self.seats = seats
        self.things = tuple(things)
        self.place = {value: number for number, value in enumerate(self.things)}
        self.seat, self.thing = seat, thing
        self.size = seats * len(self.things)

    def names(self) -> list[str]:
        return [f".{seat} {thing}" for seat in seat_names(self.seats) for thing in self.things]

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        for place in self._places(value, sight):
            out[at + place] = 1.0

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return sorted(set(self._places(value, sight)))

    def _places(self, value: Any, sight: Viewpoint) -> list[int]:
        try:
            return [
                (getattr(item, self.seat) - sight.own) % self.seats * len(self.things)
                + self.place[getattr(item, self.thing)]
                for item in value
            ]
        except KeyError as error:
            raise OutOfBounds(f"{error} is none of {len(self.things)} things") from None


class Pairs(Field):
    """Pairs of seats, whatever their order: of each pair how many, as n / (n + 1)."""

    def __init__(self, seats: int, first: str, second: str) -> None:
        self.seats = seats
        self.first, self.second = first, second
        self.size = seats * seats

    def names(self) -> list[str]:
        seats = seat_names(self.seats)
        return [f" {first} to {second} n/(n+1)" for first in seats for second in seats]

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        for place, count in self._counts(value, sight).items():
            out[at + place] = count / (count + 1)

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return sorted(self._counts(value, sight).items())

    def _counts(self, value: Any, sight: Viewpoint) -> dict[int, int]:
        counts: dict[int, int] = {}
        for item in value:
            first = (getattr(item, self.first) - sight.own) % self.seats
            place = first * self.seats + (getattr(item, self.second) - sight.own) % self.seats
            counts[place] = counts.get(place, 0) + 1
        return counts


class Sides(Field):
    """One value seen from several sides: each side is a field, with a name of its own."""

    def __init__(self, sides: Mapping[str, Field]) -> None:
        self.sides = dict(sides)
        self.size = sum(side.size for side in self.sides.values())

    def names(self) -> list[str]:
        return [f" {name}{rest}" for name, side in self.sides.items() for rest in side.names()]

    def write(self, out: Numbers, at: int, value: Any, sight: Viewpoint) -> None:
        for side in self.sides.values():
            side.write(out, at, value, sight)
            at += side.size

    def told(self, value: Any, sight: Viewpoint) -> Any:
        return {name: side.told(value, sight) for name, side in self.sides.items()}
