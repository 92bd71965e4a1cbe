"""Fields of a view worked out of their types, and what a game's table says where the types do not."""

from typing import Any, Final

from msgspec import inspect as shape

from kermesse.core.game import SPECTATOR, AnyGame, Pending, View
from kermesse.core.units import MILLIS, SEAT, unit_of
from kermesse.research.collections import Maybe, Slots, Struct
from kermesse.research.fields import Field, Flag, LeftOut, OneOf, OneSeat, TimeLeft

FIXED: Final = LeftOut("the same at every moment of such a table")


class Shapes:
    """Makes the fields of one game's views, for so many seats and these options."""

    def __init__(self, game: AnyGame, seats: int, options: Any) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.left_out: dict[str, str] = {}  # `Struct.field`: why it is not in the observation

    def struct(self, kind: type, **said: Field | LeftOut) -> Struct:
        """The fields of a struct: as said, or by their types. Raises TypeError where neither says what a field can
        be.
        """
        info = shape.type_info(kind)
        assert isinstance(info, shape.StructType)
        unknown = set(said) - {field.name for field in info.fields}
        if unknown:
            raise TypeError(f"{kind.__name__} has no field {', '.join(sorted(unknown))}")
        fields: dict[str, Field] = {}
        for field in info.fields:
            where = f"{kind.__name__}.{field.name}"
            found = said.get(field.name) or self._usual(kind, field.name) or self._by_type(field.type, where)
            if isinstance(found, LeftOut):
                self.left_out[where] = found.why
            else:
                fields[field.name] = found
        return Struct(fields)

    def _usual(self, kind: type, name: str) -> Field | LeftOut | None:
        """Fields that are the same in every game."""
        if not issubclass(kind, View):
            return None
        if name == "options":
            return FIXED
        if name == "viewer":
            return OneOf([*range(self.seats), SPECTATOR])
        if name == "pending":
            pace = self.game.pace(self.options)
            decision = OneOf(sorted({*pace.under, *pace.untimed}))
            return Slots(self.struct(Pending, decision=decision), self.seats)
        return None

    def _by_type(self, kind: shape.Type, where: str) -> Field:
        match kind:
            case shape.Metadata() if unit_of(kind) == SEAT:
                return OneSeat(self.seats)
            case shape.Metadata() if unit_of(kind) == MILLIS:
                return TimeLeft()
            case shape.Metadata(type=inner):
                return self._by_type(inner, where)
            case shape.BoolType():
                return Flag()
            case shape.LiteralType(values=values):
                return OneOf(values)
            case shape.StructType(cls=cls):
                return self.struct(cls)
            case shape.UnionType(types=types):
                return self._by_union(types, where)
        raise TypeError(f"{self.game.name}: nothing says what {where} can be: the game's table has to")

    def _by_union(self, types: tuple[shape.Type, ...], where: str) -> Field:
        some = [kind for kind in types if not isinstance(kind, shape.NoneType)]
        words = [kind.values for kind in some if isinstance(kind, shape.LiteralType)]
        if len(words) == len(types):
            return OneOf(word for values in words for word in values)
        if len(some) != 1:
            raise TypeError(f"{self.game.name}: {where} can be several things: the game's table has to say which")
        field = self._by_type(some[0], where)
        if isinstance(field, TimeLeft):
            return field  # it has a flag of its own
        if isinstance(field, OneOf):
            return OneOf([*field.values, None])
        return Maybe(field)
