"""The rules document's golden scenarios S17 to S38: Winds, the temple, duel, steps and secrets."""

import pytest

from kermesse.core.chance import Chance, seed_from
from kermesse.core.game import SPECTATOR
from kermesse.core.wire import encode
from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import (
    Announce,
    CallDeadlock,
    CassandreTake,
    Choose,
    Demeter,
    GaiaBuy,
    MoveNeutral,
    MoveTimer,
    Ouranos,
    Pass,
    Ready,
)
from kermesse.games.chronos.components import CASTOR, GOD_OF, POLLUX
from kermesse.games.chronos.options import ChronosOptions
from kermesse.games.chronos.rules.scoring import tokens_for
from kermesse.games.chronos.rules.table import lay_row
from tests.games.chronos.table import Table, kinds

TEMPLE = "seats 4\noption level=3\n"


@pytest.mark.parametrize(
    ("winds", "score"),
    [("", 100), ("N", 100), ("N N", 100), ("N S", 200), ("N N S", 200), ("N S E", 300), ("N S O E", 400)],
)
def test_s17_different_winds_multiply(winds, score):
    assert Table(f"seats 4\noption level=2\nrealm 0 = 50 30 20\nwinds 0 = {winds}").score(0) == score


@pytest.mark.parametrize(
    ("realm", "winds", "front", "score"),
    [
        ("10 20 20 30 50", "N E", "", 260),
        ("10 20 20 30 50", "N E", "HELIOS", 340),
        ("10 20 20 30 50", "N E", "HELIOS APHRODITE", 680),
        ("10 20 20 30 50", "N E", "HELIOS APHRODITE PAN", 1280),
        ("10 20 20 30 50", "N E", "EOLE", 390),
        ("HYD HYD 30", "S O S", "ARTEMIS", 460),
        ("HYD HYD 30", "S O S", "ARTEMIS EOLE", 690),
        ("50", "", "EOLE", 50),
    ],
)
def test_s18_gods_and_winds_combine(realm, winds, front, score):
    assert Table(f"{TEMPLE}realm 0 = {realm}\nwinds 0 = {winds}\nfront 0 = {front}").score(0) == score


def test_s19_an_offering_has_its_exact_price():
    table = Table(f"{TEMPLE}row = HELIOS ZEUS ATHENA GAIA EOS\nrealm 0 = 10 50 20 30\nwinds 0 = N")
    assert table.offer_refused(1000, 0, "HELIOS", "10") == "wrong_price"
    assert table.offer_refused(1000, 0, "HELIOS", "10", "20", "WN") == "wrong_price"
    assert table.offer_refused(1000, 0, "HELIOS", "10", "WE") == "not_in_realm"
    assert table.offer_refused(1000, 0, "HERA", "10", "20", "30") == "not_available"
    table.offer(1000, 0, "HELIOS", "20", "WN")
    assert table.pile(0) == ["10", "50", "30"]
    assert table.winds(0) == []
    assert table.discard() == ["20", "WN"]
    assert table.front(0) == ["HELIOS"]
    assert table.score(0) == 110
    assert table.row() == ["ZEUS", "ATHENA", "GAIA", "EOS"]


def eros():
    table = Table(
        f"{TEMPLE}now 20000\nrow = EROS\nrealm 0 = 10 10\ntimer B1 dur 32000 on pile:1 ends 42000\n"
        "timer B2 dur 29000 on pile:2"
    )
    table.offer(21500, 0, "EROS", "10", "10")
    assert table.used() == ["EROS"]
    return table


def test_s20_eros_moves_a_running_timer_turned_over_or_not():
    table = eros()
    table.do(0, Choose(timer="B1", pile=4, flip=True), at=22000)
    assert (table.where("B1"), table.ends("B1")) == ("pile:4", 34000)
    table = eros()
    table.do(0, Choose(timer="B1", pile=4), at=22000)
    assert (table.where("B1"), table.ends("B1")) == ("pile:4", 42000)
    table = eros()
    table.do(0, Choose(timer="B2", pile=2, flip=True), at=22000)
    assert (table.where("B2"), table.ends("B2")) == ("pile:2", 51000)


def test_s20d_eros_must_move_something_of_another_or_nothing():
    table = eros()
    assert table.refused(0, Choose(timer="B2", pile=2), at=22000) == "bad_choice"
    assert table.refused(0, Choose(timer="R1", pile=2), at=22000) == "bad_choice"
    assert kinds(table.advance(31500)) == ["ChoiceTimedOut"]
    assert (table.where("B1"), table.where("B2")) == ("pile:1", "pile:2")


def test_s21_ares_attacks_personal_piles():
    table = Table(
        f"{TEMPLE}front 0 = ARES\nrealm 0 = 10\nrealm 1 = 30 50\nrealm 3 = 20\npile 5 = 10 ...\ntimer B2 on pile:5"
    )
    assert table.move_refused(1000, 0, "R1", "realm:2") == "empty_pile"
    table.move(1000, 0, "R1", "realm:1")
    assert table.ends("R1") == 31000
    assert table.move_refused(1000, 2, "G1", "realm:1") == "needs_ares"
    assert table.move_refused(1500, 3, "Y1", "realm:3") == "not_attacked"
    table.move(10000, 1, "B2", "home", True)
    assert table.pile(1) == ["30", "50", "10"]
    table.move(20000, 1, "B1", "realm:1")
    assert table.ends("B1") == 50000
    assert table.move_refused(31000, 0, "R1", "home", True) == "blocked"
    assert table.move_refused(50000, 1, "B1", "home", True) == "nothing_to_take"
    table.move(50000, 1, "B1", "home")
    table.move(50100, 0, "R1", "home", True)
    assert table.piles()[:2] == [["10", "10"], ["30", "50"]]


def test_s22_dionysos_swaps_colours_and_what_stands_of_them():
    table = Table(
        f"{TEMPLE}now 9000\nrow = DIONYSOS\npile 0 = 50 ...\nrealm 0 = 20 30\ntimer B1 on pile:0\n"
        "timer B2 dur 40000 on pile:1 ends 40000\ntimer R1 dur 40000 on pile:2 ends 45000"
    )
    table.offer(10000, 0, "DIONYSOS", "20")
    table.do(0, Choose(target=1), at=11000)
    assert [table.state.owner[timer] for timer in range(4)] == [1, 1, 0, 0]
    assert (table.where("B2"), table.ends("B2")) == ("pile:1", 40000)
    assert table.move_refused(11200, 1, "B1", "pile:3") == "not_yours"
    table.move(11200, 0, "B1", "pile:3", True)
    assert table.pile(0) == ["30", "50"]


def test_s23_apollon_reserves_a_card_out_of_the_temple():
    table = Table(f"{TEMPLE}row = APOLLON CASSANDRE HERA\nrealm 0 = 10 20 30\nrealm 1 = 10 20 30 50")
    table.offer(1000, 0, "CASSANDRE", "10")
    table.offer(1000, 1, "APOLLON", "10")
    table.do(1, Choose(card="HERA"), at=1500)
    assert table.row() == []
    assert table.refused(0, CassandreTake(), at=2000) == "temple_not_single"
    assert table.offer_refused(2000, 0, "HERA", "20", "30", "50") == "not_available"
    table.offer(2000, 1, "HERA", "20", "30", "50")
    assert table.front(1) == ["APOLLON", "HERA"]


def test_s24_demeter_takes_visible_tens_and_may_end_the_round():
    table = Table(
        f"{TEMPLE}front 2 = DEMETER\npile 0 = 10 10\npile 1 = 10 ...\npile 2 = 50 ...\n"
        "realm 0 = 50 10\nrealm 1 = 20\nrealm 2 = 30\ntimer R1 on pile:1 ends 30000"
    )
    table.do(2, Demeter("realm:0"), at=1000)
    assert (table.pile(0), table.pile(2)) == (["50"], ["30", "10"])
    assert table.refused(2, Demeter("pile:1"), at=1200) == "timer_there"
    assert table.refused(2, Demeter("pile:2"), at=1200) == "not_a_ten"
    table.do(2, Demeter("pile:0"), at=1200)
    table.do(2, Demeter("pile:0"), at=1400)
    assert table.state.scores == [50, 20, 60, 0]
    assert table.ended() == ("last_card", [2])


def all_ready(table):
    for seat in range(4):
        events = table.do(seat, Ready())
    return events


def test_s25_selene_keeps_cards_for_the_next_round():
    table = Table(f"{TEMPLE}row = SELENE\nrealm 0 = 10 20 50 30\nwinds 0 = N\npile 0 = HADES ...\ntimer R1 on pile:0")
    table.offer(1000, 0, "SELENE", "10")
    both = Choose(cards=table.own(0, "50", "WN"))
    assert table.refused(0, both, at=1200) == "bad_choice"
    table.do(0, Choose(cards=table.own(0, "50")), at=1200)
    assert table.pile(0) == ["20", "30"]
    assert table.score(0) == 50
    seen = GAME.view(table.state, 1, 1200)
    assert seen.seats[0].stored == 1
    assert b"T50#1" not in encode(seen)
    assert GAME.view(table.state, 0, 1200).me.stored == ["T50#1"]
    table.move(2000, 0, "R1", "home", True)
    assert "StoredRevealed" in kinds(all_ready(table))
    assert table.pile(0) == ["50"]
    assert sorted(len(pile) for pile in table.state.piles) == [11, 11, 12, 12, 12, 12, 12]
    all_ready(table)
    table.do(0, CallDeadlock(), at=table.now + 20000)
    table.advance(table.now + 10000)
    all_ready(table)
    assert sum(len(pile) for pile in table.state.piles) == 83


@pytest.mark.parametrize(
    ("fronts", "winners", "gains"),
    [
        ({0: "CASTOR", 1: "POLLUX"}, {0, 1}, [2, 2, 0, 0]),
        ({0: "CASTOR POLLUX"}, {0}, [3, 0, 0, 0]),
        ({0: "CASTOR", 1: "POLLUX"}, {0}, [1, 1, 0, 0]),
        ({0: "HERA", 2: "CASTOR"}, {0, 1}, [2, 1, 0, 0]),
        ({0: "HERA CASTOR POLLUX"}, {0}, [4, 0, 0, 0]),
        ({1: "CASTOR POLLUX"}, {0}, [1, 0, 0, 0]),
    ],
)
def test_s26_hera_and_the_twins_bring_tokens(fronts, winners, gains):
    said = "\n".join(f"front {seat} = {gods}" for seat, gods in fronts.items())
    assert tokens_for(Table(TEMPLE + said).state, winners) == gains


def test_s27_a_duel_has_neutral_timers_and_two_contested_piles_at_most():
    table = Table(
        "seats 2\nrealm 0 = 10 30\nrealm 1 = 20\ntimer P1 dur 31000 on pile:6\ntimer P2 on pile:7\n"
        "timer R1 on pile:0\ntimer G1 on pile:0\ntimer B1 on pile:3\ntimer Y1 on pile:3\ntimer G2 on pile:5\n"
        "pile 6 = 30 ..."
    )
    assert table.move_refused(1000, 0, "R2", "pile:5") == "third_contest"
    table.move(1000, 0, "R2", "pile:6")
    assert table.ends("R2") == 31000
    assert table.refused(0, MoveNeutral("P1", "pile:6", "T10#1"), at=1200) == "same_pile"
    table.do(0, MoveNeutral("P1", "pile:1", "T10#1"), at=1200)
    assert (table.where("P1"), table.ends("P1")) == ("pile:1", 32200)
    assert table.pile(0) == ["30"]
    assert table.discard() == ["10"]
    assert table.refused(1, MoveNeutral("P1", "pile:2", "T20#1"), at=1300) == "timer_running"
    table.move(31000, 0, "R2", "home", True)
    assert table.pile(0) == ["30", "30"]


def test_s28_charon_brings_back_a_god_that_hecate_makes_another():
    table = Table(f"{TEMPLE}front 0 = HECATE\nrow = CHARON\ndiscard = CERBERE 50 WS\nrealm 0 = 10 20 30\nrealm 1 = 50")
    table.offer(1000, 0, "CHARON", "10", "20")
    assert GAME.view(table.state, 0, 1000).discard == ["CERBERE#1", "T50#1", "WS#1", "T10#1", "T20#1"]
    assert GAME.view(table.state, 1, 1000).discard is None
    table.do(0, Choose(card="CERBERE#1"), at=1500)
    assert table.choosing(0)[0] == "hecate"
    table.do(0, Choose(god="HERMES"), at=2000)
    assert table.choosing(0)[0] == "hermes"
    table.do(0, Choose(target=1), at=2500)
    assert table.piles()[:2] == [["50"], ["30"]]
    assert table.discard() == ["50", "WS", "10", "20", "CERBERE"]
    assert table.used() == ["CHARON"]


def test_s29_gaia_pays_the_seller():
    table = Table(f"{TEMPLE}front 0 = GAIA\nfront 1 = HERA PAN\nrealm 0 = 10 20 MIN\nwinds 0 = N\nrealm 1 = HYD")
    assert table.refused(0, GaiaBuy(1, "HERA", table.own(0, "10", "20")), at=1000) == "wrong_price"
    table.do(0, GaiaBuy(1, "HERA", table.own(0, "10", "WN", "MIN")), at=1000)
    assert (table.front(0), table.pile(0)) == (["GAIA", "HERA"], ["20"])
    assert (table.front(1), table.pile(1), table.winds(1)) == (["PAN"], ["HYD", "10", "MIN"], ["WN"])
    assert table.score(1) == 60
    table.do(1, Announce(), at=2000)
    assert table.ended() == ("monsters", [1])


def test_s30_ouranos_trades_with_the_discard_and_hestia_wants_three_alike():
    table = Table(f"{TEMPLE}front 0 = OURANOS HESTIA\nrealm 0 = 30 10 20 30\ndiscard = HERMES 50 30")
    ten = table.own(0, "10")[0]
    assert table.refused(0, Ouranos(ten, table.in_discard("HERMES")), at=1000) == "god_not_allowed"
    assert table.refused(0, Ouranos(ten, "T100#1"), at=1000) == "not_in_discard"
    table.do(0, Ouranos(ten, table.in_discard("30")), at=1000)
    assert table.pile(0) == ["30", "20", "30", "30"]
    assert table.discard() == ["HERMES", "50", "10"]
    table.do(0, Announce(), at=2000)
    assert table.ended() == ("hestia", [0])


def test_s31_persephone_takes_a_timer_of_everybody_else():
    table = Table(
        f"{TEMPLE}now 9000\nrow = PERSEPHONE\nfront 2 = ATHENA\nrealm 0 = 10 10 10 10\ntimer Y1 on bag\ntimer Y2 on bag\n"
        "timer B1 on pile:0 ends 25000"
    )
    table.offer(10000, 0, "PERSEPHONE", "10", "10", "10", "10")
    assert table.refused(0, Choose(timers=("B1",)), at=10500) == "bad_choice"
    table.do(0, Choose(timers=("G2", "B1")), at=11000)
    assert (table.where("B1"), table.sand("B1", 99000)) == ("bag", 14000)
    assert (table.where("G2"), table.where("Y1"), table.where("R1")) == ("bag", "bag", "home")


def test_s32_poseidon_blows_all_winds_away():
    table = Table(f"{TEMPLE}row = POSEIDON\nrealm 0 = 50\nwinds 0 = S N\nwinds 1 = E\nwinds 3 = O O")
    assert table.score(0) == 100
    table.offer(1000, 0, "POSEIDON", "WS")
    assert table.discard() == ["WS", "WN", "WE", "WO", "WO"]
    assert table.score(0) == 50


def test_s33_zeus_wins_at_once():
    table = Table(f"{TEMPLE}row = ZEUS\nrealm 0 = 10 10 10 10 10 10\nwinds 0 = N S")
    table.offer(1000, 0, "ZEUS", "10", "10", "10", "10", "10", "10", "WN", "WS")
    assert table.ended() == ("zeus", [0])
    assert table.state.tokens == [1, 0, 0, 0]


def test_s34_cyclope_needs_one_monster_and_wins_the_round():
    table = Table(f"{TEMPLE}front 0 = CYCLOPE\nrealm 0 = HYD 10")
    table.do(0, Announce(), at=1000)
    assert table.ended() == ("cyclope", [0])
    assert (table.state.tokens, table.state.phase) == ([1, 0, 0, 0], "interval")


def test_s35_waiting_for_hera_pays_if_the_price_leaves_enough():
    position = f"{TEMPLE}row = HERA\nrealm 0 = 100 50 10 10 10 50"
    table = Table(position)
    table.offer(1000, 0, "HERA", "10", "10", "10")
    assert table.score(0) == 200
    table.do(0, Announce(), at=1200)
    assert table.state.tokens == [2, 0, 0, 0]
    table = Table(position)
    table.offer(1000, 0, "HERA", "50", "10", "10")
    assert kinds(table.do(0, Announce(), at=1200)) == ["FalseVictory"]


def test_s36_a_twin_in_the_temple_brings_the_other():
    table = Table(TEMPLE)
    rest = [god for god in range(27) if god not in (CASTOR, POLLUX)]
    first = [GOD_OF[god] for god in ("CASTOR", "ARES", "EOS", "PAN", "GAIA")]
    lay_row(table.state, first + [god for god in (*rest, POLLUX) if god not in first])
    assert table.row() == ["CASTOR", "ARES", "EOS", "PAN", "GAIA", "POLLUX"]
    both = [GOD_OF[god] for god in ("CASTOR", "ARES", "POLLUX", "PAN", "GAIA")]
    lay_row(table.state, both + [god for god in rest if god not in both])
    assert table.row() == ["CASTOR", "ARES", "POLLUX", "PAN", "GAIA"]


def test_s36b_three_play_without_the_twins():
    for seed in range(20):
        state, _ = GAME.setup(3, ChronosOptions(level=3), Chance(seed_from(seed)), 0)
        assert len(state.row) == 5
        assert len(state.row) + len(state.reserve) == 25
        assert CASTOR not in state.row + state.reserve


def step(table, *acts):
    """Let everybody submit; return the effects of the last one's act."""
    for seat, act in enumerate(acts):
        events = table.do(seat, act or Pass(), at=table.now + 10)
    return events


def test_s37_in_steps_all_submit_and_the_sand_jumps():
    table = Table("seats 3\noption clock=steps timer_spread=0\npile 0 = 50 ...\npile 1 = 20 ...")
    step(table, MoveTimer("R1", "pile:0"), MoveTimer("B1", "pile:0"), None)
    step(table, None, None, MoveTimer("G1", "pile:1"))
    assert table.state.sand_now == 0
    step(table, None, None, None)
    assert table.state.sand_now == 30000
    events = step(table, MoveTimer("R1", "pile:2", True), MoveTimer("B1", "pile:3"), MoveTimer("G1", "home", True))
    assert [(event.seat, event.code) for event in events if kinds([event]) == ["ActRefused"]] == [(0, "blocked")]
    assert (table.where("R1"), table.where("B1"), table.pile(2)) == ("pile:0", "pile:3", ["20"])
    assert table.state.sand_now == 30000
    step(table, MoveTimer("R1", "pile:2", True), None, None)
    assert table.pile(0) == ["50"]
    assert table.refused(0, CallDeadlock(), at=99999) == "not_blocked"


def test_s38_others_see_how_many_and_the_top_and_no_more():
    table = Table(
        f"{TEMPLE}front 0 = SELENE\nfront 2 = GAIA\nrow = OURANOS\nstored 0 = 30 N\nrealm 0 = 50 HYD 10\n"
        "realm 1 = 10 10 10\nrealm 2 = 20 20 20\ndiscard = 50 50 30 MIN S O HADES"
    )
    for viewer in (1, SPECTATOR):
        seen = GAME.view(table.state, viewer, 0)
        seat = seen.seats[0]
        assert (seat.count, seat.top, seat.pile, seat.score, seat.stored) == (3, "T10#1", None, None, 2)
        assert (seen.discard_count, seen.discard) == (7, None)
    table.offer(1000, 1, "OURANOS", "10", "10", "10")
    assert len(GAME.view(table.state, 1, 1000).discard) == 10
    assert GAME.view(table.state, 2, 1000).discard is None
    table.do(2, GaiaBuy(1, "OURANOS", table.own(2, "20", "20", "20")), at=2000)
    assert GAME.view(table.state, 1, 2000).discard is None
    assert len(GAME.view(table.state, 2, 2000).discard) == 10
