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
from kermesse.lab.facts.kinds import Expired, Facts, Thing, by_seat


def standing(state: KeroState) -> Sequence[float]:
    return [score(state, seat).total for seat in range(2)]


FACTS: Final = Facts(
    things=(
        Thing("card", CardTaken, by_seat, lambda event: [event.card]),
        Thing("land", LandWon, by_seat, lambda event: [event.land]),
        Thing(
            "outpost", ExplorerPlaced, by_seat, lambda event: ["outpost"] if event.place == "outpost" else [], "land"
        ),
        Thing("drawn", TuarekDrawn, by_seat, lambda event: [event.kind], "tuarek"),
        Thing("played", TuarekPlayed, by_seat, lambda event: [event.kind], "tuarek"),
        Thing("played", AmbushPlayed, by_seat, lambda event: ["ambush"], "tuarek"),
        Thing("die", TruckTipped, by_seat, lambda event: event.specials),
        Thing("truck", RefuelEnded, by_seat, lambda event: ["fill"], "did"),
        Thing("truck", Panne, by_seat, lambda event: ["panne"], "did"),
    ),
    standing=standing,
    lateness=Expired(TimeUp, lambda event: event.phase, by_seat),
    role="role",
)
