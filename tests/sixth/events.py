"""Events of the game: everybody sees all of them."""

from typing import Final

from kermesse.core.game import Event, Seat, declared


class GameStarted(Event, frozen=True):
    first: Seat
    heaps: list[int]


class TimedOut(Event, frozen=True):
    seat: Seat


class Taken(Event, frozen=True):
    seat: Seat
    heap: int
    count: int
    left: int  # in that heap


class GameEnded(Event, frozen=True):
    seat: Seat  # who took the last match
    winners: list[Seat]


EVENTS: Final = declared(Event, __name__)
