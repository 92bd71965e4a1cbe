"""Bots that search, with few playouts: for tests of anything but their strength."""

from dataclasses import replace

from kermesse.bots import make_bot
from kermesse.core.search import Searcher

PLAYOUTS = 10


def thrifty_bot(*made):
    """As `make_bot`."""
    bot = make_bot(*made)
    if isinstance(bot, Searcher):
        bot.search = replace(bot.search, playouts=PLAYOUTS)
    return bot
