"""Who may do what, and what follows.

From the bottom up: asking, scoring, supply, conquest, turn, fill, rolling, camp, table; then play, which answers them all.
"""

from kermesse.games.kero.rules.play import apply, awaiting, canonical, deadline, expire, legal
from kermesse.games.kero.rules.table import setup

__all__ = ["apply", "awaiting", "canonical", "deadline", "expire", "legal", "setup"]
