"""Kréo: cards by name, the planet by its Natures."""

from typing import Final

from kermesse.games.kreo.commands import SLOTS
from kermesse.games.kreo.components import ELEMENTS, NATURES, TITANS, TOKENS_IN_BOX, deck_of
from kermesse.games.kreo.pieces import Bet, Entry, Look, OrderMod, Owned
from kermesse.games.kreo.view_types import (
    Announced,
    Fate,
    KreoView,
    Mine,
    NatureView,
    Offer,
    Outlook,
    TitanView,
)
from kermesse.research.collections import Bag, ByKey, BySeat, Known, MapOf, Maybe, Pairs, Sides, Slots, Struct
from kermesse.research.fields import Computed, Field, Flag, Growing, LeftOut, OneOf, OneSeat, Scaled, SeatSet
from kermesse.research.shapes import FIXED, Shapes

TALK: Final = LeftOut("talk is beside the game")
AT_THE_END: Final = LeftOut("shown once the game is over, when nobody decides any more")
FOLLOWS: Final = LeftOut("follows from the table and the card")
MOST_POWERS: Final = 16  # used in one turn, of one kind


def layout(shapes: Shapes) -> Struct:
    seats = shapes.seats
    cards = deck_of(seats, shapes.options.first_game)
    card = OneOf(("", *cards))
    some_cards, seat_set = Bag(cards), SeatSet(seats)
    slot = OneOf((0, *SLOTS))
    nature = shapes.struct(
        NatureView,
        nature=LeftOut("it is the place in the table"),
        owned=Slots(shapes.struct(Owned, card=card), len(ELEMENTS)),
        missing=Bag(ELEMENTS),
    )
    seen = Sides(
        {
            "surely": Computed(
                lambda value, sight: [one for one in value if one.sure], Known(seats, cards, "seat", "card")
            ),
            "perhaps": Computed(
                lambda value, sight: [one for one in value if not one.sure], Known(seats, cards, "seat", "card")
            ),
        }
    )
    shapes.left_out.update(
        {f"Seen.{name}": "when and how a card was seen; where it is counts" for name in ("turn", "how", "slot")}
    )
    fate = shapes.struct(Fate, why=FOLLOWS, where=FOLLOWS, stands=FOLLOWS, count=Growing(2))
    mine = shapes.struct(
        Mine,
        hand=some_cards,
        placed=Slots(card, len(SLOTS)),
        offered=card,
        shown=Known(seats, cards, "to", "card"),
        fates=MapOf(cards, fate),
    )
    by_seat: dict[str, Field] = {
        "cards": Scaled(len(cards)),
        "down": Slots(Flag(), len(SLOTS)),
        "changes": Growing(5),
        "toggles": Growing(5),
        "energy": Scaled(TOKENS_IN_BOX),
        "titans": shapes.struct(TitanView, card=OneOf(TITANS), name=FOLLOWS, uses_left=Growing(2)),
    }
    sets = ("ready", "cleared", "started", "taking_part", "skip_next", "votes", "voted")
    return shapes.struct(
        KreoView,
        **{name: BySeat(item, seats) for name, item in by_seat.items()},
        **dict.fromkeys(sets, seat_set),
        **dict.fromkeys(("phrases", "mute", "said", "said_at"), TALK),
        **dict.fromkeys(("hands", "laid", "result"), AT_THE_END),
        **dict.fromkeys(("current", "landed", "under"), card),
        seats=FIXED,
        turn=Growing(5),
        rev=LeftOut("counts changes of the table, so that a page can tell an old one"),
        reserve=Scaled(TOKENS_IN_BOX),
        discard=some_cards,
        table=ByKey(NATURES, nature, "nature"),
        open=Bag(NATURES),
        closed=Bag(NATURES),
        aggressions_left=Growing(5),
        outlook=shapes.struct(Outlook, missing=Bag((*NATURES, *ELEMENTS), 8), needs=Growing(20), held=Growing(20)),
        order=Slots(OneSeat(seats), seats),
        order_mods=Slots(shapes.struct(OrderMod), MOST_POWERS),
        announced=shapes.struct(Announced, hyperion=seat_set, crios=seat_set, cronos=seat_set),
        bets=Slots(shapes.struct(Bet, slot=slot), MOST_POWERS),
        shown=Pairs(seats, "seat", "to"),
        looks=Slots(shapes.struct(Look, slot=slot), MOST_POWERS),
        exchange=Maybe(shapes.struct(Offer, offer=Growing(5))),
        offers=Growing(5),
        turns_left=Growing(5),
        queue=Slots(shapes.struct(Entry, slot=slot), len(SLOTS) * seats),
        lost=some_cards,
        seen=seen,
        mine=Maybe(mine),
    )
