"""House style that a reader can count on: plain names, lines of 120 columns, short functions, plain docstrings,
imperative commits.
"""

import ast
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.xdist_group("tidy")  # every module is parsed once
LINE = 120
FUNCTION = 40
PARAMETERS = 6
SUBJECT = 72
SINCE = "2026-11-19T02:40:00"  # commits are held to this from then on

# Former names of our own. They say less than the words that took their place.
BANNED = (
    *("by_thumb", "Appraisal", "knowhow", "hushed", "HUSHED", "nearly_best", "several_eyes", "MINIATURE"),
    *("told_by_type", "TELLING", "Telling", "found_logs", "fair_queue", "thumb_gods", "Wanderer"),
)
# Modules whose functions are lists of a state's or a table's fields, one after the other.
TABLES_OF_FIELDS = (
    *("research/encoders/", "/state.py", "/view.py", "/imagine.py", "/actions.py"),
    *("/features.py", "/position_value.py"),
)
# Longer than FUNCTION, or with more than PARAMETERS, each for its reason.
LONG = {
    "_judge": "one search over what can still be planted; its parts share nine locals",
    "_settle": "options of Chronos that depend on each other, in the rules' order",
    "to_pile": "weights of one move, a line each",
    "from_place": "weights of one move, a line each",
    "train": "the loop of a training run, read from top to bottom",
    "main": "a measurement told from top to bottom",
    "do": "Kero's commands, a case each",
    "ladder": "a command line and what it prints",
    "compare": "a command line and what it prints",
    "position": "a command line and what it prints",
    "arena": "a command line and what it prints",
    "_own_actions": "a rollout's hot loop",
    "_throw_again": "one decision of a heuristic, weighed in order",
    "summary": "the first page of a report, a sentence each",
}


@cache
def tree(*endings: str) -> tuple[str, ...]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return tuple(name for name in listed.splitlines() if name.endswith(endings) and (ROOT / name).is_file())


@cache
def parsed() -> list[tuple[str, ast.AST]]:
    return [(name, ast.parse((ROOT / name).read_text("utf-8"))) for name in tree(".py")]


QUOTED = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|`[^`]*`")


PRAGMA = re.compile(r"  # (?:type: ignore|noqa).*")


def without_scripts(name: str, module: ast.AST) -> list[str]:
    """Lines of a module, with texts of several lines (scripts, pages) blank unless they are docstrings."""
    lines = (ROOT / name).read_text("utf-8").splitlines()
    for node in ast.walk(module):
        if isinstance(node, ast.Expr) or not hasattr(node, "_fields"):
            continue
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Constant | ast.JoinedStr) and child.end_lineno != child.lineno:
                lines[child.lineno - 1 : child.end_lineno] = [""] * (child.end_lineno - child.lineno + 1)
    return lines


def wide(lines: list[str]) -> list[int]:
    """Numbers of lines over LINE columns; what is quoted may be long."""
    return [
        number
        for number, line in enumerate(lines, 1)
        if len(line) > LINE and len(PRAGMA.sub("", QUOTED.sub("", line))) > LINE
    ]


def test_lines_have_at_most_120_columns():  # those of the client: web/tests/width.test.ts
    assert [
        f"{name}:{number}"
        for name, module in parsed()
        if name != "tests/tiny_game.py"
        if wide((ROOT / name).read_text("utf-8").splitlines())
        for number in wide(without_scripts(name, module))
    ] == []


def names_in(node: ast.AST) -> set[str]:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
            return set(name.split("."))
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return {name}
    return set()


def test_former_names_do_not_come_back():
    found = [
        f"{file}: {name}"
        for file, module in parsed()
        if any(name in (ROOT / file).read_text("utf-8") for name in BANNED)
        for node in ast.walk(module)
        for name in names_in(node) & set(BANNED)
    ]
    assert found == []


@cache
def functions() -> list[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    return [
        (file, node)
        for file, module in parsed()
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def test_functions_have_at_most_40_lines():
    found = [
        f"{file}: {function.name} has {length(function)}"
        for file, function in functions()
        if length(function) > FUNCTION
        and function.name not in LONG
        and not any(part in file for part in TABLES_OF_FIELDS)
        and not file.startswith("tests/")
    ]
    assert found == []


def test_every_long_function_is_still_there():
    long = {function.name for _, function in functions() if length(function) > FUNCTION}
    assert sorted(LONG.keys() - long) == []


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    given = function.args
    names = [one.arg for one in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    return len(names) - (names[:1] in (["self"], ["cls"]))


def is_command(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """True for a command of the command line: its parameters are its options."""
    return any("command" in ast.dump(one) or "option" in ast.dump(one) for one in function.decorator_list)


MANY_PARAMETERS = {
    "_play": "what several commands of the lab take from their options",
    "_deal_discard_and_piles": "one step of imagining a deal: what is known, and what is left",
    "open_choice": "state, seat and event list of every rule, and what is asked",
    "lift": "state, seat and event list of every rule, and what is lifted",
    "_judge": "one search over what can still be planted",
    "__init__": "a state that is handed its parts",
    "_standing": "a row of a view, field by field",
    "advice": "all that a seat may know, and nothing else",
    "analyse": "what an analysis may ask for, each with a default",
    "env": "keywords of an environment, as Gymnasium and PettingZoo have them",
    "parallel_env": "keywords of an environment, as PettingZoo has them",
    "write_rows": "the hot loop of a batch",
    "_table_again": "what a pickle holds",
}


def test_functions_have_at_most_6_parameters():
    found = [
        f"{file}: {function.name} has {parameters(function)}"
        for file, function in functions()
        if parameters(function) > PARAMETERS
        and function.name not in MANY_PARAMETERS
        and not is_command(function)
        and not file.startswith("tests/")
    ]
    assert found == []


QUESTION = re.compile(r"(What|How|Who|Whose|Whether|Where|Whoever|Whatever)\b")


def test_docstrings_say_what_is_done_or_comes_back():
    found = [
        f"{file}: {text.splitlines()[0]}"
        for file, module in parsed()
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module)
        if (text := ast.get_docstring(node)) and QUESTION.match(text)
    ]
    assert found == []


def complaint(subject: str) -> str | None:
    """A fault of a commit's subject, or None."""
    first = subject.split(" ")[0]
    if len(subject) > SUBJECT:
        return f"over {SUBJECT} characters"
    if not first[:1].isupper() or subject.endswith("."):
        return "a capital first, no full stop last"
    if re.search(r"(ed|ing|'s)$", first) and first not in ("Bring", "Embed", "Feed", "Need", "Seed", "Shed", "Speed"):
        return "not in the imperative"
    if first in ("A", "An", "The", "What", "How", "Who", "Where", "Whose", "Nobody", "Everybody", "It", "All"):
        return "not in the imperative"
    return None


def test_subjects_of_commits_are_imperative():
    asked = ["git", "log", "--no-merges", f"--since={SINCE}", "--format=%s"]
    log = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert [(subject, why) for subject in log.splitlines() if (why := complaint(subject))] == []


@pytest.mark.parametrize(
    "subject",
    ["Added a thing", "The log is read in slices", "Reading goes on", "Fix it.", "fix it", "Say " + "so " * 30],
)
def test_a_subject_that_is_none_is_seen(subject):
    assert complaint(subject)


def test_a_wide_line_is_seen():
    assert wide(["x = 1", "y = " + "z + " * 40, 'print("' + "a" * 200 + '")']) == [2]
