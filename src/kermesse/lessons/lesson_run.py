"""A step of a lesson being played: the match at its position, and the learner's progress."""

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
        self._said = 0  # how many of this beat's others have acted
        for line in step.before:
            self.match.play(*doing(self.match, line), self.match.now)

    def fork(self) -> Self:
        """The same, to be played on another way."""
        other = object.__new__(type(self))
        other.game, other.step, other._at, other._said = self.game, self.step, self._at, self._said
        match = self.match
        other.match = Match.at(self.game, self.game.copy(match.state), match.seats, match.options, match.now)
        return other

    @property
    def beat(self) -> Beat | None:
        """What comes now; None: the step is won."""
        return self.step.beat[self._at] if self._at < len(self.step.beat) else None

    @property
    def number(self) -> int:
        """Of the beat that comes now, 1 first."""
        return self._at + 1

    @property
    def lost(self) -> bool:
        """The game is over, and the step is not won: it can only be begun again."""
        return self.beat is not None and self.match.outcome() is not None

    def answer(self, command: Command) -> str | None:
        """What the coach says to something legal that is not what was asked for, by its name; '' for what is not foreseen.
        None: it goes on."""
        beat = self.beat
        if beat is None:
            return ""
        if beat.until or any(fits(pattern, command) for pattern in beat.you):
            return None
        return next((words for pattern, words in beat.wrong.items() if fits(pattern, command)), "")

    def try_out(self, command: Command) -> None:
        """Raises Refused if the rules refuse it to the learner; nothing happens."""
        with suppress(BadPosition):  # dice that were written down for another throw
            self.fork().match.play(self.step.learner, command, self.match.now)

    def play(self, seat: Seat, command: Command, now: int) -> Happened:
        """A command of the learner's that goes on, or of one of the others."""
        happened = self.match.play(seat, command, now)
        beat = self.beat
        if beat is not None and beat.you and seat == self.step.learner and not command.aside:
            self._on()
        elif beat is not None and beat.others and seat != self.step.learner:
            self._said += 1
            if self._said == len(beat.others):
                self._on()
        self.hear(happened.events)
        return happened

    def hear(self, events: list[Event]) -> None:
        """Something happened, by somebody's hand or by itself: free play may be over."""
        beat = self.beat
        if beat is not None and beat.until and any(_is_it(beat.until, event) for event in events):
            self._on()

    def _on(self) -> None:
        self._at += 1
        self._said = 0

    def next_of_others(self) -> tuple[Seat, Command] | None:
        """What one of the others does now, where that is written."""
        beat = self.beat
        if beat is None or not beat.others:
            return None
        return doing(self.match, beat.others[self._said])


def _at_position(game: AnyGame, text: str) -> AnyMatch:
    state = game.position(dedent(text).strip())
    seats: int = getattr(state, "n", game.seats.start)  # who is always two does not count them
    return Match.at(game, state, seats, state.options)


def _is_it(until: str, event: Event) -> bool:
    name, *terms = until.split()
    return snake_case(type(event).__name__) == name and all(_holds(term, event) for term in terms)


def _holds(term: str, event: Event) -> bool:
    """`A`: it is that seat's. `rank=3,4`: that is told, or that."""
    field, equals, values = term.partition("=")
    if not equals:
        return bool(getattr(event, "seat", None) == LETTERS.index(term))
    return as_word(getattr(event, field)) in values.split(",")


def begin(game: AnyGame, lesson: Lesson, at: int) -> LessonRun:
    return LessonRun(game, lesson.step[at])
