"""Junk on a command line, or in a file named there, is answered by a line that says what is wrong, and never by a
traceback.
"""

import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from kermesse.cli import main
from kermesse.games import CATALOGUE
from kermesse.lessons.lesson import lessons_of
from tests.junk_input import DIGITS, TEXTS, VALUES, odd_records

SOURCES = Path(main.callback.__code__.co_filename).parent.parent
NOT_TEXT = "\udcff"  # a byte that is no UTF-8, as Python reads it from a command line
WORDS = [*[text for text in TEXTS if text], NOT_TEXT]  # nothing at all is what a program does by itself: `serve` serves


def every_command(group=main, path=()):
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from every_command(command, (*path, name))
        else:
            yield " ".join((*path, name)), command


COMMANDS = dict(every_command())


def told(*words, env=None):
    """Run a command, check that it ends in an orderly way, and return its output."""
    result = CliRunner().invoke(main, list(words), env=env)
    fault = result.exception
    assert fault is None or isinstance(fault, SystemExit), (words[:8], type(fault), str(fault)[:200])
    assert result.exit_code in (0, 1, 2)
    assert "Traceback" not in result.output
    return result


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """Of each kind that a command reads, one that is right."""
    folder = tmp_path_factory.mktemp("files")
    record = folder / "game.kermesse"
    assert told("record", "kraaw", "--bots", "random", "--seats", "2", "--option", "wins_to_game=1", "-o", str(record))
    (folder / "position.txt").write_text("kraaw\nA[5L 4L 1d 2d 3u] B[2d 2d 4d 1d 3d]\n")
    home = SOURCES / "games" / "kraaw"
    (folder / "lesson.toml").write_text(next((home / "lessons").glob("*.toml")).read_text())
    (folder / "problems.toml").write_text((home / "problems.toml").read_text())
    (folder / "sweep.toml").write_text('game = "kraaw"\nseats = [2]\nbots = ["random"]\ngames = 1\n')
    return folder


def sensible(name, files, tmp_path):
    """Arguments for each command that are valid and cheap."""
    out, missing = str(tmp_path / "out"), str(tmp_path / "missing" / "kermesse.db")
    record = str(files / "game.kermesse")
    return {
        "lesson check": {"files": str(files / "lesson.toml")},
        "lesson moves": {"file": str(files / "lesson.toml"), "step": "nowhere"},
        "problem mine": {"game": "kraaw", "--games": "1", "--from": "1", "--close": "0", "--output": out},
        "problem weigh": {"files": str(files / "nowhere.toml")},
        "arena ladder": {"game": "kraaw", "--bots": "random", "--games": "1"},
        "analyse": {"file": record, "--seat": "Z"},
        "lab report": {"game": "kraaw", "--seats": "2", "--bots": "random", "--games": "1", "--output": record},
        "lab sweep": {"file": str(files / "sweep.toml"), "--output": record},
        "lab compare": {"one": missing, "other": missing},
        "db copy": {"source": missing, "to": missing},
        "person find": {"name": "Ada", "--db": missing},
        "person export": {"id": "Ada", "to": out, "--db": missing},
        "person forget": {"id": "Ada", "--db": missing},
        "backup": {"db": missing, "to": missing},
        "restore": {"copy": missing, "--db": missing},
        "games": {},
        "check": {"module": "nowhere"},
        "new": {"name": "kraaw", "--to": out},  # which is there already: nothing is written
        "arena": {"game": "kraaw", "--bots": "random", "--seats": "2", "--games": "1"},
        "record": {"game": "kraaw", "--bots": "random", "--seats": "2", "--output": out},
        "replay": {"file": record, "--at": "0"},
        "position": {"file": str(files / "position.txt")},
        "serve": {"--db": missing, "--port": "0"},
    }[name]


def named(param):
    return param.opts[-1] if isinstance(param, click.Option) else param.name


def line(name, command, given, *more):
    arguments = [
        given[param.name] for param in command.params if isinstance(param, click.Argument) and param.name in given
    ]
    options = [f"{option}={value}" for option, value in given.items() if option.startswith("--")]
    return (*name.split(), *options, *more, "--", *arguments)


@pytest.mark.parametrize("name", COMMANDS)
def test_no_word_typed_makes_a_fault(name, files, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    command, given = COMMANDS[name], sensible(name, files, tmp_path)
    for param in command.params:
        if getattr(param, "is_flag", False) or (name, named(param)) == ("serve", "--db"):  # it would serve
            continue
        for word in WORDS[:-1] if isinstance(param.type, click.Path) else WORDS:  # a file may be called anything
            typed = f"timers={word}" if named(param) == "--option" else word
            told(*line(name, command, {**given, named(param): typed}))


def put(folder, odd):
    file = folder / "odd"
    file.write_bytes(odd)
    return str(file)


def test_no_record_makes_a_fault(files, tmp_path):
    right = (files / "game.kermesse").read_text()
    for odd in [*VALUES, b"\0", *odd_records(right)]:
        told("replay", put(tmp_path, odd), "--verify")
    for odd in odd_records(right)[::40]:
        told("replay", put(tmp_path, odd), "--seat", "all")
        told("analyse", put(tmp_path, odd), "--seat", "B", "--moments", "1", "--worlds", "1")


ODD_TOML = [
    "[" * 5000,
    "{a=" * 1500,
    DIGITS,
    f"-{DIGITS}",
    f"0.{DIGITS}",
    "1e999999",
    "nan",
    "inf",
    '"\\ud800"',
    "2000-01-01",
    '""',
    "[]",
    "{}",
]


@pytest.mark.parametrize(
    ("kind", "command"), [("lesson", "check"), ("problems", "check"), ("lesson", "moves"), ("sweep", "")]
)
def test_no_file_of_lessons_problems_or_sweeps_makes_a_fault(files, tmp_path, kind, command):
    right = (files / f"{kind}.toml").read_text()
    parts = list(re.finditer(r"(?m)(?<== )(?:\"[^\"\n]*\"|\d+|\[.*?\]|\{.*\}|true|false)$", right))
    tables = re.finditer(r"(?m)^\[+([a-z.]+)\]+$", right)
    odd = [right[: part.start()] + value + right[part.end() :] for part in parts[:25] for value in ODD_TOML]
    odd += [value + right[right.index("\n") :] for value in ODD_TOML]
    odd += [f"{table[1].split('.')[0]} = {value}\n" for table in tables for value in ODD_TOML]
    for text in odd:
        file = put(tmp_path, text.encode())
        words = {
            "check": ("lesson", "check", file),
            "moves": ("lesson", "moves", file, "x"),
            "": ("lab", "sweep", file, "-o", file),
        }
        told(*words[command])


def written_positions():
    """One of each game, the longest that a lesson has."""
    for game in CATALOGUE.values():
        yield game.name, max((step.position for one in lessons_of(game) for step in one.step), key=len)


def test_no_position_makes_a_fault(tmp_path):
    """Each number and each word of one for every game, changed."""
    for game, text in written_positions():
        parts = list(re.finditer(r"\d+|[A-Za-z]+|[^\sA-Za-z0-9]", text))
        for part in parts:
            for word in (DIGITS, "-1", "²", "٣", "1e999", "[" * 3000, "\0", ""):
                odd = text[: part.start()] + word + text[part.end() :]
                told("position", put(tmp_path, odd.encode()), "--game", game)


def test_nothing_in_the_environment_makes_a_fault(tmp_path):
    names = {name for file in SOURCES.rglob("*.py") for name in re.findall(r"KERMESSE_[A-Z_]+", file.read_text())}
    assert len(names) > 20
    for name in sorted(names - {"KERMESSE_DB", "KERMESSE_LISTENER"}):
        for word in WORDS:
            told("serve", "--db", str(tmp_path / "missing" / "db"), "--port", "0", env={name: word})


def test_what_is_no_number_lies_between_no_two(tmp_path):
    for name, option in (("serve", "--drain"), ("problem mine", "--from"), ("problem mine", "--close")):
        assert (
            told(
                *name.split(),
                f"{option}=nan",
                "-o" if name != "serve" else "--db",
                str(tmp_path / "x" / "y"),
                *(["kraaw"] if name != "serve" else []),
            ).exit_code
            == 2
        )
