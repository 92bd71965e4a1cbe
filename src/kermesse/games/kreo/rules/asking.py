"""Asking a seat for a decision, and how long it has."""

from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.pace import Decisions
from kermesse.games.kreo.options import PACE
from kermesse.games.kreo.state import NOBODY, Decision, KreoState

LIMITS: Final[Decisions] = PACE  # a module's own name is found at once where it is compiled


def ask(state: KreoState, seat: int, decision: Decision, now: Millis) -> None:
    state.asked = seat
    state.decision = decision
    state.due = falls_due(state, decision, now)


def ask_to_finish(state: KreoState, seat: int, decision: Decision, now: Millis) -> None:
    """An act of the Divination has two parts: until the second is done nobody does anything else (3.4)."""
    state.asked = seat
    state.decision = decision
    state.act_due = falls_due(state, decision, now)


def finished(state: KreoState) -> None:
    state.asked = NOBODY
    state.decision = ""
    state.act_due = NEVER
    state.half = ""


def answered(state: KreoState) -> None:
    state.asked = NOBODY
    state.decision = ""
    state.due = NEVER


def falls_due(state: KreoState, decision: str, now: Millis) -> Millis:
    return LIMITS.due(state.options, decision, now)
