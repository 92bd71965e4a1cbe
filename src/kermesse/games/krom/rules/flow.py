"""The order of play: rounds, the secret move, the places in their order (3.3 to 3.5)."""

from kermesse.core.clock import Millis
from kermesse.core.game import Event
from kermesse.games.krom.components import BEAST_PLACES, CAVE, FOREST, FULL_HEARTS, PLACES
from kermesse.games.krom.events import (
    DestinationSet,
    DestinationsRevealed,
    KromosaureMoved,
    PhaseLost,
    RoundEnded,
    RoundStarted,
    WokeUp,
)
from kermesse.games.krom.rules.action import start_phase
from kermesse.games.krom.rules.asking import ask
from kermesse.games.krom.rules.fight import start_fight
from kermesse.games.krom.rules.victory import stop_at_cap
from kermesse.games.krom.state import NOBODY, NOWHERE, KromState, is_out, standing


def start_round(state: KromState, now: Millis, events: list[Event] | None) -> None:
    state.round_no += 1
    if events is not None:
        events.append(RoundStarted(state.round_no))
    for seat in range(state.n):
        if is_out(state, seat):
            state.hearts[seat] = FULL_HEARTS
            if events is not None:
                events.append(WokeUp(seat))
    state.acted = 0
    state.destinations = [NOWHERE] * state.n
    state.phase = "move"
    state.place = NOWHERE
    state.active = NOBODY
    ask(state, now)


def choose_destination(state: KromState, seat: int, place: int, now: Millis, events: list[Event] | None) -> None:
    """Choose a destination. It can be changed until the last seat has chosen."""
    state.destinations[seat] = place
    if events is not None:
        events.append(DestinationSet(seat, PLACES[place]))
    if NOWHERE not in state.destinations:
        reveal(state, now, events)


def default_destination(state: KromState, seat: int) -> int:
    return CAVE if state.places[seat] != CAVE else FOREST


def reveal(state: KromState, now: Millis, events: list[Event] | None) -> None:
    """Move all figures at once, then the Kromosaure."""
    state.places = state.destinations
    state.destinations = [NOWHERE] * state.n
    if events is not None:
        events.append(DestinationsRevealed([PLACES[place] for place in state.places]))
    if state.beast_hearts:
        state.beast_place = BEAST_PLACES[state.chance.below(len(BEAST_PLACES), "kromosaure", state.round_no)]
        if events is not None:
            events.append(KromosaureMoved(PLACES[state.beast_place]))
    state.phase = "between"
    state.order = []
    run_on(state, now, events)


def run_on(state: KromState, now: Millis, events: list[Event] | None) -> None:
    """Run on until a decision is open or the game is over."""
    while state.phase == "between":
        if state.order:
            seat = state.order.pop(0)
            if is_out(state, seat):
                if events is not None:
                    events.append(PhaseLost(seat, PLACES[state.place]))
            else:
                start_phase(state, seat, now, events)
        elif state.place + 1 < len(PLACES):
            state.place += 1
            _come_to_place(state, now, events)
        else:
            _end_round(state, now, events)


def _come_to_place(state: KromState, now: Millis, events: list[Event] | None) -> None:
    state.fighters = []
    here = standing(state, state.place)
    beast_here = state.beast_hearts > 0 and state.beast_place == state.place
    if here and len(here) + beast_here > 1:  # R35: the beast alone with knocked-out players does nothing
        start_fight(state, here, now, events)
    else:
        state.order = here


def _end_round(state: KromState, now: Millis, events: list[Event] | None) -> None:
    if events is not None:
        events.append(RoundEnded(state.round_no))
    state.fighters = []
    if state.options.round_cap and state.round_no >= state.options.round_cap:
        stop_at_cap(state, events)
    else:
        start_round(state, now, events)
