"""A sketch: the numbers of an observation straight from a state, where the house is compiled.

A view is built whole, of objects, for a page and for bots; an observation wants a few hundred numbers of it. A sketch
writes them without the objects. What a viewer may know it asks of the same functions as the view, and it is held
against the numbers of the view, to the bit, by tests: for all viewers, at every step of random play, with every option.
"""

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import i64

from kermesse.research.collections import ByKey, BySeat, MapOf, Maybe, Slots, Struct
from kermesse.research.fields import Field, OneOf
from kermesse.research.kinds import Stroke
from kermesse.research.pen import Pen
from kermesse.research.strokes import stroke_of


class Sketch(ABC):
    """Of a game at a table with so many seats."""

    def __init__(self, root: Struct, seats: int) -> None:
        self.root = root
        self.seats: i64 = seats

    @abstractmethod
    def write(self, pen: Pen, state: object, viewer: int, now: int) -> None:
        """Raises some exception for what the layout has no place for."""

    def field(self, path: str) -> tuple[Field, int]:
        """A field by the names that lead to it, and its place; within a list or a map, in the first item."""
        field: Field = self.root
        at = 0
        for name in path.split("."):
            while isinstance(field, (Maybe, Slots, BySeat, ByKey, MapOf)):
                field = field.item
                at += 1
            assert isinstance(field, Struct), path
            at += {part: place for part, _, place in field.parts}[name]
            field = field.fields[name]
        return field, at

    def at(self, path: str) -> int:
        return self.field(path)[1]

    def each(self, path: str) -> int:
        """Distance from one item to the next, in numbers."""
        field, _ = self.field(path)
        if isinstance(field, (ByKey, MapOf)):
            return field.each
        assert isinstance(field, (Slots, BySeat)), path
        return field.item.size

    def stroke(self, path: str) -> Stroke:
        field, at = self.field(path)
        return stroke_of(field, at, int(self.seats))

    def words(self, path: str) -> dict[object, int]:
        """Place of each of its words, counted from the first number of the observation."""
        field, at = self.field(path)
        while isinstance(field, (Maybe, Slots, BySeat)):
            field = field.item
            at += 1
        assert isinstance(field, OneOf), path
        return {word: at + place for word, place in field.place.items()}


def write_rows(
    sketch: Sketch, pen: Pen, seen: Any, rows: Any, states: list[object], viewer: list[int], times: list[int]
) -> None:
    """Write that viewer's observation of each state into its row. `seen`: the pen's numbers, a row for each state."""
    sheets, count = len(seen), len(states)
    for first in range(0, count, sheets):
        last = min(first + sheets, count)
        pen.start()
        for row in range(first, last):
            sketch.write(pen, states[row], viewer[row], times[row])
        rows[first:last] = seen if last - first == sheets else seen[: last - first]
