"""Asking a seat for a decision, and how long it has."""

from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.games.kreo.options import Timer, limit
from kermesse.games.kreo.state import NOBODY, Decision, KreoState

TIMER_OF: Final[dict[str, Timer]] = {
    "take": "decision",
    "theia": "decision",
    "guess": "decision",
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


def ask_to_finish(state: KreoState, seat: int, decision: Decision, now: Millis) -> None:
    """An act of the Divination has two parts: until the second is done nobody does anything else (3.4)."""
    state.asked = seat
    state.decision = decision
    state.act_due = falls_due(state, TIMER_OF[decision], now)


def finished(state: KreoState) -> None:
    state.asked = NOBODY
    state.decision = ""
    state.act_due = NEVER
    state.half = ""


def answered(state: KreoState) -> None:
    state.asked = NOBODY
    state.decision = ""
    state.due = NEVER


def falls_due(state: KreoState, timer: Timer, now: Millis) -> Millis:
    time = limit(state.options, timer)
    return now + time if time else NEVER
