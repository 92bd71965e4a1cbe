"""Many seats, few of whom act: `python bench/seats.py [--seats 10000] [--tables 2000] [--minutes 30]`.

All seats are connected, at tables of Kraaw, and a tenth of them act once a second (`--acting 0.1`); when a game is over
its people take another table. One server with its file, one process of load, nothing pinned. Printed every minute: p50
and p99 from a command to all seats of its table, the server's memory (RSS, and PSS, its own share), its processor time,
and how much of both cores the host gave to others meanwhile (steal): where that is not nothing, server and load stand
still at times, and the latency is the host's. At the end: whether the memory grew after the first third, and by how
much.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from server import HERE, OURS, PEERS, cpu_seconds, where_and_when

SPARE = 100  # open files besides the sockets
PORT = 8799
MIB = 1 << 20


class Memory(NamedTuple):
    rss: int
    pss: int  # the own share of memory shared with other processes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seats", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=2_000)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--acting", type=float, default=0.1, help="what part of the seats acts once a second")
    given = parser.parse_args()
    if not 2 * given.tables <= given.seats <= 6 * given.tables:
        parser.error("two to six seats a table")
    raise_limit(given.seats)
    PEERS.mkdir(exist_ok=True)
    measure(given.seats, given.tables, given.minutes * 60, given.seats * given.acting)


def raise_limit(sockets: int) -> None:
    """Allow as many open files as server and load need, a socket each for every seat."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < sockets + SPARE:
        raise SystemExit(
            f"{sockets} sockets need {sockets + SPARE} open files, and {most} are allowed: raise the hard limit"
            f" (`ulimit -Hn {sockets + SPARE}` as root, LimitNOFILE= of a unit), or choose fewer --seats"
        )
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def measure(seats: int, tables: int, seconds: float, acts: float) -> None:
    env = {**os.environ, "KERMESSE_LIMITS": "off"}
    with tempfile.TemporaryDirectory(dir=PEERS) as folder:
        program = OURS.format(here=str(HERE), port=PORT, db=f"{folder}/bench.db")
        server = subprocess.Popen([sys.executable, "-c", program], env=env, stdout=subprocess.PIPE, text=True)
        load: subprocess.Popen[str] | None = None
        try:
            assert server.stdout is not None
            server.stdout.readline()
            empty = memory(server.pid)
            began = time.monotonic()
            figures = [str(figure) for figure in (seats, tables, seconds, acts)]
            load = subprocess.Popen(
                [sys.executable, HERE / "seats_load.py", f"http://127.0.0.1:{PORT}", *figures],
                env=env,
                stdout=subprocess.PIPE,
                text=True,
            )
            assert load.stdout is not None
            if load.stdout.readline() != "ready\n":
                raise SystemExit("not all could sit down")
            seated = memory(server.pid)
            print(f"\n{seats:,} seats at {tables:,} tables, {acts:,.0f} commands a second ({where_and_when()}),")
            print(f"load of the machine {os.getloadavg()[0]:.1f}; all sat after {time.monotonic() - began:.0f} s")
            each = (seated.rss - empty.rss) / tables
            print(f"memory before {told(empty)}, with all seated {told(seated)}: {each / 1024:.0f} KiB a table\n")
            print(
                "| minute | acts/s | p50 ms | p99 ms | worst ms | games over | lines lost | RSS MiB | PSS MiB | server's cores | stolen |"
            )
            print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |", flush=True)
            show(server.pid, load, seconds)
        finally:
            if load is not None:
                load.kill()
                load.wait()
            server.terminate()
            server.wait()


def show(pid: int, load: "subprocess.Popen[str]", seconds: float) -> None:
    assert load.stdout is not None
    used, taken_away, at, sizes = cpu_seconds(pid), stolen(), time.monotonic(), []
    for line in load.stdout:
        run: dict[str, Any] = json.loads(line)
        if "seconds" in run:
            print(
                f"\nthe whole time: p50 {run['p50']:.1f} ms, p99 {run['p99']:.1f} ms; {run['acts'] / run['seconds']:,.0f} acts/s;"
            )
            print(f"the load took {run['load'] / run['seconds']:.2f} of a core")
            break
        sizes.append(memory(pid))
        now, taken, away = time.monotonic(), cpu_seconds(pid), stolen()
        print(
            f"| {len(sizes)} | {run['acts'] / (now - at):,.0f} | {run['p50']:.1f} | {run['p99']:.1f} | {run['most']:.0f}"
            f" | {run['games']} | {run['lost']} | {sizes[-1].rss / MIB:.0f} | {sizes[-1].pss / MIB:.0f}"
            f" | {(taken - used) / (now - at):.2f} | {(away - taken_away) / (now - at) / (os.cpu_count() or 1):.1%} |",
            flush=True,
        )
        used, taken_away, at = taken, away, now
    third = sizes[max(0, len(sizes) // 3 - 1)]
    grown = (sizes[-1].rss - third.rss) / third.rss
    print(f"memory after the first third {told(third)}, at the end {told(sizes[-1])}: {grown:+.1%}")


def stolen() -> float:
    """Return the processor seconds that this machine wanted and its host gave to others, all cores together."""
    return int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> Memory:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
    found = {name: int(rest.split()[0]) * 1024 for name, rest in (line.split(":", 1) for line in lines)}
    return Memory(found["Rss"], found["Pss"])


def told(memory: Memory) -> str:
    return f"{memory.rss / MIB:.0f} MiB"


if __name__ == "__main__":
    main()
