"""The server's sign of life, given in a thread of its own: a loop that is busy for seconds is no dead server. It is given for as long as the
loop itself comes round now and then; one that does not is stuck, and others may have its tables. Who may write is not decided here,
but by the fencing number that every commit carries.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from kermesse.server.storage.postgres_cluster import Servers
from kermesse.server.storage.storage import StorageFailed
from kermesse.server.storage.tasks import Tasks

STUCK: Final = 15.0  # seconds after which a loop that has not come round is taken for dead by its own server
LAST_WORDS: Final = 2.0  # seconds that the thread has to hang up


class Pulse:
    def __init__(
        self, servers: Servers, watch: Tasks, on_sign: Callable[[], None], on_death: Callable[[], None]
    ) -> None:
        """`on_sign` after every sign of life, and `on_death` if this server was taken for dead: both in the loop that runs now."""
        self._servers = servers
        self._watch = watch
        self._on_sign = on_sign
        self._on_death = on_death
        self._loop = asyncio.get_running_loop()
        self._came_round = time.monotonic()
        self._rounds = self._loop.call_soon(self._come_round)
        self._stopped = threading.Event()
        self._own: asyncio.AbstractEventLoop | None = None
        self._wake: asyncio.Event | None = None
        self._thread = threading.Thread(target=self._run, name="kermesse-pulse", daemon=True)
        self._thread.start()

    def _come_round(self) -> None:
        self._came_round = time.monotonic()
        self._rounds = self._loop.call_later(self._servers.pause, self._come_round)

    def cancel(self) -> None:
        """No more signs."""
        self._stopped.set()
        self._rounds.cancel()
        own, wake = self._own, self._wake
        if own is not None and wake is not None:
            with suppress(RuntimeError):  # it has ended
                own.call_soon_threadsafe(wake.set)

    async def close(self) -> None:
        self.cancel()
        await asyncio.to_thread(self._thread.join, LAST_WORDS)

    # ------------------------------------------------------------ in its own thread

    def _run(self) -> None:
        asyncio.run(self._beat())

    async def _beat(self) -> None:
        self._own, self._wake = asyncio.get_running_loop(), asyncio.Event()
        while not self._stopped.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), self._servers.pause)
            if self._stopped.is_set():
                break
            if time.monotonic() - self._came_round > STUCK:
                continue
            with self._watch.over("the server's lease"), suppress(StorageFailed):  # away: the writer says so
                alive = await self._servers.give_sign()
                if not self._stopped.is_set():
                    self._tell(self._on_sign if alive else self._on_death)
                if not alive:
                    break
        await self._servers.hang_up()

    def _tell(self, what: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(what)
