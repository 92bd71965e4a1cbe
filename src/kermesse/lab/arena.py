"""Many whole games between bots, in virtual time: who wins, how long it takes, how fast it runs."""

import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import process_time
from typing import Any

import msgspec

from kermesse.core.chance import seed_from
from kermesse.core.game import AnyGame, Outcome
from kermesse.core.match import Match
from kermesse.core.options import Options, plain_options
from kermesse.games.guests import with_guests
from kermesse.lab.farm import farm_of, in_order
from kermesse.lab.opponents import make_opponent
from kermesse.lab.process_bot import BotProcess, ProcessBot, process_of
from kermesse.lab.sprt import Sprt, SprtResult, SprtTest
from kermesse.lab.statistics import wilson
from kermesse.lab.versions import Version
from kermesse.players.bot import Bot
from kermesse.players.table import play_out


class Share(msgspec.Struct):
    """Wins of a bot, a seat or a role. A shared win counts as a fraction; in a cooperative game all seats
    of a winning team win."""

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
    by_role: list[Share]  # characters, or who went first, where the game has such roles
    outcomes: dict[str, int]
    stats: dict[str, float]
    first_error: str = ""
    sprt: SprtResult | None = None


@dataclass(frozen=True)
class Plan:
    """The games to play. Game `i` depends on this and on `i` alone, so any number of jobs gives the same result."""

    game: str
    seats: int
    options: Options
    bots: Sequence[str]
    games: int
    seed: int
    guests: tuple[str, ...] = ()  # modules of guest games: another process imports them anew
    versions: tuple[Version, ...] = ()  # versions of Kermesse that bots are named after
    same_deals: bool = False  # each deal is played once with every seating: that is a round

    def rules(self) -> AnyGame:
        return with_guests(self.guests)[self.game]

    def processes(self) -> Mapping[str, BotProcess]:
        """Return this process's own bot processes, by the version's name. Raises ProcessFailed."""
        rules = self.rules()
        return {version.name: process_of(version, rules, self.guests) for version in self.versions}

    def round_games(self) -> int:
        """Return how many games share a deal: one a seat, or one a team where all play together."""
        if not self.same_deals:
            return 1
        return len(self.teams()) if self.rules().cooperative else self.seats

    def teams(self) -> list[str]:
        return list(dict.fromkeys(self.bots))

    def seating(self, number: int) -> list[str]:
        """Return the bots by seat in that game: one seat further each time, so that no bot profits from its place; or
        one team after the other."""
        if self.same_deals and self.rules().cooperative:
            return [self.teams()[number % len(self.teams())]] * self.seats
        return [self.bots[(seat + number) % self.seats] for seat in range(self.seats)]

    def deal(self, number: int) -> bytes:
        return seed_from("arena", self.seed, self.game, number // self.round_games())


@dataclass(frozen=True)
class Played:
    seating: list[str]
    outcome: Outcome | None
    moves: int
    length: int
    seconds: float
    error: str = ""


def play_one(plan: Plan, number: int) -> Played:
    """Play a whole game; a fault of ours is caught and told, so that the others can be played."""
    names = plan.seating(number)
    started = process_time()
    moves = 0
    try:
        match = Match(plan.rules(), plan.seats, plan.options, plan.deal(number))
        with bots_at_table(plan, number, names) as bots:
            for step in play_out(match, bots):
                moves += step.seat is not None
    except Exception:
        return Played(names, None, moves, 0, process_time() - started, f"game {number}: {traceback.format_exc()}")
    return Played(names, match.outcome(), moves, match.now, process_time() - started)


@contextmanager
def bots_at_table(plan: Plan, number: int, names: Sequence[str]) -> Iterator[list[Bot[Any]]]:
    """Seat those bots for one game."""
    game, processes = plan.rules(), plan.processes()
    bots = [
        make_opponent(game, name, seat, plan.seats, f"{plan.seed} {number} {seat}", processes)
        for seat, name in enumerate(names)
    ]
    yield bots
    for bot in bots:
        if isinstance(bot, ProcessBot):
            bot.leave()


def arena(
    plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda done: None, sprt: Sprt | None = None
) -> ArenaResult:
    """Play all games of the plan, or with `sprt` whole rounds until the test has its answer.

    A round in which a game failed is not counted by the test."""
    played: list[Played] = []
    size = plan.round_games()
    test = SprtTest(sprt, 2 if plan.rules().cooperative else plan.seats) if sprt is not None else None
    for result in play_all([(plan, number) for number in range(plan.games)], jobs):
        played.append(result)
        progress(len(played))
        if test is not None and len(played) % size == 0:
            if not any(one.error for one in played[-size:]):
                test.add(round_score(plan, played[-size:]))
            if test.result().verdict != "undecided":
                break
    found = sum_up(plan, played)
    found.sprt = test.result() if test is not None else None
    return found


def round_score(plan: Plan, played: Sequence[Played]) -> float:
    """Return the first bot's part of the wins of a round; of two teams a half, and more if it alone made it."""
    first = plan.bots[0]
    if plan.rules().cooperative:
        won = {one.seating[0]: bool(one.outcome and one.outcome.winners) for one in played}
        return (1 + won.pop(first) - any(won.values())) / 2
    score = 0.0
    for one in played:
        assert one.outcome is not None
        winners = one.outcome.winners or range(plan.seats)
        score += sum(one.seating[seat] == first for seat in winners) / len(winners)
    return score / len(played)


def play_all(games: Sequence[tuple[Plan, int]], jobs: int = 1) -> Iterator[Played]:
    """Play those games; the results come in the games' order, whatever the number of jobs."""
    return in_order(farm_of("here", jobs), _play_job, games)


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


def changed_options(game: AnyGame, options: Options) -> dict[str, Any]:
    """Return the options that are not at their defaults."""
    default = plain_options(game.options_type())
    return {name: value for name, value in plain_options(options).items() if value != default[name]}


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
