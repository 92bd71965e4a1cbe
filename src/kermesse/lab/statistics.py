"""Intervals, differences between groups, and the correction for many comparisons."""

from collections.abc import Sequence
from math import erfc, sqrt
from statistics import fmean, variance
from typing import Final

import msgspec

Z: Final = 1.959964  # 95 of 100
LEVEL: Final = 0.05  # at most this part of what is reported as found may be chance


class Difference(msgspec.Struct, frozen=True):
    value: float
    interval: tuple[float, float]
    p: float  # how often chance alone would differ as much


def p_value(z: float) -> float:
    """Return the two-sided p of a standard normal value."""
    return erfc(abs(z) / sqrt(2))


def share_p_value(share: float, fair: float, games: int) -> float:
    """Return how often a share of so many games lies so far from the fair one by chance."""
    if not games or not 0 < fair < 1:
        return 1.0
    wins = max(0.0, abs(share - fair) * games - 0.5)  # whole games stand for a smooth curve: half a game less
    return p_value(wins / sqrt(fair * (1 - fair) * games))


def benjamini_hochberg(ps: Sequence[float]) -> list[float]:
    """Correct p-values for their number: of those at most 0.05 then, 5 of 100 are false on average."""
    order = sorted(range(len(ps)), key=lambda at: ps[at], reverse=True)
    found = [1.0] * len(ps)
    least = 1.0
    for above, at in enumerate(order):
        least = min(least, ps[at] * len(ps) / (len(ps) - above))
        found[at] = least
    return found


def mean_difference(ones: Sequence[float], others: Sequence[float]) -> Difference:
    """Return how much more the others have on average, with Welch's variance."""
    value = fmean(others) - fmean(ones)
    spread = sum(variance(values) / len(values) if len(values) > 1 else 0.0 for values in (ones, others))
    if spread == 0:
        return Difference(value, (value, value), 1.0 if value == 0 else 0.0)
    reach = Z * sqrt(spread)
    return Difference(value, (value - reach, value + reach), p_value(value / sqrt(spread)))


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate seen in so many games (Wilson's score)."""
    if games == 0:
        return 0.0, 1.0
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


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
                pulls[key, case.game] = pulls.get((key, case.game), 0.0) + (pull if had else -pull)
    if not weights:
        return None
    games = len(pulls)
    between = sum(pull * pull for pull in pulls.values()) * games / max(1, games - 1)
    value /= weights
    error = sqrt(max(between, apart)) / weights
    return Difference(value, (max(-1.0, value - Z * error), min(1.0, value + Z * error)), p_value(value / error))
