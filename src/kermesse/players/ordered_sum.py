"""A sum of floats that is the same to the last bit in every version of Python."""

from collections.abc import Iterable


def ordered_sum(numbers: Iterable[float]) -> float:
    """Left-to-right sum; `sum` rounds differently since Python 3.12, and bots must agree on the last bit."""
    total = 0.0
    for number in numbers:
        total += number
    return total
