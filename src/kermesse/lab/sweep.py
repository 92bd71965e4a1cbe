"""A sweep: a grid of tables, written down in a TOML file."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec


class BadSweep(Exception):
    """A file that describes no sweep; the message is one line that says what is wrong."""


class Grid(msgspec.Struct, forbid_unknown_fields=True):
    """The values that vary: every combination is one kind of table."""

    seats: list[int] = []
    bots: list[str] = []  # each as on the command line: `normal`, or `normal,easy` round the table
    options: dict[str, list[Any]] = {}


class Sweep(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    games: int = 100
    seed: int = 1
    options: dict[str, Any] = {}  # that all tables have
    grid: Grid = msgspec.field(default_factory=Grid)

    def all_options(self) -> dict[str, Sequence[Any]]:
        return {**{name: [value] for name, value in self.options.items()}, **self.grid.options}


def read_sweep(file: Path) -> Sweep:
    """Read a sweep from a file. Raises BadSweep."""
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise BadSweep(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadSweep(f"{file}: not a text file in UTF-8") from None
    try:
        sweep = msgspec.convert(tomllib.loads(text), Sweep)
    except msgspec.ValidationError as error:
        raise BadSweep(f"{file}: {error} (docs/lab.md has an example)") from None
    except (ValueError, RecursionError) as error:  # also a number of thousands of digits
        raise BadSweep(f"{file}: not TOML: {error}") from None
    if sweep.games < 1:
        raise BadSweep(f"{file}: games = {sweep.games}: one game at least")
    empty = next((name for name, values in sweep.grid.options.items() if not values), None)
    if empty is not None:
        raise BadSweep(f"{file}: grid.options.{empty} has no value: name one at least")
    both = next((name for name in sweep.options if name in sweep.grid.options), None)
    if both is not None:
        raise BadSweep(f"{file}: {both} stands under options and under grid.options: leave one of them out")
    return sweep
