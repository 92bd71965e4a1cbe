"""How long a seat has for a decision."""

from kermesse.core.clock import NEVER, Millis
from kermesse.games.kero.options import pace
from kermesse.games.kero.state import KeroState


def ask(state: KeroState, decision: str, now: Millis) -> None:
    """Start the clock of a decision."""
    state.due = pace(state.options).due(state.options, decision, now)


def stop_clock(state: KeroState, now: Millis) -> None:
    """The clocks of prep and develop stand still during a fill."""
    state.clock_left = NEVER if state.due >= NEVER else state.due - now
    state.due = NEVER


def restart_clock(state: KeroState, now: Millis) -> None:
    state.due = NEVER if state.clock_left >= NEVER else now + state.clock_left
    state.clock_left = NEVER
