"""Why a command can be a good one at Kraaw: the kinds of reasons, each with the facts that its sentence names."""

from typing import Final

from kermesse.core.game import Seat, declared
from kermesse.core.reason import Reason


class OnlyLooks(Reason, frozen=True):
    """1.3: a crow has no effect."""


class KittyIsBetter(Reason, frozen=True):
    total: int  # of the hand seen
    average: float  # of five cards that this seat has not seen


class HandIsBetter(Reason, frozen=True):
    total: int
    average: float


class HandFromMemory(Reason, frozen=True):
    """Without memory aid the hand is shown no more; any five cards make so much on average."""

    average: float


class StillUnknown(Reason, frozen=True):
    """It was dealt to this seat, and which of these it is nobody told; none are named where the table has no memory aid."""

    slot: int
    values: list[int]


class NeverSeen(Reason, frozen=True):
    """An own card that was not dealt to this seat."""

    slot: int


class SeenOnce(Reason, frozen=True):
    """An own hidden card that this seat has seen, at a table without memory aid."""

    slot: int


class SeenThere(Reason, frozen=True):
    """Somebody's hidden card that this seat has seen, at a table without memory aid."""

    target: Seat
    slot: int


class KeepsLocks(Reason, frozen=True):
    """All own hidden cards are known: looking turns one up without spending a lock."""

    left: int


class LastAndAhead(Reason, frozen=True):
    """With this the last face-down card is up, and this seat shows more than anybody."""

    value: int
    total: int  # that it then shows
    rival: Seat  # who shows most of the others
    theirs: int


class LastTurn(Reason, frozen=True):
    """Somebody else's countdown runs."""

    ender: Seat


class HighestInTime(Reason, frozen=True):
    """The highest of the own hidden cards that are known, while somebody else's countdown runs."""

    value: int
    ender: Seat


class LockNext(Reason, frozen=True):
    """It is locked by the bonus of this turn, for a lower card that is turned over."""

    value: int
    low: int


class KeepsHidden(Reason, frozen=True):
    """A higher one stays face-down, where it draws nobody's eye, until a lock is there for it. 0: not known what is shown."""

    value: int
    kept: int


class NoLockLeft(Reason, frozen=True):
    """Both locks are made, so it is the highest known one that is turned up."""

    value: int


class BestKnown(Reason, frozen=True):
    """The highest of the own hidden cards that are known."""

    value: int


class KeepsSafe(Reason, frozen=True):
    """A lock on a card that others would like."""

    value: int


class LockForEach(Reason, frozen=True):
    """There are as many locks left as hidden cards."""

    locks: int
    hidden: int


class BlindLock(Reason, frozen=True):
    """It is one of these, none of them low."""

    slot: int
    values: list[int]


class StopsCountdown(Reason, frozen=True):
    """R21: without an upright card, the victim must take a face-down one and plays on."""

    ender: Seat


class FromTheLeader(Reason, frozen=True):
    """Nobody shows more than that seat; what it can take back is at most this."""

    target: Seat
    value: int
    most: int


class GoodTrade(Reason, frozen=True):
    target: Seat
    value: int
    most: int


class LeadersBest(Reason, frozen=True):
    """Nobody shows more than that seat, and of what can be taken there no known card is higher."""

    target: Seat
    total: int
    value: int


class WeakensLeader(Reason, frozen=True):
    """Nobody shows more than that seat, and this card is part of what it shows."""

    target: Seat
    total: int
    value: int


class LookedAndKept(Reason, frozen=True):
    """Its owner looked at it and left it face-down."""

    target: Seat
    slot: int


class LittleToLose(Reason, frozen=True):
    """Whatever that hidden card is, no more than this can be taken back."""

    target: Seat
    most: int


class TakesBest(Reason, frozen=True):
    """Of the thief's cards that are known and not locked, none is higher."""

    thief: Seat
    value: int


class KeepsRoundOpen(Reason, frozen=True):
    """A face-down card: without it this seat would have none left."""

    thief: Seat


class MayBeBetter(Reason, frozen=True):
    """Of the thief's cards that are known and not locked, none is above this."""

    thief: Seat
    value: int


class LocksAndTurns(Reason, frozen=True):
    high: int
    low: int


class OutOfCountdown(Reason, frozen=True):
    """This seat has no face-down card left: turning one over lets it play on."""

    low: int


class ScoresNothing(Reason, frozen=True):
    """It may be the last turn: what is turned over would score nothing."""

    ender: Seat


class NotWorthALock(Reason, frozen=True):
    """The highest upright card."""

    high: int


class TooDear(Reason, frozen=True):
    """The lowest card that could be turned over for it."""

    low: int


REASONS: Final = declared(Reason, __name__)
