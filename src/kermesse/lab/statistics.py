"""Parts of figures that need no library: an arena says its intervals without SciPy. Tests are in `significance.py`."""

from math import sqrt
from typing import Final

Z: Final = 1.959964  # 95 of 100
LEVEL: Final = 0.05  # at most this part of what is reported as found may be chance


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate seen in so many games (Wilson's score)."""
    if games == 0:
        return 0.0, 1.0
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)
