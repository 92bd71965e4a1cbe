"""Small parts of a state that views contain as they are. Plain Python also when the rules are compiled: msgspec reads
their fields to decode views.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from kermesse.core.units import Seat
from kermesse.games.kreo.components import Card, Element, Identity

How: TypeAlias = Literal["shown", "looked", "given", "planete", "recovered", "returned"]


class Owned(msgspec.Struct, frozen=True, gc=False):
    """A card under a Nature."""

    card: Card
    element: Element  # the Element that it counts as, permanently
    token: bool = False  # protected by Téthys


class Bet(msgspec.Struct, frozen=True, gc=False):
    """One token of Thémis on a face-down card."""

    by: Seat
    target: Seat
    slot: int
    guess: Identity | None = None  # None: not yet guessed


class Shown(msgspec.Struct, frozen=True, gc=False):
    """A card that one seat showed another in this turn."""

    seat: Seat
    to: Seat


SHOWN: Final = [[Shown(seat, to) for to in range(6)] for seat in range(6)]  # ready-made: there are many


class Look(msgspec.Struct, frozen=True, gc=False):
    """A look of Phébé's at a face-down card in this turn."""

    seat: Seat
    slot: int


class Exchange(msgspec.Struct, frozen=True, gc=False):
    """An open exchange; two tokens are held with it."""

    offer: int
    seat: Seat
    to: Seat
    card: Card  # known to its own seat


class OrderMod(msgspec.Struct, frozen=True, gc=False):
    """A change of this turn's order: two seats change places, or Rhéa moves."""

    power: Literal["oceanos", "rhea"]
    seat: Seat
    where: Literal["swap", "first", "last", "after"]
    other: Seat


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A card of the Creation's queue."""

    seat: Seat
    slot: int  # from 1
