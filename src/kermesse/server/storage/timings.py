"""A command's way from the socket that it came by to the sockets that hear of it: when it was where, for whoever traces it."""

from typing import NamedTuple, Protocol


class CommandTimings(NamedTuple):
    """At its table. Times in seconds of the monotonic clock. Nothing here says who or what it was."""

    table: str
    game: str
    arrived: float
    judged: float  # the rules have had it, after it was held for those that may come before it
    posted: float  # its line, to the log
    durable: float
    told: float
    refused: bool
    mark: str = ""  # of one that came by another server's door: what that door calls it


class DoorTimings(NamedTuple):
    """The same command at that door: from its page, to another server's table, and back."""

    table: str
    mark: str
    came: float
    answered: float


class Tracer(Protocol):
    def told(self, way: CommandTimings) -> None: ...
    def led(self, way: DoorTimings) -> None: ...


def mark_of(door: str, stream: int, id: str) -> str:
    """What both servers know of a command that went from one to the other."""
    return f"{door} {stream} {id}"
