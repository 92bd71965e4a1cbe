"""What is seen: everything, by everybody."""

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import Pending, Seat, View
from tests.sixth.options import PACE, AllumettesOptions
from tests.sixth.state import AllumettesState, is_over


class Player(msgspec.Struct, gc=False):
    seat: Seat
    taken: int


class AllumettesView(View, gc=False):
    turn: int
    heaps: list[int]
    players: list[Player]
    active: Seat  # once no match is left, who took the last one
    pending: list[Pending]
    options: AllumettesOptions


def view(state: AllumettesState, eyes: Seat, now: Millis) -> AllumettesView:
    return AllumettesView(
        eyes,
        state.turn,
        state.heaps[:],
        [Player(seat, taken) for seat, taken in enumerate(state.taken)],
        state.active,
        [] if is_over(state) else [Pending(state.active, "take", PACE.told(state.deadline))],
        state.options,
    )
