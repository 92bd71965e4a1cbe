"""Assembly of a `Game` from its package. All games have the same files with the same exports.

A package that lacks one is named in the error. `docs/adding-a-game.md` describes each file; a test holds both lists
against each other.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from kermesse.core.game import AnyGame, Game

# The exports of each file (a module, or a package of that name). `*` is the game's name: `*State` is `KraawState`.
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
# Optional exports of these files: fields of `Game` that have a default.
FURTHER: Final[dict[str, tuple[str, ...]]] = {
    "options": ("pace",),  # if options change it; otherwise `PACE`
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
# Optional files, with the exports they must then have: fields of `Game` that have a default.
OPTIONAL: Final[dict[str, tuple[str, ...]]] = {"reason_kinds": ("REASONS",)}
# Fields of `Game` whose name differs from the export's.
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
    """Raised when a package lacks a file or an export that every game has. The message is one line."""


def game_in(package: str, *, name: str = "", **facts: Any) -> AnyGame:
    """The game of that package; called at the end of its `__init__.py`.

    `facts` are the fields of `Game` that no file exports: version, seats, length, kind of game. Raises Incomplete.
    """
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
    del found["COMPONENTS"]  # used by the game's own files only
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
