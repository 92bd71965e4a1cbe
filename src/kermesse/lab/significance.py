"""Tests and intervals of differences, by SciPy, and the correction for how much is asked.

SciPy and not statsmodels: it has every test that is needed here (exact binomial, Fisher, Welch, permutations,
bootstrap, Benjamini and Hochberg), and statsmodels brings pandas besides.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, floor, isfinite, sqrt
from statistics import fmean
from typing import Final

import msgspec
import numpy as np

from kermesse.lab.statistics import LEVEL, wilson

try:
    from scipy import stats
except ImportError as missing:  # pragma: no cover
    raise ImportError("a report needs SciPy: pip install 'kermesse[lab]'") from missing

SMALL: Final = 30  # fewer values on either side: permutations and bootstrap take the place of Welch
DRAWS: Final = 999
SEED: Final = 1
TINY: Final = 1e-9


class Difference(msgspec.Struct, frozen=True):
    value: float
    interval: tuple[float, float]
    p: float  # how often chance alone would differ as much


def share_p_value(share: float, fair: float, games: int) -> float:
    """Return how often a share of so many games lies so far from the fair one by chance: the exact binomial test.

    Shared wins are parts of one. They vary less than whole ones, so the number of wins is rounded towards the fair one.
    """
    if not games or not 0 < fair < 1:
        return 1.0
    wins, likely = share * games, round(fair * games)
    whole = max(floor(wins + TINY), likely) if wins > fair * games else min(ceil(wins - TINY), likely)
    return _binomial(whole, games, fair)


@lru_cache(4096)
def _binomial(wins: int, games: int, fair: float) -> float:
    return float(stats.binomtest(wins, games, fair).pvalue)


def corrected(ps: Sequence[float], questions: int = 1) -> list[float]:
    """Correct p-values for their number: of those at most 0.05 then, 5 of 100 are false on average, and where there is
    nothing to find, one is found in at most 5 of 100 reports. A report that asks several questions gives each of them
    as large a part of that.
    """
    if not ps:
        return []
    return [min(1.0, questions * float(q)) for q in stats.false_discovery_control(ps)]


def mean_difference(ones: Sequence[float], others: Sequence[float]) -> Difference | None:
    """Return how much more the others have on average; None for fewer than two on either side: they say nothing.

    Of what is yes or no, Fisher's exact test, and Newcombe's interval. Else Welch's; of few, permutations and the
    bootstrap.
    """
    if min(len(ones), len(others)) < 2:
        return None
    if {*ones, *others} <= {0.0, 1.0}:
        return _of_shares(ones, others)
    if min(len(ones), len(others)) < SMALL or len({*ones}) == len({*others}) == 1:
        return _of_few(ones, others)
    found = stats.ttest_ind(others, ones, equal_var=False)
    low, high = found.confidence_interval(1 - LEVEL)
    return Difference(fmean(others) - fmean(ones), (float(low), float(high)), float(found.pvalue))


def _of_shares(ones: Sequence[float], others: Sequence[float]) -> Difference:
    won, of, others_won, others_of = int(sum(ones)), len(ones), int(sum(others)), len(others)
    p = stats.fisher_exact([[won, of - won], [others_won, others_of - others_won]]).pvalue
    before, after = won / of, others_won / others_of
    (low, high), (others_low, others_high) = wilson(before, of), wilson(after, others_of)
    down = sqrt((after - others_low) ** 2 + (high - before) ** 2)
    up = sqrt((others_high - after) ** 2 + (before - low) ** 2)
    return Difference(after - before, (after - before - down, after - before + up), float(p))


def _of_few(ones: Sequence[float], others: Sequence[float]) -> Difference:
    value = fmean(others) - fmean(ones)
    if len({*ones, *others}) == 1:
        return Difference(0.0, (0.0, 0.0), 1.0)
    samples = (np.asarray(others, float), np.asarray(ones, float))
    random = np.random.default_rng(SEED)
    p = stats.permutation_test(samples, _apart, n_resamples=DRAWS, vectorized=True, rng=random).pvalue
    found = stats.bootstrap(samples, _apart, n_resamples=DRAWS, vectorized=True, method="basic", rng=random)
    low, high = (float(end) for end in found.confidence_interval)
    return Difference(value, (low, high) if isfinite(low + high) else (value, value), float(p))


def _apart(ones: np.ndarray, others: np.ndarray, axis: int = -1) -> np.ndarray:
    difference: np.ndarray = np.mean(ones, axis=axis) - np.mean(others, axis=axis)
    return difference


class Case(msgspec.Struct, frozen=True):
    """One seat in one game (or a whole team): whether it had the thing, and what it won."""

    stratum: int  # seats are compared with those at the same kind of table only
    game: int
    had: bool
    won: float


def share_difference(cases: Sequence[Case]) -> Difference | None:
    """Return how much more those win that had it than those that had not, at tables of the same kind; None if no table
    has both.

    Seats of one game depend on each other: where one wins the others do not. So the variance is that between games, not
    that between seats (a sandwich estimate). Where all or none won, nothing would seem to vary: so it is never less
    than that of two independent shares, each with one win and one loss more than were seen.
    """
    strata: dict[int, list[Case]] = {}
    for case in cases:
        strata.setdefault(case.stratum, []).append(case)
    weights = value = apart = 0.0
    pulls: dict[tuple[int, int], float] = {}
    met: dict[bool, set[tuple[int, int]]] = {True: set(), False: set()}  # games with such a case
    for key, inside in strata.items():
        ones = [case for case in inside if case.had]
        others = [case for case in inside if not case.had]
        if not ones or not others:
            continue
        weight = len(ones) * len(others) / len(inside)
        means = {True: fmean(case.won for case in ones), False: fmean(case.won for case in others)}
        weights += weight
        value += weight * (means[True] - means[False])
        for some, had in ((ones, True), (others, False)):
            likely = (means[had] * len(some) + 1) / (len(some) + 2)
            apart += weight * weight * likely * (1 - likely) / (len(some) + 2)
            for case in some:
                pull = (case.won - means[had]) / len(some) * weight
                met[had].add((key, case.game))
                pulls[key, case.game] = pulls.get((key, case.game), 0.0) + (pull if had else -pull)
    if not weights:
        return None
    games = len(pulls)
    between = sum(pull * pull for pull in pulls.values()) * games / max(1, games - 1)
    value /= weights
    error = sqrt(max(between, apart)) / weights
    free = max(1, min(map(len, met.values())) - 1)
    reach = float(stats.t.ppf(1 - LEVEL / 2, free)) * error
    p = 2 * float(stats.t.sf(abs(value) / error, free))
    return Difference(value, (max(-1.0, value - reach), min(1.0, value + reach)), p)
