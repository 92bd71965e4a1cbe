"""Every refusal that the scenarios do not show, and the order in which they come."""

import pytest

from kermesse.core.game import Malformed
from kermesse.games.chronos.commands import (
    Announce,
    CallDeadlock,
    CassandreTake,
    Choose,
    Demeter,
    FlipPile,
    GaiaBuy,
    MoveNeutral,
    MoveTimer,
    Ouranos,
    Pass,
    PlanCancel,
    PlanMove,
    Ransom,
    Ready,
    Say,
    VoteColours,
)
from tests.games.chronos.table import Table

TEMPLE = "seats 4\noption level=3\n"


@pytest.mark.parametrize("place", ["", "nonsense", "pile:7", "realm:4", "bag"])
def test_a_timer_goes_only_where_there_is_a_place(place):
    assert Table("seats 4").move_refused(1000, 0, "R1", place) == "no_such_place"


def test_from_home_to_home_is_no_move():
    assert Table("seats 4").move_refused(1000, 0, "R1", "home") == "already_home"


def test_a_timer_that_does_not_exist_is_not_understood():
    assert Table("seats 4").move_refused(1000, 0, "X9", "pile:0") == "bad_param"
    assert Table("seats 4").move_refused(1000, 0, "O1", "pile:0") == "not_yours"


def test_another_card_than_the_expected_one_is_not_taken():
    table = Table("seats 4\npile 0 = 50 ...\ntimer R1 on pile:0")
    assert table.move_refused(1000, 0, "R1", "home", True, expect="T10#1") == "card_changed"


def test_nothing_is_taken_from_home():
    assert Table("seats 4").move_refused(1000, 0, "R1", "pile:0", True) == "nothing_to_take"


def test_a_duel_begins_on_ones_own_three_piles():
    table = Table("seats 2")
    table.state.phase = "zone"
    assert table.move_refused(1000, 0, "R1", "pile:3") == "not_your_zone"
    assert table.refused(0, Ransom(), at=1000) == "not_now"
    table.move(1000, 0, "R1", "pile:2")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (GaiaBuy(1, "HERA", ()), "needs_gaia"),
        (CassandreTake(), "needs_cassandre"),
        (Demeter("pile:0"), "needs_demeter"),
        (Ouranos("T10#1", "T20#1"), "needs_ouranos"),
        (MoveNeutral("P1", "pile:0", "T10#1"), "option_off"),
        (FlipPile(0), "option_off"),
        (PlanMove("R1", "pile:0"), "option_off"),
        (PlanCancel("R1"), "option_off"),
        (Pass(), "not_now"),
        (Ready(), "not_now"),
        (VoteColours(True), "not_now"),
        (Malformed("offer", "no card"), "bad_param"),
    ],
)
def test_what_needs_a_god_an_option_or_another_phase(command, code):
    assert Table(TEMPLE).refused(0, command, at=1000) == code


def test_a_seat_that_is_not_there_is_told_so():
    assert Table("seats 3").refused(7, Announce(), at=1000) == "not_your_turn"


def test_gaia_buys_only_what_lies_in_front_of_another():
    table = Table(f"{TEMPLE}front 0 = GAIA PAN\nfront 1 = HERA\nrealm 0 = 10 10 10 10")
    for seller, god in ((0, "PAN"), (2, "HERA"), (9, "HERA"), (1, "nonsense")):
        assert table.refused(0, GaiaBuy(seller, god, ()), at=1000) == "not_available"
    assert table.refused(0, GaiaBuy(1, "HERA", ("T10#1", "T10#1", "T10#2")), at=1000) == "not_in_realm"


def test_demeter_reaches_only_visible_piles_of_others():
    table = Table(f"{TEMPLE}front 0 = DEMETER\npile 0 = 10 ...")
    assert table.refused(0, Demeter("realm:0"), at=1000) == "no_such_place"
    assert table.refused(0, Demeter("home"), at=1000) == "no_such_place"
    assert table.refused(0, Demeter("realm:1"), at=1000) == "not_a_ten"
    table.state.up[0] = False
    assert table.refused(0, Demeter("pile:0"), at=1000) == "pile_face_down"


def test_ouranos_gives_only_own_cards():
    table = Table(f"{TEMPLE}front 0 = OURANOS\ndiscard = 50")
    assert table.refused(0, Ouranos("T10#1", "T50#1"), at=1000) == "not_in_realm"


def test_only_neutral_timers_are_moved_for_a_card():
    table = Table("seats 2\nrealm 0 = 10\ntimer P1 on pile:6")
    assert table.refused(0, MoveNeutral("R1", "pile:0", "T10#1"), at=1000) == "not_neutral"
    assert table.refused(0, MoveNeutral("X1", "pile:0", "T10#1"), at=1000) == "not_neutral"
    assert table.refused(0, MoveNeutral("P1", "home", "T10#1"), at=1000) == "no_such_place"
    assert table.refused(0, MoveNeutral("P1", "pile:0", "T20#1"), at=1000) == "not_in_realm"


def test_only_the_starter_turns_piles_and_each_once():
    table = Table("seats 3\noption flipper=player\nstarter 1")
    table.state.up[2] = False
    assert table.refused(0, FlipPile(2), at=1000) == "not_starter"
    assert table.refused(1, FlipPile(9), at=1000) == "no_such_place"
    assert table.refused(1, FlipPile(0), at=1000) == "already_up"
    table.do(1, FlipPile(2), at=1000)
    assert table.state.up[2]


def test_athena_protects_from_the_powers_of_base_gods():
    for god, answer in (
        ("HERMES", Choose(target=1)),
        ("CERBERE", Choose(target=1)),
        ("HEPHAISTOS", Choose(timer="B1")),
    ):
        table = Table(f"{TEMPLE}pile 0 = {god} ...\nfront 1 = ATHENA\nrealm 1 = 10\nrealm 2 = 10\ntimer R1 on pile:0")
        table.move(1000, 0, "R1", "home", True)
        assert table.refused(0, answer, at=1500) == "protected"


def test_a_jealous_hermes_serves_nobody_with_a_temple_god():
    table = Table(
        f"{TEMPLE}option hermes_jealous=true\npile 0 = HERMES ...\nfront 1 = GAIA\nrealm 1 = 10\ntimer R1 on pile:0"
    )
    table.move(1000, 0, "R1", "home", True)
    table.state.front[0].append(table.state.front[1].pop())
    assert table.refused(0, Choose(target=1), at=1500) == "jealous"
    table = Table(
        f"{TEMPLE}option hermes_jealous=true\npile 0 = HERMES ...\nfront 0 = GAIA\nrealm 1 = 10\ntimer R1 on pile:0"
    )
    table.move(1000, 0, "R1", "home", True)
    assert table.choosing(0) is None
    assert table.discard() == ["HERMES"]


def test_shouting_is_not_needed_where_victory_is_automatic():
    assert Table("seats 3").refused(0, Announce(), at=1000) == "not_needed"


def test_answers_have_the_parameters_of_their_choice_and_no_others():
    table = Table("seats 3\npile 0 = HERMES ...\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    for answer in (Choose(target=1, flip=True), Choose(timer="B1"), Choose(target=9), Choose(target=0)):
        assert table.refused(0, answer, at=1500) in ("bad_choice", "protected")


def test_a_second_ready_or_an_unchanged_vote_is_refused():
    table = Table("seats 3\npile 0 = HADES ...\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    table.do(0, Ready(), at=2000)
    assert table.refused(0, Ready(), at=2000) == "already_done"
    assert table.refused(0, VoteColours(False), at=2000) == "already_done"
    table.do(0, VoteColours(True), at=2000)
    assert table.refused(0, VoteColours(True), at=2000) == "already_done"
    table = Table("seats 3\noption colour_vote=false\npile 0 = HADES ...\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    assert table.refused(0, VoteColours(True), at=2000) == "option_off"


def test_words_have_their_parameters_and_their_pace():
    table = Table("seats 3")
    for words in (Say("i_stay"), Say("i_stay", pile=9), Say("block", seat=0), Say("deal", pile=1), Say("text")):
        assert table.refused(0, words, at=1000) == "bad_param"
    for words in (Say("i_stay", pile=2), Say("block", seat=1), Say("text", text="hop")):
        table.do(0, words, at=table.now + 1000)
    assert table.refused(0, Say("deal"), at=table.now + 999) == "too_soon"
    assert Table("seats 3\noption chat=none").refused(0, Say("deal"), at=1000) == "option_off"
    assert Table("seats 3\noption chat=phrases").refused(0, Say("text", text="hop"), at=1000) == "option_off"
    Table("seats 3\noption chat=phrases").do(0, Say("deal"), at=1000)


def test_a_choice_is_the_first_thing_to_be_done():
    table = Table(f"{TEMPLE}pile 0 = HERMES ...\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    for command in (Announce(), CallDeadlock(), Ransom(), Demeter("pile:0"), MoveTimer("R2", "pile:1")):
        assert table.refused(0, command, at=1500) == "choice_pending"


def test_plans_are_for_own_timers_and_one_at_a_time():
    table = Table("seats 3\noption plans=true\ntimer R1 on pile:0 ends 20000\ntimer R2 on bag")
    assert table.refused(0, PlanMove("B1", "pile:0"), at=1000) == "not_yours"
    assert table.refused(0, PlanMove("R2", "pile:0"), at=1000) == "in_bag"
    assert table.refused(0, PlanMove("R1", "pile:9"), at=1000) == "no_such_place"
    assert table.refused(0, PlanCancel("R1"), at=1000) == "no_plan"
    table.do(0, PlanMove("R1", "pile:0"), at=1000)
    assert table.refused(0, PlanCancel("R1"), at=1100) == "too_fast"
