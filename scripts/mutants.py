"""Plant faults in a copy of the tree, one after the other, and say which stage of the tests finds each: `make mutants`.

`tests/mutants/*.toml` lists them. Each says by which stage it is found; one that this stage does not find makes the run
fail.

    python scripts/mutants.py                       # all, each against the tests that it names
    python scripts/mutants.py kraaw-* lost-line     # those whose names fit
    python scripts/mutants.py --stage rules --whole # those of a stage, against the whole stage
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LISTS = ROOT / "tests/mutants"
# Ignored by git, needed by the tests: linked where nothing writes, copied where something does.
LINKED = (".venv", "web/node_modules")
COPIED = ("src/kermesse/static", "web/src/wire")

RULES = "tests/core tests/games tests/players"
NOT_REST = f"{RULES} tests/e2e tests/laws/test_laws.py"
PYTEST = "pytest -q -x -p no:cacheprovider"
BUILD_CLIENT = "npm --prefix web run --silent build"
STAGES = {
    "lint": "make -o .venv/.ready -o web/node_modules/.ready lint",
    "rules": f"{PYTEST} -m 'not soak' {{tests}}",
    "laws": f"{PYTEST} {{tests}}",
    "server": f"{PYTEST} -m 'not soak' {{tests}}",
    "compiled": "python scripts/compile_engine.py -O0 build/fast-kraaw kraaw && "
    f"PYTHONPATH=build/fast-kraaw:. {PYTEST} -m 'not soak' {{tests}}",
    "web": "cd web && npm run check && npm test",
    "browser": f"{BUILD_CLIENT} && {PYTEST} -m 'not soak' {{tests}}",
    "soak": f"{BUILD_CLIENT} && {PYTEST} {{tests}}",
}
WHOLE = {
    "rules": RULES,
    "laws": "tests/laws/test_laws.py",
    "server": " ".join(["tests", *(f"--ignore={path}" for path in NOT_REST.split())]),
    "compiled": "tests/games/kraaw tests/players/kraaw/test_rollout.py",
    "browser": "tests/e2e",
    "soak": "-m soak tests",
}
FOUND = {1, 2}  # exit codes of failed checks: pytest's 2 is a file that cannot even be imported
LONGEST = 1800  # seconds that one stage may take


@dataclass(frozen=True)
class Mutant:
    """One fault: in `file`, `find` becomes `replace`. `tests` narrows the stage; `why` says why only `make soak` finds
    it.
    """

    name: str
    file: str
    find: str
    replace: str
    found_by: str
    tests: str = ""
    why: str = ""

    def command(self, whole: bool = False) -> str:
        tests = self.tests if self.tests and not whole else WHOLE.get(self.found_by, "")
        return STAGES[self.found_by].format(tests=tests)

    def planted(self, text: str) -> str:
        if text.count(self.find) != 1:
            raise ValueError(f"{self.name}: its text stands {text.count(self.find)} times in {self.file}, not once")
        return text.replace(self.find, self.replace)


def read_mutants() -> list[Mutant]:
    return [
        Mutant(**entry)
        for path in sorted(LISTS.glob("*.toml"))
        for entry in tomllib.loads(path.read_text("utf-8"))["mutant"]
    ]


def copy_tree(to: Path) -> None:
    """Copy what git knows or would know, as it stands now, and what the tests need besides."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    for name in LINKED:
        if (ROOT / name).exists() and not (to / name).exists():
            (to / name).symlink_to((ROOT / name).resolve())
    copy_generated(to)


def copy_generated(to: Path) -> None:
    """Copy what is generated, the built client among it. What a fault left of it there goes."""
    for name in COPIED:
        shutil.rmtree(to / name, ignore_errors=True)
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, to / name)


def write(path: Path, text: str) -> None:
    """Write a source file. Its compiled form goes: Python may take it for that of a text as long and as new."""
    path.write_text(text, "utf-8")
    for stale in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
        stale.unlink()


def run(tree: Path, command: str) -> tuple[int, str]:
    """Run a shell command in the tree. Return its exit code, and what it said."""
    env = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}", "PYTHONDONTWRITEBYTECODE": ""}
    env["PATH"] = os.pathsep.join([str(tree / ".venv/bin"), env["PATH"]])
    process = subprocess.Popen(
        command,
        shell=True,
        cwd=tree,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        said, _ = process.communicate(timeout=LONGEST)
        return process.returncode, said
    except subprocess.TimeoutExpired:
        return 124, f"not done within {LONGEST} s"
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # servers that it started, too


def try_one(tree: Path, mutant: Mutant, whole: bool) -> tuple[bool, str]:
    """Plant a fault and take it out again. Return whether the stage that it names finds it, and which check did."""
    path = tree / mutant.file
    sound = path.read_text("utf-8")
    write(path, mutant.planted(sound))
    try:
        code, said = run(tree, mutant.command(whole))
    finally:
        write(path, sound)
        if BUILD_CLIENT in mutant.command(whole):
            copy_generated(tree)  # else the next stage sees the client with this fault
    if code not in FOUND:
        return False, f"not found, exit code {code}"
    failed = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR")) or ": error" in line]
    return True, (failed or [said.strip().splitlines()[-1]])[0][:150]


def try_all(mutants: list[Mutant], whole: bool, trusted: bool) -> list[str]:
    """Return the names of those that slipped through. A command is believed only if it is green on the sound tree."""
    slipped = []
    with tempfile.TemporaryDirectory(prefix="kermesse-mutants-") as folder:
        tree = Path(folder)
        copy_tree(tree)
        green: set[str] = set()
        for mutant in mutants:
            command, started = mutant.command(whole), time.monotonic()
            if not trusted and command not in green:
                code, said = run(tree, command)
                if code:
                    raise SystemExit(f"without any fault `{command}` fails:\n{said[-3000:]}")
                green.add(command)
            found, told = try_one(tree, mutant, whole)
            if not found:
                slipped.append(mutant.name)
            word = mutant.found_by if found else "SLIPPED"
            print(f"{mutant.name:<45} {word:<9} {time.monotonic() - started:4.0f} s  {told}", flush=True)
    return slipped


def main() -> None:
    parser = ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("names", nargs="*", help="patterns of names; all without")
    parser.add_argument("--stage", choices=STAGES, help="only those that this stage finds")
    parser.add_argument("--whole", action="store_true", help="the whole stage, whatever tests an entry names")
    parser.add_argument("--trusted", action="store_true", help="do not run the tests on the sound tree first")
    parser.add_argument("--jobs", type=int, default=1, help="so many copies of the tree at once")
    asked = parser.parse_args()
    chosen = [
        mutant
        for mutant in read_mutants()
        if (not asked.names or any(fnmatch(mutant.name, name) for name in asked.names))
        and asked.stage in (None, mutant.found_by)
    ]
    shares = [chosen[at :: asked.jobs] for at in range(asked.jobs)]
    with ThreadPoolExecutor(asked.jobs) as pool:
        found = list(pool.map(lambda share: try_all(share, asked.whole, asked.trusted), shares))
    slipped = [name for names in found for name in names]
    print(f"{len(chosen) - len(slipped)} of {len(chosen)} faults found")
    if slipped or not chosen:
        sys.exit(f"not found: {', '.join(slipped) or 'nothing was planted'}")


if __name__ == "__main__":
    main()
