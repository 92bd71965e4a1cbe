"""The golden scenarios of docs/rules/kraaw.md, under their numbers; the end of a round: test_golden_round_end.py."""

from collections import Counter

import pytest

from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.commands import END_TURN, Bonus, Exchange, Lock, Look, RevealLock
from kermesse.games.kraaw.components import COMPONENTS
from kermesse.games.kraaw.events import (
    ChienExchanged,
    Exchanged,
    HandSeen,
    HandSwapped,
    Locked,
    Looked,
    LookResult,
    RetaliationChosen,
    Revealed,
    TimedOut,
    TurnEnded,
    TurnStarted,
)
from kermesse.games.kraaw.rules.round import deck_of
from kermesse.games.kraaw.state import MOST_LOCKS
from tests.games.kraaw.table import B_ROW, Table, dealt, to_turns


def test_g01_the_deck_of_three():
    assert deck_of(3) == [1] * 6 + [2] * 6 + [3] * 4 + [4] * 3 + [5]
    assert sum(deck_of(3)) == 47
    table = dealt(3)
    assert [len(row.faces) for row in table.view().rows] == [5, 5, 5]
    assert len(table.state.values) == 20
    assert sorted(table.state.values) == deck_of(3)


@pytest.mark.parametrize(
    ("seats", "cards", "out_of_play"), [(2, 15, 20), (3, 20, 15), (4, 25, 10), (5, 30, 5), (6, 35, 0)]
)
def test_g02_all_decks(seats, cards, out_of_play):
    table = dealt(seats)
    assert len(table.state.values) == cards == 35 - out_of_play
    assert len(table.state.values) - 5 * seats == 5


@pytest.mark.parametrize(("seats", "commands"), [(2, 15), (3, 20), (4, 25), (5, 30), (6, 35)])
def test_g03_first_turn(seats, commands):
    legal = to_turns(dealt(seats)).legal("A")
    kinds = Counter(type(command) for command in legal)
    assert kinds == {Look: 5, RevealLock: 5, Exchange: 5 * (seats - 1)}
    assert len(legal) == commands
    for command in legal:
        table = to_turns(dealt(seats))
        GAME.apply(table.state, 0, command, 0)
        for _ in range(2):
            if table.state.active == 0 and table.state.phase in ("reveal", "retaliate"):
                mover = GAME.awaiting(table.state)[0]
                GAME.apply(table.state, mover, GAME.legal(table.state, mover, 0)[0], 0)
        assert (table.state.phase, table.state.active) == ("main", 1)


def test_g04_look_one_reveal_another():
    table = Table(f"A[5d 2d 1d 3d 1d] {B_ROW}")
    events = table.do("A look 0")
    assert events == [Looked(0, 0), LookResult(0, 0, 5)]
    assert [event.seen(1) for event in events] == [Looked(0, 0), None]
    assert [event.seen(-1) for event in events] == [Looked(0, 0), None]
    assert table.refused("A reveal_lock 0") == "wrong_phase"
    table.do("A reveal 1")
    assert table.happened(Revealed) == [Revealed(0, 1, 2, "look")]
    assert table.rows == f"A[5d{{A}} 2u 1d 3d 1d] {B_ROW}"
    assert table.sees("A", "A") == "5 2 - - -"
    assert table.sees("B", "A") == table.sees(None, "A") == "- 2 - - -"
    assert table.view("A").mine.unplaced == [1, 1, 3]
    assert (table.state.phase, table.pending) == ("main", "B")


def test_g05_slot_checks():
    table = Table(f"A[5d{{A}} 2u 1d 3d 1d] {B_ROW}")
    assert table.refused("A look 1") == "not_face_down"
    assert table.refused("A look 5") == "bad_slot"
    table.do("A look 0")
    assert table.refused("A reveal 1") == "not_face_down"
    table.do("A reveal 0")
    assert table.rows.startswith("A[5u 2u")
    assert table.state.phase == "bonus"
    assert table.legal("A") == [Bonus(0, 1), Bonus(1, 0), END_TURN]


def test_g06_reveal_and_lock():
    table = Table(f"A[5d{{A}} 2u 1d 3d 1d] {B_ROW}")
    table.do("A reveal_lock 0")
    assert table.rows == f"A[5L 2u 1d 3d 1d] {B_ROW}"
    assert table.happened(Locked) == [Locked(0, 0, 1)]
    assert table.totals[0] == 7
    assert (table.state.phase, table.pending) == ("main", "B")


def test_g07_reveal_and_lock_with_two_locks():
    table = Table(f"A[5L 4L 1d 2d 3u] {B_ROW}")
    kinds = Counter(type(command) for command in table.legal("A"))
    assert kinds == {Look: 2, RevealLock: 2, Exchange: 5}
    assert table.refused("A lock 4") == "no_lock_left"
    table.do("A reveal_lock 2")
    assert table.rows == f"A[5L 4L 1u 2d 3u] {B_ROW}"
    assert table.happened(Locked) == []
    assert (table.state.phase, table.pending) == ("main", "B")


def test_g08_lock():
    table = Table("A[3u 2d 1d 2d 1d] B[2d 4d 4d 1d 3d]")
    assert table.refused("A lock 1") == "not_revealed"
    table.do("A lock 0")
    assert table.rows.startswith("A[3L 2d 1d 2d 1d]")
    assert (table.state.phase, table.pending) == ("main", "B")


def test_g09_exchange_of_upright_cards():
    table = Table("A[2u 1d 3d 1d 2d] B[4u 2d 1d 3d 2d]")
    table.do("A exchange B 0")
    assert table.pending == "B"
    assert table.refused("A end_turn") == "not_your_turn"
    assert len(table.legal("B")) == 5
    table.do("B retaliate 0")
    assert table.rows == "A[4u 1d 3d 1d 2d] B[2u 2d 1d 3d 2d]"
    assert table.state.stall == 1
    assert (table.state.phase, table.pending) == ("main", "B")


def test_g10_exchange_of_face_down_cards_and_what_is_known_of_them():
    table = Table("A[2u 1d{A} 3d 1d 2d] B[4d{B} 2d 1d 3d 2d]\nseen A 1 1 2 2 3\nseen B 1 2 2 3 4")
    table.do("A exchange B 0")
    events = table.do("B retaliate 1")
    assert [type(event) for event in events] == [RetaliationChosen, Exchanged, Revealed]
    assert table.happened(Revealed) == [Revealed(0, 1, 4, "theft")]
    assert table.rows == "A[2u 4u 3d 1d 2d] B[1d{A} 2d 1d 3d 2d]"
    assert table.sees("A", "B") == "1 - - - -"
    assert table.sees("B", "B") == table.sees(None, "B") == "- - - - -"
    assert table.view("A").mine.unplaced == [1, 2, 3]
    assert table.view("B").mine.unplaced == [1, 2, 2, 3]
    assert (table.state.stall, table.state.phase) == (0, "bonus")
    table.do("A bonus 1 0")
    assert table.rows.startswith("A[2d* 4L 3d 1d 2d]")
    for viewer in ("A", "B", None):
        assert table.sees(viewer, "A").startswith("2 4")
    assert table.totals[0] == 4


def test_g11_locks_protect_both_ways():
    table = Table("A[3u 5L 1d 2d 1d] B[4L 2u 1d 3d 2d]")
    assert len(table.legal("A")) == 11
    assert table.refused("A exchange B 0") == "locked_card"
    assert table.refused("A exchange A 2") == "own_seat"
    table.do("A exchange B 1")
    assert len(table.legal("B")) == 4
    assert table.refused("B retaliate 1") == "locked_card"
    table.do("B retaliate 0")
    assert table.rows == "A[2u 5L 1d 2d 1d] B[4L 3u 1d 3d 2d]"
    assert table.totals == [7, 7]


def test_g12_bonus():
    table = Table(f"A[4u 2u 1d 3d 1d] {B_ROW}")
    table.do("A look 2", "A reveal 2")
    assert (table.state.phase, len(table.legal("A"))) == ("bonus", 7)
    assert table.refused("A bonus 0 0") == "same_card"
    assert table.refused("A bonus 0 3") == "not_revealed"
    table.do("A bonus 0 1")
    assert table.rows.startswith("A[4L 2d* 1u 3d 1d]")
    assert (table.totals[0], table.view().rows[0].locks) == (5, 1)
    assert table.sees("B", "A") == "4 2 1 - -"


def test_g13_two_locks_in_one_turn():
    table = Table(f"A[4u 2u 5d{{A}} 1d 1d] {B_ROW}")
    table.do("A reveal_lock 2", "A bonus 0 1")
    assert table.rows.startswith("A[4L 2d* 5L 1d 1d]")
    assert (table.view().rows[0].locks, table.totals[0]) == (2, 9)


def test_g26_first_player_and_direction():
    table = dealt(4, direction="counterclockwise")
    order = []
    for _ in range(5):
        order.append((table.state.first, table.state.contenders[:]))
        table.state.winners = [0]
        table.state.phase, table.state.pending = "round_end", 15
        table.state.wins = [0, 0, 0, 0]
        table.do("A continue", "B continue", "C continue", "D continue")
    assert order[:2] == [(0, [0, 3, 2, 1]), (3, [3, 2, 1, 0])]
    assert [first for first, _ in order] == [0, 3, 2, 1, 0]


def test_g27_kitty_exchange():
    table = dealt(3, seed="kitty 11", first_player="seat:1")
    for seat in "ABC":
        table.do(f"{seat} look_done")
    assert table.pending == "B"
    table.do("B chien_exchange no")
    assert table.pending == "C"
    table.do("C chien_exchange yes")
    assert table.pending == "A"
    hand = table.view("A").mine.seen_hand
    table.do("A chien_exchange yes")
    (exchanged,) = table.happened(ChienExchanged)
    assert exchanged.seat == 0
    assert all(exchanged == exchanged.seen(viewer) for viewer in (0, 1, 2, -1))
    slot = exchanged.slot
    assert table.view("A").mine.unplaced == hand
    assert all(table.view(viewer).rows[0].chien_slot == slot for viewer in ("A", "B", "C", None))
    for viewer in ("A", "B", "C", None):
        assert table.sees(viewer, "A") == "- - - - -"
    table.do("B look 0", "B reveal 0", "C look 0", "C reveal 0")
    table.do(f"A look {slot}", f"A reveal {slot}")
    assert table.view("A").mine.unplaced == hand, "the kitty's card was not one of the five"
    table.do("B look 1", "B reveal 1", "B end_turn", "C look 1", "C reveal 1", "C end_turn")
    other = (slot + 1) % 5
    table.do(f"A look {other}", f"A reveal {other}")
    left = Counter(hand)
    left.subtract([table.state.values[other]])
    assert Counter(table.view("A").mine.unplaced) == +left


def test_g27_kitty_exchange_as_written():
    table = Table("A[2d 4d 1d 3d 1d] B[2d 2d 1d 1d 3d] C[2d 3d 1d 2d 4d]\nseen A 1 1 2 2 3\nchien A 1")
    table.do("A look 1", "A reveal 1")
    assert table.view("A").mine.unplaced == [1, 1, 2, 2, 3]
    table.do("B look 0", "B reveal 0", "C look 0", "C reveal 0", "A look 0", "A reveal 0")
    assert table.view("A").mine.unplaced == [1, 1, 2, 3]


def test_g28_stall_guard_for_two():
    table = Table("A[2u 1d 3d 1d 2d] B[4u 2d 1d 3d 2d]\nstall 5")
    table.do("A exchange B 0", "B retaliate 0")
    assert (table.state.stall, table.view().guard.on) == (6, True)
    assert table.refused("B exchange A 0") == "stall_guard"
    assert Counter(type(command) for command in table.legal("B")) == {Look: 4, RevealLock: 4, Lock: 1, Exchange: 4}
    table.do("B exchange A 1", "A retaliate 0")
    assert table.rows == "A[4u 2u 3d 1d 2d] B[1u 2d 1d 3d 2d]"
    assert table.state.stall == 0
    assert not table.view().guard.on


def test_g29_sealed_whole_hand_swap():
    table = dealt(3, hand_swap="sealed")
    state = table.state
    state.values = [1, 1, 2, 2, 4, 1, 2, 3, 3, 4, 1, 1, 1, 2, 3, 2, 2, 3, 4, 5]
    state.seen_hand = [[1, 1, 2, 2, 4], [1, 2, 3, 3, 4], [1, 1, 1, 2, 3]]
    table.do("A look_done", "B look_done", "C look_done claim")
    assert table.happened(HandSwapped) == [HandSwapped(2)]
    assert table.happened(HandSeen) == [HandSeen(2, [2, 2, 3, 4, 5])]
    assert [event.seen(0) for event in table.happened(HandSeen)] == [None]
    assert table.view("C").mine.seen_chien == [1, 1, 1, 2, 3]
    assert sorted(state.values[15:]) == [1, 1, 1, 2, 3]
    assert table.pending == "C"
    assert table.refused("C look_done claim") == "too_late"
    table.do("C look_done")
    assert state.phase == "chien"


def test_g30_time_out_of_a_main_action():
    table = Table(f"A[3u 1d{{A}} 2d 5L 1d] {B_ROW}")
    events = table.wait()
    assert events[0] == TimedOut(0, "main")
    assert [type(event) for event in events[1:]] == [Looked, LookResult, Revealed, TurnEnded, TurnStarted]
    assert table.rows == f"A[3u 1d{{A}} 2u 5L 1d] {B_ROW}"
    assert (table.state.phase, table.pending) == ("main", "B")


def test_g31_deduction_is_left_to_the_player():
    table = Table(f"A[5d 2u 1u 3u 1d{{A}}] {B_ROW}\nseen A 1 1 2 3 5")
    assert table.view("A").mine.unplaced == [5]
    assert table.sees("A", "A") == "- 2 1 3 1"
    assert table.view("A").mine.deduced == [5, 0, 0, 0, 0], "beside the row, for those who want it"


def test_nothing_is_sure_of_unlike_values_or_after_an_exchange_with_the_kitty_or_of_a_card_from_elsewhere():
    unlike = Table(f"A[5d 2u 1d 3u 1d{{A}}] {B_ROW}\nseen A 1 1 2 3 5")
    assert unlike.view("A").mine.deduced == []
    exchanged = Table(f"A[5d 2u 1u 3u 1d{{A}}] {B_ROW}\nseen A 1 1 2 3 5\nchien A 3")
    assert exchanged.view("A").mine.deduced == []
    taken = Table(f"A[5d 2u 1u 3u 1d{{A}}] {B_ROW}\nseen A 1 1 2 3 5")
    taken.state.dealt_to[0] = 1
    assert taken.view("A").mine.deduced == [0, 0, 0, 0, 0]


def test_g32_no_bonus_with_one_upright_card():
    table = Table(f"A[4u 2d 1d 3d 1d] {B_ROW}")
    table.do("A lock 0")
    assert table.rows == f"A[4L 2d 1d 3d 1d] {B_ROW}"
    assert table.pending == "B"
    assert table.refused("A bonus 0 1") == "not_your_turn"


def test_the_locks_of_the_box_are_the_locks_of_the_rules():
    assert COMPONENTS["locks"]["seat"] == MOST_LOCKS
