"""Times of a command on its way from the socket that it came by to the sockets that are told of it, for tracing."""

from typing import NamedTuple, Protocol


class CommandTimings(NamedTuple):
    """Times at its table, in seconds of the monotonic clock. Nothing here says which move it was."""

    table: str
    game: str
    arrived: float
    judged: float  # the rules have had it, after it was held for those that may come before it
    posted: float  # its line, to the log
    durable: float
    sent: float
    seat: int | None
    id: str  # the page's name for it
    stamp: int  # of the table's clock, by which it was judged
    result: str  # done, again, or the code of a refusal
    mark: str = ""  # of one that came by another server's door: what that door calls it


class DoorTimings(NamedTuple):
    """Times of the same command at the server of its page, if that is another than its table's: to the table and
    back."""

    table: str
    mark: str
    came: float
    answered: float


class Tracer(Protocol):
    def record(self, way: CommandTimings) -> None: ...
    def record_door(self, way: DoorTimings) -> None: ...


def mark_of(door: str, stream: int, id: str) -> str:
    """Returns the name that both servers give a command that went from one to the other."""
    return f"{door} {stream} {id}"
