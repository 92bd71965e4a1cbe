"""What is on the table.

Cards, lands, dice and kinds of Tuareks are numbers (components.py). A pile's top is the end of its list. Slots of the
row and of the lands are counted from 0 here, from 1 in commands, events and views.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from kermesse.core.chance import Chance
from kermesse.core.clock import Millis
from kermesse.games.kero.commands import StandingOrder
from kermesse.games.kero.components import CARD_DIE
from kermesse.games.kero.events import Source
from kermesse.games.kero.options import KeroOptions

Phase: TypeAlias = Literal["prep", "reaction", "refuelling", "rolling", "develop", "sweep", "tie", "over"]
Flow: TypeAlias = Literal["flat", "out", "in"]
ReturnTo: TypeAlias = Literal["prep", "develop", "next_turn"]

EMPTY: Final = -1  # a slot without card or land, a die without face
NOBODY: Final = -1


@dataclass(slots=True)
class KeroState:
    """Public unless the field says otherwise."""

    options: KeroOptions
    chance: Chance  # nobody's
    loaded_dice: list[str]  # nobody's: faces that the next landings show, in a written-down position
    phase: Phase
    first: int  # holds the First Player tile
    active: int
    turn_no: int
    round_no: int
    conquests: int
    last_turn: bool
    stall_count: int  # turns in a row in which no card left the row
    winner: int  # when over; NOBODY: a draw

    # Cards and lands
    deck: list[int]  # nobody's, but for its number
    delayed: int  # Conquest cards that everybody knows to lie on top of the deck
    row: list[int]
    refilled: list[int]  # what came up in the last refill, a Conquest too, in order
    card_discard: list[int]
    lands: list[int]
    land_pile: list[int]  # nobody's, but for its number
    land_discard: list[int]
    explorers: list[int]  # on the lands: 2 * slot + seat
    outpost: int
    tuarek_pile: list[int]  # nobody's, but for its number
    tuarek_discard: list[int]
    reshuffles: int
    supply: int  # Jerricans

    # The clans, by seat
    capacity: list[Millis]
    fuel: list[Millis]  # at `since`
    flow: list[Flow]
    since: list[Millis]
    jerricans: list[int]
    tuareks: list[list[int]]  # in the order of drawing: its own seat's, but for their number
    cards: list[list[int]]
    powers: list[list[int]]  # the cards whose power tile is held
    won: list[list[int]]
    camp: list[int]  # Explorers at home
    standing: list[StandingOrder]  # its own seat's

    # The turn
    refinery_open: bool
    die_credits: int
    fireproof: bool
    in_play: int  # mask of the dice of this turn
    faces: list[int]  # by die, EMPTY before its first landing
    in_air: int  # mask
    may_throw: bool  # the gap after the last throw is over
    then_flat: bool  # the active seat's
    throws: int  # of the whole game, fills too: the counter of the dice's draws
    turn_throws: int
    used: Millis  # sand that the calm throws of this turn took
    harvest: list[int]  # B W M R
    fires: int
    pending_free: int
    sweeps: int
    convert_used: bool
    card_left_row: bool
    refill_conquests: int  # carried out in this refill

    # A fill
    fill_no: int
    fill_of: int
    source: Source
    fill_dice: int  # mask of the dice that do not burn yet
    fill_t0: Millis
    fill_throws: int
    fill_last: Millis  # the last landing, or the start
    lone_throws: int
    tap_ready: bool
    return_to: ReturnTo

    # Time
    due: Millis  # the next thing to happen by itself, but for running dry
    dry_at: Millis
    next_throw_at: Millis
    clock_left: Millis  # of the clock that stands still during a fill; NEVER if none runs
    pannes: int  # of the whole game

    def copy(self) -> "KeroState":
        return KeroState(
            self.options,
            self.chance,
            self.loaded_dice[:],
            self.phase,
            self.first,
            self.active,
            self.turn_no,
            self.round_no,
            self.conquests,
            self.last_turn,
            self.stall_count,
            self.winner,
            self.deck[:],
            self.delayed,
            self.row[:],
            self.refilled[:],
            self.card_discard[:],
            self.lands[:],
            self.land_pile[:],
            self.land_discard[:],
            self.explorers[:],
            self.outpost,
            self.tuarek_pile[:],
            self.tuarek_discard[:],
            self.reshuffles,
            self.supply,
            self.capacity,  # never changed
            self.fuel[:],
            self.flow[:],
            self.since[:],
            self.jerricans[:],
            [self.tuareks[0][:], self.tuareks[1][:]],
            [self.cards[0][:], self.cards[1][:]],
            [self.powers[0][:], self.powers[1][:]],
            [self.won[0][:], self.won[1][:]],
            self.camp[:],
            self.standing[:],
            self.refinery_open,
            self.die_credits,
            self.fireproof,
            self.in_play,
            self.faces[:],
            self.in_air,
            self.may_throw,
            self.then_flat,
            self.throws,
            self.turn_throws,
            self.used,
            self.harvest[:],
            self.fires,
            self.pending_free,
            self.sweeps,
            self.convert_used,
            self.card_left_row,
            self.refill_conquests,
            self.fill_no,
            self.fill_of,
            self.source,
            self.fill_dice,
            self.fill_t0,
            self.fill_throws,
            self.fill_last,
            self.lone_throws,
            self.tap_ready,
            self.return_to,
            self.due,
            self.dry_at,
            self.next_throw_at,
            self.clock_left,
            self.pannes,
        )


def free_dice(state: KeroState, seat: int) -> int:
    """The special dice that this seat's powers make free, as a mask."""
    mask = 0
    for card in state.powers[seat]:
        mask |= CARD_DIE[card]
    return mask


def rightmost(state: KeroState) -> int:
    """The highest slot that holds a card; EMPTY if none does."""
    for slot in range(len(state.row) - 1, -1, -1):
        if state.row[slot] != EMPTY:
            return slot
    return EMPTY


def tied_lands(state: KeroState) -> list[int]:
    """Slots with equally many Explorers of both clans, at least one each (R23)."""
    explorers = state.explorers
    return [
        slot
        for slot in range(len(state.lands))
        if state.lands[slot] != EMPTY and explorers[2 * slot] == explorers[2 * slot + 1] > 0
    ]
