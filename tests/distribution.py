"""A chi-square test of draws that a fair draw fails once in a million."""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from math import sqrt
from typing import Any

Z = 4.753  # the quantile of a normal distribution for one in a million


def most_of_chi_square(freedom: int) -> float:
    """Value that chi-square exceeds once in a million for a fair draw (approximation by Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + Z * sqrt(part)) ** 3


def demand_likely(found: Mapping[Any, int], chances: Mapping[Any, float]) -> None:
    """Fail if the counts in `found` do not fit `chances`, which are worked out by hand and need not sum to 1."""
    draws, whole = sum(found.values()), sum(chances.values())
    never = sorted(str(thing) for thing in chances if not found.get(thing))
    strange = sorted(str(thing) for thing in found if thing not in chances)
    assert not strange, f"what cannot be came up: {strange[:5]}"
    assert not never, f"of {len(chances)} things that can be, these never came up in {draws} draws: {never[:5]}"
    expected = {thing: draws * chance / whole for thing, chance in chances.items()}
    assert min(expected.values()) >= 5, f"too few draws ({draws}) to say anything"
    far = sum((found[thing] - often) ** 2 / often for thing, often in expected.items())
    most = most_of_chi_square(len(chances) - 1)
    assert far <= most, f"chi-square {far:.1f}, a fair draw exceeds {most:.1f} once in a million: {dict(found)}"


def drawn(draw: Callable[[int], Hashable], times: int) -> Counter[Hashable]:
    """Count the results of `draw(number)`."""
    return Counter(draw(number) for number in range(times))
