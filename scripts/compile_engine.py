"""Compile the engine's modules with mypyc, from the same source.

    python scripts/compile_engine.py [-O0] OUT [GAME ...]

OUT becomes a copy of src/ with extension modules beside the sources; put it first on PYTHONPATH and the engine runs
compiled. Without a C compiler nothing is lost: the plain modules run unchanged.
With -O0 it compiles in a fraction of the time, for tests of what the compiled engine does.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# The hot loops: a game's state, rules, views and imagined states, its players' rollouts, and the tables of its
# components, which compiled rules then find without a look at a dictionary. Commands, events and options are msgspec
# structs, compiled already.
GAMES = sorted(folder.parent.name for folder in (ROOT / "src/kermesse/games").glob("*/state.py"))
HELPERS = {"chronos": ("pile_draws", "dealing"), "kreo": ("forecast", "tree", "planet_reachability")}
ROLLOUTS = {
    "chronos": ("recall", "features", "god_heuristics", "heuristics", "rollout", "move_policy", "strong_rollout"),
    "kero": ("evaluation", "dice_odds", "harvest_table", "position_value"),
    "kraaw": ("rollout",),
    "kreo": ("board", "weights", "signalling_v2", "rollout"),
    "krom": ("evaluation", "heuristics", "position_value", "rollout"),
}
# The interfaces for research, for all games alone. A library of their own: they need numpy and librt, which not every
# installation has
DOORS = [
    f"kermesse/research/{module}.py"
    for module in (
        *("pen", "kinds", "strokes", "actions", "idle", "stepping", "batch"),
        *(f"sketches/{module}" for module in ("sketch", *GAMES)),
    )
]
SHARED = ["kermesse/core/chance.py", "kermesse/core/clock.py", "kermesse/core/pace.py", "kermesse/core/playout.py"]


def modules(games: list[str]) -> list[str]:
    found = []
    for game in games:
        folder = ROOT / "src/kermesse/games" / game
        found += [
            folder / "components.py",
            folder / "state.py",
            *sorted((folder / "rules").glob("[a-z]*.py")),
            folder / "view.py",
            folder / "imagine.py",
            *(folder / f"{module}.py" for module in HELPERS.get(game, ())),
            *(ROOT / f"src/kermesse/players/{game}/{module}.py" for module in ROLLOUTS.get(game, ())),
        ]
    return SHARED + [str(module.relative_to(ROOT / "src")) for module in found]


def compile_engine(out: Path, games: list[str], opt_level: str = "3") -> int:
    """Compile; return the number of modules. Raises CalledProcessError."""
    chosen = modules(games)
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(ROOT / "src", out, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    libraries = [(chosen, "kermesse_engine")]
    if set(games) == set(GAMES):
        libraries.append((DOORS, "kermesse_doors"))
    _compile(out, libraries, opt_level)
    for left in ("build", ".mypy_cache"):
        shutil.rmtree(out / left, ignore_errors=True)
    return sum(len(paths) for paths, _ in libraries)


def _compile(out: Path, libraries: list[tuple[list[str], str]], opt_level: str) -> None:
    """Compile all at once, so that one library can see the other's classes."""
    chosen = [path for paths, _ in libraries for path in paths]
    setup = (
        "import sys; from setuptools import setup; from mypyc.build import mypycify; "
        "sys.argv = ['setup.py', '-q', 'build_ext', '--inplace']; "
        f"setup(name='kermesse', packages=[], ext_modules=mypycify({chosen!r}, opt_level={opt_level!r}, separate={libraries!r}))"
    )
    path = os.pathsep.join(filter(None, (str(out), os.environ.get("PYTHONPATH"))))
    env = {**os.environ, "PYTHONPATH": path, "MYPYPATH": str(out)}
    subprocess.run([sys.executable, "-c", setup], cwd=out, env=env, check=True)


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "-O0"]
    count = compile_engine(Path(words[0]).resolve(), words[1:] or GAMES, "0" if "-O0" in sys.argv else "3")
    print(f"compiled {count} modules into {words[0]}")
