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
from kermesse.lab.facts.kinds import Expired, Facts, Thing, by_seat


def standing(state: KraawState) -> Sequence[float]:
    """Return the rounds won; in a game of one round, the shown totals."""
    if state.options.wins_to_game > 1:
        return state.wins
    return [sum(face_up_list(state, seat)) for seat in range(state.n)]


FACTS: Final = Facts(
    things=(
        Thing("crow", CrowChosen, by_seat, lambda event: [event.crow]),
        Thing("dealt", HandSeen, by_seat, lambda event: sorted({str(value) for value in event.values}), "treasure"),
        Thing("done", Looked, by_seat, lambda event: ["look"], "did"),
        Thing(
            "done",
            Revealed,
            by_seat,
            lambda event: ["reveal-lock"] if event.cause == "reveal_lock" else [],
            "did",
        ),
        Thing("done", Exchanged, lambda event: event.thief.seat, lambda event: ["theft"], "did"),
        Thing("done", ChienExchanged, by_seat, lambda event: ["kitty"], "did"),
        Thing("done", HandSwapped, by_seat, lambda event: ["swap"], "did"),
        Thing("done", FlippedDown, by_seat, lambda event: ["bonus"], "did"),
        Thing("robbed", Exchanged, lambda event: event.victim.seat, lambda event: ["robbed"], "did"),
    ),
    standing=standing,
    lateness=Expired(TimedOut, lambda event: event.decision, by_seat),
)
