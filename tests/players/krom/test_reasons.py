"""Reasons of the Krom bot: every fact named is checked against the view."""

from functools import cache

import pytest

from kermesse.games.krom import GAME
from tests.players.krom.card_facts import Case
from tests.players.planted import held, instead, unseen
from tests.players.reasoned import choices

pytestmark = pytest.mark.xdist_group("krom: games with reasons")  # played once

OPTIONS = [
    {},
    {"board": "glacial", "kromosaure": True, "long_game": True, "memory_aid": False},
    {"characters": "random"},
]


def told(games, of=range(2, 7)):
    """Return choices from so many games, over all numbers of seats and options."""
    for number in range(games):
        yield from choices(GAME, of[number % len(of)], f"{number}", **OPTIONS[number % len(OPTIONS)])


@cache
def few_games():
    return list(told(5))


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
    print(f"krom: {tally.free} free choices, {tally.share:.1%} with a reason; silent: {dict(tally.silent)}")
    assert wrong == []
    assert tally.share >= 0.95
    assert {kind.__name__ for kind in GAME.reason_types} == set(tally.reasons)


def test_a_false_fact_is_seen():
    kinds, missed = unseen(few_games(), Case)
    assert missed == []
    assert len(kinds) > 20
