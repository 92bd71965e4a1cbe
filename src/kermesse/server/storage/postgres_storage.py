"""What outlives the server, in a PostgreSQL database (`postgres.py`): one connection writes, a few others read."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, Self

import asyncpg

from kermesse.server.storage import postgres_sweeping as sweeping
from kermesse.server.storage.log_reader import read_in_slices, read_logs
from kermesse.server.storage.postgres import (
    ALL_WITHIN,
    ANSWER_WITHIN,
    CONNECT_WITHIN,
    SETTINGS,
    STATEMENTS,
    PostgresPeople,
    PostgresWriter,
    Write,
    connect,
    declared_dead,
    in_one_line,
    keep_durable,
    make_ready,
    migrate,
    passes,
    told_plainly,
    without_password,
)
from kermesse.server.storage.postgres_cluster import GO, LEASE, Pulse, Servers
from kermesse.server.storage.sealed_rows import seal
from kermesse.server.storage.storage import Found, MadeRoom, PersonRow, Retention, StorageFailed, Then
from kermesse.server.storage.tasks import Tasks

READERS: Final = 4
OWNED_LINES: Final = "SELECT batch FROM log WHERE tbl IN (SELECT tbl FROM leases WHERE owner = $1) ORDER BY seq"


class PostgresStorage(PostgresPeople):
    """A database, and the leases of the tables that this server has opened in it. Made by `open`."""

    statements = STATEMENTS
    count_may_lag = False
    shared = False  # with other servers, each of which has some of the tables
    _writer: PostgresWriter

    def __init__(
        self,
        dsn: str,
        watch: Tasks,
        on_commit: Callable[[int, float], None],
        on_failure: Callable[[StorageFailed], None],
        on_trouble: Callable[[str], None],
        on_lost: Callable[[str], None],
        servers: Servers,
    ) -> None:
        super().__init__(on_failure, on_trouble, on_lost)
        self.name = servers.name  # of this server
        self.on_living: Callable[[frozenset[str]], None] = lambda living: None  # who is there, every so often
        self._dsn = dsn
        self._servers = servers
        self._fences: dict[str, int] = {}
        self._bytes = 0
        self._readers: Any = None
        self._renewing: Pulse | None = None
        self._watch = watch
        self._writer = PostgresWriter(
            dsn,
            self.name,
            watch,
            on_commit,
            self._failed,
            self._in_trouble,
            self._lost,
        )

    @classmethod
    async def open(
        cls,
        dsn: str,
        watch: Tasks,
        on_commit: Callable[[int, float], None] = lambda lines, seconds: None,
        on_failure: Callable[[StorageFailed], None] = lambda error: None,
        on_trouble: Callable[[str], None] = lambda why: None,
        on_lost: Callable[[str], None] = lambda table: None,
        lease: float = LEASE,
    ) -> Self:
        """Raises StorageFailed, with what to do, if the database cannot be reached, is of a later version, or another server
        lives in it with which this one does not share the tables."""
        servers = Servers(dsn, lease, cls.shared)
        storage = cls(dsn, watch, on_commit, on_failure, on_trouble, on_lost, servers)
        async with told_plainly(dsn):
            db = await connect(dsn)
            try:
                await make_ready(db, without_password(dsn))
                waited = await servers.come_in(db)
                try:
                    storage.told += [waited] if waited else []
                    storage.told += await migrate(db, without_password(dsn))
                    storage._bytes = await sweeping.bytes_held(db)
                except BaseException:
                    await db.execute(GO, storage.name)
                    raise
            finally:
                await db.close()
            storage._readers = await asyncpg.create_pool(
                dsn,
                min_size=1,
                max_size=READERS,
                timeout=CONNECT_WITHIN,
                command_timeout=ANSWER_WITHIN,
                server_settings=SETTINGS,
                init=keep_durable,  # leases are taken there
            )
        storage._renewing = Pulse(servers, watch, storage._lives, storage._declared_dead)
        return storage

    @classmethod
    async def opened(cls, dsn: str, watch: Tasks, on_commit: Callable[[int, float], None]) -> Self:
        """And mended."""
        storage = await cls.open(dsn, watch, on_commit)
        try:
            await storage.mend()
        except BaseException:
            await storage.close()
            raise
        return storage

    async def mend(self) -> None:
        """Whoever's row is not what was written is asked for their name again; their seats stay theirs."""
        async with self._reading() as db, sweeping.step(db, self.name):
            rows = await db.fetch("SELECT id, secret, name, made, seen, seal FROM people")
            people = [PersonRow(*values) for *values, told in rows if seal(*values) != told]
        for person in people:
            self.keep_person(person._replace(name="", made=0, seen=int(time.time())))  # as of today
        if people:
            self.told.append(f"{len(people)} people's rows were damaged: they are asked for their name again")

    # ------------------------------------------------------------ being the one who writes

    def _lives(self) -> None:
        self.on_living(self._servers.living)

    def _declared_dead(self) -> None:
        self._writer.fail(declared_dead(without_password(self._dsn)))

    # ------------------------------------------------------------ writing

    def _put_lines(self, table: str, sealed: bytes, first: int, end: int, then: Then) -> None:
        self._bytes += len(sealed)
        self._writer.put(Write(table, sealed, self._fences.setdefault(table, 1), first, end, then))

    def keep_record(self, table: str, info: str, record: str, at: int = 0) -> None:
        """Not of a table that is another's: that is that one's to keep."""
        at = at or int(time.time())
        values = (table, at, seal(table, at, info, record), info, record, self.name)
        self._run(self.statements.keep_record, values, table)

    def close_table(self, table: str) -> None:
        super().close_table(table)
        self._fences.pop(table, None)

    def _lost(self, table: str) -> None:
        self.on_lost(table)

    async def close(self) -> None:
        """Write what is still under way, then go, and say so: the next server need not wait."""
        await self._writer.close()
        if self._renewing is not None:
            await self._renewing.close()
        with suppress(StorageFailed):
            async with self._reading() as db:
                await db.execute(GO, self.name)
        try:
            await asyncio.wait_for(self._readers.close(), 2)
        except TimeoutError:
            self._readers.terminate()

    async def sweep(self, keep: Retention, made_room: MadeRoom = lambda what, number: None) -> None:
        """Take out what is kept no longer, in small steps beside the commits. Whoever never sat down nor spoke makes room before any
        record does."""
        await self.synced()
        try:
            async with self._reading() as db:
                await self._sweep(db, keep, made_room)
        except sweeping.Dead:
            self._declared_dead()

    async def _sweep(self, db: Any, keep: Retention, made_room: MadeRoom) -> None:
        closed, now = sorted(self._swept), int(time.time())
        await sweeping.take_out_tables(db, self.name, closed)
        self._swept.difference_update(closed)
        self._bytes = await sweeping.bytes_held(db)
        if not self._servers.keeps_house:
            return
        await sweeping.forget_people(db, self.name, now - int(keep.people), now - int(keep.passing))
        while await sweeping.forget_records(db, self.name, now - int(keep.records)):
            pass
        gone = sweeping.PEOPLE
        while gone == sweeping.PEOPLE:  # those who come meanwhile are the next sweep's
            gone = await sweeping.forget_passing(db, self.name, keep.most_passing)
            made_room("people", gone)
        self._bytes = await sweeping.bytes_held(db)
        while (much := self._bytes - keep.bytes) > 0:
            if gone := await sweeping.forget_passing(db, self.name, 0):
                made_room("people", gone)
            elif gone := await sweeping.forget_oldest_records(db, self.name, much):
                made_room("records", gone)
            else:
                break
            self._bytes = await sweeping.bytes_held(db)

    # ------------------------------------------------------------ reading

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[Any]:
        try:
            async with self._readers.acquire() as db:
                yield db
        except Exception as error:
            if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
                await self._readers.expire_connections()  # they would stay so when the database does not
            if isinstance(error, asyncpg.PostgresError | asyncpg.InterfaceError) or passes(error):
                raise StorageFailed(in_one_line(error)) from error
            raise

    async def live(self) -> Iterator[Found]:
        """The logs of all tables that were not closed and are no other server's, in the order in which they were made. This
        server has their leases from now on."""
        await self.synced()
        async with self._reading() as db, db.transaction():
            # A table without a lease lost it by damage: how many lines it has is not known, so that it is not whole.
            await db.execute("INSERT INTO leases SELECT DISTINCT tbl, '', 1, 0 FROM log ON CONFLICT DO NOTHING")
            await db.execute(
                "UPDATE leases SET owner = $1, fence = fence + 1 WHERE owner NOT IN (SELECT name FROM servers)",
                self.name,
            )
            self.bad_rows = 0
            leases = await db.fetch("SELECT tbl, fence, lines FROM leases WHERE owner = $1", self.name)
            return iter(await self._take_in(db, leases, await db.fetch(OWNED_LINES, self.name, timeout=ALL_WITHIN)))

    async def _take_in(self, db: Any, leases: list[Any], batches: list[Any]) -> list[Found]:
        """Tables whose leases were just taken, as their lines say."""
        known = {table: lines for table, _, lines in leases}
        logs, hurt, bad = read_logs(batch for (batch,) in batches)
        self.bad_rows += bad
        self._writer.lost.difference_update(known)
        for table, fence, _ in leases:
            self._fences[table] = fence
            self._sizes.pop(table, None)
        tables = [*logs, *(known.keys() - logs)]
        found = [self._found(table, logs.get(table, {}), known.get(table, 0), hurt) for table in tables]
        wrong = [
            (table, self._sizes[table].lines)
            for table in known.keys() & self._sizes
            if known[table] != self._sizes[table].lines
        ]
        await db.executemany(
            "UPDATE leases SET lines = $2 WHERE tbl = $1 AND owner = $3", [(*each, self.name) for each in wrong]
        )
        return [each for each in found if each is not None]

    async def log_of(self, table: str) -> Found | None:
        """One table's that this server has. None if it was closed, or is another's."""
        async with self._reading() as db, db.transaction(isolation="repeatable_read", readonly=True):
            known = await db.fetchval("SELECT lines FROM leases WHERE tbl = $1 AND owner = $2", table, self.name)
            if known is None:
                return None
            batches = await db.fetch("SELECT batch FROM log WHERE tbl = $1 ORDER BY seq", table)
        logs, hurt, _ = await read_in_slices(batch for (batch,) in batches)
        return self._found(table, logs.get(table, {}), known, hurt)

    async def aside(self) -> dict[str, tuple[str, int]]:
        """Tables that were put aside: why, and when."""
        return {table: (why, at) for table, why, at in await self._rows("SELECT tbl, why, at FROM aside")}

    def size(self) -> int:
        """What the rows hold, in bytes, as it was counted at the last sweep, with the lines since. PostgreSQL gives the room of
        what was deleted to the next rows, not to the disk: the size of its files says less."""
        return self._bytes
