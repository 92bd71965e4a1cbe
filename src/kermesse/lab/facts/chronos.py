"""Chronos: cards of the piles, their gods, and the gods of the Temple."""

from collections.abc import Iterable, Sequence
from typing import Final

from kermesse.games.chronos.events import (
    CardTaken,
    ChoiceTimedOut,
    DeadlockCalled,
    FalseVictory,
    GodAcquired,
    GodBought,
    OuranosUsed,
    TakeStamped,
    TimerKnocked,
)
from kermesse.games.chronos.rules.scoring import score
from kermesse.games.chronos.state import ChronosState, unit_of
from kermesse.lab.facts.kinds import Expired, Facts, Thing, by_seat

ROUND_WORTH: Final = 10_000  # more than any pile is worth


def standing(state: ChronosState) -> Sequence[float]:
    """Return the tokens; in a game of one round, the worth of the piles."""
    tokens = [state.tokens[unit_of(state, seat)] for seat in range(state.n)]
    if state.terms.rounds_to_win > 1:
        return tokens
    return [ROUND_WORTH * tokens[seat] + score(state, seat) for seat in range(state.n)]


def _code(event: CardTaken) -> Iterable[str]:
    """Turn `HYD#3` into `HYD`: copies of a card are one thing."""
    return [event.card.partition("#")[0]]


FACTS: Final = Facts(
    things=(
        Thing("card", CardTaken, by_seat, _code),
        Thing("god", GodAcquired, by_seat, lambda event: [event.card]),
        Thing("bought", GodBought, lambda event: event.buyer, lambda event: [event.card], "god"),
        Thing("done", OuranosUsed, by_seat, lambda event: ["ouranos"], "did"),
        Thing("done", TimerKnocked, by_seat, lambda event: ["knocked"], "did"),
        Thing("done", FalseVictory, by_seat, lambda event: ["false-victory"], "did"),
        Thing("done", DeadlockCalled, lambda event: event.by, lambda event: ["deadlock"], "did"),
        Thing("done", TakeStamped, by_seat, lambda event: ["stamped"], "did"),
    ),
    standing=standing,
    lateness=Expired(ChoiceTimedOut, lambda event: event.kind, by_seat),
)
