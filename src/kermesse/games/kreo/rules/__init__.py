"""The rules of play.

Modules in order, each using those before it: asking, knowledge, ending, turn, aggressions, creation, divination,
powers, questions, table, talking; then legal and play, which implement the contract.
"""

from kermesse.games.kreo.rules.legal import canonical, decisions, legal
from kermesse.games.kreo.rules.play import apply, apply_unheard, deadline, expire, expire_unheard, guards, too_late
from kermesse.games.kreo.rules.table import setup
from kermesse.games.kreo.rules.talking import speech
from kermesse.games.kreo.state import awaited as awaiting

__all__ = [
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
    "speech",
    "too_late",
]
