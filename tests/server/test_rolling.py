"""Every server of a house is replaced, one after the other, while people talk at all its tables."""

import asyncio
import json
import signal
import time
from collections import Counter
from contextlib import suppress

import aiohttp

from tests.server.house import SOON
from tests.server.processes import Servers

EVERY = 0.05  # seconds from an answer to the next word
TABLES = 6


class Talker:
    """Says one word after the other at a table, from one door until that closes."""

    def __init__(self, name: str, urls: list[str], table: str) -> None:
        self.name, self.urls, self.table = name, urls, table
        self.session = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.answered: list[str] = []
        self.sockets = self.welcomes = 0
        self.longest = {"the door stayed": 0.0, "the door closed": 0.0}
        self._last = 0.0
        self._word = 0

    async def live(self) -> None:
        for url in self.urls * 1000:
            closed = self.sockets > 0
            with suppress(aiohttp.ClientError, ConnectionError):
                async with self.session.ws_connect(f"{url}/ws/{self.table}", max_msg_size=0) as ws:
                    self.sockets += 1
                    await ws.send_json({"type": "hello"})
                    await self._say(ws)
                    async for message in ws:
                        told = json.loads(message.data)
                        if told["type"] == "ping":
                            await ws.send_json({"type": "pong", "ping": told["ping"]})
                        elif told["type"] == "welcome":
                            self.welcomes += 1
                        elif told["type"] == "answer":
                            assert told["done"], told
                            self._answered(told["id"], closed)
                            closed = False
                            await asyncio.sleep(EVERY)
                            await self._say(ws)
            await asyncio.sleep(EVERY)

    async def _say(self, ws) -> None:
        """Repeat an unanswered message at another door, under the same id."""
        word = f"{self.name}-{self._word}"
        await ws.send_json({"type": "act", "id": word, "what": "chat", "text": word})

    def _answered(self, id: str, closed: bool) -> None:
        now, which = time.monotonic(), "the door closed" if closed else "the door stayed"
        if self._last:
            self.longest[which] = max(self.longest[which], now - self._last)
        self._last = now
        self._word += 1
        self.answered.append(id)


async def test_a_rolling_restart_loses_nothing_doubles_nothing_and_keeps_the_sockets_of_doors_that_stay(
    database, broker
):
    async with Servers(database.db, broker.address) as house:
        servers = [await house.open() for _ in range(3)]
        talkers = []
        for number in range(TABLES):
            made, door = servers[number % 3], servers[(number + 1) % 3]
            wish = {"json": {"game": "kraaw", "seats": 2}}
            async with aiohttp.ClientSession() as session, session.post(f"{made.url}/api/tables", **wish) as response:
                table = (await response.json())["id"]
            urls = [door.url, made.url, servers[(number + 2) % 3].url]
            talkers.append(Talker(f"t{number}", urls, table))
        talking = [asyncio.create_task(talker.live()) for talker in talkers]

        async def all_say(more: int) -> None:
            before = [len(talker.answered) for talker in talkers]
            async with asyncio.timeout(SOON):
                while any(len(t.answered) < n + more for t, n in zip(talkers, before, strict=True)):
                    assert not any(task.done() for task in talking)
                    await asyncio.sleep(EVERY)

        await all_say(10)
        for server in servers:
            await server.again(signal.SIGTERM)
            await all_say(10)
        for task in talking:
            task.cancel()
        await asyncio.gather(*talking, return_exceptions=True)
        for talker in talkers:
            await talker.session.close()
    told = [json.loads(text) for _, _, text in await database.lines()]
    said = Counter(line["asked"]["id"] for line in told if line["line"] == "said" and line.get("asked"))
    assert [id for talker in talkers for id in talker.answered if said[id] != 1] == []
    assert set(said.values()) == {1}
    # Each comes by one door, which closes once; whoever was at the first comes to the third, which closes later.
    assert [talker.sockets for talker in talkers] == [2, 2, 3] * (TABLES // 3), "a socket closed whose door stayed"
    assert all(talker.welcomes >= 3 for talker in talkers), "its table was another server's meanwhile"
    longest = {which: round(max(t.longest[which] for t in talkers), 2) for which in talkers[0].longest}
    print("longest pause at a table, in seconds:", longest)
