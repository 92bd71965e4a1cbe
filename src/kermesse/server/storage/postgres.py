"""A house in a PostgreSQL database: one connection writes, a few others read. postgres_schema.py has the schema and
the function through which every commit goes, postgres_cluster.py says which servers live."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, Self

import asyncpg
import msgspec

from kermesse.server.storage.group_commit import FIRST_WAIT, LONGEST_WAIT, GroupCommit, Write
from kermesse.server.storage.log_reader import logs_of, read_in_slices, read_logs, tables_with
from kermesse.server.storage.postgres_cluster import GO, LEASE, Pulse, Servers
from kermesse.server.storage.postgres_schema import (
    ALL_WITHIN,
    ANSWER_WITHIN,
    COMMIT_LINES,
    CONNECT_WITHIN,
    DEAD,
    LOST,
    SETTINGS,
    STATEMENTS,
    connect,
    in_one_line,
    keep_durable,
    make_ready,
    migrate,
    passes,
    plain_errors,
    without_password,
)
from kermesse.server.storage.sealed_rows import SealedStorage, damage_notes, is_sound, rewritten, seal
from kermesse.server.storage.storage import (
    DEVICE,
    Damaged,
    Finished,
    Found,
    LinkRow,
    Listeners,
    MadeRoom,
    PersonRow,
    Retention,
    StorageFailed,
    Then,
    first_to_free,
    games_of,
)
from kermesse.server.storage.tasks import Tasks

RECORDS: Final = 50
PEOPLE: Final = 1_000
TABLES: Final = 50
LIVES: Final = "SELECT FROM servers WHERE name = $1 FOR KEY SHARE"
OF_THEIRS: Final = ("links", "understood")  # rows that go with a person
HELD: Final = (
    ("log", "batch"),
    ("records", "info"),
    ("records", "record"),
    ("people", "people"),
    ("links", "links"),
    ("understood", "understood"),
    ("analyses", "analysis"),
)
READERS: Final = 4
OWNED_LINES: Final = "SELECT batch FROM log WHERE tbl IN (SELECT tbl FROM leases WHERE owner = $1) ORDER BY seq"
LOCKED_FOR: Final = 0.5  # seconds after which people are told that somebody holds a table
STANDS_FOR: Final = 2.0  # seconds that a server which stands still in the middle of a commit holds its tables

# A lease: who has a table.
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
DEPLOYMENT: Final = "INSERT INTO house VALUES ('broker', $1) ON CONFLICT DO NOTHING"


class PostgresStorage(SealedStorage):
    """A database, and the leases of the tables that this server has opened in it. Made by `open`."""

    statements = STATEMENTS
    count_may_lag = False
    shared = False  # with other servers, each of which has some of the tables
    _writer: "PostgresWriter"

    def __init__(self, dsn: str, tasks: Tasks, listeners: Listeners, servers: Servers) -> None:
        super().__init__(listeners)
        self.name = servers.name  # of this server
        self.on_living: Callable[[frozenset[str]], None] = lambda living: (
            None
        )  # called every so often with those who live
        self._dsn = dsn
        self._servers = servers
        self._fences: dict[str, int] = {}
        self._bytes = 0
        self._readers: Any = None
        self._renewing: Pulse | None = None
        heard = Listeners(listeners.on_commit, self._failed, self._in_trouble, self._lost)
        self._writer = PostgresWriter(dsn, self.name, tasks, heard)

    @classmethod
    async def open(
        cls,
        dsn: str,
        tasks: Tasks,
        listeners: Listeners = Listeners(),  # noqa: B008
        lease: float = LEASE,
    ) -> Self:
        """Raises StorageFailed, with what to do, if the database cannot be reached, is of a later version, or
        another server lives in it with which this one does not share the tables."""
        servers = Servers(dsn, lease, cls.shared)
        storage = cls(dsn, tasks, listeners, servers)
        async with plain_errors(dsn):
            db = await connect(dsn)
            try:
                await make_ready(db, without_password(dsn))
                waited = await servers.come_in(db)
                try:
                    storage.opening_notes += [waited] if waited else []
                    storage.opening_notes += await migrate(db, without_password(dsn))
                    storage._bytes = await _bytes_held(db)
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
        storage._renewing = Pulse(servers, tasks, storage._lives, storage._declared_dead)
        return storage

    @classmethod
    async def opened(cls, dsn: str, tasks: Tasks, listeners: Listeners) -> Self:
        """Opens it, and resets people whose rows are damaged."""
        storage = await cls.open(dsn, tasks, listeners)
        try:
            await storage.reset_damaged()
        except BaseException:
            await storage.close()
            raise
        return storage

    async def reset_damaged(self) -> None:
        """Takes the name from everybody whose row is not what was written, and from their devices: they keep their
        seats and are asked for their name again. Passkeys and sheets that are not what was written are taken out."""
        async with self._reading() as db, _step(db, self.name):
            people = await db.fetch("SELECT id, name, made, seen, seal FROM people")
            links = await db.fetch("SELECT id, person, type, key, data, name, made, used, seal FROM links")
        bad_people = [PersonRow(*row[:-1]) for row in map(tuple, people) if not is_sound(row)]
        bad_links = [LinkRow(*row[:-1]) for row in map(tuple, links) if not is_sound(row)]
        now = int(time.time())  # all is as of today
        for person in bad_people:
            self.keep_person(person._replace(name="", made=0, seen=now))
        for link in bad_links:
            self.forget_link(link.id)
            if link.kind == DEVICE:
                self.add_link(link._replace(data=b"", name="", made=now, used=now))
        self.opening_notes += damage_notes(len(bad_people), len(bad_links))

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
        """Keeps no record of a table that another server has: that one keeps it."""
        at = at or int(time.time())
        values = (table, at, seal(table, at, info, record), info, record, self.name)
        self._run(self.statements.keep_record, values, table)

    def close_table(self, table: str) -> None:
        super().close_table(table)
        self._fences.pop(table, None)

    def _lost(self, table: str) -> None:
        self.on_lost(table)

    async def close(self) -> None:
        """Writes what is still under way, then goes and says so: the next server need not wait."""
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

    async def sweep(self, retention: Retention, made_room: MadeRoom = lambda what, number: None) -> None:
        """Takes out what is kept no longer, in small steps beside the commits. People who never sat down nor spoke
        make room before any record does."""
        await self.synced()
        try:
            async with self._reading() as db:
                await self._sweep(db, retention, made_room)
        except Dead:
            self._declared_dead()

    async def _sweep(self, db: Any, retention: Retention, made_room: MadeRoom) -> None:
        closed, now = sorted(self._closed_tables), int(time.time())
        await _take_out_tables(db, self.name, closed)
        self._closed_tables.difference_update(closed)
        self._bytes = await _bytes_held(db)
        if not self._servers.is_sweeper:
            return
        await _forget_people(db, self.name, now - int(retention.people), now - int(retention.passing))
        while await _forget_records(db, self.name, now - int(retention.records)):
            pass
        gone = PEOPLE
        while gone == PEOPLE:  # those who come meanwhile are the next sweep's
            gone = await _forget_passing(db, self.name, retention.most_passing)
            made_room("people", gone)
        self._bytes = await _bytes_held(db)
        while (much := self._bytes - retention.bytes) > 0:
            if gone := await _forget_passing(db, self.name, 0):
                made_room("people", gone)
            elif gone := await _forget_oldest_records(db, self.name, much):
                made_room("records", gone)
            else:
                break
            self._bytes = await _bytes_held(db)

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
        """Returns the logs of all tables that were not closed and are no other server's, in the order in which they
        were made. This server has their leases from now on."""
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
        """Reads the tables whose leases were just taken."""
        known = {table: lines for table, _, lines in leases}
        logs, damaged, bad = read_logs(batch for (batch,) in batches)
        self.bad_rows += bad
        self._writer.lost.difference_update(known)
        for table, fence, _ in leases:
            self._fences[table] = fence
            self._sizes.pop(table, None)
        tables = [*logs, *(known.keys() - logs)]
        found = [self._found(table, logs.get(table, {}), known.get(table, 0), damaged) for table in tables]
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
        """Reads the log of one table that this server has. None if it was closed, or is another's."""
        async with self._reading() as db, db.transaction(isolation="repeatable_read", readonly=True):
            known = await db.fetchval("SELECT lines FROM leases WHERE tbl = $1 AND owner = $2", table, self.name)
            if known is None:
                return None
            batches = await db.fetch("SELECT batch FROM log WHERE tbl = $1 ORDER BY seq", table)
        logs, damaged, _ = await read_in_slices(batch for (batch,) in batches)
        return self._found(table, logs.get(table, {}), known, damaged)

    async def _rows(self, sql: str, *values: str | bytes | int) -> list[Any]:
        async with self._reading() as db:
            return list(await db.fetch(sql, *values))

    async def _take(self, sql: str, key: str | bytes) -> Any:
        await self.synced()
        async with self._reading() as db:
            return await db.fetchrow(sql, key)

    async def played_by(self, person: str) -> list[Finished]:
        """Returns their finished games, the newest first."""
        rows = await self._rows(
            "SELECT tbl, info, at FROM records WHERE position($1 IN info) > 0 ORDER BY at DESC", person
        )
        try:
            return games_of(person, rows)
        except msgspec.MsgspecError as error:
            raise Damaged(str(error)) from error

    async def logs_with(self, person: str) -> dict[str, dict[int, bytes]]:
        """Returns the whole logs, by table and number, in which that id stands."""
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
        """Replaces the texts of those lines, named by table and number."""
        for name in sorted({table for table, _ in lines}):
            async with self._reading() as db, _step(db, self.name):
                rows = await db.fetch("SELECT seq, batch FROM log WHERE tbl = $1 FOR UPDATE", name)
                changed = [(seq, new) for seq, batch in rows if (new := rewritten(batch, lines)) != batch]
                await db.executemany("UPDATE log SET batch = $2 WHERE seq = $1", changed)

    def size(self) -> int:
        """Returns the bytes that the rows hold, as counted at the last sweep, with the lines since. PostgreSQL gives
        the room of what was deleted to the next rows, not to the disk: the size of its files says less."""
        return self._bytes


class SharedPostgresStorage(PostgresStorage):
    """Tables are taken one by one, when somebody asks for them or their server is dead, and given up again."""

    shared = True

    async def claim(self, table: str, mine: bool = False) -> Found | str | None:
        """Returns the log if no living server has that table: this one has its lease from now on. Otherwise returns
        who has it; None if there is no table of that name, or it was closed. With `mine`, a table that this server
        has already is read again."""
        async with self._owning() as db:
            leases = await db.fetch(CLAIM_MINE if mine else CLAIM, self.name, table)
            if leases:
                found = await self._take_in(db, leases, await db.fetch(LINES_OF, [table]))
                return found[0] if found else None
            owner = await db.fetchval("SELECT owner FROM leases WHERE tbl = $1", table)
            return None if owner is None else str(owner)

    async def adopt(self, most: int) -> list[Found]:
        """Returns the logs of a few tables that no living server has. This one has their leases from now on."""
        async with self._owning() as db:
            leases = await db.fetch(ADOPT, self.name, most)
            return await self._take_in(db, leases, await db.fetch(LINES_OF, [table for table, _, _ in leases]))

    def release(self, table: str, then: Then = None) -> None:
        """Gives the table up, as soon as all that was written of it is durable."""
        self._sizes.pop(table, None)
        fence = self._fences.pop(table, 1)
        self._writer.put(Write(table, then=then, sql=RELEASE, values=(table, self.name, fence)))

    async def deployment_number(self, new: int) -> int:
        """Returns the number by which servers of this database know each other; `new` if there is none yet."""
        async with self._owning() as db:
            await db.execute(DEPLOYMENT, new)
            return int(await db.fetchval("SELECT number FROM house WHERE what = 'broker'"))

    async def everybody(self) -> list[str]:
        """Returns who lives at this very moment, by name."""
        return [str(name) for (name,) in await self._rows("SELECT name FROM servers")]

    @property
    def living(self) -> frozenset[str]:
        return self._servers.living

    @asynccontextmanager
    async def _owning(self) -> AsyncIterator[Any]:
        """A transaction of a server that lives: it cannot be taken for dead before that is over."""
        try:
            async with self._reading() as db, _step(db, self.name):
                yield db
        except Dead:
            self._declared_dead()
            raise


# ---------------------------------------------------------------- steps that take out, each short


class Dead(StorageFailed):
    """This server was declared dead: it takes out nothing more."""


@asynccontextmanager
async def _step(db: Any, server: str) -> AsyncIterator[None]:
    """One transaction of a server that lives. Nobody can declare the server dead before that is over; its commits
    are not held up."""
    async with db.transaction():
        if not await db.fetch(LIVES, server):
            raise Dead
        yield


async def _take_out_tables(db: Any, server: str, closed: list[str]) -> None:
    """Takes out lines and lease together: a lease without lines would be a table that lost them. Only what is this
    server's."""
    for start in range(0, len(closed), TABLES):
        async with _step(db, server):
            gone = await db.fetch(
                "DELETE FROM leases WHERE tbl = ANY($1::text[]) AND owner = $2 RETURNING tbl",
                closed[start : start + TABLES],
                server,
            )
            await db.execute("DELETE FROM log WHERE tbl = ANY($1::text[])", [table for (table,) in gone])


async def _forget_people(db: Any, server: str, before: int, passing_before: int) -> None:
    async with _step(db, server):
        await db.execute(
            "DELETE FROM people WHERE CASE seen WHEN 0 THEN made < $2 ELSE seen < $1 END", before, passing_before
        )
        await db.execute("DELETE FROM links WHERE type = 'device' AND used < $1", before)  # the cookie is gone too
        await db.execute("DELETE FROM pending WHERE until < $1", int(time.time()))
        for of_theirs in OF_THEIRS:
            await db.execute(f"DELETE FROM {of_theirs} WHERE person NOT IN (SELECT id FROM people)")


async def _forget_passing(db: Any, server: str, most: int) -> int:
    """Takes out a few of the people who never sat down nor spoke, the oldest first, until `most` are left. Returns
    how many went."""
    async with _step(db, server):
        surplus = min(await db.fetchval("SELECT count(*) FROM people WHERE seen = 0") - most, PEOPLE)
        if surplus <= 0:
            return 0
        gone = await db.fetch(
            "DELETE FROM people WHERE seen = 0"
            " AND id IN (SELECT id FROM people WHERE seen = 0 ORDER BY made, id LIMIT $1) RETURNING id",
            surplus,
        )
        for of_theirs in OF_THEIRS:
            await db.execute(f"DELETE FROM {of_theirs} WHERE person = ANY($1::text[])", [id for (id,) in gone])
    return len(gone)


async def _forget_records(db: Any, server: str, before: int) -> bool:
    """Takes out a few of the records that are too old; true if there were any."""
    async with _step(db, server):
        old = await db.fetch("SELECT tbl FROM records WHERE at < $1 LIMIT $2", before, RECORDS)
        return await _forget(db, [table for (table,) in old]) > 0


async def _forget_oldest_records(db: Any, server: str, much: int) -> int:
    """Takes out a few records, no more than free `much` bytes. Returns how many went."""
    async with _step(db, server):
        sizes = "pg_column_size(info) + pg_column_size(record)"
        oldest = await db.fetch(f"SELECT tbl, {sizes} FROM records ORDER BY at LIMIT $1", RECORDS)
        return await _forget(db, first_to_free(much, oldest))


async def _forget(db: Any, tables: list[str]) -> int:
    """Takes out those records and their analyses. Returns how many records went."""
    gone = await db.fetch("DELETE FROM records WHERE tbl = ANY($1::text[]) RETURNING tbl", tables)
    await db.execute("DELETE FROM analyses WHERE tbl = ANY($1::text[])", tables)
    return len(gone)


async def _bytes_held(db: Any) -> int:
    """Returns the bytes that long columns hold, without reading those that are kept apart from their row."""
    sums = [await db.fetchval(f"SELECT coalesce(sum(pg_column_size({what})), 0) FROM {of}") for of, what in HELD]
    return int(sum(sums))


# ---------------------------------------------------------------- the writer


class PostgresWriter(GroupCommit):
    """Writes to PostgreSQL, beside the loop and without a thread.

    A line that breaks during a commit leaves open whether the commit was done. The number that each commit carries
    settles that: the database does every number once.
    """

    def __init__(self, dsn: str, name: str, tasks: Tasks, listeners: Listeners) -> None:
        super().__init__(listeners.on_commit, listeners.on_failure, listeners.on_trouble)
        self.lost: set[str] = set()  # tables whose lease is another's: nothing more is written or told of them
        self._dsn = dsn
        self._name = name
        self._tasks = tasks
        self._on_lost = listeners.on_lost
        self._db: Any = None
        self._commits = 0  # of this server
        self._stopping: asyncio.Event = asyncio.Event()

    def put(self, write: Write) -> None:
        if write.table not in self.lost:
            super().put(write)

    def _begin(self) -> None:
        self._tasks.begin("commits", self._commit_all())

    async def close(self) -> None:
        await self._finish()
        await self._hang_up()

    # ------------------------------------------------------------ committing

    async def _commit_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                began = time.perf_counter()
                done = await self._commit_at_last(batch)
                self._on_commit(len(batch), time.perf_counter() - began)
                if self._failed is None:
                    self._call_back(done)
        finally:
            self._under_way = False

    async def _commit_at_last(self, batch: list[Write]) -> list[Write]:
        """Tries until the database takes it or the server is told to stop; nobody hears of it before. Returns what
        was written: not what is of tables that are another's by now, and nothing after a failure."""
        wait = FIRST_WAIT
        while self._failed is None:
            try:
                batch = [write for write in batch if write.table not in self.lost]
                await self._commit(batch)
            except Exception as error:
                state = getattr(error, "sqlstate", "")
                if state == LOST:
                    self._lose(str(error).split())
                    continue
                await self._hang_up()
                if failure := self._for_good(state, error):
                    self.fail(failure)
                    break
                self._in_trouble(in_one_line(error))
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stopping.wait(), wait)
                wait = min(2 * wait, LONGEST_WAIT)
            else:
                return batch if self._failed is None else []
        return []

    def _for_good(self, state: str, error: Exception) -> StorageFailed | None:
        shown, why = without_password(self._dsn), in_one_line(error)
        if state == DEAD:
            return declared_dead(shown)
        if not passes(error):
            return StorageFailed(f"{shown}: {why}: put the database right and start the server again")
        if self._stopping.is_set():
            return StorageFailed(f"{shown}: {why}: what nobody was told of is lost")
        return None

    async def _commit(self, batch: list[Write]) -> None:
        lines: dict[str, list[Write]] = {}
        for write in batch:
            if write.lines:
                lines.setdefault(write.table, []).append(write)
        others = [write for write in batch if write.sql]
        if not lines and not others:
            return
        if self._db is None:
            self._db = await connect(self._dsn)
            await self._db.execute(f"SET lock_timeout = {int(1000 * LOCKED_FOR)}")
            await self._db.execute(f"SET idle_in_transaction_session_timeout = {int(1000 * STANDS_FOR)}")
        number = self._commits + 1
        values = (
            self._name,
            number,
            list(lines),
            [of[0].fence for of in lines.values()],
            [of[0].first for of in lines.values()],
            [of[-1].end for of in lines.values()],
            [b"\n".join([write.lines for write in of]) for of in lines.values()],
        )
        if not others:
            await self._db.execute(COMMIT_LINES, *values)  # its own transaction
        else:
            async with self._db.transaction():
                if await self._db.fetchval(COMMIT_LINES, *values):
                    for write in others:
                        await self._db.execute(write.sql, *write.values)
        self._commits = number

    def _lose(self, tables: list[str]) -> None:
        for table in tables:
            self.lost.add(table)
            self._on_lost(table)
        # Should one of them come back to this server, nothing that was asked for before is of that life.
        self._waiting = [write for write in self._waiting if write.table not in self.lost]

    async def _hang_up(self) -> None:
        """Drops the connection: one that failed may stay so."""
        db, self._db = self._db, None
        if db is not None:
            with suppress(Exception):
                await db.close(timeout=1)


def declared_dead(shown: str) -> StorageFailed:
    return StorageFailed(
        f"{shown}: this server stood still or was cut off, was taken for dead, and another has its tables:"
        " stop that one and start this again, or leave it so"
    )
