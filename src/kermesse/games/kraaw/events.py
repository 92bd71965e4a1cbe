"""Events and their owners.

FLEETING marks facts that no view keeps and that a table without memory aid shows once: values that may be turned down
again, cards of earlier rounds, and the seat that swapped hands (7.4).
"""

from typing import Annotated, Any, Final, Literal

import msgspec

from kermesse.core.game import Event, Seat, declared
from kermesse.core.secrecy import FLEETING, Only


class GameStarted(Event, frozen=True):
    seats: int
    options: dict[str, Any]
    direction: Literal["clockwise", "counterclockwise"]


class CrowChosen(Event, frozen=True):
    seat: Seat
    crow: str


class JewelsDeclared(Event, frozen=True):
    counts: list[int]
    first: Seat

    def first_player(self) -> Seat:
        return self.first


class RoundStarted(Event, frozen=True):
    round: int
    first: Seat
    contenders: list[Seat]
    deck: list[int]  # number of cards of each value 1..5
    final: bool

    def first_player(self) -> Seat:
        return self.first

    def label(self) -> str:
        return f"round:{self.round}"


class CardsDealt(Event, frozen=True):
    each: int
    chien: int


class HandSeen(Event, frozen=True):
    whose = Only("seat")
    seat: Seat
    values: list[int]  # sorted: the order does not tie a value to a slot


class LookedThrough(Event, frozen=True, tag="look_done"):
    seat: Annotated[Seat, FLEETING]  # a second look shows who swapped


class ClaimNoted(Event, frozen=True):
    whose = Only("seat")
    seat: Seat


class HandSwapped(Event, frozen=True):
    seat: Annotated[Seat, FLEETING]  # no view shows this seat


class RowsLaid(Event, frozen=True):
    pass


class ChienPassed(Event, frozen=True):
    seat: Seat


class ChienExchanged(Event, frozen=True):
    seat: Seat
    slot: Annotated[int, FLEETING]


class TurnStarted(Event, frozen=True):
    seat: Seat
    turn_no: int

    def label(self) -> str:
        return f"turn:{self.turn_no}"


class TurnEnded(Event, frozen=True):
    seat: Seat
    turn_no: int


class Looked(Event, frozen=True):
    seat: Seat
    slot: int


class LookResult(Event, frozen=True):
    whose = Only("seat")
    seat: Seat
    slot: int
    value: int


class Revealed(Event, frozen=True):
    seat: Seat
    slot: int
    value: Annotated[int, FLEETING]  # the bonus may turn it down again
    cause: Literal["look", "reveal_lock", "theft"]


class Locked(Event, frozen=True):
    seat: Seat
    slot: int
    locks: int  # made by that seat in this round


class ExchangeAnnounced(Event, frozen=True):
    seat: Seat
    target: Seat
    slot: int


class RetaliationChosen(Event, frozen=True):
    seat: Seat
    slot: int


class Place(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    slot: int


class Exchanged(Event, frozen=True):
    thief: Place
    victim: Place


class FlippedDown(Event, frozen=True):
    seat: Seat
    slot: int
    unlocked: bool = False  # it was locked (R35)


class CountdownStarted(Event, frozen=True):
    seat: Seat


class CountdownStopped(Event, frozen=True):
    seat: Seat


class StallGuardOn(Event, frozen=True):
    stall: int
    turn_no: int


class TimedOut(Event, frozen=True):
    seat: Annotated[Seat, FLEETING]  # at a second look too
    decision: str


class RoundEnded(Event, frozen=True):
    by: Seat
    totals: list[int]  # per seat; -1 for a seat that did not play this round
    lists: Annotated[list[list[int]], FLEETING]  # per seat: its face-up cards, highest first
    tied: list[Seat]  # the seats with the highest total, if several
    winners: list[Seat]
    wins: list[int]


class RoundRevealed(Event, frozen=True):
    rows: Annotated[list[list[int]], FLEETING]
    chien: Annotated[list[int], FLEETING]


class FinalCalled(Event, frozen=True):
    finalists: list[Seat]


class GameEnded(Event, frozen=True):
    champions: list[Seat]


EVENTS: Final = declared(Event, __name__)
