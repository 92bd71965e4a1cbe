"""Events and their owners."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import Event, Seat, declared
from kermesse.core.secrecy import REVEALED, Only
from kermesse.games.kero.commands import Move, StandingOrder
from kermesse.games.kero.options import KeroOptions

Source: TypeAlias = Literal["paid", "card", "tanker", "breakdown"]
TieBreaker: TypeAlias = Literal["", "lands", "jerricans", "fuel"]


class GameStarted(Event, frozen=True):
    options: KeroOptions
    first: Seat
    row: list[str]
    lands: list[str]

    def first_player(self) -> Seat:
        return self.first


class TurnStarted(Event, frozen=True):
    seat: Seat
    turn_no: int
    round: int

    def label(self) -> str:
        return f"turn:{self.round}"


class Income(Event, frozen=True):
    seat: Seat


class RefuelAnnounced(Event, frozen=True):
    seat: Seat
    fill: int
    of: int
    source: Source


class AmbushWindow(Event, frozen=True):
    seat: Seat
    deadline: Millis | None


class AmbushPlayed(Event, frozen=True):
    seat: Seat


class AmbushDeclined(Event, frozen=True):
    seat: Seat


class RefuelStarted(Event, frozen=True):
    seat: Seat
    dice: list[str]
    t0: Millis


class RefuelThrow(Event, frozen=True):
    """A landing of a fill. A calm fill is over before anybody could look at its dice."""

    k: int
    dice: Annotated[list[str], REVEALED]
    faces: Annotated[list[str], REVEALED]
    left: Annotated[list[str], REVEALED]


class FillSkipped(Event, frozen=True):
    seat: Seat


class RefuelEnded(Event, frozen=True):
    seat: Seat
    throws: int
    gained_ms: Millis
    fuel_ms: Millis
    reason: Literal["fire", "full"]


class TuarekBought(Event, frozen=True):
    seat: Seat


class TuarekDrawn(Event, frozen=True):
    """A Tuarek tile was drawn. Everybody sees that; only the owner sees which one."""

    seat: Seat
    kind: Annotated[str, Only("seat")]
    bought: bool = False


class TuarekPlayed(Event, frozen=True):
    seat: Seat
    kind: str
    loot: list[int]  # B W M R; empty for another kind


class TruckTipped(Event, frozen=True):
    seat: Seat
    specials: list[str]
    paid: int
    dry_at: Millis | None  # None: calm, no sand runs


class DiceThrown(Event, frozen=True):
    dice: list[str]
    land_at: Millis


class DiceLanded(Event, frozen=True):
    dice: list[str]
    faces: list[str]


class TruckFlat(Event, frozen=True):
    seat: Seat
    used_ms: Millis
    fuel_ms: Millis
    by: Literal["seat", "then_flat", "auto"]


class Panne(Event, frozen=True):
    seat: Seat


class Collected(Event, frozen=True):
    seat: Seat
    harvest: list[int]  # B W M R J
    tuareks: int
    fires: int


class ExplorerPlaced(Event, frozen=True):
    seat: Seat
    land: int | str
    free: bool
    place: str  # the land's id, or `outpost`


class ExplorerLost(Event, frozen=True):
    seat: Seat
    n: int


class CardTaken(Event, frozen=True):
    seat: Seat
    slot: int
    card: str
    paid: list[int]  # B W M R J
    jerricans: int  # gained with the card


class PowerGained(Event, frozen=True):
    seat: Seat
    card: str


class PowerWasted(Event, frozen=True):
    seat: Seat
    card: str


class WheatConverted(Event, frozen=True):
    seat: Seat
    n: int


class ExplorersMoved(Event, frozen=True):
    seat: Seat
    moves: list[Move]
    starts: list[str]  # the lands' ids, move by move
    ends: list[str]


class ExplorerBanished(Event, frozen=True):
    seat: Seat
    rival: Seat
    land: int
    place: str  # the land's id


class TurnEnded(Event, frozen=True):
    seat: Seat


class CardDiscarded(Event, frozen=True):
    slot: int
    card: str
    cause: Literal["fire", "sweep", "stall"]


class CardRevealed(Event, frozen=True):
    slot: int
    card: str


class ConquestCame(Event, frozen=True):
    n: int


class ConquestDelayed(Event, frozen=True):
    pass


class LandWon(Event, frozen=True):
    seat: Seat
    slot: int
    land: str
    by: Literal["majority", "tie_power"]
    jerricans: int  # of its bonus


class LandDiscarded(Event, frozen=True):
    slot: int
    land: str
    why: Literal["tie", "empty"]


class ExplorersReturned(Event, frozen=True):
    pass


class LandsRevealed(Event, frozen=True):
    lands: Annotated[list[str], REVEALED]  # a second Conquest in the same refill may remove them at once


class LastTurn(Event, frozen=True):
    seat: Seat


class TimeUp(Event, frozen=True):
    seat: Seat
    phase: str


class Score(msgspec.Struct, frozen=True, gc=False):
    cards: int
    nsp: int
    lands: int
    outpost: int
    total: int
    by_land: list[int]  # points of each land won, in the order of winning


class GameOver(Event, frozen=True):
    scores: list[Score]
    winner: Seat  # -1: a draw


class StandingOrderSet(Event, frozen=True):
    whose = Only("seat")
    seat: Seat
    ambush: StandingOrder


EVENTS: Final = declared(Event, __name__)
