"""Asking seats for decisions, and how long they have."""

from typing import Final

from kermesse.core.clock import GRACE, NEVER, Millis
from kermesse.games.kraaw.options import Decision
from kermesse.games.kraaw.state import KraawState, Phase

# Milliseconds by decision: relaxed, normal, fast.
LIMITS: Final[dict[str, tuple[int, int, int]]] = {
    "choose_crow": (60_000, 30_000, 15_000),
    "declare_jewels": (60_000, 20_000, 10_000),
    "look_done": (40_000, 20_000, 10_000),
    "chien_exchange": (40_000, 20_000, 10_000),
    "main": (120_000, 45_000, 20_000),
    "reveal": (60_000, 20_000, 10_000),
    "retaliate": (90_000, 30_000, 15_000),
    "bonus": (60_000, 20_000, 10_000),
    "continue": (30_000, 12_000, 6_000),
}
PACES: Final[dict[str, int]] = {"relaxed": 0, "normal": 1, "fast": 2}

SECOND_LOOK: Final = 10_000  # at the new hand, after a whole-hand swap
ABSENT: Final = 3_000  # for a seat that let two decisions in a row pass
TIME_OUTS_TO_ABSENT: Final = 2

DECISION_OF: Final[dict[str, Decision]] = {
    "crow_choice": "choose_crow",
    "jewels": "declare_jewels",
    "look": "look_done",
    "chien": "chien_exchange",
    "main": "main",
    "reveal": "reveal",
    "retaliate": "retaliate",
    "bonus": "bonus",
    "round_end": "continue",
}
# The same by pace and phase.
TIMES: Final[dict[str, dict[str, int]]] = {
    pace: {phase: LIMITS[decision][at] for phase, decision in DECISION_OF.items()} for pace, at in PACES.items()
}


def ask(state: KraawState, seat: int, now: Millis) -> None:
    """Open the decision of the current phase for a seat."""
    pace, own = state.options.timers, state.options.limits_ms
    if pace == "off":
        state.pending |= 1 << seat
        state.deadlines[seat] = NEVER
        return
    time = TIMES[pace][state.phase]
    if own:
        time = own.get(DECISION_OF[state.phase], time)
    ask_within(state, seat, now, time)


def ask_within(state: KraawState, seat: int, now: Millis, time: Millis) -> None:
    state.pending |= 1 << seat
    if state.time_outs[seat] >= TIME_OUTS_TO_ABSENT and time > ABSENT:
        time = ABSENT
    state.deadlines[seat] = now + time + GRACE


def ask_all(state: KraawState, seats: list[int], phase: Phase, now: Millis) -> None:
    state.phase = phase
    for seat in seats:
        ask(state, seat, now)


def answered(state: KraawState, seat: int) -> None:
    state.pending &= ~(1 << seat)
    state.deadlines[seat] = NEVER
