"""Confidence in figures: known examples, and simulated games whose truth is known."""

from random import Random

import pytest

from kermesse.lab.statistics import Case, benjamini_hochberg, mean_difference, share_difference, share_p_value


def test_benjamini_and_hochberg_as_in_their_books():
    ps = [0.001, 0.008, 0.039, 0.041, 0.042, 0.06, 0.074, 0.205]
    expected = [0.008, 0.032, 0.0672, 0.0672, 0.0672, 0.08, 0.0845714, 0.205]
    assert benjamini_hochberg(ps) == pytest.approx(expected, abs=1e-6)
    assert benjamini_hochberg(ps[::-1]) == pytest.approx(expected[::-1], abs=1e-6)
    assert benjamini_hochberg([]) == []


def test_a_share_off_the_fair_one():
    assert share_p_value(0.5, 0.5, 100) == 1.0
    assert share_p_value(0.6, 0.5, 100) == pytest.approx(0.0574, abs=1e-3)  # the exact binomial says 0.0569
    assert share_p_value(2 / 12, 0.5, 12) == pytest.approx(0.0386, abs=0.006)
    assert share_p_value(1.0, 1.0, 10) == 1.0


def duels(random, games, truth):
    """Simulate games in which one of two seats has the thing, and wins that often."""
    for game in range(games):
        won = random.random() < truth
        yield Case(0, game, True, float(won))
        yield Case(0, game, False, float(not won))


def test_seats_of_one_game_are_not_taken_for_two():
    """Otherwise the interval would be a third too narrow, and hold the truth in 83 of 100 cases."""
    random = Random("duels")
    held = 0
    for _ in range(400):
        found = share_difference(list(duels(random, 60, 0.65)))
        held += found.interval[0] <= 0.3 <= found.interval[1]
    assert held >= 0.92 * 400


def test_chance_alone_is_seldom_found():
    random = Random("chance")
    found = 0
    for _ in range(400):
        found += share_difference(list(duels(random, 60, 0.5))).p < 0.05
    assert found <= 0.07 * 400


def test_tables_of_another_kind_are_not_compared_with_each_other():
    """Seats with the thing play at tables of two, those without at tables of ten: nothing can be concluded."""
    with_it = [Case(0, game, True, game % 2) for game in range(100)]
    without = [Case(1, game, False, float(game % 10 == 0)) for game in range(100)]
    assert share_difference([*with_it, *without]) is None
    mixed = [Case(kind, game, game % 4 < 2, won) for kind, game, _, won in map(tuple_of, [*with_it, *without])]
    assert abs(share_difference(mixed).value) < 0.06


def tuple_of(case):
    return case.stratum, case.game, case.had, case.won


def test_where_all_won_the_interval_is_not_nothing():
    found = share_difference([Case(0, game, game < 12, float(game < 12)) for game in range(24)])
    assert found.value == 1.0
    assert 0.5 < found.interval[0] < 0.95


def test_a_difference_of_means():
    found = mean_difference([1.0, 2.0, 3.0] * 20, [2.0, 3.0, 4.0] * 20)
    assert found.value == 1.0
    assert found.interval == pytest.approx((0.705, 1.295), abs=0.01)
    assert mean_difference([1.0], [1.0]).p == 1.0
