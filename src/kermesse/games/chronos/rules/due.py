"""The moment at which the table will change by itself."""

from kermesse.core.clock import NEVER
from kermesse.games.chronos.state import NOBODY, ChronosState


def set_due(state: ChronosState) -> None:
    due = min(state.runs_out) if not state.terms.steps else NEVER
    if state.phase_until < due:
        due = state.phase_until
    if state.next_flip < due:
        due = state.next_flip
    if state.deadlock_by != NOBODY and state.deadlock_until < due:
        due = state.deadlock_until
    if state.round_until < due:
        due = state.round_until
    if state.step_until < due:
        due = state.step_until
    if state.terms.plans:
        due = min(due, min(state.plan_due))
    for take in state.takes:
        if take.due < due:
            due = take.due
    for choice in state.choices:
        if choice is not None and choice.until < due:
            due = choice.until
    state.due = due
