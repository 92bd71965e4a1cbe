"""Positions in words, for people who read a table instead of seeing it: a view, in the words that the boards use.

Each of our games has a module here; a guest game is described as the browser's plain board shows it (`plain.py`).
Everything is read from the view, so nothing is said that the viewer may not know; hidden things are called hidden.
"""

from importlib import import_module
from typing import Any

from kermesse.core.clock import Millis
from kermesse.games import CATALOGUE
from kermesse.words.log import Reader
from kermesse.words.positions import plain
from kermesse.words.positions.parts import Part as Part


def say_view(reader: Reader, view: Any, now: Millis = 0) -> list[Part]:
    """The view in words, at that time."""
    own = import_module(f"{__name__}.{reader.game.name}") if reader.game.name in CATALOGUE else plain
    parts: list[Part] = own.parts(reader, view, now)
    return parts
