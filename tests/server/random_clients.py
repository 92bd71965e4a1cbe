"""Robots that connect to another server each time, take their time, and keep all they were told, which is compared with
the record.
"""

import asyncio
import json
import time
import zlib
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from random import Random
from types import SimpleNamespace

import aiohttp

from kermesse.core.record import read_header, read_record, verify
from kermesse.games import CATALOGUE
from tests.server.house import SOON
from tests.server.test_no_leak import hold_against, play_again
from tests.server.test_sigkill import Robot

TOLD = {"welcome", "step", "table"}  # the parts that the law of no leak compares


class RandomClient(Robot):
    """A robot; `pace` is the mean time of a thought, in seconds."""

    def __init__(self, name: str, urls: list[str], random: Random, pace: float = 0.0) -> None:
        super().__init__(name, random.choice(urls), random)
        self.urls, self.pace = urls, pace
        self.seat = -1
        self.steps = 0  # it was told of
        self.ahead = float(
            "-inf"
        )  # the table's clock against the machine's, in seconds: it may fall behind, never gain
        self.waited: list[float] = []  # from the first request of a command to its answer
        self.kept: list[bytes] = []
        self._asked = 0.0
        self._offered: list[object] = []  # the legal commands of the last position
        self._ws: aiohttp.ClientWebSocketResponse
        self._thinking: asyncio.Task[None] | None = None

    async def _connect(self) -> None:
        self.url = self.random.choice(self.urls)
        await super()._connect()

    async def _hear(self, ws, told) -> None:
        self._ws = ws
        if told["type"] in TOLD:
            self.steps += told["type"] == "step"
            self.kept.append(zlib.compress(json.dumps(told).encode(), 1))
            self.ahead = max(self.ahead, told["now"] / 1000 - time.monotonic())
        self.seat = told.get("seat", self.seat)
        if self.open is not None and told["type"] == "answer" and told["id"] == self.open[0]:
            self.waited.append(time.monotonic() - self._asked)
            if not told["done"]:  # too late, or the server waits: another try, a little later
                self.legal = self.legal or self._offered
                self.open = None
                self._think_soon()
                return
        if told.get("position") is not None:
            self._offered = told["position"]["legal"]
        await super()._hear(ws, told)

    async def _ask(self, ws) -> None:
        if self.pace == 0:
            await self._do(ws)
        else:
            self._think_soon()

    def _think_soon(self) -> None:
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._think())

    async def _think(self) -> None:
        await asyncio.sleep(self.random.uniform(0, 2 * max(self.pace, 0.1)))
        with suppress(ConnectionError, aiohttp.ClientError):  # it is asked again after the welcome
            await self._do(self._ws)

    async def _do(self, ws) -> None:
        if self.open is None:
            self._asked = time.monotonic()
        await super()._ask(ws)

    async def say_goodbye(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        await self.session.close()


async def goes_on(robot: RandomClient, doors: list[str]) -> None:
    """Check that somebody who comes to that table, by any of these servers, sees it, and is answered when the log has
    what they said.
    """
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        while True:
            with suppress(aiohttp.ClientError, ConnectionError):
                url = robot.random.choice(doors)
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


async def all_go_on(robots: list[RandomClient], doors: list[str]) -> None:
    async with asyncio.timeout(SOON):
        await asyncio.gather(*(goes_on(robot, doors) for robot in {robot.table: robot for robot in robots}.values()))


class Verifying:
    """A check of finished tables: the record is true, and nobody was told more than they may know."""

    def __init__(self) -> None:
        self.tables = 0
        self._clerk = ProcessPoolExecutor(1, get_context("spawn"))  # beside those who play
        self._under_way: list[asyncio.Future[None]] = []

    async def take(self, robots: list[RandomClient]) -> None:
        """Take the robots of one table, who have finished."""
        record = await self._record(robots[0])
        kept = {robot.seat: robot.kept for robot in robots}
        for each in self._under_way:
            if each.done():
                each.result()  # so that a fault is reported at once
        self._under_way.append(asyncio.wrap_future(self._clerk.submit(hold, record, kept)))
        self.tables += 1

    async def _record(self, robot: RandomClient) -> str:
        async with asyncio.timeout(SOON):
            while True:
                with suppress(aiohttp.ClientError, ConnectionError):
                    url = robot.random.choice(robot.urls)
                    async with robot.session.get(f"{url}/api/replays/{robot.table}/record") as response:
                        record = await response.text()
                    if response.status == 200:
                        return record
                    assert response.status == 503, (robot.table, record)
                await asyncio.sleep(0.1)

    async def all_hold(self) -> None:
        await asyncio.gather(*self._under_way)

    def close(self) -> None:
        self._clerk.shutdown(cancel_futures=True)


def hold(text: str, kept: dict[int, list[bytes]]) -> None:
    """Check a table; in the clerk's process."""
    game = CATALOGUE[read_header(text).game]
    record = read_record(game, text)
    assert verify(game, record).outcome() is not None
    told = play_again(game, record)
    for viewer, messages in kept.items():
        page = SimpleNamespace(heard=[json.loads(zlib.decompress(each)) for each in messages])
        hold_against(told, game, viewer, [page])
