"""The reasons that Kero's moves can have: one sentence each, and its fields are the facts that it names."""

from typing import Final, TypeAlias

from kermesse.core.clock import Millis
from kermesse.core.game import Seat, declared
from kermesse.core.reason import Reason

Amounts: TypeAlias = tuple[int, int, int, int, int]  # brick, wheat, metal, recruits, Jerricans


# Sand and dice


class Thirsty(Reason, frozen=True):
    """What its truck holds, before the roll."""

    left: Millis
    capacity: Millis


class RivalThirsty(Reason, frozen=True):
    """The rival's truck has room for an average fill."""

    rival: Seat
    left: Millis
    capacity: Millis


class RivalFull(Reason, frozen=True):
    """It has not."""

    rival: Seat
    left: Millis
    capacity: Millis


class DieFor(Reason, frozen=True):
    """A die of the throw shows two or three at once of what a card of the row costs."""

    die: str
    card: str
    amounts: Amounts  # what the card costs of that kind
    price: int  # Jerricans for all special dice of the throw


class NoSpecialDice(Reason, frozen=True):
    """None is free, and there is no Jerrican for one."""


class KeepForFuel(Reason, frozen=True):
    """Less than half a tank: a Jerrican buys a fill."""

    jerricans: int
    left: Millis
    capacity: Millis


class TwoDiceFree(Reason, frozen=True):
    """How many Jerricans the tile saves at most."""

    count: int


class FireproofDice(Reason, frozen=True):
    """One face in six of every die is fire."""


class ThrowForCard(Reason, frozen=True):
    """What the dice that stay lack for a card, and how often one throw of the others brings it."""

    card: str
    amounts: Amounts
    count: int  # dice thrown
    percent: int


class ThrowForExplorer(Reason, frozen=True):
    amounts: Amounts
    count: int
    percent: int


class DicePayCard(Reason, frozen=True):
    """The dice on the table pay for it, with the powers and Jerricans that there are."""

    card: str


class DicePayExplorer(Reason, frozen=True):
    pass


class SandIsShort(Reason, frozen=True):
    """On the calm clock: one more throw may take all that is left."""

    left: Millis
    price: Millis


class SandIsKept(Reason, frozen=True):
    """On the calm clock: what is left for the next turn."""

    left: Millis


# After the roll


class CardBrings(Reason, frozen=True):
    """What a card brings: its points, and what it does; `count` of what it gives, as far as there are any."""

    card: str
    points: int
    effect: str
    count: int
    die: str
    resource: str


class CardsMakeSquare(Reason, frozen=True):
    """So many None shall pass! of its own with this one, and what they are then worth in all."""

    count: int
    points: int


class LeadThere(Reason, frozen=True):
    """Explorers on that land once this is done, more of its own; what the land would score for it."""

    land: str
    mine: int
    theirs: int
    points: int


class LevelThere(Reason, frozen=True):
    """As many as the rival's; what the land would have scored for the rival, who was ahead."""

    land: str
    mine: int
    rival: Seat
    points: int


class OutpostPays(Reason, frozen=True):
    """What one more Explorer there scores."""

    points: int


class LandScores(Reason, frozen=True):
    land: str
    points: int


class Denies(Reason, frozen=True):
    """What the card would score for the rival."""

    card: str
    rival: Seat
    points: int


class LootPaysCard(Reason, frozen=True):
    """With these two more, the harvest pays for it."""

    card: str
    amounts: Amounts


class LootPaysExplorer(Reason, frozen=True):
    amounts: Amounts


class WheatWouldRot(Reason, frozen=True):
    """Wheat that no more is bought with, and the Jerricans that come of it."""

    wheat: int
    jerricans: int


class RichEnough(Reason, frozen=True):
    jerricans: int
    left: int  # after a Tuarek is paid


class NothingPays(Reason, frozen=True):
    """What is left of the harvest pays for no card of the row and no Explorer."""


REASONS: Final = declared(Reason, __name__)
