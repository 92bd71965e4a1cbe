"""Contenders measured in one run.

Every contender is a process of its own on the same core, asked in turn for a short burst, round after round, so that
whatever else the machine does falls on all alike; the median of its bursts counts. Absolute figures belong to the
machine; the ratios are what is claimed.
"""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAIN, FAST = str(ROOT / "src"), str(ROOT / "build" / "fast")  # our sources, and the same compiled
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "5"))
SECONDS = float(os.environ.get("BENCH_SECONDS", "0.4"))


class Contender:
    """A worker process that answers `measure` with operations per second, or null where it has no such thing."""

    def __init__(self, name: str, worker: str, *args: str, path: str = "") -> None:
        self.name = name
        env = {**os.environ, "PYTHONPATH": path, "TF_CPP_MIN_LOG_LEVEL": "3"}
        command = [sys.executable, str(ROOT / "bench" / worker), *args]
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.found: dict[str, list[float]] = {}

    def burst(self, measure: str) -> None:
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps([measure, SECONDS]), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if answer is not None:
            self.found.setdefault(measure, []).append(answer)

    def result(self, measure: str) -> float | None:
        found = self.found.get(measure)
        return statistics.median(found) if found else None

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(10)


def on_one_core() -> None:
    """Pin this process, and those that it starts from now on, to one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure_all(contenders: Sequence[Contender], measures: Sequence[str]) -> None:
    for _ in range(ROUNDS):
        for measure in measures:
            for contender in contenders:
                contender.burst(measure)
    for contender in contenders:
        contender.close()


def table(contenders: Sequence[Contender], columns: dict[str, str], base_name: str) -> str:
    """Return a Markdown table: operations per second by measure, and the ratio to the base in the same run."""
    base = next(contender for contender in contenders if contender.name == base_name)
    lines = [f"| | {' | '.join(columns.values())} |", f"|---|{'---:|' * len(columns)}"]
    for contender in contenders:
        cells = []
        for measure in columns:
            value, against = contender.result(measure), base.result(measure)
            ratio = f" ({value / against:.2f}×)" if value and against else ""
            cells.append(f"{value:,.0f}{ratio}" if value else "–")
        lines.append(f"| {contender.name} | {' | '.join(cells)} |")
    return "\n".join(lines)
