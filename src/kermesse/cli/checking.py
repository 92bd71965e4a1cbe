"""`kermesse check`: all that a game lacks or breaks, for whoever makes one; `kermesse new` begins one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kermesse.cli.reading import Wrong

if TYPE_CHECKING:
    from kermesse.core.game import AnyGame

SECONDS = 20  # for the laws


@click.command()
@click.argument("module")
@click.option("--quick", is_flag=True, help="Words and exports alone; no laws, no table.")
@click.option("--house", is_flag=True, help="And what a game of the house has besides; to be run in a checkout.")
def check(module: str, quick: bool, house: bool) -> None:
    """List all that is amiss in a game, a line each with what to do (docs/adding-a-game.md). Exit code 1 if there is
    anything.

    Looked at: exports and words; the laws on random play, leaks among them; a game of each preset told in French and
    English; a table of a server on this machine, played to its end, replayed and verified.

    \b
    Examples:
      kermesse check tents.allumettes
      kermesse check tents.allumettes --quick
    """
    from kermesse.core.package import Incomplete
    from kermesse.games.guests import NoGuest

    try:
        game = _game_of(module)
    except NoGuest as error:
        if not isinstance(error.__cause__, Incomplete):
            raise Wrong(str(error)) from None
        found = [f"{module}: {lack}" for lack in error.__cause__.lacks]
    else:
        found = list(dict.fromkeys(_amiss(game, module, quick, house)))
    for line in found:
        click.echo(line)
    if found:
        sys.exit(1)
    click.echo(
        f"{module}: nothing is missing" + ("" if quick else ", all laws hold, and a table was played to its end")
    )


def _game_of(module: str) -> AnyGame:
    from kermesse.games.guests import guest_in, with_guests

    game = guest_in(module)
    return game if game.package == f"kermesse.games.{game.name}" else with_guests([module])[game.name]


def _amiss(game: AnyGame, module: str, quick: bool, house: bool) -> Iterator[str]:
    from rich.console import Console

    from kermesse.cli.checks import house as besides
    from kermesse.cli.checks import table, words
    from kermesse.laws.breaches import breaches
    from kermesse.laws.redraws import redraw_of

    yield from words.lacks(game)
    if not game.perfect_information and redraw_of(game) is None:
        yield (
            "redraw: none: export redraw(state, viewer, chance), another state that the viewer cannot tell from this "
            "one by the rules; without it the law of no leak has to trust the view"
        )
    if house:
        yield from besides.lacks(game)
    if quick:
        return
    console = Console(stderr=True)
    with console.status(f"{game.name}: the laws on random play"):
        yield from map(str, breaches(game, SECONDS))
    with console.status(f"{game.name}: a table of a server"):
        yield from table.faults(game, module)


@click.command()
@click.argument("name")
@click.option(
    "--to",
    type=click.Path(file_okay=False, path_type=Path),
    default=".",
    help="Make its folder there; by default here.",
)
def new(name: str, to: Path) -> None:
    """Begin a game: write the smallest one that passes `kermesse check`, a file of rules and its words, to change.

    \b
    Examples:
      kermesse new marelle
    """
    from kermesse.cli.starter_kit import write_game
    from kermesse.games import CATALOGUE
    from kermesse.games.guests import NAME

    if not NAME.fullmatch(name):
        raise Wrong(f"a game's name is 2 to 20 small letters and digits, not '{name}'")
    if name in CATALOGUE:
        raise Wrong(f"there is a game '{name}' already")
    folder = to / name
    if folder.exists():
        raise Wrong(f"{folder}: it is there already")
    for file in write_game(name, folder):
        click.echo(file)
    click.echo(f"next: kermesse check {name}, then kermesse serve --open --game {name}")
