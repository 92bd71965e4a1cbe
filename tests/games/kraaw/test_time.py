"""The pace of decisions, and what happens when time runs out."""

import pytest

from kermesse.core.clock import GRACE, NEVER
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.events import TimedOut, TurnStarted
from tests.games.kraaw.table import Table, dealt

# ---------------------------------------------------------------- time


@pytest.mark.parametrize(("timers", "limit"), [("relaxed", 120_000), ("normal", 45_000), ("fast", 20_000)])
def test_the_pace_of_decisions(timers, limit):
    table = Table(f"A[3u 1d 2d 5L 1d] B[2d 2d 4d 1d 3d]\noption timers={timers}")
    assert GAME.deadline(table.state) == limit + GRACE
    assert table.view().pending[0].deadline == limit


def test_no_clock_and_own_limits():
    table = Table("A[3u 1d 2d 5L 1d] B[2d 2d 4d 1d 3d]\noption timers=off")
    assert GAME.deadline(table.state) == NEVER
    assert table.view().pending[0].deadline is None
    table = Table('A[3u 1d 2d 5L 1d] B[2d 2d 4d 1d 3d]\noption limits_ms={"main":7000}')
    assert GAME.deadline(table.state) == 7_000 + GRACE


def test_a_seat_that_lets_two_decisions_pass_is_hurried_until_it_acts():
    table = Table("A[3u 1d 2d 5L 1d] B[2d 2d 4d 1d 3d]")
    table.wait()
    table.do("B look 0", "B reveal 0")
    table.wait()
    table.do("B look 1", "B reveal 1", "B end_turn")
    assert table.view().pending[0].deadline == table.now + 3_000
    table.do("A look 4")
    assert table.view().pending[0].deadline == table.now + 20_000


def test_defaults_when_time_runs_out():
    table = Table("A[2u 1d 4u 1d 3u] B[2d 2d 4d 1d 3d]")
    table.do("A exchange B 2")
    table.wait()
    assert table.rows == "A[2u 1d 4u 1d 3u] B[2d 2d 4u 1d 3d]", "the highest upright card of the thief"
    table = Table("A[2d 1d 4d 1d 3d] B[2d 2d 4d 1d 3d]")
    table.do("A exchange B 2")
    table.wait()
    assert table.rows == "A[4u 1d 4d 1d 3d] B[2d 2d 2d 1d 3d]", "its leftmost face-down card, if none is upright"
    table = Table("A[5d{A} 2u 1d{A} 3d{A} 1d{A}] B[2d 2d 4d 1d 3d]")
    table.wait()
    assert table.rows.startswith("A[5u"), "all known: the leftmost"
    table = Table("A[5d 2u 1d 3d 1d] B[2d 2d 4d 1d 3d]")
    table.do("A look 3")
    table.wait()
    assert table.rows.startswith("A[5d 2u 1d 3u"), "the card just looked at"
    assert table.happened(TurnStarted) == [TurnStarted(1, 2)]
    table = Table("A[5d 2u 1d 3d 1d] B[2d 2d 4d 1d 3d]")
    table.do("A look 3", "A reveal 3")
    table.wait()
    assert table.happened(TimedOut) == [TimedOut(0, "bonus")]
    assert table.pending == "B"


def test_time_carries_a_whole_game_to_its_end():
    table = dealt(3, crow_choice="choose", first_player="jewels", hand_swap="sealed")
    for _ in range(2_000):
        if GAME.outcome(table.state) is not None:
            return
        table.wait()
    raise AssertionError("it did not end")
