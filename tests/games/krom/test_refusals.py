"""Every refusal, and the order in which they come."""

import re
from pathlib import Path

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.game import Malformed, Refused
from kermesse.core.match import Match
from kermesse.games.krom import GAME
from kermesse.games.krom.commands import (
    ChooseDestination,
    Climb,
    Counter,
    Decline,
    EndPhase,
    Evolve,
    Gather,
    Hunt,
    Loot,
    PassFight,
    PickCharacter,
    PlayBonus,
    Reroll,
    ReshuffleGather,
    Rest,
    Service,
    SetAutoDecline,
    SetAutoPass,
    Settle,
)
from kermesse.games.krom.events import PileRebuilt
from kermesse.games.krom.options import KromOptions
from kermesse.games.krom.state import NO_WINDOW
from tests.games.krom.table import Table, brawl, cave, savannah
from tests.games.test_rules_cited import refusals


def test_game_over():
    table = Table("""
        S0 Alma cave: 9 points
        S1 Oona mountain
        row evolution E07 E01 E02 E03
        act S0
    """)
    table.do(0, Evolve(0))
    for command in (Rest(), SetAutoPass(True), Malformed("rest", "")):
        assert table.refused(0, command) == "game_over"
    assert table.refused(0, Decline(), guard=3) == "game_over"
    assert table.legal(0) == []


def test_window_closed_comes_before_wrong_phase():
    table = cave()
    assert table.refused(0, PassFight(), guard=3) == "window_closed"
    assert table.refused(0, Decline(), guard=0) == "window_closed"
    assert table.refused(0, Counter("nope"), guard=1) == "window_closed"
    assert table.refused(0, PlayBonus("broth"), guard=5) == "window_closed"


def test_an_answer_that_names_no_window_is_judged_by_the_open_one():
    table = brawl()
    assert table.refused(0, Decline()) == "wrong_phase"
    assert table.refused(2, Counter("nope")) == "wrong_phase"
    table.do(1, PassFight())


def test_a_bonus_of_the_action_phase_answers_no_window():
    table = cave("lucky_find")
    assert table.refused(0, PlayBonus("lucky_find"), guard=1) == "window_closed"
    table.do(0, PlayBonus("lucky_find"), guard=NO_WINDOW)
    assert brawl().refused(0, PlayBonus("club"), guard=NO_WINDOW) == "window_closed"


def test_every_answer_says_which_window_it_belongs_to():
    table = brawl()
    window = table.state.window
    assert GAME.guards(table.state) == {PlayBonus: window, PassFight: window}
    table.play(0, "club")
    assert GAME.guards(table.state) == {Counter: window + 1, Decline: window + 1}
    assert GAME.guards(cave().state) == {PlayBonus: NO_WINDOW}


def test_wrong_phase():
    table = cave()
    assert table.refused(0, ChooseDestination("forest")) == "wrong_phase"
    assert table.refused(0, Loot("wood")) == "wrong_phase"
    assert table.refused(0, PickCharacter("alma")) == "wrong_phase"
    assert brawl().refused(0, Rest()) == "wrong_phase"


def test_not_your_turn():
    assert cave().refused(1, Climb()) == "not_your_turn"
    table = brawl()
    assert table.refused(2, PassFight()) == "not_your_turn"
    assert cave().refused(9, Rest()) == "not_your_turn"
    assert cave().refused(9, SetAutoPass(True)) == "not_your_turn"


def test_the_player_of_a_card_is_not_asked_about_it():
    table = brawl()
    table.play(0, "club")
    assert table.awaiting() == (1, 2)
    assert table.refused(0, Decline()) == "not_your_turn"


@pytest.mark.parametrize(
    "command",
    [
        Malformed("hunt", "slot 9"),
        Malformed("set_auto_pass", "on what"),
        Malformed("service", "what"),
        Reroll((0, 0)),
        Reroll((5,)),
        Reroll((-1,)),
        PlayBonus("nonsense"),
        PlayBonus("broth", target=1),
        PlayBonus("broth", take="wood"),
        PlayBonus("swap", target=1, give="wood"),
    ],
)
def test_bad_parameter(command):
    assert cave("broth swap").refused(0, command) == "bad_parameter"


def test_a_fight_card_takes_no_target():
    table = brawl()
    assert table.refused(0, PlayBonus("club", target=1)) == "bad_parameter"
    table.play(0, "club")
    assert table.refused(2, Counter("nonsense")) == "bad_parameter"


def test_not_in_hand():
    assert cave().refused(0, PlayBonus("stash")) == "not_in_hand"
    table = brawl()
    assert table.refused(1, PlayBonus("club")) == "not_in_hand"
    table.play(0, "club")
    assert table.refused(1, Counter("nope")) == "not_in_hand"


def test_wrong_window():
    assert cave("club").refused(0, PlayBonus("club")) == "wrong_window"
    assert cave("nope").refused(0, PlayBonus("nope")) == "wrong_window"
    table = brawl()
    table.play(0, "club")
    assert table.refused(2, Counter("club")) == "wrong_window"


def test_wrong_place():
    table = cave("dead_tree")
    for command in (PlayBonus("dead_tree"), ReshuffleGather(), Gather(), Hunt(0), Climb(), Reroll((0,)), Settle()):
        assert table.refused(0, command) == "wrong_place"
    assert savannah().refused(0, Rest()) == "wrong_place"
    assert savannah().refused(0, Service("wood")) == "wrong_place"
    table = brawl()
    assert table.refused(0, PlayBonus("stampede")) == "wrong_place"


@pytest.mark.parametrize("target", [-1, 0, 3, 99])
def test_bad_target(target):
    assert cave("torn_pouch").refused(0, PlayBonus("torn_pouch", target=target)) == "bad_target"


def test_target_elsewhere():
    assert cave("pickpocket").refused(0, PlayBonus("pickpocket", target=1)) == "target_elsewhere"


def test_bad_choice():
    assert cave("salvage").refused(0, PlayBonus("salvage", give="wood", take="wood")) == "bad_choice"


def test_an_empty_slot_is_a_bad_choice():
    table = cave()
    table.state.evolution_row[2] = -1
    assert table.refused(0, Evolve(2)) == "bad_choice"


def test_picking_a_character_that_is_taken_or_unknown():
    match = Match(GAME, 2, KromOptions(), seed_from("pick"))
    [first] = match.awaiting()
    match.play(first, PickCharacter("alma"), 0)
    for name, code in (("alma", "bad_choice"), ("nobody", "bad_parameter")):
        with pytest.raises(Refused, match=code):
            match.play(1 - first, PickCharacter(name), 0)


def test_not_now():
    table = Table("""
        S0 Alma mountain
        S1 Oona cave
        act S0
    """)
    assert table.refused(0, Reroll((0,))) == "not_now"
    assert table.refused(0, Settle("stone")) == "not_now"


def test_already_done():
    table = savannah()
    table.do(0, Hunt(0))
    assert table.refused(0, Hunt(0)) == "already_done"
    table = brawl()
    table.pass_fight(1)
    assert table.refused(1, PassFight()) == "already_done"
    table.play(0, "club")
    table.decline(2)
    assert table.refused(2, Decline()) == "already_done"
    assert table.refused(2, Counter("nope")) == "already_done"


def test_a_climb_is_made_once():
    table = Table("""
        S0 Alma mountain
        S1 Oona cave
        DICE 1 1 2 3 4
        act S0
    """)
    table.do(0, Climb())
    assert table.refused(0, Climb()) == "already_done"
    table.do(0, Settle())
    assert table.refused(0, Climb()) == "already_done"
    assert table.refused(0, Settle()) == "not_now"


def test_nothing_to_shuffle():
    table = Table("""
        S0 Alma forest
        S1 Oona cave
        act S0
    """)
    assert table.refused(0, ReshuffleGather()) == "nothing_to_shuffle"


def test_a_reshuffle_brings_the_discard_back():
    table = Table("""
        S0 Alma forest
        S1 Oona cave
        pile gather nettles
        act S0
    """)
    table.do(0, ReshuffleGather())
    assert (len(table.state.gather_pile), table.state.gather_discard) == (20, [])


def test_cannot_pay():
    assert cave("bonfire").refused(0, PlayBonus("bonfire")) == "cannot_pay"
    table = Table("""
        S0 Alma forest: 0 K, hand hard_bargain
        S1 Oona cave: 1 wood
        act S0
    """)
    table.do(0, Gather())
    table.state.purses[0][0] = 0
    assert table.refused(0, Gather()) == "cannot_pay"
    assert table.refused(0, PlayBonus("hard_bargain", target=1, take="wood")) == "cannot_pay"


@pytest.mark.parametrize(
    "command",
    [
        PlayBonus("broth"),
        PlayBonus("torn_pouch", target=1),
        PlayBonus("termites", target=1, take="stone"),
        PlayBonus("slingshot", target=2),
    ],
)
def test_no_effect(command):
    table = Table("""
        S0 Alma cave: hand broth torn_pouch termites slingshot
        S1 Oona mountain: 0 K
        S2 Kolos forest: 0 hearts
        act S0
    """)
    assert table.refused(0, command) == "no_effect"


def test_conversions_need_something_left_in_the_stock():
    table = Table("""
        S0 Alma cave: 25 K, 1 wood, hand bonfire tinkering salvage lucky_find
        S1 Oona mountain: 25 K, 12 bone
        act S0
    """)
    for command in (
        PlayBonus("bonfire"),
        PlayBonus("tinkering", take="bone"),
        PlayBonus("salvage", give="wood", take="bone"),
        PlayBonus("lucky_find"),
    ):
        assert table.refused(0, command) == "no_effect"


def test_a_wish_that_changes_nothing_has_no_effect():
    table = cave()
    assert table.refused(0, SetAutoPass(False)) == "no_effect"
    table.do(0, SetAutoDecline(True))
    assert table.refused(0, SetAutoDecline(True)) == "no_effect"


@pytest.mark.parametrize(("place", "first"), [("forest", Gather()), ("mountain", Climb())])
def test_place_action_pending(place, first):
    table = Table(f"""
        S0 Alma {place}
        S1 Oona cave
        act S0
    """)
    assert table.refused(0, EndPhase()) == "place_action_pending"
    table.do(0, first)
    if place == "mountain":
        assert table.refused(0, EndPhase()) == "place_action_pending"
        table.do(0, next(command for command in table.legal(0) if isinstance(command, Settle)))
    table.do(0, EndPhase())


def test_a_caught_prey_is_replaced_from_the_rebuilt_pile():
    table = Table("""
        S0 Alma savannah
        S1 Oona cave
        row hunt HUN-01 HUN-02 HUN-03 HUN-04
        DICE 6
        act S0
    """)
    table.state.hunt_discard, table.state.hunt_pile = table.state.hunt_pile, []
    table.do(0, Hunt(0))
    assert [event.size for event in table.happened(PileRebuilt)] == [14]
    assert len(table.state.hunt_pile) == 13


def test_every_refusal_rests_on_a_section_or_ruling_of_the_document():
    document = (Path(__file__).parents[3] / "docs" / "rules" / "krom.md").read_text("utf-8")
    sections = set(re.findall(r"^#+ (\d+(?:\.\d+)?)\.? ", document, re.MULTILINE))
    rulings = set(re.findall(r"R\d+", "\n".join(re.findall(r"^\| (R[^|]*)\|", document, re.MULTILINE))))
    used = {rule for _, rule, _ in refusals("krom") if rule}
    assert len(used) > 10
    assert used <= sections | rulings
