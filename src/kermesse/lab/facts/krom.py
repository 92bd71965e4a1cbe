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
from kermesse.lab.facts.kinds import Expired, Facts, Thing, by_seat


def standing(state: KromState) -> Sequence[float]:
    return state.points


def _prey(event: Hunted) -> Iterable[str]:
    return [event.card] if event.success else []


FACTS: Final = Facts(
    things=(
        Thing("evolution", Evolved, by_seat, lambda event: [event.card]),
        Thing("drawn", BonusDrawn, by_seat, lambda event: event.cards, "bonus"),
        Thing("played", BonusResolved, by_seat, lambda event: [event.card], "bonus"),
        Thing("place", PhaseStarted, by_seat, lambda event: [event.place]),
        Thing("prey", Hunted, by_seat, _prey),
        Thing("gather", Gathered, by_seat, lambda event: [event.card]),
        Thing("climb", Settled, by_seat, lambda event: [event.key], "combination"),
        Thing("fate", KnockedOut, by_seat, lambda event: ["knocked-out"], "did"),
        Thing("fate", KromosaureBeaten, by_seat, lambda event: ["beast"], "did"),
    ),
    standing=standing,
    lateness=Expired(AutoDecision, lambda event: event.decision, by_seat),
    role="character",
)
