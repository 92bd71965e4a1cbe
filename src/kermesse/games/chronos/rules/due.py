"""When the table will change by itself."""

from kermesse.core.clock import NEVER
from kermesse.games.chronos.state import ChronosState


def set_due(state: ChronosState) -> None:
    due = min(state.phase_until, state.next_flip, state.deadlock_until, state.round_until, state.step_until)
    if not state.terms.steps:
        due = min(due, min(state.runs_out))
        if state.terms.plans:
            due = min(due, min(state.plan_due))
        for take in state.takes:
            due = min(due, take.due)
    for choice in state.choices:
        if choice is not None and choice.until < due:
            due = choice.until
    state.due = min(due, NEVER)
