"""The coach's messages. They name the other players as at the table: `{ $B }`, `{ DE($C) }`."""

from typing import Final, TypeAlias

from kermesse import words
from kermesse.core.game import Command
from kermesse.lessons.lesson import LETTERS, Lesson, Step
from kermesse.lessons.problem import Problem
from kermesse.words.log import FAIR_FOLK

NAMES: Final = dict(zip(LETTERS, FAIR_FOLK, strict=True))


def coach_says(game: str, language: str, message: str) -> str:
    return words.say(game, language, message, **NAMES)


Book: TypeAlias = Lesson | Problem


def says(book: Book, language: str, step: Step, which: str = "") -> str:
    """The message at the start of a step, at its end, or at a beat with a message of its own."""
    if isinstance(book, Lesson):
        return coach_says(book.game, language, book.words(step, which))
    if not which:
        return words.say(book.game, language, f"problem-{book.kind}")
    own, best, second = coach_says(book.game, language, book.words(which)), book.worth_of_best(), book.next_best()
    if best is None or second is None:
        return own
    return f"{own} {words.say(book.game, language, 'problem-figures', best=best, next=second)}"


def turns_away(book: Book, language: str, step: Step, answer: str, command: Command) -> str:
    """The message for a legal command that is not asked for; `answer` names the step's own message for it."""
    if isinstance(book, Lesson):
        if answer:
            return coach_says(book.game, language, book.words(step, answer))
        return words.say("", language, "lesson-other")
    worth, best = book.worth_of(command), book.worth_of_best()
    if worth is None or best is None:
        return words.say(book.game, language, "problem-other")
    return words.say(book.game, language, "problem-worse", worth=worth, best=best)
