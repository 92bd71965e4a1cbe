"""Readers of arguments: games, seats, bots, options, viewers, files.

Help needs no games, bots or server: each is imported where it is needed.
"""

from __future__ import annotations

import math
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kermesse import LANGUAGES

if TYPE_CHECKING:
    from kermesse.core.game import AnyGame, Seat
    from kermesse.core.options import Options
    from kermesse.core.record import Record
    from kermesse.games import Catalogue

SEAT_LETTERS = "ABCDEFGHIJ"


class Wrong(click.ClickException):
    """A mistake of the user: one line that says what is wrong and what would be right. Exit code 2."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(f"kermesse: {self.format_message()}", err=True)


class Between(click.FloatRange):
    """A number between two others; never `nan`."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        number = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value!r} is not a number.", param, ctx)
        return number


class Modules(click.ParamType[str]):
    """Names of modules; in the variable they stand with commas between them."""

    name = "module"

    def split_envvar_value(self, rv: str) -> list[str]:
        return [name for word in rv.split(",") if (name := word.strip())]


def brings(command: Any) -> Any:
    """Add `--game MODULE`: guest games."""
    return click.option(
        "--game",
        "guests",
        multiple=True,
        metavar="MODULE",
        envvar="KERMESSE_GAMES",
        type=Modules(),
        show_envvar=True,
        help="A game that is not in the house, by its Python module; may be repeated.",
    )(command)


def speaks(command: Any) -> Any:
    """Add `--lang fr|en`."""
    which = click.Choice(LANGUAGES)
    return click.option("--lang", type=which, help="In which language; by default the environment's.")(command)


def spoken() -> str:
    """Language that the environment asks for; English if it is none of ours."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wanted in os.environ.get(variable, "").split(":"):
            if wanted[:2] in LANGUAGES:
                return wanted[:2]
    return "en"


def catalogue_with(guests: tuple[str, ...]) -> Catalogue:
    from kermesse.games.guests import NoGuest, brought, installed, with_guests

    try:
        return with_guests(dict.fromkeys((*installed(), *guests)) if guests else brought())
    except NoGuest as error:
        raise Wrong(str(error)) from None


def game_of(catalogue: Catalogue, name: str) -> AnyGame:
    game = catalogue.get(name)
    if game is None:
        raise Wrong(f"there is no game '{name}'; the games are: {', '.join(catalogue)}")
    return game


def check_seats(game: AnyGame, seats: int) -> int:
    if seats not in game.seats:
        raise Wrong(f"{game.name} is for {seats_in_words(game)} players, not {seats}")
    return seats


def seats_in_words(game: AnyGame) -> str:
    first, last = game.seats.start, game.seats.stop - 1
    return str(first) if first == last else f"{first} to {last}"


def check_bots(game: AnyGame, names: list[str], seats: int) -> list[str]:
    """Return a level for each seat, all of which the game has."""
    from random import Random

    from kermesse.players import UnknownBot, make_bot

    for name in names:
        try:
            make_bot(game, name, 0, seats, Random(0))
        except UnknownBot as error:
            raise Wrong(str(error)) from None
    return round_the_table(names, seats)


def round_the_table(names: list[str], seats: int) -> list[str]:
    """Return a name for each seat: those that were typed, again and again."""
    if len(names) > seats:
        raise Wrong(f"{len(names)} bots for {seats} seats; name at most one a seat")
    return [names[seat % len(names)] for seat in range(seats)]


def options_of(game: AnyGame, seats: int, given: tuple[str, ...]) -> Options:
    from kermesse import words
    from kermesse.core.options import BadOptions, read_options

    pairs = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise Wrong(f"--option {word}: write it as NAME=VALUE")
        pairs[name] = value
    try:
        options: Options = read_options(game.options_type, pairs)
        game.check_options(options, seats)
    except BadOptions as error:
        raise Wrong(f"--option {error.option}: {words.bad_options(game.name, 'en', error)}") from None
    return options


def viewer_of(seat: str | None, seats: int, found: Record) -> Seat:
    from kermesse.core.game import ALL_SEEING, SPECTATOR

    if seat is None:
        return SPECTATOR
    if seat == "all":
        if found.ending.outcome is None:
            raise Wrong("--seat all: only for a game that is over")
        return ALL_SEEING
    numbers = {name: number for number in range(seats) for name in (SEAT_LETTERS[number], str(number))}
    if seat.upper() not in numbers:
        raise Wrong(f"--seat {seat}: the seats are {', '.join(SEAT_LETTERS[:seats])}, or all")
    return numbers[seat.upper()]


def read_file(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise Wrong(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Wrong(f"{file}: not a text file in UTF-8") from None


def private(path: str, flags: int) -> int:
    """Open a file that its owner alone may read: what is kept of people, and secrets."""
    return os.open(path, flags, 0o600)


def write_file(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise Wrong(f"{file}: {error.strerror}") from None
