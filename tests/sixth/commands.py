"""What a seat may ask."""

from typing import Final

from kermesse.core.game import Command


class Take(Command, frozen=True):
    heap: int
    count: int


COMMANDS: Final[list[type[Command]]] = [Take]
