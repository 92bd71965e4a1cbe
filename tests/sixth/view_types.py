"""The shape of what is seen. It is never compiled: msgspec reads it."""

import msgspec

from kermesse.core.game import Pending, Seat, View
from tests.sixth.options import AllumettesOptions


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
