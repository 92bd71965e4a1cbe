"""Find what things are worth at the start of a turn of Kero, by regression over whole games of bots: `make train-kero`.

Games of the given levels are played on both clocks; at the start of every turn it is noted how the clans stand, and in the end by
how many points each was ahead. Least squares over all of it gives `WEIGHTS` of `src/kermesse/games/kero/standing.py`, what is left
over gives `SPREAD`. The same seed prints the same, however many jobs there are.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from random import Random

import numpy as np

from kermesse.bots import make_bot
from kermesse.bots.table import play_out
from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.games.kero import GAME
from kermesse.games.kero.options import KeroOptions
from kermesse.games.kero.reckoning import ReckoningBot
from kermesse.games.kero.standing import features

CLOCKS = ("live", "calm")
RIDGE = 2e-5  # of all rows: what comes up in few games is held near nothing
Row = tuple[int, int, list[float]]  # points ahead in the end, cards to come, and how they stood

Job = tuple[int, int, list[str]]


def rows_of(job: Job) -> list[Row]:
    """Of one game: every start of a turn, as whoever's turn it is sees it."""
    number, seed, levels = job
    options = KeroOptions(clock=CLOCKS[number // 2 % len(CLOCKS)])
    match = Match(GAME, 2, options, seed_from("standing", seed, number))
    bots = [make_bot(GAME, levels[(seat + number) % 2], seat, 2, Random(f"{seed} {number} {seat}")) for seat in (0, 1)]
    turn, stood = 0, []
    for _ in play_out(match, bots):
        state = match.state
        if state.turn_no > turn and state.phase != "over":
            turn = state.turn_no
            stood.append((state.active, len(state.deck), features(state, ReckoningBot.taste)))
    scores = match.outcome().scores
    return [(scores[seat] - scores[1 - seat], deck, found) for seat, deck, found in stood]


def fit(rows: list[Row]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The weights; the points ahead that they miss; and how many cards were to come."""
    margin = np.array([row[0] for row in rows], dtype=float)
    deck = np.array([row[1] for row in rows], dtype=float)
    stood = np.array([row[2] for row in rows])
    squares = stood.T @ stood + RIDGE * len(rows) * np.eye(stood.shape[1])
    weights = np.linalg.solve(squares, stood.T @ margin)
    return weights, margin - stood @ weights, deck


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--levels", default="normal,normal", help="the two that play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as farm:
        jobs = [(number, given.seed, given.levels.split(",")) for number in range(given.games)]
        played = [row for rows in farm.map(rows_of, jobs, chunksize=8) for row in rows]
    weights, missed, deck = fit(played)
    slope, base = np.polyfit(deck, np.abs(missed) * np.sqrt(np.pi / 2), 1)
    explained = 1 - missed.var() / np.var([row[0] for row in played])
    print(f"{given.games} games, {len(played)} turns; explains {100 * explained:.0f} % of the points ahead")
    print("WEIGHTS =", json.dumps([round(float(weight), 3) for weight in weights]))
    print(f"SPREAD = ({base:.2f}, {slope:.3f})")
