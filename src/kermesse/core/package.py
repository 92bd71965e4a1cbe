"""A game's record, put together from its package. Every game has the same files with the same exports: who knows one
knows all, and a game that lacks one is told which.

`docs/adding-a-game.md` says what is in each file; a test holds the two lists against each other.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from kermesse.core.game import AnyGame, Game

# By file (a module, or a package of that name), what it exports. `*` stands for the game's name: `*State` is `KraawState`.
FILES: Final[dict[str, tuple[str, ...]]] = {
    "components": ("COMPONENTS",),
    "options": ("*Options", "PACE", "PRESETS", "check_options"),
    "commands": ("COMMANDS",),
    "events": ("EVENTS",),
    "state": ("*State",),
    "rules": ("setup", "awaiting", "deadline", "legal", "apply", "expire"),
    "view_types": ("*View",),
    "view": ("view",),
    "imagine": ("imagine",),
    "actions": ("kinds",),
    "position": ("read_position",),
    "wording": ("WORDING",),
    "__init__": ("outcome", "census", "GAME"),
}
# What a file exports besides where the game has it: fields of `Game` that have a default.
FURTHER: Final[dict[str, tuple[str, ...]]] = {
    "options": ("pace",),  # where the options change it; else it is `PACE`
    "rules": (
        "apply_unheard",
        "expire_unheard",
        "decisions",
        "answered",
        "canonical",
        "guards",
        "sides",
        "speech",
        "too_late",
    ),
    "view": ("views",),
}
# A file that a game may have, and then with all of this: fields of `Game` that have a default.
OPTIONAL: Final[dict[str, tuple[str, ...]]] = {"reason_kinds": ("REASONS",)}
# Fields of `Game` that bear another name than what is exported for them.
FIELDS: Final = {
    "*Options": "options_type",
    "*State": "state_type",
    "*View": "view_type",
    "COMMANDS": "command_types",
    "EVENTS": "event_types",
    "PRESETS": "presets",
    "read_position": "position",
    "WORDING": "wording",
    "REASONS": "reason_types",
}


class Incomplete(Exception):
    """A package that lacks a file or an export which every game has; the message is one line."""


def game_in(package: str, *, name: str = "", **facts: Any) -> AnyGame:
    """The game of that package, asked for at the end of its `__init__.py`. The facts are those fields of `Game` that no file
    exports: version, seats, how long it takes, what kind of game it is. Raises Incomplete."""
    name = name or package.rpartition(".")[2]
    found: dict[str, Any] = {}
    for file, exports in FILES.items():
        module = _module(package, file)
        for export in exports:
            if export != "GAME":
                found[FIELDS.get(export, export)] = _export(module, export.replace("*", name.capitalize()))
        found |= {export: getattr(module, export) for export in FURTHER.get(file, ()) if hasattr(module, export)}
    for file, exports in OPTIONAL.items():
        if find_spec(f"{package}.{file}") is not None:
            module = _module(package, file)
            found |= {FIELDS.get(export, export): _export(module, export) for export in exports}
    decisions = found.pop("PACE")
    del found["COMPONENTS"]  # its files' own business
    fields = {
        "name": name,
        "package": package,
        "pace": lambda options: decisions,
        "copy": _export(found["state_type"], "copy"),
    }
    return Game(**{**fields, **found, **facts})


def _module(package: str, file: str) -> ModuleType:
    wanted = package if file == "__init__" else f"{package}.{file}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as error:
        if error.name != wanted:
            raise
        raise Incomplete(f"{package} has no {file}.py: every game has one (docs/adding-a-game.md)") from None


def _export(owner: Any, wanted: str) -> Any:
    try:
        return getattr(owner, wanted)
    except AttributeError:
        raise Incomplete(f"{owner.__name__} has no {wanted}: every game has one (docs/adding-a-game.md)") from None
