"""Asking a seat for a decision, and how long it has."""

from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.games.kreo.options import Timer, limit
from kermesse.games.kreo.state import NOBODY, Decision, KreoState

TIMER_OF: Final[dict[str, Timer]] = {
    "japet": "window",
    "tethys": "window",
    "play": "decision",
    "strike": "decision",
    "drop": "decision",
    "energy": "decision",
    "japet_play": "decision",
}


def ask(state: KreoState, seat: int, decision: Decision, now: Millis) -> None:
    state.asked = seat
    state.decision = decision
    state.due = falls_due(state, TIMER_OF[decision], now)


def answered(state: KreoState) -> None:
    state.asked = NOBODY
    state.decision = ""
    state.due = NEVER


def falls_due(state: KreoState, timer: Timer, now: Millis) -> Millis:
    time = limit(state.options, timer)
    return now + time if time else NEVER
