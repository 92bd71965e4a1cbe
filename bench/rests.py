"""Tables at rest: `python bench/rests.py [--tables 10000] [--moves 60]`.

A house whose file has so many running tables of Kraaw, each with so many moves by four people; ten tables are played at
a time, so that a row of the log has a line of each. How long a start takes, what a table costs in memory at rest and
awake, how long one takes to come back, and how long a start would take that played them all again. Of all times also
the processor's: other work on the machine disturbs it less.
"""

import argparse
import asyncio
import gc
import os
import random
import sqlite3
import tempfile
import time
import tracemalloc
from collections.abc import Sequence
from contextlib import closing
from statistics import median

import uvloop

from kermesse.server.connection.messages import NewTable
from kermesse.server.http.registry import Registry
from kermesse.server.http.settings import Settings
from kermesse.server.serve import configure_logs, tune_interpreter
from kermesse.server.storage.limits import NO_LIMITS
from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.open_storage import open_storage
from kermesse.server.storage.people import People
from kermesse.server.storage.sealed_rows import seal_line
from kermesse.server.storage.sqlite_schema import APPEND
from kermesse.server.storage.storage import Storage
from kermesse.server.storage.tasks import Tasks
from kermesse.server.table.log import PlayedCommand, RequestId
from server import where_and_when

SEATS = 4
WOKEN = 500
FEW = 1000  # tables whose memory is counted
AT_ONCE = 10  # tables that have a line in a row of the log


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=60)
    given = parser.parse_args()
    configure_logs("error", False)
    tune_interpreter()
    with tempfile.TemporaryDirectory() as folder:
        db = f"{folder}/bench.db"
        uvloop.run(write(db, given.tables, given.moves))
        uvloop.run(measure(db, given.tables))
        small = f"{folder}/small.db"
        uvloop.run(write(small, FEW, given.moves))
        uvloop.run(measure_memory(small))


async def opened(db: str) -> tuple[Storage, Registry]:
    storage = await open_storage(db, Tasks(Metrics().faults), lambda n, s: None)
    return storage, Registry(storage, People(storage), Metrics(), Settings(limits=NO_LIMITS, thinkers=0))


async def write(db: str, tables: int, moves: int) -> None:
    """Play one game, and write it to the log under as many names."""
    storage, house = await opened(db)
    lines = await a_game(house, moves)
    house.close()
    await storage.close()
    with closing(sqlite3.connect(db)) as file, file:
        for first in range(0, tables, AT_ONCE):
            names = [b"bench%07d" % number for number in range(first, min(first + AT_ONCE, tables))]
            for number, line in enumerate(lines):
                file.execute(APPEND, (b"\n".join([seal_line(name, number, line) for name in names]),))
    print(f"{tables:,} tables of {len(lines)} lines, {sum(map(len, lines)) / 1024:.1f} KiB each ({where_and_when()}),")
    print(f"load of the machine {os.getloadavg()[0]:.1f}")


async def a_game(house: Registry, moves: int) -> Sequence[bytes]:
    people = [house.people.stranger()[0] for _ in range(SEATS)]
    table = await house.new_table(
        people[0], "Ada", NewTable("kraaw", SEATS, options={"timers": "off", "crow_choice": "auto"})
    )
    for chair, person in zip(table.seating.chairs, people, strict=True):
        chair.person, chair.name = person.id, "Somebody"
    table.start()
    table.commit()
    match, choose = table.match, random.Random(1)
    assert match is not None
    for number in range(moves):
        seat = next(seat for seat in match.awaiting() if match.game.legal(match.state, seat, match.now))
        command = choose.choice(match.game.legal(match.state, seat, match.now))
        step = match.play(seat, command, match.now)
        table.played(PlayedCommand(match.now, seat, command, RequestId(people[seat].id, f"m{number}")), step)
        table.commit()
    await house.storage.synced()
    found = await house.storage.log_of(table.id)
    assert found is not None
    house.storage.close_table(table.id)
    return [line.encode() for line in found.lines]


async def measure(db: str, tables: int) -> None:
    began, busy = time.perf_counter(), time.process_time()
    storage, house = await opened(db)
    await house.restore()
    started, busy = time.perf_counter() - began, time.process_time() - busy
    print(
        f"a start: {started:.1f} s ({busy:.1f} of the processor), nothing played again; {len(house.rests):,} tables at rest"
    )
    took, spent = [], []
    woken = random.Random(2).sample([rest.id for rest in house.rests], min(WOKEN, tables))
    for id in woken:
        began, busy = time.perf_counter(), time.thread_time()
        assert await house.awake(id) is not None
        spent.append((time.thread_time() - busy) * 1000)
        took.append((time.perf_counter() - began) * 1000)
    took.sort()
    print(
        f"coming back: median {median(took):.2f} ms, 99 of 100 within {took[int(len(took) * 0.99)]:.2f} ms, longest {took[-1]:.2f} ms"
    )
    spent.sort()
    print(f"of the processor: median {median(spent):.2f} ms, longest {spent[-1]:.2f} ms")
    print(f"a start that plays all again would take {median(spent) * tables / 1000:.0f} s of the processor more")
    house.close()
    await storage.close()
    await asyncio.sleep(0)


async def measure_memory(db: str) -> None:
    """Measure Python's own memory; the process as a whole has more, since freed memory is not given back at once."""
    tracemalloc.start()
    storage, house = await opened(db)
    before = held()
    await house.restore()
    (_, peak), resting = tracemalloc.get_traced_memory(), held()
    for rest in house.rests:
        await house.awake(rest.id)
    awake = held()
    figures = [(size - before) / FEW / 1024 for size in (resting, peak, awake)]
    print("memory: {:.1f} KiB a table at rest, {:.1f} while the server starts, {:.1f} awake".format(*figures))
    house.close()
    await storage.close()


def held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


if __name__ == "__main__":
    main()
