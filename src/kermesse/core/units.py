"""Numbers that say what they are: a seat, a time.

To the rules they are plain ints. Whoever reads a field's type (words, forms, the browser's types, laws) finds the unit on it
and need not guess from the field's name.
"""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta
from msgspec import inspect as shape

SEAT: Final = "Seat"
MILLIS: Final = "Millis"

# A place at the table, 0 first; or eyes that have none (`SPECTATOR`, `ALL_SEEING`), or a game's own word for nobody.
Seat: TypeAlias = Annotated[int, Meta(extra={"unit": SEAT})]
# Whole milliseconds: a moment on the table's clock, or how long something takes.
Millis: TypeAlias = Annotated[int, Meta(extra={"unit": MILLIS})]


def unit_of(kind: shape.Type) -> str:
    """`SEAT`, `MILLIS`, or '' for a type that is neither."""
    if not isinstance(kind, shape.Metadata):
        return ""
    unit: str = (kind.extra or {}).get("unit", "")
    return unit
