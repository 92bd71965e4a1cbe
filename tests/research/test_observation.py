"""Observations: always as long, never cut off, and made of nothing but what the view says."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Literal

import msgspec
import numpy as np
import pytest
from msgspec import inspect as shape

from kermesse.core.chance import seed_from
from kermesse.core.clock import Millis
from kermesse.core.game import ALL_SEEING, AnyGame, Pending, Seat, View
from kermesse.core.match import Match
from kermesse.core.options import BadOptions, Options
from kermesse.games import CATALOGUE
from kermesse.laws.option_sets import option_sets
from kermesse.laws.walk import Walk
from kermesse.research.encoders import krom as encoder_of_krom
from kermesse.research.observation import Observer, layout
from kermesse.research.pen import OutOfBounds, Pen, sums
from tests.research.decoded import compared

TABLES = [(name, seats) for name, game in CATALOGUE.items() for seats in game.seats]


class Unfaithful(AssertionError):
    pass


def hold_law(game: AnyGame, seats: int, options: Options, seed: str, most: int) -> int:
    """Check over random play, for all viewers: numbers from 0 to 1, the same as of a state that is imagined from the
    view alone, and the same as the view has, so far as their names say what they are. Returns the values compared.
    """
    observer = Observer(game, seats, options)
    walk = Walk(game, seats, options, seed)
    values = 0
    for number, _ in enumerate(walk.steps()):
        state, now = walk.match.state, walk.match.now
        for viewer in walk.some(walk.viewers()):
            seen, view = observer.look(state, viewer, now), game.view(state, viewer, now)
            assert seen.shape == (observer.size,)
            assert seen.dtype == np.float32
            assert ((seen >= 0) & (seen <= 1)).all()
            if observer.observe(view, now).tobytes() != seen.tobytes():
                raise Unfaithful(f"{viewer} sees something else in a state imagined from the view")
            for name, said, read in compared(observer.names(), seen, view, seats):
                if said != read:
                    raise Unfaithful(f"{name} of {viewer}: the view says {said}, the numbers {read}")
                values += 1
        if number >= most:
            break
    with pytest.raises(OutOfBounds):  # nobody at a table sees everything: an encoder has no such viewer
        observer.look(walk.match.state, ALL_SEEING, walk.match.now)
    return values


def possible(game: AnyGame, seats: int) -> bool:
    try:
        game.check_options(game.options_type(), seats)
    except BadOptions:
        return False
    return True


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_observation_says_what_the_view_says(name: str, seats: int) -> None:
    game = CATALOGUE[name]
    if possible(game, seats):
        assert hold_law(game, seats, game.options_type(), "quick", 25) > 1_000


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_observation_says_what_the_view_says_with_every_option(name: str, seats: int) -> None:
    game = CATALOGUE[name]
    for options in option_sets(game, seats):
        for seed in ("a", "b"):
            hold_law(game, seats, options, seed, 600)


@pytest.mark.parametrize("name", CATALOGUE)
def test_an_observation_does_not_see_what_is_hidden(name: str) -> None:
    """The hidden parts are drawn anew by the rules, not by the view: this viewer sees no difference, others do."""
    game = CATALOGUE[name]
    seats, options = 4 if 4 in game.seats else game.seats[0], game.options_type()
    observer = Observer(game, seats, options)
    walk = Walk(game, seats, options, "hidden")
    others_see = 0

    def seen(state: Any, viewer: int) -> bytes:
        return observer.look(state, viewer, walk.match.now).tobytes()

    for number, _ in enumerate(walk.steps()):
        viewer = number % seats
        another = walk.redraw(walk.match.state, viewer)
        assert seen(another, viewer) == seen(walk.match.state, viewer)
        other = (viewer + 1) % seats
        others_see += seen(another, other) != seen(walk.match.state, other)
        if number >= 150:
            break
    assert others_see > 10


def test_an_encoder_that_sees_too_much_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encoder_of_krom, "shown_hand", lambda state, seat, viewer: state.hands[seat])
    game = CATALOGUE["krom"]
    with pytest.raises(Unfaithful):
        hold_law(game, 3, game.options_type(), "planted", 200)


def test_a_number_that_is_lost_or_turned_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = CATALOGUE["krom"]
    with monkeypatch.context() as patch:
        patch.setattr(encoder_of_krom, "combination", lambda climb: "none")
        with pytest.raises(Unfaithful, match="the view says"):
            hold_law(game, 2, game.options_type(), "planted", 400)
    with monkeypatch.context() as patch:
        patch.setattr(Pen, "turned", lambda pen, seat: seat)
        with pytest.raises(Unfaithful, match="the view says"):
            hold_law(game, 2, game.options_type(), "planted", 200)


def fields(kind: type, path: str = "") -> Iterator[tuple[str, str]]:
    """The fields of a view and of all structs in it: `Struct.field`, and the names that lead to it."""
    info = shape.type_info(kind)
    assert isinstance(info, shape.StructType)
    for field in info.fields:
        where = f"{path}.{field.name}".lstrip(".")
        yield f"{kind.__name__}.{field.name}", where
        for struct in structs(field.type):
            yield from fields(struct, where)


def structs(kind: shape.Type) -> Iterator[type]:
    match kind:
        case shape.StructType(cls=cls):
            yield cls
        case shape.CollectionType(item_type=inner) | shape.DictType(value_type=inner) | shape.Metadata(type=inner):
            yield from structs(inner)
        case shape.UnionType(types=types):
            for one in types:
                yield from structs(one)


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_field_of_the_view_is_observed_or_left_out(name: str) -> None:
    game = CATALOGUE[name]
    observer = Observer(game, game.seats[-1], game.options_type())
    plain = {re.sub(r"\[[^]]*\]|\.(own|\+\d+)(?=[. =]|$)", "", one) for one in observer.names()}
    named = {one[:end] for one in plain for end in [*(at.start() for at in re.finditer(r"[. =]", one)), len(one)]}
    deeper = {one.rpartition(".")[0] for one in named}  # structs that are written field by field
    missing = {
        field
        for field, path in fields(game.view_type)
        if path not in named and path.rpartition(".")[0] in deeper | {""} and field not in observer.left_out
    }
    assert {one for one in missing if not one.startswith(type(game.options_type()).__name__)} == set()
    assert all(observer.left_out.values())
    assert set(observer.left_out) <= {field for field, _ in fields(game.view_type)}


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    game = CATALOGUE[name]
    seats = game.seats[-1]
    names = layout(game, seats)
    observer = Observer(game, seats, game.options_type())
    assert len(names) == observer.size
    assert len(set(names)) == len(names)
    assert not any(sign in one for one in names for sign in ("?", "*"))
    assert observer.layout().startswith(f"    0  {names[0]}\n")


def test_a_value_out_of_bounds_is_never_cut_off() -> None:
    game = CATALOGUE["krom"]
    observer = Observer(game, 4, game.options_type())
    state: Any = Match(game, 4, game.options_type(), seed_from("bounds")).state
    observer.look(state, 0, 0)
    state.purses[2][0] = 10_000
    with pytest.raises(OutOfBounds, match=r"kroms: 10000 is not within 0\.\.50"):
        observer.look(state, 0, 0)


def test_a_pen_writes_what_it_names_and_nothing_else() -> None:
    def write(pen: Pen, hand: list[int], seats: list[int]) -> None:
        pen.bag("hand", hand, ["a", "b"], sums(2))
        end = pen.slots("order", len(seats), 2)
        for seat in pen.items(seats, 0):
            pen.seat("order[?]", seat)
        pen.close(end)
        if pen.given("mine", bool(hand)):
            pen.growing("mine.count", len(hand), 3)
        pen.flag("end", True)

    names = Pen(2)
    write(names, [], [])
    assert names.names == [
        *("hand has a /2", "hand has b /2", "order count /2"),
        *("order[0]=own", "order[0]=+1", "order[0]=none(-1)", "order[1]=own", "order[1]=+1", "order[1]=none(-1)"),
        *("mine given", "mine.count n/(n+3)", "end"),
    ]
    pen = Pen(2, names.names)
    pen.turn(0, 1)
    write(pen, [0, 1, 0], [0])
    pen.done()
    assert list(memoryview(pen.numbers)) == [1, 0.5, 0.5, 0, 1, 0, 0, 0, 0, 1, 0.5, 1]
    for hand, seats in (([0, 0, 0], []), ([2], []), ([], [0, 1, 0]), ([], [2])):
        again = Pen(2, names.names)
        again.turn(0, 1)
        with pytest.raises(OutOfBounds):
            write(again, hand, seats)
    short = Pen(2, [*names.names, "more"])
    short.turn(0, 0)
    write(short, [], [])
    with pytest.raises(AssertionError, match="12 of 13 numbers"):
        short.done()


def test_who_is_not_in_a_final_of_kraaw_has_no_total() -> None:
    game = CATALOGUE["kraaw"]
    observer = Observer(game, 3, game.options_type())
    state: Any = Match(game, 3, game.options_type(), seed_from("final")).state
    state.totals = [20, -1, 20]
    without = observer.look(state, 0, 0)
    state.totals = [20, 0, 20]
    assert (observer.look(state, 0, 0) != without).any()


def test_seats_are_counted_from_the_own_one_on() -> None:
    """All viewers see a new table of Krom alike, but for whose they are and what is dealt to them."""
    game = CATALOGUE["krom"]
    observer = Observer(game, 3, game.options_type())
    match = Match(game, 3, game.options_type(), seed_from("turned"))
    names = np.array(observer.names())
    first, second = (observer.look(match.state, seat, 0) for seat in (0, 1))
    differ = set(names[first != second])
    assert {"viewer=0", "viewer=1"} <= differ
    assert not any("kroms" in name for name in differ)


def test_text_names_all_numbers_but_noughts() -> None:
    game = CATALOGUE["krom"]
    observer = Observer(game, 3, game.options_type())
    state = Match(game, 3, game.options_type(), seed_from("text")).state
    text = observer.told(state, 1, 0)
    assert text.startswith('{"viewer=1":1.0,"phase=')
    assert text.count(":") >= (observer.look(state, 1, 0) != 0).sum()


class Inner(msgspec.Struct):
    word: Literal["a", "b"]
    due: Millis | None


class GuestView(View):
    options: Options
    active: Seat
    over: bool
    inner: Inner | None
    pending: list[Pending]


def test_a_guest_without_an_encoder_has_what_its_types_say() -> None:
    game = replace(
        CATALOGUE["krom"],
        name="guest",
        view=lambda state, viewer, now: GuestView(
            viewer, game.options_type(), 1, True, Inner("b", now + 60_000) if viewer else None, []
        ),
    )
    observer = Observer(game, 2, game.options_type())
    state = Match(CATALOGUE["krom"], 2, game.options_type(), seed_from("guest")).state
    own, other = (dict(zip(observer.names(), observer.look(state, seat, 7).tolist(), strict=True)) for seat in (0, 1))
    assert {name: number for name, number in own.items() if number} == {"viewer=0": 1, "active=+1": 1, "over": 1}
    inner = {"inner given": 1, "inner.word=b": 1, "inner.due given": 1, "inner.due ms": 0.5}
    assert {name: number for name, number in other.items() if number} == {
        "viewer=1": 1,
        "active=own": 1,
        "over": 1,
        **inner,
    }
    assert "pending[1].seat=own" in own


def test_a_field_that_no_type_describes_names_itself() -> None:
    game = replace(CATALOGUE["krom"], name="guest")
    with pytest.raises(
        TypeError, match="guest: nothing says what place can be: give it a Literal type, or export an ENCODER"
    ):
        Observer(game, 2, game.options_type())
