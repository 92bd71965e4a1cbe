"""Confidence in figures: known examples, and simulated games whose truth is known."""

from random import Random

import pytest
from scipy.stats import binomtest

from kermesse.lab.report.figures import Figures, figures_of, is_of_seats
from kermesse.lab.significance import Case, corrected, mean_difference, share_difference, share_p_value
from kermesse.lab.statistics import wilson
from kermesse.lab.study import Cell, GameNote, Study


def test_benjamini_and_hochberg_as_in_their_books():
    ps = [0.001, 0.008, 0.039, 0.041, 0.042, 0.06, 0.074, 0.205]
    expected = [0.008, 0.032, 0.0672, 0.0672, 0.0672, 0.08, 0.0845714, 0.205]
    assert corrected(ps) == pytest.approx(expected, abs=1e-6)
    assert corrected(ps[::-1], 2) == pytest.approx([2 * q for q in expected[::-1]], abs=1e-6)
    assert corrected([]) == []
    assert corrected([0.9], 3) == [1.0]


def test_a_share_off_the_fair_one():
    assert share_p_value(0.5, 0.5, 100) == 1.0
    assert share_p_value(0.6, 0.5, 100) == binomtest(60, 100, 0.5).pvalue
    assert share_p_value(2 / 12, 0.5, 12) == binomtest(2, 12, 0.5).pvalue
    assert share_p_value(60.5 / 100, 0.5, 100) == binomtest(60, 100, 0.5).pvalue  # a shared win
    assert share_p_value(39.5 / 100, 0.5, 100) == binomtest(40, 100, 0.5).pvalue
    assert share_p_value(33 / 100, 1 / 3, 100) == 1.0
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
    assert mean_difference([1.0, 1.0], [1.0, 1.0]).p == 1.0


def test_a_difference_of_one_game_each_says_nothing():
    assert mean_difference([1.0], [5.0]) is None
    assert mean_difference([1.5] * 3, [5.0] * 3).p >= 0.1  # the exact one of three and three


def test_wilsons_interval_is_scipys():
    for wins, games in ((0, 7), (3, 12), (250, 300)):
        found = binomtest(wins, games).proportion_ci(method="wilson")
        assert wilson(wins / games, games) == pytest.approx((found.low, found.high), abs=1e-6)


@pytest.mark.parametrize(("ones", "others", "times"), [(12, 12, 30), (60, 40, 120)])
def test_means_alike_are_seldom_told_apart_and_unlike_ones_mostly(ones, others, times):
    random, alike, apart = Random("means"), 0, 0
    for _ in range(times):
        first, second = ([random.expovariate(1) for _ in range(count)] for count in (ones, others))
        found = mean_difference(first, second)
        alike += found.p < 0.05
        apart += mean_difference(first, [value + 2 for value in second]).p < 0.05
        assert found.interval[0] <= found.value <= found.interval[1]
    assert alike <= 0.1 * times
    assert apart >= 0.9 * times


# ---------------------------------------------------------------- whole reports

CROWS = ("crow/kra", "crow/kro", "crow/kri", "dealt/1", "dealt/2", "dealt/3")


def report(random: Random, games: int, seats=(3, 3), lead=0.0, longer=0.0, thing=0.0) -> Figures:
    """The figures of made-up games: seat A wins by itself so often, games of the second kind of table are so much
    longer, whoever has the first thing wins by it so often.
    """
    cells = tuple(Cell(count, ("easy",) * count, {}) for count in seats)
    notes = []
    for cell, count in enumerate(seats):
        for game in range(games):
            things = [{name: 1 for name in CROWS if random.random() < 0.3} for _ in range(count)]
            having = [seat for seat in range(count) if CROWS[0] in things[seat]]
            winner = random.randrange(count)
            winner = 0 if random.random() < lead else winner
            winner = random.choice(having) if having and random.random() < thing else winner
            ranks = [1 if seat == winner else 2 for seat in range(count)]
            note = GameNote(
                cell=cell,
                game=game,
                bots=["easy"] * count,
                code="wins",
                winners=[winner],
                ranks=ranks,
                scores=ranks,
                moves=int(random.gauss(60 + longer * 20 * cell, 20)),
                length_ms=int(60_000 * random.expovariate(1 / 8) * (1 + longer * cell)),
                lead_changes=random.randrange(4),
                decided_move=random.randrange(40),
                decided_ms=0,
                roles=[],
                things=things,
                expired=[{"turn": int(random.random() < 0.05)} for _ in range(count)],
            )
            notes.append(note)
    return figures_of(Study("kraaw", "3", cells, 1), notes)


def stars(found: Figures) -> set[str]:
    marked = {f"seat {line.name}" for lines in found.seats.values() for line in lines if line.off}
    marked |= {one.measure for some in found.compared for one in some if one.off}
    return marked | {one.item for some in found.effects.values() for one in some if one.off}


@pytest.mark.parametrize("reports", [40, pytest.param(200, marks=pytest.mark.soak)])
def test_of_reports_with_nothing_planted_few_have_a_star(reports):
    random = Random("nothing planted")
    marked = [
        sorted(found) for number in range(reports) if (found := stars(report(random, 16 if number % 10 == 0 else 40)))
    ]
    assert len(marked) <= 0.05 * reports + 2, marked  # 5 of 100 are expected at most


def test_what_is_planted_has_a_star():
    random = Random("planted")
    assert "seat 0" in stars(report(random, 150, lead=0.3))
    assert {"minutes", "moves"} <= stars(report(random, 150, longer=1.0))
    assert stars(report(random, 200, thing=0.5)) == {"kra"}


def test_wins_of_seats_are_compared_at_as_many_seats_alone():
    found = report(Random("three and two"), 200, seats=(2, 3))
    measures = {one.measure for some in found.compared for one in some}
    assert measures == {"minutes", "moves", "leads", "decided", "expired"}
    assert not any(map(is_of_seats, measures))
