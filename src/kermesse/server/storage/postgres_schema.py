"""The schema of a house in PostgreSQL, connections to it, and which of its errors pass.

The database decides who may write. A row of `servers` has a server's name, the time until which it is believed to live,
and a number that rises with each commit. A row of `leases` has a table's owner, and a fencing number that rises with
each new owner. Every commit goes through `commit_lines`, which refuses it as a whole if the server was declared dead or
one of the leases is another's by then. So a server that stood still while another took its tables cannot write one more
line.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg

from kermesse.server.storage.sealed_rows import Statements, seal, split_person
from kermesse.server.storage.storage import StorageFailed

SCHEMA_VERSION: Final = 2
DEAD: Final = "KM001"  # this server was declared dead
LOST: Final = "KM002"  # leases of these tables are another's; the message names them
KEY: Final = 0x4B726D73  # "Krms": of the advisory lock under which the schema is made and servers come in
CONNECT_WITHIN: Final = 5.0  # seconds
ANSWER_WITHIN: Final = 10.0
ALL_WITHIN: Final = 600.0  # an answer that has the whole log in it
OURS: Final = (
    "house",
    "servers",
    "leases",
    "log",
    "records",
    "people",
    "links",
    "pending",
    "aside",
    "understood",
    "analyses",
)
LINKS: Final = """
CREATE TABLE links (id text PRIMARY KEY, person text NOT NULL, type text NOT NULL, key bytea NOT NULL UNIQUE,
    data bytea NOT NULL, name text NOT NULL, made bigint NOT NULL, used bigint NOT NULL, seal bigint NOT NULL);
CREATE INDEX links_person ON links (person);
CREATE TABLE pending (key bytea PRIMARY KEY, data bytea NOT NULL, until bigint NOT NULL, seal bigint NOT NULL);
"""

# A row of the log has one table's lines of one commit, sealed (sealed_rows.py); `lines` of its lease says how many
# there are.
SCHEMA: Final = f"""{LINKS}
CREATE TABLE house (what text PRIMARY KEY, number bigint NOT NULL);
CREATE TABLE servers (name text PRIMARY KEY, commits bigint NOT NULL, until timestamptz NOT NULL);
CREATE TABLE leases (tbl text PRIMARY KEY, owner text NOT NULL, fence bigint NOT NULL, lines integer NOT NULL);
CREATE TABLE log (seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, tbl text NOT NULL, batch bytea NOT NULL);
CREATE INDEX log_tbl ON log (tbl);
CREATE TABLE records (tbl text PRIMARY KEY, at bigint NOT NULL, seal bigint NOT NULL, info text NOT NULL,
    record text NOT NULL);
CREATE INDEX records_at ON records (at);
CREATE TABLE people (id text PRIMARY KEY, name text NOT NULL, made bigint NOT NULL, seen bigint NOT NULL,
    seal bigint NOT NULL);
CREATE TABLE aside (tbl text PRIMARY KEY, why text NOT NULL, at bigint NOT NULL, seal bigint NOT NULL);
CREATE TABLE understood (person text PRIMARY KEY, kinds text NOT NULL, seal bigint NOT NULL);
CREATE TABLE analyses (tbl text NOT NULL, seat integer NOT NULL, seal bigint NOT NULL, analysis text NOT NULL,
    PRIMARY KEY (tbl, seat));

-- The commit of that number by that server: false if it was done before, which a server cannot know whose line broke.
CREATE FUNCTION commit_lines(me text, number bigint, tables text[], fences bigint[], firsts integer[], ends integer[],
    batches bytea[])
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    lost text;
BEGIN
    UPDATE servers SET commits = number WHERE name = me AND commits = number - 1;
    IF NOT FOUND THEN
        IF EXISTS (SELECT FROM servers WHERE name = me AND commits = number) THEN
            RETURN false;
        END IF;
        RAISE EXCEPTION 'it was declared dead' USING ERRCODE = 'KM001';
    END IF;
    INSERT INTO leases
        SELECT given.tbl, me, given.fence, 0 FROM unnest(tables, fences, firsts) AS given (tbl, fence, first)
        WHERE given.fence = 1 AND given.first = 0
        ON CONFLICT DO NOTHING;
    WITH held AS (
        UPDATE leases SET lines = given.ending
        FROM unnest(tables, fences, firsts, ends) AS given (tbl, fence, first, ending)
        WHERE leases.tbl = given.tbl AND leases.owner = me AND leases.fence = given.fence AND leases.lines = given.first
        RETURNING leases.tbl
    )
    SELECT string_agg(name, ' ') INTO lost FROM unnest(tables) AS name WHERE name NOT IN (SELECT tbl FROM held);
    IF lost IS NOT NULL THEN
        RAISE EXCEPTION '%', lost USING ERRCODE = 'KM002';
    END IF;
    INSERT INTO log (tbl, batch)
        SELECT given.tbl, given.batch FROM unnest(tables, batches) WITH ORDINALITY AS given (tbl, batch, place)
        ORDER BY place;
    RETURN true;
END
$$;
"""


async def _give_each_person_a_link(db: Any) -> None:
    """Makes the secret of each person's cookie the first of their ways in."""
    await db.execute(LINKS)
    people, links = [], []
    for row in map(tuple, await db.fetch("SELECT id, secret, name, made, seen, seal FROM people")):
        person, link = split_person(row)
        people.append((person.id, person.name, person.made, person.seen, seal(*person)))
        links.append((*link, seal(*link)))
    await db.execute("ALTER TABLE people DROP COLUMN secret")
    await db.executemany("UPDATE people SET name = $2, made = $3, seen = $4, seal = $5 WHERE id = $1", people)
    await db.executemany(STATEMENTS.add_link, links)


# From each earlier version to the next one. `servers` stays as it is: by it a server of any version knows whether
# another lives.
MIGRATIONS: Final[dict[int, str | Callable[[Any], Awaitable[None]]]] = {1: _give_each_person_a_link}

COMMIT_LINES: Final = "SELECT commit_lines($1, $2, $3, $4, $5, $6, $7)"
# The last value is the server's name: the record of a table that is another's is that one's to keep.
KEEP_RECORD: Final = (
    "INSERT INTO records SELECT $1::text, $2::bigint, $3::bigint, $4::text, $5::text"
    " WHERE NOT EXISTS (SELECT FROM leases WHERE tbl = $1 AND owner <> $6)"
    " ON CONFLICT (tbl) DO UPDATE SET at = excluded.at, seal = excluded.seal, info = excluded.info,"
    " record = excluded.record"
)
STATEMENTS: Final = Statements(
    keep_person="INSERT INTO people VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET"
    " name = excluded.name, made = excluded.made, seen = excluded.seen, seal = excluded.seal",
    forget_person="DELETE FROM people WHERE id = $1",
    add_link="INSERT INTO links VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
    change_link="UPDATE links SET data = $1, name = $2, used = $3, seal = $4 WHERE id = $5",
    forget_link="DELETE FROM links WHERE id = $1",
    forget_links="DELETE FROM links WHERE person = $1",
    keep_pending="INSERT INTO pending VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (key) DO UPDATE SET data = excluded.data, until = excluded.until, seal = excluded.seal",
    change_pending="UPDATE pending SET data = $1, seal = $2 WHERE key = $3",
    take_pending="DELETE FROM pending WHERE key = $1 RETURNING key, data, until, seal",
    take_link="DELETE FROM links WHERE id = $1 RETURNING id",
    take_away_link=(
        "SELECT FROM people WHERE id = $1 FOR UPDATE",  # two servers at once would each leave the other's
        "DELETE FROM links WHERE id = $1 AND EXISTS (SELECT FROM links WHERE person = $2 AND id <> $1)",
    ),
    keep_understood="INSERT INTO understood VALUES ($1, $2, $3)"
    " ON CONFLICT (person) DO UPDATE SET kinds = excluded.kinds, seal = excluded.seal",
    forget_understood="DELETE FROM understood WHERE person = $1",
    keep_record=KEEP_RECORD,
    keep_analysis="INSERT INTO analyses VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (tbl, seat) DO UPDATE SET seal = excluded.seal, analysis = excluded.analysis",
    quarantine="INSERT INTO aside VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (tbl) DO UPDATE SET why = excluded.why, at = excluded.at, seal = excluded.seal",
    end_quarantine="DELETE FROM aside WHERE tbl = $1",
    ready="INSERT INTO house VALUES ('ready', $1) ON CONFLICT (what) DO UPDATE SET number = excluded.number",
    add_one="INSERT INTO house VALUES ($1, 1) ON CONFLICT (what) DO UPDATE SET number = house.number + 1",
    counted="SELECT what, number FROM house WHERE what LIKE $1",
    person="SELECT id, name, made, seen, seal FROM people WHERE id = $1",
    people_called="SELECT id, name, made, seen, seal FROM people WHERE name = $1 OR id = $2",
    link="SELECT id, person, type, key, data, name, made, used, seal FROM links WHERE key = $1",
    links_of="SELECT id, person, type, key, data, name, made, used, seal FROM links WHERE person = $1",
    pending="SELECT key, data, until, seal FROM pending WHERE key = $1",
    understood="SELECT person, kinds, seal FROM understood WHERE person = $1",
    record="SELECT tbl, at, info, record, seal FROM records WHERE tbl = $1",
    analysis="SELECT tbl, seat, analysis, seal FROM analyses WHERE tbl = $1 AND seat = $2",
)

WAITING: Final = frozenset(
    (
        "08",  # the connection
        "25",  # read-only for now, or a transaction that idled too long
        "40",  # serialisation, deadlock
        "53",  # disk full, out of memory, too many connections
        "55",  # somebody has it locked
        "57",  # shut down by the operator, or starting
        "58",  # the system's own faults
    )
)
PUT_RIGHT: Final = "put the database right, or name another --db"
LIKE_THIS: Final = (
    "write postgresql://user:password@host:5432/database, with %2F for / in a password, %40 for @, %3A for :, %23 for #"
)
SETTINGS: Final = {
    "application_name": "kermesse",
    "idle_in_transaction_session_timeout": "5000",  # a server that stands still holds nobody up
}


def passes(error: Exception) -> bool:
    """True if it may go on when the database does: away, full, starting, not answering."""
    if isinstance(error, asyncpg.PostgresError):
        return (error.sqlstate or "")[:2] in WAITING
    if isinstance(error, asyncpg.InterfaceError):
        return not isinstance(error, ValueError)  # a closed connection; a value that does not fit is a fault of ours
    # The driver's own word, when a line broke at a moment that it did not foresee: another connection knows nothing of
    # it.
    return isinstance(error, OSError | TimeoutError | EOFError | asyncpg.InternalClientError)


def without_password(dsn: str) -> str:
    """Returns the address without its password, also where the password has signs that should have been encoded."""
    return re.sub(r"(password=)[^&]*", r"\1…", re.sub(r"^(\w+://[^:@/?#]*):.*@", r"\1@", dsn))


def in_one_line(error: BaseException) -> str:
    return " ".join(str(error).split()) or type(error).__name__


async def connect(dsn: str, answer_within: float = ANSWER_WITHIN) -> Any:
    try:
        db = await asyncpg.connect(dsn, timeout=CONNECT_WITHIN, command_timeout=answer_within, server_settings=SETTINGS)
    except ValueError:  # which may quote the password
        raise StorageFailed(f"{without_password(dsn)} is no address of a database: {LIKE_THIS}") from None
    await keep_durable(db)
    return db


async def keep_durable(db: Any) -> None:
    """Makes a commit that is answered be on the disk, whatever the database's default is."""
    await db.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )


@asynccontextmanager
async def plain_errors(dsn: str) -> AsyncIterator[None]:
    """Turns whatever the database answers while it is opened into one line that says what to do."""
    shown = without_password(dsn)
    try:
        yield
    except asyncpg.InvalidCatalogNameError as error:
        raise StorageFailed(f"{shown}: {in_one_line(error)}: make it with createdb, or name another --db") from error
    except asyncpg.InvalidAuthorizationSpecificationError as error:
        raise StorageFailed(f"{shown}: {in_one_line(error)}: give --db a user and a password that it takes") from error
    except asyncpg.InsufficientPrivilegeError as error:
        raise StorageFailed(f"{shown}: {in_one_line(error)}: let this user make tables there") from error
    except asyncpg.PostgresError as error:
        raise StorageFailed(f"{shown} cannot be opened: {in_one_line(error)}: {PUT_RIGHT}") from error
    except (asyncpg.InterfaceError, OSError, EOFError) as error:
        raise _no_answer(shown, error) from error


def _no_answer(shown: str, error: Exception) -> StorageFailed:
    return StorageFailed(f"{shown} does not answer ({in_one_line(error)}): start it, or name another --db")


async def make_ready(db: Any, shown: str) -> None:
    """Makes the schema in an empty database. Raises StorageFailed, and writes nothing, if what is there cannot be
    moved to this version."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", KEY)
        version = await schema_version(db)
        if version is None:
            await db.execute(SCHEMA)
            await db.execute("INSERT INTO house VALUES ('schema', $1)", SCHEMA_VERSION)
        elif version > SCHEMA_VERSION:
            raise StorageFailed(
                f"{shown} is of version {version}, and this server knows {SCHEMA_VERSION}: start the newer server"
            )
        elif version == 0:
            raise StorageFailed(f"{shown} has tables of another program: name an empty database with --db")


async def migrate(db: Any, shown: str) -> list[str]:
    """Moves an earlier version to this one, all steps or none, when no other server is there. Returns what was done,
    for the server's log."""
    async with db.transaction():
        before = await schema_version(db) or 0
        for version in range(before, SCHEMA_VERSION):
            step = MIGRATIONS[version]
            await (db.execute(step) if isinstance(step, str) else step(db))
        await db.execute("UPDATE house SET number = $1 WHERE what = 'schema'", SCHEMA_VERSION)
    return [f"{shown} was of version {before} and is now of {SCHEMA_VERSION}"] if before < SCHEMA_VERSION else []


async def schema_version(db: Any) -> int | None:
    """Returns 0 for tables of another program, None if nothing of our names is there."""
    found = "SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NOT NULL"
    if not await db.fetch(found, list(OURS)):
        return None
    columns = await db.fetchval(
        "SELECT count(*) FROM pg_attribute WHERE attrelid = to_regclass('house') AND attname IN ('what', 'number')"
    )
    return int(await db.fetchval("SELECT number FROM house WHERE what = 'schema'") or 0) if columns == 2 else 0
