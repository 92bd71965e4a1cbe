"""A game of the house, through the public contract."""

import sys
from itertools import count
from random import Random

from burst import serve
from kermesse.core.chance import Chance, seed_from
from kermesse.core.clock import NEVER
from kermesse.core.playout import play_at_random
from kermesse.games import CATALOGUE

game = CATALOGUE[sys.argv[1]]
SEATS = 4 if 4 in game.seats else game.seats[0]
options = game.options_type()
random = Random(1)
numbers = count()


def new_game():
    state, _ = game.setup(SEATS, options, Chance(seed_from("bench", next(numbers))), 0)
    return state


def moves() -> int:
    return play_at_random(game, new_game(), 0, random)[0]


def moves_with_views() -> int:
    return play_at_random(game, new_game(), 0, random, views=True)[0]


def some_position():
    """In the middle of things: a few dozen moves into a game."""
    state, now = new_game(), 0
    for _ in range(40):
        offers = [(seat, commands) for seat in game.awaiting(state) if (commands := game.legal(state, seat, now))]
        if offers:
            seat, commands = random.choice(offers)
            game.apply(state, seat, random.choice(commands), now)
        elif game.deadline(state) < NEVER:
            now = max(now, game.deadline(state))
            game.expire(state, now)
    return state


state = some_position()


def copies() -> int:
    for _ in range(100):
        game.copy(state)
    return 100


chance = Chance(seed_from("redraw"))


def redraws() -> int:
    for _ in range(20):
        game.redraw(state, 0, chance)
    return 20


serve({"moves": moves, "moves with views": moves_with_views, "copies": copies, "redraws": redraws})
