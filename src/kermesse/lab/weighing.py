"""Weigh commands against each other by what a seat can know.

Worlds are imagined from its view (`worlds.py`), each command is done in each of them, and bots play on to the end. In
one world all commands meet the same hidden cards and the same bots.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final, TypeAlias

from kermesse.core.chance import quick_chance_of, seed_from
from kermesse.core.game import Command, Seat
from kermesse.core.returns import returns
from kermesse.players.table import play_out
from kermesse.players.worlds import AnyMatch, Moment, begun, bots_of, moment_of, play_on

Row = list[float]  # the value of each command in one world, 0 (last) to 100 (first)
MOST_ANSWERS: Final = 30  # answers that are tried; with more, a bot answers
SURE: Final = 2.576  # standard deviations: 99 of 100 intervals hold the truth


def choice_of(match: AnyMatch, seat: Seat) -> tuple[Moment, tuple[Command, ...]]:
    """Return the moment at which a seat chooses, and the commands that it chooses from, without those beside the
    game.
    """
    moment = moment_of(match, seat, match.now)
    return moment, tuple(command for command in moment.legal if not command.aside)


def weigh(moment: Moment, commands: Sequence[Command], worlds: range, seed: str, answered: bool = False) -> list[Row]:
    """Return a row of values for each of those worlds. `answered`: the first player to answer does it as well as
    possible, knowing everything; bots play the rest.
    """
    judge = _answered if answered else _played_on
    return [_in_one_world(moment, commands, f"{seed} {world}", judge) for world in worlds]


def _in_one_world(moment: Moment, commands: Sequence[Command], seed: str, judge: "Judge") -> Row:
    game, seat = moment.game, moment.seat
    state = game.imagine(moment.view, quick_chance_of(seed_from("weighing", seed)))
    worlds = [begun(moment, game.copy(state), seat, command, moment.now) for command in commands]
    return [judge(moment, world, seed)[seat] for world in worlds]


def _played_on(moment: Moment, match: AnyMatch, seed: str) -> list[float]:
    """Return each seat's points when bots play on."""
    play_on(match, bots_of(moment, seed))
    return _points(match)


def _answered(moment: Moment, match: AnyMatch, seed: str) -> list[float]:
    """Return each seat's points when the first choice of another seat is the best one for it."""
    steps = play_out(match, bots_of(moment, seed))
    while match.outcome() is None:
        seat, answers = _answer_of(moment, match)
        if answers:
            tried = [
                _played_on(moment, begun(moment, match.game.copy(match.state), seat, answer, match.now), seed)
                for answer in answers
            ]
            return max(tried, key=lambda points: points[seat])
        next(steps)
    return _points(match)


def _answer_of(moment: Moment, match: AnyMatch) -> tuple[Seat, list[Command]]:
    """Return the only seat that is asked and its commands, if it is another seat and has a choice; else no commands."""
    awaited = match.awaiting()
    if len(awaited) != 1 or awaited[0] == moment.seat:
        return -1, []
    answers = [command for command in match.legal(awaited[0]) if not command.aside]
    return awaited[0], answers if 1 < len(answers) <= MOST_ANSWERS else []


def _points(match: AnyMatch) -> list[float]:
    """Return points by seat from 0 to 100; half of them where the match has not ended."""
    outcome = match.outcome()
    if outcome is None:
        return [50.0] * match.seats
    return [50.0 + 50.0 * one for one in returns(outcome, match.game.cooperative, match.game.sides(match.state))]


Judge: TypeAlias = Callable[[Moment, AnyMatch, str], list[float]]


@dataclass(frozen=True)
class Lead:
    """The mean difference between the values of two commands, over all worlds."""

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
