"""A database of PostgreSQL as it is opened: versions, and one line that says what to do where it cannot be."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kermesse.cli.serving import run
from kermesse.server.storage import postgres_schema as module
from kermesse.server.storage.postgres_schema import MIGRATIONS, SCHEMA_VERSION, without_password
from kermesse.server.storage.sealed_rows import seal
from kermesse.server.storage.storage import DEVICE, PersonRow, StorageFailed
from tests.server.homes import connected, keep_person, person_by
from tests.server.house import SOON

ROOT = Path(__file__).resolve().parents[2]


async def test_a_database_of_a_later_version_is_left_as_it_is(database):
    await (await database.open()).close()
    await database.run("UPDATE house SET number = 99 WHERE what = 'schema'")
    with pytest.raises(StorageFailed, match="of version 99, and this server knows 2: start the newer server"):
        await database.open()
    assert await database.run("SELECT count(*) FROM servers") == [(0,)]


async def test_a_database_of_another_program_is_left_as_it_is(database):
    await database.run("CREATE TABLE people (cake text)")
    with pytest.raises(StorageFailed, match="tables of another program: name an empty database"):
        await database.open()
    assert await database.run("SELECT to_regclass('log')") == [(None,)]


@pytest.mark.parametrize(
    ("dsn", "says"),
    [
        ("postgresql://ada:hush@127.0.0.1:1/kermesse", "postgresql://ada@127.0.0.1:1/kermesse does not answer"),
        ("postgresql://nowhere.invalid/kermesse", "does not answer"),
        ("postgresql://ada:hush@127.0.0.1:many/kermesse", "is no address of a database"),
        ("postgresql://ada:hu/sh@127.0.0.1/kermesse", "is no address of a database"),
        ("postgresql://ada:hush@[::1/kermesse", "is no address of a database"),
        ("postgresql://127.0.0.1:1/kermesse?user=ada&password=hush", "does not answer"),
        ("mysql://ada:hush@127.0.0.1/kermesse", "is neither a file nor postgresql://"),
    ],
)
def test_a_database_that_does_not_answer_is_one_line_that_says_so_without_the_password(dsn, says, monkeypatch, capsys):
    monkeypatch.setenv("KERMESSE_LOG_LEVEL", "error")
    assert run("--db", dsn, "--port", "0") == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("kermesse: the database failed: ")
    assert says in line
    assert "hu" not in line
    assert "sh@" not in line


async def test_a_database_that_is_not_there_is_one_line_that_says_how_to_make_it(postgres):
    from kermesse.server.storage.postgres import PostgresStorage

    with pytest.raises(StorageFailed, match="createdb"):
        await PostgresStorage.open(postgres.dsn("nobody_made_it"), None)


async def test_a_user_who_may_not_make_tables_or_come_in_is_one_line_that_says_so(database):
    async with connected(database.db) as db:
        await db.execute("DO $$ BEGIN CREATE ROLE guest LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$")
        await db.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    guest = database.db.replace("postgres:@", "guest:@")
    with pytest.raises(StorageFailed, match="let this user make tables there"):
        await open_as(guest)
    with pytest.raises(StorageFailed, match="give --db a user and a password that it takes"):
        await open_as(database.db.replace("postgres:@", "nobody:@"))


async def open_as(dsn):
    from kermesse.server.storage.postgres import PostgresStorage

    return await PostgresStorage.open(dsn, None)


def test_a_password_is_never_shown():
    for dsn, told in {
        "postgresql://ada:hush@host/db": "postgresql://ada@host/db",
        "postgresql://ada:h:u@s/h#@host:1/db": "postgresql://ada@host:1/db",
        "postgres://host/db?password=hush&user=ada": "postgres://host/db?password=…&user=ada",
        "postgresql://host:5432/db": "postgresql://host:5432/db",
        "postgresql:///db?host=/tmp": "postgresql:///db?host=/tmp",
    }.items():
        assert without_password(dsn) == told


WITHOUT_DRIVER = """
import sys
sys.modules["asyncpg"] = None
from kermesse.cli import main
main()
"""


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["serve", "--port", "0", "--db", "postgresql://localhost/kermesse"], 1),
        (["db", "copy", "{db}", "postgresql://localhost/kermesse"], 2),
    ],
)
def test_without_the_driver_one_line_says_what_to_install(words, code, db):
    db.touch()
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "KERMESSE_LOG_LEVEL": "error"}
    command = [sys.executable, "-c", WITHOUT_DRIVER, *(word.format(db=db) for word in words)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=2 * SOON, check=False)
    (line,) = done.stderr.splitlines()
    assert "pip install 'kermesse[postgres]'" in line
    assert (done.returncode, done.stdout) == (code, "")


# ---------------------------------------------------------------- moving from one version to the next


def test_every_earlier_version_has_its_way_to_this_one():
    assert set(MIGRATIONS) == set(range(1, SCHEMA_VERSION))


@pytest.fixture
def two_versions_later(monkeypatch):
    """As if the schema had changed twice."""
    later = SCHEMA_VERSION + 2
    monkeypatch.setattr(module, "SCHEMA_VERSION", later)
    monkeypatch.setitem(MIGRATIONS, later - 2, "ALTER TABLE people ADD COLUMN pet text NOT NULL DEFAULT 'cat'")
    monkeypatch.setitem(MIGRATIONS, later - 1, "ALTER TABLE people RENAME COLUMN pet TO animal")
    return later


@pytest.fixture
async def of_today(database):
    storage = await database.open()
    storage.append("t", [b"{}"])
    keep_person(storage, "p1", b"h" * 32, "Ada")
    await storage.close()
    return database


async def version_of(database):
    return (await database.run("SELECT number FROM house WHERE what = 'schema'"))[0][0]


async def test_an_earlier_version_is_moved_step_by_step_with_everything_in_it(of_today, two_versions_later):
    storage = await of_today.open()
    assert f"is now of {two_versions_later}" in storage.opening_notes[-1]
    assert (await person_by(storage, b"h" * 32)).name == "Ada"
    assert [found.whole for found in await storage.live()] == [True]
    await storage.close()
    assert await of_today.run("SELECT animal FROM people") == [("cat",)]
    assert await version_of(of_today) == two_versions_later
    again = await of_today.open()
    assert again.opening_notes == []
    await again.close()


async def test_a_step_that_fails_leaves_the_version_that_was_and_nobody_inside(
    of_today, two_versions_later, monkeypatch
):
    monkeypatch.setitem(MIGRATIONS, two_versions_later - 1, "ALTER TABLE people DROP COLUMN unicorn")
    with pytest.raises(StorageFailed, match=r"unicorn.*put the database right"):
        await of_today.open()
    assert await version_of(of_today) == SCHEMA_VERSION
    assert await of_today.run("SELECT * FROM servers") == []
    assert len(await of_today.run("SELECT attname FROM pg_attribute WHERE attname = 'pet'")) == 0


async def test_nothing_is_moved_under_a_server_that_lives(of_today, two_versions_later, monkeypatch):
    with monkeypatch.context() as as_before:
        as_before.setattr(module, "SCHEMA_VERSION", SCHEMA_VERSION)
        old = await of_today.open(lease=4.0)
    with pytest.raises(StorageFailed, match="in use by another server"):
        await of_today.open()
    assert await version_of(of_today) == SCHEMA_VERSION
    await old.close()


# ---------------------------------------------------------------- from one secret to several ways in

ONE_SECRET = """
ALTER TABLE people ADD COLUMN secret bytea UNIQUE;
UPDATE people SET secret = (SELECT key FROM links WHERE person = people.id);
ALTER TABLE people ALTER COLUMN secret SET NOT NULL;
DROP TABLE links; DROP TABLE pending;
UPDATE house SET number = 1 WHERE what = 'schema';
"""


async def test_people_with_one_secret_each_have_it_as_their_first_way_in(database):
    storage = await database.open()
    keep_person(storage, "p1", b"h" * 32, "Ada", 5, 7)
    keep_person(storage, "p2", b"i" * 32, "Bob", 5, 7)
    await storage.close()
    async with connected(database.db) as db:
        await db.execute(ONE_SECRET)
        values = ("p1", b"h" * 32, "Ada", 5, 7)
        await db.execute("UPDATE people SET seal = $1 WHERE id = 'p1'", seal(*values))  # Bob's is damaged
    storage = await database.open()
    assert await storage.person("p1") == PersonRow("p1", "Ada", 5, 7)
    (link,) = await storage.links_of("p1")
    assert (link.kind, link.key, link.made, link.used) == (DEVICE, b"h" * 32, 5, 7)
    assert (await person_by(storage, b"i" * 32)).name == ""
    await storage.close()
    assert await version_of(database) == SCHEMA_VERSION
