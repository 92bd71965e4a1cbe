"""The tables that networks learn at (`train/*_table.cpp`), for tests that hold them against the rules."""

import ctypes
import subprocess
from pathlib import Path
from shutil import which

import pytest

TRAIN = Path(__file__).parents[2] / "train"


def built(game: str, folder: Path) -> ctypes.CDLL:
    """Compiled as for a processor. The README asks for a C compiler and no more: C++ is needed by whoever trains a
    network anew, and by nobody who plays with one or tests the rest.
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
