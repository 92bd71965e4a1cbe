"""Open decisions: the seat and its time limit."""

from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.pace import Decisions
from kermesse.games.kero.components import CARD_TIE
from kermesse.games.kero.options import CALM_PACE, PACE
from kermesse.games.kero.state import NOBODY, KeroState

# A module's own name is looked up faster when compiled.
LIVE: Final[Decisions] = PACE
CALM: Final[Decisions] = CALM_PACE


def asked(state: KeroState) -> int:
    """The seat whose decision the phase is."""
    phase = state.phase
    if phase == "reaction" or phase == "refuelling":
        return 1 - state.active
    if phase == "tie":
        return tie_owner(state)
    return state.active


def tie_owner(state: KeroState) -> int:
    """The seat with the tie power; only one such card exists (R23)."""
    for seat in range(2):
        if CARD_TIE in state.powers[seat]:
            return seat
    return NOBODY


def ask(state: KeroState, decision: str, now: Millis) -> None:
    """Start the clock of a decision."""
    options = state.options
    state.due = (CALM if options.clock == "calm" else LIVE).due(options, decision, now)


def stop_clock(state: KeroState, now: Millis) -> None:
    """Stop the clock of prep or develop for the time of a fill."""
    state.clock_left = NEVER if state.due >= NEVER else state.due - now
    state.due = NEVER


def restart_clock(state: KeroState, now: Millis) -> None:
    state.due = NEVER if state.clock_left >= NEVER else now + state.clock_left
    state.clock_left = NEVER
