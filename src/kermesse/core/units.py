"""Numbers that say what they are: a seat, a time.

To the rules they are plain ints. Whoever reads a field's type (words, forms, the browser's types, laws) finds the unit on it
and need not guess from the field's name.
"""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta
from msgspec import inspect as shape

SEAT: Final = "Seat"
MILLIS: Final = "Millis"

# A place at the table, 0 first; or a viewer that has none (`SPECTATOR`, `ALL_SEEING`), or a game's own word for nobody.
Seat: TypeAlias = Annotated[int, Meta(extra={"unit": SEAT})]
# Whole milliseconds: a moment on the table's clock, or how long something takes.
Millis: TypeAlias = Annotated[int, Meta(extra={"unit": MILLIS})]


def unit_of(kind: shape.Type) -> str:
    """`SEAT`, `MILLIS`, or '' for a type that is neither."""
    if not isinstance(kind, shape.Metadata):
        return ""
    unit: str = (kind.extra or {}).get("unit", "")
    return unit


def unit_within(kind: shape.Type) -> str:
    """The unit of the numbers that it holds, alone or in a list, a map or a choice of types."""
    match kind:
        case shape.Metadata(type=inner):
            return unit_of(kind) or unit_within(inner)
        case shape.UnionType(types=types) | shape.TupleType(item_types=types):
            return next((unit for part in types if (unit := unit_within(part))), "")
        case shape.CollectionType(item_type=item):
            return unit_within(item)
        case shape.DictType(value_type=value):
            return unit_within(value)
    return ""
