"""Taking out of PostgreSQL what is kept no longer, in steps that are each short."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from kermesse.server.storage.storage import StorageFailed, first_to_free

RECORDS: Final = 50
PEOPLE: Final = 1_000
TABLES: Final = 50
LIVES: Final = "SELECT FROM servers WHERE name = $1 FOR KEY SHARE"
HELD: Final = (
    ("log", "batch"),
    ("records", "info"),
    ("records", "record"),
    ("people", "people"),
    ("understood", "understood"),
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


async def forget_people(db: Any, server: str, before: int, passing_before: int) -> None:
    async with step(db, server):
        await db.execute(
            "DELETE FROM people WHERE CASE seen WHEN 0 THEN made < $2 ELSE seen < $1 END", before, passing_before
        )
        await db.execute("DELETE FROM understood WHERE person NOT IN (SELECT id FROM people)")


async def forget_passing(db: Any, server: str, most: int) -> int:
    """The oldest of those who never sat down nor spoke, a few of those beyond so many; how many went."""
    async with step(db, server):
        surplus = min(await db.fetchval("SELECT count(*) FROM people WHERE seen = 0") - most, PEOPLE)
        if surplus <= 0:
            return 0
        gone = await db.fetch(
            "DELETE FROM people WHERE seen = 0"
            " AND id IN (SELECT id FROM people WHERE seen = 0 ORDER BY made, id LIMIT $1) RETURNING id",
            surplus,
        )
        await db.execute("DELETE FROM understood WHERE person = ANY($1::text[])", [id for (id,) in gone])
    return len(gone)


async def forget_records(db: Any, server: str, before: int) -> bool:
    """A few of those that are too old; whether there were any."""
    async with step(db, server):
        old = await db.fetch("SELECT tbl FROM records WHERE at < $1 LIMIT $2", before, RECORDS)
        return await _forget(db, [table for (table,) in old]) > 0


async def forget_oldest_records(db: Any, server: str, much: int) -> int:
    """A few of them, no more than free so many bytes; how many went."""
    async with step(db, server):
        sizes = "pg_column_size(info) + pg_column_size(record)"
        oldest = await db.fetch(f"SELECT tbl, {sizes} FROM records ORDER BY at LIMIT $1", RECORDS)
        return await _forget(db, first_to_free(much, oldest))


async def _forget(db: Any, tables: list[str]) -> int:
    """With the analyses of those games."""
    gone = await db.fetch("DELETE FROM records WHERE tbl = ANY($1::text[]) RETURNING tbl", tables)
    await db.execute("DELETE FROM analyses WHERE tbl = ANY($1::text[])", tables)
    return len(gone)


async def bytes_held(db: Any) -> int:
    """By what is long; without reading it, where it is kept apart from its row."""
    sums = [await db.fetchval(f"SELECT coalesce(sum(pg_column_size({what})), 0) FROM {of}") for of, what in HELD]
    return int(sum(sums))
