"""Commands as numbers, and lists of them that can be read."""

import pytest

from kermesse.core.wire import encode
from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import (
    Choose,
    GaiaBuy,
    MoveNeutral,
    MoveTimer,
    Offer,
    Ouranos,
    Pass,
    PlanMove,
    Ready,
    Say,
)
from kermesse.games.chronos.options import ChronosOptions
from tests.games.chronos.table import Table

THREE = GAME.actions(3, ChronosOptions())
TEN = GAME.actions(10, ChronosOptions())


@pytest.mark.parametrize(
    ("actions", "command", "index"),
    [
        (THREE, Ready(), 0),
        (THREE, MoveTimer("R1", "home"), 9),
        (THREE, MoveTimer("R1", "pile:0", True), 12),
        (THREE, MoveTimer("O2", "realm:2", True), 248),
        (THREE, Offer("HERACLES", ("T10#1",)), 250),
        (THREE, Pass(), THREE.count - 1),
        (TEN, MoveTimer("R1", "pile:0", True), 12),
        (TEN, Pass(), TEN.count - 1),
    ],
)
def test_a_number_stays_what_it_is(actions, command, index):
    assert actions.index_of(command) == index
    assert actions.command_of(index) == command


def test_how_many_there_are():
    assert (THREE.count, TEN.count) == (18_915, 39_890)


def test_what_cannot_be_has_no_number():
    for index in (-1, THREE.count):
        with pytest.raises(ValueError, match="no action"):
            THREE.command_of(index)
    for command in (
        MoveTimer("R1", "pile:6"),  # three play on six piles
        MoveTimer("R1", "pile:0", True, "T10#1"),
        Offer("HERACLES", ("T10#1", "T10#2")),
        Choose(target=3),
        Choose(target=1, card="T10#1"),
        Say("deal"),
    ):
        with pytest.raises(ValueError, match=type(command).__name__):
            THREE.index_of(command)


def test_every_number_leads_to_a_command_and_back():
    for index in range(0, TEN.count, 7):
        assert TEN.index_of(TEN.command_of(index)) == index


FULL_HANDS = (
    "realm 0 = 10 20 30 50 10 20 30 50 HYD 10 20\nwinds 0 = N S E O\nrow = ARES DEMETER GAIA HELIOS PERSEPHONE EOS\n"
    "discard = 10 20 30 50 N S E O MIN HYD 50\n"
)


@pytest.mark.parametrize(
    "text",
    [
        "seats 2\noption plans=true\nfront 0 = OURANOS\n" + FULL_HANDS,
        "seats 3\noption mode=solo4 level=3 piles=12 plans=true\nfront 0 = OURANOS\n" + FULL_HANDS,
        "seats 6\noption level=3 piles=12 plans=true mode=solo\nfront 0 = OURANOS\n" + FULL_HANDS,
    ],
)
def test_the_list_is_short_even_for_a_full_realm(text):
    table = Table(text + "".join(f"timer {timer} on pile:{at}\n" for at, timer in enumerate(("R1", "R2", "B1", "B2"))))
    listed = GAME.legal(table.state, 0, 5_000)
    assert 60 < len(listed) <= 200
    assert len(encode(listed)) <= 16_000
    actions = GAME.actions(table.state.n, table.state.options)
    assert all(actions.command_of(actions.index_of(command)) == command for command in listed)


def test_eros_on_many_piles_lists_one_pile_for_a_timer_that_is_not_turned():
    table = Table("seats 6\noption level=3 piles=12 mode=solo\nrow = EROS\nrealm 0 = 10 20")
    table.offer(0, 0, "EROS", "10", "20")
    listed = GAME.legal(table.state, 0, 100)
    assert len(listed) == 1 + 10 * 12 + 10
    other = Choose(timer="B1", pile=7)
    assert other not in listed
    assert GAME.canonical(table.state, 0, other) in listed
    table.do(0, other, at=100)
    assert table.where("B1") == "pile:7"


def test_words_for_a_price_mean_the_ends_of_the_realm():
    table = Table("seats 4\noption level=3\nrow = HELIOS CASTOR\nrealm 0 = 10 20 30 50\nwinds 0 = N")
    assert Offer("HELIOS", ("lowest",)) in GAME.legal(table.state, 0, 1_000)
    table.do(0, Offer("HELIOS", ("uppermost",)), at=0)
    assert (table.pile(0), table.winds(0), table.discard()) == (["10", "20", "30"], [], ["50", "WN"])
    table.do(0, Offer("CASTOR", ("lowest",)), at=1_000)
    assert table.pile(0) == ["30"]
    assert table.refused(0, Offer("CASTOR", ("lowest",)), at=2_000) == "not_available"


def test_too_small_a_realm_cannot_pay_by_a_word():
    table = Table("seats 4\noption level=3\nrow = HELIOS\nrealm 0 = 10\nfront 0 = GAIA\nfront 1 = PAN")
    assert table.refused(0, Offer("HELIOS", ("lowest",)), at=0) == "wrong_price"
    assert table.refused(0, GaiaBuy(1, "PAN", ("uppermost",)), at=0) == "wrong_price"


def test_one_card_stands_for_all_of_its_face():
    table = Table(
        "seats 4\noption level=3\nrow = ARES\nrealm 0 = T10#1 T10#2 T20#1 T10#3\nfront 0 = OURANOS\ndiscard = 50 50"
    )
    listed = GAME.legal(table.state, 0, 1_000)
    assert [command.pay for command in listed if isinstance(command, Offer)] == [("T10#3",), ("T20#1",)]
    assert GAME.canonical(table.state, 0, Offer("ARES", ("T10#1",))) == Offer("ARES", ("T10#3",))
    swaps = [command for command in listed if isinstance(command, Ouranos)]
    assert [command.give for command in swaps] == ["T10#1", "T10#3"]
    assert GAME.canonical(table.state, 0, Ouranos("T20#1", swaps[0].get)) == swaps[0]


def test_a_neutral_timer_is_paid_for_with_either_end_of_the_realm():
    table = Table("seats 2\nrealm 0 = 10 20 30\ntimer P1 on pile:6\ntimer P2 on pile:7")
    listed = [command for command in GAME.legal(table.state, 0, 1_000) if isinstance(command, MoveNeutral)]
    assert len(listed) == 2 * 7 * 2
    assert GAME.canonical(table.state, 0, MoveNeutral("P1", "pile:1", table.own(0, "20")[0])) in listed


def test_plans_are_listed_for_running_sand_only():
    table = Table("seats 3\noption plans=true\ntimer R1 on pile:0 ends 20000")
    plans = [command for command in GAME.legal(table.state, 0, 1_000) if isinstance(command, PlanMove)]
    assert sorted((plan.timer, plan.to) for plan in plans) == [
        ("R1", "home"),
        *(("R1", f"pile:{pile}") for pile in range(6)),
    ]
