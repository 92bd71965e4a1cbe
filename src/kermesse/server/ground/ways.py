"""A command's way from the socket that it came by to the sockets that hear of it: when it was where, for whoever traces it."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias


class Way(NamedTuple):
    """Times in seconds of the monotonic clock. Nothing here says who or what it was."""

    table: str
    game: str
    arrived: float
    judged: float  # the rules have had it, after it was held for those that may come before it
    posted: float  # its line, to the log
    durable: float
    told: float
    refused: bool


Tracer: TypeAlias = Callable[[Way], None]
