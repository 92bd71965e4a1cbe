"""How numbers with a point are added up, so that a bot decides alike by every Python: `sum` minds the lost bits from 3.12 on, and not before."""

from collections.abc import Iterable


def added(numbers: Iterable[float]) -> float:
    """One after the other, from the first."""
    total = 0.0
    for number in numbers:
        total += number
    return total
