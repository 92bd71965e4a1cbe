"""Find what things are worth in a round of Chronos, and how those play who look ahead, by regression over rounds of bots:
`make train-chronos`.

Rounds of the given level of bots are played. Now and then it is noted how the seats stand, and in the end who won: a conditional logit
over the seats of a table (the chance of a seat goes with e to its worth) gives `WEIGHTS` of `src/kermesse/games/chronos/standing.py`.
And of decisions about timers it is noted which moves there were and which one was made: a conditional logit over the moves gives
`WEIGHTS` of `manner.py` beside it. Both for the game of 100 points (Chronos' levels 0 and 1) and that of 200 (2 and 3) apart. The same
rounds print the same, however many jobs there are; `--keep` writes down what was noted, `--kept` fits that again.
"""

import argparse
import gzip
import json
import pickle
import time
from collections.abc import Iterator, Sequence
from multiprocessing import Pool
from pathlib import Path
from random import Random

from kermesse.bots.table import play_out
from kermesse.core.chance import seed_from
from kermesse.core.clock import Millis
from kermesse.core.game import Command, Seat
from kermesse.core.match import Match
from kermesse.games.chronos import GAME, manner, standing
from kermesse.games.chronos.bot import HardBot, MasterBot
from kermesse.games.chronos.commands import MoveTimer
from kermesse.games.chronos.options import ChronosOptions
from kermesse.games.chronos.rules.scoring import score
from kermesse.games.chronos.state import ChronosState
from kermesse.games.chronos.view_types import ChronosView

SEATS = (4, 4, 3, 4, 4, 5)  # of one round after the other
LEVELS = {100: (0, 0, 1), 200: (3, 3, 2)}  # by what wins
EVERY = 2  # of so many commands, and of so many decisions, one is noted
SHRINK = {
    "standing": 100.0,
    "manner": 10.0,
}  # draws weights towards nothing: as much as so many notes of a thing that is there or not
Sparse = list[dict[int, float]]  # of each seat, or of each move, what is there, by its place
Row = tuple[list[int], Sparse]  # who won, or what was done; and among what
Round = tuple[list[Row], list[Row]]  # how the seats stood; what was decided


def sparse(found: Sequence[Sequence[float]]) -> Sparse:
    return [{place: round(one, 4) for place, one in enumerate(seen) if one} for seen in found]


class Noted:
    """What a bot decides, and what else it could have done."""

    state: ChronosState
    rows: list[Row]
    seen: int = 0

    def note(self, seat: Seat, view: ChronosView, command: Command | None, now: Millis) -> None:
        if view.phase != "play" or view.seats[seat].choosing is not None or view.deadlock is not None:
            return
        if command is not None and not isinstance(command, MoveTimer):
            return
        self.seen += 1
        moves, found = manner.all_moves(self.state, seat, now)
        if self.seen % EVERY == 0 and command in moves and len(moves) > 1:
            self.rows.append(([moves.index(command)], sparse(found)))


class NotedHard(HardBot):
    noted: Noted

    def _decide(self, view: ChronosView, legal: Sequence[Command], now: Millis) -> Command | None:
        command = super()._decide(view, legal, now)
        if legal and self.asks(view):
            self.noted.note(self.seat, view, command, now)
        return command


class NotedMaster(NotedHard, MasterBot):
    pass


def rows_of(job: tuple[int, int, str]) -> Round:
    """Of one round."""
    number, target, who = job
    seats = SEATS[number % len(SEATS)]
    level = LEVELS[target][number // len(SEATS) % 3]
    options = ChronosOptions(level=level, timers="off", rounds_to_win=1)
    match = Match(GAME, seats, options, seed_from("chronos outlook", target, number))
    maker = NotedMaster if who == "master" else NotedHard
    bots = [maker(seat, seats, Random(f"{number} {seat}")) for seat in range(seats)]
    state = match.state
    noted = Noted()
    noted.state, noted.rows = state, []
    for bot in bots:
        bot.noted = noted
    stood: list[Sparse] = []
    moves = 0
    for step in play_out(match, bots):
        if step.seat is None or state.phase != "play":
            continue
        moves += 1
        if moves % EVERY == 0:
            scores = [score(state, seat) for seat in range(seats)]
            stood.append(sparse([standing.features(state, seat, match.now, scores) for seat in range(seats)]))
    return [(state.winners[:], found) for found in stood], noted.rows


def played(target: int, games: int, who: str, jobs: int, seconds: float) -> Iterator[Round]:
    """Round after round, until the time is up: of those that were begun then, none is left out."""
    ends = time.monotonic() + seconds
    with Pool(jobs) as farm:
        number = 0
        while number < games and time.monotonic() < ends:
            batch = [(one, target, who) for one in range(number, min(games, number + 2 * jobs))]
            yield from farm.imap(rows_of, batch)
            number += len(batch)


def fit(rows: list[Row], features: int, shrink: float) -> tuple[list[float], float]:
    """The weights, and how much of the logarithm of the chances they explain. Newton's steps: the sum is concave."""
    import numpy as np

    sizes = np.array([len(found) for _, found in rows])
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    stood = np.zeros((int(sizes.sum()), features))
    won = np.zeros(len(stood))
    of_row = np.repeat(np.arange(len(rows)), sizes)
    for start, (winners, found) in zip(starts, rows, strict=True):
        for at, seen in enumerate(found):
            stood[start + at, list(seen)] = list(seen.values())
        won[start + np.array(winners)] = 1 / len(winners)
    weights = np.zeros(features)
    chance = won
    for _ in range(15):
        worth = stood @ weights
        chance = np.exp(worth - np.maximum.reduceat(worth, starts)[of_row])
        chance /= np.add.reduceat(chance, starts)[of_row]
        likely = stood * chance[:, None]
        mean = np.add.reduceat(likely, starts)
        slope = won @ stood - mean.sum(axis=0) - shrink * weights
        bend = stood.T @ likely - mean.T @ mean + shrink * np.eye(features)
        weights = weights + np.linalg.solve(bend, slope)
    told, blind = won @ np.log(chance), -np.log(sizes).sum()
    return [round(float(weight), 3) for weight in weights], float(1 - told / blind)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--target", type=int, choices=sorted(LEVELS), default=100, help="points that win")
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--seconds", type=float, default=1e9, help="no round is begun later")
    parser.add_argument("--level", choices=("hard", "master"), default="hard", help="who plays")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file for what is noted, in place of a fit")
    parser.add_argument("--kept", type=Path, nargs="*", help="such files, in place of playing")
    given = parser.parse_args()
    if given.kept:
        rounds = [found for path in given.kept for found in pickle.loads(gzip.decompress(path.read_bytes()))]
    else:
        rounds = list(played(given.target, given.games, given.level, given.jobs, given.seconds))
    if given.keep:
        given.keep.write_bytes(gzip.compress(pickle.dumps(rounds), 5))
        print(f"{len(rounds)} rounds kept")
    else:
        for number, (name, features) in enumerate((("standing", standing.FEATURES), ("manner", manner.FEATURES))):
            rows = [row for found in rounds for row in found[number]]
            weights, explained = fit(rows, features, SHRINK[name])
            print(f"{name}: {len(rounds)} rounds, {len(rows)} notes; explains {100 * explained:.1f} %")
            print(f"WEIGHTS[{given.target}] =", json.dumps(weights))
