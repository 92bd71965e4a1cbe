"""People in PostgreSQL: who they are, what is kept of them, and taking it out again."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

import msgspec

from kermesse.server.storage import postgres_sweeping as sweeping
from kermesse.server.storage.log_reader import logs_of, tables_with
from kermesse.server.storage.postgres import ALL_WITHIN
from kermesse.server.storage.sealed_rows import SealedStorage, rewritten
from kermesse.server.storage.storage import Damaged, Finished, PersonRow, games_of


class PostgresPeople(SealedStorage):
    """A part of the storage."""

    name: str  # of this server

    @abstractmethod
    def _reading(self) -> AbstractAsyncContextManager[Any]: ...

    async def _rows(self, sql: str, *values: str | bytes | int) -> list[Any]:
        async with self._reading() as db:
            return list(await db.fetch(sql, *values))

    async def _row(self, sql: str, *key: str | bytes | int) -> Sequence[Any] | None:
        rows = await self._rows(sql, *key)
        return tuple(rows[0]) if rows else None

    async def played_by(self, person: str) -> list[Finished]:
        """Finished games that are kept, the newest first."""
        rows = await self._rows(
            "SELECT tbl, info, at FROM records WHERE position($1 IN info) > 0 ORDER BY at DESC", person
        )
        try:
            return games_of(person, rows)
        except msgspec.MsgspecError as error:
            raise Damaged(str(error)) from error

    async def people_called(self, name: str) -> list[PersonRow]:
        """Whose name or id that is."""
        rows = await self._rows("SELECT id, secret, name, made, seen FROM people WHERE name = $1 OR id = $1", name)
        return [PersonRow(*row) for row in rows]

    async def logs_with(self, person: str) -> dict[str, dict[int, bytes]]:
        """The whole logs, by table and number, in which that id stands."""
        await self.synced()
        async with self._reading() as db, db.transaction(isolation="repeatable_read"):
            rows = await db.fetch(
                "SELECT batch FROM log WHERE position($1 IN batch) > 0", person.encode(), timeout=ALL_WITHIN
            )
            tables = tables_with((batch for (batch,) in rows), person)
            rows = await db.fetch(
                "SELECT batch FROM log WHERE tbl = ANY($1::text[]) ORDER BY seq", list(tables), timeout=ALL_WITHIN
            )
        return logs_of((batch for (batch,) in rows), tables)

    async def rewrite(self, lines: Mapping[tuple[str, int], bytes]) -> None:
        """These lines, by their table and number, say something else from now on."""
        for name in sorted({table for table, _ in lines}):
            async with self._reading() as db, sweeping.step(db, self.name):
                rows = await db.fetch("SELECT seq, batch FROM log WHERE tbl = $1 FOR UPDATE", name)
                changed = [(seq, told) for seq, batch in rows if (told := rewritten(batch, lines)) != batch]
                await db.executemany("UPDATE log SET batch = $2 WHERE seq = $1", changed)
