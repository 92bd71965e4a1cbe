"""The golden scenarios of docs/rules/kraaw.md that are about the end of a round and of a game, under their numbers."""

from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.events import (
    CountdownStarted,
    CountdownStopped,
    FinalCalled,
    GameEnded,
    RoundEnded,
    RoundStarted,
)
from kermesse.games.kraaw.view_types import Standing
from tests.games.kraaw.table import B_ROW, Table


def test_g14_plain_countdown():
    table = Table("A[5L 3u 2u 4L 1d] B[2u 3u 1d 2d 1d]")
    table.do("A reveal_lock 4")
    assert table.happened(CountdownStarted) == [CountdownStarted(0)]
    assert table.pending == "B"
    table.do("B look 2", "B reveal 3", "B end_turn")
    (ended,) = table.happened(RoundEnded)
    assert (ended.by, ended.totals, ended.winners) == (0, [15, 7], [0])
    assert ended.lists == [[5, 4, 3, 2, 1], [3, 2, 2]]


def test_g15_countdown_cancelled_by_ones_own_bonus():
    table = Table(f"A[5L 3u 2u 1u 1d] {B_ROW}")
    table.do("A look 4", "A reveal 4")
    assert table.happened(CountdownStarted) == [CountdownStarted(0)]
    assert (table.state.phase, len(table.legal("A"))) == ("bonus", 13)
    table.do("A bonus 1 4")
    assert table.rows.startswith("A[5L 3L 2u 1u 1d*]")
    assert table.happened(CountdownStopped) == [CountdownStopped(0)]
    table.do("B reveal_lock 0")
    assert (table.state.phase, table.pending) == ("main", "A")


def test_g16_two_in_countdown_and_the_ender_loses():
    table = Table("A[4L 3L 2u 2u 1u] B[5L 2u 3L 1u 2d] C[4u 3u 2d 1d 1d]\nto move B")
    table.do("B reveal_lock 4")
    assert table.happened(CountdownStarted) == [CountdownStarted(1)]
    table.do("C look 2", "C reveal 2", "C end_turn")
    (ended,) = table.happened(RoundEnded)
    assert (ended.by, ended.totals, ended.winners) == (0, [12, 13, 9], [1])


def test_g17_last_face_down_card_stolen_ends_the_round_at_once():
    table = Table("A[4u 3u 2d 1d 2d] B[5L 4L 2u 1u 3d{B}]")
    table.do("A exchange B 4", "B retaliate 0")
    assert table.rows == "A[3u 3u 2d 1d 2d] B[5L 4L 2u 1u 4u]"
    assert table.happened(CountdownStarted) == [CountdownStarted(1)]
    table.do("A end_turn")
    (ended,) = table.happened(RoundEnded)
    assert (ended.by, ended.totals, ended.winners) == (1, [6, 16], [1])


def test_g18_the_victim_keeps_the_round_alive():
    table = Table("A[4u 3u 2d 1d 2d] B[5L 4L 2u 1u 3d{B}]")
    table.do("A exchange B 4", "B retaliate 2")
    assert table.rows == "A[4u 3u 3u 1d 2d] B[5L 4L 2u 1u 2d]"
    assert table.happened(CountdownStarted) == []
    table.do("A end_turn")
    assert (table.state.phase, table.pending) == ("main", "B")
    assert table.totals == [10, 12]


def test_g19_forced_to_take_a_face_down_card():
    table = Table("A[5L 4L 3u 2u 2u] B[4d 3d 1d 1d 2d]\nto move B")
    table.do("B exchange A 2")
    assert len(table.legal("A")) == 5
    table.do("A retaliate 0")
    assert table.rows == "A[5L 4L 4d 2u 2u] B[3u 3d 1d 1d 2d]"
    assert table.happened(CountdownStopped) == [CountdownStopped(0)]
    assert (table.state.phase, table.pending) == ("main", "A")
    assert table.sees("A", "A") == "5 4 - 2 2"


def test_g20_inverted_tie_break_and_hidden_cards_count_nothing():
    table = Table("A[5u 4d 3u 1u 2d] B[2u 2u 3u 1L 1u]")
    table.do("A lock 0", "A end_turn")
    (ended,) = table.happened(RoundEnded)
    assert (ended.by, ended.totals, ended.lists) == (1, [9, 9], [[5, 3, 1], [3, 2, 2, 1, 1]])
    assert (ended.tied, ended.winners) == ([0, 1], [1])
    assert table.view().standings == [
        Standing(1, [3, 2, 2, 1, 1], tied=True, fell=-1),
        Standing(0, [5, 3, 1], tied=True, fell=0),
    ]


def test_g21_tie_decided_at_the_second_card():
    table = Table("A[4L 3L 2u 1u 1u] B[4L 2L 2u 2u 1u] C[5u 2u 1d 1d 3d]\nto move C")
    table.do("C lock 0")
    (ended,) = table.happened(RoundEnded)
    assert (ended.by, ended.totals, ended.winners) == (0, [11, 11, 7], [1])
    assert [(one.seat, one.tied, one.fell) for one in table.view().standings] == [
        (1, True, -1),
        (0, True, 1),
        (2, False, -1),
    ]


def test_g22_perfect_tie_inside_a_three_way_tie():
    table = Table("A[3L 2u 2u 1u 1L] B[4u 2u 2u 1d 4d] C[3u 2L 2u 1L 1u]\nto move B\nwins 1 2 0")
    table.do("B look 3", "B reveal 3", "B end_turn")
    (ended,) = table.happened(RoundEnded)
    assert (ended.by, ended.totals, ended.winners) == (2, [9, 9, 9], [0, 2])
    assert (ended.tied, ended.wins) == ([0, 1, 2], [2, 2, 1])
    assert [(one.seat, one.fell) for one in table.view().standings] == [(0, -1), (2, -1), (1, 0)]
    table.do("A continue", "B continue", "C continue")
    (started,) = table.happened(RoundStarted)
    assert (started.contenders, started.final) == ([1, 2, 0], False)
    assert table.view().standings == []


def finale(wins: str) -> Table:
    table = Table(f"A[3L 2u 2u 1u 1L] B[4u 2u 1d 1d 4d] C[3u 2L 2u 1L 1u]\nto move B\nfirst B\n{wins}")
    table.do("B look 3", "B reveal 3", "B end_turn")
    return table


def test_g23_two_reach_three_together_and_play_a_final():
    table = finale("wins 2 1 2")
    (ended,) = table.happened(RoundEnded)
    assert (ended.totals, ended.wins) == ([9, 7, 9], [3, 1, 3])
    table.do("A continue", "B continue", "C continue")
    assert table.happened(FinalCalled) == [FinalCalled([0, 2])]
    (started,) = table.happened(RoundStarted)
    assert (started.deck, started.first, started.contenders, started.final) == ([4, 5, 3, 2, 1], 2, [2, 0], True)
    assert table.pending == "AC"
    assert table.refused("B look 0") == "not_your_turn"
    assert table.view("B").rows[1].faces == []


def test_g24_three_reach_three_together():
    table = Table(
        "A[3L 2u 2u 1u 1L] B[3L 2u 2u 1u 1L] C[4u 2u 1d 1d 4d] D[3u 2L 2u 1L 1u]\nto move C\nfirst B\nwins 2 2 2 2"
    )
    table.do("C look 3", "C reveal 3", "C end_turn")
    (ended,) = table.happened(RoundEnded)
    assert (ended.totals, ended.wins) == ([9, 9, 7, 9], [3, 3, 2, 3])
    table.do("A continue", "B continue", "C continue", "D continue")
    (started,) = table.happened(RoundStarted)
    assert (started.contenders, started.first, sum(started.deck)) == ([3, 0, 1], 3, 20)


def test_g25_one_reaches_three_and_another_two_in_the_same_perfect_tie():
    table = finale("wins 2 1 1")
    assert table.happened(RoundEnded)[0].wins == [3, 1, 2]
    table.do("A continue", "B continue", "C continue")
    assert table.happened(GameEnded) == [GameEnded([0])]
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.code, outcome.winners, outcome.ranks) == ("champion", (0,), (1, 3, 2))
