"""Tune the weights of Kréo's pact by self-play: `PYTHONPATH=build/fast-kreo python train/kreo_weights.py SEATS`.

Weight by weight, or with --all-at-once by CMA-ES, for one number of seats, from what stands there: whole teams play the
same deals by the pact alone, without looking ahead. What it prints goes into `src/kermesse/players/kreo/weights.py`; to
go on, run it again.
"""

import argparse
from collections.abc import Sequence
from dataclasses import asdict, replace
from math import exp
from random import Random

import cma

from kermesse.games.kreo.components import TOKENS, deck_of
from kermesse.lab.farm import farm_of, in_order
from kermesse.players.kreo.board import KINDS, NATURE, NUMBER, PLANETE, Board, new_board
from kermesse.players.kreo.rollout import FARTHEST, SHORT_OF, play_turn
from kermesse.players.kreo.weights import WEIGHTS, Weights

CLEARLY = 0.008  # in points of `score`, what another weight must be better by
POPULATION = 16  # of each generation
STEP = 0.35
TESTS = 1_000_000_000  # the number of the first deal that no candidate has been chosen by


def dealt(seats: int, deal: int, seed: int) -> tuple[Board, list[list[int]]]:
    """A game that begins, energy shared as bots do."""
    cards = [NUMBER[card] for card in deck_of(seats, False)]
    Random(f"{seed} {seats} {deal}").shuffle(cards)
    board = new_board(seats)
    hands = [[0] * KINDS for _ in range(seats)]
    for at, kind in enumerate(cards):
        hands[at % seats][kind] += 1
        board.supply[kind] += 1
        board.cards[at % seats] += 1
        if kind == NATURE + PLANETE:
            board.first = at % seats
    board.known(board.first, NATURE + PLANETE)
    left = TOKENS[seats]
    for step in range(seats):
        share = left if step == seats - 1 else min(left, left // (seats - step) + (step == 0))
        board.energy[(board.first + step) % seats] = share
        left -= share
    return board, hands


def played(seats: int, weights: Weights, deal: int, seed: int) -> Board:
    board, hands = dealt(seats, deal, seed)
    while not board.over:
        play_turn(board, weights, hands)
    return board


def score(seats: int, weights: Weights, deals: range, seed: int) -> float:
    """Games won, and how near the others came."""
    total = 0.0
    for deal in deals:
        board = played(seats, weights, deal, seed)
        if board.won:
            total += 1.0
        else:
            board.find_route()
            total -= SHORT_OF * min(board.distance + board.attacks(), FARTHEST)
    return total / len(deals)


def tune(seats: int, deals: int, seed: int) -> Weights:
    """One weight after the other: more of it, or less, where that is better in all those deals together."""
    weights = WEIGHTS[seats]
    best = score(seats, weights, range(deals), seed)
    for name, value in asdict(weights).items():
        for other in (1.6 * value, 0.6 * value) if value else (0.3, -0.3):
            tried = replace(weights, **{name: round(other, 3)})
            found = score(seats, tried, range(deals), seed)
            if found > best + CLEARLY:
                weights, best = tried, found
                print(f"{name} {value} -> {round(other, 3)}: {found:.3f}", flush=True)
                break
    return weights


def scaled(base: Weights, steps: Sequence[float]) -> Weights:
    """Each weight so many steps away: by a factor, or where it is zero by an amount."""
    pairs = zip(asdict(base).items(), steps, strict=True)
    return Weights(**{name: round(old * exp(0.5 * by) if old > 0 else old + 0.4 * by, 4) for (name, old), by in pairs})


def score_of_steps(job: tuple[int, Sequence[float], range, int]) -> float:
    """Score weights in another process: compiled ones cannot be sent there."""
    seats, steps, deals, seed = job
    return score(seats, scaled(WEIGHTS[seats], steps), deals, seed)


def tune_all(seats: int, deals: int, seed: int, generations: int, jobs: int) -> Weights:
    """All weights at once. Every generation has deals of its own, the same for all of it."""
    base = WEIGHTS[seats]
    search = cma.CMAEvolutionStrategy(
        [0.0] * len(asdict(base)), STEP, {"popsize": POPULATION, "seed": seed, "verbose": -9}
    )
    farm = farm_of("here", jobs)
    for generation in range(generations):
        tried = search.ask()
        chosen = range(generation * deals, (generation + 1) * deals)
        scores = list(in_order(farm, score_of_steps, [(seats, steps, chosen, seed) for steps in tried]))
        search.tell(tried, [-one for one in scores])
        print(f"{generation}: {sum(scores) / len(scores):.3f}", flush=True)
    return scaled(base, search.mean)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seats", type=int)
    parser.add_argument("--deals", type=int, default=250, help="that each of them plays")
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--all-at-once", type=int, default=0, metavar="GENERATIONS", help="by CMA-ES instead, so many")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    if given.all_at_once:
        found = tune_all(given.seats, given.deals, given.seed, given.all_at_once, given.jobs)
    else:
        found = tune(given.seats, given.deals, given.seed)
    for weights in (WEIGHTS[given.seats], found):
        won = sum(played(given.seats, weights, deal, given.seed).won for deal in range(TESTS, TESTS + 1_000))
        print(f"{won / 10:.1f} % of 1,000 other deals: {weights}")
