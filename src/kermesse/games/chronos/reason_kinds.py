"""Kinds of reasons for Chronos' moves: one sentence each, whose facts are the fields."""

from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Seat, declared
from kermesse.core.reason import Reason


class TakeWins(Reason, frozen=True):
    """With that card the seat has that many points, enough to win the round."""

    card: str
    total: int
    goal: int


class TakeCompletes(Reason, frozen=True):
    """With that card the seat wins the round by a condition other than points."""

    card: str


class TakeScores(Reason, frozen=True):
    card: str
    gain: int
    total: int
    goal: int


class LastCard(Reason, frozen=True):
    """The pile's last card: the round ends and scores are counted. Shows the seat's score then."""

    card: str
    total: int


class FirstMonster(Reason, frozen=True):
    """The seat has no monster; with both kinds it wins."""

    card: str


class FirstWind(Reason, frozen=True):
    """The seat has no Wind; two of them count double."""

    card: str


class MoreWinds(Reason, frozen=True):
    """The multiple of the pile with that Wind, and the pile's value then."""

    card: str
    times: int
    total: int


class HadesCounts(Reason, frozen=True):
    """The round ends. Shows the seat's score."""

    points: int


class HermesSwaps(Reason, frozen=True):
    """A rival with more cards can be swapped with."""

    rival: Seat
    theirs: int
    mine: int


class HephaistosBags(Reason, frozen=True):
    """A rival has a timer that can be put into the bag."""


class CerbereBites(Reason, frozen=True):
    """The best card on top of a rival's pile."""

    rival: Seat
    card: str


class FreeWins(Reason, frozen=True):
    """No timer stands on that pile, and its card wins the round."""

    pile: int
    card: str


class FreePoints(Reason, frozen=True):
    pile: int
    card: str
    total: int
    goal: int


class FreeCard(Reason, frozen=True):
    pile: int
    card: str


class LeaveBlocked(Reason, frozen=True):
    """Another timer blocks this one at its present place, so neither can take; there is none at its destination."""

    start: int
    rival: Seat
    pile: int
    card: str


class StaysBlocking(Reason, frozen=True):
    """A timer that is turned over on the pile where it stands, beside a rival's."""

    pile: int
    rival: Seat
    card: str


class GoesHome(Reason, frozen=True):
    """It stands beside a rival's timer, so neither can take, and leaves for its realm."""

    pile: int
    rival: Seat
    card: str


class Crowded(Reason, frozen=True):
    """The number of timers there already: with more than one nobody can take the card."""

    pile: int
    count: int
    card: str


class Blocks(Reason, frozen=True):
    """One timer stands there, a rival's, with so much sand; with two nobody can take the card."""

    pile: int
    rival: Seat
    card: str
    left: Millis


class BagTimer(Reason, frozen=True):
    """That timer stands on that pile, whose top card this is."""

    rival: Seat
    pile: int
    card: str


class KeepPile(Reason, frozen=True):
    """The value of the seat's own pile."""

    points: int


class AnnouncePoints(Reason, frozen=True):
    points: int
    goal: int


class AnnounceCards(Reason, frozen=True):
    """The seat has a victory condition other than points."""


class OfferWins(Reason, frozen=True):
    god: str


class OfferScores(Reason, frozen=True):
    """The value of the realm with that god after payment, and its value now."""

    god: str
    points: int
    total: int


class RansomBack(Reason, frozen=True):
    """The number of own timers in the bag, and the value of the pile that pays for them."""

    count: int
    points: int


class SendsAway(Reason, frozen=True):
    """A neutral timer keeps an own empty timer from that card; no other timer is there."""

    pile: int
    card: str


class CountNow(Reason, frozen=True):
    """All sand is out. Shows the seat's score."""

    points: int


class SlowTimers(Reason, frozen=True):
    """Means of the known durations."""

    mine: Millis
    theirs: Millis


class AllReady(Reason, frozen=True):
    """The number of seats that are ready, and of all seats."""

    count: int
    seats: int


class SandRuns(Reason, frozen=True):
    """No own timer can be lifted. Shows the least sand left among them."""

    left: Millis


class HoldsPile(Reason, frozen=True):
    """An own empty timer is there beside a rival's."""

    pile: int
    rival: Seat
    card: str


REASONS: Final = declared(Reason, __name__)
