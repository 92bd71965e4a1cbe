"""Events and their owners."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from kermesse.core.game import Event, Seat, declared
from kermesse.core.secrecy import FLEETING, REVEALED, Only
from kermesse.games.kreo.components import Card, Element, Identity, Phrase, Side

MarkerMoved: TypeAlias = Literal["planete", "ceos", "perturbateur", "end_turn"]
WhyLost: TypeAlias = Literal["no_place", "restricted", "not_associated", "swept", "chosen", "banned"]
ShownBy: TypeAlias = Literal["energy", "theia"]
Ending: TypeAlias = Literal[
    "perfect",
    "success",
    "viable",
    "unstable",
    "asteroid",
    "aggression_left",
    "aggression_first",
    "aggression_last",
    "abandoned",
]


class GameStarted(Event, frozen=True):
    seats: int
    options: dict[str, Any]
    titans: list[str]  # by seat; empty without incarnations


class Dealt(Event, frozen=True):
    whose = Only("seat")
    seat: Seat
    cards: list[Card]


class FirstPlayer(Event, frozen=True):
    seat: Seat
    why: MarkerMoved


class EnergyTaken(Event, frozen=True):
    seat: Seat
    n: int


class FaceChosen(Event, frozen=True):
    seat: Seat
    face: Side
    name: str


class EnergyPolicySet(Event, frozen=True):
    whose = Only("seat")
    seat: Seat
    policy: Literal["take", "leave"]


class TurnStarted(Event, frozen=True):
    turn: int
    order: list[Seat]  # the seats that take part
    surely_last: bool

    def label(self) -> str:
        return f"turn:{self.turn}"


class CardPlaced(Event, frozen=True):
    seat: Seat
    count: int
    changed: bool
    cards: Annotated[list[Card], Only("seat")]


class ReadyChanged(Event, frozen=True):
    seat: Seat
    ready: bool


class AllCleared(Event, frozen=True):
    rev: int


class CardShown(Event, frozen=True):
    """A seat showed cards to another. Everybody sees the seats and the number of cards."""

    seat: Seat
    to: Seat
    count: int
    by: ShownBy
    cards: Annotated[list[Card], Only("seat", "to"), FLEETING]


class ExchangeOffered(Event, frozen=True):
    offer: int
    seat: Seat
    to: Seat


class ExchangeCancelled(Event, frozen=True):
    offer: int
    seat: Seat
    to: Seat


class ExchangeDone(Event, frozen=True):
    offer: int
    seat: Seat
    to: Seat


class CardReceived(Event, frozen=True):
    whose = Only("seat")
    seat: Seat
    card: Card
    giver: Seat


class CardBurnt(Event, frozen=True):
    seat: Seat
    card: Card
    token: bool


class CardRecovered(Event, frozen=True):
    seat: Seat
    given: Card
    taken: Annotated[Card, FLEETING]  # it goes from the open discard to a hidden hand


class PowerUsed(Event, frozen=True):
    seat: Seat
    name: str
    uses_left: int


class BetPlaced(Event, frozen=True):
    """A token of Thémis was put on a card, with her guess."""

    seat: Seat
    target: Seat
    slot: int
    guess: Identity


class CardLooked(Event, frozen=True):
    seat: Seat
    target: Seat
    slot: int
    card: Annotated[Card, Only("seat"), FLEETING]


class OrderChanged(Event, frozen=True):
    order: list[Seat]


class DivinationClosed(Event, frozen=True):
    order: list[Seat]
    last_turn: bool


class CardRevealed(Event, frozen=True):
    seat: Seat
    slot: int
    card: Annotated[Card, REVEALED]  # a Tornade returns to a hand, and no view shows whose


class BetSettled(Event, frozen=True):
    seat: Seat
    target: Seat
    guess: Identity
    won: bool
    tokens: int  # stake and winnings, paid to her


class NatureInPlay(Event, frozen=True):
    seat: Seat
    nature: Card


class ElementInPlay(Event, frozen=True):
    seat: Seat
    card: Card
    nature: Card
    element: Element
    stands_in: bool  # for an Element other than its own


class TokenGained(Event, frozen=True):
    seat: Seat


class CardLost(Event, frozen=True):
    seat: Seat
    card: Card
    reason: WhyLost


class EclairStruck(Event, frozen=True):
    seat: Seat
    nature: Card
    card: Card


class EclairFizzled(Event, frozen=True):
    seat: Seat
    card: Card


class TornadeSwept(Event, frozen=True):
    seat: Seat
    cards: list[Card]


class TornadeReturned(Event, frozen=True):
    seat: Annotated[Seat, FLEETING]  # it is hidden again


class TornadeDropped(Event, frozen=True):
    seat: Seat
    card: Card


class HecatonchiresOn(Event, frozen=True):
    seat: Seat


class HecatonchiresOff(Event, frozen=True):
    seat: Seat
    card: Card


class NatureComplete(Event, frozen=True):
    nature: Card


class Protected(Event, frozen=True):
    nature: Card
    card: Card


class ProtectionReturned(Event, frozen=True):
    nature: Card
    card: Card


class VolatileGone(Event, frozen=True):
    nature: Card
    card: Card


class Replayed(Event, frozen=True):
    seat: Seat
    card: Card


class TurnEnded(Event, frozen=True):
    turn: int


class TimedOut(Event, frozen=True):
    seat: Seat
    decision: str


class Said(Event, frozen=True):
    """A phrase or text. No view keeps it."""

    seat: Seat
    phrase: Annotated[Phrase | None, REVEALED]
    text: Annotated[str | None, REVEALED]


class ConcedeVoted(Event, frozen=True):
    seat: Seat
    vote: bool


class GameOver(Event, frozen=True):
    code: Ending
    rank: int
    cards_left: int
    hands: list[list[Card]]  # by seat, face-down cards included


EVENTS: Final = declared(Event, __name__)
