"""Kinds of reasons for Kero's moves: one sentence each, whose facts are the fields."""

from typing import Final, TypeAlias

from kermesse.core.clock import Millis
from kermesse.core.game import Seat, declared
from kermesse.core.reason import Reason

Amounts: TypeAlias = tuple[int, int, int, int, int]  # brick, wheat, metal, recruits, Jerricans


# Sand and dice


class Thirsty(Reason, frozen=True):
    """The fuel in the seat's truck before the roll."""

    left: Millis
    capacity: Millis


class RivalThirsty(Reason, frozen=True):
    """The rival's truck has room for an average fill."""

    rival: Seat
    left: Millis
    capacity: Millis


class RivalFull(Reason, frozen=True):
    """The rival's truck has no room for an average fill."""

    rival: Seat
    left: Millis
    capacity: Millis


class DieFor(Reason, frozen=True):
    """A die of the throw has faces with two or three of a resource that a card of the row costs."""

    die: str
    card: str
    amounts: Amounts  # the card's price in that resource
    price: int  # Jerricans for all special dice of the throw


class NoSpecialDice(Reason, frozen=True):
    """No special die is free, and there is no Jerrican to pay for one."""


class KeepForFuel(Reason, frozen=True):
    """The tank is less than half full: a Jerrican buys a fill."""

    jerricans: int
    left: Millis
    capacity: Millis


class TwoDiceFree(Reason, frozen=True):
    """The most Jerricans that the tile saves."""

    count: int


class FireproofDice(Reason, frozen=True):
    """One face in six of every die is fire."""


class ThrowForCard(Reason, frozen=True):
    """The resources for a card that the kept dice lack, and the chance that one throw of the others brings them."""

    card: str
    amounts: Amounts
    count: int  # dice thrown
    percent: int


class ThrowForExplorer(Reason, frozen=True):
    amounts: Amounts
    count: int
    percent: int


class DicePayCard(Reason, frozen=True):
    """The dice on the table pay for a card, with the powers and Jerricans of the seat."""

    card: str


class DicePayExplorer(Reason, frozen=True):
    pass


class SandIsShort(Reason, frozen=True):
    """On the calm clock: one more throw may take all the sand that is left."""

    left: Millis
    price: Millis


class SandIsKept(Reason, frozen=True):
    """On the calm clock: the sand left for the next turn."""

    left: Millis


# After the roll


class CardBrings(Reason, frozen=True):
    """The gains from a card: its points and its effect; `count` is limited by the supply."""

    card: str
    points: int
    effect: str
    count: int
    die: str
    resource: str


class CardsMakeSquare(Reason, frozen=True):
    """The number of the seat's None shall pass! cards with this one, and their total value then."""

    count: int
    points: int


class LeadThere(Reason, frozen=True):
    """The seat then has the most Explorers on that land. Shows the land's score for it."""

    land: str
    mine: int
    theirs: int
    points: int


class LevelThere(Reason, frozen=True):
    """The seat then has as many Explorers as the rival, who was ahead. Shows the rival's score for the land."""

    land: str
    mine: int
    rival: Seat
    points: int


class TakesAway(Reason, frozen=True):
    """More own Explorers there than the rival's, who would score that land."""

    land: str
    rival: Seat
    mine: int
    theirs: int
    points: int


class OutpostPays(Reason, frozen=True):
    """The score for one more Explorer there."""

    points: int


class LandScores(Reason, frozen=True):
    land: str
    points: int


class Denies(Reason, frozen=True):
    """The card's score for the rival."""

    card: str
    rival: Seat
    points: int


class LootPaysCard(Reason, frozen=True):
    """With two more of these, the harvest pays for it."""

    card: str
    amounts: Amounts


class LootPaysExplorer(Reason, frozen=True):
    amounts: Amounts


class WheatWouldRot(Reason, frozen=True):
    """Wheat that buys nothing more, and the Jerricans that it converts to."""

    wheat: int
    jerricans: int


class RichEnough(Reason, frozen=True):
    jerricans: int
    left: int  # after a Tuarek is paid


class NothingPays(Reason, frozen=True):
    """The rest of the harvest pays for no card of the row and no Explorer."""


REASONS: Final = declared(Reason, __name__)
