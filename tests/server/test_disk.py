"""A full or locked file, and a writer that fails. People's view of it: `test_trouble.py`."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import aiohttp

from kermesse.server.storage.sqlite import SqliteStorage
from kermesse.server.storage.storage import Listeners, StorageFailed
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


async def test_a_full_database_makes_the_house_wait(db):
    """SQLite's own word for a full disk."""
    trouble, told = [], []
    storage = SqliteStorage(db, Listeners(on_trouble=trouble.append))
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


async def test_a_fault_of_ours_in_the_writer_stops_the_house_in_good_order(db, monkeypatch):
    async with house(db) as home:
        ada = home.browser()
        await ada.new_table(seats=2)
        monkeypatch.setattr("kermesse.server.storage.sqlite._commit", lambda db, batch: 1 / 0)
        status, answer = await ada.post("/api/me", {"name": "Ada"})
        assert (status, answer["code"]) == (503, "disk_waits")
        assert "division by zero" in str(home.registry.failed.exception())
