"""Faults of servers that share a house, of their broker and of their database. Each repairs what it did and returns how
long people had to wait.
"""

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable
from random import Random

import aiohttp

from kermesse.server.storage.postgres_cluster import LEASE
from tests.server.house import SOON
from tests.server.partition import Line
from tests.server.processes import Server, is_there
from tests.server.random_clients import RandomClient, all_go_on

Fault = Callable[[], Awaitable[float]]


class Faults:
    """`behind`: the server whose lines to the broker and to the database can be cut."""

    def __init__(self, database, broker, postgres, servers: list[Server], random: Random) -> None:
        self.database, self.broker, self.postgres = database, broker, postgres
        self.servers, self.random = servers, random
        self.robots: list[RandomClient] = []
        self.away = LEASE + 2  # seconds for which the database is away: by then every server's lease is over
        self.behind = servers[0]
        self.to_broker: Line
        self.to_database: Line
        self.ended_by_themselves = 0
        self._stood: dict[
            str, tuple[float, float]
        ] = {}  # by table: its clock against the machine's, and for how long it stood
        often = [self.killed, self.stopped_in_its_tracks, self.cut_off_from_broker, self.cut_off_from_database]
        often += [self.broker_restarted, self.database_restarted, self.replaced, self.stands_still_for_a_moment]
        self.kinds: list[Fault] = [*often, self.all_replaced, self.database_away]
        self.all: list[Fault] = [*often, *self.kinds]  # faults that take long come half as often

    def in_any_order(self, times: int) -> list[Fault]:
        """Yield each kind once, if there are so many, before any comes again."""
        order: list[Fault] = []
        while len(order) < times:
            some = list(self.kinds if not order else self.all)
            self.random.shuffle(some)
            order += some
        return order[:times]

    # ------------------------------------------------------------ servers

    async def killed(self) -> float:
        """Kill a server; measure until its tables go on at the others."""
        server, began = self.any(), time.monotonic()
        tables, left = await self._word_of(server)
        server.send(signal.SIGKILL)
        await server.gone()
        await self.taken_for_dead(server)
        self._stand(tables, left)
        await self._others_go_on(server)
        pause = time.monotonic() - began
        await server.start()
        return pause

    async def stopped_in_its_tracks(self) -> float:
        """Suspend a server until it is taken for dead: it must then end by itself."""
        server, began = self.any(), time.monotonic()
        server.send(signal.SIGSTOP)
        await self.taken_for_dead(server)
        await self._others_go_on(server)
        pause = time.monotonic() - began
        server.send(signal.SIGCONT)
        await self._ends_and_comes_again(server)
        return pause

    async def stands_still_for_a_moment(self) -> float:
        server = self.any()
        server.send(signal.SIGSTOP)
        await asyncio.sleep(self.random.uniform(0, 1))
        server.send(signal.SIGCONT)
        return await self._until_all_go_on()

    async def replaced(self) -> float:
        await self.any().again(signal.SIGTERM)
        return await self._until_all_go_on()

    async def all_replaced(self) -> float:
        """Replace the servers one after the other."""
        for server in self.servers:
            await server.again(signal.SIGTERM)
        return await self._until_all_go_on()

    # ------------------------------------------------------------ splits

    async def cut_off_from_database(self) -> float:
        """Cut off one server with all its writes under way, as if it stood still; measure until its tables go on at the
        others.
        """
        server, began = self.behind, time.monotonic()
        self.to_database.cut()
        await self.taken_for_dead(server)
        await self._others_go_on(server)
        pause = time.monotonic() - began
        assert await self.why_not_ready(server), "it says that it can write"
        self.to_database.mend()
        await self._ends_and_comes_again(server)
        return pause

    async def cut_off_from_broker(self) -> float:
        """Cut a server off from its broker until it has noticed; it keeps its tables."""
        self.to_broker.cut()
        async with asyncio.timeout(SOON):
            while "broker" not in await self.why_not_ready(self.behind):
                await asyncio.sleep(0.05)
        self.to_broker.mend()
        return await self._until_all_go_on()

    # ------------------------------------------------------------ what all need

    async def broker_restarted(self) -> float:
        self.broker.stop()
        await asyncio.sleep(self.random.uniform(0, 1))
        await self.broker.start()
        return await self._until_all_go_on()

    async def database_restarted(self) -> float:
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(self.random.uniform(0, 1))
        await asyncio.to_thread(self.postgres.start)
        return await self._until_all_go_on()

    async def database_away(self) -> float:
        """Stop the database: nobody can act and no clock may run; every server must notice in less than half of the
        time.
        """
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(self.away)
        self._stand([robot.table for robot in self.robots], self.away / 2)
        await asyncio.to_thread(self.postgres.start)
        return await self._until_all_go_on()

    # ------------------------------------------------------------ how it goes on

    def any(self) -> Server:
        return self.random.choice(self.servers)

    async def all_are_there(self) -> None:
        """Wait for all servers: on a busy machine one may stand still by itself until it is taken for dead."""
        for server in self.servers:
            if not is_there(server.pid):
                self.ended_by_themselves += 1
                await server.start()

    async def _until_all_go_on(self) -> float:
        began = time.monotonic()
        await all_go_on(self.robots, [server.url for server in self.servers])
        return time.monotonic() - began

    async def _others_go_on(self, but: Server) -> None:
        await all_go_on(self.robots, [server.url for server in self.servers if server is not but])

    async def _ends_and_comes_again(self, server: Server) -> None:
        assert await server.said_its_end() == 1, "it was taken for dead, and does not know it"
        await server.start()

    async def taken_for_dead(self, server: Server) -> None:
        async with asyncio.timeout(SOON):
            while await self.database.run(f"SELECT FROM servers WHERE name LIKE '%:{server.pid}:%'"):
                await asyncio.sleep(0.05)

    async def _word_of(self, server: Server) -> tuple[list[str], float]:
        """Return the server's tables, and for how many seconds at least it still counts as alive."""
        its = f"LIKE '%:{server.pid}:%'"
        tables = await self.database.run(f"SELECT tbl FROM leases WHERE owner {its}")
        left = await self.database.run(
            f"SELECT extract(epoch FROM until - clock_timestamp())::float FROM servers WHERE name {its}"
        )
        return [table for (table,) in tables], left[0][0] if left else 0.0

    async def why_not_ready(self, server: Server) -> str:
        """Return the reason why a server is not ready; '' if it is."""
        async with aiohttp.ClientSession() as session, session.get(f"{server.url}/readyz") as response:
            return "" if response.status == 200 else (await response.json())["why"]

    # ------------------------------------------------------------ clocks

    def _stand(self, tables: list[str], seconds: float) -> None:
        """Record that nobody could act for so long: clocks must have stood still."""
        for robot in self.robots:
            if robot.table in tables:
                before, stood = self._stood.get(robot.table, (float("-inf"), seconds))
                self._stood[robot.table] = max(before, robot.ahead), stood
                robot.ahead = float("-inf")

    def clocks_stood(self) -> int:
        """Return the number of tables at which a standing clock was seen."""
        seen, after = 0, {robot.table: float("-inf") for robot in self.robots}
        for robot in self.robots:
            after[robot.table] = max(after[robot.table], robot.ahead)
        for table, (before, seconds) in self._stood.items():
            if table in after and after[table] > float("-inf") and before > float("-inf"):
                assert after[table] <= before - seconds, f"the clock of {table} ran while nobody could act"
                seen += 1
        self._stood.clear()
        return seen
