"""`kermesse serve --db postgresql://…` as a process of its own: killed, doubled and stopped in its tracks."""

import asyncio
import json
import os
import signal
import socket
import sys
from collections import Counter
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from tests.server.house import SOON
from tests.server.test_sigkill import Robot, act, living, until

ROOT = Path(__file__).resolve().parents[2]


class Served:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def address(self) -> str:
        return (await asyncio.wait_for(self.process.stdout.readline(), SOON)).decode().split()[-1]

    async def ended(self) -> tuple[int, list[str]]:
        """Its exit code, and what it said to the operator."""
        said = (await asyncio.wait_for(self.process.stderr.read(), SOON)).decode().splitlines()
        return await self.process.wait(), said


@pytest.fixture
async def serve(database):
    """Starts a server on this database; whatever still runs is ended with the test."""
    started = []

    async def start(port: int = 0) -> Served:
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "KERMESSE_LIMITS": "off", "KERMESSE_LOG_LEVEL": "error"}
        words = ("-m", "kermesse.cli", "serve", "--port", str(port), "--db", database.db)
        pipe = asyncio.subprocess.PIPE
        started.append(await asyncio.create_subprocess_exec(sys.executable, *words, env=env, stdout=pipe, stderr=pipe))
        return Served(started[-1])

    yield start
    for process in started:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


@asynccontextmanager
async def two_robots(url: str):
    """Two robots that play Kraaw until it is over, whatever happens to the server."""
    robots = [Robot(f"s{seat}", url, Random(seat)) for seat in range(2)]
    wish = {"game": "kraaw", "seats": 2, "options": {"timers": "off", "wins_to_game": 3}}
    async with robots[0].session.post(f"{url}/api/tables", json=wish) as response:
        table = (await response.json())["id"]
    await act(robots[1], table, "sit")
    await act(robots[0], table, "start")
    for robot in robots:
        robot.table = table
    async with living(robots) as playing:
        yield robots, playing


def acknowledged(robots) -> list[str]:
    return [id for robot in robots for id in robot.acknowledged]


async def written(database) -> Counter[str]:
    """Count the occurrences of each command's id in the log."""
    told = [json.loads(text) for _, _, text in await database.lines()]
    return Counter(line["asked"]["id"] for line in told if line["line"] == "did" and line.get("asked"))


async def test_killed_and_started_again_the_game_goes_on_and_nothing_acknowledged_is_lost(serve, database):
    port = free_port()
    server = await serve(port)
    url = await server.address()
    async with two_robots(url) as (robots, playing):
        await until(lambda: len(acknowledged(robots)) >= 20, playing)
        server.process.kill()
        assert (await server.ended())[0] == -signal.SIGKILL
        before = acknowledged(robots)
        found = await written(database)
        assert all(found[id] == 1 for id in before)
        server = await serve(port)
        await until(lambda: len(acknowledged(robots)) >= len(before) + 20, playing)
        after = acknowledged(robots)  # they play on while the log is read
        found = await written(database)
        assert all(found[id] == 1 for id in after)
        assert sum(robot.gaps for robot in robots) == 0
    server.process.terminate()
    assert (await server.ended())[0] == 0


async def test_a_second_server_is_turned_away_and_one_that_stood_still_cannot_write_one_more_line(serve, database):
    first = await serve(free_port())
    url = await first.address()
    second = await serve()
    code, (line,) = await second.ended()
    assert code == 1
    assert "in use by another server" in line
    assert f"process {first.process.pid}" in line
    assert "stop that one" in line
    async with two_robots(url) as (robots, playing):
        await until(lambda: len(acknowledged(robots)) >= 10, playing)
        first.process.send_signal(signal.SIGSTOP)
        third = await serve()
        await third.address()  # it has the tables now
        lines, before = await database.lines(), len(acknowledged(robots))
        first.process.send_signal(signal.SIGCONT)  # what the robots asked meanwhile is heard now
        code, said = await first.ended()
        assert code == 1
        assert "taken for dead" in said[-1]
        assert await database.lines() == lines
        found = await written(database)
        assert all(found[id] == 1 for id in acknowledged(robots)), "nothing was promised that is not kept"
        assert len(acknowledged(robots)) <= before + 2  # an answer that was on its way
    third.process.terminate()
    assert (await third.ended())[0] == 0
