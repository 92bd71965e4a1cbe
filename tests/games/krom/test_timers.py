"""Time limits of decisions, and the decisions made for a seat that is late."""

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER
from kermesse.core.match import Match
from kermesse.games.krom import GAME
from kermesse.games.krom.commands import ChooseDestination, Climb, EndPhase, Evolve, PlayBonus, Rest
from kermesse.games.krom.events import (
    AutoDecision,
    Climbed,
    FightPassed,
    Hunted,
    Looted,
    PhaseEnded,
    Rested,
    Settled,
)
from kermesse.games.krom.options import KromOptions
from tests.games.krom.table import Table


def test_with_timers_off_nothing_falls_due():
    assert Match(GAME, 2, KromOptions(timers="off"), seed_from("off")).deadline() == NEVER


def test_a_late_pick_is_a_free_character():
    match = Match(GAME, 2, KromOptions(), seed_from("late"))
    assert match.deadline() == 30_000
    match.advance(30_000)
    match.advance(60_000)
    assert len(set(match.state.characters)) == 2
    assert match.state.phase == "move"
    assert match.deadline() == 60_000 + 45_000


def test_a_choice_made_anew_does_not_stretch_the_time_to_move():
    table = Table("""
        S0 Alma cave
        S1 Oona cave
        option timers=normal
    """)
    table.now = 10_000
    table.do(0, ChooseDestination("forest"))
    assert table.state.deadline == 45_000
    table.wait()
    assert table.happened(AutoDecision) == [AutoDecision(1, "choose_destination")]
    assert (table.place(0), table.place(1)) == ("forest", "forest")


def test_a_late_fighter_passes_and_each_card_restarts_the_clock():
    table = Table("""
        S0 Alma mountain: hand club
        S1 Karok mountain: hand headbutt
        fight mountain
        DICE 3 4 2
        option timers=normal
    """)
    assert table.state.deadline == 20_000
    table.now = 15_000
    table.play(0, "club")
    assert table.state.deadline == 15_000 + 6_000
    table.wait()
    assert not table.happened(AutoDecision)  # a decline stays unseen
    assert table.state.deadline == 21_000 + 20_000
    table.wait()
    assert table.events[:2] == [AutoDecision(1, "fight"), FightPassed(1)]
    assert table.state.phase == "action"


@pytest.mark.parametrize(
    ("victim", "kind"),
    [
        ("5 K, 1 bone", "kroms"),
        ("4 K, 1 bone, 1 stone, 1 wood", "bone"),
        ("4 K, 1 stone, 1 wood", "stone"),
        ("4 K, 1 wood", "wood"),
        ("4 K, hand broth", "bonus"),
        ("4 K", "kroms"),
    ],
)
def test_a_late_winner_takes_what_the_document_says(victim, kind):
    table = Table(f"""
        S0 Kolos cave
        S1 Alma cave: 1 heart, {victim}
        fight cave
        DICE 6 1
        option timers=normal
    """)
    if "hand" in victim:
        table.pass_fight(1)
    table.wait()
    assert table.happened(Looted)[0].kind == kind


def test_every_command_of_the_action_phase_restarts_its_clock():
    table = Table("""
        S0 Alma cave: hand lucky_find
        S1 Oona forest
        row evolution E07 E01 E02 E03
        act S0
        option timers=normal
    """)
    for now, command in ((1_000, PlayBonus("lucky_find")), (2_000, Rest()), (3_000, Evolve(0))):
        table.now = now
        table.do(0, command)
        assert table.state.deadline == now + 60_000


def test_a_late_hunter_tries_the_likeliest_prey_without_paying():
    table = Table("""
        S0 Alma savannah
        S1 Oona cave
        row hunt HUN-17 HUN-07 HUN-01 HUN-06
        act S0
        option timers=normal
    """)
    table.wait()
    [hunted] = table.happened(Hunted)
    assert (hunted.slot, hunted.extra) == (1, 0)  # HUN-07 and HUN-01 are equally likely: the lower slot


@pytest.mark.parametrize(("dice", "option"), [("2 2 2 2 5", "stone"), ("2 2 3 4 5", "")])
def test_a_late_climber_settles_for_the_first_throw(dice, option):
    table = Table(f"""
        S0 Alma mountain
        S1 Oona cave
        DICE {dice}
        act S0
        option timers=normal
    """)
    table.wait()
    assert [type(event) for event in table.events[:4]] == [AutoDecision, Climbed, Settled, PhaseEnded]
    assert table.happened(Settled)[0].option == option


def test_a_climb_under_way_is_only_settled():
    table = Table("""
        S0 Alma mountain
        S1 Oona cave
        DICE 1 1 2 3 4
        act S0
        option timers=normal
    """)
    table.do(0, Climb())
    table.wait()
    assert not table.happened(Climbed)
    assert table.kroms(0) == 8


def test_what_was_done_is_not_done_again_when_time_runs_out():
    table = Table("""
        S0 Alma cave
        S1 Oona forest
        act S0
        option timers=normal
    """)
    table.do(0, Rest())
    table.wait()
    assert not table.happened(Rested)
    assert table.kroms(0) == 7
    assert EndPhase() not in table.legal(0)
