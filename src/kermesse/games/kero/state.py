"""The state of a table.

Cards, lands, dice and kinds of Tuareks are numbers (components.py). The top of a pile is the end of its list. Slots of
the row and of the lands are counted from 0 here, from 1 in commands, events and views.
"""

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER, Millis
from kermesse.core.copying import SHARED, Copied
from kermesse.core.defaults import fresh, per_seat, repeated
from kermesse.games.kero.commands import StandingOrder
from kermesse.games.kero.components import CARD_DIE, DICE, EXPLORERS, JERRICANS, LAND_SLOTS, ROW_SLOTS
from kermesse.games.kero.events import Source
from kermesse.games.kero.options import KeroOptions

Phase: TypeAlias = Literal["prep", "reaction", "refuelling", "rolling", "develop", "sweep", "tie", "over"]
Flow: TypeAlias = Literal["flat", "out", "in"]
ReturnTo: TypeAlias = Literal["prep", "develop", "next_turn"]

EMPTY: Final = -1  # a slot without card or land, a die without face
NOBODY: Final = -1


@dataclass(slots=True, init=False)
class KeroState(Copied):
    """The whole state. A field is public unless its comment says otherwise."""

    options: KeroOptions
    chance: Chance  # secret
    loaded_dice: list[str] = fresh(list)  # secret: faces of the next landings, fixed by a written position
    phase: Phase = "prep"
    first: int = 0  # the seat with the First Player tile
    active: int = 0
    turn_no: int = 0
    round_no: int = 1
    conquests: int = 0
    last_turn: bool = False
    stall_count: int = 0  # turns in a row in which no card left the row
    winner: int = NOBODY  # when over; NOBODY: a draw

    # Cards and lands
    deck: list[int] = fresh(list)  # secret, except the number of cards
    delayed: int = 0  # Conquest cards known to be on top of the deck
    row: list[int] = repeated(ROW_SLOTS, EMPTY)
    refilled: list[int] = fresh(list)  # the cards of the last refill, Conquests included, in order
    card_discard: list[int] = fresh(list)
    lands: list[int] = repeated(LAND_SLOTS, EMPTY)
    land_pile: list[int] = fresh(list)  # secret, except the number of lands
    land_discard: list[int] = fresh(list)
    explorers: list[int] = repeated(2 * LAND_SLOTS, 0)  # on the lands: 2 * slot + seat
    outpost: int = 0
    tuarek_pile: list[int] = fresh(list)  # secret, except the number of tiles
    tuarek_discard: list[int] = fresh(list)
    reshuffles: int = 0
    supply: int = JERRICANS  # Jerricans

    # The clans, by seat
    capacity: Annotated[list[Millis], SHARED] = per_seat(0)
    fuel: list[Millis] = per_seat(0)  # at `since`
    flow: list[Flow] = per_seat("flat")
    since: list[Millis] = per_seat(0)
    jerricans: list[int] = per_seat(0)
    # in the order of drawing: known to their own seat; the number is public
    tuareks: list[list[int]] = per_seat(fresh(list))
    cards: list[list[int]] = per_seat(fresh(list))
    powers: list[list[int]] = per_seat(fresh(list))  # the cards whose power tile is held
    won: list[list[int]] = per_seat(fresh(list))
    camp: list[int] = per_seat(EXPLORERS)  # Explorers at home
    standing: list[StandingOrder] = per_seat("ask")  # known to its own seat

    # The turn
    refinery_open: bool = False
    die_credits: int = 0
    fireproof: bool = False
    in_play: int = 0  # mask of the dice of this turn
    faces: list[int] = repeated(len(DICE), EMPTY)  # by die, EMPTY before its first landing
    in_air: int = 0  # mask
    may_throw: bool = False  # the gap after the last throw is over
    then_flat: bool = False  # known to the active seat
    throws: int = 0  # in the whole game, fills too: the counter of the dice's draws
    turn_throws: int = 0
    used: Millis = 0  # sand that the calm throws of this turn took
    harvest: list[int] = repeated(4, 0)  # B W M R
    fires: int = 0
    pending_free: int = 0
    sweeps: int = 0
    convert_used: bool = False
    card_left_row: bool = False
    refill_conquests: int = 0  # carried out in this refill

    # A fill
    fill_no: int = 0
    fill_of: int = 0
    source: Source = "paid"
    fill_dice: int = 0  # mask of the dice that do not burn yet
    fill_t0: Millis = 0
    fill_throws: int = 0
    fill_last: Millis = 0  # the last landing, or the start
    lone_throws: int = 0
    tap_ready: bool = False
    return_to: ReturnTo = "prep"

    # Time
    due: Millis = NEVER  # the next deadline, except running dry
    dry_at: Millis = NEVER
    next_throw_at: Millis = 0
    clock_left: Millis = NEVER  # of the clock stopped during a fill; NEVER if none runs
    pannes: int = 0  # in the whole game


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
    """The slots with equally many Explorers of both clans, at least one each (R23)."""
    explorers = state.explorers
    return [
        slot
        for slot in range(len(state.lands))
        if state.lands[slot] != EMPTY and explorers[2 * slot] == explorers[2 * slot + 1] > 0
    ]
