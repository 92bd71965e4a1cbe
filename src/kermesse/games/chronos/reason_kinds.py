"""The reasons that Chronos' moves can have: one sentence each, and its fields are the facts that it names."""

from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Seat, declared
from kermesse.core.reason import Reason


class TakeWins(Reason, frozen=True):
    """With that card the seat has so many points, enough to win the round."""

    card: str
    total: int
    goal: int


class TakeCompletes(Reason, frozen=True):
    """With that card the seat has what wins the round, whatever its points are."""

    card: str


class TakeScores(Reason, frozen=True):
    card: str
    gain: int
    total: int
    goal: int


class LastCard(Reason, frozen=True):
    """The pile's last one: the round ends, and scores are counted; what the seat then has."""

    card: str
    total: int


class FirstMonster(Reason, frozen=True):
    """The seat has no monster; with both kinds it wins."""

    card: str


class FirstWind(Reason, frozen=True):
    """The seat has no Wind; two of them count double."""

    card: str


class MoreWinds(Reason, frozen=True):
    """How many times its pile then counts, and what it is then worth."""

    card: str
    times: int
    total: int


class HadesCounts(Reason, frozen=True):
    """The round ends; what the seat has."""

    points: int


class HermesSwaps(Reason, frozen=True):
    """A rival who can be swapped with has more cards."""

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
    """Where the timer stands another one does too, so nobody can take; where it goes there is none."""

    start: int
    rival: Seat
    pile: int
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
    """What the own pile is worth."""

    points: int


class AnnouncePoints(Reason, frozen=True):
    points: int
    goal: int


class AnnounceCards(Reason, frozen=True):
    """It has a victory condition that is not points."""


class OfferWins(Reason, frozen=True):
    god: str


class OfferScores(Reason, frozen=True):
    """What the realm is worth with that god, the price paid; what it is worth now."""

    god: str
    points: int
    total: int


class RansomBack(Reason, frozen=True):
    """How many own timers are in the bag, and what the pile that pays for them is worth."""

    count: int
    points: int


class SendsAway(Reason, frozen=True):
    """A neutral timer keeps an own one, whose sand is out, from that card; no other stands there."""

    pile: int
    card: str


class CountNow(Reason, frozen=True):
    """All sand is out; what the seat has."""

    points: int


class SlowTimers(Reason, frozen=True):
    """Means of the durations that are known."""

    mine: Millis
    theirs: Millis


class AllReady(Reason, frozen=True):
    """How many of how many are ready already."""

    count: int
    seats: int


class SandRuns(Reason, frozen=True):
    """No own timer can be lifted; the sand that is left in the one that can be first."""

    left: Millis


class HoldsPile(Reason, frozen=True):
    """An own timer, whose sand is out, stands there beside a rival's."""

    pile: int
    rival: Seat
    card: str


REASONS: Final = declared(Reason, __name__)
