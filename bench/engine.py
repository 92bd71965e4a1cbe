"""The engine beside its peers: `make bench`.

Every contender is a process of its own on the same core, asked in turn for a short burst, round after round, so that
whatever else the machine does falls on all alike; the median of its bursts counts. Absolute figures belong to the
machine; the ratios are what is claimed.
"""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "5"))
SECONDS = float(os.environ.get("BENCH_SECONDS", "0.4"))
MEASURES = ("moves", "moves with views", "copies", "imagined", "imagined and played out")


class Contender:
    """A worker process that answers `measure` with operations per second, or null where it has no such thing."""

    def __init__(self, name: str, worker: str, *args: str, path: str = "") -> None:
        self.name = name
        env = {**os.environ, "PYTHONPATH": path, "TF_CPP_MIN_LOG_LEVEL": "3"}
        command = [sys.executable, str(ROOT / "bench" / worker), *args]
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.found: dict[str, list[float]] = {measure: [] for measure in MEASURES}

    def burst(self, measure: str) -> None:
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps([measure, SECONDS]), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if answer is not None:
            self.found[measure].append(answer)

    def result(self, measure: str) -> float | None:
        found = self.found[measure]
        return statistics.median(found) if found else None

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(10)


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    plain, fast = str(ROOT / "src"), str(ROOT / "build" / "fast")
    sys.path.insert(0, plain)
    sys.path.insert(0, str(ROOT / "scripts"))
    from compile_engine import GAMES as COMPILED
    from kermesse.games import CATALOGUE

    contenders = [
        *(Contender(f"{game}, plain Python", "ours.py", game, path=plain) for game in CATALOGUE),
        *(Contender(f"{game}, compiled", "ours.py", game, path=fast) for game in COMPILED),
        Contender("OpenSpiel Hanabi (C++)", "openspiel.py", "hanabi", "tensor"),
        Contender("OpenSpiel Hanabi (C++), observation as text", "openspiel.py", "hanabi"),
        Contender("OpenSpiel gin rummy (C++)", "openspiel.py", "gin_rummy"),
        Contender("OpenSpiel Leduc poker (C++)", "openspiel.py", "leduc_poker"),
        Contender("OpenSpiel liar's poker (Python)", "openspiel.py", "python_liars_poker"),
        Contender("RLCard gin rummy (Python)", "rlcard_peer.py", "gin-rummy"),
        Contender("RLCard UNO (Python)", "rlcard_peer.py", "uno"),
    ]
    for _ in range(ROUNDS):
        for measure in MEASURES:
            for contender in contenders:
                contender.burst(measure)
    report(contenders, "OpenSpiel Hanabi (C++)")
    for contender in contenders:
        contender.close()


def report(contenders: list[Contender], base_name: str) -> None:
    """A Markdown table: operations per second, and the ratio to the base in the same run."""
    base = next(contender for contender in contenders if contender.name == base_name)
    print(f"Random play, driven from Python {sys.version.split()[0]}, one core; (× {base_name})\n")
    print("| | moves/s | with one view a move | copies/s | imagined/s | imagined and played out/s |")
    print("|---|---:|---:|---:|---:|---:|")
    for contender in contenders:
        cells = []
        for measure in MEASURES:
            value, against = contender.result(measure), base.result(measure)
            ratio = f" ({value / against:.2f}×)" if value and against else ""
            cells.append(f"{value:,.0f}{ratio}" if value else "–")
        print(f"| {contender.name} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
