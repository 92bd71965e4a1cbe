"""Ratings on their declared scale, with intervals that hold the truth, and Wilson's intervals for shares."""

import sys
from math import log
from random import Random

import pytest

from kermesse.lab.rating import ANCHOR, NoRatings, rate
from kermesse.lab.statistics import wilson

TRUTH = {"a": 1100, "b": 1350, "c": 1500, "d": 1700, "e": 1800}


def ranked(seated: list[str], random: Random) -> list[int]:
    """Draw the ranks of one game between players of those strengths; 400 more means odds of ten to one to end ahead."""
    worth = {name: TRUTH[name] * log(10) / 400 - log(random.expovariate(1)) for name in seated}
    order = sorted(seated, key=lambda name: -worth[name])
    return [1 + order.index(name) for name in seated]


def tables(seats: int, games: int, seed: int) -> list[tuple[list[str], list[int]]]:
    random = Random(seed)
    seated = [random.sample(sorted(TRUTH), seats) for _ in range(games)]
    return [(names, ranked(names, random)) for names in seated]


def test_intervals_hold_the_truth_about_as_often_as_they_say():
    held = []
    for seed in range(40):
        for seats in (2, 3, 4):
            ratings = rate(tables(seats, 100, seed), list(TRUTH), "c", seats)
            held += [one.interval[0] <= TRUTH[name] <= one.interval[1] for name, one in ratings.items() if name != "c"]
    assert len(held) == 480
    assert 0.92 < sum(held) / len(held) < 0.99


def test_more_games_say_it_more_exactly():
    few, many = (rate(tables(4, games, 1), list(TRUTH), "c", 4)["e"] for games in (50, 1_000))
    assert many.interval[1] - many.interval[0] < (few.interval[1] - few.interval[0]) / 2
    assert abs(many.rating - TRUTH["e"]) < 60


def test_the_anchor_stands_where_it_is_put():
    ratings = rate(tables(2, 50, 1), list(TRUTH), "b", 2)
    assert (ratings["b"].rating, ratings["b"].interval) == (ANCHOR, (ANCHOR, ANCHOR))
    assert sum(one.games for one in ratings.values()) == 100


def test_equal_ranks_leave_equals_equal():
    ratings = rate([(["a", "b", "c"], [1, 1, 1])] * 30, ["a", "b", "c"], "a", 3)
    assert {one.rating for one in ratings.values()} == {ANCHOR}


def test_whoever_sits_there_twice_counts_once():
    ratings = rate([(["a", "b", "b"], [1, 2, 3])] * 20, ["a", "b"], "b", 3)
    assert ratings["b"].games == 20
    assert ratings["a"].interval[0] > ANCHOR


def test_without_openskill_it_is_said_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(NoRatings, match=r"pip install 'kermesse\[lab\]'"):
        rate([], ["a"], "a", 2)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # worked out elsewhere, by the formula of Wilson (1927) for z = 1.96
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (68, 100, 0.5834, 0.7633), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_interval_of_a_share(wins, games, low, high):
    found = wilson(wins / games if games else 0.0, games)
    assert found == pytest.approx((low, high), abs=1e-4)
