"""A house in PostgreSQL, as it is copied to another home or from one.

Whoever copies is there as a server would be: no other comes in meanwhile, and one that is in keeps it out.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from kermesse.server.storage.house_rows import KINDS, TableLog, batches_of, columns, kept_logs, select
from kermesse.server.storage.log_reader import read_logs
from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.postgres import LIVES, PostgresStorage
from kermesse.server.storage.postgres_schema import ALL_WITHIN, connect, schema_version, told_plainly, without_password
from kermesse.server.storage.storage import StorageFailed
from kermesse.server.storage.tasks import Tasks

BYTES: Final = ' COLLATE "C"'  # sorted as a file sorts them
ANY_ROW: Final = " OR ".join(f"EXISTS (SELECT FROM {table})" for table in ("log", "leases", *KINDS))


class PostgresHouse:
    """Read and written by `db`; `door` is asked whether this process is still believed to live."""

    def __init__(self, db: Any, door: Any, name: str) -> None:
        self._db = db
        self._door = door
        self._name = name

    async def nobody_came(self) -> None:
        if not await self._door.fetch(LIVES, self._name):
            raise StorageFailed("this process stood still and was taken for dead: nothing was copied; copy again")

    async def logs(self) -> tuple[dict[str, TableLog], int]:
        counts = dict(await self._db.fetch("SELECT tbl, lines FROM leases"))
        batches = await self._db.fetch("SELECT batch FROM log ORDER BY seq")
        return kept_logs(read_logs(batch for (batch,) in batches), counts)

    async def rows(self, kind: str) -> AsyncIterator[tuple[Any, ...]]:
        async for row in self._db.cursor(select(kind, BYTES), prefetch=200):
            yield tuple(row)

    async def add_logs(self, logs: dict[str, TableLog]) -> None:
        batches = [(table, batch) for table, batch in batches_of(logs) if batch]
        await self._db.executemany("INSERT INTO log (tbl, batch) VALUES ($1, $2)", batches)
        # Nobody's yet: the first server that comes takes them.
        leases = [(table, log.ever) for table, log in logs.items()]
        await self._db.executemany("INSERT INTO leases VALUES ($1, '', 1, $2)", leases)

    async def add(self, kind: str, rows: list[tuple[Any, ...]]) -> None:
        if rows:
            marks = ", ".join(f"${number + 1}" for number in range(len(rows[0])))
            await self._db.executemany(f"INSERT INTO {columns(kind)} VALUES ({marks})", rows)


@asynccontextmanager
async def reading(dsn: str) -> AsyncIterator[PostgresHouse]:
    async with told_plainly(dsn), _connected(dsn) as db, _connected(dsn) as door:
        if await schema_version(db) is None:
            raise StorageFailed(f"there is no house in {without_password(dsn)}: name the server's database")
        async with _being_there(dsn) as name, db.transaction(isolation="repeatable_read", readonly=True):
            yield PostgresHouse(db, door, name)


@asynccontextmanager
async def writing(dsn: str) -> AsyncIterator[PostgresHouse]:
    async with told_plainly(dsn), _being_there(dsn) as name, _connected(dsn) as db, db.transaction():
        if await db.fetchval(f"SELECT {ANY_ROW}"):
            raise StorageFailed(f"there is a house in {without_password(dsn)} already: name an empty database")
        yield PostgresHouse(db, db, name)


@asynccontextmanager
async def _connected(dsn: str) -> AsyncIterator[Any]:
    db = await connect(dsn, ALL_WITHIN)
    try:
        await db.execute("SET idle_in_transaction_session_timeout = 0")  # the other home may be slow
        yield db
    finally:
        await db.close()


@asynccontextmanager
async def _being_there(dsn: str) -> AsyncIterator[str]:
    """By what name."""
    storage = await PostgresStorage.open(dsn, Tasks(Metrics().faults))
    try:
        yield storage.name
    finally:
        await storage.close()
