"""Servers of one house are killed, stopped and replaced at random, with them the broker and the database: nothing acknowledged is
lost, nothing is done twice, no two write, and every game goes on."""

import asyncio
import json
import os
import signal
import time
from collections import Counter
from contextlib import suppress
from random import Random

import aiohttp
import pytest

from kermesse.server.ground.rows import CLOSED
from tests.server.house import SOON
from tests.server.processes import Servers, is_there
from tests.server.test_sigkill import Robot, living, seat_robots, until

FAULTS = int(os.environ.get("KERMESSE_FAULTS", "200"))
BETWEEN = 15  # commands, at least, from one fault to the next


class Wanderer(Robot):
    """Comes by another door each time."""

    def __init__(self, name: str, urls: list[str], random: Random) -> None:
        super().__init__(name, random.choice(urls), random)
        self.urls = urls

    async def _connect(self) -> None:
        self.url = self.random.choice(self.urls)
        await super()._connect()


async def written(database) -> Counter[str]:
    """How often each command's id stands in the log. Lines of a table are numbered without a gap."""
    counted: Counter[str] = Counter()
    last: dict[str, int] = {}
    for table, number, text in await database.lines():
        assert number == last.get(table, -1) + 1, "two wrote at one table"
        last[table] = number
        told = json.loads(text)
        if text != CLOSED and told["line"] == "did" and told.get("asked"):
            counted[told["asked"]["id"]] += 1
    return counted


class Faults:
    """Each leaves everything as it was: all servers, the broker and the database are there again."""

    def __init__(self, servers: list, broker, postgres, random: Random) -> None:
        self.servers, self.broker, self.postgres, self.random = servers, broker, postgres, random
        self.kinds = [self.killed, self.stopped_in_its_tracks, self.replaced, self.broker_restarted]
        self.kinds += [self.database_restarted, self.stands_still_for_a_moment]

    async def killed(self) -> float:
        """Since when."""
        began = time.monotonic()
        await self.random.choice(self.servers).again(signal.SIGKILL)
        return began

    async def replaced(self) -> None:
        await self.random.choice(self.servers).again(signal.SIGTERM)

    async def stopped_in_its_tracks(self) -> None:
        """For so long that it is taken for dead: then it ends by itself."""
        server = self.random.choice(self.servers)
        server.send(signal.SIGSTOP)
        await self.servers[0].servers.taken_for_dead(server)
        server.send(signal.SIGCONT)
        assert await server.said_its_end() == 1
        await server.start()

    async def stands_still_for_a_moment(self) -> None:
        server = self.random.choice(self.servers)
        server.send(signal.SIGSTOP)
        await asyncio.sleep(self.random.uniform(0, 1))
        server.send(signal.SIGCONT)

    async def broker_restarted(self) -> None:
        self.broker.stop()
        await asyncio.sleep(self.random.uniform(0, 1))
        await self.broker.start()

    async def database_restarted(self) -> None:
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(self.random.uniform(0, 1))
        await asyncio.to_thread(self.postgres.start)


async def fault_after_fault(
    database, broker, postgres, *, times: int, size: int, tables: int, seed: int, to_the_end: bool
) -> int:
    """How many commands were acknowledged."""
    random = Random(seed)
    async with Servers(database.db, broker.address) as house:
        house.taken_for_dead = lambda server: taken_for_dead(database, server)
        servers = [await house.open() for _ in range(size)]
        urls = [server.url for server in servers]
        robots = await seat_robots(tables, lambda name: Wanderer(name, urls, Random(random.random())))
        faults = Faults(servers, broker, postgres, random)
        order = [kind for _ in range(times // len(faults.kinds) + 1) for kind in faults.kinds][:times]
        random.shuffle(order)
        pauses: dict[str, float] = {}

        def done() -> int:
            return sum(len(robot.acknowledged) for robot in robots)

        async with living(robots) as playing:
            for kind in order:
                before = done()
                await until(lambda enough=before + BETWEEN: done() >= enough or all(r.over for r in robots), playing)
                if all(robot.over for robot in robots):
                    break
                for server in servers:  # on a busy machine one may stand still by itself
                    if not is_there(server.pid):
                        await server.start()
                began = await kind() or time.monotonic()
                await all_go_on(robots)
                pauses[kind.__name__] = max(pauses.get(kind.__name__, 0), time.monotonic() - began)
                acknowledged = [id for robot in robots for id in robot.acknowledged]
                found = await written(database)
                wrong = [id for id in acknowledged if found.get(id) != 1]
                assert not wrong, f"lost or done twice after {kind.__name__}: {wrong}"
                assert max(found.values()) == 1
            while to_the_end and not all(robot.over for robot in robots):
                enough = done() + 1
                await until(lambda enough=enough: done() >= enough or all(robot.over for robot in robots), playing)
            acknowledged = [id for robot in robots for id in robot.acknowledged]
            found = await written(database)
            assert [id for id in acknowledged if found[id] != 1] == []
            await verify_all([robot for robot in robots if robot.over])
        assert sum(robot.gaps for robot in robots) == 0
        print("seconds until every table answered:", {kind: round(pause, 2) for kind, pause in pauses.items()})
        return done()


async def goes_on(robot: Wanderer) -> None:
    """Somebody who comes to that table, by any door, sees it, and is answered when the log has what they said."""
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        while True:
            with suppress(aiohttp.ClientError, ConnectionError):
                url = robot.random.choice(robot.urls)
                async with session.ws_connect(f"{url}/ws/{robot.table}", max_msg_size=0) as ws:
                    await ws.send_json({"type": "hello"})
                    await ws.send_json({"type": "act", "id": "here", "what": "chat", "text": "?"})
                    async for message in ws:
                        told = json.loads(message.data)
                        if told["type"] == "ping":
                            await ws.send_json({"type": "pong", "ping": told["ping"]})
                        if told["type"] == "answer" and told.get("code") != "disk_waits":
                            return
                        if told["type"] == "answer":
                            break
            await asyncio.sleep(0.05)


async def all_go_on(robots: list[Wanderer]) -> None:
    async with asyncio.timeout(SOON):
        await asyncio.gather(*(goes_on(robot) for robot in {robot.table: robot for robot in robots}.values()))


async def taken_for_dead(database, server) -> None:
    async def row() -> int:
        return (await database.run(f"SELECT count(*) FROM servers WHERE name LIKE '%:{server.pid}:%'"))[0][0]

    async with asyncio.timeout(SOON):
        while await row():
            await asyncio.sleep(0.05)


async def verify_all(robots: list[Wanderer]) -> None:
    """Every record holds what it says."""
    for table, robot in {robot.table: robot for robot in robots}.items():
        async with robot.session.get(f"{robot.url}/api/replays/{table}/record") as response:
            assert response.status == 200, table
            record = await response.text()
        async with robot.session.post(f"{robot.url}/api/verify", data=record.encode()) as response:
            assert (await response.json())["holds"], table


async def test_after_ten_faults_nothing_acknowledged_is_lost_or_done_twice_and_every_table_goes_on(
    database, broker, postgres
):
    assert (
        await fault_after_fault(database, broker, postgres, times=10, size=3, tables=5, seed=1, to_the_end=False)
        >= 10 * BETWEEN
    )


@pytest.mark.soak
async def test_after_two_hundred_faults_at_sixty_tables_the_same(database, broker, postgres):
    done = await fault_after_fault(database, broker, postgres, times=FAULTS, size=5, tables=60, seed=2, to_the_end=True)
    print(f"{FAULTS} faults, {done} commands acknowledged, none lost, none done twice")
