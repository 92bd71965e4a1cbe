"""Events and their owners. An event carries no more than the views do."""

from typing import Annotated, Final, Literal

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import Event, Seat, declared
from kermesse.core.secrecy import REVEALED, Only
from kermesse.games.chronos.commands import Choose, Phrase
from kermesse.games.chronos.state import ChoiceKind, Phase, Reason


class RoundSetUp(Event, frozen=True):
    round: int
    piles: list[int]  # the number of cards
    temple: list[str]
    starter: Seat
    owners: dict[str, Seat]  # controlling seat by timer; -2: neutral


class StoredRevealed(Event, frozen=True):
    """Cards that were under SELENE, shown once to everybody as they return to the realm."""

    seat: Seat
    cards: Annotated[list[str], REVEALED]


class SeatReady(Event, frozen=True):
    seat: Seat


class PhaseChanged(Event, frozen=True):
    phase: Phase
    until: Millis | None


class PileFlipped(Event, frozen=True):
    pile: int
    top: str


class TimerMoved(Event, frozen=True):
    seat: Seat
    timer: str
    source: str = msgspec.field(name="from")
    to: str
    flipped: bool
    ends_at: Millis


class TimerEmptied(Event, frozen=True):
    timer: str


class CardTaken(Event, frozen=True):
    seat: Seat
    card: str
    source: str = msgspec.field(name="from")
    new_top: str | None
    left: int


class TakeBegun(Event, frozen=True):
    """A hand reaches for a card. Until the card is taken, another timer can stamp it."""

    seat: Seat
    pile: int
    card: str
    until: Millis


class TakeStamped(Event, frozen=True):
    seat: Seat
    pile: int
    by: Seat  # the seat that put a timer there, or took the card with DEMETER


class GodTaken(Event, frozen=True):
    seat: Seat
    god: str


class ChoiceOpened(Event, frozen=True):
    """A seat has to choose. The possible answers are its legal commands, which only it sees."""

    seat: Seat
    kind: ChoiceKind
    until: Millis | None


class ChoiceMade(Event, frozen=True):
    seat: Seat
    kind: ChoiceKind
    answer: Annotated[Choose, Only("seat", when={"kind": "selene"})]
    count: int  # SELENE: how many cards


class ChoiceTimedOut(Event, frozen=True):
    seat: Seat
    kind: ChoiceKind


class ChoiceLost(Event, frozen=True):
    seat: Seat
    kind: ChoiceKind


class PilesSwapped(Event, frozen=True):
    a: Annotated[Seat, REVEALED]  # two empty piles look the same after the swap, but everybody saw it
    b: Annotated[Seat, REVEALED]
    tops: list[str | None]  # of a, of b, now
    counts: list[int]


class CardCancelled(Event, frozen=True):
    by: Seat
    seat: Seat
    card: str
    to: Literal["discard", "pile"]
    new_top: str | None


class TimerBagged(Event, frozen=True):
    by: Seat
    timer: str
    source: str = msgspec.field(name="from")
    sand: Millis


class TimersReturned(Event, frozen=True):
    seat: Seat
    timers: list[str]
    ends_at: list[Millis]


class PileDiscarded(Event, frozen=True):
    seat: Seat
    count: int
    cards: Annotated[list[str], Only("seat")]


class OfferMade(Event, frozen=True):
    seat: Seat
    card: str
    paid_count: int
    winds_paid: list[str]
    new_top: str | None
    paid: Annotated[list[str], Only("seat")]


class GodAcquired(Event, frozen=True):
    seat: Seat
    card: str


class CardReserved(Event, frozen=True):
    seat: Seat
    card: str


class CardsStored(Event, frozen=True):
    seat: Seat
    count: int
    winds: list[str]
    new_top: str | None
    cards: Annotated[list[str], Only("seat")]


class GodBought(Event, frozen=True):
    buyer: Seat
    seller: Seat
    card: str
    count: int
    winds: list[str]
    tops: list[str | None]  # of the buyer, of the seller, now
    paid: Annotated[list[str], Only("buyer", "seller")]


class MarkersSwapped(Event, frozen=True):
    seat: Seat
    other: Seat
    mine: str
    theirs: str


class WindsDiscarded(Event, frozen=True):
    by: Seat
    cards: list[str]


class TimerShifted(Event, frozen=True):
    by: Seat
    timer: str
    source: str = msgspec.field(name="from")
    to: str
    flipped: bool
    ends_at: Millis


class NeutralMoved(Event, frozen=True):
    seat: Seat
    timer: str
    source: str = msgspec.field(name="from")
    to: str
    ends_at: Millis
    wind: str | None  # the card that was paid, if it was a Wind
    new_top: str | None
    paid: Annotated[str | None, Only("seat")]


class OuranosUsed(Event, frozen=True):
    seat: Seat
    got: str
    shown: str | None  # what was given, if everybody saw it: a Wind or the old top card
    gave: Annotated[str | None, Only("seat")]


class TimerKnocked(Event, frozen=True):
    seat: Seat
    timer: Annotated[str, REVEALED]  # everybody saw which card it was, and no view keeps it


class TimersSentHome(Event, frozen=True):
    seat: Seat
    timers: list[str]
    ends_at: list[Millis]


class CardGiven(Event, frozen=True):
    seat: Seat
    to: Seat
    card: str
    new_top: str | None


class VictoryAnnounced(Event, frozen=True):
    seat: Seat
    reason: Reason


class FalseVictory(Event, frozen=True):
    seat: Seat


class DeadlockCalled(Event, frozen=True):
    by: Seat
    until: Millis


class DeadlockCancelled(Event, frozen=True):
    by: Seat


class RoundEnded(Event, frozen=True):
    """All cards in the realms are shown. They stay in the views until the next round is laid out."""

    reason: Reason
    winners: list[Seat]
    realms: list[list[str]]
    fronts: list[list[str]]
    scores: list[int]
    tokens_gained: list[int]  # by unit


class TokensGained(Event, frozen=True):
    seats: list[Seat]
    gained: int
    tokens: int


class ColourChosen(Event, frozen=True):
    seat: Seat
    colour: str
    owners: dict[str, Seat]  # controlling seat by timer; a seat that had the colour by default has another now


class ColoursVoted(Event, frozen=True):
    seat: Seat
    yes: bool


class ColoursDrawn(Event, frozen=True):
    owners: dict[str, Seat]


class GameOver(Event, frozen=True):
    winners: list[Seat]
    tokens: list[int]  # by unit


class PlanStored(Event, frozen=True):
    whose = Only("seat")
    seat: Seat
    timer: str


class PlanDropped(Event, frozen=True):
    whose = Only("seat")
    seat: Seat
    timer: str
    code: str  # the reason: `cancelled`, or the refusal


class ActSubmitted(Event, frozen=True):
    seat: Seat


class ActRefused(Event, frozen=True):
    """In the game in steps: the act that the seat submitted is no longer possible, and counts as a pass."""

    whose = Only("seat")
    seat: Seat
    command: str
    code: str


class StepEnded(Event, frozen=True):
    step: int
    sand_now: Millis


class Said(Event, frozen=True):
    """A phrase or text. No view keeps it: only those who are present see it."""

    seat: Seat
    kind: Annotated[Phrase, REVEALED]
    pile: Annotated[int | None, REVEALED]
    about: Annotated[Seat | None, REVEALED]
    text: Annotated[str, REVEALED]


EVENTS: Final = declared(Event, __name__)
