"""This server among those of one database: it comes in, says every so often that it lives, and hears who else does.

A server lives as long as its row of `servers` is there. Its own signs of life keep it there (`until`); another server
that finds that time past takes the row out, and with it every right to write. Servers that share the tables (`shared`)
take them from the dead one by one; a server that has the house to itself lets nobody else in.
"""

import asyncio
import os
import secrets
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg

from kermesse.server.storage.postgres_schema import (
    KEY,
    SCHEMA_VERSION,
    connect,
    in_one_line,
    passes,
    schema_version,
    without_password,
)
from kermesse.server.storage.storage import StorageFailed
from kermesse.server.storage.tasks import Tasks

LEASE: Final = 3.0  # seconds for which one that says nothing is believed to live: its tables go on elsewhere within 5
SHARED: Final = "s"  # before the last part of a name, which is hexadecimal
GO: Final = "DELETE FROM servers WHERE name = $1"
COME: Final = "INSERT INTO servers VALUES ($1, 0, clock_timestamp() + $2 * interval '1 second')"
RENEW: Final = "UPDATE servers SET until = clock_timestamp() + $2 * interval '1 second' WHERE name = $1"
# One that a transaction of its own still holds is taken out the next time: nobody waits for it.
DECLARE_DEAD: Final = (
    "DELETE FROM servers WHERE name IN"
    " (SELECT name FROM servers WHERE until < clock_timestamp() AND name <> $1 FOR UPDATE SKIP LOCKED)"
)


class Servers:
    def __init__(self, dsn: str, lease: float, shared: bool) -> None:
        self.name = f"{socket.gethostname()}:{os.getpid()}:{SHARED if shared else ''}{secrets.token_hex(4)}"
        self.living: frozenset[str] = frozenset({self.name})
        self.shared = shared
        self.pause = lease / (8 if shared else 4)  # seconds between two signs of life
        self._dsn = dsn
        self._lease = lease
        self._renewed = self._steady_since = time.monotonic()
        self._db: Any = None  # a connection of its own: a sign of life waits for nobody

    async def come_in(self, db: Any) -> str:
        """Adds this server. One that was killed is waited for until its time is up; one that renews it meanwhile
        lives, and is in the way unless both share the tables: StorageFailed. Returns what there is to tell of it,
        for the server's log."""
        began, seen = time.monotonic(), None
        while True:
            async with db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock($1)", KEY)
                other = await self._in_the_way(db)
                if other is None:
                    await db.execute(COME, self.name, self._lease)
                    break
            if seen is not None and other["until"] != seen:
                raise StorageFailed(self._in_use(other["name"]))
            seen = other["until"]
            await asyncio.sleep(self._lease / 20)
        self._renewed = self._steady_since = time.monotonic()
        if seen is None:
            return ""
        waited = round(time.monotonic() - began, 1)
        return f"the last server did not say that it went: waited {waited} s until its time was up"

    async def _in_the_way(self, db: Any) -> Any:
        """Returns the server that keeps this one out. Of servers that share nobody is: a server that has just come
        cannot say whether they are dead or the database was away."""
        if not self.shared or ((await schema_version(db) or 0) < SCHEMA_VERSION):
            await db.execute("DELETE FROM servers WHERE until < clock_timestamp()")
            return await db.fetchrow("SELECT name, until FROM servers")
        rows = await db.fetch("SELECT name, until, until < clock_timestamp() AS over FROM servers")
        alone = [row for row in rows if not is_shared(row["name"])]
        for row in alone:
            if row["over"]:
                await db.execute(GO, row["name"])
        return next((row for row in alone if not row["over"]), None)

    def _in_use(self, other: str) -> str:
        host, process, _ = other.rsplit(":", 2)
        what = "stop that one, or name another --db"
        if is_shared(other) and not self.shared:
            what = "join it with its --broker, stop it, or name another --db"
        return f"{without_password(self._dsn)} is in use by another server (process {process} of {host}): {what}"

    async def give_sign(self) -> bool:
        """Renews the row, by a connection that is dropped once it fails. Raises StorageFailed if the database is
        away."""
        try:
            if self._db is None:
                self._db = await connect(self._dsn)
            return await self.renew(self._db)
        except Exception as error:
            await self.hang_up()
            if isinstance(error, asyncpg.PostgresError | asyncpg.InterfaceError) or passes(error):
                raise StorageFailed(in_one_line(error)) from error
            raise

    async def hang_up(self) -> None:
        db, self._db = self._db, None
        if db is not None:
            with suppress(Exception):
                await db.close(timeout=1)

    async def renew(self, db: Any) -> bool:
        """Says that this server lives; False if it was taken for dead. Where tables are shared, hears who else lives.

        Only a server that could say so for a whole lease without a pause takes others for dead: after a time in which
        the database was away, or this server stood still, all have the time to say that they are there.
        """
        if await db.execute(RENEW, self.name, self._lease) != "UPDATE 1":
            return False
        now = time.monotonic()
        if now - self._renewed > self._lease / 2:
            self._steady_since = now
        self._renewed = now
        if self.shared:
            if now - self._steady_since >= self._lease:
                await db.execute(DECLARE_DEAD, self.name)
            self.living = frozenset(name for (name,) in await db.fetch("SELECT name FROM servers"))
        return True

    @property
    def is_sweeper(self) -> bool:
        """True for the one server that does what is done for the whole house: the first of the living by name."""
        return min(self.living) == self.name


def is_shared(name: str) -> bool:
    return name.rpartition(":")[2].startswith(SHARED)


# ---------------------------------------------------------------- signs of life

STUCK: Final = 15.0  # seconds after which a loop that has not come round is taken for dead by its own server
LAST_WORDS: Final = 2.0  # seconds that the thread has to hang up


class Pulse:
    """Signs of life from a thread of its own: a loop that is busy for seconds is no dead server. They are given as
    long as the loop comes round now and then; a loop that does not is stuck, and others may have its tables. Who may
    write is not decided here, but by the fencing number that every commit carries."""

    def __init__(
        self, servers: Servers, tasks: Tasks, on_sign: Callable[[], None], on_death: Callable[[], None]
    ) -> None:
        """Calls `on_sign` after every sign of life, and `on_death` if this server was taken for dead, both in the
        loop that runs now."""
        self._servers = servers
        self._tasks = tasks
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
        """Ends the signs."""
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
            with self._tasks.over("the server's lease"), suppress(StorageFailed):  # away: the writer says so
                alive = await self._servers.give_sign()
                if not self._stopped.is_set():
                    self._call(self._on_sign if alive else self._on_death)
                if not alive:
                    break
        await self._servers.hang_up()

    def _call(self, what: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(what)
