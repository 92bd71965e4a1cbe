"""The project's statements about itself are true: the files, targets, scripts, commands and settings that it names
exist.

Words are what a person reads: documents and catalogues whole; of code its comments, docstrings and messages.
"""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from pkgutil import resolve_name

import pytest

from kermesse.cli import main

ROOT = Path(__file__).resolve().parent.parent
NOT_OURS = {
    ".git",
    ".venv",
    ".venv-bench",
    ".venv-train",
    ".venv-ray",
    ".venv-learn",
    "node_modules",
    "static",
    "build",
    "dist",
    "screenshots",
    "__pycache__",
}
NOT_WORDS = {"package-lock.json", "LICENSE", Path(__file__).name}
CODE = (".ts", ".svelte", ".js", ".mjs", ".cjs", ".css")
WHOLE = (".md", ".ftl", ".html")
# Made by `make setup`, and therefore not there in a fresh clone.
MADE = ("web/src/wire/generated.ts", "src/kermesse/static/index.html")

FILE = re.compile(
    r"(?<![\w/.<*{@-])(?:[\w<>*-]+/|\.{1,2}/)*(?:[\w<>*-]|\{[\w,]+\}|(?<=[\w>}])\.(?=[\w{]))+\.(?:py|md|ts|svelte|toml|ftl|sh|css)\b(?![\w(])"
)
FOLDER = re.compile(r"`((?:src|tests|web|docs|scripts|bench|requirements)/[\w<>*/.-]*)`")
MODULE = re.compile(r"\bkermesse(?:\.[a-z_]+)+(?:[.:]\w+)?\b(?!\.\w)")
TARGET = re.compile(
    r"(?:(?:^|[`\"'])|\b(?:run|needs|by|with|before|after|try|call) )make ([a-z][a-z0-9-]*)", re.MULTILINE
)
SCRIPT = re.compile(r"\bnpm run ([a-z]+)")
VERB = re.compile(r"(?:^|[`$] ?)kermesse ([a-z]+)\b", re.MULTILINE)
SETTING = re.compile(r"\bKERMESSE_[A-Z_]+\b")


pytestmark = pytest.mark.xdist_group("docs")  # read once


@cache
def tree() -> tuple[str, ...]:
    """Every file of ours, by its way from the root."""

    def below(folder: Path) -> Iterator[str]:
        for path in sorted(folder.iterdir()):
            if path.is_dir() and path.name not in NOT_OURS and not path.name.endswith(("_cache", ".egg-info")):
                yield from below(path)
            elif path.is_file():
                yield path.relative_to(ROOT).as_posix()

    return (*below(ROOT), *MADE)


@cache
def words_of(file: str) -> tuple[tuple[int, str], ...]:
    """Return the words of a file, piece by piece, each with its line."""
    path = ROOT / file
    if path.name in NOT_WORDS or file in MADE:
        return ()
    if path.suffix == ".py":
        return tuple(_words_of_python(path.read_text("utf-8")))
    if path.suffix in WHOLE:
        return tuple(enumerate(path.read_text("utf-8").splitlines(), 1))
    if path.suffix in CODE:
        return tuple(_comments(path.read_text("utf-8")))
    if path.suffix in (".toml", ".sh") or path.name == "Makefile":
        lines = enumerate(path.read_text("utf-8").splitlines(), 1)
        return tuple((number, line) for number, line in lines if line.startswith("#") or re.search(r'" *#|= .*"', line))
    return ()


def _words_of_python(source: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(source.splitlines(), 1):
        if found := re.search(r"(?:^|\s)#.*", line):
            yield number, found[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
            for at, line in enumerate(node.value.splitlines()):
                yield node.lineno + at, line


def _comments(source: str) -> Iterator[tuple[int, str]]:
    for found in re.finditer(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'/])//[^\n]*", source, re.DOTALL):
        first = source.count("\n", 0, found.start()) + 1
        yield from enumerate(found[0].splitlines(), first)


def named(pattern: re.Pattern[str]) -> list[tuple[str, str]]:
    """Everything of that kind that is named anywhere, with its place."""
    return [
        (f"{file}:{line}", found[pattern.groups])
        for file in tree()
        for line, text in words_of(file)
        for found in pattern.finditer(text)
    ]


# ---------------------------------------------------------------- files

# Files of whoever uses the house, and what a word of the language looks like a file.
GUESTS = {"setup.py", "game.kermesse", "msgspec.toml", "boards.toml"}


def is_there(name: str, where: str) -> bool:
    """True if the path exists from the root, from the naming file's folder or one above it, or as the end of a path
    that is long enough to be unique.

    `<game>`, `GAME` and `*` stand for anything, `{fr,en}` for one of them.
    """
    shape = re.sub(r"<\w+>|\{[\w,]+\}|\bGAME\b|\*+", "§", name.removeprefix("./"))
    while shape.startswith("../"):
        where, shape = where.rpartition("/")[0], shape[3:]
    pattern = re.compile(re.escape(shape).replace("§", "[^/]*"))
    rooms = [""]
    for part in Path(where).parent.parts:
        rooms.append(f"{rooms[-1]}{part}/")
    if game := re.search(r"games/\w+/", where):
        rooms.append(f"src/kermesse/{game[0]}")  # a game's tests and its looks speak of its rules
    if players := re.search(r"players/\w+/", where):
        rooms.append(f"src/kermesse/{players[0]}")  # tests of players speak of them
    ways = [way for file, way in _ends(shape.count("/")) if pattern.fullmatch(file)]
    near = any(way in rooms for way in ways)
    return near or (bool(ways) and ("/" in shape or where.endswith(".md") or len(set(ways)) == 1))


@cache
def _ends(rooms: int) -> tuple[tuple[str, str], ...]:
    """Every file by its name and so many rooms above it, with the way there."""
    parted = [file.split("/") for file in tree()]
    cut = [(parts[-rooms - 1 :], parts[: -rooms - 1]) for parts in parted if len(parts) > rooms]
    return tuple(("/".join(end), "".join(f"{part}/" for part in way)) for end, way in cut)


def test_every_file_that_is_named_exists() -> None:
    lost = [
        f"{where} names {name}"
        for where, name in named(FILE)
        if name not in GUESTS and not is_there(name, where.rpartition(":")[0])
    ]
    assert lost == []


def test_every_folder_that_a_document_names_exists() -> None:
    lost = []
    for where, name in named(FOLDER):
        shape = re.escape(re.sub(r"<\w+>|\*+", "§", name).rstrip("/")).replace("§", "[^/]+")
        above = [where.rpartition("/")[0] + "/", ""] if "/" in where else [""]
        if not any(re.match(f"{re.escape(room)}{shape}(?:/|$)", file) for room in above for file in tree()):
            lost.append(f"{where} names {name}")
    assert lost == []


def test_every_module_that_is_named_can_be_imported() -> None:
    lost = []
    # what a browser keeps bears names like modules
    kept = {
        key for file in (ROOT / "web/src").rglob("*.ts") for key in re.findall(r'"(kermesse\.\w+)"', file.read_text())
    }
    for where, name in named(MODULE):
        if name in kept or name.startswith(("kermesse.db", "kermesse.example")):  # files and hosts
            continue
        try:
            resolve_name(name)
        except (ImportError, AttributeError):
            lost.append(f"{where} names {name}")
    assert lost == []


# ---------------------------------------------------------------- what one may type


def targets() -> set[str]:
    return set(re.findall(r"^([a-z][a-z0-9-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def test_every_make_target_that_is_named_exists() -> None:
    assert {"play", "test", "lint"} <= targets()
    found = named(TARGET)
    assert {"play", "soak", "bench-server"} <= {target for _, target in found}
    assert [f"{where} names make {target}" for where, target in found if target not in targets()] == []


def test_every_target_that_is_no_file_is_said_to_be_none() -> None:
    """A folder of that name would keep it from being made."""
    text = (ROOT / "Makefile").read_text()
    declared = re.search(r"^\.PHONY: (.*)$", text, re.MULTILINE)
    assert declared
    assert set(declared[1].split()) == targets()


def test_every_npm_script_that_is_named_exists() -> None:
    scripts = json.loads((ROOT / "web/package.json").read_text())["scripts"]
    found = named(SCRIPT)
    assert found
    assert [f"{where} names npm run {script}" for where, script in found if script not in scripts] == []


def test_every_verb_of_the_command_line_that_is_named_exists() -> None:
    found = [(where, verb) for where, verb in named(VERB) if where.startswith(("README", "docs/", "src/kermesse/cli"))]
    assert {"replay", "serve", "arena"} <= {verb for _, verb in found}
    assert [f"{where} names kermesse {verb}" for where, verb in found if verb not in main.commands] == []


def test_every_setting_that_is_named_is_read_and_every_one_that_is_read_is_documented() -> None:
    read = set()
    for file in tree():
        if file.endswith((".py", ".ts", ".sh", "Makefile")) and not file.endswith(Path(__file__).name):
            text = (ROOT / file).read_text("utf-8") if (ROOT / file).is_file() else ""
            quoted = r"[\"'](KERMESSE_[A-Z_]+)[\"']" if file.startswith("src/") else r"environ(?:\.get\(|\[)\"(\w+)"
            found = re.findall(rf"{quoted}|env(?:\.|\[\")(KERMESSE_[A-Z_]+)|\$\{{(KERMESSE_[A-Z_]+)", text)
            read |= {name for pair in found for name in pair if name}
    assert len(read) > 8
    assert [f"{where} names {name}" for where, name in named(SETTING) if name not in read] == []
    served = {
        param.envvar for param in main.commands["serve"].params if param.envvar and not getattr(param, "hidden", False)
    }
    documents = [file for file in tree() if file.startswith("docs/") and file.endswith(".md")]
    told = {name for file in documents for name in SETTING.findall((ROOT / file).read_text("utf-8"))}
    assert len(served) > 20
    assert sorted(served - told) == []


def test_the_server_reads_no_environment_but_by_its_options() -> None:
    server = [file for file in tree() if file.startswith("src/kermesse/server/") and file.endswith(".py")]
    assert len(server) > 50
    reads = re.compile(r"environ\.get|getenv|environ\[[^\]]+\](?! =)|\*\*os\.environ")
    assert reads.search('os.environ["KERMESSE_DB"]')
    assert [file for file in server if reads.search((ROOT / file).read_text("utf-8"))] == []


# ---------------------------------------------------------------- the tests see


@pytest.mark.parametrize(
    ("name", "where", "there"),
    [
        ("docs/server.md", "README.md", True),
        ("docs/servers.md", "README.md", False),
        ("docs/rules/<game>.md", "docs/adding-a-game.md", True),
        ("view.py", "src/kermesse/games/kero/rules/camp.py", True),  # a room above
        ("view.py", "src/kermesse/server/table/table.py", False),  # which of the five?
        ("core/clock.py", "web/src/table/clock.ts", True),
        ("core/clocks.py", "web/src/table/clock.ts", False),
        ("src/kermesse/games/<game>/locale/{fr,en}.ftl", "web/README.md", True),
    ],
)
def test_a_name_is_looked_for_where_a_reader_would(name: str, where: str, there: bool) -> None:
    assert is_there(name, where) is there


@pytest.mark.parametrize(
    ("pattern", "text", "found"),
    [
        (TARGET, "The client is not built yet: run `make build`.", ["build"]),
        (TARGET, "make play   # sets everything up", ["play"]),
        (TARGET, "You need make and a compiler; it would make each message longer.", []),
        (FILE, "see table.py, or (docs/x.md).", ["table.py", "docs/x.md"]),
        (FILE, "`web/src/games/<game>/Board.svelte`", ["web/src/games/<game>/Board.svelte"]),
        (VERB, "`kermesse replay --verify` plays it; the kermesse serves", ["replay"]),
    ],
)
def test_what_is_named_is_found_in_a_sentence(pattern: re.Pattern[str], text: str, found: list[str]) -> None:
    assert [one[pattern.groups] for one in pattern.finditer(text)] == found
