"""Taking out of PostgreSQL what is kept no longer, in steps that are each short."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from kermesse.server.ground.storage import StorageFailed

RECORDS: Final = 50
TABLES: Final = 50
LIVES: Final = "SELECT FROM servers WHERE name = $1 FOR KEY SHARE"
HELD: Final = (
    ("log", "batch"),
    ("records", "info"),
    ("records", "record"),
    ("people", "name"),
    ("analyses", "analysis"),
)


class Dead(StorageFailed):
    """This server was declared dead: it takes out nothing more."""


@asynccontextmanager
async def step(db: Any, server: str) -> AsyncIterator[None]:
    """One transaction of a server that lives. Nobody can declare it dead before that is over; its commits are not held up."""
    async with db.transaction():
        if not await db.fetch(LIVES, server):
            raise Dead
        yield


async def take_out_tables(db: Any, server: str, closed: list[str]) -> None:
    """Lines and lease at once: a lease without lines would be a table that lost them. Only what is this server's."""
    for start in range(0, len(closed), TABLES):
        async with step(db, server):
            gone = await db.fetch(
                "DELETE FROM leases WHERE tbl = ANY($1::text[]) AND owner = $2 RETURNING tbl",
                closed[start : start + TABLES],
                server,
            )
            await db.execute("DELETE FROM log WHERE tbl = ANY($1::text[])", [table for (table,) in gone])


async def forget_people(db: Any, server: str, before: int) -> None:
    async with step(db, server):
        await db.execute("DELETE FROM people WHERE seen < $1", before)
        await db.execute("DELETE FROM understood WHERE person NOT IN (SELECT id FROM people)")


async def forget_records(db: Any, server: str, before: int) -> bool:
    """A few of those that are too old; whether there were any."""
    return await _forget(db, server, "SELECT tbl FROM records WHERE at < $1 LIMIT $2", before, RECORDS)


async def forget_oldest_records(db: Any, server: str) -> bool:
    return await _forget(db, server, "SELECT tbl FROM records ORDER BY at LIMIT $1", RECORDS)


async def _forget(db: Any, server: str, which: str, *values: int) -> bool:
    """With the analyses of those games."""
    async with step(db, server):
        gone = await db.fetch(f"DELETE FROM records WHERE tbl IN ({which}) RETURNING tbl", *values)
        await db.execute("DELETE FROM analyses WHERE tbl = ANY($1::text[])", [table for (table,) in gone])
    return bool(gone)


async def bytes_held(db: Any) -> int:
    """By what is long; without reading it, where it is kept apart from its row."""
    sums = [await db.fetchval(f"SELECT coalesce(sum(pg_column_size({what})), 0) FROM {of}") for of, what in HELD]
    return int(sum(sums))
