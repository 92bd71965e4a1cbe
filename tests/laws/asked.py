"""Open decisions of every game: most views list them in `pending`."""

from typing import Any

from kermesse.core.game import ALL_SEEING, Pending
from kermesse.laws.pace import open_decisions
from kermesse.laws.walk import Walk


def asked_of(walk: Walk) -> list[Pending]:
    return in_chronos(walk.match.view(ALL_SEEING)) if walk.game.name == "chronos" else open_decisions(walk)


def in_chronos(view: Any) -> list[Pending]:
    """Decisions of Chronos: everybody is always awaited, and other questions stand in three places of the view."""
    in_steps = view.options.clock == "steps"
    choice = "step" if in_steps else "choice"
    asked = [
        Pending(seat, choice, one.choosing.until) for seat, one in enumerate(view.seats) if one.choosing is not None
    ]
    for seat, one in enumerate(view.seats):
        if view.phase in ("ready", "interval") and not one.ready:
            asked.append(Pending(seat, view.phase, view.until))
        elif in_steps and view.phase in ("play", "zone") and not one.submitted and not asked:
            asked.append(Pending(seat, "step", view.until))
    return asked
