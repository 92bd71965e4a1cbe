"""Open decisions of seats, and their time limits."""

from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.pace import Decisions
from kermesse.games.kreo.options import PACE
from kermesse.games.kreo.state import NOBODY, Decision, KreoState

LIMITS: Final[Decisions] = PACE  # a module's own name is looked up faster when compiled


def ask(state: KreoState, seat: int, decision: Decision, now: Millis) -> None:
    state.asked = seat
    state.decision = decision
    state.due = falls_due(state, decision, now)


def ask_to_finish(state: KreoState, seat: int, decision: Decision, now: Millis) -> None:
    """Ask for the second part of an act of the Divination. Until it is done no other act is allowed (3.4)."""
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
