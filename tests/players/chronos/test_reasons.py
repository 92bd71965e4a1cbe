"""Reasons of the Chronos bot: every fact named is checked against the view."""

from functools import cache

import pytest

from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import MoveTimer
from kermesse.games.chronos.reason_kinds import LastCard, TakeWins
from kermesse.players import players_of
from tests.games.chronos.table import Table
from tests.players.chronos.facts import Case
from tests.players.planted import held, instead, unseen
from tests.players.reasoned import choices

pytestmark = pytest.mark.xdist_group("chronos: games with reasons")  # played once

# How many sit there, and what they play: most are base games and games with the temple, all kinds of tables come up.
TABLES = [
    (3, {"level": 0}),
    (4, {"level": 3}),
    (4, {"level": 0}),
    (2, {}),  # a duel
    (5, {"level": 0}),
    (3, {"level": 3}),
    (4, {"level": 1}),
    (6, {"level": 0, "mode": "teams"}),
    (3, {"level": 2, "announce": "auto"}),
    (3, {"level": 3, "clock": "steps", "rounds_to_win": 1}),
]


def told(games):
    """Return choices from so many games, at tables of all kinds."""
    for number in range(games):
        seats, options = TABLES[number % len(TABLES)]
        yield from choices(GAME, seats, f"{number}", **options)


@cache
def few_games():
    return list(told(len(TABLES)))


def test_what_a_reason_says_is_true():
    tally, wrong = held(few_games(), Case)
    assert wrong == []
    assert tally.share >= 0.95


def test_what_is_said_of_other_moves_is_true_as_well():
    tally, wrong = held(instead(GAME, few_games()), Case)
    assert wrong == []
    assert tally.reasons.total() > 100


@pytest.mark.soak
def test_what_a_reason_says_is_true_over_a_hundred_games():
    tally, wrong = held(told(100), Case)
    print(f"chronos: {tally.free} free choices, {tally.share:.1%} with a reason; silent: {dict(tally.silent)}")
    assert wrong == []
    assert tally.share >= 0.95
    assert {kind.__name__ for kind in GAME.reason_types} - set(tally.reasons) <= {"LastCard"}  # below


@pytest.mark.parametrize(
    ("realm", "why"),
    [
        ("50", LastCard("T20#1", 70)),
        ("50 30", TakeWins("T20#1", 100, 100)),
        ("50 50", LastCard("T20#1", 120)),  # it had kept silent: then a last card completes nothing
    ],
)
def test_a_last_card_ends_the_round(realm, why):
    table = Table(f"seats 4\noption level=1\npile 0 = 20\nrealm 0 = {realm}\ntimer R1 on pile:0")
    take = MoveTimer("R1", "home", True)
    view, legal = table.view(0), GAME.legal(table.state, 0, table.now)
    assert players_of(GAME).reason(view, take) == why
    assert Case(view, legal, take, why).holds()


@pytest.mark.no_cover
def test_a_false_fact_is_seen():
    kinds, missed = unseen(few_games(), Case)
    assert missed == []
    assert len(kinds) > 12
