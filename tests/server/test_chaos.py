"""Servers of one house are killed, stopped, cut off and replaced at random, with them the broker and the database:
nothing acknowledged is lost, nothing is done twice, no two write, nobody is told what is not for them, and every game
goes on.
"""

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

from kermesse.games import CATALOGUE
from kermesse.server.storage.sealed_rows import CLOSED, read_line
from tests.server.brokers import free_port
from tests.server.faults import Faults
from tests.server.partition import Line, by_line
from tests.server.processes import Servers
from tests.server.random_clients import RandomClient, Verifying
from tests.server.test_sigkill import seat_some, until

FAULTS = int(os.environ.get("KERMESSE_FAULTS", "200"))
MINUTES = float(os.environ.get("KERMESSE_FAULTS_MINUTES", "inf"))  # no fault begins later than this
TABLES = int(os.environ.get("KERMESSE_CHAOS_TABLES", "60"))
PACE = float(
    os.environ.get("KERMESSE_CHAOS_PACE", "2")
)  # seconds for a thought, in the long run: so that two cores carry it
BETWEEN = 15  # commands, at least, from one fault to the next
NO_BOT = {"stand_in_after_ms": 0}
QUICKER = {"rounds_to_win": 1, "round_limit_ms": 120_000}
OPTIONS = {
    **dict.fromkeys(CATALOGUE, NO_BOT),
    "kraaw": {**NO_BOT, "timers": "off", "wins_to_game": 3},
    "chronos": {**NO_BOT, **QUICKER},
}
AWAY = 30.0  # seconds without a database, in the long run


class Written:
    """The log as it grows: how often each command's id stands there, and that a table's lines are numbered without a
    gap.
    """

    def __init__(self, database) -> None:
        self.ids: Counter[str] = Counter()
        self._database = database
        self._rows: set[int] = set()
        self._last: dict[str, int] = {}

    async def read_on(self) -> None:
        """Rows are numbered before they are committed: one may come after a later one, of another table."""
        since = max(self._rows, default=0) - 5_000
        for seq, batch in await self._database.run(f"SELECT seq, batch FROM log WHERE seq > {since} ORDER BY seq"):
            if seq not in self._rows:
                self._rows.add(seq)
                self._read(batch)

    def _read(self, batch: bytes) -> None:
        for sealed in batch.split(b"\n"):
            line = read_line(sealed)
            assert line is not None, "a line is damaged"
            assert line.number == self._last.get(line.table, -1) + 1, "two wrote at one table"
            self._last[line.table] = line.number
            if line.text != CLOSED and b'"did"' in line.text:
                told = json.loads(line.text)
                if told["line"] == "did" and told.get("asked"):
                    self.ids[told["asked"]["id"]] += 1


class Chaos:
    """A house of several servers, robots at its tables, and one fault after the other."""

    def __init__(self, database, faults: Faults, verifying: Verifying, random: Random, pace: float) -> None:
        self.faults, self.verifying, self.random, self.pace = faults, verifying, random, pace
        self.written = Written(database)
        self.tables: list[list[RandomClient]] = []  # who plays, table by table
        self.acknowledged: list[str] = []  # at tables that are finished
        self.waited: dict[str, list[float]] = defaultdict(list)  # for an answer, by the fault that befell
        self.pauses: dict[str, list[float]] = defaultdict(list)
        self.begun = self.clocks = self.gaps = 0
        self._playing: dict[RandomClient, asyncio.Task[None]] = {}

    @property
    def robots(self) -> list[RandomClient]:
        return [robot for robots in self.tables for robot in robots]

    def done(self) -> int:
        return len(self.acknowledged) + sum(len(robot.acknowledged) for robot in self.robots)

    async def seat(self, tables: int) -> None:
        """So many more tables."""
        urls = [server.url for server in self.faults.servers]
        for _ in range(tables):
            robots: list[RandomClient] = []
            while not robots:
                number, self.begun = self.begun, self.begun + 1
                come: list[RandomClient] = []

                def made(name: str, come: list[RandomClient] = come) -> RandomClient:
                    come.append(RandomClient(name, urls, Random(self.random.random()), self.pace))
                    return come[-1]

                try:
                    robots = await seat_some(number, made, OPTIONS)
                except (aiohttp.ClientError, ConnectionError, KeyError):
                    for robot in come:
                        await robot.say_goodbye()
                    await self.faults.all_are_there()  # a server ended by itself, on a busy machine
            self.tables.append(robots)
            for robot in robots:
                self._playing[robot] = asyncio.create_task(robot.live())

    async def play(self, commands: int) -> None:
        """So many more, or until all are through."""
        enough = self.done() + commands
        await until(lambda: self.done() >= enough or all(robot.over for robot in self.robots), self._playing.values())

    async def go_on(self) -> None:
        """Go on until something more has happened, and stands in the log, at every table."""
        before = {robot: robot.steps for robot in self.robots}

        def happened(robots: list[RandomClient]) -> bool:
            return any(robot.steps > before[robot] or robot.over for robot in robots)

        try:
            await until(lambda: all(happened(robots) for robots in self.tables), self._playing.values())
        except TimeoutError:
            stuck = [[vars(robot) for robot in robots] for robots in self.tables if not happened(robots)]
            shown = ("name", "table", "url", "open", "legal", "over", "lives", "sent")
            raise AssertionError(
                f"nothing happens any more: {[[{each: robot[each] for each in shown} for robot in robots] for robots in stuck]}"
            ) from None

    async def clear(self) -> int:
        """Remove the tables at which all are through; return their number."""
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
        await self.go_on()
        self.clocks += self.faults.clocks_stood()
        self.waited[fault.__name__] += [max(robot.waited, default=0.0) for robot in self.robots]
        await self.check(f"after {fault.__name__}")

    async def check(self, when: str) -> None:
        acknowledged = self.acknowledged + [id for robot in self.robots for id in robot.acknowledged]
        await self.written.read_on()
        found = self.written.ids
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
    until_then = time.monotonic() + 60 * MINUTES
    await chaos.seat(tables)
    for number, fault in enumerate(chaos.faults.in_any_order(times), 1):
        if time.monotonic() > until_then:
            break
        await chaos.play(BETWEEN)
        await chaos.seat(await chaos.clear())
        await chaos.faults.all_are_there()
        began = time.monotonic()
        await chaos.befall(fault)
        print(f"{number}. {fault.__name__}, {time.monotonic() - began:.1f} s, {chaos.done()} commands", flush=True)


@pytest.mark.soak
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
    many.written = Written(many.faults.database)  # all of it once more
    await many.check("at the end")
    await many.verifying.all_hold()
    many.tell()
    assert many.verifying.tables >= TABLES
