"""Kréo's `normal`."""

from kermesse.lab.frozen.kreo.partner import Partner as FrozenBot

__all__ = ["FrozenBot"]
