"""The structs of a view, in JSON form. They stay plain Python when the rules are compiled."""

from typing import Annotated, Final

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import Pending, Seat, View
from kermesse.core.secrecy import EACH, Only
from kermesse.games.kero.commands import StandingOrder
from kermesse.games.kero.events import Score, Source, TieBreaker
from kermesse.games.kero.options import KeroOptions
from kermesse.games.kero.state import Flow, Phase

MEMORY_AID: Final = {"options.memory_aid": True}


class Truck(msgspec.Struct, gc=False):
    """A truck, which is a sand timer: its level at any time follows from these fields (docs/rules/kero.md, The
    truck).
    """

    fuel_ms: Millis  # at `since`
    flow: Flow
    since: Millis
    capacity_ms: Millis


class Camp(msgspec.Struct, gc=False):
    """The public parts of a clan."""

    truck: Truck
    jerricans: int
    tuareks: int  # only the number is public
    cards: list[str]
    powers: list[str]
    lands: list[str]
    explorers: int  # at home
    score: Score


class LandSlot(msgspec.Struct, gc=False):
    land: str  # '' once all lands are gone
    explorers: list[int]  # by seat
    points: list[int]  # by seat: its score with the present cards
    ahead: Seat  # the seat that would win it; -1: nobody


class DieOnTable(msgspec.Struct, frozen=True, gc=False):
    die: str
    face: str  # '' while in the air for the first time
    in_air: bool
    again: bool  # it may be thrown again


class Fill(msgspec.Struct, gc=False):
    """A fill that is announced or under way."""

    number: int
    of: int
    source: Source
    dice: list[str]  # those that do not burn yet
    t0: Millis
    throws: int
    lone_throws: int  # throws of the last die
    tap_from: Millis  # 0: no taps
    next_at: Millis | None  # the moment of the next landing by itself
    clock_left: Millis | None  # of the decision that follows; None: no limit


class KeroView(View, gc=False):
    options: KeroOptions
    phase: Phase
    first: Seat
    active: Seat
    turn_no: int
    round: int
    conquests: int
    last_turn: bool
    pending: list[Pending]
    row: list[str]  # slot 1 first; '' for an empty one
    burns: int  # the slot of the card that the fires of this turn will burn; 0: none
    next_to_burn: int  # the slot of the card that fires would burn; 0: none
    payable: list[int]  # slots of the cards that the harvest pays for now, or the dice on the table
    explorers_payable: int
    deck: int  # number of cards
    delayed: int  # number of Conquest cards known to be on top
    refilled: list[str]  # the cards of the last refill, in order
    card_discard: list[Annotated[str, Only(unless=MEMORY_AID)]]
    lands: list[LandSlot]
    land_pile: int
    land_discard: list[Annotated[str, Only(unless=MEMORY_AID)]]
    outpost: int
    tuarek_pile: int
    tuarek_discard: list[Annotated[str, Only(unless=MEMORY_AID)]]
    supply: int
    stall_count: int
    camps: list[Camp]
    hands: list[Annotated[list[str], Only(EACH)]]  # Tuareks by seat
    standing: list[Annotated[StandingOrder | None, Only(EACH)]]
    refinery_open: bool
    free_dice: list[str]
    die_credits: int
    tip_prices: tuple[int, ...]  # Jerricans for each set of special dice (one bit each, in order), before the roll
    fireproof: bool
    dice: list[DieOnTable]
    land_at: Millis | None
    next_throw_at: Millis | None
    may_throw: bool
    then_flat: Annotated[bool | None, Only("active")]  # True if the truck will lie flat at the landing, as asked
    dry_at: Millis | None
    throw_price_ms: Millis  # at most, on the calm clock; 0 on the live one
    may_dry: bool  # a calm throw at that price would empty the tank
    turn_throws: int
    used_ms: Millis  # sand that the calm throws of this turn took
    harvest: list[int]
    fires: int
    pending_free: int
    sweeps: int
    convert_used: bool
    card_left_row: bool  # in this turn
    fill: Fill | None
    throws: int  # in the whole game, fills too
    pannes: int
    reshuffles: int  # of the Tuareks
    winner: Seat  # when over; -1: a draw
    tie: TieBreaker  # what made the winner, if both have as many points
