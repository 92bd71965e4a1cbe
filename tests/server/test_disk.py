"""A disk that is full, locked or fails: people are told, nothing that is not durable is shown, and the house goes on."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

import aiohttp
import pytest

from kermesse.server.ground.sqlite_storage import SqliteStorage
from kermesse.server.ground.storage import StorageFailed
from tests.server.house import SOON, Browser, house

ROOT = Path(__file__).resolve().parents[2]


class Locked:
    """Another program holds the file."""

    def __init__(self, db):
        self._other = sqlite3.connect(db, isolation_level=None, check_same_thread=False)

    def begin(self):
        self._other.execute("BEGIN EXCLUSIVE")

    def end(self):
        self._other.execute("ROLLBACK")
        self._other.close()


class Full:
    """No room for another byte: files cannot grow past what they have."""

    def __init__(self, db):
        import resource

        self._resource = resource
        self._before = resource.getrlimit(resource.RLIMIT_FSIZE)

    def begin(self):
        self._resource.setrlimit(self._resource.RLIMIT_FSIZE, (1, self._before[1]))

    def end(self):
        self._resource.setrlimit(self._resource.RLIMIT_FSIZE, self._before)


def tables_of(home):
    return home.house.tables


@pytest.fixture(params=[Locked, Full])
def trouble(request, db):
    made = []

    def make():
        made.append(request.param(db))
        return made[0]

    yield make
    for one in made:
        with suppress(sqlite3.Error):
            one.end()


async def test_people_are_told_that_the_house_waits_and_it_goes_on_when_the_disk_does(two, home, trouble):
    table, (ada, a), (_, b) = await two()
    before = len(b.heard)
    fault = trouble()
    fault.begin()
    waiting = asyncio.create_task(a.do(a.legal()[0], id="waits"))
    await b.until(lambda: b.trouble)
    told = [told for told in b.heard[before:] if told["type"] != "table"]
    assert [message["type"] for message in told] == ["trouble"]  # and nothing of the command
    assert "cannot write" in told[0]["sentence"]
    assert "waits" not in a.answers
    assert not tables_of(home)[table].clock.running
    other = await b.act("chat", text="?")
    assert (other["done"], other["code"]) == (False, "disk_waits")
    assert (await ada.get("/healthz"))[0] == 200
    assert (await ada.get("/readyz"))[0] == 503
    status, answer = await ada.post("/api/tables", {"game": "kraaw"}, headers={"Accept-Language": "fr"})
    assert (status, answer["code"]) == (503, "disk_waits")
    assert "rien écrire" in answer["sentence"]
    late = await home.browser().open(table, language="fr")
    await late.until(lambda: any("rien écrire" in told.get("sentence", "") for told in late.heard))
    assert "kermesse_storage_waits 1.0" in (await ada.get("/metrics"))[1]
    fault.end()
    assert (await waiting)["done"]
    await b.until(lambda: b.heard[-1]["type"] != "trouble" and b.position["at"] >= a.position["at"])
    assert [told["code"] for told in b.heard if told["type"] == "trouble"][-1] == ""
    assert tables_of(home)[table].clock.running
    assert (await b.act("chat", text="!"))["done"]
    assert (await ada.get("/readyz"))[0] == 200
    assert a.gaps == b.gaps == 0
    assert "kermesse_storage_waits 0.0" in (await ada.get("/metrics"))[1]


async def test_whoever_asks_again_for_what_waits_is_answered_when_it_is_durable(two, home, db):
    _, (_, a), _ = await two()
    fault = Locked(db)
    fault.begin()
    command = a.legal()[0]
    await a.say(type="do", id="waits", command=command)
    await a.until(lambda: a.trouble)
    await a.say(type="do", id="waits", command=command)
    await a.ws.ping()
    fault.end()
    await a.until(lambda: "waits" in a.answers)
    assert {told["done"] for told in a.heard if told["type"] == "answer" and told["id"] == "waits"} == {True}


async def test_a_full_database_makes_the_house_wait(db):
    """SQLite's own word for a full disk."""
    trouble, told = [], []
    storage = SqliteStorage(db, on_trouble=trouble.append)
    storage.append("t", [b"{}"])
    await storage.synced()
    real = sqlite3.connect

    def small(*given, **more):
        connection = real(*given, **more)
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    sqlite3.connect = small
    try:
        await storage._writer.between(lambda db: db.execute("PRAGMA max_page_count = 1"))
        storage.append("t", [b'{"long":"%b"}' % (b"x" * 100_000)], lambda: told.append(1))
        async with asyncio.timeout(SOON):
            while not trouble:
                await asyncio.sleep(0.01)
        assert "full" in trouble[0]
        assert not told
    finally:
        sqlite3.connect = real
    await asyncio.wait_for(storage.synced(), SOON)
    assert told == [1]
    assert trouble[-1] == ""
    await storage.close()


async def test_told_to_stop_it_stops_although_the_disk_takes_nothing(db):
    storage = SqliteStorage(db)
    failures, told = [], []
    storage.on_failure = failures.append
    fault = Locked(db)
    fault.begin()
    storage.append("t", [b"{}"], lambda: told.append(1))
    await asyncio.wait_for(storage.close(), SOON)
    fault.end()
    assert not told
    assert [type(failure) for failure in failures] == [StorageFailed]
    storage = SqliteStorage(db)  # and the lock is free again
    assert list(await storage.live()) == []
    await storage.close()


async def test_sigterm_is_obeyed_while_the_disk_takes_nothing_and_the_end_is_told_in_one_line(db):
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "KERMESSE_LOG_LEVEL": "error"}
    command = [sys.executable, "-m", "kermesse.cli", "serve", "--port", "0", "--db", str(db)]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            line = await asyncio.to_thread(server.stdout.readline)
            browser = Browser(line.split()[-1])
            page = await browser.open(await browser.new_table(seats=2))
            fault = Locked(db)
            fault.begin()
            with suppress(aiohttp.ClientError):
                await page.say(type="act", id="x", what="chat", text="?")
            await page.until(lambda: page.trouble)
            server.send_signal(signal.SIGTERM)
            code = await asyncio.to_thread(server.wait, 20)
            await page.until(lambda: page.ended)
            assert page.bye["code"] == "server_stops"
            assert "x" not in page.answers
            fault.end()
            await browser.close()
        finally:
            server.kill()
        last = server.stderr.read().splitlines()[-1]
    assert code == 1
    assert last.startswith("kermesse: the database failed: ")
    assert "nobody was told of" in last


async def test_being_ready_really_writes(home, db):
    with closing(sqlite3.connect(db)) as other:
        assert other.execute("SELECT count(*) FROM house").fetchone() == (0,)
    assert (await home.browser().get("/readyz")) == (200, {"status": "ok"})
    with closing(sqlite3.connect(db)) as other:
        assert other.execute("SELECT what FROM house").fetchall() == [("ready",)]


async def test_a_fault_of_ours_in_the_writer_stops_the_house_in_good_order(db, monkeypatch):
    async with house(db) as home:
        ada = home.browser()
        await ada.new_table(seats=2)
        monkeypatch.setattr("kermesse.server.ground.writer._commit", lambda db, batch: 1 / 0)
        status, answer = await ada.post("/api/me", {"name": "Ada"})
        assert (status, answer["code"]) == (503, "disk_waits")
        assert "division by zero" in str(home.house.failed.exception())
