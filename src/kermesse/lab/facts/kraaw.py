"""Kraaw: the cards of a hand, the crow, and what was done in one's turns."""

from collections.abc import Sequence
from typing import Final

from kermesse.games.kraaw.events import (
    ChienExchanged,
    CrowChosen,
    Exchanged,
    FlippedDown,
    HandSeen,
    HandSwapped,
    Looked,
    Revealed,
    TimedOut,
)
from kermesse.games.kraaw.rules.scoring import face_up_list
from kermesse.games.kraaw.state import KraawState
from kermesse.lab.facts.kinds import Facts, Thing


def standing(state: KraawState) -> Sequence[float]:
    """Rounds won; in a game of one round, what is shown."""
    if state.options.wins_to_game > 1:
        return state.wins
    return [sum(face_up_list(state, seat)) for seat in range(state.n)]


FACTS: Final = Facts(
    things=(
        Thing("crow", "had", CrowChosen, lambda event: [event.crow]),
        Thing("dealt", "had", HandSeen, lambda event: sorted({str(value) for value in event.values}), "treasure"),
        Thing("done", "used", Looked, lambda event: ["look"], "did"),
        Thing(
            "done",
            "used",
            Revealed,
            lambda event: ["reveal-lock"] if event.cause == "reveal_lock" else [],
            "did",
        ),
        Thing("done", "used", Exchanged, lambda event: ["theft"], "did", seat="thief.seat"),
        Thing("done", "used", ChienExchanged, lambda event: ["kitty"], "did"),
        Thing("done", "used", HandSwapped, lambda event: ["swap"], "did"),
        Thing("done", "used", FlippedDown, lambda event: ["bonus"], "did"),
        Thing("robbed", "had", Exchanged, lambda event: ["robbed"], "did", seat="victim.seat"),
    ),
    standing=standing,
    expired=(TimedOut, "decision"),
)
