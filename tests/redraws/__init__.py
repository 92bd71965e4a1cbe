"""For each game, another state that a viewer cannot tell from this one, worked out from the state and not from the
view.

`Game.imagine` starts from the view: if a view showed too much, it would believe it, and nothing would differ. These
know what is hidden by the rules alone, so the law of no leak holds views against them.
"""

from collections.abc import Callable
from typing import Any

from kermesse.core.chance import Chance
from kermesse.core.game import Seat
from tests.redraws.chronos import redraw as chronos
from tests.redraws.kero import redraw as kero
from tests.redraws.kraaw import redraw as kraaw
from tests.redraws.kreo import redraw as kreo
from tests.redraws.krom import redraw as krom
from tests.tiny_game import redraw as tiny_game

REDRAW: dict[str, Callable[[Any, Seat, Chance], Any]] = {
    "tiny": tiny_game,
    "chronos": chronos,
    "kero": kero,
    "kraaw": kraaw,
    "kreo": kreo,
    "krom": krom,
}
