"""Chronos' `normal`."""

from kermesse.lab.frozen.chronos.hands import ChronosBot as FrozenBot

__all__ = ["FrozenBot"]
