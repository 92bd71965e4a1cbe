"""Who may do what, and what follows. From the bottom up: asking, listing, turn, round, table, then play, which answers them
all."""

from kermesse.games.kraaw.rules.play import apply, apply_unheard, awaiting, deadline, expire, expire_unheard, legal
from kermesse.games.kraaw.rules.play import legal as decisions  # nothing is listed that is beside the game
from kermesse.games.kraaw.rules.table import setup

__all__ = [
    "apply",
    "apply_unheard",
    "awaiting",
    "deadline",
    "decisions",
    "expire",
    "expire_unheard",
    "legal",
    "setup",
]
