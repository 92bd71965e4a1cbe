"""A lesson as it is written: `games/<game>/lessons/<name>.toml`. What is said stands in the game's `lessons.<language>.ftl`.

    [[step]]
    id = "lock"
    position = "A[5u 2d 1d 3d 1d] B[2d 2d 4d 1d 3d]"

    [[step.beat]]
    you = ["lock 0"]
    point = ["slot 0"]
    wrong = { "look *" = "hidden" }

    [[step.beat]]
    others = ["B look 1", "B reveal 1"]

A step is won when its last beat is over. Commands are written as their names and parameters: `exchange B 0`; `*` stands for
anything, and what is left out at the end too.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from kermesse.core.game import AnyGame, Seat
from kermesse.games.guests import home_of
from kermesse.lessons.command_pattern import LETTERS as LETTERS
from kermesse.lessons.replayed_start import BadLesson as BadLesson
from kermesse.lessons.replayed_start import Dealt

FOLDER: Final = "lessons"
IN_STEP: Final = re.compile(r"\$\.step\[(\d+)\](?:\.beat\[(\d+)\])?")  # where a value is wrong


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of: `you`, what goes on; `others`, what they do then; `until`, free play until something happens."""

    you: tuple[str, ...] = ()
    wrong: dict[str, str] = {}  # of what else is legal: what the coach says to it
    point: tuple[str, ...] = ()  # at these spots of the board
    others: tuple[str, ...] = ()  # who, and what: "B look 1"
    until: str = (
        ""  # an event, whose if that matters, and what is told in it: "explorer_placed A", "game_over rank=3,4"
    )
    lost: str = ""  # what is said if the game ends otherwise; then the learner tries again
    bots: str = ""  # who the others are meanwhile
    say: str = ""  # words of its own: `lesson-<lesson>-<step>-<say>`


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    position: str
    beat: tuple[Beat, ...]
    seat: str = "A"
    before: tuple[str, ...] = ()  # what was done from there until the step begins: "A climb"
    dealt: Dealt | None = None  # in place of a position: a real game up to here
    still: bool = False  # no sand runs while the learner thinks

    @property
    def learner(self) -> Seat:
        return LETTERS.index(self.seat)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    name: str
    step: tuple[Step, ...]

    def words(self, step: Step, which: str = "") -> str:
        """The message with what the coach says."""
        return "-".join(filter(None, ("lesson", self.name, step.id, which)))


def read_toml(text: str, where: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number of thousands of digits
        raise BadLesson(f"{where}: not TOML: {error}") from None


def read_lesson(text: str, where: str) -> Lesson:
    plain = read_toml(text, where)
    try:
        return msgspec.convert(plain, Lesson)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `")
        if found := IN_STEP.match(path):
            step, beat = found.groups()
            where += f", step '{plain['step'][int(step)].get('id', int(step) + 1)}'"
            what += f" (beat {int(beat) + 1})" if beat else ""
        raise BadLesson(f"{where}: {what}") from None


def lesson_files(game: str) -> Iterator[Traversable]:
    """The lessons that lie beside a game, in order of their names."""
    folder = home_of(game) / FOLDER
    if folder.is_dir():
        yield from sorted(
            (file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name
        )


@cache
def _lessons(game: str) -> tuple[Lesson, ...]:
    return tuple(read_lesson(file.read_text("utf-8"), file.name) for file in lesson_files(game))


def lessons_of(game: AnyGame) -> tuple[Lesson, ...]:
    return _lessons(game.name)


def lesson_named(game: AnyGame, name: str) -> Lesson | None:
    return next((lesson for lesson in lessons_of(game) if lesson.name == name), None)
