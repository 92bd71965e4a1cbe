"""The secrecy that a field can declare; every event of every game declares it."""

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import inspect as shape

from kermesse.core.game import ALL_SEEING, SPECTATOR, Event, View
from kermesse.core.secrecy import EACH, FLEETING, REVEALED, SEATED, VIEWER, Only, arms, empty, fields_of, words_in
from kermesse.games import CATALOGUE
from kermesse.laws.secrecy import told_as_said
from tests.sixth.allumettes import GAME as SIXTH
from tests.tiny_game import TINY_GAME

GAMES = [TINY_GAME, SIXTH, *CATALOGUE.values()]
EVERYBODY = [0, 1, 2, 3, SPECTATOR, ALL_SEEING]


class Given(Event, frozen=True):
    seat: int
    to: int
    cards: Annotated[list[str], Only("seat", "to"), FLEETING]
    why: Annotated[str | None, Only("seat", when={"to": (2, 3)})] = None
    heard: Annotated[str, Only(SEATED)] = ""
    last: Annotated[int, REVEALED] = 0


class Whispered(Event, frozen=True):
    whose = Only("seats")
    seats: list[int]
    by: int
    word: Annotated[str, Only("by")]


def test_owners_see_a_field_and_others_nothing_in_it():
    event = Given(0, 1, ["ace"], "so", "psst", 5)
    assert event.seen(0) == event.seen(ALL_SEEING) == event
    assert event.seen(1) == event, "the reason is no secret from seat 1"
    assert event.seen(2) == Given(0, 1, [], "so", "psst", 5)
    assert event.seen(SPECTATOR) == Given(0, 1, [], "so", "", 5)


def test_a_secret_of_some_cases_only():
    assert Given(0, 2, ["ace"], "so").seen(1) == Given(0, 2, [], None)


class Shared(Event, frozen=True):
    seat: int
    to: int
    cards: Annotated[dict[str, int], Only("seat", "to"), Only("to", "by")]
    by: int


def test_of_two_words_both_must_let():
    event = Shared(0, 1, {"ace": 1}, 2)
    assert [bool(event.seen(viewer).cards) for viewer in EVERYBODY] == [False, True, False, False, False, True]
    told_as_said([event], EVERYBODY)


def test_a_spectator_is_not_the_nobody_of_a_field():
    assert Given(SPECTATOR, SPECTATOR, ["ace"]).seen(SPECTATOR).cards == []


def test_what_is_blank_is_made_anew_each_time():
    event = Given(0, 1, ["ace"])
    assert event.seen(2).cards is not event.seen(2).cards


def test_an_event_that_some_notice_and_one_understands():
    event = Whispered([0, 2], 2, "now")
    assert [event.seen(viewer) for viewer in (0, 1, 2, SPECTATOR)] == [Whispered([0, 2], 2, ""), None, event, None]
    assert event.seen(ALL_SEEING) == event


def test_what_a_class_knows_of_its_fields():
    assert (Given.fleeting, Given.reveals, Given.whose) == (True, ("last",), None)
    assert (Whispered.fleeting, Whispered.reveals) == (False, ())


@pytest.mark.parametrize(
    ("kind", "nothing"),
    [
        (list[int], []),
        (str, ""),
        (int | None, None),
        (Literal["a", ""], ""),
        (tuple[int, ...], ()),
        (Annotated[str, SEATED], ""),
    ],
)
def test_the_empty_value_of_a_type(kind, nothing):
    assert empty(kind) == nothing


def test_a_type_without_an_empty_value_must_say_one():
    with pytest.raises(TypeError, match="has no empty value"):

        class Counted(Event, frozen=True):
            seat: int
            n: Annotated[int, Only("seat")]


class Clan(msgspec.Struct):
    hand: Annotated[list[str], Only(EACH, unless={"phase": "over"})]
    known: list[tuple[int, ...]]
    cards: list[Annotated[int, Only("known", unless={"options.open": True}, empty=0)]]


class Open(msgspec.Struct):
    open: bool


class Asked(msgspec.Struct):
    by: int


class SmallView(View):
    phase: str
    options: Open
    clans: list[Clan]
    asked: list[Annotated[Asked, Only("by", when={"phase": "ask"})]]
    mine: Annotated[str | None, Only(VIEWER)]


def test_words_of_a_view_are_found_wherever_they_stand():
    view = SmallView(0, "ask", Open(False), [Clan(["a"], [()], [3]), Clan([], [(0, 1), ()], [4, 0])], [Asked(1)], None)
    lets = {word.path: [viewer for viewer in EVERYBODY if word.lets(viewer)] for word in words_in(view)}
    everybody = sorted(EVERYBODY)
    assert {path: sorted(viewer) for path, viewer in lets.items()} == {
        ("clans", 0, "hand"): [ALL_SEEING, 0],
        ("clans", 0, "cards", 0): [ALL_SEEING],
        ("clans", 1, "hand"): [ALL_SEEING, 1],
        ("clans", 1, "cards", 0): [ALL_SEEING, 0, 1],
        ("clans", 1, "cards", 1): [ALL_SEEING],
        ("asked", 0): [ALL_SEEING, 1],
        ("mine",): everybody,
    }
    view.phase, view.options.open = "over", True
    assert all(sorted(filter(word.lets, EVERYBODY)) == everybody for word in words_in(view))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_others_see_in_a_field_is_of_its_type(game):
    for kind in (*game.event_types, *structs_in(game.view_type)):
        for field in fields_of(kind).values():
            while field is not None:
                if field.onlys and field.blank is not msgspec.UNSET:
                    assert msgspec.convert(msgspec.to_builtins(field.blank), field.type) == field.blank
                field = field.items


def structs_in(kind):
    """Yield a struct and all the structs inside it."""
    found, left = {kind}, [kind]
    while left:
        for field in fields_of(left.pop()).values():
            while field is not None:
                kinds = {arm for arm in arms(field.type) if isinstance(arm, type) and issubclass(arm, msgspec.Struct)}
                left += kinds - found
                found |= kinds
                field = field.items
    return found


def says_something(kind):
    return kind.whose is not None or any(field.onlys for field in fields_of(kind).values())


WORDING = [
    pytest.param(kind, id=f"{game.name}-{kind.__name__}")
    for game in GAMES
    for kind in game.event_types
    if says_something(kind)
]


@pytest.mark.parametrize("kind", WORDING)
def test_every_event_that_says_whose_it_is_is_told_so(kind):
    onlys = [only for field in fields_of(kind).values() for only in field.onlys] + ([kind.whose] if kind.whose else [])
    for seats in ((0, 1), (1, 0), (2, 2)):
        for case in [{}, *({name: values[0] for name, values in only.when.items()} for only in onlys)]:
            event = example(kind, onlys, seats, case)
            told_as_said([event], EVERYBODY)
            assert event.seen(3) != event or not all(
                only.hides(lambda name, event=event: getattr(event, name)) for only in onlys
            )


def example(kind, onlys, seats, case):
    """Return an instance of that type with something in every field."""
    owners = dict(zip(dict.fromkeys(owner for only in onlys for owner in only.owners), seats, strict=False))
    given = {field.name: some(field.type) for field in shape.type_info(kind).fields} | owners | case
    return kind(**given)


def some(info):
    match info:
        case shape.Metadata(type=inner):
            return some(inner)
        case shape.UnionType(types=types):
            return some(next(one for one in types if not isinstance(one, shape.NoneType)))
        case shape.LiteralType(values=values):
            return next(value for value in values if value)
        case shape.BoolType():
            return True
        case shape.IntType():
            return 7
        case shape.StrType():
            return "something"
        case shape.ListType(item_type=item) | shape.VarTupleType(item_type=item):
            return [some(item)]
        case shape.DictType(key_type=key, value_type=value):
            return {some(key): some(value)}
        case shape.StructType(cls=cls, fields=fields):
            return cls(**{field.name: some(field.type) for field in fields})
    raise TypeError(info)
