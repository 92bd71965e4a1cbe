"""Analysis of a finished game for one seat: the moments at which its own choice cost it most, what the best bot would
have done there, and its chance over time.

Chances are shares of worlds played to their end, drawn from the game's own seed: the same record gives the same
analysis on any machine. The knowledge of a seat is taken from its views alone (`worlds.py`).

A choice is compared with another in the same worlds: with that of a quick bot in a few worlds, to find the decisions
that may have cost most; those with the best bot's, in other worlds, which had no part in that. So no figure is large
because chance made it so. What may be chance is not told.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
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
from kermesse.players.worlds import LEVEL, AnyMatch, Begun, Moment, as_it_is, as_seen, moment_of, played_on, share_of

APART: Final[Millis] = 4_000  # in real time, between two moments of the analysis
LEAST: Final = 0.04  # of the win: what costs less is not told
SURE: Final = 2.4  # standard errors that a cost must exceed: three that cost nothing pass once in forty games
HOPELESS: Final = 0.5  # standard errors: a cost below them after a quarter of the worlds will hardly be told
HALF: Final = 1.96  # standard errors in half an interval of 95 %
TOLD: Final = 3  # moments, at most
MASTER: Final = "master"


class Standing(msgspec.Struct, frozen=True):
    """The chance of the seat before one of its decisions: by its own knowledge, and with all cards known."""

    step: int  # step of the replay at which the table stood so
    at: Millis
    seen: float
    true: float
    error: float  # of `seen`: half of its 95 % interval


class Turn(msgspec.Struct, frozen=True):
    """A moment at which the seat's own choice surely cost it something: its chance after either choice."""

    step: int
    at: Millis
    with_best: float
    with_done: float
    error: float  # of the difference: half of its 95 % interval
    done: Any  # a command
    best: Any  # a command, or None: better do nothing just then
    reason: Any  # of the best, or None


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of one seat in one game."""

    seat: Seat
    by: str  # the level of the bot that judges
    turns: list[Turn]
    moments: list[Standing]
    end: int  # the replay's last step
    result: float  # the seat's share of the win


class Progress(msgspec.Struct, frozen=True):
    """The part of an analysis that is done, and the turns that it has found, once it knows."""

    done: int
    of: int
    turns: list[Turn] | None = None


Report: TypeAlias = Callable[[Progress], None]


@dataclass(frozen=True)
class Budget:
    """Limits for the analysis of one seat of one game, in worlds played to their end."""

    decisions: int = 32  # at most that are judged, spread over the game
    rounds: tuple[int, ...] = (4, 4, 8)  # worlds for each choice that differs; after a round the better half stays
    finals: int = 3  # choices that are measured
    worlds: int = 64  # for each of them
    moments: int = 24  # at most, spread over the game
    seen: int = 8  # worlds at each of them, by the seat's knowledge
    true: int = 4  # and with the true cards


BUDGET: Final = Budget()


def best_level(game: AnyGame) -> str:
    return MASTER if MASTER in players_of(game).bots else levels(game)[-1]


def analyse(
    match: AnyMatch,
    log: Iterable[Entry | Note],
    until: Millis,
    seat: Seat,
    seed: str,
    budget: Budget = BUDGET,
    report: Report = lambda progress: None,
) -> Analysis:
    """Analyse that seat's play in the game that this log makes of a match at its start. `report` is called as it goes
    on.
    """
    story = _story(match, log, until, seat)
    return _Analyst(story, seed, budget, report).analysis()


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


@dataclass
class _Choice:
    """A choice that was not another bot's, and what it cost in the worlds played so far."""

    decision: _Decision
    best: Command | None
    reason: Any
    costs: list[float] = field(default_factory=list)

    @property
    def cost(self) -> float:
        return fmean(self.costs)


class _Analyst:
    def __init__(self, story: _Story, seed: str, budget: Budget, report: Report) -> None:
        self._story = story
        self._seed = seed
        self._budget = budget
        self._report = report
        self._level = best_level(story.game)
        self._judged = spread(story.decisions, story.game.real_time, budget.decisions)
        self._chosen = spread(story.decisions, story.game.real_time, budget.moments)
        self._turns: list[Turn] | None = None
        self._done = 0
        self._chart = len(self._chosen) * (budget.seen + budget.true)
        self._of = len(self._judged) + 2 * self._compared(len(self._judged)) + self._chart

    def _compared(self, choices: int) -> int:
        """The worlds in which so many choices are compared, at most."""
        budget, worlds = self._budget, 0
        for more in budget.rounds:
            worlds += choices * more if choices > budget.finals else 0
            choices = self._kept(choices)
        return worlds + min(choices, budget.finals) * budget.worlds

    def _kept(self, choices: int) -> int:
        return max(self._budget.finals, (choices + 1) // 2)

    def analysis(self) -> Analysis:
        self._turns = self._costly(self._finalists([*self._other_choices()]))
        self._done = self._of - self._chart
        standings = [self._standing(decision) for decision in self._chosen]
        self._worked(self._of - self._done)
        story = self._story
        return Analysis(story.seat, self._level, self._turns, standings, story.end, round(story.result, 3))

    def _worked(self, more: int = 1) -> None:
        self._done += more
        self._report(Progress(self._done, self._of, self._turns))

    # ---------------------------------------------------------------- what a choice cost

    def _other_choices(self) -> Iterator[_Choice]:
        """Yield the choices that were not the quick bot's."""
        quick = LEVEL if LEVEL in players_of(self._story.game).bots else self._level
        for decision in self._judged:
            best, reason = self._best(decision, quick)
            if best != decision.done:
                yield _Choice(decision, best, reason)
            self._worked()

    def _best(self, decision: _Decision, level: str) -> tuple[Command | None, Any]:
        moment, heard = decision.moment, self._story.heard[: decision.heard]
        random = Random(f"{self._seed} {decision.step} best")
        found = advice(moment.game, moment.seats, moment.view, moment.legal, heard, moment.now, random, level)
        if found is None or found[0].side_command:  # it would have waited, or only spoken
            return None, None
        return moment.game.canonical(moment.state, moment.seat, found[0]), found[1]

    def _finalists(self, choices: list[_Choice]) -> list[_Choice]:
        """Return the choices that seem to have cost most, the costliest first."""
        self._of -= 2 * (self._compared(len(self._judged)) - self._compared(len(choices)))
        for more in self._budget.rounds:
            if len(choices) <= self._budget.finals:
                break
            for choice in choices:
                self._compare(choice, "found", more)
            choices = sorted(choices, key=lambda one: (-one.cost, one.decision.step))[: self._kept(len(choices))]
        return choices[: self._budget.finals]

    def _costly(self, choices: list[_Choice]) -> list[Turn]:
        """Measure choices in worlds of their own; return those that surely cost something, in their order."""
        found = []
        for choice in choices:
            turn = self._measured(choice)
            if turn is not None:
                found.append(turn)
                self._turns = _told(found)
        return _told(found)

    def _measured(self, choice: _Choice) -> Turn | None:
        choice.costs = []
        choice.best, choice.reason = self._best(choice.decision, self._level)
        few = self._budget.worlds // 4
        left = self._budget.worlds - few
        if choice.best == choice.decision.done:
            self._worked(2 * self._budget.worlds)
            return None
        pairs = self._compare(choice, "measured", few)
        if choice.cost < max(LEAST / 2, HOPELESS * _error_of_costs(choice.costs)):
            self._worked(2 * left)
            return None
        pairs += self._compare(choice, "measured", left)
        error = _error_of_costs(choice.costs)
        if choice.cost < max(LEAST, SURE * error):
            return None
        with_best, with_done = (round(fmean(shares), 3) for shares in zip(*pairs, strict=True))
        step, now = choice.decision.step, choice.decision.moment.now
        half = round(HALF * error, 3)
        return Turn(step, now, with_best, with_done, half, choice.decision.done, choice.best, choice.reason)

    def _compare(self, choice: _Choice, what_for: str, worlds: int) -> list[tuple[float, float]]:
        """Play both choices in so many more worlds; return the seat's shares with the best and with its own."""
        decision, first, pairs = choice.decision, len(choice.costs), []
        for world in range(first, first + worlds):
            name = f"{self._seed} {decision.step} {what_for} {world}"
            state = as_seen(decision.moment, name)
            other = decision.moment.game.copy(state)
            with_best = self._played(decision, state, choice.best, name)
            with_done = self._played(decision, other, decision.done, name)
            choice.costs.append(with_best - with_done)
            pairs.append((with_best, with_done))
        return pairs

    def _played(self, decision: _Decision, state: Any, command: Command | None, world: str) -> float:
        share = played_on(decision.moment, state, command, world)
        self._worked()
        return share

    # ---------------------------------------------------------------- the chance over time

    def _standing(self, decision: _Decision) -> Standing:
        seen, true = (
            [self._share(decision, begun, world) for world in range(worlds)]
            for begun, worlds in ((as_seen, self._budget.seen), (as_it_is, self._budget.true))
        )
        half = round(HALF * _error_of_shares(seen), 3)
        return Standing(decision.step, decision.moment.now, round(fmean(seen), 3), round(fmean(true), 3), half)

    def _share(self, decision: _Decision, begun: Begun, world: int) -> float:
        name = f"{self._seed} {decision.step} {world}"
        return self._played(decision, begun(decision.moment, name), None, name)


def _told(turns: list[Turn]) -> list[Turn]:
    """Return the costliest of them, by their steps."""
    costliest = sorted(turns, key=lambda one: (one.with_done - one.with_best, one.step))[:TOLD]
    return sorted(costliest, key=lambda one: one.step)


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


def _error_of_costs(costs: Sequence[float]) -> float:
    """The standard error of their mean, with one world more that was lost and one that was won by the choice: where all
    worlds end alike, few of them prove nothing.
    """
    return stdev([*costs, 1.0, -1.0]) / sqrt(len(costs) + 2)


def _error_of_shares(shares: Sequence[float]) -> float:
    """The standard error of their mean, with one world more that was won and one that was lost."""
    return stdev([*shares, 1.0, 0.0]) / sqrt(len(shares) + 2)
