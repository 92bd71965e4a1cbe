"""Numbers whose type says what they count: a seat or a time.

To the rules they are plain ints. Readers of types (wording, forms, the browser's types, laws) find the unit on the type
and need not guess it from the field's name.
"""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta
from msgspec import inspect as shape

SEAT: Final = "Seat"
MILLIS: Final = "Millis"

# A place at the table, from 0; or a viewer without a seat (`SPECTATOR`, `ALL_SEEING`), or a game's own number for
# nobody.
Seat: TypeAlias = Annotated[int, Meta(extra={"unit": SEAT})]
# Whole milliseconds: a moment on the table's clock, or a duration.
Millis: TypeAlias = Annotated[int, Meta(extra={"unit": MILLIS})]


def unit_of(kind: shape.Type) -> str:
    """`SEAT`, `MILLIS`, or '' for a type that is neither."""
    if not isinstance(kind, shape.Metadata):
        return ""
    unit: str = (kind.extra or {}).get("unit", "")
    return unit


def unit_within(kind: shape.Type) -> str:
    """The unit of the numbers in a type: alone, in a list, in a map or in a union."""
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
