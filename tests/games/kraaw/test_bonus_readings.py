"""The bonus action by its two readings: `two_upright` (R17, R18) and `locked_counts` (R35)."""

from collections import Counter

import pytest

from kermesse.games.kraaw.commands import END_TURN, Bonus, Exchange, Lock, Look, RevealLock
from kermesse.games.kraaw.events import CountdownStarted, CountdownStopped, FlippedDown, Locked, Revealed
from tests.games.kraaw.table import B_ROW, Table, dealt, to_turns

OTHER = "option bonus_reading=locked_counts"


def other(rows: str, *lines: str) -> Table:
    return Table("\n".join([rows, OTHER, *lines]))


def test_by_the_first_reading_a_locked_card_cannot_be_turned_over():
    table = Table(f"A[1L 4u 3u 2d 1d] {B_ROW}")
    table.do("A look 3", "A reveal 3")
    assert table.refused("A bonus 1 0") == "not_revealed"
    assert table.refused("A bonus 1 1") == "same_card"
    assert len(table.legal("A")) == 3 * 2 + 1


def test_by_the_other_reading_a_locked_card_is_turned_over_and_thereby_unlocked():
    table = other(f"A[1L 4u 3d 2d 1d] {B_ROW}")
    table.do("A look 3", "A reveal 3")
    assert table.legal("A") == [Bonus(1, 0), Bonus(1, 1), Bonus(1, 3), Bonus(3, 0), Bonus(3, 1), Bonus(3, 3), END_TURN]
    events = table.do("A bonus 1 0")
    assert events[:2] == [Locked(0, 1, 2), FlippedDown(0, 0, unlocked=True)]
    assert table.rows == f"A[1d* 4L 3d 2u 1d] {B_ROW}"
    assert table.totals == [6, 0]
    assert table.sees("B", "A") == "1 4 - 2 -"


def test_a_card_that_was_unlocked_can_be_stolen_and_taken_in_retaliation():
    table = other(f"A[1L 4u 3d 2d 1d] {B_ROW}")
    table.do("A look 3", "A reveal 3", "A bonus 1 0")
    assert Exchange(0, 0) in table.legal("B")
    assert Exchange(0, 1) not in table.legal("B")
    table.do("B exchange A 0", "A retaliate 2")
    assert table.happened(Revealed) == [Revealed(1, 2, 1, "theft")]
    assert table.rows == "A[4d 4L 3d 2u 1d] B[2d 2d 1u 1d 3d]"


def test_locks_are_counted_as_locks_made_not_as_locks_standing():
    table = other(f"A[1L 4u 3d{{A}} 2u 1d] {B_ROW}")
    table.do("A look 2", "A reveal 2", "A bonus 1 0", "B look 0", "B reveal 0", "B end_turn")
    assert table.rows.startswith("A[1d* 4L 3u 2u 1d]")
    assert table.view().rows[0].locks == 2
    assert table.refused("A lock 2") == "no_lock_left"
    assert not any(isinstance(command, Lock) for command in table.legal("A"))
    table.do("A reveal_lock 0")
    assert table.happened(Locked) == []
    assert table.rows.startswith("A[1u 4L 3u 2u 1d]")
    assert table.state.phase == "main"
    assert table.pending == "B"


def test_both_locks_made_and_none_standing_leave_no_bonus():
    table = other(f"A[5u 3u 2d 1d 1d] {B_ROW}", "locks A 2")
    assert table.refused("A lock 0") == "no_lock_left"
    table.do("A look 2", "A reveal 2")
    assert table.pending == "B"


def test_one_upright_card_is_enough_it_may_be_locked_and_turned_over_itself():
    table = other(f"A[4d 2d 1d 3d 1d] {B_ROW}")
    table.do("A look 0", "A reveal 0")
    assert table.state.phase == "bonus"
    assert table.legal("A") == [Bonus(0, 0), END_TURN]
    assert table.refused("A bonus 0 1") == "not_revealed"
    assert table.refused("A bonus 1 0") == "not_revealed"
    events = table.do("A bonus 0 0")
    assert events[:2] == [Locked(0, 0, 1), FlippedDown(0, 0, unlocked=True)]
    assert table.rows == f"A[4d* 2d 1d 3d 1d] {B_ROW}"
    assert table.view().rows[0].locks == 1
    assert table.state.stall == 0


def test_without_an_upright_card_there_is_nothing_to_lock_and_no_bonus():
    table = other(f"A[5L 2d 1d 3d 1d] {B_ROW}")
    table.do("A reveal_lock 1")
    assert table.rows == f"A[5L 2L 1d 3d 1d] {B_ROW}"
    assert table.pending == "B"
    table = other(f"A[5d 2d 1d 3d 1d] {B_ROW}")
    table.do("A reveal_lock 0")
    assert table.pending == "B"


def test_turning_over_a_locked_card_stops_ones_countdown():
    table = other(f"A[2L 3u 4u 5u 1d] {B_ROW}")
    table.do("A look 4", "A reveal 4")
    assert table.happened(CountdownStarted) == [CountdownStarted(0)]
    assert len(table.legal("A")) == 4 * 5 + 1
    table.do("A bonus 3 0")
    assert table.happened(CountdownStopped) == [CountdownStopped(0)]
    assert table.rows == f"A[2d* 3u 4u 5L 1u] {B_ROW}"


@pytest.mark.parametrize("reading", ["two_upright", "locked_counts"])
def test_a_new_round_gives_both_locks_back(reading):
    table = to_turns(dealt(2, bonus_reading=reading))
    table.do("A reveal_lock 0", "B reveal_lock 0", "A reveal_lock 1", "B reveal_lock 1")
    assert [row.locks for row in table.view().rows] == [2, 2]
    for _ in range(40):
        if table.state.phase == "round_end":
            break
        seat = table.pending
        table.do(f"{seat} reveal_lock {table.state.faces[5 * 'AB'.index(seat) :].index(0)}")
    table.do("A continue", "B continue")
    assert table.state.round_no == 2
    assert [row.locks for row in table.view().rows] == [0, 0]


@pytest.mark.parametrize(("reading", "phase"), [("two_upright", "main"), ("locked_counts", "bonus")])
def test_a_bonus_in_the_first_lap_is_for_the_other_reading_only(reading, phase):
    table = to_turns(dealt(3, bonus_reading=reading))
    assert Counter(type(command) for command in table.legal("A")) == {Look: 5, RevealLock: 5, Exchange: 10}
    table.do("A look 0", "A reveal 0")
    assert table.state.phase == phase


def test_the_view_says_by_which_reading_is_played():
    assert other(f"A[4u 2d 1d 3d 1d] {B_ROW}").view("A").options.bonus_reading == "locked_counts"
    assert Table(f"A[4u 2d 1d 3d 1d] {B_ROW}").view("A").options.bonus_reading == "two_upright"
