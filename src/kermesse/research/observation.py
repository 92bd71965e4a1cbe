"""A state as a flat array of numbers, as a viewer sees it: always of the same length, each number with a name.

Each game has an encoder (`encoders`); a guest without one has what the types of its view say. Seats are counted from
the own one on and times from now on, so that whoever learns need not learn the same thing once for each chair.
"""

import hashlib
from functools import cached_property
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from kermesse.core.chance import chance_of, quick_chance_of, seed_from
from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame, Seat
from kermesse.core.options import Options
from kermesse.research.encoders import encoder_of
from kermesse.research.encoders.encoder import write_rows
from kermesse.research.pen import Pen

Observation: TypeAlias = NDArray[np.float32]
SHEETS: Final = 8  # looks that go into an array in one piece


class Observer:
    """The observations of a game at a table with so many seats and these options."""

    def __init__(self, game: AnyGame, seats: int, options: Options) -> None:
        self._game = game
        self._encoder = encoder_of(game)(game, seats, options)
        self.left_out = self._encoder.left_out  # fields that are not in it, and why
        names = Pen(seats)
        state, _ = game.setup(seats, options, chance_of(seed_from("names")), 0)
        self._encoder.write(names, state, 0, 0)
        self._names = names.names
        self.size = len(self._names)
        self._pen = Pen(seats, self._names, SHEETS)
        self._sheets = np.frombuffer(memoryview(self._pen.numbers), dtype=np.float64).reshape(SHEETS, self.size)

    def names(self) -> list[str]:
        """Name of each number, by its place."""
        return self._names

    def layout(self) -> str:
        """The same as text, a line a number; below it what was left out, and why."""
        lines = [f"{place:5d}  {name}" for place, name in enumerate(self._names)]
        return "\n".join([*lines, "", *(f"left out: {name}: {why}" for name, why in self.left_out.items())])

    @cached_property
    def digest(self) -> str:
        """Of the names of all numbers: the same digest, the same layout."""
        return hashlib.sha256("\n".join(self._names).encode()).hexdigest()[:16]

    def look(self, state: Any, viewer: Seat, now: Millis) -> Observation:
        """Observation of a state by that viewer at that time. Raises OutOfBounds for what the layout has no place for."""
        numbers = np.empty((1, self.size), dtype=np.float32)
        self.look_at(numbers, [state], [viewer], [now])
        seen: Observation = numbers[0]
        return seen

    def look_at(self, rows: Observation, states: list[Any], viewer: list[Seat], times: list[Millis]) -> None:
        """The same of many states, each into its row. One thread at a time."""
        write_rows(self._encoder, self._pen, self._sheets, rows, states, viewer, times)

    def observe(self, view: Any, now: Millis) -> Observation:
        """Observation of a view, by the state that is imagined from it."""
        return self.look(self._game.imagine(view, quick_chance_of(b"observed")), view.viewer, now)

    def told(self, state: Any, viewer: Seat, now: Millis) -> str:
        """The observation as text: all numbers but noughts, by their names."""
        seen = self.look(state, viewer, now).tolist()
        return msgspec.json.encode({name: one for name, one in zip(self._names, seen, strict=True) if one}).decode()


def layout(game: AnyGame, seats: int, options: Options | None = None) -> list[str]:
    """Name of each number of an observation, by its place."""
    return Observer(game, seats, game.options_type() if options is None else options).names()
