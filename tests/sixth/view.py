"""The view: everything, for everybody."""

from kermesse.core.clock import Millis
from kermesse.core.game import Pending, Seat
from tests.sixth.options import PACE
from tests.sixth.state import AllumettesState, is_over
from tests.sixth.view_types import AllumettesView, Player


def view(state: AllumettesState, viewer: Seat, now: Millis) -> AllumettesView:
    return AllumettesView(
        viewer,
        state.turn,
        state.heaps[:],
        [Player(seat, taken) for seat, taken in enumerate(state.taken)],
        state.active,
        [] if is_over(state) else [Pending(state.active, "take", PACE.told(state.deadline))],
        state.options,
    )
