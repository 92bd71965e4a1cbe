"""Guest games: games from outside, loaded by the name of their module.

A module is named by hand (`--game`), by the environment (`KERMESSE_GAMES`), or by an installed package, which lists it
under `[project.entry-points."kermesse.games"]`.
"""

import os
import re
import sys
import warnings
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from kermesse.core.game import AnyGame, Game
from kermesse.games import CATALOGUE, Catalogue

VARIABLE: Final = "KERMESSE_GAMES"
GROUP: Final = "kermesse.games"  # of entry points
NAME: Final = re.compile(r"[a-z][a-z0-9]{1,19}")  # it appears in addresses and in names of messages

# By the game's name, the folder of its rules: its catalogues are there.
FOLDERS: Final[dict[str, Traversable]] = {}
# By the game's name, its module, with which another process loads it too.
MODULES: Final[dict[str, str]] = {}


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
        _remember(game, module)
    return games


def _remember(game: AnyGame, module: str) -> None:
    FOLDERS[game.name] = folder_of(module)
    MODULES[game.name] = module


def brought() -> tuple[str, ...]:
    """The modules that nobody has to name: of installed packages, then of the environment."""
    return tuple(dict.fromkeys((*installed(), *modules_in(os.environ.get(VARIABLE, "")))))


@cache
def installed() -> tuple[str, ...]:
    """The modules that installed packages bring. One that is no game is left out, with a warning."""
    from importlib.metadata import entry_points  # it takes longer than everything else here

    found = []
    for module in dict.fromkeys(point.module for point in entry_points(group=GROUP)):
        try:
            if guest_in(module).name in CATALOGUE:
                raise NoGuest(f"{module}: there is a game '{guest_in(module).name}' already")
        except NoGuest as error:
            warnings.warn(f"left out: {error}", stacklevel=2)
        else:
            found.append(module)
    return tuple(found)


def game_named(name: str) -> AnyGame:
    """The game of that name, or of that module: of the house, or brought along. Raises NoGuest."""
    if name in CATALOGUE:
        return CATALOGUE[name]
    if name in MODULES:
        return guest_in(MODULES[name])
    if "." in name:
        return known(guest_in(name), name)
    games = with_guests(brought())
    if name not in games:
        raise NoGuest(f"there is no game '{name}'; there are: {', '.join(games)}")
    return games[name]


def known(game: AnyGame, module: str = "") -> AnyGame:
    """The same game, its words found and its module remembered, as if it had been brought along by name."""
    module = module or game.package
    if game.name not in MODULES and module and CATALOGUE.get(game.name) is not game:
        _remember(game, module)
    return game


def module_of(game: AnyGame) -> str:
    """The module by which another process finds that game."""
    return MODULES.get(game.name, game.package)


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


def export_of(module: str, file: str, name: str, otherwise: Any) -> Any:
    """Return what a guest exports under that name: in that file of its package, or beside its rules in one file."""
    home = import_module(module)
    if hasattr(home, "__path__") and find_spec(f"{module}.{file}") is not None:
        home = import_module(f"{module}.{file}")
    return getattr(home, name, otherwise)


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
