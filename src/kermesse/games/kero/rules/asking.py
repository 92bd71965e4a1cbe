"""Whose decision it is, and how long a seat has for it."""

from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.games.kero.components import CARD_TIE
from kermesse.games.kero.options import Decision, KeroOptions
from kermesse.games.kero.state import NOBODY, KeroState

# Milliseconds by decision: relaxed, normal, fast. Only the live clock has them.
LIMITS: Final[dict[str, tuple[int, int, int]]] = {
    "prep": (120_000, 60_000, 30_000),
    "develop": (180_000, 90_000, 45_000),
    "reaction": (10_000, 6_000, 4_000),
    "choice": (40_000, 20_000, 10_000),
}
PACES: Final[dict[str, int]] = {"relaxed": 0, "normal": 1, "fast": 2}


def asked(state: KeroState) -> int:
    """The seat that the phase belongs to."""
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


def limit(options: KeroOptions, decision: Decision) -> Millis:
    """How long that decision may take; NEVER: as long as it likes."""
    own = options.limits_ms.get(decision)
    if own is not None:
        return own or NEVER
    if options.clock == "calm" or options.timers == "off":
        return NEVER
    return LIMITS[decision][PACES[options.timers]]


def ask(state: KeroState, decision: Decision, now: Millis) -> None:
    """Start the clock of a decision."""
    time = limit(state.options, decision)
    state.due = NEVER if time >= NEVER else now + time


def stop_clock(state: KeroState, now: Millis) -> None:
    """The clocks of prep and develop stand still during a fill."""
    state.clock_left = NEVER if state.due >= NEVER else state.due - now
    state.due = NEVER


def restart_clock(state: KeroState, now: Millis) -> None:
    state.due = NEVER if state.clock_left >= NEVER else now + state.clock_left
    state.clock_left = NEVER
