"""Minutes of one person's game against gentle bots, where that person takes six seconds for a decision.

    python bench/bot_minutes.py [game ...]

Prints for each game the shortest and the longest of ten; they stand in the game as `bot_minutes`. The person is a bot
too: its own time is replaced by six seconds for each of its commands, but for games in real time, where sand decides.
"""

import sys
from random import Random
from typing import Final

from kermesse.core.chance import seed_from
from kermesse.core.game import AnyGame
from kermesse.core.match import Match
from kermesse.core.options import plain_options, read_options
from kermesse.games import CATALOGUE
from kermesse.players import players_of
from kermesse.players.table import play_out
from kermesse.server.table.seating import sensible_seats

GAMES: Final = 10
DECISION: Final = 6.0  # seconds
BOT_DECISION: Final = 1.2  # seconds: about what a bot takes (`PONDER`)


def minutes(game: AnyGame, number: int) -> float:
    """Return the minutes of one game."""
    seats = sensible_seats(game)
    options = read_options(game.options_type, {**plain_options(game.options_type()), "timers": "off"})
    match = Match(game, seats, options, seed_from("minutes", game.name, number))
    bots = players_of(game).bots
    level = "easy" if "easy" in bots else "normal"
    table = [bots[level](seat, seats, Random(10 * number + seat)) for seat in range(seats)]
    mine = sum(step.seat == 0 for step in play_out(match, table))
    longer = 0.0 if game.real_time else mine * (DECISION - BOT_DECISION)
    return (match.now / 1000 + longer) / 60


for name in sys.argv[1:] or list(CATALOGUE):
    found = sorted(minutes(CATALOGUE[name], number) for number in range(GAMES))
    print(f"{name}: {found[0]:.0f} to {found[-1]:.0f} minutes")
