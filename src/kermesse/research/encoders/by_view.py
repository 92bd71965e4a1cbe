"""The encoder of a game that has none of its own: the fields of its view, so far as their types say what they can be."""

from typing import Any, ClassVar, Final

import msgspec
from msgspec import inspect as shape

from kermesse.core.clock import NEVER
from kermesse.core.game import AnyGame
from kermesse.core.options import Options
from kermesse.core.units import MILLIS, SEAT, unit_of
from kermesse.research.encoders.encoder import FIXED, Encoder, places
from kermesse.research.pen import Pen

PLACES: Final = 32  # of a list whose type does not say how long it can be
HALF: Final = 8  # a number without bounds is one half there


class ViewEncoder(Encoder):
    """Flags, words, numbers, seats and moments, alone, in structs or in lists. A list has as many places as its type
    says (`Meta(max_length=…)`), else PLACES. Raises TypeError for texts and tables, which can be anything.
    """

    left_out: ClassVar[dict[str, str]] = {"View.options": FIXED}

    def __init__(self, game: AnyGame, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.game = game

    def write(self, pen: Pen, state: Any, viewer: int, now: int) -> None:
        view = self.game.view(state, viewer, now)
        pen.viewer(viewer)
        for field in msgspec.structs.fields(type(view)):
            if field.name == "pending":
                self.pending(pen, list(view.pending), now)
            elif field.name not in ("viewer", "options"):
                kind = shape.type_info(field.type)
                self._write(pen, field.name, kind, getattr(view, field.name), now)

    def _write(self, pen: Pen, name: str, kind: shape.Type, value: Any, now: int) -> None:
        """Write a value; None where it is not there, or where names are listed."""
        match kind:
            case shape.Metadata() if unit_of(kind) == SEAT:
                pen.seat(name, -1 if value is None else value)
            case shape.Metadata() if unit_of(kind) == MILLIS:
                pen.until(name, NEVER if value is None else value, now)
            case shape.IntType():
                self._number(pen, name, kind, value or 0)
            case shape.ListType() | shape.VarTupleType():
                most = PLACES if kind.max_length is None else kind.max_length
                end = pen.slots(name, len(value or ()), most)
                for item in pen.items(list(value or ()), None):
                    self._write(pen, f"{name}[?]", kind.item_type, item, now)
                pen.close(end)
            case shape.Metadata(type=inner):
                self._write(pen, name, inner, value, now)
            case shape.BoolType():
                pen.flag(name, bool(value))
            case shape.LiteralType(values=values):
                pen.one_of(name, str(value), places([str(word) for word in values]))
            case shape.StructType(fields=fields):
                for field in fields:
                    self._write(pen, f"{name}.{field.name}", field.type, getattr(value, field.name, None), now)
            case shape.UnionType(types=types) if len(types) == 2 and any(
                isinstance(one, shape.NoneType) for one in types
            ):
                [some] = [one for one in types if not isinstance(one, shape.NoneType)]
                if unit_of(some) == MILLIS or pen.given(name, value is not None):
                    self._write(pen, name, some, value, now)
            case _:
                raise TypeError(
                    f"{self.game.name}: nothing says what {name} can be: give it a Literal type, or export an ENCODER"
                )

    def _number(self, pen: Pen, name: str, kind: shape.IntType, value: int) -> None:
        if kind.ge is not None and kind.le is not None:
            pen.scaled(name, value, kind.le, kind.ge)
            return
        pen.flag(f"{name} below 0", value < 0)
        pen.growing(name, abs(value), HALF)
