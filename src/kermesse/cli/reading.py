"""What was typed, read and checked: games, seats, bots, options, eyes, files."""

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import click

from kermesse import words
from kermesse.bots import UnknownBot, make_bot
from kermesse.cli.printing import SEAT_LETTERS
from kermesse.core.game import ALL_SEEING, SPECTATOR, AnyGame, Seat
from kermesse.core.options import BadOptions, Options, read_options
from kermesse.core.record import Record
from kermesse.games import Catalogue
from kermesse.games.guests import VARIABLE, NoGuest, modules_in, with_guests


class Wrong(click.ClickException):
    """The user's mistake: one line that says what, and what would be right. Exit code 2."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(f"kermesse: {self.format_message()}", err=True)


def brings(command: Any) -> Any:
    """`--game MODULE`: games that are not in the house."""
    return click.option(
        "--game",
        "guests",
        multiple=True,
        metavar="MODULE",
        help="A game that is not in the house, by its Python module; may be repeated.  [KERMESSE_GAMES]",
    )(command)


def spoken() -> str:
    """What the environment asks for, as other programs read it; English if it asks for none of ours."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wanted in os.environ.get(variable, "").split(":"):
            if wanted[:2] in words.LANGUAGES:
                return wanted[:2]
    return "en"


def catalogue_with(guests: tuple[str, ...]) -> Catalogue:
    try:
        return with_guests(guests or modules_in(os.environ.get(VARIABLE, "")))
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


def check_bots(game: AnyGame, names: list[str], seats: int, maker: Callable[..., object] = make_bot) -> list[str]:
    if len(names) > seats:
        raise Wrong(f"{len(names)} bots for {seats} seats; name at most one a seat")
    for name in names:
        try:
            maker(game, name, 0, seats, Random(0))
        except UnknownBot as error:
            raise Wrong(str(error)) from None
    return [names[seat % len(names)] for seat in range(seats)]


def options_of(game: AnyGame, seats: int, given: tuple[str, ...]) -> Options:
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


def eyes_of(seat: str | None, seats: int, found: Record) -> Seat:
    if seat is None:
        return SPECTATOR
    if seat == "all":
        if found.ending.outcome is None:
            raise Wrong("--seat all: only for a game that is over")
        return ALL_SEEING
    number = (
        SEAT_LETTERS.find(seat.upper()) if len(seat) == 1 and seat.isalpha() else int(seat) if seat.isdigit() else -1
    )
    if not 0 <= number < seats:
        raise Wrong(f"--seat {seat}: the seats are {', '.join(SEAT_LETTERS[:seats])}, or all")
    return number


def read_file(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise Wrong(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Wrong(f"{file}: not a text file in UTF-8") from None


def write_file(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise Wrong(f"{file}: {error.strerror}") from None


# ---------------------------------------------------------------- telling
