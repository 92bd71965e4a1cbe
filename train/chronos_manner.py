"""Find how those play Chronos who look ahead, by regression over what bots decide: `make train-chronos`.

Rounds of `hard` are played, and of decisions about timers it is noted which moves there were and which one was made. A
conditional logit over the moves (how likely one is goes with e to what it has for it) gives the weights of
`src/kermesse/players/chronos/move_policy.py`: BASE for the game of 100 points (Chronos' levels 0 and 1), TEMPLE for
that of 200 (2 and 3). The same rounds print the same, however many jobs there are; `--keep` writes down what was noted,
`--kept` fits that again.
"""

import argparse
import gzip
import json
import pickle
from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np

from kermesse.core.chance import seed_from
from kermesse.core.clock import Millis
from kermesse.core.game import Command
from kermesse.core.match import Match
from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import MoveTimer
from kermesse.games.chronos.options import ChronosOptions
from kermesse.games.chronos.state import ChronosState
from kermesse.games.chronos.view_types import ChronosView
from kermesse.lab.farm import farm_of, in_order
from kermesse.players.chronos.bot import HardBot
from kermesse.players.chronos.move_policy import FEATURES, all_moves
from kermesse.players.table import play_out

SEATS = (4, 4, 3, 4, 4, 5)  # of one round after the other
LEVELS = {100: (0, 0, 1), 200: (3, 3, 2)}  # by what wins
EVERY = 2  # of so many decisions one is noted
SHRINK = 2.0  # draws weights towards nothing: as much as so many decisions tell of a thing that is there or not
Row = tuple[int, list[dict[int, float]]]  # what was done; and of each move what it had for it, by its place


class Notes:
    """Collects decisions of bots at a table, and the alternatives that they had."""

    def __init__(self, state: ChronosState) -> None:
        self.state = state
        self.rows: list[Row] = []
        self.decisions = 0

    def note(self, view: ChronosView, command: Command | None, now: Millis) -> None:
        if view.phase != "play" or view.seats[view.viewer].choosing is not None or view.deadlock is not None:
            return
        if command is not None and not isinstance(command, MoveTimer):
            return
        self.decisions += 1
        if self.decisions % EVERY:
            return
        moves, found = all_moves(self.state, view.viewer, now)
        if command in moves and len(moves) > 1:
            had = [{place: round(one, 4) for place, one in enumerate(move) if one} for move in found]
            self.rows.append((moves.index(command), had))


class Noted(HardBot):
    notes: Notes

    def _decide(self, view: ChronosView, legal: Sequence[Command], now: Millis) -> Command | None:
        command = super()._decide(view, legal, now)
        if legal and self.asks(view):
            self.notes.note(view, command, now)
        return command


def rows_of(job: tuple[int, int]) -> list[Row]:
    """Of one round."""
    number, target = job
    seats = SEATS[number % len(SEATS)]
    level = LEVELS[target][number // len(SEATS) % 3]
    options = ChronosOptions(level=level, timers="off", rounds_to_win=1)
    match = Match(GAME, seats, options, seed_from("chronos outlook", target, number))
    bots = [Noted(seat, seats, Random(f"{number} {seat}")) for seat in range(seats)]
    notes = Notes(match.state)
    for bot in bots:
        bot.notes = notes
    for _ in play_out(match, bots):
        pass
    return notes.rows


def fit(rows: list[Row]) -> tuple[list[float], float]:
    """The weights, and how much of the logarithm of the chances they explain. Newton's steps: the sum is concave."""
    sizes = np.array([len(moves) for _, moves in rows])
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    of_row = np.repeat(np.arange(len(rows)), sizes)
    had = np.zeros((int(sizes.sum()), FEATURES))
    for start, (_, moves) in zip(starts, rows, strict=True):
        for at, found in enumerate(moves):
            had[start + at, list(found)] = list(found.values())
    done = starts + np.array([row[0] for row in rows])
    weights = np.zeros(FEATURES)
    told = 0.0
    for _ in range(15):
        worth = had @ weights
        chance = np.exp(worth - np.maximum.reduceat(worth, starts)[of_row])
        chance /= np.add.reduceat(chance, starts)[of_row]
        likely = had * chance[:, None]
        mean = np.add.reduceat(likely, starts)
        slope = had[done].sum(axis=0) - mean.sum(axis=0) - SHRINK * weights
        bend = had.T @ likely - mean.T @ mean + SHRINK * np.eye(FEATURES)
        weights = weights + np.linalg.solve(bend, slope)
        told = float(np.log(chance[done]).sum())
    return [round(float(weight), 3) for weight in weights], 1 + told / float(np.log(sizes).sum())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--target", type=int, choices=sorted(LEVELS), default=100, help="points that win")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file for what is noted, in place of a fit")
    parser.add_argument("--kept", type=Path, help="such a file, in place of playing")
    given = parser.parse_args()
    if given.kept:
        rounds = pickle.loads(gzip.decompress(given.kept.read_bytes()))
    else:
        jobs = [(number, given.target) for number in range(given.games)]
        rounds = list(in_order(farm_of("here", given.jobs), rows_of, jobs))
    if given.keep:
        given.keep.write_bytes(gzip.compress(pickle.dumps(rounds), 5))
    else:
        rows = [row for found in rounds for row in found]
        weights, explained = fit(rows)
        print(f"{len(rounds)} rounds, {len(rows)} decisions; explains {100 * explained:.1f} %")
        print("TEMPLE =" if given.target > 100 else "BASE =", json.dumps(weights))
