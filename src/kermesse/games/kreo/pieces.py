"""The small things of a table, each told apart. Plain Python also when the rules are compiled: views are made of them, and
msgspec reads their shape to decode them."""

from typing import Final, Literal, TypeAlias

import msgspec

from kermesse.core.units import Seat
from kermesse.games.kreo.components import Card, Element, Identity

How: TypeAlias = Literal["shown", "looked", "given", "planete", "recovered", "returned"]


class Owned(msgspec.Struct, frozen=True, gc=False):
    """A card under a Nature."""

    card: Card
    element: Element  # what it stands for, for good
    token: bool = False  # protected by Téthys


class Bet(msgspec.Struct, frozen=True, gc=False):
    """One token of Thémis on a face-down card."""

    by: Seat
    target: Seat
    slot: int
    guess: Identity | None = None  # None: not said yet


class Shown(msgspec.Struct, frozen=True, gc=False):
    """In this turn a seat showed another one a card."""

    seat: Seat
    to: Seat


SHOWN: Final = [[Shown(seat, to) for to in range(6)] for seat in range(6)]  # ready-made: there are many


class Look(msgspec.Struct, frozen=True, gc=False):
    """In this turn Phébé looked at the card that lies there."""

    seat: Seat
    slot: int


class Exchange(msgspec.Struct, frozen=True, gc=False):
    """An open exchange; two tokens wait with it."""

    offer: int
    seat: Seat
    to: Seat
    card: Card  # seat's own secret


class OrderMod(msgspec.Struct, frozen=True, gc=False):
    """A change of this turn's order: two seats change places, or Rhéa goes elsewhere."""

    power: Literal["oceanos", "rhea"]
    seat: Seat
    where: Literal["swap", "first", "last", "after"]
    other: Seat


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A card of the Creation's queue."""

    seat: Seat
    slot: int  # from 1
