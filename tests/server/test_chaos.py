"""Servers of one house are killed, stopped, cut off and replaced at random, with them the broker and the database: nothing
acknowledged is lost, nothing is done twice, no two write, nobody is told what is not for their eyes, and every game goes on."""

import asyncio
import json
import os
import time
from collections import Counter, defaultdict
from contextlib import AsyncExitStack
from random import Random
from statistics import median

import aiohttp
import pytest

from kermesse.server.ground.rows import CLOSED
from tests.server.brokers import free_port
from tests.server.faults import Faults
from tests.server.processes import Servers
from tests.server.splits import Line, by_line
from tests.server.test_sigkill import seat_some, until
from tests.server.wanderers import Verifying, Wanderer

FAULTS = int(os.environ.get("KERMESSE_FAULTS", "200"))
TABLES = int(os.environ.get("KERMESSE_CHAOS_TABLES", "60"))
PACE = 1.0  # seconds for a thought, in the long run: sixty tables on two cores, with their players
BETWEEN = 15  # commands, at least, from one fault to the next
AWAY = 30.0  # seconds without a database, in the long run


async def written(database) -> Counter[str]:
    """How often each command's id stands in the log. Lines of a table are numbered without a gap."""
    counted: Counter[str] = Counter()
    last: dict[str, int] = {}
    for table, number, text in await database.lines():
        assert number == last.get(table, -1) + 1, "two wrote at one table"
        last[table] = number
        if text != CLOSED and b'"did"' in text:
            told = json.loads(text)
            if told["line"] == "did" and told.get("asked"):
                counted[told["asked"]["id"]] += 1
    return counted


class Chaos:
    """A house of several servers, robots at its tables, and one fault after the other."""

    def __init__(self, database, faults: Faults, verifying: Verifying, random: Random, pace: float) -> None:
        self.database, self.faults, self.verifying, self.random, self.pace = database, faults, verifying, random, pace
        self.tables: list[list[Wanderer]] = []  # who plays, table by table
        self.acknowledged: list[str] = []  # at tables that are finished
        self.waited: dict[str, list[float]] = defaultdict(list)  # for an answer, by the fault that befell
        self.pauses: dict[str, list[float]] = defaultdict(list)
        self.begun = self.clocks = self.gaps = 0
        self._playing: dict[Wanderer, asyncio.Task[None]] = {}

    @property
    def robots(self) -> list[Wanderer]:
        return [robot for robots in self.tables for robot in robots]

    def done(self) -> int:
        return len(self.acknowledged) + sum(len(robot.acknowledged) for robot in self.robots)

    async def seat(self, tables: int) -> None:
        """So many more tables."""
        urls = [server.url for server in self.faults.servers]
        for _ in range(tables):
            robots: list[Wanderer] = []
            while not robots:
                number, self.begun = self.begun, self.begun + 1
                made = lambda name: Wanderer(name, urls, Random(self.random.random()), self.pace)  # noqa: E731
                try:
                    robots = await seat_some(number, made, stand_in_after_ms=0)
                except (aiohttp.ClientError, ConnectionError, KeyError):
                    await self.faults.all_are_there()  # a server ended by itself, on a busy machine
            self.tables.append(robots)
            for robot in robots:
                self._playing[robot] = asyncio.create_task(robot.live())

    async def play(self, commands: int) -> None:
        """So many more, or until all are through."""
        enough = self.done() + commands
        await until(lambda: self.done() >= enough or all(robot.over for robot in self.robots), self._playing.values())

    async def clear(self) -> int:
        """Tables at which all are through; how many there were."""
        over = [robots for robots in self.tables if all(robot.over for robot in robots)]
        for robots in over:
            await self.verifying.take(robots)
            self.tables.remove(robots)
            for robot in robots:
                self.acknowledged += robot.acknowledged
                self.gaps += robot.gaps
                await self._playing.pop(robot)
                await robot.say_goodbye()
        return len(over)

    async def befall(self, fault) -> None:
        for robot in self.robots:
            robot.waited.clear()
        self.faults.robots = self.robots
        pause = await fault()
        self.pauses[fault.__name__].append(pause)
        await self.play(BETWEEN)
        self.clocks += self.faults.clocks_stood()
        self.waited[fault.__name__] += [max(robot.waited, default=0.0) for robot in self.robots]
        await self.check(f"after {fault.__name__}")

    async def check(self, when: str) -> None:
        acknowledged = self.acknowledged + [id for robot in self.robots for id in robot.acknowledged]
        found = await written(self.database)
        wrong = [id for id in acknowledged if found[id] != 1]
        assert not wrong, f"lost or done twice {when}: {wrong}"
        assert set(found.values()) <= {1}, f"done twice {when}"
        assert self.gaps + sum(robot.gaps for robot in self.robots) == 0

    async def leave(self) -> None:
        for task in self._playing.values():
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        for robot in self.robots:
            await robot.say_goodbye()

    def tell(self) -> None:
        print(
            f"\n{sum(map(len, self.pauses.values()))} faults, {self.begun} tables, {self.done()} commands acknowledged,"
        )
        print(f"{self.verifying.tables} games finished and verified, clocks seen to stand {self.clocks} times,")
        print(f"servers taken for dead by themselves: {self.faults.ended_by_themselves}")
        print(
            "seconds until every table answered (how often, median, longest); longest that a robot waited for an answer:"
        )
        for kind, pauses in self.pauses.items():
            longest = max(self.waited[kind], default=0.0)
            print(f"  {kind}: {len(pauses)}, {median(pauses):.1f}, {max(pauses):.1f}; {longest:.1f}")


@pytest.fixture
async def chaos(database, broker, postgres):
    """Opens a house of so many servers. The lines of one of them can be cut."""
    async with AsyncExitStack() as stack:

        async def begin(size: int, seed: int, pace: float) -> Chaos:
            db, there = by_line(database.db, port := free_port())
            to_database = await stack.enter_async_context(Line(port, there))
            to_broker = await stack.enter_async_context(Line(free_port(), broker.address.removeprefix("nats://")))
            house = await stack.enter_async_context(Servers(database.db, broker.address))
            servers = [await house.open(db, f"nats://127.0.0.1:{to_broker.port}")]
            servers += [await house.open() for _ in range(size - 1)]
            faults = Faults(database, broker, postgres, servers, Random(seed))
            faults.to_broker, faults.to_database = to_broker, to_database
            verifying = Verifying()
            stack.callback(verifying.close)
            opened = Chaos(database, faults, verifying, Random(seed), pace)
            stack.push_async_callback(opened.leave)
            return opened

        yield begin


async def fault_after_fault(chaos: Chaos, times: int, tables: int) -> None:
    await chaos.seat(tables)
    for number, fault in enumerate(chaos.faults.in_any_order(times), 1):
        await chaos.play(BETWEEN)
        await chaos.seat(await chaos.clear())
        await chaos.faults.all_are_there()
        began = time.monotonic()
        await chaos.befall(fault)
        print(f"{number}. {fault.__name__}, {time.monotonic() - began:.1f} s, {chaos.done()} commands", flush=True)


async def test_after_ten_faults_nothing_acknowledged_is_lost_or_done_twice_and_every_table_goes_on(chaos):
    some = await chaos(size=3, seed=1, pace=0.0)
    await fault_after_fault(some, times=10, tables=5)
    await some.clear()
    await some.verifying.all_hold()
    some.tell()
    assert {len(pauses) for pauses in some.pauses.values()} == {1}, "one of each kind"
    assert some.done() >= 10 * BETWEEN
    assert some.clocks > 0


@pytest.mark.soak
async def test_after_two_hundred_faults_at_sixty_tables_the_same_and_all_games_end(chaos):
    many = await chaos(size=5, seed=2, pace=PACE)
    many.faults.away = AWAY
    await fault_after_fault(many, times=FAULTS, tables=TABLES)
    while many.tables:
        for robot in many.robots:
            robot.pace = 0.0
        await many.play(BETWEEN)
        await many.clear()
    await many.check("at the end")
    await many.verifying.all_hold()
    many.tell()
    assert many.verifying.tables >= TABLES
