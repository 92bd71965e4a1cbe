"""Positions and options that cannot be."""

import pytest

from kermesse.core.game import BadPosition
from kermesse.core.options import BadOptions
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.options import KraawOptions
from tests.games.kraaw.table import Table

# ---------------------------------------------------------------- positions and options that cannot be


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ("", "rows of 2 to 6 seats"),
        ("A[4u 2d 1d 3L 5d]", "rows of 2 to 6 seats"),
        ("B[4u 2d 1d 3L 5d] A[2d 2d 4d 1d 3d]", "in order"),
        ("A[5u 2d 1d 3L 5d] B[2d 2d 4d 1d 3d]", "2 cards of value 5 on the table; the deck for 2 players has 1"),
        ("A[4u 2d 1d 3L] B[2d 2d 4d 1d 3d]", "row A has 4 cards"),
        ("A[4u 2d 1d 3L 9d] B[2d 2d 4d 1d 3d]", "'9d' in row A is not a card"),
        ("A[4L 2L 1L 3d 5d] B[2d 2d 4d 1d 3d]", "3 locked cards"),
        ("A[4d{C} 2L 1L 3d 5d] B[2d 2d 4d 1d 3d]", "no seat 'C'"),
        ("A[4u 2u 1u 3u 5u] B[2d 2d 4d 1d 3d]", "no face-down card"),
        ("A[4u 2d 1d 3L 5d] B[2d 2d 4d 1d 3d]\nto fly A", "'to fly A' is not understood"),
        ("A[4u 2d 1d 3L 5d] B[2d 2d 4d 1d 3d]\nstall many", "is not understood"),
        ("A[4u 2d 1d 3L 5d] B[2d 2d 4d 1d 3d]\nto move Z", "no seat 'Z'"),
        ("A[4u 2d 1d 3L 5d] B[2d 2d 4d 1d 3d]\nkitty 5 5 5 5 5", "what is left of the deck is 1 1 2 2 3"),
        ("A[4u 2d 1d 3L 5d] B[2d 2d 4d 1d 3d]\noption speed=9", "option 'speed': unknown"),
        ("A[4u 2d 1d 3L 5d] B[2d 2d 4d 1d 3d]\noption direction", "'option direction' is not understood"),
        ("A[4u 2d 1d 3L 5d] B[2d 2d 4d 1d 3d]\nlocks A 2", "'locks A 2' cannot be: 1 of the row"),
        (
            "A[4L 2d 1d 3L 5d] B[2d 2d 4d 1d 3d]\noption bonus_reading=locked_counts\nlocks A 1",
            "'locks A 1' cannot be: 2 of the row",
        ),
    ],
)
def test_an_impossible_position_is_refused_in_words(position, complaint):
    with pytest.raises(BadPosition, match=complaint):
        GAME.position(position)


@pytest.mark.parametrize(
    ("direction", "next_one", "first_after"), [("clockwise", "B", 1), ("counterclockwise", "C", 2)]
)
def test_a_position_is_played_on_in_the_direction_that_it_names(direction, next_one, first_after):
    table = Table(f"A[4u 2d 1d 1d 3d] B[2L 3L 2u 4u 1d] C[3L 2L 1u 1u 1d]\noption direction={direction}")
    table.do("A reveal_lock 1")
    assert table.pending == next_one
    while table.state.phase != "round_end":
        table.do(f"{table.pending} reveal_lock {table.view().rows['ABC'.index(table.pending)].faces.index(0)}")
    table.do("A continue", "B continue", "C continue")
    assert table.state.first == first_after
    assert table.state.contenders[1] == (first_after + table.state.direction) % 3


def test_a_position_may_leave_its_direction_to_the_lot():
    drawn = {
        GAME.position(
            f"A[4u 2d 1d 1d 3d] B[2L 3L 2u 4u 1d] C[3L 2L 1u 1u 1d]\nstall {stall}\noption direction=random"
        ).direction
        for stall in range(9)
    }
    assert drawn == {1, -1}


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (KraawOptions(first_player="seat:3"), "first_player"),
        (KraawOptions(hand_swap="race", timers="off"), "race"),
        (KraawOptions(lap_cap=5), "lap_cap"),
    ],
)
def test_options_that_exclude_each_other(options, complaint):
    with pytest.raises(BadOptions, match=complaint):
        GAME.check_options(options, 3)


def test_every_preset_can_be_played_by_all_numbers():
    for options in GAME.presets.values():
        for seats in GAME.seats:
            GAME.check_options(options, seats)
