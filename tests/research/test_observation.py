"""Observations: always as long, never cut off, and alike exactly where what they tell is alike."""

from array import array
from copy import copy
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from kermesse.core.chance import seed_from
from kermesse.core.game import ALL_SEEING, AnyGame
from kermesse.core.match import Match
from kermesse.core.options import BadOptions, Options
from kermesse.games import CATALOGUE
from kermesse.research.collections import Bag, Struct
from kermesse.research.fields import Growing, OneOf, OutOfBounds, Viewpoint
from kermesse.research.observation import Observer, layout
from kermesse.research.pen import Pen
from kermesse.research.sketches import SKETCHES
from kermesse.research.strokes import stroke_of
from kermesse.research.writer import written_out
from tests.laws.option_sets import option_sets
from tests.laws.walk import Walk
from tests.research.walks import views

TABLES = [(name, seats) for name, game in CATALOGUE.items() for seats in game.seats]


class Unfaithful(AssertionError):
    pass


def hold_law(
    game: AnyGame, seats: int, options: Options, seed: str, most: int, observer: Observer | None = None
) -> int:
    """Check over random play: fixed length, numbers within -1..1, equal numbers exactly for equal text.

    Views of a walk differ in much at once. So that one difference counts, some are also looked at with one field of an
    earlier view of the same viewer.
    """
    observer = observer or Observer(game, seats, options)
    pen, strokes = Pen(observer.size), stroke_of(observer.root, 0, seats)  # what writes where the house is compiled
    numbers_of: dict[str, bytes] = {}
    text_of: dict[bytes, str] = {}
    before: dict[int, Any] = {}
    random = Random(seed)
    for view, now in views(game, seats, options, seed, most):
        looked_at = [view]
        if view.viewer in before and random.random() < 0.2:
            looked_at += [_mixed(view, before[view.viewer], name) for name in observer.root.fields]
        if random.random() < 0.2:
            before[view.viewer] = view
        for one in looked_at:
            seen = observer.observe(one, now)
            assert seen.shape == (observer.size,)
            assert seen.dtype == np.float32
            assert np.isfinite(seen).all()
            assert np.abs(seen).max() <= 1
            slowly = observer._numbers()
            observer.root.write(slowly, 0, one, observer._sight(one, now))
            if seen.tobytes() != slowly.tobytes():
                raise Unfaithful("written out, a layout writes something else")
            pen.look(observer._sight(one, now))
            strokes.write(pen, 0, one)
            if np.array(memoryview(pen.numbers), dtype=np.float32).tobytes() != slowly.tobytes():
                raise Unfaithful("by strokes, a layout writes something else")
            text = observer.told(one, now)
            if numbers_of.setdefault(text, seen.tobytes()) != seen.tobytes():
                raise Unfaithful(f"one text, two observations: {text}")
            if text_of.setdefault(seen.tobytes(), text) != text:
                raise Unfaithful(f"one observation, two texts: {text} and {text_of[seen.tobytes()]}")
    return len(text_of)


def _mixed(view: Any, earlier: Any, name: str) -> Any:
    mixed = copy(view)
    setattr(mixed, name, getattr(earlier, name))
    return mixed


def hold_sketch(game: AnyGame, seats: int, options: Options, seed: str, most: int) -> int:
    """Check over random play, for all viewers: encoding the state directly gives the same numbers, to the bit, as
    encoding its view.
    """
    observer = Observer(game, seats, options)
    pen, sketch = Pen(observer.size), SKETCHES[game.view](observer.root, seats)
    walk = Walk(game, seats, options, seed)
    looks = 0
    for number, _ in enumerate(walk.steps()):
        state, now = walk.match.state, walk.match.now
        for viewer in walk.some(walk.viewers()):
            sketch.write(pen, state, viewer, now)
            by_view = observer.observe(game.view(state, viewer, now), now)
            if np.array(memoryview(pen.numbers), dtype=np.float32).tobytes() != by_view.tobytes():
                raise Unfaithful(f"sketched, {viewer} sees something else")
            looks += 1
        if number >= most:
            break
    with pytest.raises(OutOfBounds):  # nobody at a table sees everything: the direct encoding has no such viewer
        sketch.write(pen, walk.match.state, ALL_SEEING, walk.match.now)
    return looks


def possible(game: AnyGame, seats: int) -> bool:
    try:
        game.check_options(game.options_type(), seats)
    except BadOptions:
        return False
    return True


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_numbers_and_text_say_the_same(name: str, seats: int) -> None:
    game = CATALOGUE[name]
    if possible(game, seats):
        assert hold_law(game, seats, game.options_type(), "quick", 30) > 5


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_numbers_and_text_say_the_same_with_every_option(name: str, seats: int) -> None:
    game = CATALOGUE[name]
    for options in option_sets(game, seats):
        for seed in ("a", "b"):
            hold_law(game, seats, options, seed, 600)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_sketch_says_what_the_view_says(name: str, seats: int) -> None:
    game = CATALOGUE[name]
    if possible(game, seats):
        assert hold_sketch(game, seats, game.options_type(), "sketched", 40) > 40


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_sketch_says_what_the_view_says_with_every_option(name: str, seats: int) -> None:
    game = CATALOGUE[name]
    for options in option_sets(game, seats):
        for seed in ("a", "b"):
            hold_sketch(game, seats, options, seed, 600)


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_sketch_does_not_see_what_is_hidden(name: str) -> None:
    """The hidden parts are drawn anew by the rules, not by the view: this viewer sees no difference, others do."""
    game = CATALOGUE[name]
    seats, options = 4 if 4 in game.seats else game.seats[0], game.options_type()
    observer = Observer(game, seats, options)
    sketch, pen = SKETCHES[game.view](observer.root, seats), Pen(observer.size)
    walk = Walk(game, seats, options, "hidden")
    others_see = 0

    def sketched(state: Any, viewer: int) -> bytes:
        sketch.write(pen, state, viewer, walk.match.now)
        return bytes(memoryview(pen.numbers))

    for number, _ in enumerate(walk.steps()):
        viewer = number % seats
        another = walk.redraw(walk.match.state, viewer)
        assert sketched(another, viewer) == sketched(walk.match.state, viewer)
        other = (viewer + 1) % seats
        others_see += sketched(another, other) != sketched(walk.match.state, other)
        if number >= 150:
            break
    assert others_see > 10


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    game = CATALOGUE[name]
    seats = game.seats[-1]
    names = layout(game, seats)
    observer = Observer(game, seats, game.options_type())
    assert len(names) == observer.size
    assert len(set(names)) == len(names)
    assert all(why for why in observer.left_out.values())
    assert observer.layout().startswith(f"    0  {names[0]}\n")


def test_a_number_that_is_lost_on_the_way_is_found_out() -> None:
    game = CATALOGUE["kraaw"]
    observer = Observer(game, 3, game.options_type())
    observer.root.parts = [part for part in observer.root.parts if part[0] != "rows"]  # told, and not written
    with pytest.raises(Unfaithful, match="something else"):
        hold_law(game, 3, game.options_type(), "planted", 200, observer)
    observer._write = written_out(observer.root, 3)
    with pytest.raises(Unfaithful, match="two texts"):
        hold_law(game, 3, game.options_type(), "planted", 200, observer)


def test_a_value_out_of_bounds_is_never_cut_off() -> None:
    game = CATALOGUE["krom"]
    observer = Observer(game, 4, game.options_type())
    view = Match(game, 4, game.options_type(), seed_from("bounds")).view(0)
    observer.observe(view, 0)
    view.players[2].kroms = 10_000  # type: ignore[attr-defined]
    with pytest.raises(OutOfBounds, match=r"players: kroms: 10000 is not within"):
        observer.observe(view, 0)
    with pytest.raises(OutOfBounds):
        OneOf("ab").write(observer._numbers(), 0, "c", Viewpoint(0, 4, 0, 0))
    with pytest.raises(OutOfBounds):
        Growing(3).write(observer._numbers(), 0, -1, Viewpoint(0, 4, 0, 0))


def test_who_is_not_in_a_final_of_kraaw_has_no_total() -> None:
    game = CATALOGUE["kraaw"]
    observer = Observer(game, 3, game.options_type())
    view = Match(game, 3, game.options_type(), seed_from("final")).view(0)
    view.totals = [20, -1, 20]  # type: ignore[attr-defined]
    without = observer.observe(view, 0)
    view.totals = [20, 0, 20]  # type: ignore[attr-defined]
    assert (observer.observe(view, 0) != without).any()


@pytest.mark.parametrize(("most", "fits", "too_many"), [(1, "ab", "aab"), (2, "aab", "aaab")])
def test_a_thing_that_is_there_too_often_is_never_cut_off(most: int, fits: str, too_many: str) -> None:
    root = Struct({"cards": Bag("ab", most)})
    write, sight = written_out(root, 2), Viewpoint(0, 2, 0, 0)
    numbers = array("f", bytes(8))
    write(numbers, SimpleNamespace(cards=list(fits)), sight)
    assert list(numbers) == [fits.count("a") / most, fits.count("b") / most]
    with pytest.raises(OutOfBounds):
        write(array("f", bytes(8)), SimpleNamespace(cards=list(too_many)), sight)


def test_seats_are_counted_from_the_own_one_on() -> None:
    """All viewers see a new table of Krom alike, but for whose they are and what is dealt to them."""
    game = CATALOGUE["krom"]
    observer = Observer(game, 3, game.options_type())
    match = Match(game, 3, game.options_type(), seed_from("turned"))
    names = np.array(observer.names())
    first, second = (observer.observe(match.view(seat), 0) for seat in (0, 1))
    differ = set(names[first != second])
    assert {"viewer=0", "viewer=1"} <= differ
    assert not any("kroms" in name for name in differ)


def test_a_field_that_nothing_describes_names_itself() -> None:
    from kermesse.games.kraaw.view_types import Row
    from kermesse.research.shapes import Shapes

    game = CATALOGUE["kraaw"]
    with pytest.raises(TypeError, match=r"kraaw: nothing says what Row\.faces can be"):
        Shapes(game, 2, game.options_type()).struct(Row)
