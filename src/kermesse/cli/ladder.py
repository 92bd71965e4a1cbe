"""`kermesse arena ladder`: all levels of a game against each other, and how strong each is."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kermesse.cli.arena import check_each, versions_of
from kermesse.cli.reading import Wrong, catalogue_with, check_seats, game_of, options_of, write_file
from kermesse.cli.waiting import progress

if TYPE_CHECKING:
    from kermesse.core.game import AnyGame
    from kermesse.lab.ladder import Ladder, LadderPlan

SEATS = 4  # where a game has room for as many


@click.command(name="arena ladder")
@click.argument("game")
@click.option("--seats", type=int, help="Number of players; by default 4, or as many as can play.")
@click.option(
    "--bots", help="Only these: levels, variants or LEVEL@VERSION, separated by commas; by default all levels."
)
@click.option("--variants", is_flag=True, help="The game's variants too: tuned, searcher, as it has them.")
@click.option(
    "--games", "count", type=click.IntRange(1), default=100, show_default=True, help="Of each and each pairing."
)
@click.option(
    "--fewer",
    multiple=True,
    metavar="NAME=GAMES",
    help="At most so many games for one that takes long; may be repeated.",
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same ladder.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="How many processes.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
@click.option(
    "--game", "guests", multiple=True, metavar="MODULE", help="A game that is not in the house.  [KERMESSE_GAMES]"
)
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="A folder for a table and a chart.")
@click.option(
    "--ratings", type=click.Path(dir_okay=False, path_type=Path), help="Write what the lobby tells to this file."
)
@click.option("--json", "as_json", is_flag=True, help="For machines.")
def ladder(
    game: str,
    seats: int | None,
    bots: str | None,
    variants: bool,
    count: int,
    fewer: tuple[str, ...],
    seed: int,
    jobs: int,
    options: tuple[str, ...],
    guests: tuple[str, ...],
    out: Path | None,
    ratings: Path | None,
    as_json: bool,
) -> None:
    """Play all levels of a game against each other: ratings at mixed tables, shares against the level below and
    against bots that are no levels. Where a game is played together, the share of winning teams of each level.
    Exit code 1 if a game failed.

    \b
    Examples:
      kermesse arena ladder kraaw --games 200 --jobs 2 --option timers=off
      kermesse arena ladder krom --variants --fewer master=20 --out build/ladder
      kermesse arena ladder kraaw --seats 2 --bots easy,normal,normal@46875c5 --json
    """
    from kermesse.lab.ladder import LadderPlan
    from kermesse.players import levels

    catalogue = catalogue_with(guests)
    chosen = game_of(catalogue, game)
    seats = check_seats(chosen, seats or min(SEATS, chosen.seats.stop - 1))
    with versions_of(bots.split(",") if bots is not None else levels(chosen)) as (wanted, versions):
        check_each(chosen, wanted, seats, versions, catalogue.guests)
        names = _names(chosen, wanted, variants)
        read = options_of(chosen, seats, options)
        least = _fewer(names, fewer)
        plan = LadderPlan(chosen.name, seats, read, names, count, seed, least, catalogue.guests, versions)
        if out is not None:
            _make_folder(out)
        found = _play(plan, jobs)
    _print_ladder(found, _command(plan, options), out, ratings, as_json)
    if found.errors:
        click.echo(f"kermesse: {found.errors} games failed; the first: {found.first_error}", err=True)
        sys.exit(1)


def _play(plan: LadderPlan, jobs: int) -> Ladder:
    from kermesse.lab.farm import FarmFailed
    from kermesse.lab.ladder import ladder as play_ladder
    from kermesse.lab.rating import NoRatings

    try:
        with progress(f"{plan.game}'s ladder, games") as advance:
            return play_ladder(plan, jobs, advance)
    except (NoRatings, FarmFailed) as error:
        raise Wrong(str(error)) from None


def _print_ladder(found: Ladder, command: str, out: Path | None, ratings: Path | None, as_json: bool) -> None:
    import msgspec

    from kermesse.lab.ladder_report import as_markdown, as_ratings, as_svg
    from kermesse.players.strength import as_toml

    if out is not None:
        write_file(out / f"{found.game}.md", as_markdown(found, command))
        write_file(out / f"{found.game}.svg", as_svg(found))
    if ratings is not None:
        write_file(ratings, as_toml(as_ratings(found, command)))
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=2))
    else:
        _print(found)


def _names(game: AnyGame, wanted: list[str], with_variants: bool) -> list[str]:
    """Return levels weakest first, then variants, then levels of other versions."""
    from kermesse.lab.opponents import variants
    from kermesse.players import levels

    if len(levels(game)) < 2:
        raise Wrong(f"{game.name} has no ladder: its only bots play at random")
    if with_variants and not variants(game):
        raise Wrong(f"--variants: {game.name} has none")
    here = [*levels(game), *variants(game)]
    names = [name for name in here if name in wanted or (with_variants and name in variants(game))]
    names += dict.fromkeys(name for name in wanted if name not in here)
    if len(names) < 2:
        raise Wrong(f"a ladder needs two bots at least; {game.name} has: {', '.join(here)}")
    return names


def _fewer(names: list[str], given: tuple[str, ...]) -> dict[str, int]:
    fewer = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not value.isdecimal() or not int(value):
            raise Wrong(f"--fewer {word}: write it as NAME=GAMES, with one game at least")
        if name not in names:
            raise Wrong(f"--fewer {word}: on this ladder are {', '.join(names)}")
        fewer[name] = int(value)
    return fewer


def _make_folder(out: Path) -> None:
    """Make the folder before anything is played."""
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Wrong(f"{out}: {error.strerror}") from None


def _command(plan: LadderPlan, options: tuple[str, ...]) -> str:
    """Return the command line that plays the same again."""
    words = ["kermesse", "arena", "ladder", plan.game, "--seats", str(plan.seats), "--bots", ",".join(plan.names)]
    words += ["--games", str(plan.games), "--seed", str(plan.seed)]
    for name, count in plan.fewer.items():
        words += ["--fewer", f"{name}={count}"]
    for option in options:
        words += ["--option", option]
    for guest in plan.guests:
        words += ["--game", guest]
    return shlex.join(words)


def _print(found: Ladder) -> None:
    from rich.console import Console
    from rich.table import Table

    from kermesse.lab.ladder_report import columns, explained, heading, rows

    console = Console()
    table = Table(title=heading(found), title_justify="left", caption=explained(found), caption_justify="left")
    for at, name in enumerate(columns(found)):
        table.add_column(name, justify="right" if at else "left")
    for row, rung in zip(rows(found), found.rungs, strict=True):
        table.add_row(*row, style=None if rung.level else "dim")
    console.print(table)
