"""The training tables of networks (`train/*_table.cpp`), for tests that compare them with the rules."""

import ctypes
import subprocess
from pathlib import Path
from shutil import which

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
