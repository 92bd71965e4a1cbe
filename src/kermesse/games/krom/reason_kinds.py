"""Kinds of reasons for Krom's moves: one sentence each, whose facts are the fields."""

from typing import Final, TypeAlias

from kermesse.core.game import Seat, declared
from kermesse.core.reason import Reason
from kermesse.games.krom.components import PlaceName

Amounts: TypeAlias = tuple[int, int, int, int, int, int]  # Kroms, wood, bone, stone, hearts, Bonus cards


# Winning, and building


class WinThere(Reason, frozen=True):
    """On that place the seat can pay for these Evolutions, and with them it reaches the target."""

    place: PlaceName
    evolutions: tuple[str, ...]
    points: int  # total afterwards


class RestWins(Reason, frozen=True):
    """At the Cave the seat can win with these after the Kroms of a rest."""

    evolutions: tuple[str, ...]
    points: int


class ShoppingWins(Reason, frozen=True):
    """At the Cave the seat can win with these after buying resources."""

    amounts: Amounts
    price: int
    evolutions: tuple[str, ...]
    points: int


class BuildThere(Reason, frozen=True):
    """The seat has everything that this Evolution costs, and only that place builds it."""

    place: PlaceName
    evolution: str
    points: int  # of the card


class BuyAndBuild(Reason, frozen=True):
    """At the Cave the seat can buy the resources that this Evolution lacks, and build it."""

    evolution: str
    amounts: Amounts
    price: int
    points: int


class Builds(Reason, frozen=True):
    evolution: str
    points: int  # of the card
    total: int  # total afterwards
    goal: int


# Destinations


class HurtGoHome(Reason, frozen=True):
    """At the Cave the seat has room for all the hearts of a rest."""

    hearts: int


class NobodyComes(Reason, frozen=True):
    """All other seats are there and have to leave; the Kromosaure cannot come."""

    place: PlaceName


class OneComes(Reason, frozen=True):
    """All other seats but one are there; the Kromosaure cannot come."""

    place: PlaceName
    rival: Seat


class LackedThere(Reason, frozen=True):
    """The resource that this Evolution lacks and that place gives; the stock has some."""

    place: PlaceName
    evolution: str
    amounts: Amounts


class FewNettles(Reason, frozen=True):
    """The nettles in the Forest's pile, whose order nobody knows."""

    nettles: int
    pile: int
    price: int


class FreeThrow(Reason, frozen=True):
    """The chance that five dice give anything."""

    percent: int


class RestGives(Reason, frozen=True):
    """The gains from a rest now."""

    hearts: int  # hearts of the seat
    amounts: Amounts


class PreyWorth(Reason, frozen=True):
    """A prey with that many dice, which the seat can pay, and the chance of catching it in 100 throws."""

    quarry: str
    count: int
    value: int
    percent: int
    amounts: Amounts


# On a place


class GatherWood(Reason, frozen=True):
    """The number of cards of the pile with wood, which this Evolution lacks."""

    evolution: str
    count: int
    pile: int
    price: int


class ShuffleWood(Reason, frozen=True):
    """The number of cards with wood in the pile, and with the discard added."""

    count: int
    pile: int
    then: int
    deck: int


class ShuffleNettles(Reason, frozen=True):
    count: int
    pile: int
    then: int
    deck: int


class MostBring(Reason, frozen=True):
    """The number of cards of the pile that bring anything."""

    count: int
    pile: int
    price: int


class DearCard(Reason, frozen=True):
    """The next Gather card costs as much as a resource at the Cave, or more."""

    price: int


class KeepKroms(Reason, frozen=True):
    """This Evolution costs more Kroms than the seat has, with its missing resources bought at the Cave."""

    kroms: int  # Kroms of the seat
    evolution: str
    price: int


class KeepCards(Reason, frozen=True):
    """The seat can do nothing else here than play Bonus cards."""

    place: PlaceName


class Rethrow(Reason, frozen=True):
    """The chance of a better combination if that many dice are thrown again."""

    key: str
    count: int
    price: int
    percent: int


class StopHere(Reason, frozen=True):
    """The highest chance that any re-throw has of a better combination, and its price."""

    key: str
    price: int
    percent: int


class LastThrow(Reason, frozen=True):
    """No further throw, or none that the seat can pay."""

    key: str


class StonesFor(Reason, frozen=True):
    """The number of stones that this Evolution lacks."""

    evolution: str
    amounts: Amounts


class BuyLacked(Reason, frozen=True):
    """The amount of a resource that this Evolution lacks, and the price of one."""

    evolution: str
    amounts: Amounts
    price: int


class HealCheap(Reason, frozen=True):
    hearts: int  # hearts of the seat
    amounts: Amounts
    price: int


# Fights and loot


class PassAhead(Reason, frozen=True):
    """The seat is ahead at present. Shows the best total of the others and the lead."""

    total: int
    most: int
    lead: int


class PassCheap(Reason, frozen=True):
    """The seat would not be knocked out at present."""

    lost: int
    hearts: int


class BlowLeads(Reason, frozen=True):
    """The seat is behind; with this card it is ahead in that many of 100 throws."""

    card: str
    percent: int


class BlowKnocksOut(Reason, frozen=True):
    """With this card the seat is ahead, and its lead is at least the hearts of that rival."""

    card: str
    rival: Seat
    percent: int


class BlowStands(Reason, frozen=True):
    """Without this card the seat would be knocked out, with it not."""

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
    """The gain from the card, and an Evolution that lacks it."""

    card: str
    amounts: Amounts
    evolution: str


class TrickGains(Reason, frozen=True):
    card: str
    amounts: Amounts


class TrickHarms(Reason, frozen=True):
    """The loss of a rival by the card, and that rival's points."""

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
    """The loss of this seat by the card at the bottom of the stack."""

    card: str
    amounts: Amounts


class CounterBlow(Reason, frozen=True):
    """The card is a rival's, in a fight of this seat."""

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
    """The card names another seat, or none, or adds to a fight without this seat."""

    card: str


class AlreadyCancelled(Reason, frozen=True):
    """A rival's card has been cancelled."""

    card: str


class Heaviest(Reason, frozen=True):
    weight: int


class Between(Reason, frozen=True):
    """Neither the heaviest nor the lightest character."""

    weight: int


class Lightest(Reason, frozen=True):
    weight: int


REASONS: Final = declared(Reason, __name__)
