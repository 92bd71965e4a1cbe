"""Kero: cards of the row and their powers, lands, Tuareks, special dice, breakdowns."""

from collections.abc import Sequence
from typing import Final

from kermesse.games.kero.events import (
    AmbushPlayed,
    CardTaken,
    ExplorerPlaced,
    LandWon,
    Panne,
    RefuelEnded,
    TimeUp,
    TruckTipped,
    TuarekDrawn,
    TuarekPlayed,
)
from kermesse.games.kero.rules.scoring import score
from kermesse.games.kero.state import KeroState
from kermesse.lab.facts.kinds import Facts, Thing


def standing(state: KeroState) -> Sequence[float]:
    return [score(state, seat).total for seat in range(2)]


FACTS: Final = Facts(
    things=(
        Thing("card", "had", CardTaken, lambda event: [event.card]),
        Thing("land", "had", LandWon, lambda event: [event.land]),
        Thing("outpost", "used", ExplorerPlaced, lambda event: ["outpost"] if event.place == "outpost" else [], "land"),
        Thing("drawn", "had", TuarekDrawn, lambda event: [event.kind], "tuarek"),
        Thing("played", "used", TuarekPlayed, lambda event: [event.kind], "tuarek"),
        Thing("played", "used", AmbushPlayed, lambda event: ["ambush"], "tuarek"),
        Thing("die", "used", TruckTipped, lambda event: event.specials),
        Thing("truck", "used", RefuelEnded, lambda event: ["fill"], "did"),
        Thing("truck", "had", Panne, lambda event: ["panne"], "did"),
    ),
    standing=standing,
    expired=(TimeUp, "phase"),
    role="role",
)
