"""Reasons of the Kero bot: every fact named is checked against the view."""

from functools import cache

import pytest

from kermesse.games.kero import GAME
from kermesse.games.kero.commands import ClaimTie, EndTurn, TakeCard
from kermesse.games.kero.reason_kinds import LandScores
from kermesse.players import players_of
from tests.games.kero.table import B0_FROM_M11, Table
from tests.players.kero.facts import Case
from tests.players.planted import held, instead, unseen
from tests.players.reasoned import choices

pytestmark = pytest.mark.xdist_group("kero: games with reasons")  # played once

OPTIONS = [
    {"clock": "calm"},
    {},
    {"clock": "calm", "memory_aid": False, "final_tie": "lands", "calm_jitter_ms": 500},
    {"refuel_mode": "tap", "capacity_ms": 45_000},
]


def told(games):
    """Return choices from so many games, on both clocks."""
    for number in range(games):
        yield from choices(GAME, 2, f"{number}", **OPTIONS[number % len(OPTIONS)])


@cache
def two_games():
    return list(told(2))


def test_what_a_reason_says_is_true():
    tally, wrong = held(two_games(), Case)
    assert wrong == []
    assert tally.share >= 0.95


@pytest.mark.no_cover
def test_what_is_said_of_other_moves_is_true_as_well():
    tally, wrong = held(instead(GAME, two_games()), Case)
    assert wrong == []
    assert tally.reasons.total() > 100


@pytest.mark.soak
def test_what_a_reason_says_is_true_over_a_hundred_games():
    tally, wrong = held(told(100), Case)
    print(f"kero: {tally.free} free choices, {tally.share:.1%} with a reason; silent: {dict(tally.silent)}")
    assert wrong == []
    assert tally.share >= 0.95
    assert {kind.__name__ for kind in GAME.reason_types} - set(tally.reasons) <= {"LandScores"}  # below


def test_a_tied_land_is_claimed_for_what_it_scores():
    table = Table(f"deck conquest M17 {B0_FROM_M11}\nexplorers 1-1 1-1 0-0 0-0\ncards 1 M03")
    table.roll(0, "B1 B1 M1 F W1")
    table.do(0, TakeCard(5), EndTurn())
    view, legal = table.view(1), GAME.legal(table.state, 1, table.now)
    reason = players_of(GAME).reason(view, ClaimTie(1))
    assert reason == LandScores("L09", 3)
    assert Case(view, legal, ClaimTie(1), reason).holds()
    assert players_of(GAME).reason(view, ClaimTie(2)) is None  # the other one scores nothing yet


def test_a_false_fact_is_seen():
    kinds, missed = unseen(two_games(), Case)
    assert missed == []
    assert len(kinds) > 12
