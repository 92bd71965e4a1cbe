"""A database that several servers share: each has some of the tables, and the database says which."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from kermesse.server.storage import postgres_sweeping as sweeping
from kermesse.server.storage.postgres import PostgresStorage, Write
from kermesse.server.storage.storage import Found, Then

FREE: Final = "owner NOT IN (SELECT name FROM servers)"
TAKE: Final = "UPDATE leases SET owner = $1, fence = fence + 1"
CLAIM: Final = f"{TAKE} WHERE tbl = $2 AND {FREE} RETURNING tbl, fence, lines"
CLAIM_MINE: Final = f"{TAKE} WHERE tbl = $2 AND (owner = $1 OR {FREE}) RETURNING tbl, fence, lines"
# Several servers adopt at once: each takes others.
ADOPT: Final = (
    f"{TAKE} WHERE tbl IN (SELECT tbl FROM leases WHERE {FREE} ORDER BY tbl LIMIT $2 FOR UPDATE SKIP LOCKED)"
    " RETURNING tbl, fence, lines"
)
RELEASE: Final = "UPDATE leases SET owner = '' WHERE tbl = $1 AND owner = $2 AND fence = $3"
LINES_OF: Final = "SELECT batch FROM log WHERE tbl = ANY($1::text[]) ORDER BY seq"
HOUSE: Final = "INSERT INTO house VALUES ('broker', $1) ON CONFLICT DO NOTHING"


class SharedPostgresStorage(PostgresStorage):
    """Tables are taken one by one, when somebody asks for them or their server is dead, and given up again."""

    shared = True

    async def claim(self, table: str, mine: bool = False) -> Found | str | None:
        """Its log, if no living server has that table: this one has its lease from now on. Otherwise who has it; None if there
        is none of that name, or it was closed. `mine`: the log also of one that this server has already."""
        async with self._owning() as db:
            leases = await db.fetch(CLAIM_MINE if mine else CLAIM, self.name, table)
            if leases:
                found = await self._take_in(db, leases, await db.fetch(LINES_OF, [table]))
                return found[0] if found else None
            owner = await db.fetchval("SELECT owner FROM leases WHERE tbl = $1", table)
            return None if owner is None else str(owner)

    async def adopt(self, most: int) -> list[Found]:
        """The logs of a few tables that no living server has. This one has their leases from now on."""
        async with self._owning() as db:
            leases = await db.fetch(ADOPT, self.name, most)
            return await self._take_in(db, leases, await db.fetch(LINES_OF, [table for table, _, _ in leases]))

    def release(self, table: str, then: Then = None) -> None:
        """Somebody else may have it, as soon as all that was written of it is durable."""
        self._sizes.pop(table, None)
        fence = self._fences.pop(table, 1)
        self._writer.put(Write(table, then=then, sql=RELEASE, values=(table, self.name, fence)))

    async def house_number(self, new: int) -> int:
        """By which servers of this database know each other; `new` if there is none yet."""
        async with self._owning() as db:
            await db.execute(HOUSE, new)
            return int(await db.fetchval("SELECT number FROM house WHERE what = 'broker'"))

    async def everybody(self) -> list[str]:
        """Who lives at this very moment, by name."""
        return [str(name) for (name,) in await self._rows("SELECT name FROM servers")]

    @property
    def living(self) -> frozenset[str]:
        return self._servers.living

    @asynccontextmanager
    async def _owning(self) -> AsyncIterator[Any]:
        """A transaction of a server that lives: it cannot be taken for dead before that is over."""
        try:
            async with self._reading() as db, sweeping.step(db, self.name):
                yield db
        except sweeping.Dead:
            self._declared_dead()
            raise
