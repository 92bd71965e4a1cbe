"""`kermesse lesson`: for those who write lessons."""

from pathlib import Path

import click

from kermesse.cli.reading import Wrong, catalogue_with, game_of, read_file
from kermesse.core.game import BadPosition, Refused
from kermesse.lessons.check import complaints
from kermesse.lessons.course import Course
from kermesse.lessons.deeds import in_words
from kermesse.lessons.lesson import LETTERS, BadLesson, Lesson, lesson_files, read_lesson


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
    """Play everything that a lesson allows and look for everything that it says; without FILES, all lessons of all games.
    Exit code 2 if something is wrong: file, step and what."""
    catalogue = catalogue_with(guests)
    texts = [(str(file), read_file(file)) for file in files] or [
        (f"{game}/{file.name}", file.read_text("utf-8")) for game in catalogue for file in lesson_files(game)
    ]
    found: list[str] = []
    for where, text in texts:
        try:
            written: Lesson = read_lesson(text, where)
            found += complaints(game_of(catalogue, written.game), written, where)
        except BadLesson as error:
            found.append(str(error))
    if found:
        raise Wrong("\n".join(found))
    click.echo(f"{len(texts)} lesson{'s' if len(texts) != 1 else ''}: everything can be done, and everything is said.")


@lesson.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("step")
@click.option(
    "--game", "guests", multiple=True, metavar="MODULE", help="A game that is not in the house.  [KERMESSE_GAMES]"
)
def moves(file: Path, step: str, guests: tuple[str, ...]) -> None:
    """What the learner can do at the beginning of a step, as a lesson writes it; and what the others can."""
    catalogue = catalogue_with(guests)
    try:
        written = read_lesson(read_file(file), str(file))
        found = next((one for one in written.step if one.id == step), None)
        if found is None:
            raise Wrong(f"{file} has no step '{step}'; it has: {', '.join(one.id for one in written.step)}")
        match = Course(game_of(catalogue, written.game), found).match
    except (BadLesson, BadPosition, Refused) as error:
        raise Wrong(str(error)) from None
    for seat in range(match.seats):
        for command in match.legal(seat):
            click.echo(f"{LETTERS[seat]} {' '.join(in_words(command))}")
