"""A state that fits a view: as nothing is hidden, the state."""

from kermesse.core.chance import Chance
from tests.sixth.options import PACE
from tests.sixth.state import AllumettesState
from tests.sixth.view_types import AllumettesView


def imagine(view: AllumettesView, chance: Chance) -> AllumettesState:
    until = view.pending[0].deadline if view.pending else None
    return AllumettesState(
        n=len(view.players),
        options=view.options,
        chance=chance,
        heaps=view.heaps[:],
        taken=[player.taken for player in view.players],
        active=view.active,
        turn=view.turn,
        deadline=PACE.read(until),
    )
