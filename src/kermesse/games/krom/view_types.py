"""The shape of a view. It stays plain Python when the rules are compiled: msgspec reads it to decode views."""

from typing import Annotated, Literal

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import Pending, Seat, View
from kermesse.core.secrecy import EACH, SEATED, Only
from kermesse.games.krom.commands import Named
from kermesse.games.krom.components import (
    PlaceName,
)
from kermesse.games.krom.options import KromOptions
from kermesse.games.krom.state import Phase

Somewhere = PlaceName | Literal[""]


class Player(msgspec.Struct, gc=False):
    character: str  # '' while not picked
    weight: int
    hearts: int
    kroms: int
    wood: int
    bone: int
    stone: int
    bonus: int  # Bonus cards in hand
    # All cards of one's own, in order of arrival; with memory aid, those of another seat that were looted from this
    # viewer.
    hand: Annotated[list[str], Only(SEATED), Only(EACH, unless={"options.memory_aid": True})]
    evolutions: list[str]
    points: int
    trophy: bool
    place: PlaceName
    chosen: bool  # a destination lies face down
    destination: Annotated[Somewhere, Only(EACH)]
    knocked_out: bool
    acted: bool
    # Kroms, wood, bone, stone that it lacks for an Evolution of the row with which it would win; None while that is
    # farther away than two resources cost at the Cave
    short: tuple[int, ...] | None


class Fight(msgspec.Struct, gc=False):
    """The fight on the place being resolved, also after it has ended."""

    fighters: list[Seat]  # seats; 6 is the Kromosaure
    dice: list[int]
    totals: list[int]
    passed: tuple[Seat, ...]
    over: bool
    ranked: tuple[int, ...]  # the fighters in present order, the leader first
    losses: tuple[int, ...]  # by fighter: the hearts that the leader's lead costs, or has cost
    knocked_out: tuple[bool, ...]  # by fighter: True if that is all it has, or had
    heavy_first: bool  # True if the heavier fighter wins a tie on this place


class OnStack(msgspec.Struct, gc=False):
    seat: Seat
    card: str
    target: Seat
    give: Named
    take: Named


class Turn(msgspec.Struct, gc=False):
    """The active seat's actions in its action phase."""

    rested: bool
    served: bool
    gathered: int
    hunted: bool
    climb: list[int]
    rerolls: int
    settled: bool
    combination: str  # of the dice of the climb; '' without dice
    to_come: list[int]  # in the forest: number of each Gather card in the pile


class Beast(msgspec.Struct, gc=False):
    hearts: int  # 0: beaten
    place: Somewhere  # '' off the board


class Offer(msgspec.Struct, frozen=True, gc=False):
    """The difference between a seat's goods and the price of an Evolution of the row."""

    lacks: tuple[int, ...]  # missing part of its price: Kroms, wood, bone, stone
    elsewhere: bool  # it is built on another place than the seat's


class Mine(msgspec.Struct, gc=False):
    """Facts known only to this seat, besides its hand and its destination."""

    auto_decline: bool
    auto_pass: bool
    declined: bool  # its answer to the open reaction
    known: list[tuple[Seat, ...]]  # by card of its hand: the other seats that know it; empty without memory aid
    offers: tuple[Offer, ...]  # by slot of the Evolution row


class KromView(View, gc=False):
    options: KromOptions
    phase: Phase
    seats: int
    round: int
    target: int
    place: Somewhere  # being resolved
    order: list[Seat]  # still to pick, or to act on this place
    active: Seat
    pending: list[Annotated[Pending, Only("seat", when={"phase": "reaction"})]]
    window: int  # number of the last window; open during a fight or a reaction
    deadline: Millis | None  # the moment when the open decision gets its default
    players: list[Player]
    stock: list[int]  # Kroms, wood, bone, stone
    evolution_row: list[str]  # '': an empty slot
    hunt_row: list[str]
    evolution_pile: int
    hunt_pile: int
    gather_pile: int
    bonus_pile: int
    hunt_discard: list[str]
    gather_discard: list[str]
    bonus_discard: list[str]
    beast: Beast | None
    fight: Fight | None
    victims: list[Seat]  # still to be looted by the active seat
    turn: Turn | None
    stack: list[OnStack]
    bonus_played: int  # number of Bonus cards since the game began
    mine: Annotated[Mine | None, Only(SEATED)]
    winner: Seat
    ended_by: Literal["", "evolution", "trophy", "round_cap"]
