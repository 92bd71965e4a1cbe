"""Find what things are worth at the start of a turn of Kero, by regression over whole games of bots: `make train-kero`.

Games of the given levels are played; at the start of every turn it is noted how the clans stand, and in the end by how
many points each was ahead. Least squares over all of it, drawn towards what somebody who knows the game would guess,
gives `WEIGHTS` of `src/kermesse/players/kero/position_value.py`; what is left over gives `SPREAD`. The same games print
the same, however many jobs there are.
"""

import argparse
import json
from random import Random

import numpy as np

from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.games.kero import GAME
from kermesse.games.kero.events import TurnStarted
from kermesse.games.kero.options import KeroOptions
from kermesse.lab.farm import farm_of, in_order
from kermesse.players import make_bot
from kermesse.players.kero.evaluation import BY_HAND
from kermesse.players.kero.position_value import features
from kermesse.players.table import play_out

# What one would guess, and how far off that may be, in the order of the features.
GUESSES = (
    # the turn, the last one, to be second; score, Jerricans, sand
    *((1, 2), (1, 2), (0.5, 1), (1, 0.1), (1, 0.4), (0.8, 0.4)),
    # powers
    *((1.2, 0.4), (0.8, 0.4), (0.8, 0.4), (0.4, 0.3), (0.5, 0.5)),
    # None shall pass!, lands that grow, Explorers at home
    *((0.4, 0.3), (0.35, 0.3), (0.35, 0.3), (0.5, 0.4), (-0.3, 0.4)),
    # leads, and with a Conquest near
    *((0.45, 0.2), (0.6, 0.2), (0.65, 0.2), (0.65, 0.2), (0.85, 0.2), (0.9, 0.2)),
    # what the other clan would have of those lands; what the turn will bring
    *((0.2, 0.2), (0.3, 0.2), (0.7, 0.3)),
    # Tuareks
    *((1.5, 0.7), (1, 0.7), (0.5, 0.7), (1, 0.7), (2.5, 1), (1, 0.7), (0.7, 0.7), (0.7, 0.7)),
)
NOISE = 11.0**2  # of the points ahead, squared
ALIKE = 4  # turns of one game that tell as much as one of a game of its own
Row = tuple[int, int, list[float]]  # points ahead in the end, cards to come, and how they stood

Job = tuple[int, list[str]]


def rows_of(job: Job) -> list[Row]:
    """Of one game: every start of a turn, as whoever's turn it is sees it."""
    number, levels = job
    match = Match(GAME, 2, KeroOptions(clock="calm"), seed_from("standing", number))
    bots = [make_bot(GAME, levels[(seat + number) % 2], seat, 2, Random(f"{number} {seat}")) for seat in (0, 1)]
    state = match.state
    stood = [(state.active, len(state.deck), features(state, BY_HAND))]
    for step in play_out(match, bots):
        if any(isinstance(event, TurnStarted) for event in step.events):
            stood.append((state.active, len(state.deck), features(state, BY_HAND)))
    scores = match.outcome().scores
    return [(scores[seat] - scores[1 - seat], deck, found) for seat, deck, found in stood]


def fit(rows: list[Row]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The weights; the points ahead that they miss; and how many cards were to come."""
    margin = np.array([row[0] for row in rows], dtype=float)
    deck = np.array([row[1] for row in rows], dtype=float)
    stood = np.array([row[2] for row in rows])
    guess, trust = np.array(GUESSES, dtype=float).T
    told = stood.T / (NOISE * ALIKE)
    weights = guess + np.linalg.solve(told @ stood + np.diag(trust**-2.0), told @ (margin - stood @ guess))
    return weights, margin - stood @ weights, deck


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=265)
    parser.add_argument("--levels", default="normal,normal", help="the two that play")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    jobs = [(number, given.levels.split(",")) for number in range(given.games)]
    played = [row for rows in in_order(farm_of("here", given.jobs), rows_of, jobs) for row in rows]
    weights, missed, deck = fit(played)
    slope, base = np.polyfit(deck, np.abs(missed) * np.sqrt(np.pi / 2), 1)
    explained = 1 - missed.var() / np.var([row[0] for row in played])
    print(f"{given.games} games, {len(played)} turns; explains {100 * explained:.0f} % of the points ahead")
    print("WEIGHTS =", json.dumps([round(float(weight), 2) for weight in weights]))
    print(f"SPREAD = ({base:.2f}, {slope:.3f})")
