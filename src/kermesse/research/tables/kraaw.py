"""Kraaw: rows of five cards, seen or not."""

from typing import Final

from kermesse.games.kraaw.components import CROWS, DECKS
from kermesse.games.kraaw.state import HAND
from kermesse.games.kraaw.view_types import Guard, KraawView, Mine, Row
from kermesse.research.collections import Bag, BySeat, Maybe, Slots, Struct
from kermesse.research.fields import Field, Flag, Growing, LeftOut, OneOf, OneSeat, Place, Scaled, SeatSet, TimeLeft
from kermesse.research.shapes import FIXED, Shapes

VALUES: Final = range(1, 6)
SLOT: Final = OneOf(range(-1, HAND))
MOST_OF_A_VALUE: Final = max(max(counts) for counts in DECKS.values())


def layout(shapes: Shapes) -> Struct:
    seats = shapes.seats
    seat_set = SeatSet(seats)
    row = shapes.struct(
        Row,
        faces=Slots(OneOf((0, 1, 2)), HAND),
        values=Slots(OneOf((0, *VALUES)), HAND),
        public=Slots(Flag(), HAND),
        known_to=Slots(seat_set, HAND),
        dealt_to=Slots(OneSeat(seats), HAND),
        locks=Scaled(HAND),
        down=Scaled(HAND),
        total=Scaled(HAND * VALUES[-1]),
        chien_slot=SLOT,
        chien_card=Place(seats, HAND),
    )
    mine = shapes.struct(
        Mine,
        seen_hand=Bag(VALUES, HAND),
        unplaced=Bag(VALUES, HAND),
        seen_chien=Bag(VALUES, HAND),
        jewels=Scaled(99, least=-1),
        deduced=Slots(OneOf((0, *VALUES)), HAND),
    )
    by_seat: dict[str, Field] = {
        "crows": OneOf(("", *CROWS)),
        "jewels": Scaled(99),
        "wins": Scaled(3),
        "time_outs": Growing(2),
        "totals": Scaled(HAND * VALUES[-1], least=-1),  # -1: not in the final
        "rows": row,
    }
    return shapes.struct(
        KraawView,
        **{name: BySeat(item, seats) for name, item in by_seat.items()},
        seats=FIXED,
        round=Growing(5),
        replays=Growing(2),
        direction=OneOf((-1, 0, 1)),
        contenders=seat_set,
        turn_no=Growing(20),
        turns=Growing(100),
        claims_open=TimeLeft(never=0),
        deck=Slots(Scaled(MOST_OF_A_VALUE), 5),
        kitty=Slots(OneOf(VALUES), HAND),
        guard=shapes.struct(Guard, stall=Growing(10), limit=Growing(10)),
        looked=SLOT,
        stolen=SLOT,
        mine=Maybe(mine),
        winners=seat_set,
        standings=LeftOut("the totals and the rows of a finished round, told once more"),
        champions=seat_set,
    )
