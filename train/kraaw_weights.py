"""Tune the weights of Kraaw's quick player by self-play: `make train-kraaw`.

Two stages of CMA-ES. In the first a candidate plays against tables of the weights written by hand, in the second
against a mixture of those and what the first one found, so that the second does not only know how to beat one way of
playing. Every candidate of a generation plays the same deals. What it prints goes into
`src/kermesse/players/kraaw/rollout.py`; the same seed prints the same, however many jobs there are.
"""

import argparse
import json
from collections.abc import Sequence
from random import Random

import cma
import numpy as np

from kermesse.core.chance import quick_chance_of, seed_from
from kermesse.games.kraaw.options import KraawOptions
from kermesse.games.kraaw.rules.table import setup
from kermesse.lab.farm import farm_of, in_order
from kermesse.players.kraaw.rollout import WEIGHTS, play_round, share_of

SEATS = (2, 4)
STAGES = 2
ROUND = KraawOptions(timers="off", wins_to_game=1, crow_choice="auto")
TESTS = 1_000_000_000  # the number of the first deal that no candidate has been chosen by

Weights = list[float]
Job = tuple[Weights, list[Weights], range, int]


def share(deal: int, seats: int, seat: int, weights: Weights, others: Sequence[Weights], seed: int) -> float:
    """Of the win of one round."""
    state, _ = setup(seats, ROUND, quick_chance_of(seed_from("tuning", seed, deal)), 0)
    play_round(state, 0, [weights if who == seat else others[who] for who in range(seats)])
    return share_of(state, seat)


def mean_share(job: Job) -> float:
    """Over those deals, at every number of seats; 1 is the fair one."""
    weights, pool, deals, seed = job
    shares = []
    for deal in deals:
        for seats in SEATS:
            random = Random(f"{seed} {deal} {seats}")
            others = [random.choice(pool) for _ in range(seats)]
            shares.append(seats * share(deal, seats, deal % seats, weights, others, seed))
    return float(np.mean(shares))


def tune(generations: int, candidates: int, deals: int, seed: int, jobs: int) -> list[Weights]:
    pool = [list(WEIGHTS)]
    farm = farm_of("here", jobs)
    for stage in range(STAGES):
        start = np.array(pool[-1])
        search = cma.CMAEvolutionStrategy(
            np.ones(len(start)), 0.25, {"popsize": candidates, "seed": seed + stage, "verbose": -9}
        )
        for generation in range(generations):
            tried = search.ask()
            first = (stage * generations + generation) * deals
            played = [(list(start * one), pool, range(first, first + deals), seed) for one in tried]
            search.tell(tried, [-found for found in in_order(farm, mean_share, played)])
        found = [round(float(one), 3) for one in start * search.result.xfavorite]
        tests = [(found, pool, range(first, first + 500), seed) for first in range(TESTS, TESTS + 8_000, 500)]
        score = np.array(list(in_order(farm, mean_share, tests)))
        error = 1.96 * score.std(ddof=1) / np.sqrt(len(score))
        print(f"stage {stage}: {score.mean():.3f} ± {error:.3f} of a fair share in other deals: {json.dumps(found)}")
        pool.append(found)
    return pool


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=25, help="of each stage")
    parser.add_argument("--candidates", type=int, default=16, help="in a generation")
    parser.add_argument("--deals", type=int, default=700, help="that each of them plays")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    tune(given.generations, given.candidates, given.deals, given.seed, given.jobs)
