"""The rules of play.

Modules in order, each using those before it: asking, tokens, hands, victory; bonus, fight, reaction, places, action;
flow, which runs on from decision to decision; table, the set-up; legal, the legal commands; play (with acts, the
commands of the action phase), their effects.
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
