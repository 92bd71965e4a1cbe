"""Guest games: games from outside, loaded by the name of their module."""

import os
import re
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from kermesse.core.game import AnyGame, Game
from kermesse.games import CATALOGUE, Catalogue

VARIABLE: Final = "KERMESSE_GAMES"
NAME: Final = re.compile(r"[a-z][a-z0-9]{1,19}")  # it appears in addresses and in names of messages

# By the game's name, the folder of its rules: its catalogues are there.
FOLDERS: Final[dict[str, Traversable]] = {}


class NoGuest(Exception):
    """Raised for a module without a game; the message is one line with the reason."""


def with_guests(modules: Iterable[str]) -> Catalogue:
    """Our own games, followed by those of these modules. Raises NoGuest."""
    games = CATALOGUE
    for module in modules:
        game = guest_in(module)
        if game.name in games:
            raise NoGuest(f"{module}: there is a game '{game.name}' already")
        games = games.also(game, guests=(module,))
        FOLDERS[game.name] = folder_of(module)
    return games


def home_of(game: str) -> Traversable:
    """The folder with a game's own files."""
    return FOLDERS[game] if game in FOLDERS else files("kermesse") / "games" / game


def modules_in(environment: str) -> tuple[str, ...]:
    """The module names in `module,module`, as in KERMESSE_GAMES."""
    return tuple(module for word in environment.split(",") if (module := word.strip()))


def folder_of(module: str) -> Traversable:
    """The folder of a package, or the folder with a module's file."""
    found = import_module(module)
    return files(module) if hasattr(found, "__path__") else Path(found.__file__ or "").parent


def guest_in(module: str) -> AnyGame:
    """The game of that module. Raises NoGuest."""
    if not all(part.isidentifier() for part in module.split(".")):
        raise NoGuest(f"'{module}' is no name of a Python module, as in: tents.allumettes")
    # Last on the path, so that modules in the working folder hide nothing that is installed.
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        game = getattr(import_module(module), "GAME", None)
    except Exception as error:
        why = str(error).partition("\n")[0]
        raise NoGuest(f"{module} cannot be imported: {type(error).__name__}: {why}") from error
    if not isinstance(game, Game):
        raise NoGuest(f"{module} has no GAME (see docs/adding-a-game.md)")
    if not NAME.fullmatch(game.name):
        raise NoGuest(f"{module}: a game's name is 2 to 20 small letters and digits, not '{game.name}'")
    return game
