"""Kermesse: an online table for five French tabletop games."""

from typing import Final

__version__ = "0.1.0"
LANGUAGES: Final = ("fr", "en")
