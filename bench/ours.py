"""A built-in game, through the public contract."""

import sys
from itertools import count
from random import Random

from burst import serve
from kermesse.core.chance import Chance, quick_chance_of, seed_from
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
    """Return a position a few dozen moves into a game."""
    state, now = new_game(), 0
    for _ in range(40):
        offers = [(seat, commands) for seat in game.awaiting(state) if (commands := game.legal(state, seat, now))]
        if offers:
            seat, commands = random.choice(offers)
            game.apply(state, seat, random.choice(commands), now)
        elif game.deadline(state) < NEVER:
            now = max(now, game.deadline(state))
            game.expire(state, now)
    return state, now


state, now = some_position()


def copies() -> int:
    for _ in range(100):
        game.copy(state)
    return 100


view = game.view(state, 0, now)


def imagined() -> int:
    for _ in range(20):
        game.imagine(view, quick_chance_of(seed_from("imagined", next(numbers))))
    return 20


def imagined_and_played_out() -> int:
    """Imagine a table and play it to its end, as a search does again and again."""
    play_at_random(game, game.imagine(view, quick_chance_of(seed_from("imagined", next(numbers)))), now, random)
    return 1


serve(
    {
        "moves": moves,
        "moves with views": moves_with_views,
        "copies": copies,
        "imagined": imagined,
        "imagined and played out": imagined_and_played_out,
    }
)
