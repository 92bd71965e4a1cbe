"""The set-up of a game: decks, rows, characters, and what everybody starts with (section 2)."""

from kermesse.core.chance import Chance
from kermesse.core.clock import Millis
from kermesse.core.defaults import new_state
from kermesse.core.game import Event
from kermesse.core.options import plain_options
from kermesse.games.krom.components import (
    BEAST_HEARTS,
    CHARACTERS,
    EVOLUTION_IDS,
    EVOLUTIONS,
    PREY,
    PREY_IDS,
)
from kermesse.games.krom.events import GameStarted
from kermesse.games.krom.options import KromOptions
from kermesse.games.krom.rules.pick import give_character, hand_out, next_pick
from kermesse.games.krom.rules.play import start_clock
from kermesse.games.krom.rules.victory import target
from kermesse.games.krom.state import KromState

ROW = 4  # cards turned up


def setup(seats: int, options: KromOptions, chance: Chance, now: Millis) -> tuple[KromState, list[Event]]:
    state = blank_table(seats, options, chance)
    chance.shuffle(state.evolution_pile, "evolution")
    chance.shuffle(state.hunt_pile, "hunt cards")
    chance.shuffle(state.gather_pile, "gather")
    chance.shuffle(state.bonus_pile, "bonus")
    state.hunt_row = [state.hunt_pile.pop() for _ in range(ROW)]
    state.evolution_row = [state.evolution_pile.pop() for _ in range(ROW)]
    order = list(range(seats))
    chance.shuffle(order, "pick order")
    picked = options.characters == "pick"
    events: list[Event] = [
        GameStarted(
            seats,
            plain_options(options),
            target(state),
            [PREY_IDS[card] for card in state.hunt_row],
            [EVOLUTION_IDS[card] for card in state.evolution_row],
            state.stock[:],
            [len(state.evolution_pile), len(state.hunt_pile), len(state.gather_pile), len(state.bonus_pile)],
            order[:] if picked else [],
        )
    ]
    if picked:
        state.order = order
        next_pick(state, events)
    else:
        dealt = list(range(len(CHARACTERS)))
        chance.shuffle(dealt, "characters")
        for seat in range(seats):
            give_character(state, seat, dealt[seat], events)
        hand_out(state, events)
    start_clock(state, now)
    return state, events


def blank_table(seats: int, options: KromOptions, chance: Chance) -> KromState:
    """A table with unshuffled decks, nothing turned up and nothing handed out."""
    state = new_state(KromState, seats, n=seats, options=options, chance=chance)
    state.evolution_pile = list(range(len(EVOLUTIONS)))
    state.hunt_pile = list(range(len(PREY)))
    state.beast_hearts = BEAST_HEARTS if options.kromosaure else 0
    return state
