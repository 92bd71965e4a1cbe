"""A step of a lesson in play: the match at its position, and the learner's progress."""

from contextlib import suppress
from textwrap import dedent
from typing import Self

from kermesse.core.game import AnyGame, BadPosition, Command, Event, Seat
from kermesse.core.match import Match
from kermesse.core.match import Step as Happened
from kermesse.core.tags import snake_case
from kermesse.lessons.command_pattern import as_word, fits
from kermesse.lessons.lesson import LETTERS, Beat, Lesson, Step
from kermesse.lessons.replayed_start import AnyMatch, doing, play_dealt


class LessonRun:
    def __init__(self, game: AnyGame, step: Step) -> None:
        self.game = game
        self.step = step
        self.match: AnyMatch = play_dealt(game, step.dealt) if step.dealt else _at_position(game, step.position)
        self._at = 0
        self._said = 0  # number of commands of this beat's `others` that have been played
        for line in step.before:
            self.match.play(*doing(self.match, line), self.match.now)

    def fork(self) -> Self:
        """A copy, to try another line of play."""
        other = object.__new__(type(self))
        other.game, other.step, other._at, other._said = self.game, self.step, self._at, self._said
        match = self.match
        other.match = Match.at(self.game, self.game.copy(match.state), match.seats, match.options, match.now)
        return other

    @property
    def beat(self) -> Beat | None:
        """The current beat; None if the step is completed."""
        return self.step.beat[self._at] if self._at < len(self.step.beat) else None

    @property
    def number(self) -> int:
        """The number of the current beat, from 1."""
        return self._at + 1

    @property
    def lost(self) -> bool:
        """True if the game is over and the step is not completed: it can only be started again."""
        return self.beat is not None and self.match.outcome() is not None

    def answer(self, command: Command) -> str | None:
        """The name of the coach's answer to a legal command that is not asked for; '' if it has none of its own; None
        if the command is accepted.
        """
        beat = self.beat
        if beat is None:
            return ""
        if beat.until or any(fits(pattern, command) for pattern in beat.you):
            return None
        return next((words for pattern, words in beat.wrong.items() if fits(pattern, command)), "")

    def try_out(self, command: Command) -> None:
        """Raise Refused if the rules refuse the command to the learner. Changes nothing."""
        with suppress(BadPosition):  # fixed dice may be written for another roll
            self.fork().match.play(self.step.learner, command, self.match.now)

    def play(self, seat: Seat, command: Command, now: int) -> Happened:
        """Play an accepted command of the learner's, or a command of another seat."""
        happened = self.match.play(seat, command, now)
        beat = self.beat
        if beat is not None and beat.you and seat == self.step.learner and not command.side_command:
            self._on()
        elif beat is not None and beat.others and seat != self.step.learner:
            self._said += 1
            if self._said == len(beat.others):
                self._on()
        self.hear(happened.events)
        return happened

    def hear(self, events: list[Event]) -> None:
        """Take note of events, played or due to time: free play may be over."""
        beat = self.beat
        if beat is not None and beat.until and any(_is_it(beat.until, event) for event in events):
            self._on()

    def _on(self) -> None:
        self._at += 1
        self._said = 0

    def next_of_others(self) -> tuple[Seat, Command] | None:
        """The next command that the lesson gives to another seat; None if there is none."""
        beat = self.beat
        if beat is None or not beat.others:
            return None
        return doing(self.match, beat.others[self._said])


def _at_position(game: AnyGame, text: str) -> AnyMatch:
    state = game.position(dedent(text).strip())
    return Match.at(game, state, game.seats_at(state), state.options)


def _is_it(until: str, event: Event) -> bool:
    name, *terms = until.split()
    return snake_case(type(event).__name__) == name and all(_holds(term, event) for term in terms)


def _holds(term: str, event: Event) -> bool:
    """True if the event has that seat (`A`) or one of those values (`rank=3,4`)."""
    field, equals, values = term.partition("=")
    if not equals:
        field, values = "seat", str(LETTERS.index(term))
    return as_word(getattr(event, field)) in values.split(",")


def begin(game: AnyGame, lesson: Lesson, at: int) -> LessonRun:
    return LessonRun(game, lesson.step[at])
