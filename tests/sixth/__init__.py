"""Allumettes: matches in heaps, and who must take the last one. The sixth game, made by docs/adding-a-game.md.

It is nowhere in the house: `--game tests.sixth` brings it along.
"""

from collections.abc import Mapping
from typing import Final

from kermesse.core.game import Command, Event, Game, Outcome
from kermesse.core.package import game_in
from tests.sixth.options import AllumettesOptions
from tests.sixth.state import AllumettesState, is_over, winners
from tests.sixth.view_types import AllumettesView


def outcome(state: AllumettesState) -> Outcome | None:
    if not is_over(state):
        return None
    won = winners(state)
    return Outcome(
        code="last_loses" if state.options.last == "loses" else "last_wins",
        winners=tuple(won),
        ranks=tuple(1 if seat in won else len(won) + 1 for seat in range(state.n)),
        scores=tuple(state.taken),
        stats={"turns": state.turn},
    )


def census(state: AllumettesState) -> Mapping[str, int]:
    return {"matches": sum(state.heaps) + sum(state.taken)}


GAME: Final[Game[AllumettesState, Command, Event, AllumettesView, AllumettesOptions]] = game_in(
    __name__,
    name="allumettes",
    version="1",
    seats=range(2, 5),
    minutes=(2, 5),
    perfect_information=True,
)
