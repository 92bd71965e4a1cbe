"""The encoder of a game: one function that writes a state as a viewer may see it, and names each number in doing so.

What a viewer may know it asks of the same functions as the view. That it sees nothing else is held by tests: for all
viewers, at every step of random play, it writes the same of a state that was imagined from the view alone.
"""

from abc import ABC, abstractmethod
from ctypes import memset
from typing import Any, ClassVar, Final

from msgspec import inspect as shape
from mypy_extensions import i64, mypyc_attr

from kermesse.core.clock import NEVER
from kermesse.core.game import AnyGame, Pending
from kermesse.core.options import Options
from kermesse.research.pen import Pen

ASKED: Final = Pending(0, "", None)
FIXED: Final = "the same at every moment of such a table"


@mypyc_attr(allow_interpreted_subclasses=True)  # a guest's
class Encoder(ABC):
    """Of a game at a table with so many seats and these options."""

    left_out: ClassVar[dict[str, str]] = {}  # fields of the view that are not written, and why

    def __init__(self, game: AnyGame, seats: int, options: Options) -> None:
        self.seats: i64 = seats
        pace = game.pace(options)
        self.decisions: dict[str, int] = places(sorted({*pace.under, *pace.untimed}))

    @abstractmethod
    def write(self, pen: Pen, state: Any, viewer: int, now: int) -> None:
        """Raises some exception for what the layout has no place for."""

    def pending(self, pen: Pen, asked: list[Pending], now: int) -> None:
        """Open decisions, as a view lists them."""
        end = pen.slots("pending", len(asked), self.seats)
        for one in pen.items(asked, ASKED):
            pen.seat("pending[?].seat", one.seat)
            pen.one_of("pending[?].decision", one.decision, self.decisions)
            pen.until("pending[?].deadline", NEVER if one.deadline is None else one.deadline, now)
        pen.close(end)


def places(words: list[str]) -> dict[str, int]:
    """Place of each word."""
    return {word: place for place, word in enumerate(words)}


def literals(kind: type, field: str) -> list[str]:
    """The words that a field of a view can be, in the order of its type."""
    info = shape.type_info(kind)
    assert isinstance(info, shape.StructType)
    return [str(word) for one in info.fields if one.name == field for word in _words(one.type)]


def _words(kind: shape.Type) -> list[Any]:
    match kind:
        case shape.LiteralType(values=values):
            return list(values)
        case shape.UnionType(types=types):
            named = [word for one in types for word in _words(one)]
            return [*[word for word in named if word is not None], *[None for word in named if word is None]]
        case shape.NoneType():
            return [None]
        case shape.Metadata(type=inner):
            return _words(inner)
    raise TypeError(f"{kind} is no choice of words")


def write_rows(
    encoder: Encoder, pen: Pen, seen: Any, rows: Any, states: list[Any], viewer: list[int], times: list[int]
) -> None:
    """Write that viewer's observation of each state into its row. `seen`: the pen's numbers, a row for each sheet."""
    sheets, count = len(seen), len(states)
    for first in range(0, count, sheets):
        last = min(first + sheets, count)
        memset(seen.ctypes.data, 0, seen.nbytes)  # the buffer of a `vec` cannot be written to by numpy
        for row in range(first, last):
            pen.turn(row - first, viewer[row])
            encoder.write(pen, states[row], viewer[row], times[row])
            pen.done()
        rows[first:last] = seen[: last - first]
