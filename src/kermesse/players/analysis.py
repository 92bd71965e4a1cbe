"""Analysis of a finished game for one seat: its chance over time, the turning points, and the best bot's choices there.

Chances are shares of worlds played to their end, drawn from the game's own seed: the same record gives the same
analysis on any machine. The knowledge of a seat is taken from its views alone (`worlds.py`).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, TypeAlias

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame, Command, Event, Seat
from kermesse.core.match import Entry, Note, fall_due
from kermesse.players import levels, players_of
from kermesse.players.advice import advice
from kermesse.players.table import seen_by
from kermesse.players.worlds import AnyMatch, Begun, Moment, as_it_is, as_seen, moment_of, played_on, share_of

APART: Final[Millis] = 4_000  # in real time, between two moments of the analysis
LEAST: Final = 0.08  # of the win: a smaller change is no turning point
SURE: Final = 1.5  # standard errors that a change must exceed
PER_TURN: Final = 3  # decisions examined between two moments
MASTER: Final = "master"

Progress: TypeAlias = Callable[[int, int], None]


@dataclass(frozen=True)
class Budget:
    """Limits for the analysis of one seat of one game, in worlds played to their end."""

    moments: int = 32  # at most, spread over the game
    seen: int = 16  # worlds at each of them, by the seat's knowledge
    true: int = 8  # and with the true cards
    again: int = 20  # more, on both sides of a possible turning point
    choice: int = 32  # for comparing two choices
    turns: int = 5  # turning points, at most


BUDGET: Final = Budget()


class Standing(msgspec.Struct, frozen=True):
    """The chance of the seat before one of its decisions: by its own knowledge, and with all cards known."""

    step: int  # step of the replay at which the table stood so
    at: Millis
    seen: float
    true: float


class Turn(msgspec.Struct, frozen=True):
    """A turning point: the seat's chance rose or fell between two moments.

    Compares its own choice with the best bot's.
    """

    step: int
    at: Millis
    before: float
    after: float
    lost: float  # by the seat's choice against the best, never below zero; the rest is luck and the others
    done: Any  # a command
    best: Any  # a command, or None: better do nothing just then
    same: bool  # the choice was the best
    reason: Any  # of the best, or None


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of one seat in one game."""

    seat: Seat
    by: str  # the level of the bot that judges
    moments: list[Standing]
    end: int  # the replay's last step
    result: float  # the seat's share of the win
    turns: list[Turn]


def best_level(game: AnyGame) -> str:
    return MASTER if MASTER in players_of(game).bots else levels(game)[-1]


def analyse(
    match: AnyMatch,
    log: Iterable[Entry | Note],
    until: Millis,
    seat: Seat,
    seed: str,
    budget: Budget = BUDGET,
    progress: Progress = lambda done, of: None,
) -> Analysis:
    """Analyse that seat's play in the game that this log makes of a match at its start.

    `tell` is called with the work done and its total.
    """
    story = _story(match, log, until, seat)
    return _Analyst(story, seed, budget, progress).analysis()


@dataclass(frozen=True)
class _Decision:
    moment: Moment
    step: int
    done: Command
    heard: int  # number of events that this seat saw before


@dataclass
class _Story:
    game: AnyGame
    seat: Seat
    decisions: list[_Decision] = field(default_factory=list)
    heard: list[Event] = field(default_factory=list)
    end: int = 0
    result: float = 0.0


def _story(match: AnyMatch, log: Iterable[Entry | Note], until: Millis, seat: Seat) -> _Story:
    """Play the log and collect every decision of that seat: those with a choice, without mere talk."""
    game = match.game
    story = _Story(game, seat, heard=seen_by(match.opening, seat))
    for entry in log:
        _pass(match, entry.at, story)
        if isinstance(entry, Note):
            match.note(entry)
        else:
            if entry.seat == seat and (decision := _decision(match, entry, story)) is not None:
                story.decisions.append(decision)
            story.heard += seen_by(match.play(entry.seat, entry.do, entry.at).events, seat)
        story.end += 1
    _pass(match, max(until, match.now), story)
    story.result = share_of(match, seat)
    return story


def _pass(match: AnyMatch, until: Millis, story: _Story) -> None:
    for step in fall_due(match, until):
        story.heard += seen_by(step.events, story.seat)
        story.end += 1


def _decision(match: AnyMatch, entry: Entry, story: _Story) -> _Decision | None:
    done = match.game.canonical(match.state, entry.seat, entry.do)
    if done.side_command:
        return None
    moment = moment_of(match, entry.seat, entry.at)
    if sum(not command.side_command for command in moment.legal) < 2:
        return None
    return _Decision(moment, story.end, done, len(story.heard))


class _Analyst:
    def __init__(self, story: _Story, seed: str, budget: Budget, progress: Progress) -> None:
        self._story = story
        self._seed = seed
        self._budget = budget
        self._progress = progress
        self._level = best_level(story.game)
        self._chosen = spread(story.decisions, story.game.real_time, budget.moments)
        count, turns = len(self._chosen), min(budget.turns, len(self._chosen))
        looked_again = min(count, 4 * budget.turns) * budget.again
        self._of = count * (budget.seen + budget.true) + looked_again + turns * 2 * budget.choice
        self._done = 0
        self._seen: list[list[float]] = []  # by moment, the result of each world
        self._true: list[list[float]] = []

    def analysis(self) -> Analysis:
        budget = self._budget
        for decision in self._chosen:
            self._seen.append([self._share(decision, as_seen, world) for world in range(budget.seen)])
            self._true.append([self._share(decision, as_it_is, world) for world in range(budget.true)])
        self._look_again()
        turns = [self._turn(at) for at in self._turning()]
        self._progress(self._of, self._of)
        standings = [
            Standing(one.step, one.moment.now, round(fmean(seen), 3), round(fmean(true), 3))
            for one, seen, true in zip(self._chosen, self._seen, self._true, strict=True)
        ]
        story = self._story
        return Analysis(story.seat, self._level, standings, story.end, round(story.result, 3), turns)

    def _share(self, decision: _Decision, begun: Begun, world: int) -> float:
        name = self._world(decision, world)
        return self._played(decision, begun(decision.moment, name), None, name)

    def _world(self, decision: _Decision, world: int) -> str:
        return f"{self._seed} {decision.step} {world}"

    def _played(self, decision: _Decision, state: Any, command: Command | None, world: str) -> float:
        share = played_on(decision.moment, state, command, world)
        self._done += 1
        self._progress(min(self._done, self._of), self._of)
        return share

    # ---------------------------------------------------------------- turning points

    def _change(self, at: int) -> float:
        """The change from that moment to the next, or to the end."""
        after = fmean(self._seen[at + 1]) if at + 1 < len(self._seen) else self._story.result
        return after - fmean(self._seen[at])

    def _largest(self) -> list[int]:
        return sorted(range(len(self._chosen)), key=lambda at: (-abs(self._change(at)), at))

    def _look_again(self) -> None:
        """Play more worlds at apparent turning points: with few worlds some of them are chance."""
        budget = self._budget
        ends = {end for at in self._largest()[: 2 * budget.turns] for end in (at, at + 1)}
        for at in sorted(ends & set(range(len(self._chosen)))):
            more = range(budget.seen, budget.seen + budget.again)
            self._seen[at] += [self._share(self._chosen[at], as_seen, world) for world in more]

    def _turning(self) -> list[int]:
        found = [at for at in self._largest() if abs(self._change(at)) >= max(LEAST, SURE * self._doubt(at))]
        return sorted(found[: self._budget.turns])

    def _doubt(self, at: int) -> float:
        """One standard error of the change."""
        return sqrt(sum(_error(self._seen[end]) ** 2 for end in (at, at + 1) if end < len(self._seen)))

    # ---------------------------------------------------------------- causes

    def _turn(self, at: int) -> Turn:
        decisions = self._between(at)
        judged = [self._judge(decision) for decision in decisions]
        worst = max(range(len(judged)), key=lambda one: (judged[one].lost, -one))
        decision, choice = decisions[worst], judged[worst]
        before = round(fmean(self._seen[at]), 3)
        after = round(before + self._change(at), 3)
        same = choice.best == decision.done
        now = decision.moment.now
        return Turn(decision.step, now, before, after, choice.lost, decision.done, choice.best, same, choice.reason)

    def _between(self, at: int) -> list[_Decision]:
        """The decisions from that moment to the next, a few of them if there are many."""
        first = self._chosen[at].step
        last = self._chosen[at + 1].step if at + 1 < len(self._chosen) else self._story.end + 1
        found = [one for one in self._story.decisions if first <= one.step < last]
        return _thinned(found, PER_TURN)

    def _judge(self, decision: _Decision) -> "_Choice":
        """The best bot's choice, and the loss by the choice made; both are tried in the same worlds."""
        moment, heard = decision.moment, self._story.heard[: decision.heard]
        random = Random(f"{self._seed} {decision.step} best")
        found = advice(moment.game, moment.seats, moment.view, moment.legal, heard, moment.now, random, self._level)
        best, reason = found if found is not None else (None, None)
        if best is not None:
            best = moment.game.canonical(moment.state, moment.seat, best)
        if best == decision.done:
            return _Choice(best, 0.0, reason)
        leads = [self._lead(decision, best, world) for world in range(self._budget.choice)]
        mean = fmean(leads)
        return _Choice(best, round(mean, 3) if mean > _error(leads) else 0.0, reason)

    def _lead(self, decision: _Decision, best: Command | None, world: int) -> float:
        name = self._world(decision, world)
        state = as_seen(decision.moment, name)
        other = decision.moment.game.copy(state)
        return self._played(decision, state, best, name) - self._played(decision, other, decision.done, name)


@dataclass(frozen=True)
class _Choice:
    best: Command | None
    lost: float
    reason: Any


def spread(decisions: Sequence[_Decision], real_time: bool, most: int) -> list[_Decision]:
    """At most `most` decisions, spread over the game; in real time none shortly after another."""
    kept: list[_Decision] = []
    for decision in decisions:
        if not real_time or not kept or decision.moment.now >= kept[-1].moment.now + APART:
            kept.append(decision)
    return _thinned(kept, most)


def _thinned(found: list[_Decision], most: int) -> list[_Decision]:
    if len(found) <= most:
        return found
    if most == 1:
        return found[:1]
    return [found[at * (len(found) - 1) // (most - 1)] for at in range(most)]


def _error(shares: Sequence[float]) -> float:
    """The standard error of their mean."""
    return stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
