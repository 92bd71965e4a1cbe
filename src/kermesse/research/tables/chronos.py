"""Chronos: piles, timers and their sand, and what each seat has gathered."""

from typing import Final

from kermesse.games.chronos.commands import PLACES, PlanMove
from kermesse.games.chronos.components import CARDS, COLOURS, GODS, KIND, TIMERS, WIND
from kermesse.games.chronos.options import settle
from kermesse.games.chronos.view_types import (
    Choosing,
    ChronosView,
    Mine,
    PileView,
    SeatView,
    StepView,
    TakeView,
    TimerView,
    Waits,
)
from kermesse.research.collections import Bag, ByKey, BySeat, MapOf, Maybe, Slots, Struct
from kermesse.research.fields import Field, Growing, LeftOut, OneOf, OneSeat, Scaled, Span, TimeLeft
from kermesse.research.shapes import FIXED, Shapes

CARD: Final = OneOf((None, *CARDS))
GOD: Final = OneOf((None, *GODS))
PLACE: Final = OneOf(PLACES.values())
WINDS: Final = [card for card, kind in zip(CARDS, KIND, strict=True) if kind == WIND]
ON_SAND: Final = TimeLeft(sand=True)
LISTED: Final = LeftOut("commands that can be given, or soon can: the mask says so when they can")


def layout(shapes: Shapes) -> Struct:
    seats, terms = shapes.seats, settle(shapes.options, shapes.seats)
    count = Growing(5)
    pile = shapes.struct(PileView, left=Growing(10), top=CARD, timers=Bag(TIMERS))
    timer = shapes.struct(
        TimerView,
        id=FIXED,
        seat=OneSeat(seats, (-1, -2)),
        where=PLACE,
        sand=Span(),
        ends_at=LeftOut("the sand says it"),
        dur=Span(),
        excused=ON_SAND,
    )
    waits = shapes.struct(Waits, hand=ON_SAND, knock=ON_SAND, contest=ON_SAND, say=LeftOut("talk is beside the game"))
    choosing = shapes.struct(Choosing, card=CARD, most=count, to=OneSeat(seats, (None,)))
    seat = shapes.struct(
        SeatView,
        count=Growing(8),
        top=CARD,
        pile=Maybe(Bag(CARDS)),
        score=Maybe(Scaled(5_000, least=-5_000)),
        winds=Bag(WINDS),
        front=Bag(GODS),
        reserved=GOD,
        stored=count,
        multiple=Growing(2),
        tokens=Growing(3),
        choosing=Maybe(choosing),
        waits=Maybe(waits),
    )
    plan = shapes.struct(
        PlanMove, timer=FIXED, to=PLACE, expect=LeftOut("a guard against being late: never set by an action")
    )
    mine = shapes.struct(
        Mine,
        stored=Bag(CARDS),
        plans=ByKey(TIMERS, plan, "timer"),
        act=LeftOut("what was submitted stands; that it was is observed"),
        knocks=Bag(TIMERS),
        soon=LISTED,
        for_sale=LISTED,
    )
    step = shapes.struct(StepView, number=Growing(20), row=count, queue=Slots(OneSeat(seats), seats))
    take = shapes.struct(TakeView, pile=OneOf(range(terms.piles)), card=OneOf(CARDS))
    fixed: dict[str, Field | LeftOut] = dict.fromkeys(
        ("mode", "level", "units", "target", "rounds_to_win", "manual"), FIXED
    )
    return shapes.struct(
        ChronosView,
        **fixed,
        now=LeftOut("times are counted from it"),
        sand_now=LeftOut("times are counted from it"),
        round=count,
        step=Maybe(step),
        piles=Slots(pile, terms.piles),
        timers=ByKey(TIMERS, timer, "id"),
        spare=MapOf(TIMERS, Span()),
        chosen=Bag(COLOURS),
        seats=BySeat(seat, seats),
        takes=Slots(take, seats),
        temple=Slots(OneOf(GODS), len(GODS)),
        used=Bag(GODS),
        discard_count=Growing(10),
        discard=Maybe(Bag(CARDS)),
        last_god=CARD,
        deadlocks=count,
        me=Maybe(mine),
        last_round=LeftOut("how the round before this one ended"),
        pending=LeftOut("phase, choices and sand say it"),
    )
