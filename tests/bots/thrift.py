"""Bots that search now and then, with few playouts: for tests of anything but their strength."""

from dataclasses import replace
from itertools import count
from random import Random

from kermesse.bots import levels, make_bot

PLAYOUTS, FEWEST = 20, 2
EVERY = 16  # of the decisions that are worth a search, one in so many is searched


def thrifty_bot(*made):
    """As `make_bot`."""
    bot = make_bot(*made)
    if hasattr(bot, "search"):
        bot.search = replace(bot.search, playouts=PLAYOUTS, fewest=FEWEST)
        asks, asked = bot.asks, count()
        bot.asks = lambda view: asks(view) and next(asked) % EVERY == 0
    return bot


def unlike_levels(game):
    """Those whose bots differ in more than how many playouts they are given: one for each way to search."""
    found = {}
    for level in levels(game):
        bot = make_bot(game, level, 0, game.seats[0], Random(1))
        found.setdefault((type(bot), replace(bot.search, playouts=0)) if hasattr(bot, "search") else level, level)
    return list(found.values())
