"""The rules of play. Modules in order, each using those before it: asking, listing, turn, round, table; then play,
which implements the contract.
"""

from kermesse.games.kraaw.rules.play import apply, apply_unheard, awaiting, deadline, expire, expire_unheard, legal
from kermesse.games.kraaw.rules.play import legal as decisions  # every listed command decides something
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
