"""A real broker, of these tests alone."""

import asyncio
import shutil
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import SystemRandom

from tests.server.house import SOON


def free_port() -> int:
    """Return a port below those that the system hands out to clients, so that nobody takes it before its server starts,
    or between two lives of it.
    """
    while True:
        port = SystemRandom().randrange(10_000, 30_000)
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port


class Nats:
    """A NATS server that can be stopped and started, always at the same address."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"nats://127.0.0.1:{self.port}"
        beside = Path(sys.executable).parent / "nats-server"
        self._program = str(beside if beside.exists() else shutil.which("nats-server"))
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        words = [self._program, "-a", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen(words, stderr=subprocess.DEVNULL)
        async with asyncio.timeout(SOON):
            while not await self._answers():
                await asyncio.sleep(0.02)

    async def _answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True

    def send_signal(self, sign: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(sign)

    def stop(self) -> None:
        """Stop at once."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
