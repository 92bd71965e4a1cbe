"""A built-in game in batches, as a learner uses it."""

import sys

import numpy as np

from burst import serve
from kermesse.games import CATALOGUE
from kermesse.research.batch import Batch
from kermesse.research.choosing import setting_of

GAMES = 128
game = CATALOGUE[sys.argv[1]]
batch = Batch(setting_of(game, 4 if 4 in game.seats else game.seats[0]), GAMES, seed=1)
random = np.random.default_rng(1)


def drawn(mask: np.ndarray) -> np.ndarray:
    """Draw one of the legal actions in each row, all as likely."""
    places, width = np.flatnonzero(mask), mask.shape[1]
    bounds = np.searchsorted(places, np.arange(len(mask) + 1) * width)  # where each row's begin
    counts = bounds[1:] - bounds[:-1]
    return places[bounds[:-1] + (random.random(len(mask)) * counts).astype(np.intp)] % width


def moves() -> int:
    batch.step(drawn(batch.legal()))
    return GAMES


def moves_with_views() -> int:
    batch.observe()
    return moves()


for _ in range(60):  # away from the beginning, where all games are alike
    moves()
serve({"moves": moves, "moves with views": moves_with_views})
