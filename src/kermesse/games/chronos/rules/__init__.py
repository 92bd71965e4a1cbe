"""The rules, one subject per file; play.py implements the contract."""

from kermesse.games.chronos.rules.canonical import canonical
from kermesse.games.chronos.rules.ending import sides
from kermesse.games.chronos.rules.legal import decisions, legal
from kermesse.games.chronos.rules.play import apply, apply_unheard, awaiting, deadline, expire, expire_unheard
from kermesse.games.chronos.rules.table import setup
from kermesse.games.chronos.rules.talking import speech

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
    "sides",
    "speech",
]
