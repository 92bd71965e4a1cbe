"""`kermesse lesson`: for those who write lessons."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from kermesse.cli.reading import Wrong, catalogue_with, game_of, read_file
from kermesse.cli.waiting import progress

if TYPE_CHECKING:
    from kermesse.games import Catalogue
    from kermesse.lessons.lesson import Step


@click.group()
def lesson() -> None:
    """Lessons: written-down positions with what may be done there (docs/writing-lessons.md).

    \b
    Examples:
      kermesse lesson check
      kermesse lesson check FILE
    """


@lesson.command()
@click.argument("files", nargs=-1, type=click.Path(path_type=Path))
@click.option(
    "--game", "guests", multiple=True, metavar="MODULE", help="A game that is not in the house.  [KERMESSE_GAMES]"
)
def check(files: tuple[Path, ...], guests: tuple[str, ...]) -> None:
    """Play everything that a lesson or a file of problems allows and look for everything that it says; without FILES,
    all of all games. Exit code 2 if something is wrong: file, step and what.
    """
    from kermesse.lessons.lesson import BadLesson, lesson_files
    from kermesse.lessons.problem import is_of_problems, problem_files

    catalogue = catalogue_with(guests)
    texts = [(str(file), read_file(file)) for file in files] or [
        (f"{game}/{file.name}", file.read_text("utf-8"))
        for game in catalogue
        for file in (*lesson_files(game), *problem_files(game))
    ]
    found: list[str] = []
    with progress("lessons and files of problems") as advance:
        for done, (where, text) in enumerate(texts):
            advance(done, len(texts))
            try:
                found += _complaints(catalogue, text, where)
            except BadLesson as error:
                found.append(str(error))
    if found:
        raise Wrong("\n".join(found))
    problems = sum(is_of_problems(text) for _, text in texts)
    counts = [_counted(len(texts) - problems, "lesson"), _counted(problems, "file of problems", "files of problems")]
    click.echo(f"{', '.join(filter(None, counts))}: everything can be done, and everything is said.")


def _complaints(catalogue: Catalogue, text: str, where: str) -> list[str]:
    from kermesse.lessons.check import complaints, complaints_of_problems
    from kermesse.lessons.lesson import read_lesson
    from kermesse.lessons.problem import is_of_problems, read_problems

    if is_of_problems(text):
        problems = read_problems(text, where)
        return list(complaints_of_problems(game_of(catalogue, problems[0].game), problems, where)) if problems else []
    written = read_lesson(text, where)
    return list(complaints(game_of(catalogue, written.game), written, where))


def _counted(count: int, one: str, more: str = "") -> str:
    return f"{count} {one if count == 1 else more or f'{one}s'}" if count else ""


@lesson.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("step")
@click.option(
    "--game", "guests", multiple=True, metavar="MODULE", help="A game that is not in the house.  [KERMESSE_GAMES]"
)
def moves(file: Path, step: str, guests: tuple[str, ...]) -> None:
    """List what the learner and the others can do at the beginning of a step (or of a problem), as a lesson writes
    it.
    """
    from kermesse.core.game import BadPosition, Refused
    from kermesse.lessons.command_pattern import in_words
    from kermesse.lessons.lesson import LETTERS, BadLesson
    from kermesse.lessons.lesson_run import LessonRun

    catalogue = catalogue_with(guests)
    try:
        game, steps = _steps(read_file(file), str(file))
        found = next((one for one in steps if one.id == step), None)
        if found is None:
            raise Wrong(f"{file} has no step '{step}'; it has: {', '.join(one.id for one in steps)}")
        match = LessonRun(game_of(catalogue, game), found).match
    except (BadLesson, BadPosition, Refused) as error:
        raise Wrong(str(error)) from None
    for seat in range(match.seats):
        for command in match.legal(seat):
            click.echo(f"{LETTERS[seat]} {' '.join(in_words(command))}")


def _steps(text: str, where: str) -> tuple[str, list[Step]]:
    from kermesse.lessons.lesson import read_lesson
    from kermesse.lessons.problem import is_of_problems, read_problems

    if is_of_problems(text):
        problems = read_problems(text, where)
        return problems[0].game if problems else "", [step for problem in problems for step in problem.step]
    written = read_lesson(text, where)
    return written.game, list(written.step)
