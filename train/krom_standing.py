"""Find what things are worth at the start of a round of Krom, by regression over whole games of bots: `make
train-krom`.

Games of the given level are played at tables of every size; at the start of every round it is noted how the seats
stand, and in the end who won. A conditional logit over the seats of a table (the chance of a seat goes with e to its
worth) gives `WEIGHTS` of `src/kermesse/players/krom/position_value.py`. The same games print the same, however many
jobs there are.
"""

import argparse
import json
from random import Random

import numpy as np

from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.games.krom import GAME
from kermesse.games.krom.events import RoundStarted
from kermesse.games.krom.options import KromOptions
from kermesse.games.krom.state import NOBODY
from kermesse.lab.farm import farm_of, in_order
from kermesse.players import make_bot
from kermesse.players.krom.position_value import FEATURES, features
from kermesse.players.table import play_out

SEATS = (4, 2, 4, 3, 4, 5, 4, 6)  # of one game after the other
SHRINK = 30.0  # draws weights towards nothing: as much as so many rounds tell of a thing that is there or not
Row = tuple[int, list[list[float]]]  # who won, and how the seats stood


def rows_of(job: tuple[int, str]) -> list[Row]:
    """Of one game: every start of a round."""
    number, level = job
    seats = SEATS[number % len(SEATS)]
    match = Match(GAME, seats, KromOptions(timers="off"), seed_from("krom standing", number))
    bots = [make_bot(GAME, level, seat, seats, Random(f"{number} {seat}")) for seat in range(seats)]
    state = match.state
    stood = []
    for step in play_out(match, bots):
        if any(isinstance(event, RoundStarted) for event in step.events):
            stood.append([features(state, seat) for seat in range(seats)])
    return [(state.winner, found) for found in stood] if state.winner != NOBODY else []


def fit(rows: list[Row]) -> tuple[np.ndarray, float]:
    """The weights, and how much of the logarithm of the chances they explain. Newton's steps: the sum is concave."""
    weights = np.zeros(FEATURES)
    by_seats: dict[int, tuple[np.ndarray, np.ndarray]] = {}
    for seats in sorted({len(found) for _, found in rows}):
        here = [row for row in rows if len(row[1]) == seats]
        by_seats[seats] = np.array([row[0] for row in here]), np.array([row[1] for row in here])
    told = blind = 0.0
    for _ in range(12):
        slope = -SHRINK * weights
        bend = -SHRINK * np.eye(FEATURES)
        told = blind = 0.0
        for seats, (won, stood) in by_seats.items():
            worth = stood @ weights
            chance = np.exp(worth - worth.max(axis=1, keepdims=True))
            chance /= chance.sum(axis=1, keepdims=True)
            mean = np.einsum("rs,rsf->rf", chance, stood)
            apart = stood - mean[:, None, :]
            slope += (stood[np.arange(len(won)), won] - mean).sum(axis=0)
            bend -= np.einsum("rs,rsf,rsg->fg", chance, apart, apart, optimize=True)
            told += np.log(chance[np.arange(len(won)), won]).sum()
            blind += len(won) * np.log(1 / seats)
        weights = weights - np.linalg.solve(bend, slope)
    return weights, 1 - told / blind


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=16_000)
    parser.add_argument("--level", default="normal", help="who plays")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    jobs = [(number, given.level) for number in range(given.games)]
    played = [row for rows in in_order(farm_of("here", given.jobs), rows_of, jobs) for row in rows]
    weights, explained = fit(played)
    print(f"{given.games} games, {len(played)} rounds; explains {100 * explained:.1f} %")
    print("WEIGHTS =", json.dumps([round(float(weight), 3) for weight in weights]))
