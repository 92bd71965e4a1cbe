"""Servers of one house as processes of their own: started, killed, stopped in their tracks, replaced."""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

from tests.server.brokers import free_port
from tests.server.house import SOON

ROOT = Path(__file__).resolve().parents[2]

# Imports once, and then forks a server for every port it reads: so a new life begins at once.
MOTHER = """
import os, signal, sys
import uvloop, asyncpg, nats.aio.client
from kermesse.cli import serving
from kermesse.server import serve
from kermesse.server.table import state
state.PING_EVERY = 5.0  # clocks are read off what is told: the more often, the less does a late word count
serve.WARM_UP_AFTER = 3600.0  # nobody asks for a replay: that process would cost more than its server
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    port, db, broker = line.split()
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        code = serving.run("--port", port, "--db", db, "--broker", broker)
        print("ended", os.getpid(), code, flush=True)
        os._exit(code)
    print("child", port, child, flush=True)
"""


class Server:
    """One address of a server: a port, and the process that has it now."""

    def __init__(self, servers: "Servers", port: int, db: str, broker: str) -> None:
        self.servers = servers
        self.port, self.db, self.broker = port, db, broker
        self.url = f"http://127.0.0.1:{port}"
        self.pid = 0
        self.ended: int | None = None
        self.ready = asyncio.Event()

    async def start(self) -> None:
        self.ready.clear()
        self.pid, self.ended = 0, None
        self.servers.mother.stdin.write(f"{self.port} {self.db} {self.broker}\n".encode())
        async with asyncio.timeout(SOON):
            await self.ready.wait()
        assert self.ended is None, "it did not start; what it said is in the standard error of this test"

    def send(self, sign: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, sign)

    async def gone(self) -> None:
        async with asyncio.timeout(SOON):
            while is_there(self.pid):
                await asyncio.sleep(0.01)

    async def said_its_end(self) -> int:
        """Return its exit code."""
        await self.gone()
        async with asyncio.timeout(SOON):
            while self.ended is None:
                await asyncio.sleep(0.01)
        return self.ended

    async def end(self, sign: signal.Signals) -> None:
        self.send(sign)
        await self.gone()

    async def again(self, sign: signal.Signals) -> None:
        await self.end(sign)
        await self.start()


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Servers:
    def __init__(self, db: str, broker: str, **settings: str) -> None:
        self.all: dict[int, Server] = {}
        self._db, self._broker, self._settings = db, broker, settings
        self.mother: asyncio.subprocess.Process
        self._hearing: asyncio.Task[None]

    async def __aenter__(self) -> "Servers":
        env = {
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "KERMESSE_LIMITS": "off",
            "KERMESSE_LOG_LEVEL": "error",
            "KERMESSE_THINKERS": "0",
            "PYTHONUNBUFFERED": "",  # so that a line is written at once, whoever else writes
            **self._settings,
        }
        pipe = asyncio.subprocess.PIPE
        self.mother = await asyncio.create_subprocess_exec(
            sys.executable, "-c", MOTHER, env=env, stdin=pipe, stdout=pipe
        )
        self._hearing = asyncio.create_task(self._hear())
        return self

    async def _hear(self) -> None:
        async for line in self.mother.stdout:
            match line.decode().split():
                case ["child", port, pid]:
                    self.all[int(port)].pid = int(pid)
                case ["ended", pid, code]:
                    for server in self.all.values():
                        if server.pid == int(pid):
                            server.ended = int(code)
                            server.ready.set()
                case ["Kermesse:", address]:
                    self.all[int(address.rpartition(":")[2])].ready.set()

    async def open(self, db: str = "", broker: str = "") -> Server:
        """Open a server, with connections of its own to the database or the broker, if given."""
        server = Server(self, free_port(), db or self._db, broker or self._broker)
        self.all[server.port] = server
        await server.start()
        return server

    async def __aexit__(self, *error: object) -> None:
        for server in self.all.values():
            server.send(signal.SIGCONT)
            server.send(signal.SIGTERM)
        for server in self.all.values():
            await server.gone()
        self.mother.stdin.close()
        await self.mother.wait()
        self._hearing.cancel()
