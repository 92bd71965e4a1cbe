"""The rules of play.

Modules in order, each using those before it: asking, scoring, supply, conquest, turn, fill, rolling, camp, table; then
play, which implements the contract.
"""

from kermesse.games.kero.rules.listing import canonical, decisions, legal
from kermesse.games.kero.rules.play import apply, apply_unheard, awaiting, deadline, expire, expire_unheard
from kermesse.games.kero.rules.table import setup

__all__ = [
    "apply",
    "apply_unheard",
    "awaiting",
    "canonical",
    "deadline",
    "decisions",
    "expire",
    "expire_unheard",
    "legal",
    "setup",
]
