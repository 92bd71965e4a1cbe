"""Krom: Evolutions, Bonus cards, places, prey, what was gathered and what was climbed for."""

from collections.abc import Iterable, Sequence
from typing import Final

from kermesse.games.krom.events import (
    AutoDecision,
    BonusDrawn,
    BonusResolved,
    Evolved,
    Gathered,
    Hunted,
    KnockedOut,
    KromosaureBeaten,
    PhaseStarted,
    Settled,
)
from kermesse.games.krom.state import KromState
from kermesse.lab.facts.kinds import Facts, Thing


def standing(state: KromState) -> Sequence[float]:
    return state.points


def _prey(event: Hunted) -> Iterable[str]:
    return [event.card] if event.success else []


FACTS: Final = Facts(
    things=(
        Thing("evolution", "had", Evolved, lambda event: [event.card]),
        Thing("drawn", "had", BonusDrawn, lambda event: event.cards, "bonus"),
        Thing("played", "used", BonusResolved, lambda event: [event.card], "bonus"),
        Thing("place", "used", PhaseStarted, lambda event: [event.place]),
        Thing("prey", "had", Hunted, _prey),
        Thing("gather", "had", Gathered, lambda event: [event.card]),
        Thing("climb", "had", Settled, lambda event: [event.key], "combination"),
        Thing("fate", "had", KnockedOut, lambda event: ["knocked-out"], "did"),
        Thing("fate", "had", KromosaureBeaten, lambda event: ["beast"], "did"),
    ),
    standing=standing,
    expired=(AutoDecision, "decision"),
    role="character",
)
