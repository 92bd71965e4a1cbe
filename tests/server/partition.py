"""A line between a server and its broker or its database that can be cut, and mended with all that was under way still
on it.

A process of its own passes on whatever comes. Stopped in its tracks it passes on nothing and refuses nobody: so it is
when a network is split. `python partition.py PORT TARGET` is that process.
"""

import asyncio
import os
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit


class Line:
    """A connection to `target`: host:port, or the path of a socket."""

    def __init__(self, port: int, target: str) -> None:
        self.port, self.target = port, target
        self.process: asyncio.subprocess.Process

    async def __aenter__(self) -> "Line":
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, __file__, str(self.port), self.target, stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        assert await self.process.stdout.readline() == b"open\n"
        return self

    def cut(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def mend(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    async def __aexit__(self, *error: object) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


def by_line(dsn: str, port: int) -> tuple[str, str]:
    """Return the database's address by way of the connection that begins at this port, and where that leads."""
    parts = urlsplit(dsn)
    there = f"{parts.hostname}:{parts.port or 5432}"
    if folder := parse_qs(parts.query).get("host"):
        there = str(next(path for path in Path(folder[0]).glob(".s.PGSQL.*") if path.suffix != ".lock"))
    return f"postgresql://{parts.username}@127.0.0.1:{port}{parts.path}", there


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while some := await reader.read(1 << 16):
            writer.write(some)
            await writer.drain()
    writer.close()


async def _open(port: int, target: str) -> None:
    async def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if os.path.isabs(target):
                there = await asyncio.open_unix_connection(target)
            else:
                there = await asyncio.open_connection(*target.rsplit(":", 1))
        except OSError:  # nobody is there: so nobody answers here either
            writer.close()
            return
        for line in (writer, there[1]):
            with suppress(OSError):
                line.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        await asyncio.gather(_pass_on(reader, there[1]), _pass_on(there[0], writer))

    async with await asyncio.start_server(come, "127.0.0.1", port) as server:
        print("open", flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(_open(int(sys.argv[1]), sys.argv[2]))
