"""The format of a lesson, `games/<game>/lessons/<name>.toml`. Its messages are in the game's `lessons.<language>.ftl`.

    [[step]]
    id = "lock"
    position = "A[5u 2d 1d 3d 1d] B[2d 2d 4d 1d 3d]"

    [[step.beat]]
    you = ["lock 0"]
    point = ["slot 0"]
    wrong = { "look *" = "hidden" }

    [[step.beat]]
    others = ["B look 1", "B reveal 1"]

A step is completed by its last beat. Commands are written as names and parameters: `exchange B 0`; `*` matches
anything, and parameters left out at the end match anything too.
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
IN_STEP: Final = re.compile(r"\$\.step\[(\d+)\](?:\.beat\[(\d+)\])?")  # the place of a wrong value


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of `you`, accepted commands; `others`, commands that the others play; `until`, free play up to an event."""

    you: tuple[str, ...] = ()
    wrong: dict[str, str] = {}  # the coach's answer to other legal commands
    point: tuple[str, ...] = ()  # spots of the board to point at
    others: tuple[str, ...] = ()  # seat and command: "B look 1"
    until: str = ""  # an event, with its seat or values: "explorer_placed A", "game_over rank=3,4"
    lost: str = ""  # the message if the game ends otherwise; then the learner tries again
    bots: str = ""  # the bots that play the others meanwhile
    say: str = ""  # a message of its own: `lesson-<lesson>-<step>-<say>`


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    position: str
    beat: tuple[Beat, ...]
    seat: str = "A"
    before: tuple[str, ...] = ()  # played before the step begins: "A climb"
    dealt: Dealt | None = None  # instead of a position: the start of a real game
    still: bool = False  # no sand runs while the learner thinks

    @property
    def learner(self) -> Seat:
        return LETTERS.index(self.seat)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    name: str
    step: tuple[Step, ...]

    def words(self, step: Step, which: str = "") -> str:
        """The name of the coach's message."""
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
    """The lessons of a game, in order of their file names."""
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
