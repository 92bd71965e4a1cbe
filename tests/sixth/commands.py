"""Commands of a seat."""

from typing import Final

from kermesse.core.game import Command, declared


class Take(Command, frozen=True):
    heap: int
    count: int


COMMANDS: Final = declared(Command, __name__)
