"""What is seen: everything, by everybody."""

from kermesse.core.clock import GRACE, NEVER, Millis
from kermesse.core.game import Pending, Seat
from tests.sixth.state import AllumettesState, is_over
from tests.sixth.view_types import AllumettesView, Player


def view(state: AllumettesState, eyes: Seat, now: Millis) -> AllumettesView:
    return AllumettesView(
        eyes,
        state.turn,
        state.heaps[:],
        [Player(seat, taken) for seat, taken in enumerate(state.taken)],
        state.active,
        [] if is_over(state) else [Pending(state.active, "take", _until(state.deadline))],
        state.options,
    )


def _until(deadline: Millis) -> Millis | None:
    """The grace is the house's affair: nobody is told of it."""
    return None if deadline >= NEVER else deadline - GRACE
