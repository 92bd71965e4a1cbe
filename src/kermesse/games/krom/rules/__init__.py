"""Who may do what, and what follows.

From the bottom up: asking, tokens, hands, victory; then bonus, fight, reaction, places, action; then flow, which runs on
from decision to decision, and table, which sets a game up; on top legal, what can be asked, and play (with acts, the commands
of the action phase), what then happens.
"""

from kermesse.games.krom.rules.asking import answered, awaiting, deadline, guards, too_late
from kermesse.games.krom.rules.legal import canonical, decisions, legal
from kermesse.games.krom.rules.play import apply, apply_unheard, expire, expire_unheard
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
