"""Kraaw's `normal`."""

from kermesse.lab.frozen.kraaw.thumb import NormalBot as FrozenBot

__all__ = ["FrozenBot"]
