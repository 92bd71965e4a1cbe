"""Krom: tokens, cards and a fight."""

from typing import Final

from kermesse.games.krom.components import (
    BEAST_HEARTS,
    BONUS_CARDS,
    BONUS_KEYS,
    CHARACTERS,
    CLIMB_DICE,
    COMBINATIONS,
    EVOLUTION_IDS,
    FULL_HEARTS,
    GATHER_CARDS,
    GATHER_KEYS,
    PREY_IDS,
    TOKENS,
    WEIGHTS,
)
from kermesse.games.krom.view_types import Beast, Fight, KromView, Mine, Offer, OnStack, Player, Turn
from kermesse.research.collections import Bag, BySeat, Maybe, Slots, Struct
from kermesse.research.fields import Flag, Growing, LeftOut, OneOf, OneSeat, Scaled, SeatSet
from kermesse.research.shapes import FIXED, Shapes

BEAST: Final = 6  # the Kromosaure among fighters
PIPS: Final = OneOf(range(1, 7))
MOST_ON_STACK: Final = 12
BONUSES: Final = Bag(BONUS_KEYS, max(card.copies for card in BONUS_CARDS))


def layout(shapes: Shapes) -> Struct:
    seats = shapes.seats
    fighters = seats + 1
    fighter = OneSeat(seats, (BEAST,))
    player = shapes.struct(
        Player,
        character=OneOf(("", *CHARACTERS)),
        weight=Scaled(max(WEIGHTS)),
        hearts=Scaled(FULL_HEARTS),
        kroms=Scaled(TOKENS[0]),
        wood=Scaled(TOKENS[1]),
        bone=Scaled(TOKENS[2]),
        stone=Scaled(TOKENS[3]),
        bonus=Growing(4),
        hand=BONUSES,
        evolutions=Bag(EVOLUTION_IDS),
        points=Growing(8),
    )
    fight = shapes.struct(
        Fight,
        fighters=Slots(fighter, fighters),
        dice=Slots(PIPS, fighters),
        totals=Slots(Growing(8), fighters),
        passed=SeatSet(seats),
        ranked=Slots(fighter, fighters),
        losses=Slots(Growing(4), fighters),
        knocked_out=Slots(Flag(), fighters),
    )
    on_stack = shapes.struct(OnStack, card=OneOf(BONUS_KEYS), target=OneSeat(seats, (-1, BEAST)))
    turn = shapes.struct(
        Turn,
        gathered=Growing(2),
        climb=Slots(PIPS, CLIMB_DICE),
        rerolls=Growing(2),
        combination=OneOf(("", *COMBINATIONS)),
        to_come=Slots(Growing(3), len(GATHER_KEYS)),
    )
    mine = shapes.struct(
        Mine,
        known=LeftOut("who knows which card of one's hand, by the hand's order, which is not observed either"),
        offers=Slots(shapes.struct(Offer, lacks=Slots(Growing(4), 4)), 4),
    )
    piles = ("evolution_pile", "hunt_pile", "gather_pile", "bonus_pile")
    return shapes.struct(
        KromView,
        **dict.fromkeys(piles, Growing(10)),
        seats=FIXED,
        round=Growing(10),
        target=FIXED,
        order=Slots(OneSeat(seats), seats),
        window=LeftOut("the number of a question, so that an answer can name it"),
        players=BySeat(player, seats),
        stock=Slots(Scaled(max(TOKENS)), 4),
        evolution_row=Slots(OneOf(("", *EVOLUTION_IDS)), 4),
        hunt_row=Slots(OneOf(("", *PREY_IDS)), 4),
        hunt_discard=Bag(PREY_IDS),
        gather_discard=Bag(GATHER_KEYS, max(card.copies for card in GATHER_CARDS)),
        bonus_discard=BONUSES,
        beast=Maybe(shapes.struct(Beast, hearts=Scaled(BEAST_HEARTS))),
        fight=Maybe(fight),
        victims=Slots(OneSeat(seats), seats),
        turn=Maybe(turn),
        stack=Slots(on_stack, MOST_ON_STACK),
        bonus_played=Growing(20),
        mine=Maybe(mine),
    )
