"""The rules document's golden scenarios S1 to S16: the base game, teams and monsters."""

import pytest

from kermesse.core.chance import Chance, seed_from
from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import Announce, CallDeadlock, Choose, MoveTimer, Ransom, Ready
from kermesse.games.chronos.components import deck_of
from kermesse.games.chronos.options import ChronosOptions, settle
from tests.games.chronos.table import Table, kinds


def test_s01_a_timer_alone_and_empty_takes_the_card():
    table = Table("seats 3\npile 0 = 30 10 ...\npile 2 = 50 ...\ntimer R1 dur 28000")
    table.move(1000, 0, "R1", "pile:0")
    assert table.ends("R1") == 29000
    assert table.move_refused(28999, 0, "R1", "pile:2", True) == "timer_running"
    table.move(29000, 0, "R1", "pile:2", True)
    assert table.pile(0) == ["30"]
    assert table.score(0) == 30
    assert table.top(0) == "10"
    assert (table.where("R1"), table.ends("R1")) == ("pile:2", 57000)


def test_s02_another_timer_on_the_pile_blocks_the_card():
    table = Table("seats 3\nnow 1000\npile 0 = 30 ...\ntimer R1 on pile:0 ends 31000")
    table.move(30500, 1, "B1", "pile:0")
    assert table.ends("B1") == 60500
    assert table.move_refused(31100, 0, "R1", "pile:1", True) == "blocked"
    assert table.where("R1") == "pile:0"
    table.move(31400, 0, "R1", "pile:1", True, if_blocked="go")
    assert (table.where("R1"), table.ends("R1"), table.pile(0)) == ("pile:1", 61400, [])
    table.move(60500, 1, "B1", "home", True)
    assert table.pile(1) == ["30"]
    assert (table.where("B1"), table.sand("B1", 60500)) == ("home", 0)


def test_s03_whoever_comes_first_has_the_card_or_stamps_it():
    position = "seats 3\npile 0 = 50 20 ...\ntimer R1 on pile:0"
    table = Table(position)
    table.move(31030, 1, "B1", "pile:0")
    assert table.move_refused(31040, 0, "R1", "home", True, expect="T50#1") == "blocked"
    assert table.top(0) == "50"
    table = Table(position)
    table.move(31030, 0, "R1", "home", True, expect="T50#1")
    assert table.pile(0) == ["50"]
    table.move(31040, 1, "B1", "pile:0")
    assert table.top(0) == "20"


def test_s04_own_timers_block_too_and_a_hand_needs_its_time():
    table = Table("seats 3\npile 0 = 50 ...\ntimer R1 on pile:0\ntimer R2 on pile:0")
    assert table.move_refused(20000, 0, "R1", "pile:1", True) == "blocked"
    table.move(20000, 0, "R1", "pile:1")
    assert table.move_refused(20199, 0, "R2", "pile:2") == "too_fast"
    table.move(20200, 0, "R2", "pile:0", True)
    assert table.pile(0) == ["50"]
    assert (table.where("R2"), table.ends("R2")) == ("pile:0", 50200)


def test_s05_a_hundred_points_win_the_round():
    table = Table("seats 3\npile 0 = 30 ...\nrealm 0 = 50 20\nrealm 1 = 50 30\nrealm 2 = 10\ntimer R1 on pile:0")
    table.move(11000, 0, "R1", "home", True)
    assert table.ended() == ("points", [0])
    assert table.state.scores == [100, 80, 10]
    assert table.state.tokens == [1, 0, 0]
    assert table.move_refused(11001, 1, "B1", "pile:1") == "not_now"


def test_s06_a_last_card_ends_the_round_and_all_who_tie_win():
    table = Table("seats 4\npile 0 = 20\nrealm 0 = 30\nrealm 1 = 50 10\nrealm 2 = 30 30\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    assert table.ended() == ("last_card", [1, 2])
    assert table.state.scores == [50, 60, 60, 0]
    assert table.state.tokens == [0, 1, 1, 0]


def test_s07_hades_at_nought_is_won_by_all():
    table = Table("seats 3\npile 0 = HADES ...\ntimer G1 on pile:0")
    table.move(1000, 2, "G1", "home", True)
    assert table.ended() == ("hades", [0, 1, 2])
    assert table.state.tokens == [1, 1, 1]


HERMES = "seats 3\npile 0 = HERMES 20 ...\nrealm 0 = 10\nrealm 1 = 30 50\nrealm 2 = 20 20\ntimer R1 on pile:0"


def test_s08_hermes_swaps_piles_while_the_others_play_on():
    table = Table(HERMES)
    table.move(12000, 0, "R1", "pile:3", True)
    assert (table.where("R1"), table.ends("R1"), table.top(0)) == ("pile:3", 42000, "20")
    assert table.choosing(0) == ("hermes", 22000)
    assert table.move_refused(13000, 0, "R2", "pile:1") == "choice_pending"
    table.move(13000, 1, "B1", "pile:1")
    table.do(0, Choose(target=1), at=14000)
    assert table.piles() == [["30", "50"], ["10"], ["20", "20"]]
    assert table.discard() == ["HERMES"]


def test_s08b_hermes_may_be_declined():
    table = Table(HERMES)
    table.move(12000, 0, "R1", "pile:3", True)
    table.do(0, Choose(), at=14000)
    assert table.piles() == [["10"], ["30", "50"], ["20", "20"]]
    assert table.discard() == ["HERMES"]


def test_s08c_a_choice_at_its_deadline_is_too_late():
    table = Table(HERMES)
    table.move(12000, 0, "R1", "pile:3", True)
    assert table.refused(0, Choose(target=1), at=22000) == "no_choice"
    assert table.piles() == [["10"], ["30", "50"], ["20", "20"]]
    assert table.discard() == ["HERMES"]


def test_s09_hephaistos_puts_a_timer_into_the_bag_until_a_ransom():
    table = Table(
        "seats 3\nnow 20000\npile 0 = HEPHAISTOS ...\npile 1 = 50 ...\nrealm 1 = 20 30\ntimer R1 on pile:0\n"
        "timer B1 dur 32000 on pile:1 ends 42000\ntimer G1 on pile:1"
    )
    table.move(21000, 0, "R1", "home", True)
    assert table.choosing(0) == ("hephaistos", 31000)
    assert table.refused(0, Choose(timer="R2"), at=22000) == "bad_choice"
    table.do(0, Choose(timer="B1"), at=22000)
    assert (table.where("B1"), table.sand("B1", 50000)) == ("bag", 20000)
    table.move(22500, 2, "G1", "home", True)
    assert table.pile(2) == ["50"]
    assert table.move_refused(30000, 1, "B1", "pile:2") == "in_bag"
    assert table.refused(2, Ransom(), at=30000) == "nothing_to_ransom"
    table.do(1, Ransom(), at=60000)
    assert table.pile(1) == []
    assert table.discard() == ["HEPHAISTOS", "20", "30"]
    assert (table.where("B1"), table.ends("B1")) == ("home", 80000)
    assert table.move_refused(79999, 1, "B1", "pile:2") == "timer_running"
    table.move(80000, 1, "B1", "pile:2")
    assert table.ends("B1") == 112000


def test_s10_cerbere_strikes_the_top_card_of_an_opponent():
    table = Table("seats 3\npile 0 = CERBERE ...\nrealm 0 = 50\nrealm 1 = 10 30\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    for answer in (Choose(target=2), Choose(target=0), Choose()):
        assert table.refused(0, answer, at=1500) == "bad_choice"
    table.do(0, Choose(target=1), at=2000)
    assert table.pile(1) == ["10"]
    assert table.discard() == ["30", "CERBERE"]


def test_s10b_cerbere_without_a_victim_is_discarded():
    table = Table("seats 3\npile 0 = CERBERE ...\nrealm 0 = 50\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    assert table.choosing(0) is None
    assert table.discard() == ["CERBERE"]


def test_s11_a_deadlock_is_counted_to_ten():
    table = Table(
        "seats 3\nnow 50000\nrealm 0 = 50\nrealm 1 = 30\nrealm 2 = 50\ntimer R1 on pile:0\n"
        "timer B1 on pile:0 ends 60000"
    )
    assert table.refused(2, CallDeadlock(), at=59999) == "not_blocked"
    table.do(2, CallDeadlock(), at=60000)
    assert table.state.deadlock_until == 70000
    assert table.refused(1, CallDeadlock(), at=60000) == "not_blocked"
    assert "DeadlockCancelled" in kinds(table.move(69999, 1, "B1", "home"))
    table.do(0, CallDeadlock(), at=70000)
    assert table.move_refused(80000, 0, "R1", "home", True) == "not_now"
    assert table.ended() == ("deadlock", [0, 2])
    assert table.state.scores == [50, 30, 50]


CLUMSY = (
    "seats 3\noption clumsy={clumsy}\nnow 49000\ntimer R1 dur 28000 on pile:0 ends 59000\ntimer R2 dur 31000 on pile:1\n"
    "timer B1 on pile:2 ends 70000"
)


def test_s12_hasty_hands_are_sent_home():
    table = Table(CLUMSY.format(clumsy="true"))
    events = table.move(50000, 0, "B1", "home", True)
    assert kinds(events) == ["TimerKnocked", "TimersSentHome"]
    assert (table.where("R1"), table.ends("R1")) == ("home", 69000)
    assert (table.where("R2"), table.ends("R2")) == ("home", 81000)
    assert (table.where("B1"), table.ends("B1")) == ("pile:2", 70000)
    assert table.pile(0) == []


def test_s12b_a_grip_too_early_at_ones_own_timer_is_forgiven():
    assert Table(CLUMSY.format(clumsy="true")).move_refused(50000, 0, "R1", "home", True) == "timer_running"
    assert Table(CLUMSY.format(clumsy="false")).move_refused(50000, 0, "B1", "home") == "not_yours"


def opened(**options):
    """Begin a game of three seats whose T0 is 10000: seat 0 is ready first, the others at 7000."""
    state, _ = GAME.setup(3, ChronosOptions(**options), Chance(seed_from("opening")), 0)
    table = Table("seats 3")
    table.state = state
    table.do(0, Ready(), at=0)
    table.do(1, Ready(), at=7000)
    table.do(2, Ready(), at=7000)
    return table


def test_s13_piles_are_turned_up_one_by_one():
    table = opened()
    flips = [
        (event.pile, at)
        for at in range(9000, 17000, 500)
        for event in table.advance(at)
        if kinds([event]) == ["PileFlipped"]
    ]
    assert flips == [(0, 10000), (1, 11000), (2, 12000), (3, 13000), (4, 14000), (5, 15000)]
    table = opened()
    table.move(12500, 0, "R1", "pile:2")
    assert table.move_refused(12700, 0, "R2", "pile:3") == "pile_face_down"
    table.move(13000, 0, "R2", "pile:3")


def test_s13b_or_all_at_once():
    table = opened(start_mode="all")
    assert table.move_refused(12999, 0, "R1", "pile:2") == "not_now"
    assert all(table.state.up)
    table.move(13000, 0, "R1", "pile:2")


@pytest.mark.parametrize(
    ("seats", "options", "piles"),
    [(3, {}, 6), (4, {}, 7), (5, {}, 8), (6, {"level": 1}, 9), (6, {}, 6), (8, {}, 7), (10, {}, 8)],
)
def test_s14_piles_are_three_more_than_players_or_teams(seats, options, piles):
    assert settle(ChronosOptions(**options), seats).piles == piles


def test_s14b_teams_of_one_timer_play_without_hephaistos():
    state, _ = GAME.setup(6, ChronosOptions(), Chance(seed_from("teams")), 0)
    assert sorted(len(pile) for pile in state.piles) == [8, 9, 9, 9, 9, 9]
    assert len(deck_of(0, True, False)) == 53


def test_s14c_the_better_mate_counts():
    table = Table(
        "seats 6\noption announce=manual\npile 0 = HADES ...\nrealm 0 = 30 10\nrealm 1 = 50 30 10\nrealm 2 = 50 20\n"
        "realm 3 = 50 10\nrealm 5 = 50 30\ntimer R1 on pile:0"
    )
    table.move(1000, 0, "R1", "home", True)
    assert table.state.scores == [40, 90, 70, 60, 0, 80]
    assert table.ended() == ("hades", [1, 4])
    assert table.state.tokens == [0, 1, 0]


def test_s15_covered_monsters_win_when_announced():
    table = Table("seats 4\noption level=1\npile 0 = MIN ...\nrealm 0 = 10 HYD 20\nrealm 1 = 50 50\ntimer R1 on pile:0")
    seen = GAME.view(table.state, 2, 0).seats[0]
    assert (seen.count, seen.top, seen.pile, seen.score) == (3, "T20#1", None, None)
    table.move(2000, 0, "R1", "home", True)
    assert table.state.phase == "play"
    table.do(0, Announce(), at=2500)
    assert table.ended() == ("monsters", [0])


def test_s16_a_false_alarm_reveals_nothing_and_costs_three_seconds():
    table = Table("seats 4\noption level=1\nrealm 0 = HYD 30")
    assert kinds(table.do(0, Announce(), at=1000)) == ["FalseVictory"]
    assert table.refused(0, Announce(), at=3999) == "too_soon"
    assert kinds(table.do(0, Announce(), at=4000)) == ["FalseVictory"]


def test_the_listed_moves_of_a_fresh_round_are_two_timers_on_six_piles():
    table = Table("seats 3")
    assert sum(isinstance(command, MoveTimer) for command in GAME.legal(table.state, 0, 0)) == 12
