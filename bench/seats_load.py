"""The load of `seats.py`: many seats that mostly sit. `python seats_load.py URL SEATS TABLES SECONDS ACTS`: "ready"
when all are there, a line of JSON every minute (of that minute alone), and one at the end. ACTS: commands a second, of
all tables together.

So many tables of Kraaw with all their seats by socket, of which a few act at a time. What is measured goes from a
command to the last of the table's seats having heard of it. When a game is over its people take another table.

It shares the cores with the server, so it must do little and never stand still: a page reads frames by itself, looks at
the first bytes of what it is told, keeps them only if it may act, and nothing is left for a collector. (Node with `ws`
collected the buffers of what it had been told every two seconds, on both cores: a fifth of a second in which the server
got nothing.)
"""

import asyncio
import gc
import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import aiohttp
import msgspec
import uvloop

AT_ONCE = 16  # tables at which people are sitting down at a time
OF_ONE_ADDRESS = 10_000  # sockets: each address of ours has some 28,000 ports
STEPPED = b'{"type":"step",'
NOTHING_LEGAL = b',"legal":[],'
GOES_ON = b',"outcome":null'
UPGRADE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: {host}:{port}\r\n{cookie}Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TEXT, CLOSE = 1, 8


class Page(asyncio.Protocol):
    """A page at a table, by socket."""

    transport: asyncio.Transport

    def __init__(self, upgrade: str, lost: Callable[[], None]) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.seen = False  # it has seen the game, at least once
        self.may_act = False
        self.is_over = False
        self.done = False
        self.stepped: Callable[[Page], None] | None = None
        self.refused: Callable[[], None] | None = None
        self._told = b""
        self._answers: dict[str, asyncio.Future[None]] = {}
        self._upgrade = upgrade
        self._lost = lost
        self._half = b""  # the bytes of a frame that is not whole

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]  # uvloop's is one, and does not say so
        self.transport.write(self._upgrade.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("the socket was not opened"))
        if not self.done:
            self._lost()

    def data_received(self, data: bytes) -> None:
        if self._half:
            data = self._half + data
        at = 0
        if not self.open.done():
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._half = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(data[:200])
            self.open.set_result(None)
        have = len(data)
        while have - at >= 2:
            size, begin = data[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if begin + size > have:
                break
            if data[at] == 0x80 | TEXT:
                self._hear(data[begin : begin + size])
            elif data[at] != 0x80 | CLOSE:
                raise ConnectionError(f"a frame of another kind: {data[at]:#x}")
            at = begin + size
        self._half = data[at:]

    def _hear(self, told: bytes) -> None:
        if told.startswith(STEPPED):
            self._keep(told)
            if self.stepped is not None:
                self.stepped(self)
            return
        message: dict[str, Any] = msgspec.json.decode(told)
        if message["type"] == "ping":
            self.say(type="pong", ping=message["ping"])
        elif message["type"] == "answer":
            if not message["done"]:
                if self.refused is None:
                    raise RuntimeError(f"refused: {message}")
                self.refused()
            if answer := self._answers.pop(message["id"], None):
                answer.set_result(None)
        elif message.get("position"):
            self._keep(told)

    def _keep(self, told: bytes) -> None:
        self.seen = True
        self.may_act = NOTHING_LEGAL not in told
        self.is_over = GOES_ON not in told
        self._told = told if self.may_act else b""

    def legal(self) -> list[Any]:
        commands: list[Any] = msgspec.json.decode(self._told)["position"]["legal"]
        return commands

    def say(self, **message: Any) -> None:
        """Send a frame, masked with zeros, which is a mask like any other to the server."""
        text = msgspec.json.encode(message)
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(bytes([0x80 | TEXT]) + size + b"\0\0\0\0" + text)

    async def act(self, what: str) -> None:
        answered = self._answers[what] = asyncio.get_running_loop().create_future()
        self.say(type="act", id=what, what=what)
        await answered


class Load:
    def __init__(self, url: str, seats: int, tables: int, seconds: float, acts: float) -> None:
        self.url, self.seats, self.tables, self.seconds = url, seats, tables, seconds
        self.every = tables / acts  # seconds from one command of a table to its next
        self._lost = 0
        self._host, port = url.removeprefix("http://").split(":")
        self._port = int(port)
        self._games = 0
        self._opened = 0
        self._there = 0
        self._all_there = asyncio.Event()
        self._few = asyncio.Semaphore(AT_ONCE)
        self._measuring = False
        self._minute: list[float] = []

    async def run(self) -> None:
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as web:
            lives = [
                asyncio.create_task(
                    self._live(web, (n + 1) * self.seats // self.tables - n * self.seats // self.tables)
                )
                for n in range(self.tables)
            ]
            ended = asyncio.create_task(self._measure())
            await asyncio.wait([ended, *lives], return_when=asyncio.FIRST_COMPLETED)
            for one in lives:
                if one.done():
                    one.result()  # none ends but by a fault
            await ended

    async def _live(self, web: aiohttp.ClientSession, seats: int) -> None:
        first = True
        while True:
            async with self._few:  # so that opening them all is not what is measured
                pages = await self._sit_down(web, seats)
            if first:  # nobody plays before everybody sits
                first = False
                self._there += 1
                if self._there == self.tables:
                    self._all_there.set()
                await self._all_there.wait()
            await self._play(pages)
            self._games += 1
            for one in pages:
                one.done = True
                one.transport.close()

    async def _sit_down(self, web: aiohttp.ClientSession, seats: int) -> list[Page]:
        wish = {"game": "kraaw", "seats": seats, "options": {"crow_choice": "auto", "timers": "off"}}
        async with web.post(f"{self.url}/api/tables", json=wish) as answer:
            if answer.status >= 300:
                raise RuntimeError(f"no table: {await answer.text()}")
            table = (await answer.json())["id"]
            mine = answer.headers["set-cookie"].split(";")[0]
        pages = [await self._page(table, f"Cookie: {mine}\r\n")]
        while len(pages) < seats:
            pages.append(await self._page(table, ""))
            await pages[-1].act("sit")
        await pages[0].act("start")
        while not all(one.seen for one in pages):
            await asyncio.sleep(0.005)
        return pages

    async def _page(self, table: str, cookie: str) -> Page:
        here = f"127.0.0.{1 + self._opened // OF_ONE_ADDRESS % 200}"
        self._opened += 1
        upgrade = UPGRADE.format(table=table, host=self._host, port=self._port, cookie=cookie)
        loop = asyncio.get_running_loop()
        _, page = await loop.create_connection(
            lambda: Page(upgrade, self._lose), self._host, self._port, local_addr=(here, 0)
        )
        await page.open
        page.say(type="hello", language="en")
        return page

    def _lose(self) -> None:
        self._lost += 1

    async def _play(self, pages: list[Page]) -> None:
        """Play one game, a command every so often, each when all have heard of the last. A command that comes late
        skips its moment and waits for the next, so that people at different tables do not fall into step because a
        server was late for all of them.
        """
        loop = asyncio.get_running_loop()
        made = 0
        due = time.perf_counter() + random.random() * self.every
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += self.every
            while due < time.perf_counter():
                due += self.every
            mover = next((one for one in pages if one.may_act), None)
            if mover is None:
                if pages[0].is_over:
                    return
                continue
            command = random.choice(mover.legal())
            all_heard: asyncio.Future[bool] = loop.create_future()
            left = set(pages)

            def stepped(page: Page, left: set[Page] = left, all_heard: "asyncio.Future[bool]" = all_heard) -> None:
                left.discard(page)
                if not left and not all_heard.done():
                    all_heard.set_result(True)

            def refused(all_heard: "asyncio.Future[bool]" = all_heard) -> None:  # a deadline was quicker
                if not all_heard.done():
                    all_heard.set_result(False)

            for one in pages:
                one.stepped = stepped
            mover.refused = refused
            made += 1
            began = time.perf_counter()
            mover.say(type="do", id=f"m{made}", command=command)
            if await all_heard and self._measuring:
                self._minute.append(1000 * (time.perf_counter() - began))

    async def _measure(self) -> None:
        await self._all_there.wait()
        print("ready", flush=True)
        await asyncio.sleep(3)
        gc.collect()
        gc.freeze()
        gc.disable()
        self._measuring = True
        began, used, every_act = time.perf_counter(), sum(os.times()[:2]), list[float]()
        while (passed := time.perf_counter() - began) < self.seconds:
            await asyncio.sleep(min(60.0, self.seconds - passed))
            minute, self._minute = self._minute, []
            every_act += minute
            print(json.dumps(self._told(minute)), flush=True)
        spent = {"seconds": time.perf_counter() - began, "load": sum(os.times()[:2]) - used}
        print(json.dumps(self._told(every_act) | spent), flush=True)

    def _told(self, acts: list[float]) -> dict[str, float]:
        acts = sorted(acts) or [0.0]
        at = {name: acts[int(len(acts) * share)] for name, share in (("p50", 0.5), ("p99", 0.99))}
        return {"acts": len(acts), **at, "most": acts[-1], "games": self._games, "lost": self._lost}


async def main() -> None:
    url, *figures = sys.argv[1:]
    seats, tables, seconds, acts = map(float, figures)
    await Load(url, int(seats), int(tables), seconds, acts).run()


if __name__ == "__main__":
    uvloop.run(main())
    os._exit(0)  # ten thousand sockets are not closed one by one
