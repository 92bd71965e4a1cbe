"""A bot's decision can be dropped before it takes effect, when the table has moved on: the bot must not assume it was
done.
"""

from random import Random

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER
from kermesse.core.match import Match
from kermesse.games import CATALOGUE
from kermesse.players.bot import Bot
from kermesse.players.table import play_out
from tests.players.thrift import thrifty_bot, unlike_levels


class Interrupted(Bot):
    """A bot whose every other decision is dropped without its being told."""

    def __init__(self, bot, random):
        super().__init__(bot.seat, bot.seats, bot.random)
        self.bot, self.chance, self.dropped, self.awaited = bot, random, 0, False
        self.may_be_late = bot.may_be_late

    def hear(self, events, awaited, now):
        self.awaited = awaited
        self.bot.hear(events, awaited, now)

    def wakes(self):
        return self.bot.wakes()

    def act(self, view, legal, now):
        command = self.bot.act(view, legal, now)
        if command is None or self.chance.random() < 0.5:
            return command
        self.dropped += 1
        assert self.wakes() < NEVER or not self.awaited, f"it takes {command} for done and waits for news"
        return None


SLOW = ("hard", "master")  # one game of each
GAMES = 3  # of the others; the first of each here, all in `make soak`


@pytest.mark.parametrize(
    ("name", "level", "number"),
    [
        pytest.param(name, level, number, marks=[pytest.mark.soak] if number or level == "master" else [])
        for name, game in CATALOGUE.items()
        for level in unlike_levels(game)
        for number in range(1 if level in SLOW else GAMES)
    ],
)
def test_a_game_ends_though_every_other_decision_of_its_bots_is_dropped(name, level, number):
    game = CATALOGUE[name]
    seats = game.seats[min(1 + number, len(game.seats) - 1)]
    options = game.options_type(timers="off")  # else the table answers in the bot's place, and the fault stays hidden
    match = Match(game, seats, options, seed_from("dropped", name, number))
    bots = [
        Interrupted(
            thrifty_bot(game, level, seat, seats, Random(f"{number} {seat}")), Random(f"dropped {number} {seat}")
        )
        for seat in range(seats)
    ]
    for step in play_out(match, bots):
        assert step.at < 10 * 3_600_000, "nothing comes of it any more"
    assert match.outcome() is not None
    assert all(bot.dropped for bot in bots)
