"""A server's sign of life, while its loop is busy, and while it is stuck."""

import asyncio
import threading
import time

import pytest

from kermesse.server.storage import postgres_cluster
from kermesse.server.storage.postgres_cluster import LEASE
from tests.server.homes import connected
from tests.server.house import SOON
from tests.server.test_postgres import SHORT


class Neighbour:
    """Looks into the database from a thread of its own, while the loop does nothing: how often a server's time was
    up.
    """

    def __init__(self, database, name):
        self._database, self._name = database, name
        self.looks = self.over = 0
        self._stop = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._look()))

    async def _look(self):
        async with connected(self._database.db) as db:
            while not self._stop.is_set():
                self.over += await db.fetchval(
                    "SELECT until < clock_timestamp() FROM servers WHERE name = $1", self._name
                )
                self.looks += 1
                await asyncio.sleep(0.01)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *error):
        self._stop.set()
        self._thread.join()


def busy_until(true):
    """The loop serves nobody meanwhile."""
    began = time.monotonic()
    while not true():
        assert time.monotonic() - began < SOON
        time.sleep(0.01)


@pytest.fixture
async def server(database):
    storage = await database.open(lease=LEASE)
    yield storage
    await storage.close()


async def test_a_loop_that_is_busy_for_longer_than_a_lease_is_not_taken_for_dead(database, server):
    began = time.monotonic()
    with Neighbour(database, server.name) as neighbour:
        busy_until(lambda: time.monotonic() - began > 2 * LEASE)
    assert neighbour.looks
    assert neighbour.over == 0


async def test_a_loop_that_is_stuck_gives_no_more_signs(database, server, monkeypatch):
    monkeypatch.setattr(postgres_cluster, "STUCK", SHORT)
    with Neighbour(database, server.name) as neighbour:
        busy_until(lambda: neighbour.over)


async def test_a_loop_that_comes_round_again_gives_signs_again(database, server, monkeypatch):
    monkeypatch.setattr(postgres_cluster, "STUCK", SHORT)
    with Neighbour(database, server.name) as neighbour:
        busy_until(lambda: neighbour.over)
    server.append("t", [b"{}"])
    await server.synced()  # nobody has taken it for dead meanwhile: it goes on
    async with connected(database.db) as db:
        while await db.fetchval("SELECT until < clock_timestamp() FROM servers WHERE name = $1", server.name):
            await asyncio.sleep(0.01)
