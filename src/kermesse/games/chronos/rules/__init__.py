"""The rules, a subject a file; play.py answers the contract."""

from kermesse.games.chronos.rules.ending import sides
from kermesse.games.chronos.rules.legal import canonical, legal
from kermesse.games.chronos.rules.play import apply, awaiting, deadline, expire
from kermesse.games.chronos.rules.table import setup
from kermesse.games.chronos.rules.talking import speech

__all__ = ["apply", "awaiting", "canonical", "deadline", "expire", "legal", "setup", "sides", "speech"]
