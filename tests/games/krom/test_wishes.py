"""Standing wishes to decline or to pass: they also answer the window that is open (3.7)."""

import pytest

from kermesse.core.game import SPECTATOR
from kermesse.games.krom.commands import Decline, PassFight, PlayBonus, SetAutoDecline, SetAutoPass
from kermesse.games.krom.events import BonusResolved, FightPassed, FightResult, PreferenceSet
from tests.games.krom.table import Table


def announced():
    """Begin where Alma has played a Bonus; Oona and Kolos are asked, Karok has no card."""
    table = Table("""
        S0 Alma cave: hand lucky_find
        S1 Oona forest: hand broth
        S2 Kolos forest: hand nope
        S3 Karok forest
        act S0
        option timers=normal
    """)
    table.do(0, PlayBonus("lucky_find"))
    return table


def brawl():
    return Table("""
        S0 Alma mountain: hand broth
        S1 Karok mountain: hand headbutt
        S2 Oona cave: hand club
        fight mountain
        DICE 3 4
    """)


def test_a_wish_to_decline_answers_the_open_window():
    table = announced()
    assert table.do(1, SetAutoDecline(True)) == [PreferenceSet(1, "auto_decline", True)]
    assert table.view(1).mine.declined
    assert table.legal(1) == []
    assert table.refused(1, Decline()) == "already_done"
    table.decline(2)
    assert table.happened(BonusResolved)


def test_the_last_wish_to_decline_closes_the_window():
    table = announced()
    table.decline(1)
    told = table.do(2, SetAutoDecline(True))
    assert told[0] == PreferenceSet(2, "auto_decline", True)
    assert table.happened(BonusResolved)
    assert table.state.phase == "action"
    assert table.kroms(0) == 8


def test_a_wish_that_closes_the_window_starts_the_next_decision_s_clock():
    table = announced()
    table.decline(1)
    table.now = 2_000
    table.do(2, SetAutoDecline(True))
    assert table.state.deadline == 2_000 + 60_000


def test_a_wish_does_not_move_the_deadline_of_the_open_window():
    table = announced()
    table.now = 2_000
    table.do(1, SetAutoDecline(True))
    assert table.state.deadline == 6_000


def test_a_wish_withdrawn_does_not_take_an_answer_back():
    table = announced()
    table.do(1, SetAutoDecline(True))
    table.do(1, SetAutoDecline(False))
    assert table.view(1).mine.declined
    assert table.state.phase == "reaction"


@pytest.mark.parametrize("seat", [0, 3])
def test_a_wish_of_a_seat_that_is_not_asked_answers_nothing(seat):
    table = announced()
    table.do(seat, SetAutoDecline(True))
    assert (table.state.phase, table.state.declined) == ("reaction", 0)


def test_a_wish_after_declining_answers_nothing_twice():
    table = announced()
    table.decline(1)
    assert table.do(1, SetAutoDecline(True)) == [PreferenceSet(1, "auto_decline", True)]
    assert table.state.phase == "reaction"


def test_a_wish_to_pass_answers_the_open_fight():
    table = brawl()
    assert table.do(1, SetAutoPass(True)) == [PreferenceSet(1, "auto_pass", True), FightPassed(1)]
    assert table.awaiting() == (0,)
    assert table.refused(1, PassFight()) == "already_done"
    table.do(0, SetAutoPass(True))
    assert table.happened(FightResult)
    assert table.state.phase == "action"


def test_a_wish_to_pass_is_not_told_and_the_pass_looks_like_any_other():
    for viewer in (0, 2, SPECTATOR):
        wished, passed = brawl(), brawl()
        seen = [told for event in wished.do(1, SetAutoPass(True)) if (told := event.seen(viewer))]
        assert seen == [event.seen(viewer) for event in passed.pass_fight(1)]
        assert wished.view(viewer) == passed.view(viewer)


@pytest.mark.parametrize("seat", [1, 2])
def test_a_wish_to_pass_passes_nobody_twice_and_nobody_elsewhere(seat):
    table = brawl()
    table.pass_fight(1)
    assert table.do(seat, SetAutoPass(True)) == [PreferenceSet(seat, "auto_pass", True)]


def test_a_fighter_who_was_passed_by_wish_may_still_play():
    table = brawl()
    table.do(1, SetAutoPass(True))
    assert PlayBonus("headbutt") in table.legal(1)
