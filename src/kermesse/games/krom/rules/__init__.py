"""The rules of play.

`play` has the table of decisions: who is asked, what may be done and why not, what happens, and what time brings. Each
module before it has what one decision needs: pick, move, fight, loot, reaction; action, with places and bonus. They
stand on tokens, hands and victory; flow runs on from decision to decision, table is the set-up.
"""

from kermesse.games.krom.rules.play import (
    answered,
    apply,
    apply_unheard,
    awaiting,
    canonical,
    deadline,
    decisions,
    expire,
    expire_unheard,
    guards,
    legal,
    too_late,
)
from kermesse.games.krom.rules.table import setup

__all__ = [
    "answered",
    "apply",
    "apply_unheard",
    "awaiting",
    "canonical",
    "deadline",
    "decisions",
    "expire",
    "expire_unheard",
    "guards",
    "legal",
    "setup",
    "too_late",
]
