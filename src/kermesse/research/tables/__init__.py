"""Facts about a game's view that its types do not hold: bounds, words, and what an observation leaves out and why."""

from collections.abc import Callable
from typing import Final

from kermesse.research.collections import Struct
from kermesse.research.shapes import Shapes
from kermesse.research.tables import chronos, kero, kraaw, kreo, krom

TABLES: Final[dict[str, Callable[[Shapes], Struct]]] = {
    "kraaw": kraaw.layout,
    "kreo": kreo.layout,
    "krom": krom.layout,
    "kero": kero.layout,
    "chronos": chronos.layout,
}
