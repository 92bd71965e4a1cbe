"""The set-up of a game."""

from kermesse.core.chance import Chance
from kermesse.core.clock import Millis
from kermesse.core.defaults import new_state
from kermesse.core.game import Event
from kermesse.core.options import first_seat
from kermesse.games.kero.components import (
    CARDS,
    CONQUEST,
    CONQUESTS,
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
from kermesse.games.kero.state import KeroState

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
    """The deck from the bottom: three piles of eight cards and a Conquest each, then the Start cards (R36)."""
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
    """An empty table: full trucks, all Explorers at home, all Jerricans in the supply."""
    state = new_state(KeroState, 2, options=options, chance=chance)
    state.capacity = capacities(options)
    state.fuel = state.capacity[:]
    return state
