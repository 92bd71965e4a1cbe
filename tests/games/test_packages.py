"""Every game has the same files with the same exports, and what they export fits the contract."""

import ast
import os
import re
import subprocess
import sys
from dataclasses import MISSING, fields
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from kermesse.core.game import Game
from kermesse.core.package import FIELDS, FILES, FURTHER, OPTIONAL, Incomplete, game_in
from kermesse.games import CATALOGUE

ROOT = Path(__file__).parents[2]
PACKAGES = {name: f"kermesse.games.{name}" for name in CATALOGUE} | {"allumettes": "tests.sixth"}
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
    page = (ROOT / "docs/adding-a-game.md").read_text("utf-8").split("## 2.")[1].split("## 3.")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line.startswith("| `")
    ]
    said = {}
    for names, _, exports in rows:
        for file in re.findall(r"`(\w+)\.py`", names):
            said[file] = tuple(re.findall(r"`([\w*]+)`", exports))
    assert said == FILES
    assert {name for names, *_ in rows for name in re.findall(r"`([^`]+)`", names)} == {
        *(f"{file}.py" for file in FILES),
        *EVERY_FILE,
    }
    further = page.split("Besides, where the game has it,")[1].split(". ")[0]
    assert set(re.findall(r"`(\w+)`", further)) == {name for file, names in FURTHER.items() for name in (file, *names)}
    for file, exports in OPTIONAL.items():
        said = page.split(f"A game may also have `{file}.py`, which exports")[1].split(" or None")[0]
        assert {name for name in exports if f"`{name}`" in said} == set(exports)


def test_what_files_may_export_besides_are_fields_with_a_default():
    by_name = {field.name: field for field in fields(Game)}
    besides = [*FURTHER.values(), *OPTIONAL.values()]
    assert [n for names in besides for n in names if by_name[FIELDS.get(n, n)].default is MISSING] == []
    assert set(FIELDS.values()) <= set(by_name)


def test_a_file_that_a_game_may_have_is_whole(monkeypatch):
    asked = {"name": "kraaw", "version": "1", "seats": range(2, 5)}
    assert game_in("kermesse.games.kraaw", **asked).reason_types
    assert not game_in("tests.sixth", name="allumettes", version="1", seats=range(2, 5)).reason_types
    monkeypatch.delattr("kermesse.games.kraaw.reason_kinds.REASONS")
    with pytest.raises(Incomplete, match=r"^kermesse\.games\.kraaw\.reason_kinds has no REASONS: every game has one"):
        game_in("kermesse.games.kraaw", **asked)


def test_a_game_that_lacks_something_is_told_what(monkeypatch):
    asked = {"name": "allumettes", "version": "1", "seats": range(2, 5)}
    assert game_in("tests.sixth", **asked).name == "allumettes"
    with monkeypatch.context() as without:
        without.delattr("tests.sixth.rules.expire")
        with pytest.raises(Incomplete, match=r"^tests\.sixth\.rules has no expire: every game has one"):
            game_in("tests.sixth", **asked)
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "tests.sixth.imagine", None)
        with pytest.raises(Incomplete, match=r"^tests\.sixth has no imagine\.py: every game has one"):
            game_in("tests.sixth", **asked)
    with pytest.raises(TypeError, match="tempo"):
        game_in("tests.sixth", **asked, tempo="fast")


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
    optional = {file: exports for file, exports in OPTIONAL.items() if find_spec(f"{package}.{file}")}
    for file, exports in {**FILES, **optional}.items():
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
