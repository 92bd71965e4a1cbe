"""A position as a person reads it: what a viewer sees, in the words that the boards have for what lies on them.

Each game of the house is told by its own module here; a guest as the plain board of the browser shows it (`plain.py`). Everything is
read off the view, so that nothing is said which this viewer may not know; what is hidden is said to be.
"""

from importlib import import_module
from typing import Any

from kermesse.core.clock import Millis
from kermesse.games import CATALOGUE
from kermesse.words.log import Reader
from kermesse.words.positions import plain
from kermesse.words.positions.parts import Part as Part


def tell_view(reader: Reader, view: Any, now: Millis = 0) -> list[Part]:
    """What the reader sees at that time."""
    own = import_module(f"{__name__}.{reader.game.name}") if reader.game.name in CATALOGUE else plain
    parts: list[Part] = own.parts(reader, view, now)
    return parts
