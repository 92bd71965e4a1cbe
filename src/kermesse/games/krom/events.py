"""Events and their owners; a cause comes before its effects. Fighters are seats, and KROMOSAURE for the beast."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from kermesse.core.game import Event, Seat, declared
from kermesse.core.secrecy import REVEALED, Only
from kermesse.games.krom.commands import LootKind, Named
from kermesse.games.krom.components import Effect, PlaceName
from kermesse.games.krom.options import DecisionName

HealCause: TypeAlias = Literal["rest", "service", "gather", "hunt", "climb", "bonus"]
HurtCause: TypeAlias = Literal["fight", "bonus"]


class GameStarted(Event, frozen=True):
    seats: int
    options: dict[str, Any]
    target: int
    hunt_row: list[str]
    evolution_row: list[str]
    stock: list[int]  # Kroms, wood, bone, stone
    piles: list[int]  # Evolution, Hunt, Gather, Bonus
    pick_order: list[Seat]  # empty if characters are dealt


class CharacterPicked(Event, frozen=True):
    seat: Seat
    character: str


class RoundStarted(Event, frozen=True):
    round: int

    def label(self) -> str:
        return f"round:{self.round}"


class RoundEnded(Event, frozen=True):
    round: int


class WokeUp(Event, frozen=True):
    seat: Seat


class DestinationSet(Event, frozen=True):
    seat: Seat
    place: Annotated[PlaceName | Literal[""], Only("seat")]


class DestinationsRevealed(Event, frozen=True):
    places: list[PlaceName]  # by seat


class KromosaureMoved(Event, frozen=True):
    place: PlaceName


class FightRolled(Event, frozen=True):
    place: PlaceName
    fighters: list[Seat]
    dice: Annotated[list[int], REVEALED]  # by fighter
    totals: Annotated[list[int], REVEALED]
    w: int


class FightPassed(Event, frozen=True):
    seat: Seat


class FightTotal(Event, frozen=True):
    seat: Seat
    total: Annotated[int, REVEALED]
    dice: Annotated[list[int], REVEALED]  # the extra dice just thrown


class FightResult(Event, frozen=True):
    ranking: Annotated[list[Seat], REVEALED]  # fighters, the winner first
    totals: Annotated[list[int], REVEALED]  # in that order
    winner: Annotated[Seat, REVEALED]


class HeartsLost(Event, frozen=True):
    seat: Seat
    n: int
    left: int
    cause: HurtCause


class HeartsGained(Event, frozen=True):
    seat: Seat
    n: int
    left: int
    cause: HealCause


class KnockedOut(Event, frozen=True):
    seat: Seat
    by: Seat  # the winner of the fight, or the player of the card
    card: str  # '' in a fight


class KromosaureHurt(Event, frozen=True):
    n: int
    left: int


class KromosaureBeaten(Event, frozen=True):
    seat: Seat


class TrophyMoved(Event, frozen=True):
    loser: Seat
    winner: Seat


class Looted(Event, frozen=True):
    winner: Seat
    victim: Seat
    kind: LootKind
    n: int
    card: Annotated[str, Only("winner", "victim")]  # of a stolen Bonus


class PhaseStarted(Event, frozen=True):
    seat: Seat
    place: PlaceName


class PhaseLost(Event, frozen=True):
    seat: Seat
    place: PlaceName


class PhaseEnded(Event, frozen=True):
    seat: Seat
    place: PlaceName


class Cold(Event, frozen=True):
    seat: Seat
    hearts: int


class Warmth(Event, frozen=True):
    seat: Seat
    hearts: int


class Rested(Event, frozen=True):
    seat: Seat
    hearts: int
    kroms: int


class Served(Event, frozen=True):
    seat: Seat
    price: int
    wood: int
    bone: int
    stone: int
    bonus: int
    hearts: int


class BonusDrawn(Event, frozen=True):
    seat: Seat
    n: int
    cards: Annotated[list[str], Only("seat")]


class GatherShuffled(Event, frozen=True):
    seat: Seat
    size: int


class Gathered(Event, frozen=True):
    seat: Seat
    card: str
    price: int
    kroms: int
    wood: int
    bone: int
    stone: int
    hearts: int
    bonus: int


class Hunted(Event, frozen=True):
    seat: Seat
    slot: int
    card: str
    extra: int
    dice: Annotated[list[int], REVEALED]
    sum: Annotated[int, REVEALED]
    success: Annotated[bool, REVEALED]
    kroms: int
    wood: int
    bone: int
    stone: int
    hearts: int
    bonus: int


class HuntRefilled(Event, frozen=True):
    slot: int
    card: str


class EvolutionRefilled(Event, frozen=True):
    slot: int
    card: str  # '': the slot stays empty


class Climbed(Event, frozen=True):
    seat: Seat
    dice: Annotated[list[int], REVEALED]


class Rerolled(Event, frozen=True):
    seat: Seat
    dice: Annotated[list[int], REVEALED]  # all five
    thrown: list[int]  # the dice that were thrown again
    price: int


class Settled(Event, frozen=True):
    seat: Seat
    key: str
    option: Literal["", "stone", "bonus"]
    kroms: int
    wood: int
    bone: int
    stone: int
    hearts: int
    bonus: int


class Evolved(Event, frozen=True):
    seat: Seat
    card: str
    kroms: int
    wood: int
    bone: int
    stone: int
    points: int  # total points of the seat


class BonusAnnounced(Event, frozen=True):
    seat: Seat
    card: str
    target: Seat  # -1: none
    give: Named
    take: Named
    w: int  # the reaction window that it opened; 0: nobody can answer


class BonusCountered(Event, frozen=True):
    seat: Seat
    card: str
    against: str
    w: int


class BonusCancelled(Event, frozen=True):
    seat: Seat
    card: str


class BonusResolved(Event, frozen=True):
    seat: Seat
    card: str
    target: Seat
    give: str
    gave: int
    take: str  # a kind of token, `hearts`, or `total` in a fight
    took: int
    effect: Effect


class PileRebuilt(Event, frozen=True):
    deck: Literal["hunt", "gather", "bonus"]
    size: int


class AutoDecision(Event, frozen=True):
    seat: Seat
    decision: DecisionName


class PreferenceSet(Event, frozen=True):
    whose = Only("seat")
    seat: Seat
    preference: Literal["auto_decline", "auto_pass"]
    on: bool


class GameOver(Event, frozen=True):
    winner: Seat  # -1: nobody is chief
    points: list[int]
    ranking: list[int]  # the rank of every seat, 1 is best
    cause: Literal["evolution", "trophy", "round_cap"]


EVENTS: Final = declared(Event, __name__)
