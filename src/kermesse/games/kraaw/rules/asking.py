"""Open decisions of seats, and their time limits."""

from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.pace import Decisions
from kermesse.games.kraaw.options import PACE
from kermesse.games.kraaw.state import KraawState, Phase

LIMITS: Final[Decisions] = PACE  # a module's own name is looked up faster when compiled
SECOND_LOOK: Final = 10_000  # at the new hand, after a whole-hand swap; at most
ABSENT: Final = 3_000  # for a seat that let two decisions in a row time out
TIME_OUTS_TO_ABSENT: Final = 2

DECISION_OF: Final[dict[str, str]] = {
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


def ask(state: KraawState, seat: int, now: Millis, most: Millis = NEVER) -> None:
    """Open the decision of the current phase for a seat, with the table's time limit or `most` if that is less."""
    state.pending |= 1 << seat
    time = LIMITS.time(state.options, DECISION_OF[state.phase])
    if time >= NEVER:
        state.deadlines[seat] = NEVER
        return
    if time > most:
        time = most
    if time > ABSENT and state.time_outs[seat] >= TIME_OUTS_TO_ABSENT:
        time = ABSENT
    state.deadlines[seat] = now + time + LIMITS.grace


def ask_all(state: KraawState, seats: list[int], phase: Phase, now: Millis) -> None:
    state.phase = phase
    for seat in seats:
        ask(state, seat, now)


def answered(state: KraawState, seat: int) -> None:
    state.pending &= ~(1 << seat)
    state.deadlines[seat] = NEVER
