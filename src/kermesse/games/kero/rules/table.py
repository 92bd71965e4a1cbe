"""The set-up of a game."""

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Event
from kermesse.core.options import first_seat
from kermesse.games.kero.components import (
    CARDS,
    CONQUEST,
    CONQUESTS,
    DICE,
    EXPLORERS,
    JERRICANS,
    LAND_SLOTS,
    LANDS,
    MAIN_CARDS,
    ROW_SLOTS,
    START_CARDS,
    TUAREK_COPIES,
)
from kermesse.games.kero.events import GameStarted
from kermesse.games.kero.options import KeroOptions, capacities
from kermesse.games.kero.rules.supply import draw_tuareks, take_jerricans
from kermesse.games.kero.rules.turn import start_turn
from kermesse.games.kero.state import EMPTY, NOBODY, KeroState

FIRST_JERRICANS = 2
FIRST_TUAREKS = 2


def setup(seats: int, options: KeroOptions, chance: Chance, now: Millis) -> tuple[KeroState, list[Event]]:
    state = blank_table(options, chance)
    named = first_seat(options.first_player, seats)
    state.first = chance.below(2, "first player") if named is None else named
    state.deck = _deck(chance)
    for slot in range(ROW_SLOTS - 1, -1, -1):  # R34: from the right, like every refill
        state.row[slot] = state.deck.pop()
    state.land_pile = list(range(len(LANDS)))
    chance.shuffle(state.land_pile, "lands")
    state.lands = [state.land_pile.pop() for _ in range(LAND_SLOTS)]
    state.tuarek_pile = [kind for kind, copies in enumerate(TUAREK_COPIES) for _ in range(copies)]
    chance.shuffle(state.tuarek_pile, "tuareks")
    events: list[Event] = [
        GameStarted(
            options,
            state.first,
            [CARDS[card] for card in state.row],
            [LANDS[land] for land in state.lands],
        )
    ]
    for seat in (state.first, 1 - state.first):
        take_jerricans(state, seat, FIRST_JERRICANS)
        draw_tuareks(state, seat, FIRST_TUAREKS, events)
    start_turn(state, state.first, now, events)
    return state, events


def _deck(chance: Chance) -> list[int]:
    """From the bottom: three piles of eight cards and a Conquest each, then the Start cards (R36)."""
    cards = MAIN_CARDS[:]
    chance.shuffle(cards, "cards")
    each = len(cards) // CONQUESTS
    deck: list[int] = []
    for number in range(CONQUESTS):
        pile = [*cards[each * number : each * (number + 1)], CONQUEST]
        chance.shuffle(pile, "pile", number)
        deck += pile
    start = START_CARDS[:]
    chance.shuffle(start, "start cards")
    return deck + start


def blank_table(options: KeroOptions, chance: Chance) -> KeroState:
    """A table with nothing on it yet: full trucks, all Explorers at home, all Jerricans in the supply."""
    capacity = capacities(options)
    return KeroState(
        options=options,
        chance=chance,
        loaded_dice=[],
        phase="prep",
        first=0,
        active=0,
        turn_no=0,
        round_no=1,
        conquests=0,
        last_turn=False,
        stall_count=0,
        winner=NOBODY,
        deck=[],
        delayed=0,
        row=[EMPTY] * ROW_SLOTS,
        refilled=[],
        card_discard=[],
        lands=[EMPTY] * LAND_SLOTS,
        land_pile=[],
        land_discard=[],
        explorers=[0] * (2 * LAND_SLOTS),
        outpost=0,
        tuarek_pile=[],
        tuarek_discard=[],
        reshuffles=0,
        supply=JERRICANS,
        capacity=capacity,
        fuel=capacity[:],
        flow=["flat", "flat"],
        since=[0, 0],
        jerricans=[0, 0],
        tuareks=[[], []],
        cards=[[], []],
        powers=[[], []],
        won=[[], []],
        camp=[EXPLORERS, EXPLORERS],
        standing=["ask", "ask"],
        refinery_open=False,
        die_credits=0,
        fireproof=False,
        in_play=0,
        faces=[EMPTY] * len(DICE),
        in_air=0,
        may_throw=False,
        then_flat=False,
        throws=0,
        turn_throws=0,
        used=0,
        harvest=[0, 0, 0, 0],
        fires=0,
        pending_free=0,
        sweeps=0,
        convert_used=False,
        card_left_row=False,
        refill_conquests=0,
        fill_no=0,
        fill_of=0,
        source="paid",
        fill_dice=0,
        fill_t0=0,
        fill_throws=0,
        fill_last=0,
        lone_throws=0,
        tap_ready=False,
        return_to="prep",
        due=NEVER,
        dry_at=NEVER,
        next_throw_at=0,
        clock_left=NEVER,
        pannes=0,
    )
