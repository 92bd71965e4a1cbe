"""The training tables of networks (`train/*_table.cpp`), for tests that compare them with the rules."""

import ctypes
import re
import subprocess
from pathlib import Path
from shutil import which
from typing import Any

import pytest

TRAIN = Path(__file__).parents[2] / "train"


def built(game: str, folder: Path) -> ctypes.CDLL:
    """Compile a table. Without a C++ compiler the test is skipped: the README asks for a C compiler only, and C++ is
    needed only to train a network.
    """
    compiler = which("g++") or which("c++")
    if compiler is None:
        pytest.skip(
            "no C++ compiler (g++ or c++): the tables that networks are trained at are not held against the rules"
        )
    library = folder / "table.so"
    source = TRAIN / f"{game}_table.cpp"
    subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
    return ctypes.CDLL(str(library))


def table_type(game: str) -> Any:
    """The `Table` of a game's training tables as a ctypes structure, read off its declaration."""
    source = _included(f"{game}_table.cpp", set())
    return _struct(source, "Table", _constants(source))


def _included(name: str, seen: set[str]) -> str:
    """A file without its comments, with the files of ours that it includes."""
    if name in seen:
        return ""
    seen.add(name)
    text = re.sub(r"//.*", "", (TRAIN / name).read_text("utf-8"))
    return re.sub(r'#include "(.*)"', lambda found: _included(found[1], seen), text)


def _constants(source: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for listed in re.findall(r"enum \{(.*?)\}", source, re.S):
        last = -1
        for one in filter(str.strip, listed.split(",")):
            name, _, value = one.partition("=")
            found[name.strip()] = last = eval(value, {}, found) if value else last + 1
    return found


def _struct(source: str, name: str, constants: dict[str, int]) -> Any:
    [body] = re.findall(rf"struct {name} \{{(.*?)\}};", source, re.S)
    fields: list[tuple[str, Any]] = []
    for kind, names in re.findall(r"(\w[\w<>+ ]*) ([^;]+);", body):
        plain, _, size = kind.rstrip(">").partition("<")
        known = constants | ({"SIZE": eval(size, {}, constants)} if size else {})
        item = getattr(ctypes, f"c_{plain.removesuffix('_t')}", None) or _struct(source, plain, known)
        for one in names.split(","):
            field, *dimensions = re.findall(r"[^\[\]]+", one.strip())
            made = item
            for dimension in reversed(dimensions):
                made *= eval(dimension, {}, constants)
            fields.append((field, made))
    return type(name, (ctypes.Structure,), {"_fields_": fields})
