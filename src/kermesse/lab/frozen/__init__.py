"""`normal` of every game as it was on 2026-11-16: opponents that stay as they are, so that strength can be measured years apart.

Copies of the heuristics, and of nothing else. Nobody improves anything here: that is what `games/` is for. They hold on to the
rules' own words only (commands, events, views), and `tests/lab/test_frozen.py` holds them against choices that were recorded.
"""

from kermesse.lab.frozen import chronos, kero, kraaw, kreo, krom

__all__ = ["chronos", "kero", "kraaw", "kreo", "krom"]
