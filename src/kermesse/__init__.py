"""Kermesse: an online table for five French tabletop games."""

__version__ = "0.1.0"
