"""The reasons that Krom's moves can have: one sentence each, and its fields are the facts that it names."""

from typing import Final, TypeAlias

from kermesse.core.game import Seat, declared
from kermesse.core.reason import Reason
from kermesse.games.krom.components import PlaceName

Amounts: TypeAlias = tuple[int, int, int, int, int, int]  # Kroms, wood, bone, stone, hearts, Bonus cards


# Winning, and building


class WinThere(Reason, frozen=True):
    """On that place what the seat has pays for these, and with them it reaches the target."""

    place: PlaceName
    evolutions: tuple[str, ...]
    points: int  # that it then has


class RestWins(Reason, frozen=True):
    """The same at the Cave, once a rest has brought Kroms."""

    evolutions: tuple[str, ...]
    points: int


class ShoppingWins(Reason, frozen=True):
    """The same at the Cave, once these are bought."""

    amounts: Amounts
    price: int
    evolutions: tuple[str, ...]
    points: int


class BuildThere(Reason, frozen=True):
    """It has all that this one costs, and that place is the only one where it is built."""

    place: PlaceName
    evolution: str
    points: int  # of the card


class BuyAndBuild(Reason, frozen=True):
    """At the Cave it can buy what this one lacks, and build it."""

    evolution: str
    amounts: Amounts
    price: int
    points: int


class Builds(Reason, frozen=True):
    evolution: str
    points: int  # of the card
    total: int  # that it then has
    goal: int


# Where to go


class HurtGoHome(Reason, frozen=True):
    """At the Cave it has room for all the hearts of a rest."""

    hearts: int


class NobodyComes(Reason, frozen=True):
    """Everybody else stands there and has to leave; the Kromosaure cannot come."""

    place: PlaceName


class OneComes(Reason, frozen=True):
    """All the others but one stand there; the Kromosaure cannot come."""

    place: PlaceName
    rival: Seat


class LackedThere(Reason, frozen=True):
    """What this one lacks of what that place gives; the stock has some."""

    place: PlaceName
    evolution: str
    amounts: Amounts


class FewNettles(Reason, frozen=True):
    """In the Forest's pile, of which nobody knows the order."""

    nettles: int
    pile: int
    price: int


class FreeThrow(Reason, frozen=True):
    """How often five dice bring anything."""

    percent: int


class RestGives(Reason, frozen=True):
    """What a rest brings now."""

    hearts: int  # that it has
    amounts: Amounts


class PreyWorth(Reason, frozen=True):
    """With so many dice, which it can pay, in so many throws of a hundred."""

    quarry: str
    count: int
    value: int
    percent: int
    amounts: Amounts


# On a place


class GatherWood(Reason, frozen=True):
    """How many cards of the pile bring wood, which this one lacks."""

    evolution: str
    count: int
    pile: int
    price: int


class ShuffleWood(Reason, frozen=True):
    """How many cards bring wood in the pile, and with the discard."""

    count: int
    pile: int
    then: int
    deck: int


class ShuffleNettles(Reason, frozen=True):
    count: int
    pile: int
    then: int
    deck: int


class DearCard(Reason, frozen=True):
    """The next Gather card costs as much as a resource at the Cave, or more."""

    price: int


class KeepKroms(Reason, frozen=True):
    """This one costs more than the seat has, with what it lacks bought at the Cave."""

    kroms: int  # that it has
    evolution: str
    price: int


class KeepCards(Reason, frozen=True):
    """Nothing else is left to do here but to play Bonus cards."""

    place: PlaceName


class Rethrow(Reason, frozen=True):
    """How often so many dice thrown again bring a combination worth more."""

    key: str
    count: int
    price: int
    percent: int


class StopHere(Reason, frozen=True):
    """How often the re-throw that betters it most often does; what it costs."""

    key: str
    price: int
    percent: int


class StonesFor(Reason, frozen=True):
    """How many stones this one lacks."""

    evolution: str
    amounts: Amounts


class BuyLacked(Reason, frozen=True):
    """What this one still lacks of the kind, and what one of them costs."""

    evolution: str
    amounts: Amounts
    price: int


class HealCheap(Reason, frozen=True):
    hearts: int  # that it has
    amounts: Amounts
    price: int


# Fights and loot


class PassAhead(Reason, frozen=True):
    """It is ahead as things stand; the best total of the others, and by how much."""

    total: int
    most: int
    lead: int


class PassCheap(Reason, frozen=True):
    """It stays on its feet as things stand."""

    lost: int
    hearts: int


class BlowLeads(Reason, frozen=True):
    """It is behind; with this card it is ahead, in so many throws of a hundred."""

    card: str
    percent: int


class BlowKnocksOut(Reason, frozen=True):
    """With this card it is ahead, and by all the hearts that this one has."""

    card: str
    rival: Seat
    percent: int


class BlowStands(Reason, frozen=True):
    """It would be knocked out; with this card it is not."""

    card: str
    percent: int


class LootLacked(Reason, frozen=True):
    rival: Seat
    amounts: Amounts
    evolution: str


class LootTakes(Reason, frozen=True):
    rival: Seat
    amounts: Amounts


# Bonus cards


class TrickLacked(Reason, frozen=True):
    """What the card brings, and an Evolution that lacks it."""

    card: str
    amounts: Amounts
    evolution: str


class TrickGains(Reason, frozen=True):
    card: str
    amounts: Amounts


class TrickHarms(Reason, frozen=True):
    """What the card takes from a rival, and how far that one is."""

    card: str
    rival: Seat
    amounts: Amounts
    points: int
    goal: int


class TrickFells(Reason, frozen=True):
    """The rival has no more hearts than the card takes, and has yet to act."""

    card: str
    rival: Seat


class CounterHarm(Reason, frozen=True):
    """What the card at the bottom of the stack takes from this seat."""

    card: str
    amounts: Amounts


class CounterBlow(Reason, frozen=True):
    """The card is a rival's, in a fight of this seat's."""

    card: str
    rival: Seat


class CounterGain(Reason, frozen=True):
    card: str
    rival: Seat
    amounts: Amounts
    points: int
    goal: int


class CounterSaves(Reason, frozen=True):
    """The seat's own card has been cancelled."""

    card: str


class NotAtYou(Reason, frozen=True):
    """The card names somebody else, or nobody, or adds to a fight that is not this seat's."""

    card: str


class AlreadyCancelled(Reason, frozen=True):
    """A rival's card has been cancelled."""

    card: str


class Heaviest(Reason, frozen=True):
    weight: int


class Lightest(Reason, frozen=True):
    weight: int


REASONS: Final = declared(Reason, __name__)
