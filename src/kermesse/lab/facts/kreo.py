"""Kréo: which Natures came into play, what was lost, and which powers were used. All win together, so nobody leads."""

from typing import Final

from kermesse.games.kreo.events import (
    CardBurnt,
    CardLost,
    CardRecovered,
    CardShown,
    EclairStruck,
    ExchangeDone,
    FaceChosen,
    NatureComplete,
    NatureInPlay,
    PowerUsed,
    TimedOut,
    TornadeSwept,
)
from kermesse.lab.facts.kinds import Facts, Thing


def _kind(card: str) -> str:
    """`EAU-3` -> `eau`: copies of a card are one thing."""
    return card.partition("-")[0].lower()


FACTS: Final = Facts(
    things=(
        Thing("nature", "used", NatureInPlay, lambda event: [_kind(event.nature)], "card"),
        Thing("complete", "had", NatureComplete, lambda event: [_kind(event.nature)], "card", seat=""),
        Thing("lost", "had", CardLost, lambda event: [_kind(event.card)], "card"),
        Thing("titan", "had", FaceChosen, lambda event: [event.name.lower()]),
        Thing("power", "used", PowerUsed, lambda event: [event.name.lower()], "titan"),
        Thing("done", "used", CardShown, lambda event: ["shown"], "did"),
        Thing("done", "used", ExchangeDone, lambda event: ["exchange"], "did"),
        Thing("done", "used", CardRecovered, lambda event: ["recovered"], "did"),
        Thing("done", "used", CardBurnt, lambda event: ["burnt"], "did"),
        Thing("done", "used", EclairStruck, lambda event: ["struck"], "did"),
        Thing("done", "used", TornadeSwept, lambda event: ["swept"], "did"),
    ),
    expired=(TimedOut, "decision"),
)
