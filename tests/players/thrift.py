"""Bots that search rarely and with few playouts, for tests of anything but their strength."""

from dataclasses import replace
from random import Random

from kermesse.players import levels, make_bot
from kermesse.players.search import LooksAhead

PLAYOUTS, FEWEST = 20, 2
EVERY = 40  # of the decisions that are worth a search, one in so many is searched


class NowAndThen:
    """A bot that searches one in EVERY of the decisions that `asks` finds worth a search."""

    def __init__(self, asks):
        self.asks = asks
        self.asked = -1

    def __call__(self, view):
        if not self.asks(view):
            return False
        self.asked += 1
        return self.asked % EVERY == 0


def thrifty_bot(*made):
    """Make a thrifty bot, with the arguments of `make_bot`."""
    bot = make_bot(*made)
    if isinstance(bot, LooksAhead):
        bot.search = replace(bot.search, playouts=PLAYOUTS, fewest=FEWEST)
        bot.asks = NowAndThen(bot.asks)
    return bot


def unlike_levels(game):
    """Levels whose bots differ in more than the number of playouts: one for each way to search."""
    found = {}
    for level in levels(game):
        bot = make_bot(game, level, 0, game.seats[0], Random(1))
        found.setdefault((type(bot), replace(bot.search, playouts=0)) if isinstance(bot, LooksAhead) else level, level)
    return list(found.values())
