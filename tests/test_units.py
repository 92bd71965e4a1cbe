"""A seat and a time are types that can be read off a field; no field that is one is left a plain number."""

from collections.abc import Iterable
from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec import inspect as shape

from kermesse.core.game import Event, Seat
from kermesse.core.units import MILLIS, SEAT, Millis, unit_of
from kermesse.games.guests import with_guests
from tests.shapes import fields_of, fields_of_messages, numbers_in

ALL_GAMES = with_guests(["tests.sixth.allumettes"])
Fields = Iterable[tuple[type, shape.Field]]

# Names that mean a seat elsewhere and here something else.
NO_SEAT = {
    ("GameStarted", "seats"),  # how many
    ("KraawView", "seats"),
    ("KreoView", "seats"),
    ("KromView", "seats"),
    ("Act", "seats"),
    ("Listed", "seats"),
    ("GameStarted", "target"),  # points to win by
    ("KromView", "target"),
    ("ChronosView", "target"),
    ("ChronosOptions", "target"),
    ("GameOver", "ranking"),  # ranks by seat
    ("Move", "to"),  # a land
    ("OnlyAnswer", "at"),  # a place in a list
}


@cache
def everything() -> list[tuple[type, shape.Field]]:
    return [*fields_of_messages(), *(pair for game in ALL_GAMES.values() for pair in fields_of(game))]


def units_in(field: shape.Field) -> set[str]:
    return {unit_of(number) for number in numbers_in(field.type)}


def forgotten(fields: Fields) -> set[tuple[str, str]]:
    """Plain numbers named like a seat or a time elsewhere, or with a name that ends like a time's."""
    known = {field.name for _, field in everything() if units_in(field) - {""}}
    return {
        (kind.__name__, field.name)
        for kind, field in fields
        if "" in units_in(field) and (field.name in known or field.name.endswith(("_ms", "_at", "_by", "seat")))
    }


def test_whatever_bears_the_name_of_a_seat_or_a_time_is_one():
    assert forgotten(everything()) == NO_SEAT


def test_a_forgotten_one_is_found():
    class Robbed(Event, frozen=True):
        seat: Seat
        victim: int
        also: list[int]
        sand_ms: int | None
        until: Millis

    info = shape.type_info(Robbed)
    assert isinstance(info, shape.StructType)
    assert forgotten([(Robbed, field) for field in info.fields]) == {("Robbed", "victim"), ("Robbed", "sand_ms")}


def test_the_unit_is_on_the_type_within_lists_and_bounds_and_nothing_is_paid_for_it():
    class Bounded(msgspec.Struct):
        who: list[Seat]
        wait: Annotated[Millis, Meta(ge=0, le=9)] | None

    who, wait = shape.type_info(Bounded).fields
    assert units_in(who) == {SEAT}
    assert units_in(wait) == {MILLIS}
    assert msgspec.json.decode(b"[3]", type=list[Seat]) == [3]
    assert type(msgspec.json.decode(b"3", type=Seat)) is int
