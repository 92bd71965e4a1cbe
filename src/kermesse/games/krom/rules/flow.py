"""The way from decision to decision: the places in their order, and the end of the round (3.5)."""

from kermesse.core.game import Event
from kermesse.games.krom.components import PLACES
from kermesse.games.krom.events import PhaseLost, RoundEnded
from kermesse.games.krom.rules.action import start_phase
from kermesse.games.krom.rules.fight import start_fight
from kermesse.games.krom.rules.move import start_round
from kermesse.games.krom.rules.victory import stop_at_cap
from kermesse.games.krom.state import KromState, is_out, standing


def run_on(state: KromState, events: list[Event] | None) -> None:
    """Run on until a decision is open or the game is over."""
    while state.phase == "between":
        if state.order:
            seat = state.order.pop(0)
            if is_out(state, seat):
                if events is not None:
                    events.append(PhaseLost(seat, PLACES[state.place]))
            else:
                start_phase(state, seat, events)
        elif state.place + 1 < len(PLACES):
            state.place += 1
            _come_to_place(state, events)
        else:
            _end_round(state, events)


def _come_to_place(state: KromState, events: list[Event] | None) -> None:
    state.fighters = []
    here = standing(state, state.place)
    beast_here = state.beast_hearts > 0 and state.beast_place == state.place
    if here and len(here) + beast_here > 1:  # R35: the beast alone with knocked-out players does nothing
        start_fight(state, here, events)
    else:
        state.order = here


def _end_round(state: KromState, events: list[Event] | None) -> None:
    if events is not None:
        events.append(RoundEnded(state.round_no))
    state.fighters = []
    if state.options.round_cap and state.round_no >= state.options.round_cap:
        stop_at_cap(state, events)
    else:
        start_round(state, events)
