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
    KROMS,
    PREY,
    PREY_IDS,
    START_BONUS,
    START_KROMS,
)
from kermesse.games.krom.events import CharacterPicked, GameStarted
from kermesse.games.krom.options import KromOptions
from kermesse.games.krom.rules.asking import ask
from kermesse.games.krom.rules.flow import start_round
from kermesse.games.krom.rules.tokens import draw_bonus, gain
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
        _next_pick(state, now, events)
    else:
        dealt = list(range(len(CHARACTERS)))
        chance.shuffle(dealt, "characters")
        for seat in range(seats):
            _give_character(state, seat, dealt[seat], events)
        _hand_out(state, now, events)
    return state, events


def blank_table(seats: int, options: KromOptions, chance: Chance) -> KromState:
    """A table with unshuffled decks, nothing turned up and nothing handed out."""
    state = new_state(KromState, seats, n=seats, options=options, chance=chance)
    state.evolution_pile = list(range(len(EVOLUTIONS)))
    state.hunt_pile = list(range(len(PREY)))
    state.beast_hearts = BEAST_HEARTS if options.kromosaure else 0
    return state


def pick_character(state: KromState, character: int, now: Millis, events: list[Event] | None) -> None:
    _give_character(state, state.active, character, events)
    _next_pick(state, now, events)


def free_characters(state: KromState) -> list[int]:
    return [character for character in range(len(CHARACTERS)) if character not in state.characters]


def default_character(state: KromState) -> int:
    free = free_characters(state)
    return free[state.chance.below(len(free), "late pick", state.active)]


def _give_character(state: KromState, seat: int, character: int, events: list[Event] | None) -> None:
    state.characters[seat] = character
    if events is not None:
        events.append(CharacterPicked(seat, CHARACTERS[character]))


def _next_pick(state: KromState, now: Millis, events: list[Event] | None) -> None:
    if state.order:
        state.active = state.order.pop(0)
        ask(state, now)
    else:
        _hand_out(state, now, events)


def _hand_out(state: KromState, now: Millis, events: list[Event] | None) -> None:
    for seat in range(state.n):
        gain(state, seat, KROMS, START_KROMS)
        draw_bonus(state, seat, START_BONUS, events)
    start_round(state, now, events)
