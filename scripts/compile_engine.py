"""Compile the engine's modules with mypyc, from the same source: `python scripts/compile_engine.py OUT`.

OUT becomes a copy of src/ with extension modules beside the sources; put it first on PYTHONPATH and the engine runs
compiled. Without a C compiler nothing is lost: the plain modules run unchanged.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# The hot loops: a game's state, rules and views. Commands, events and options are msgspec structs, compiled already.
GAMES = sorted(folder.parent.name for folder in (ROOT / "src/kermesse/games").glob("*/state.py"))
MODULES = [
    "kermesse/core/chance.py",
    "kermesse/core/clock.py",
    "kermesse/core/playout.py",
    *(
        str(module.relative_to(ROOT / "src"))
        for game in GAMES
        for folder in [ROOT / "src/kermesse/games" / game]
        for module in [folder / "state.py", *sorted((folder / "rules").glob("[a-z]*.py")), folder / "view.py"]
    ),
]


def compile_engine(out: Path) -> None:
    """Raises CalledProcessError when the modules do not compile."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(ROOT / "src", out, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    setup = (
        "import sys; from setuptools import setup; from mypyc.build import mypycify; "
        "sys.argv = ['setup.py', '-q', 'build_ext', '--inplace']; "
        f"setup(name='kermesse', packages=[], ext_modules=mypycify({MODULES!r}, opt_level='3'))"
    )
    env = {**os.environ, "PYTHONPATH": str(out), "MYPYPATH": str(out)}
    subprocess.run([sys.executable, "-c", setup], cwd=out, env=env, check=True)
    shutil.rmtree(out / "build", ignore_errors=True)


if __name__ == "__main__":
    compile_engine(Path(sys.argv[1]).resolve())
    print(f"compiled {len(MODULES)} modules into {sys.argv[1]}")
