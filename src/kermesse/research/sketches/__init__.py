"""The games that have a sketch, by their view: it writes the numbers of that one."""

from collections.abc import Callable
from typing import Any, Final

from kermesse.games.chronos.view import view as view_of_chronos
from kermesse.games.kero.view import view as view_of_kero
from kermesse.games.kraaw.view import view as view_of_kraaw
from kermesse.games.kreo.view import view as view_of_kreo
from kermesse.games.krom.view import view as view_of_krom
from kermesse.research.collections import Struct
from kermesse.research.sketches.chronos import ChronosSketch
from kermesse.research.sketches.kero import KeroSketch
from kermesse.research.sketches.kraaw import KraawSketch
from kermesse.research.sketches.kreo import KreoSketch
from kermesse.research.sketches.krom import KromSketch
from kermesse.research.sketches.sketch import Sketch

SKETCHES: Final[dict[Any, Callable[[Struct, int], Sketch]]] = {
    view_of_chronos: ChronosSketch,
    view_of_kero: KeroSketch,
    view_of_kraaw: KraawSketch,
    view_of_kreo: KreoSketch,
    view_of_krom: KromSketch,
}
