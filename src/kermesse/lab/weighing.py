"""What each command is worth to a seat, as far as it can know: worlds are imagined from its view, the command is done in each of
them, and bots play on to the end. In one world all commands meet the same hidden cards and the same bots: only they differ."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, TypeAlias

from kermesse.core.chance import quick_chance_of, seed_from
from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame, Command, Seat
from kermesse.core.match import Match
from kermesse.core.options import Options
from kermesse.core.returns import returns
from kermesse.players import make_bot
from kermesse.players.bot import Bot
from kermesse.players.table import play_out

AnyMatch = Match[Any, Any, Any, Any, Any]
Row = list[float]  # one world: what each command came to in it, 0 (last) to 100 (first)
MOST_STEPS: Final = 3_000  # of play in one world; what has not ended by then counts as a draw
MOST_ANSWERS: Final = 30  # with more, a bot answers
SURE: Final = 2.576  # standard deviations: 99 of 100 intervals hold the truth
LEVEL: Final = "normal"


@dataclass(frozen=True)
class Moment:
    """A seat's choice, and all that it may know of it."""

    game: AnyGame
    view: Any
    seat: Seat
    seats: int
    options: Options
    now: Millis
    commands: tuple[Command, ...]  # to choose from: legal, and not beside the game


def moment_of(match: AnyMatch, seat: Seat) -> Moment:
    commands = tuple(command for command in match.legal(seat) if not command.aside)
    return Moment(match.game, match.view(seat), seat, match.seats, match.options, match.now, commands)


def weigh(moment: Moment, commands: Sequence[Command], worlds: range, seed: str, answered: bool = False) -> list[Row]:
    """`answered`: whoever is the first to answer does it as well as can be, knowing everything; bots play the rest."""
    judge = _answered if answered else _played_on
    return [_in_one_world(moment, commands, f"{seed} {world}", judge) for world in worlds]


def _in_one_world(moment: Moment, commands: Sequence[Command], seed: str, judge: "Judge") -> Row:
    game = moment.game
    state = game.imagine(moment.view, quick_chance_of(seed_from("weighing", seed)))
    return [
        judge(moment, _after(moment, game.copy(state), moment.seat, command), seed)[moment.seat] for command in commands
    ]


def _after(moment: Moment, state: Any, seat: Seat, command: Command, now: Millis = -1) -> AnyMatch:
    """That command done there, and told to whoever listens from then on."""
    now = moment.now if now < 0 else now
    match: AnyMatch = Match.at(moment.game, state, moment.seats, moment.options, now)
    match.opening = match.play(seat, command, now).events
    return match


def _played_on(moment: Moment, match: AnyMatch, seed: str) -> list[float]:
    """What it comes to for each seat when bots play on."""
    for steps, _ in enumerate(play_out(match, _bots(moment, seed))):
        if steps > MOST_STEPS:
            return [50.0] * moment.seats
    return _points(match)


def _answered(moment: Moment, match: AnyMatch, seed: str) -> list[float]:
    steps = play_out(match, _bots(moment, seed))
    while match.outcome() is None:
        seat, answers = _answer_of(moment, match)
        if answers:
            tried = [
                _played_on(moment, _after(moment, match.game.copy(match.state), seat, answer, match.now), seed)
                for answer in answers
            ]
            return max(tried, key=lambda points: points[seat])
        next(steps)
    return _points(match)


def _answer_of(moment: Moment, match: AnyMatch) -> tuple[Seat, list[Command]]:
    """The only seat that is asked, and what it may choose from, if it is another's and has a choice."""
    awaited = match.awaiting()
    if len(awaited) != 1 or awaited[0] == moment.seat:
        return -1, []
    answers = [command for command in match.legal(awaited[0]) if not command.aside]
    return awaited[0], answers if 1 < len(answers) <= MOST_ANSWERS else []


def _bots(moment: Moment, seed: str) -> list[Bot[Any]]:
    return [make_bot(moment.game, LEVEL, seat, moment.seats, Random(f"{seed} {seat}")) for seat in range(moment.seats)]


def _points(match: AnyMatch) -> list[float]:
    outcome = match.outcome()
    assert outcome is not None
    worth = returns(outcome, match.game.cooperative, match.game.sides(match.state))
    return [50.0 + 50.0 * one for one in worth]


Judge: TypeAlias = Callable[[Moment, AnyMatch, str], list[float]]


@dataclass(frozen=True)
class Lead:
    """How much one command is before another, over so many worlds."""

    mean: float
    least: float  # the lower end of the 99 % interval
    worlds: int


def lead(rows: Sequence[Row], one: int, other: int) -> Lead:
    differences = [row[one] - row[other] for row in rows]
    mean = fmean(differences)
    spread = stdev(differences) if len(differences) > 1 else 100.0
    return Lead(mean, mean - SURE * spread / sqrt(len(differences)), len(differences))


def means(rows: Sequence[Row]) -> list[float]:
    return [fmean(column) for column in zip(*rows, strict=True)]
