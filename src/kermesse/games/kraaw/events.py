"""What then happened, and who sees it.

`fleeting` are those that a table without a memory aid tells once: values that may be turned down again, what came out in
rounds gone by, and who swapped hands, which no view goes on showing (7.4).
"""

from typing import Any, Final, Literal

import msgspec

from kermesse.core.game import Event, PrivateEvent, Seat, declared


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


class RoundStarted(Event, frozen=True):
    round: int
    first: Seat
    contenders: list[Seat]
    deck: list[int]  # how many cards of value 1..5
    final: bool


class CardsDealt(Event, frozen=True):
    each: int
    chien: int


class HandSeen(PrivateEvent, frozen=True):
    fleeting = True

    values: list[int]  # sorted: no order that could tie a value to a slot


class LookedThrough(Event, frozen=True, tag="look_done"):
    fleeting = True  # a second look tells who swapped

    seat: Seat


class ClaimNoted(PrivateEvent, frozen=True):
    pass


class HandSwapped(Event, frozen=True):
    fleeting = True  # no view says who it was

    seat: Seat


class RowsLaid(Event, frozen=True):
    pass


class ChienPassed(Event, frozen=True):
    seat: Seat


class ChienExchanged(Event, frozen=True):
    fleeting = True

    seat: Seat
    slot: int


class TurnStarted(Event, frozen=True):
    seat: Seat
    turn_no: int


class TurnEnded(Event, frozen=True):
    seat: Seat
    turn_no: int


class Looked(Event, frozen=True):
    seat: Seat
    slot: int


class LookResult(PrivateEvent, frozen=True):
    fleeting = True

    slot: int
    value: int


class Revealed(Event, frozen=True):
    fleeting = True  # the bonus may turn it down again

    seat: Seat
    slot: int
    value: int
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
    unlocked: bool = False  # it lay locked (R35)


class CountdownStarted(Event, frozen=True):
    seat: Seat


class CountdownStopped(Event, frozen=True):
    seat: Seat


class StallGuardOn(Event, frozen=True):
    stall: int
    turn_no: int


class TimedOut(Event, frozen=True):
    fleeting = True  # at a second look too

    seat: Seat
    decision: str


class RoundEnded(Event, frozen=True):
    fleeting = True

    by: Seat
    totals: list[int]  # per seat; -1 for a seat that did not play this round
    lists: list[list[int]]  # per seat: its face-up cards, highest first
    tied: list[Seat]  # the seats with the highest total, if several
    winners: list[Seat]
    wins: list[int]


class RoundRevealed(Event, frozen=True):
    fleeting = True

    rows: list[list[int]]
    chien: list[int]


class FinalCalled(Event, frozen=True):
    finalists: list[Seat]


class GameEnded(Event, frozen=True):
    champions: list[Seat]


EVENTS: Final = declared(Event, __name__)
