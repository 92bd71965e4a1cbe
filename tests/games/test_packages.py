"""Every game of the house has the same files with the same exports, and what they export fits the contract; a small
game has what it needs, and the rest by default.
"""

import ast
import os
import re
import subprocess
import sys
from dataclasses import MISSING, fields
from importlib import import_module, invalidate_caches
from pathlib import Path

import msgspec
import pytest

from kermesse.core.chance import Chance, seed_from
from kermesse.core.clock import NEVER
from kermesse.core.game import BadPosition, Game
from kermesse.core.match import Match
from kermesse.core.options import Options
from kermesse.core.package import FIELDS, FILES, FURTHER, NEEDED, Incomplete
from kermesse.core.wire import encode, wire
from kermesse.games import CATALOGUE

ROOT = Path(__file__).parents[2]
PACKAGES = {name: f"kermesse.games.{name}" for name in CATALOGUE}
EVERY_FILE = ["components.toml", "locale/fr.ftl", "locale/en.ftl", "locale/options.fr.ftl", "locale/options.en.ftl"]


def module(game, file):
    return import_module(PACKAGES[game] if file == "__init__" else f"{PACKAGES[game]}.{file}")


@pytest.mark.parametrize("game", PACKAGES)
def test_every_game_has_every_file_with_its_exports(game):
    for file, exports in FILES.items():
        missing = [name for name in exports if not hasattr(module(game, file), name.replace("*", game.capitalize()))]
        assert missing == [], f"{game}/{file}"
    folder = Path(module(game, "__init__").__file__).parent
    assert [name for name in EVERY_FILE if not (folder / name).is_file()] == []


@pytest.mark.parametrize("game", CATALOGUE)
def test_rules_export_what_the_contract_asks_and_nothing_else(game):
    assert set(module(game, "rules").__all__) <= {*FILES["rules"], *FURTHER["rules"]}


def taken_for_another(source, package, exports):
    """Names that a module imports as a module from its own package although the package exports something else by that
    name.
    """
    found = (
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom) and node.module == package
    )
    return {name.name for node in found for name in node.names} & set(exports)


@pytest.mark.parametrize("game", CATALOGUE)
def test_no_module_of_the_rules_is_imported_by_a_name_that_they_export(game):
    """Python finds the module all the same; mypyc takes the export, and compiles nothing."""
    rules = module(game, "rules")
    for file in Path(rules.__file__).parent.glob("[a-z]*.py"):
        assert not taken_for_another(file.read_text("utf-8"), rules.__name__, rules.__all__), file.name


def test_a_module_that_is_taken_for_an_export_is_found():
    source = "from a.rules import speech, table"
    assert taken_for_another(source, "a.rules", ["speech", "setup"]) == {"speech"}


def test_the_document_says_the_same():
    """The table of docs/adding-a-game.md: files in its first column, their exports in its last."""
    page = (ROOT / "docs/adding-a-game.md").read_text("utf-8").split("## 3.")[1].split("## 4.")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line.startswith("| `")
    ]
    said = {}
    for names, _, exports in rows:
        for file in re.findall(r"`(\w+)(?:\.py|/)`", names):
            said[file] = tuple(re.findall(r"`([\w*]+)`", exports))
    assert said == FILES
    assert {name for names, *_ in rows for name in re.findall(r"`([^`]+)`", names)} == {
        *("rules/" if file == "rules" else f"{file}.py" for file in FILES),
        *EVERY_FILE,
    }
    further = page.split("Besides, where the game has it,")[1].split(". ")[0]
    assert set(re.findall(r"`(\w+)`", further)) == {name for file, names in FURTHER.items() for name in (file, *names)}


def test_the_document_says_what_a_small_game_needs_and_what_follows():
    page = (ROOT / "docs/adding-a-game.md").read_text("utf-8").split("## 2.")[1].split("## 3.")[0]
    needed = page.split("What it has to export:")[1].split("(`*` stands")[0]
    assert set(re.findall(r"`([\w*]+)`", needed)) == set(NEEDED) - {"COMMANDS", "EVENTS"}
    follows = {
        name
        for line in page.splitlines()
        if line.startswith("| `")
        for name in re.findall(r"`([\w*]+)`", line.split("|")[1])
    }
    assert follows - {"copy", "BOTS", "reason"} | set(NEEDED) == {
        export for exports in FILES.values() for export in exports if export != "GAME"
    }


def test_what_files_may_export_besides_are_fields_with_a_default():
    by_name = {field.name: field for field in fields(Game)}
    assert [n for names in FURTHER.values() for n in names if by_name[FIELDS.get(n, n)].default is MISSING] == []
    assert set(FIELDS.values()) <= set(by_name)


SMALL = """
from dataclasses import dataclass
from typing import Annotated, Literal
from msgspec import Meta, Struct
from kermesse.core.chance import Chance
from kermesse.core.game import Command, Event, Outcome, Refused, Seat
from kermesse.core.package import game_in

class Count(Command, frozen=True):
    by: Annotated[int, Meta(ge=1, le=2)]
    aloud: Literal["yes", "no"]
class Counted(Event, frozen=True):
    seat: Seat
    total: int
class Part(Struct):
    held: list[int]
@dataclass(slots=True)
class SmallState:
    chance: Chance
    total: int
    parts: list[Part]
    by_name: dict[str, list[int]]

def setup(seats, options, chance, now):
    return SmallState(chance, 0, [Part([0]) for _ in range(seats)], {"a": [1]}), []
def awaiting(state):
    return (state.total % 2,) if state.total < 5 else ()
def legal(state, seat, now):
    return [Count(1, "no")] if seat in awaiting(state) else []
def apply(state, seat, command, now):
    if command not in legal(state, seat, now):
        raise Refused("not_your_turn", "1")
    state.total += 1
    return [Counted(seat, state.total)]
def outcome(state):
    return Outcome("over", (0,), (1, 2), (1, 0)) if state.total >= 5 else None

GAME = game_in(__name__, version="1", seats=range(2, 3), perfect_information=True)
"""


@pytest.fixture
def small(tmp_path, monkeypatch):
    """A module with that text, after changes to it."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def written(*changes, name="small"):
        text = SMALL
        for was, becomes in changes:
            assert was in text
            text = text.replace(was, becomes)
        (tmp_path / f"{name}.py").write_text(text)
        monkeypatch.delitem(sys.modules, name, raising=False)
        invalidate_caches()
        return import_module(name)

    yield written
    sys.modules.pop("small", None)


def test_what_a_small_game_does_not_say_is_said_for_it(small):
    game = small().GAME
    assert (game.name, list(game.tags), [kind.__name__ for kind in game.event_types]) == (
        "small",
        ["count"],
        ["Counted"],
    )
    assert game.options_type is Options
    assert list(game.presets) == ["first_game", "standard", "expert"]
    assert game.pace(Options()).asked == frozenset()
    assert [msgspec.to_builtins(command) for command in game.actions(2, Options())] == [
        {"do": "count", "by": by, "aloud": aloud} for by in (1, 2) for aloud in ("no", "yes")
    ]
    match = Match(game, 2, Options(), seed_from("small"))
    assert match.deadline() == NEVER
    assert game.census(match.state) == {}
    with pytest.raises(BadPosition, match="small has no notation for positions yet"):
        game.position("")


def test_a_copy_shares_nothing_that_can_be_changed(small):
    game = small().GAME
    state, _ = game.setup(2, Options(), Chance(seed_from("copy")), 0)
    before = encode(state)
    other = game.copy(state)
    assert encode(other) == before
    other.parts[0].held[0] = other.by_name["a"][0] = 9
    other.parts.append(other.parts[0])
    assert encode(state) == before


def test_where_nothing_is_hidden_the_view_is_the_state(small):
    game = small().GAME
    chance = Chance(seed_from("seen"))
    state, _ = game.setup(2, Options(), chance, 0)
    view = game.view(state, 1, 0)
    assert msgspec.to_builtins(view) == {
        "viewer": 1,
        "total": 0,
        "parts": [{"held": [0]}, {"held": [0]}],
        "by_name": {"a": [1]},
        "pending": [],
    }
    assert wire(game).view(encode(view)) == view
    imagined = game.imagine(view, chance)
    assert imagined == state
    imagined.parts[0].held[0] = view.parts[0].held[0] = 9
    assert state.parts[0].held == [0]


@pytest.mark.parametrize(
    ("was", "becomes", "lacks"),
    [
        ("def legal", "def lawful", ["no legal: all that a seat can ask now"]),
        ("class SmallState", "class State", ["no SmallState: a dataclass(slots=True) of what is on the table"]),
        ("(Event, frozen=True)", "(Struct)", ["no EVENTS: what then happened: structs on core.game.Event"]),
        ("GAME =", "def deadline(state): return 0\nGAME =", ["no expire: what happens when a deadline falls"]),
        (
            "Annotated[int, Meta(ge=1, le=2)]",
            "int",
            ["no kinds, and the type of Count.by does not say its values: Literal, bool, Seat, Meta(ge=, le=)"],
        ),
        (
            ", perfect_information=True",
            "",
            [
                "no SmallView: the shape of what a viewer may know: a struct on core.game.View",
                "no view: what a viewer may know of a state",
                "no imagine: a whole state that fits a view, all that is hidden drawn from chance",
            ],
        ),
    ],
)
def test_a_game_that_lacks_something_is_told_what(small, was, becomes, lacks):
    with pytest.raises(Incomplete) as incomplete:
        small((was, becomes))
    assert list(incomplete.value.lacks) == lacks
    assert str(incomplete.value).startswith(f"small has {lacks[0]}")


def test_a_fact_that_there_is_not_is_refused(small):
    with pytest.raises(TypeError, match="tempo"):
        small(("seats=", 'tempo="fast", seats='))


def written_out(game):
    """Write out a game's record as source: every field with the export of its file."""
    package, title = PACKAGES[game], game.capitalize()
    kinds = ", ".join((f"{title}State", "Command", "Event", f"{title}View", f"{title}Options"))
    given = {
        "name": repr(game),
        "version": "''",
        "seats": "range(2)",
        "package": repr(package),
        "copy": f"{title}State.copy",
    }
    lines = []
    for file, exports in FILES.items():
        where = package if file == "__init__" else f"{package}.{file}"
        found = [name for name in FURTHER.get(file, ()) if hasattr(module(game, file), name)]
        for export in (*exports, *found):
            if export not in ("GAME", "COMPONENTS", "PACE"):
                name = export.replace("*", title)
                own = name if "*" in export else f"{game}_{name}"
                lines.append(f"from {where} import {name} as {own}")
                given[FIELDS.get(export, export)] = own
    record = ", ".join(f"{field}={value}" for field, value in given.items())
    return [*lines, f"{game}: Game[{kinds}] = Game({record})"]


def typed(lines):
    head = "from kermesse.core.game import Command, Event, Game"
    source = "\n".join([head, *lines])
    # The settings of `make lint`, so that mypy's cache can be used.
    settings = ["--config-file=", "--strict", "--warn-unreachable", "--python-version=3.11"]
    asked = [sys.executable, "-m", "mypy", *settings, "-c", source]
    env = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    return subprocess.run(asked, cwd=ROOT, env=env, capture_output=True, text=True, check=False).stdout


def test_what_the_files_export_has_the_types_of_the_contract():
    """mypy does not check a record that is put together at run time, so it is written out and checked here."""
    right = [line for game in CATALOGUE for line in written_out(game)]
    exchanged = [line.replace("kraaw.view import view", "krom.view import view") for line in written_out("kraaw")]
    wrong = [line.replace("kraaw_", "exchanged_").replace("kraaw: Game", "exchanged: Game") for line in exchanged]
    faults = [line for line in typed([*right, *wrong]).splitlines() if ": error:" in line]
    assert any('Argument "view" to "Game"' in fault for fault in faults), faults
    assert {fault.split(":")[1] for fault in faults} == {str(1 + len(right) + len(wrong))}, faults
