"""Kinds of reasons for Kraaw's moves: one sentence each, whose facts are the fields."""

from typing import Final

from kermesse.core.game import Seat, declared
from kermesse.core.reason import Reason


class OnlyLooks(Reason, frozen=True):
    """Crows have no effect (1.3)."""


class KittyIsBetter(Reason, frozen=True):
    total: int  # of the hand seen
    average: float  # of five cards that this seat has not seen


class HandIsBetter(Reason, frozen=True):
    total: int
    average: float


class HandFromMemory(Reason, frozen=True):
    """Without memory aid the hand is no longer shown. Gives the average of any five cards."""

    average: float


class StillUnknown(Reason, frozen=True):
    """A card dealt to this seat whose value it does not know; the possible values, none without memory aid."""

    slot: int
    values: list[int]


class NeverSeen(Reason, frozen=True):
    """An own card that was not dealt to this seat."""

    slot: int


class SeenOnce(Reason, frozen=True):
    """An own hidden card that this seat has seen, at a table without memory aid."""

    slot: int


class SeenThere(Reason, frozen=True):
    """Another seat's hidden card that this seat has seen, at a table without memory aid."""

    target: Seat
    slot: int


class KeepsLocks(Reason, frozen=True):
    """All own hidden cards are known: looking turns one up without using a lock."""

    left: int


class LastAndAhead(Reason, frozen=True):
    """The last face-down card is then up, and this seat shows more than any other."""

    value: int
    total: int  # shown then
    rival: Seat  # the other seat that shows most
    theirs: int


class LastTurn(Reason, frozen=True):
    """Another seat's countdown runs."""

    ender: Seat


class HighestInTime(Reason, frozen=True):
    """The highest known hidden card of its own, while another seat's countdown runs."""

    value: int
    ender: Seat


class LockNext(Reason, frozen=True):
    """The bonus of this turn locks it, and turns over a lower card."""

    value: int
    low: int


class KeepsHidden(Reason, frozen=True):
    """A higher card stays face-down, less tempting to others, until a lock is free. 0: its value is not known."""

    value: int
    kept: int


class NoLockLeft(Reason, frozen=True):
    """Both locks are made, so the highest known card is turned up."""

    value: int


class BestKnown(Reason, frozen=True):
    """The highest known hidden card of its own."""

    value: int


class KeepsSafe(Reason, frozen=True):
    """A lock on a card that others want."""

    value: int


class LockForEach(Reason, frozen=True):
    """There are as many locks left as hidden cards."""

    locks: int
    hidden: int


class BlindLock(Reason, frozen=True):
    """It is one of these, none of them low."""

    slot: int
    values: list[int]


class LocksOneOf(Reason, frozen=True):
    """It is one of these, with their average; a lock makes it safe as it is turned up."""

    slot: int
    values: list[int]
    average: float


class LocksUnseen(Reason, frozen=True):
    """A card that it has never seen; a lock makes it safe as it is turned up."""

    slot: int


class CountsNow(Reason, frozen=True):
    """The value of a card that is turned up."""

    value: int


class UpUnseen(Reason, frozen=True):
    """A card that it has never seen is turned up."""

    slot: int


class LooksThenChooses(Reason, frozen=True):
    """After looking it chooses which of so many hidden cards is turned up."""

    hidden: int


class LastHidden(Reason, frozen=True):
    """The last face-down card of its own, while nobody's countdown runs."""


class StopsCountdown(Reason, frozen=True):
    """R21: without an upright card, the victim must take a face-down one and plays on."""

    ender: Seat


class FromTheLeader(Reason, frozen=True):
    """No seat shows more; the most that it can take back is this."""

    target: Seat
    value: int
    most: int


class GoodTrade(Reason, frozen=True):
    target: Seat
    value: int
    most: int


class LeadersBest(Reason, frozen=True):
    """No seat shows more, and no known card there is higher."""

    target: Seat
    total: int
    value: int


class WeakensLeader(Reason, frozen=True):
    """No seat shows more, and this card is part of that."""

    target: Seat
    total: int
    value: int


class LookedAndKept(Reason, frozen=True):
    """Its owner looked at it and left it face-down."""

    target: Seat
    slot: int


class LittleToLose(Reason, frozen=True):
    """The most that can be taken back, whatever that hidden card is."""

    target: Seat
    most: int


class TakesBest(Reason, frozen=True):
    """No known, unlocked card of the thief's is higher."""

    thief: Seat
    value: int


class KeepsRoundOpen(Reason, frozen=True):
    """A face-down card: without it this seat would have none left."""

    thief: Seat


class MayBeBetter(Reason, frozen=True):
    """No known, unlocked card of the thief's is above this."""

    thief: Seat
    value: int


class BestShown(Reason, frozen=True):
    """No upright card of that seat is higher."""

    target: Seat
    value: int


class UnseenAverage(Reason, frozen=True):
    """No known, unlocked card of that seat is above this; the average of the cards that this seat does not see."""

    target: Seat
    best: int
    average: float


class LocksAndTurns(Reason, frozen=True):
    high: int
    low: int


class OutOfCountdown(Reason, frozen=True):
    """This seat has no face-down card left: turning one over lets it play on."""

    low: int


class ScoresNothing(Reason, frozen=True):
    """In the last turn a card that is turned over scores nothing."""

    ender: Seat


class NotWorthALock(Reason, frozen=True):
    """The highest upright card."""

    high: int


class TooDear(Reason, frozen=True):
    """The lowest card that could be turned over for it."""

    low: int


REASONS: Final = declared(Reason, __name__)
