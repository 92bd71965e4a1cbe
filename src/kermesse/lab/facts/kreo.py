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
from kermesse.lab.facts.kinds import Expired, Facts, Thing, by_seat


def _kind(card: str) -> str:
    """Turn `EAU-3` into `eau`: copies of a card are one thing."""
    return card.partition("-")[0].lower()


FACTS: Final = Facts(
    things=(
        Thing("nature", NatureInPlay, by_seat, lambda event: [_kind(event.nature)], "card"),
        Thing("complete", NatureComplete, lambda event: 0, lambda event: [_kind(event.nature)], "card"),
        Thing("lost", CardLost, by_seat, lambda event: [_kind(event.card)], "card"),
        Thing("titan", FaceChosen, by_seat, lambda event: [event.name.lower()]),
        Thing("power", PowerUsed, by_seat, lambda event: [event.name.lower()], "titan"),
        Thing("done", CardShown, by_seat, lambda event: ["shown"], "did"),
        Thing("done", ExchangeDone, by_seat, lambda event: ["exchange"], "did"),
        Thing("done", CardRecovered, by_seat, lambda event: ["recovered"], "did"),
        Thing("done", CardBurnt, by_seat, lambda event: ["burnt"], "did"),
        Thing("done", EclairStruck, by_seat, lambda event: ["struck"], "did"),
        Thing("done", TornadeSwept, by_seat, lambda event: ["swept"], "did"),
    ),
    lateness=Expired(TimedOut, lambda event: event.decision, by_seat),
)
