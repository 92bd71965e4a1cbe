"""Assembly of a `Game` from its package, or from one file.

Our own games have the same files with the same exports. A small game may leave out what has a default, and may have all
its exports in one file. `docs/adding-a-game.md` describes each file; a test holds both lists against each other.
"""

from dataclasses import is_dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from kermesse.core import derived
from kermesse.core.copying import Copied, write_copy
from kermesse.core.game import AnyGame, Command, Event, Game, declared
from kermesse.core.options import Options
from kermesse.core.pace import NO_DECISIONS
from kermesse.core.reason import Reason

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
    "reason_kinds": ("REASONS",),
    "__init__": ("outcome", "census", "GAME"),
}
# Optional exports of these files: fields of `Game` that have a default.
FURTHER: Final[dict[str, tuple[str, ...]]] = {
    "options": ("clock_runs", "pace"),  # `pace` if options change it; otherwise `PACE`
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
    "position": ("seats_of",),
}
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
# Exports without a default, and a description of each.
NEEDED: Final = {
    "*State": "a dataclass(slots=True) of what is on the table",
    "COMMANDS": "what a seat may ask: structs on core.game.Command",
    "EVENTS": "what then happened: structs on core.game.Event",
    "setup": "a new table: its state, and what everybody is told first",
    "awaiting": "the seats whose decision is open",
    "legal": "all that a seat can ask now",
    "apply": "does what a seat asks, or raises Refused and changes nothing",
    "outcome": "how it ended; None until then",
}
# Lists that may be left out: by export, the file that declares the classes, and their base class.
DECLARED: Final[dict[str, tuple[str, type]]] = {
    "COMMANDS": ("commands", Command),
    "EVENTS": ("events", Event),
    "REASONS": ("reason_kinds", Reason),
}
SEEN: Final = {
    "*View": "the shape of what a viewer may know: a struct on core.game.View",
    "view": "what a viewer may know of a state",
    "imagine": "a whole state that fits a view, all that is hidden drawn from chance",
}


class Incomplete(Exception):
    """Raised when a game lacks an export without a default. The message is one line; `lacks` has a line for each."""

    def __init__(self, package: str, lacks: list[str]) -> None:
        more = f" (and {len(lacks) - 1} more: kermesse check {package})" if len(lacks) > 1 else ""
        super().__init__(f"{package} has {lacks[0]}{more}")
        self.lacks = tuple(lacks)


def game_in(package: str, *, name: str = "", **facts: Any) -> AnyGame:
    """The game of that package or module; called at the end of its `__init__.py` or of its one file.

    `facts` are the fields of `Game` that no file exports: version, seats, length, kind of game. Raises Incomplete.
    """
    name = name or package.rpartition(".")[2]
    title = name.capitalize()
    found = _exported(package, title)
    lacks = [
        f"no {export.replace('*', title)}: {what}"
        for export, what in NEEDED.items()
        if not (found.get(export) or FIELDS.get(export, export) in facts)
    ]
    if "read_position" in found and "seats_of" not in found and len(facts["seats"]) > 1:
        lacks.append("no seats_of: the number of seats of a state that a position was read into")
    lacks += _add_defaults(found, name, bool(facts.get("perfect_information")))
    if lacks:
        raise Incomplete(package, lacks)
    return Game(**{"name": name, "package": package, **_fields(found), **facts})


def _fields(found: dict[str, Any]) -> dict[str, Any]:
    """Exports by the fields of `Game` that they fill."""
    fields = {FIELDS.get(export, export): value for export, value in found.items()}
    decisions = fields.pop("PACE")
    fields.pop("COMPONENTS", None)  # used by the game's own files only
    state = fields["state_type"]
    if isinstance(state, type) and issubclass(state, Copied):
        write_copy(state)
    return {"pace": lambda options: decisions, "copy": getattr(state, "copy", derived.copy_of)} | fields


def _exported(package: str, title: str) -> dict[str, Any]:
    """The game's exports: each from its file, or from the package itself if there is no such file."""
    found: dict[str, Any] = {}
    for file, exports in FILES.items():
        home = _home(package, file)
        for export in (*exports, *FURTHER.get(file, ())):
            value = getattr(home, export.replace("*", title), None)
            if export != "GAME" and value is not None and not isinstance(value, ModuleType):
                found[export] = value
    for export, (file, kind) in DECLARED.items():
        if export not in found:
            found[export] = declared(kind, _home(package, file).__name__)
    return found


def _home(package: str, file: str) -> ModuleType:
    root = import_module(package)
    inside = hasattr(root, "__path__") and file != "__init__" and find_spec(f"{package}.{file}") is not None
    return import_module(f"{package}.{file}") if inside else root


def _add_defaults(found: dict[str, Any], name: str, is_open: bool) -> list[str]:
    """Add the defaults; return a line for each export that cannot be derived."""
    options = found.setdefault("*Options", Options)
    pace = found.setdefault("PACE", NO_DECISIONS)
    defaults = {
        "check_options": lambda options, seats: pace.check(options),
        "census": lambda state: {},
        "read_position": derived.NoPosition(name),
    }
    for export, default in defaults.items():
        found.setdefault(export, default)
    if "PRESETS" not in found:
        found["PRESETS"] = derived.presets_of(options)
    return [*_add_deadlines(found), *_add_views(found, name.capitalize(), is_open), *_add_kinds(found)]


def _add_deadlines(found: dict[str, Any]) -> list[str]:
    if "deadline" in found and "expire" not in found:
        return ["no expire: what happens when a deadline falls"]
    if "expire" in found and "deadline" not in found:
        return ["no deadline: when the state will change by itself"]
    found.setdefault("deadline", derived.no_deadline)
    found.setdefault("expire", derived.nothing_expires)
    return []


def _add_views(found: dict[str, Any], title: str, is_open: bool) -> list[str]:
    """Derive the view from the state if nothing is hidden and there is at most one decision."""
    lacking = [export for export in SEEN if export not in found]
    if not lacking or "*State" not in found or "awaiting" not in found:
        return []
    state = found["*State"]
    if len(lacking) < len(SEEN) or not is_open or not is_dataclass(state):
        return [f"no {export.replace('*', title)}: {SEEN[export]}" for export in lacking]
    if "pace" in found or len(found["PACE"].asked) > 1:
        return [f"no {title}View, view and imagine: they follow from the state only where there is one decision"]
    open_view = derived.OpenView(state, title, found["PACE"])
    found |= {
        "*View": open_view.type,
        "view": open_view.view(found["awaiting"], found["deadline"]),
        "imagine": open_view.imagine,
    }
    return []


def _add_kinds(found: dict[str, Any]) -> list[str]:
    if "kinds" not in found:
        try:
            found["kinds"] = derived.kinds_of(found["COMMANDS"])
        except derived.Unbounded as error:
            return [f"no kinds, and the type of {error} does not say its values: Literal, bool, Seat, Meta(ge=, le=)"]
    return []
