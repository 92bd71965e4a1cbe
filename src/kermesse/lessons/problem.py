"""Problems: one choice with a best answer. `games/<game>/problems.toml` holds all problems of a game.

A problem is a lesson of one step. Its messages are common to all problems, except the title and the explanation of the
best answer (`games/<game>/locale/problems.{fr,en}.ftl`).

    [[problem]]
    id = "two-crows"
    kind = "win"
    position = "..."             # or [problem.dealt], a real game up to here
    best = ["exchange B 3"]
    worth = { "exchange B 3" = 100, "look 1" = 40 }
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from kermesse.core.game import AnyGame, Command
from kermesse.games.guests import home_of
from kermesse.lessons.command_pattern import fits
from kermesse.lessons.lesson import Beat, Step, read_toml
from kermesse.lessons.replayed_start import BadLesson, Dealt

NAME: Final = "problems"  # of the file


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Figures from the search that found the problem (`kermesse problem mine`)."""

    margin: int  # of 100, between the best and the next best
    worlds: int  # imagined tables on which both were played out
    seed: str
    bots: int  # of 10, that play it by themselves


class Problem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["win", "save", "best"]
    best: tuple[str, ...]  # each of them solves it
    seat: str = "A"
    position: str = ""
    dealt: Dealt | None = None
    before: tuple[str, ...] = ()
    worth: dict[str, int] = {}  # value of each command, 0 to 100, shown for other answers
    found: Found | None = None
    game: str = ""  # from the file's name

    @property
    def name(self) -> str:
        return self.id

    @property
    def step(self) -> tuple[Step, ...]:
        """The one step to play, without running sand."""
        beat = Beat(you=self.best)
        return (Step(self.id, self.position, (beat,), self.seat, self.before, self.dealt, still=True),)

    def words(self, which: str = "") -> str:
        """The name of one of the problem's own messages."""
        return "-".join(filter(None, ("problem", self.id, which)))

    def worth_of(self, command: Command) -> int | None:
        return next((worth for pattern, worth in self.worth.items() if fits(pattern, command)), None)

    def worth_of_best(self) -> int | None:
        """The least value of an answer that solves it."""
        return min((self.worth[one] for one in self.best if one in self.worth), default=None)

    def next_best(self) -> int | None:
        return max((worth for one, worth in self.worth.items() if one not in self.best), default=None)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    problem: tuple[Problem, ...]


def is_of_problems(text: str) -> bool:
    """True if the file is one of problems, not a lesson."""
    try:
        return "problem" in read_toml(text, "")
    except BadLesson:
        return False


def read_problems(text: str, where: str) -> tuple[Problem, ...]:
    plain = read_toml(text, where)
    found: list[Problem] = []
    try:
        file = msgspec.convert({**plain, "problem": []}, _File)
        for number, one in enumerate(plain.get("problem", []), 1):
            name = one.get("id", number) if isinstance(one, dict) else number
            where_it_is = f"{where}, problem '{name}'"
            try:
                found.append(replace(msgspec.convert(one, Problem), game=file.game))
            except msgspec.ValidationError as error:
                raise BadLesson(f"{where_it_is}: {error}") from None
    except msgspec.ValidationError as error:
        raise BadLesson(f"{where}: {error}") from None
    return tuple(found)


def problem_files(game: str) -> Iterable[Traversable]:
    """The game's file of problems, if it has one."""
    file = home_of(game) / f"{NAME}.toml"
    return [file] if file.is_file() else []


@cache
def _problems(game: str) -> tuple[Problem, ...]:
    return tuple(one for file in problem_files(game) for one in read_problems(file.read_text("utf-8"), file.name))


def problems_of(game: AnyGame) -> tuple[Problem, ...]:
    return _problems(game.name)


def problem_named(game: AnyGame, name: str) -> Problem | None:
    return next((problem for problem in problems_of(game) if problem.id == name), None)
