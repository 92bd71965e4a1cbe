"""A disk or a database that accepts no writes: people are told, nothing that is not durable is shown, and the server
goes on.
"""

import asyncio
import sqlite3
from contextlib import suppress

import pytest

from tests.server.homes import connected
from tests.server.house import house


class Locked:
    """Another program holds the file."""

    def __init__(self, db):
        self._other = sqlite3.connect(db, isolation_level=None, check_same_thread=False)

    async def begin(self):
        self._other.execute("BEGIN EXCLUSIVE")

    async def end(self):
        with suppress(sqlite3.Error):
            self._other.execute("ROLLBACK")
            self._other.close()


class Full:
    """No room for another byte: files cannot grow past what they have."""

    def __init__(self, db):
        import resource

        self._resource = resource
        self._before = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def begin(self):
        self._resource.setrlimit(self._resource.RLIMIT_FSIZE, (1, self._before[1]))

    async def end(self):
        self._resource.setrlimit(self._resource.RLIMIT_FSIZE, self._before)


class LockedTable:
    """Somebody rebuilds a table of the database."""

    def __init__(self, dsn):
        self._dsn = dsn
        self._done = asyncio.Event()

    async def begin(self):
        locked = asyncio.Event()
        self._holding = asyncio.create_task(self._hold(locked))
        await locked.wait()

    async def _hold(self, locked):
        async with connected(self._dsn) as db, db.transaction():
            await db.execute("LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
            locked.set()
            await self._done.wait()

    async def end(self):
        self._done.set()
        await self._holding


class FullDatabase:
    """PostgreSQL's own word for a full disk, at every line."""

    def __init__(self, dsn):
        self._dsn = dsn

    async def begin(self):
        async with connected(self._dsn) as db:
            await db.execute(
                "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS"
                " $$ BEGIN RAISE 'No space left on device' USING ERRCODE = 'disk_full'; END $$"
            )
            for table in ("log", "people", "house"):
                await db.execute(f"CREATE TRIGGER no_room BEFORE INSERT ON {table} EXECUTE FUNCTION no_room()")

    async def end(self):
        async with connected(self._dsn) as db:
            await db.execute("DROP FUNCTION IF EXISTS no_room CASCADE")


@pytest.fixture(params=[Locked, Full, LockedTable, FullDatabase])
async def place(request, db):
    """Home of the log, and the fault that it will have."""
    if request.param in (Locked, Full):
        return db, request.param
    return await request.getfixturevalue("postgres").new_database(), request.param


@pytest.fixture
async def home(place):
    async with house(place[0]) as opened:
        yield opened


@pytest.fixture
async def trouble(place, home):
    fault = place[1](place[0])
    yield fault
    await fault.end()


async def test_people_are_told_that_the_house_waits_and_it_goes_on_when_the_disk_does(two, home, trouble):
    table, (ada, a), (_, b) = await two()
    before = len(b.heard)
    await trouble.begin()
    waiting = asyncio.create_task(a.do(a.legal()[0], id="waits"))
    await b.until(lambda: b.trouble)
    told = [told for told in b.heard[before:] if told["type"] != "table"]
    assert [message["type"] for message in told] == ["trouble"]  # and nothing of the command
    assert "Nothing can be saved" in told[0]["sentence"]
    assert "waits" not in a.answers
    assert not home.registry.tables[table].clock.running
    other = await b.act("chat", text="?")
    assert (other["done"], other["code"]) == (False, "disk_waits")
    assert (await ada.get("/healthz"))[0] == 200
    assert (await ada.get("/readyz"))[0] == 503
    status, answer = await ada.post("/api/tables", {"game": "kraaw"}, headers={"Accept-Language": "fr"})
    assert (status, answer["code"]) == (503, "disk_waits")
    assert "rien écrire" in answer["sentence"]
    late = await home.browser().open(table, language="fr")
    await late.until(lambda: any("rien écrire" in told.get("sentence", "") for told in late.heard))
    assert "kermesse_storage_waits 1.0" in await home.metrics()
    await trouble.end()
    assert (await waiting)["done"]
    await b.until(lambda: b.heard[-1]["type"] != "trouble" and b.position["at"] >= a.position["at"])
    assert [told["code"] for told in b.heard if told["type"] == "trouble"][-1] == ""
    assert home.registry.tables[table].clock.running
    assert (await b.act("chat", text="!"))["done"]
    assert (await ada.get("/readyz"))[0] == 200
    assert a.gaps == b.gaps == 0
    assert "kermesse_storage_waits 0.0" in await home.metrics()


async def test_whoever_asks_again_for_what_waits_is_answered_when_it_is_durable(two, trouble):
    _, (_, a), _ = await two()
    await trouble.begin()
    command = a.legal()[0]
    await a.say(type="do", id="waits", command=command)
    await a.until(lambda: a.trouble)
    await a.say(type="do", id="waits", command=command)
    await a.ws.ping()
    await trouble.end()
    await a.until(lambda: "waits" in a.answers)
    assert {told["done"] for told in a.heard if told["type"] == "answer" and told["id"] == "waits"} == {True}


async def test_being_ready_really_writes(log_home):
    async with house(log_home.db) as home:
        assert await log_home.run("SELECT what FROM house WHERE what = 'ready'") == []
        assert (await home.browser().get("/readyz")) == (200, {"status": "ok"})
        assert await log_home.run("SELECT what FROM house WHERE what = 'ready'") == [("ready",)]
