"""A view as a flat array of numbers, always of the same length, and a layout that says what each number is.

Most of a layout follows from the types of the view's fields. What they do not say (how many there can be, which words
there are) stands in a table for each game (`tables`). Seats are counted from the own one on and times from now on, so
that whoever learns need not learn the same thing once for each chair.
"""

from array import array
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame, Seat
from kermesse.core.options import Options
from kermesse.research.fields import Numbers, Viewpoint
from kermesse.research.shapes import Shapes
from kermesse.research.tables import TABLES
from kermesse.research.writer import written_out

try:
    from kermesse.research import pen, sketches, strokes
    from kermesse.research.sketches.sketch import write_rows
except ImportError:  # what it writes into comes with compiled code
    COMPILED = False
else:
    COMPILED = pen.COMPILED

Observation: TypeAlias = NDArray[np.float32]
SHEETS = 8  # looks that go into an array in one piece


class Observer:
    """The observations of a game at a table with so many seats and these options."""

    def __init__(self, game: AnyGame, seats: int, options: Options) -> None:
        shapes = Shapes(game, seats, options)
        layout = TABLES.get(game.name)
        self.seats = seats
        # a game without a table has one if its types say everything
        self.root = layout(shapes) if layout is not None else shapes.struct(game.view_type)
        self.left_out = shapes.left_out  # fields that are not in it, and why
        self._write = written_out(self.root, seats)
        self.size = self.root.size
        self._blank = bytes(4 * self.size)
        self._paper = self._numbers()
        self._seen: NDArray[Any] = np.frombuffer(self._paper, dtype=np.float32)
        if COMPILED:
            self._pen = pen.Pen(self.size, SHEETS)
            self._stroke = strokes.stroke_of(self.root, 0, seats)
            self._sheets = np.frombuffer(memoryview(self._pen.numbers), dtype=np.float64).reshape(SHEETS, self.size)
            self._seen = self._sheets[0]
            make = sketches.SKETCHES.get(game.view)
            self._sketch = make(self.root, seats) if make is not None else None
        self._view = game.view
        self._has_sand = "sand_now" in game.view_type.__struct_fields__

    def names(self) -> list[str]:
        """Name of each number, by its place."""
        return [name.lstrip(".") for name in self.root.names()]

    def layout(self) -> str:
        """The same as text, a line a number; below it what was left out, and why."""
        lines = [f"{place:5d}  {name}" for place, name in enumerate(self.names())]
        return "\n".join([*lines, "", *(f"left out: {name}: {why}" for name, why in self.left_out.items())])

    def observe(self, view: Any, now: Millis) -> Observation:
        """The numbers of a view at that time. Raises OutOfBounds for what the layout has no place for."""
        numbers = np.empty(self.size, dtype=np.float32)
        self.write(numbers, view, now)
        return numbers

    def write(self, row: Observation, view: Any, now: Millis) -> None:
        """The same into an array of the caller's, whatever it held. One thread at a time."""
        sight = self._sight(view, now)
        try:
            if COMPILED:
                self._pen.start()
                self._pen.look(sight)
                self._stroke.write(self._pen, 0, view)
            else:
                self._seen.fill(0)
                self._write(self._paper, view, sight)
        except Exception:
            self.root.write(self._numbers(), 0, view, sight)  # says what is out of bounds
            raise
        row[:] = self._seen

    def look(self, state: Any, viewer: Seat, now: Millis) -> Observation:
        """Observation of a state by that viewer at that time."""
        numbers = np.empty((1, self.size), dtype=np.float32)
        self.look_at(numbers, [state], [viewer], [now])
        seen: Observation = numbers[0]
        return seen

    def look_at(self, rows: Observation, states: list[Any], viewer: list[Seat], times: list[Millis]) -> None:
        """The same of many states, each into its row. One thread at a time."""
        if COMPILED and self._sketch is not None:
            try:
                write_rows(self._sketch, self._pen, self._sheets, rows, states, viewer, times)
                return
            except Exception:
                self._look_by_views(rows, states, viewer, times)  # says what is out of bounds
                raise
        self._look_by_views(rows, states, viewer, times)

    def _look_by_views(self, rows: Observation, states: list[Any], viewer: list[Seat], times: list[Millis]) -> None:
        for row, state, seat, now in zip(rows, states, viewer, times, strict=True):
            self.write(row, self._view(state, seat, now), now)

    def told(self, view: Any, now: Millis) -> str:
        """The observation as text: two views have the same text exactly if they have the same numbers."""
        return msgspec.json.encode(self.root.told(view, self._sight(view, now)), order="sorted").decode()

    def _numbers(self) -> Numbers:
        return array("f", self._blank)

    def _sight(self, view: Any, now: Millis) -> Viewpoint:
        return Viewpoint(view.viewer, self.seats, now, view.sand_now if self._has_sand else now)


def layout(game: AnyGame, seats: int, options: Options | None = None) -> list[str]:
    """Name of each number of an observation, by its place."""
    return Observer(game, seats, game.options_type() if options is None else options).names()
