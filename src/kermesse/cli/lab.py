"""`kermesse lab`: balance reports, sweeps and comparisons."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kermesse import LANGUAGES
from kermesse.cli.arena import check_arena_bots
from kermesse.cli.reading import Wrong, brings, catalogue_with, check_seats, game_of, spoken, write_file
from kermesse.cli.waiting import progress

if TYPE_CHECKING:
    from kermesse.core.game import AnyGame
    from kermesse.lab.study import GameNote, Study

SEATS = 4  # where a game has room for as many
BOT = "normal"  # the strongest level that plays hundreds of games in minutes
PAGE = "report.html"
INTERRUPTED = 130


@click.group()
def lab() -> None:
    """Many games between bots: what they tell of a game's balance.

    \b
    Examples:
      kermesse lab report krom --games 300 -o build/krom
      kermesse lab sweep boards.toml -o build/boards
      kermesse lab compare build/krom build/boards
    """


def farmed(command: Any) -> Any:
    """Add the options of a study: where its games are played, and the page."""
    for option in reversed(
        (
            click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="How many workers."),
            click.option(
                "--on",
                type=click.Choice(["here", "ray"]),
                default="here",
                show_default=True,
                help="Processes of this machine, or Ray (pip install 'kermesse[ray]').",
            ),
            click.option("--address", help="Of a Ray cluster; without it Ray is started on this machine."),
            click.option("--lang", type=click.Choice(LANGUAGES), help="Of the page; by default the environment's."),
            click.option(
                "-o",
                "--output",
                type=click.Path(file_okay=False, path_type=Path),
                required=True,
                help="The folder for page and data. What is played is kept there: an interrupted run goes on.",
            ),
            brings,
        )
    ):
        command = option(command)
    return command


@lab.command()
@click.argument("game")
@click.option("--seats", help="Numbers of players, separated by commas; by default 4, or as many as can play.")
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE,…",
    help="An option of the game; several values are compared. May be repeated.",
)
@click.option(
    "--bots", default=BOT, show_default=True, help="Round the table, separated by commas; fewer are repeated."
)
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="Of each kind of table.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same report.")
@farmed
def report(
    game: str,
    seats: str | None,
    options: tuple[str, ...],
    bots: str,
    count: int,
    seed: int,
    jobs: int,
    on: str,
    address: str | None,
    lang: str | None,
    output: Path,
    guests: tuple[str, ...],
) -> None:
    """Play many games between bots and write a balance report: a page, and the data as Parquet and CSV.
    Exit code 1 if a game failed.

    \b
    Examples:
      kermesse lab report krom --games 300 -o build/krom
      kermesse lab report kraaw --seats 2,4 --option chien_exchange=true,false --games 200 --jobs 2 -o build/kraaw
      kermesse lab report kero --lang fr -o build/kero
    """
    catalogue = catalogue_with(guests)
    chosen = game_of(catalogue, game)
    numbers = _numbers(seats) if seats is not None else [min(SEATS, chosen.seats.stop - 1)]
    values = dict(_option(word) for word in options)
    study = _study(chosen, numbers, [bots], values, seed, catalogue.guests)
    command = ["kermesse", "lab", "report", chosen.name, "--seats", ",".join(map(str, numbers)), "--bots", bots]
    for word in options:
        command += ["--option", word]
    command += ["--games", str(count), "--seed", str(seed)]
    _play(study, count, jobs, on, address, lang or spoken(), output, command)


@lab.command()
@click.argument("file", type=click.Path(path_type=Path))
@farmed
def sweep(
    file: Path,
    jobs: int,
    on: str,
    address: str | None,
    lang: str | None,
    output: Path,
    guests: tuple[str, ...],
) -> None:
    """Play a grid of tables, written down in a TOML file: every combination of seats, bots and options, as one dataset
    and one report. Exit code 1 if a game failed.

    \b
    Examples:
      kermesse lab sweep boards.toml -o build/boards
      kermesse lab sweep boards.toml --on ray --jobs 8 -o build/boards
    """
    from kermesse.lab.sweep import BadSweep, read_sweep

    try:
        wanted = read_sweep(file)
    except BadSweep as error:
        raise Wrong(str(error)) from None
    catalogue = catalogue_with(guests)
    chosen = game_of(catalogue, wanted.game)
    seats = wanted.grid.seats or [min(SEATS, chosen.seats.stop - 1)]
    study = _study(chosen, seats, wanted.grid.bots or [BOT], wanted.all_options(), wanted.seed, catalogue.guests)
    command = ["kermesse", "lab", "sweep", file.name]
    _play(study, wanted.games, jobs, on, address, lang or spoken(), output, command)


@lab.command()
@click.argument("one", type=click.Path(path_type=Path))
@click.argument("other", type=click.Path(path_type=Path))
@click.option("--lang", type=click.Choice(LANGUAGES), help="By default the environment's.")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
def compare(one: Path, other: Path, lang: str | None, as_json: bool) -> None:
    """Compare two folders of `lab report` or `lab sweep`, of two versions of the rules or two sets of options: how much
    more the second has of everything that is measured, with 95 % intervals.

    \b
    Examples:
      kermesse lab compare build/before build/after
      kermesse lab compare build/temperate build/glacial --json
    """
    import msgspec
    from rich.console import Console
    from rich.table import Table

    from kermesse.games.guests import NoGuest
    from kermesse.lab.folder import BadFolder, can_write_data, read_folder

    try:
        can_write_data()
    except BadFolder as error:
        raise Wrong(str(error)) from None
    from kermesse.lab.compare import NotComparable
    from kermesse.lab.compare import compare as compare_studies
    from kermesse.lab.report.page import changed_rows
    from kermesse.lab.report.wording import Wording

    try:
        (first, ones), (second, others) = read_folder(one), read_folder(other)
        found = compare_studies(first, ones, second, others)
    except (BadFolder, NotComparable) as error:
        raise Wrong(str(error)) from None
    except (KeyError, NoGuest) as error:
        raise Wrong(f"a game of these folders is not in the house: {error}") from None
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=2))
        return
    wording = Wording(first, lang or spoken())
    console = Console()
    console.print(wording.say("compare-title", title=wording.game, one=one.name, other=other.name), highlight=False)
    for part in found:
        title = wording.say("compare-seats", count=part.seats, ones=part.ones, others=part.others)
        table = Table(title=title, title_justify="left")
        table.add_column(wording.say("column-measure"))
        for header in (wording.say("column-difference"), one.name, other.name, wording.say("column-q")):
            table.add_column(header, justify="right")
        for row in changed_rows(wording, part.changed):
            table.add_row(*row)
        console.print(table)
    marked = sum(line.off != 0 for part in found for line in part.changed)
    console.print(wording.say("compare-found", count=marked), highlight=False)


# ---------------------------------------------------------------- playing and writing


def _study(
    game: AnyGame,
    seats: Sequence[int],
    bots: Sequence[str],
    options: Mapping[str, Sequence[Any]],
    seed: int,
    guests: tuple[str, ...],
) -> Study:
    from kermesse import words
    from kermesse.core.options import BadOptions
    from kermesse.lab.study import Cell, Study, grid
    from kermesse.players import levels

    if BOT in bots and BOT not in levels(game):  # a guest may have none
        bots = [levels(game)[-1] if names == BOT else names for names in bots]
    for count in seats:
        check_seats(game, count)
        for names in bots:
            check_arena_bots(game, names.split(","), count)
    try:
        cells = [Cell(*cell) for cell in grid(game, seats, [names.split(",") for names in bots], options)]
    except BadOptions as error:
        raise Wrong(f"--option {error.option}: {words.bad_options(game.name, 'en', error)}") from None
    if any(cell in cells[:at] for at, cell in enumerate(cells)):
        raise Wrong("two kinds of tables are the same: name every value once")
    return Study(game.name, game.version, tuple(cells), seed, guests)


def _play(
    study: Study, count: int, jobs: int, on: str, address: str | None, language: str, output: Path, command: list[str]
) -> None:
    from kermesse.lab.farm import FarmFailed, farm_of
    from kermesse.lab.folder import BadFolder, can_write_data, play_study

    if address is not None and on != "ray":
        raise Wrong("--address is of a Ray cluster: add --on ray")
    done = 0
    try:
        can_write_data()
        farm = farm_of(on, jobs, address)
        with progress(f"{study.game}, games") as advance:

            def note(played: int, of: int) -> None:
                nonlocal done
                done = played
                advance(played, of)

            notes, failed = play_study(output, study, count, farm, note)
        missing = {*range(len(study.cells))} - {note.cell for note in notes}
        if not missing:
            _write(study, notes, language, output, command)
    except (BadFolder, FarmFailed) as error:
        raise Wrong(str(error)) from None
    except KeyboardInterrupt:
        click.echo(f"kermesse: interrupted; {done} games are kept in {output}: the same command goes on", err=True)
        sys.exit(INTERRUPTED)
    if failed:
        click.echo(f"kermesse: {len(failed)} games failed; the first: {failed[0].error}", err=True)
        sys.exit(1)


def _write(study: Study, notes: Sequence[GameNote], language: str, output: Path, command: list[str]) -> None:
    from kermesse.lab.folder import write_data
    from kermesse.lab.report.figures import figures_of
    from kermesse.lab.report.page import as_page, summary
    from kermesse.lab.report.wording import Wording

    write_data(output, study, notes)
    found = figures_of(study, notes)
    for guest in study.guests:
        command = [*command, "--game", guest]
    words_of_it = shlex.join([*command, "--lang", language, "-o", output.name])
    write_file(output / PAGE, as_page(study, found, language, words_of_it))
    wording = Wording(study, language)
    click.echo(wording.say("report-title", title=wording.game))
    for line in summary(wording, found):
        click.echo(f"- {line}")
    click.echo(str(output / PAGE))


# ---------------------------------------------------------------- reading what was typed


def _numbers(text: str) -> list[int]:
    parts = text.split(",")
    if not all(part.isdecimal() for part in parts):
        raise Wrong(f"--seats {text}: write numbers of players, separated by commas: 2,4")
    return [int(part) for part in parts]


def _option(word: str) -> tuple[str, list[str]]:
    """Read `board=temperate,glacial`; a value in brackets is one value."""
    name, equals, value = word.partition("=")
    if not equals or not value:
        raise Wrong(f"--option {word}: write it as NAME=VALUE, or NAME=VALUE,VALUE to compare")
    return name, [value] if value[:1] in "{[" else value.split(",")
