"""The server is killed at random moments of 20 running tables of all games and started again: nothing acknowledged is
lost.
"""

import asyncio
import json
import os
import shutil
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from random import Random
from typing import TypeVar

import aiohttp
import pytest

from kermesse.games import CATALOGUE
from kermesse.server.storage.sealed_rows import CLOSED, read_line
from tests.server.house import SOON

TABLES = 20
BETWEEN = 25  # commands, at least, from one kill to the next
KILLS = int(os.environ.get("KERMESSE_KILLS", "1000"))
ROOT = Path(__file__).resolve().parents[2]


# Imports once, and then forks a server for every line it reads: so a new life begins at once.
MOTHER = """
import os, sys
import uvloop
from kermesse.cli.serving import run
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        sys.exit(run("--port", sys.argv[1], "--db", sys.argv[2]))
    print("child", child, flush=True)
    _, status = os.waitpid(child, 0)
    print("ended", os.waitstatus_to_exitcode(status), flush=True)
"""


class Server:
    """The server as a process of its own, on one port for all its lives."""

    def __init__(self, db: Path, port: int, **settings: str) -> None:
        self.db = db
        self.port = port
        self.settings = settings
        self.mother: asyncio.subprocess.Process | None = None
        self.child = 0

    async def start(self) -> None:
        if self.mother is None:
            env = {
                **os.environ,
                "PYTHONPATH": str(ROOT / "src"),
                "KERMESSE_LIMITS": "off",
                "KERMESSE_LOG_LEVEL": "warning",
                **self.settings,
            }
            pipe = asyncio.subprocess.PIPE
            self.mother = await asyncio.create_subprocess_exec(
                sys.executable, "-c", MOTHER, str(self.port), str(self.db), env=env, stdin=pipe, stdout=pipe
            )
        self.mother.stdin.write(b"go\n")
        told = {await self._line(), await self._line()}
        assert {words[0] for words in told} == {"child", "Kermesse:"}
        self.child = next(int(words[1]) for words in told if words[0] == "child")

    async def _line(self) -> tuple[str, ...]:
        return tuple((await asyncio.wait_for(self.mother.stdout.readline(), SOON)).decode().split())

    async def end(self, sign: signal.Signals) -> int:
        os.kill(self.child, sign)
        word, code = await self._line()
        assert word == "ended"
        return int(code)

    async def close(self) -> int:
        code = await self.end(signal.SIGTERM)
        self.mother.stdin.close()
        await self.mother.wait()
        return code


class Robot:
    """A bot by socket: plays whatever is legal, reconnects when it must, sends again what was not answered."""

    def __init__(self, name: str, url: str, random: Random) -> None:
        self.name = name
        self.url = url
        self.random = random
        self.session = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.table = ""
        self.acknowledged: list[str] = []
        self.sent = 0
        self.have = 0
        self.lives = 0
        self.open: tuple[str, object] | None = None  # a command without an answer
        self.legal: list[object] = []
        self.over = False
        self.gaps = 0

    async def live(self) -> None:
        while not self.over:
            with suppress(aiohttp.ClientError, ConnectionError, asyncio.TimeoutError):
                await self._connect()
            await asyncio.sleep(0.02)

    async def _connect(self) -> None:
        async with self.session.ws_connect(f"{self.url}/ws/{self.table}", max_msg_size=0) as ws:
            await ws.send_json({"type": "hello", "have": self.have, "language": "fr"})
            async for message in ws:
                await self._hear(ws, json.loads(message.data))
                if self.over:
                    return

    async def _hear(self, ws, told) -> None:
        kind = told["type"]
        if kind == "ping":
            await ws.send_json({"type": "pong", "ping": told["ping"]})
            return
        if kind == "answer":
            if told["done"]:
                self.acknowledged.append(told["id"])
            if self.open is not None and told["id"] == self.open[0]:
                self.open = None
                await self._ask(ws)  # it may have come too late, and another thing may be done
            return
        if kind == "bye":
            raise ConnectionError(told["code"])
        if kind == "trouble":  # the server stood still for a moment: so it says, and nothing is asked of anybody
            return
        if kind == "welcome":
            self.lives += 1
            assert told["seat"] >= 0, "the seat is still this robot's"
            if self.open is not None:  # was it done? Asking again under the same id does nothing twice
                await ws.send_json({"type": "do", "id": self.open[0], "command": self.open[1]})
        elif told["n"] != self.have + 1:
            self.gaps += 1
        self.have = told["n"]
        position = told.get("position")
        if position is None:
            return
        self.legal = position["legal"]
        if position["outcome"]:
            self.over = True
        await self._ask(ws)

    async def _ask(self, ws) -> None:
        if self.legal and self.open is None and not self.over:
            self.sent += 1
            self.open = (f"{self.name}-{self.sent}", self.random.choice(self.legal))
            self.legal = []
            await ws.send_json({"type": "do", "id": self.open[0], "command": self.open[1]})


Made = TypeVar("Made", bound=Robot)
LONGER = {"kraaw": {"timers": "off", "wins_to_game": 3}}


async def seat_robots(tables: int, made: Callable[[str], Made]) -> list[Made]:
    """Tables of all games in turn, begun, with as few as may play."""
    return [robot for number in range(tables) for robot in await seat_some(number, made)]


async def seat_some(
    number: int, made: Callable[[str], Made], options: Mapping[str, Mapping[str, object]] = LONGER
) -> list[Made]:
    """At a table of their own, of the game whose turn it is, with its options."""
    game = list(CATALOGUE.values())[number % len(CATALOGUE)]
    seats = game.seats.start
    robots = [made(f"t{number}s{seat}") for seat in range(seats)]
    host, *others = robots
    wish = {"game": game.name, "seats": seats, "options": options.get(game.name, {})}
    async with host.session.post(f"{host.url}/api/tables", json=wish) as response:
        table = (await response.json())["id"]
    for robot in others:
        await act(robot, table, "sit")
    await act(host, table, "start")
    for robot in robots:
        robot.table = table
    return robots


async def act(robot: Robot, table: str, what: str) -> None:
    async with robot.session.ws_connect(f"{robot.url}/ws/{table}", max_msg_size=0) as ws:
        await ws.send_json({"type": "hello"})
        await ws.send_json({"type": "act", "id": what, "what": what})
        async for message in ws:
            told = json.loads(message.data)
            if told.get("id") == what:
                assert told["done"], told
                return
    raise ConnectionError("the socket closed before it was answered")


def written_ids(db: Path) -> dict[str, int]:
    """Count the occurrences of each command's id in the log; read from a copy, so that the server finds what the kill
    left.
    """
    copy = db.with_suffix(".look")
    for end in ("", "-wal"):
        shutil.copyfile(f"{db}{end}", f"{copy}{end}")
    counted: dict[str, int] = {}
    with closing(sqlite3.connect(copy)) as connection:
        for (batch,) in connection.execute("SELECT batch FROM log"):
            for sealed in batch.split(b"\n"):
                line = read_line(sealed)
                assert line is not None, "a line is damaged"
                told = json.loads(line.text)
                if line.text != CLOSED and told["line"] == "did" and told.get("asked"):
                    counted[told["asked"]["id"]] = counted.get(told["asked"]["id"], 0) + 1
    return counted


@asynccontextmanager
async def living(robots: Sequence[Robot]) -> AsyncIterator[list[asyncio.Task[None]]]:
    """They play until they are through, or the block is."""
    playing = [asyncio.create_task(robot.live()) for robot in robots]
    try:
        yield playing
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for robot in robots:
            await robot.session.close()


async def until(true, playing: Iterable[asyncio.Task[None]]) -> None:
    async with asyncio.timeout(SOON):
        while not true():
            for task in playing:
                if task.done():
                    task.result()  # a robot that fell ill says why
            await asyncio.sleep(0.01)


async def kill_again_and_again(db: Path, times: int, seed: int) -> tuple[int, int]:
    random = Random(seed)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = Server(db, port)
    await server.start()
    url = f"http://127.0.0.1:{port}"
    robots = await seat_robots(TABLES, lambda name: Robot(name, url, Random(random.random())))

    def done() -> int:
        return sum(len(robot.acknowledged) for robot in robots)

    try:
        async with living(robots) as playing:
            for _ in range(times):
                lives = {robot: robot.lives for robot in robots}
                before = done()
                await until(
                    lambda enough=before + BETWEEN: done() >= enough or all(robot.over for robot in robots), playing
                )
                await asyncio.sleep(random.uniform(0, 0.5))
                assert await server.end(signal.SIGKILL) == -signal.SIGKILL
                acknowledged = [id for robot in robots for id in robot.acknowledged]
                found = written_ids(db)
                assert all(found.get(id) == 1 for id in acknowledged), (
                    "an acknowledged command is lost, or was done twice"
                )
                await server.start()
                await until(  # everybody is at the table again
                    lambda lives=lives: all(robot.lives > lives[robot] or robot.over for robot in robots), playing
                )
            return done(), sum(robot.gaps for robot in robots)
    finally:
        assert await server.close() == 0  # told to stop, it stops in good order


async def test_killed_five_times_nothing_acknowledged_is_lost(db):
    acknowledged, gaps = await kill_again_and_again(db, 5, seed=1)
    assert acknowledged > 100
    assert gaps == 0


@pytest.mark.soak
async def test_killed_a_thousand_times_over_five_games_nothing_acknowledged_is_lost(tmp_path):
    total = 0
    for number in range(KILLS // 10):
        acknowledged, gaps = await kill_again_and_again(tmp_path / f"{number}.db", 10, seed=100 + number)
        assert acknowledged > 200
        assert gaps == 0
        total += acknowledged
    print(f"{KILLS // 10 * 10} kills, {total} commands acknowledged, none lost, none done twice")
