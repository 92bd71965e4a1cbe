"""Several servers of one machine behind one address: `kermesse serve --workers 3`.

One process listens and starts the others, which take what comes to that address in turn. One that ends is replaced;
SIGHUP replaces them all, one after the other; with this one all end, however it ends.
"""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable
from typing import Final

import structlog

from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.tasks import Tasks

VARIABLE: Final = "KERMESSE_LISTENER"  # the number of the open file that a worker listens at
AGAIN_AFTER: Final = 1.0  # seconds from the end of a worker to the next one in its place


def run_workers(host: str, port: int, size: int) -> int:
    """Run until SIGTERM or SIGINT; return the exit code."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    with socket.socket(family, kind, protocol) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
        return asyncio.run(_Supervisor(listener, size).serve())


class _Supervisor:
    def __init__(self, listener: socket.socket, size: int) -> None:
        self._listener = listener
        self._size = size
        self._watch = Tasks(Metrics().faults)
        self._stop = asyncio.Event()
        self._workers: set[asyncio.subprocess.Process] = set()
        self._replacing = asyncio.Lock()
        self._log = structlog.get_logger()
        os.environ[VARIABLE] = str(listener.fileno())  # the servers that it starts inherit both

    async def serve(self) -> int:
        first, said = await self._start()
        if not said:  # it has said why
            return await first.wait()
        signs: dict[signal.Signals, Callable[[], object]] = {
            signal.SIGTERM: self._stop.set,
            signal.SIGINT: self._stop.set,
            signal.SIGHUP: lambda: self._watch.begin("replacing all servers", self._replace_all()),
        }
        for sign, then in signs.items():
            asyncio.get_running_loop().add_signal_handler(sign, then)
        await asyncio.gather(*(self._start() for _ in range(self._size - 1)))
        print(said, end="", flush=True)
        await self._stop.wait()
        async with self._replacing:
            last = list(self._workers)
            return max([await self._end(worker) for worker in last], default=0)

    async def _start(self) -> tuple[asyncio.subprocess.Process, str]:
        """Start a worker; return it and the line it said when it was ready, '' if it ended before."""
        number = self._listener.fileno()
        pipe = asyncio.subprocess.PIPE
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            *sys.orig_argv[1:],
            pass_fds=(number,),
            stdin=pipe,  # its end says that this process has ended
            stdout=pipe,
        )
        assert worker.stdout is not None
        said = (await worker.stdout.readline()).decode()
        if said:
            self._workers.add(worker)
            self._watch.begin("minding a server", self._mind(worker))
        return worker, said

    async def _mind(self, worker: asyncio.subprocess.Process) -> None:
        """Put another worker in the place of one that ends without being told to."""
        code = await worker.wait()
        missed = worker in self._workers
        self._workers.discard(worker)
        while missed and not self._stop.is_set():
            self._log.error("a server ended: another takes its place", process=worker.pid, code=code)
            await asyncio.sleep(AGAIN_AFTER)
            _, said = await self._start()
            missed = not said

    async def _replace_all(self) -> None:
        """Replace all workers; each new one serves before its predecessor goes."""
        async with self._replacing:
            for worker in list(self._workers):
                _, said = await self._start()
                if not said:
                    self._log.error("a new server did not start: the others stay as they are")
                    return
                await self._end(worker)

    async def _end(self, worker: asyncio.subprocess.Process) -> int:
        self._workers.discard(worker)
        if worker.returncode is None:
            worker.terminate()
        return abs(await worker.wait())
