"""Many whole games between bots, in virtual time: who wins, how long it takes, how fast it runs."""

import os
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import process_time
from typing import Any

import msgspec

from kermesse.core.chance import seed_from
from kermesse.core.game import AnyGame, Outcome
from kermesse.core.match import Match
from kermesse.core.options import Options, plain_options
from kermesse.games.guests import with_guests
from kermesse.lab.pool import make_opponent
from kermesse.players.table import play_out


class Share(msgspec.Struct):
    """What a bot, a seat or a role won. A shared win counts as a fraction; in a cooperative game every seat of a winning team wins."""

    name: str
    games: int
    wins: float
    win_rate: float
    interval: tuple[float, float]


class ArenaResult(msgspec.Struct):
    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    games: int
    errors: int
    moves_per_s: float
    mean_moves: float
    mean_length_ms: float
    bots: list[Share]
    by_seat: list[Share]  # whoever sat there
    by_role: list[Share]  # characters, or who went first, where the game has such
    outcomes: dict[str, int]
    stats: dict[str, float]
    first_error: str = ""


@dataclass(frozen=True)
class Plan:
    """What is to be played. Game `i` depends on this and on `i` alone, so any number of jobs gives the same result."""

    game: str
    seats: int
    options: Options
    bots: Sequence[str]
    games: int
    seed: int
    guests: tuple[
        str, ...
    ] = ()  # modules of games that are not in the house: a job in another process imports them anew

    def rules(self) -> AnyGame:
        return with_guests(self.guests)[self.game]


@dataclass(frozen=True)
class Played:
    seating: list[str]
    outcome: Outcome | None
    moves: int
    length: int
    seconds: float
    error: str = ""


def seating(plan: Plan, number: int) -> list[str]:
    """Who sits where in that game: one seat further each time, so that no bot profits from its place."""
    return [plan.bots[(seat + number) % plan.seats] for seat in range(plan.seats)]


def play_one(plan: Plan, number: int) -> Played:
    """A whole game; a fault of ours is caught and told, so that the others can be played."""
    game = plan.rules()
    names = seating(plan, number)
    started = process_time()
    moves = 0
    try:
        match = Match(game, plan.seats, plan.options, seed_from("arena", plan.seed, plan.game, number))
        bots = [
            make_opponent(game, name, seat, plan.seats, Random(f"{plan.seed} {number} {seat}"))
            for seat, name in enumerate(names)
        ]
        for step in play_out(match, bots):
            moves += step.seat is not None
    except Exception:
        return Played(names, None, moves, 0, process_time() - started, f"game {number}: {traceback.format_exc()}")
    return Played(names, match.outcome(), moves, match.now, process_time() - started)


def arena(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> ArenaResult:
    played = []
    for result in play_all([(plan, number) for number in range(plan.games)], jobs):
        played.append(result)
        progress(len(played))
    return sum_up(plan, played)


def play_all(games: Sequence[tuple[Plan, int]], jobs: int = 1) -> Iterator[Played]:
    """Those games, in their order, whatever the number of jobs."""
    if jobs == 1:
        for plan, number in games:
            yield play_one(plan, number)
        return
    with ProcessPoolExecutor(max_workers=min(jobs, os.cpu_count() or 1, max(1, len(games)))) as farm:
        yield from farm.map(_play_job, games, chunksize=max(1, len(games) // (jobs * 8)))


def _play_job(job: tuple[Plan, int]) -> Played:
    return play_one(*job)


def sum_up(plan: Plan, played: list[Played]) -> ArenaResult:
    cooperative = plan.rules().cooperative
    bots, by_seat, by_role = Tally(), Tally(), Tally()
    outcomes: Counter[str] = Counter()
    stats: dict[str, float] = {}
    done = [one for one in played if one.outcome is not None]
    for one in done:
        assert one.outcome is not None
        winners = one.outcome.winners
        share = 1.0 if cooperative or not winners else 1.0 / len(winners)
        outcomes[one.outcome.code] += 1
        for seat, name in enumerate(one.seating):
            won = share if seat in winners else 0.0
            bots.add(name, won)
            by_seat.add(str(seat), won)
            if one.outcome.roles:
                by_role.add(one.outcome.roles[seat], won)
        for name, value in one.outcome.stats.items():
            stats[name] = stats.get(name, 0.0) + value / len(done)
    errors = [one.error for one in played if one.error]
    count = max(1, len(done))
    return ArenaResult(
        game=plan.game,
        seats=plan.seats,
        options=plain_options(plan.options),
        seed=plan.seed,
        games=len(played),
        errors=len(errors),
        moves_per_s=round(sum(one.moves for one in done) / max(1e-9, sum(one.seconds for one in done)), 1),
        mean_moves=sum(one.moves for one in done) / count,
        mean_length_ms=sum(one.length for one in done) / count,
        bots=bots.shares(plan.bots),
        by_seat=by_seat.shares(),
        by_role=by_role.shares(),
        outcomes=dict(sorted(outcomes.items())),
        stats=stats,
        first_error=errors[0] if errors else "",
    )


class Tally:
    """Games and wins by name."""

    def __init__(self) -> None:
        self._games: Counter[str] = Counter()
        self._wins: dict[str, float] = {}

    def add(self, name: str, won: float) -> None:
        self._games[name] += 1
        self._wins[name] = self._wins.get(name, 0.0) + won

    def shares(self, names: Sequence[str] = ()) -> list[Share]:
        """In the order of these names, or of their own."""
        return [self._share(name) for name in dict.fromkeys(names or sorted(self._games))]

    def _share(self, name: str) -> Share:
        games, wins = self._games[name], self._wins.get(name, 0.0)
        rate = wins / games if games else 0.0
        return Share(name, games, wins, rate, wilson(rate, games))


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate seen in so many games (Wilson's score)."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)
