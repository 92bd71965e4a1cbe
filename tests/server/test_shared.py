"""Several servers share a database: who has which table, who is taken for dead, and what one of them does for all."""

import asyncio
import os
from functools import partial

import pytest

from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.postgres import SharedPostgresStorage
from kermesse.server.storage.postgres_cluster import LEASE
from kermesse.server.storage.storage import Found, Listeners, Retention, StorageFailed
from kermesse.server.storage.tasks import Tasks
from tests.server.homes import keep_person
from tests.server.test_postgres import LIVELY, SHORT, until


@pytest.fixture
async def join(database):
    """Another server on this database; all go with the test."""
    joined = []

    async def come(lease=LEASE, **more):
        heard = Listeners(**more)
        joined.append(await SharedPostgresStorage.open(database.db, Tasks(Metrics().faults), heard, lease))
        return joined[-1]

    yield come
    for storage in joined:
        await storage.close()


def stand_still(storage):
    storage._renewing.cancel()


async def test_a_table_is_one_servers_until_it_is_given_up_and_its_lines_go_with_it(join):
    first, second = await join(), await join()
    first.append("t", [b'{"n":0}', b'{"n":1}'])
    await first.synced()
    assert await second.claim("t") == first.name
    assert await second.claim("nowhere") is None
    first.append("t", [b'{"n":2}'])
    gone = asyncio.Event()
    first.release("t", gone.set)
    await gone.wait()
    assert await second.claim("t") == Found("t", ['{"n":0}', '{"n":1}', '{"n":2}'], True)
    assert await first.claim("t") == second.name
    second.append("t", [b'{"n":3}'])
    second.release("t")
    await second.synced()
    assert len((await first.claim("t")).lines) == 4  # and back, however often
    first.append("t", [b'{"n":4}'])
    await first.synced()


async def test_of_two_who_ask_at_once_one_has_it(join):
    servers = [await join() for _ in range(3)]
    servers[0].append("t", [b"{}"])
    servers[0].release("t")
    await servers[0].synced()
    answers = await asyncio.gather(*(server.claim("t") for server in servers))
    (owner,) = [server for server, answer in zip(servers, answers, strict=True) if isinstance(answer, Found)]
    for server, answer in zip(servers, answers, strict=True):
        assert server is owner or answer == owner.name


async def test_tables_of_a_server_that_stood_still_go_to_another_and_it_cannot_write_one_more_line(join, database):
    told, failures = [], []
    first, second = await join(lease=SHORT, on_failure=failures.append), await join(lease=LIVELY / 4)
    first.append("t", [b'{"n":0}'])
    await first.synced()
    await until(lambda: first.name in second.living)
    stand_still(first)
    await until(lambda: first.name not in second.living)
    assert await second.claim("t") == Found("t", ['{"n":0}'], True)
    first.append("t", [b'{"n":"late"}'], partial(told.append, "late"))
    first.append("new", [b"{}"], partial(told.append, "new"))
    with pytest.raises(StorageFailed, match="taken for dead"):
        await first.synced()
    with pytest.raises(StorageFailed):
        await first.claim("t")
    second.append("t", [b'{"n":1}'])
    await second.synced()
    assert await database.lines() == [("t", 0, b'{"n":0}'), ("t", 1, b'{"n":1}')]
    assert (told, len(failures)) == ([], 1)


async def test_tables_that_nobody_has_are_taken_in_each_by_one(join):
    first, second, third = await join(), await join(), await join()
    names = {f"t{number}" for number in range(9)}
    for name in names:
        first.append(name, [b"{}"])
        first.release(name)
    await first.synced()
    taken = await asyncio.gather(second.adopt(4), third.adopt(4))
    left = await second.adopt(9)
    found = [each.table for group in (*taken, left) for each in group]
    assert sorted(found) == sorted(names)
    assert await third.adopt(9) == []


async def test_a_server_that_has_just_come_or_stood_still_takes_nobody_for_dead(join, database):
    """As after a time in which the database was away: everybody's word is old, and everybody lives."""
    first, second = await join(lease=LIVELY), await join(lease=LIVELY)
    await database.run("UPDATE servers SET until = clock_timestamp() - interval '1 minute'")
    fresh = await join(lease=LIVELY)
    async with fresh._reading() as db:
        assert await fresh._servers.renew(db)
    assert fresh.living == {first.name, second.name, fresh.name}
    fresh._servers._steady_since -= LIVELY  # it has said so for a whole lease: now it may
    stand_still(first)
    stand_still(second)
    await database.run(
        f"UPDATE servers SET until = clock_timestamp() - interval '1 minute' WHERE name <> '{fresh.name}'"
    )
    await until(lambda: fresh.living == {fresh.name})


async def test_one_server_alone_and_servers_that_share_do_not_mix(join, database):
    shared = await join(lease=LIVELY)
    with pytest.raises(StorageFailed, match=f"process {os.getpid()} of .*join it with its --broker"):
        await database.open()
    await shared.close()
    alone = await database.open(lease=LIVELY)
    with pytest.raises(StorageFailed, match="in use by another server"):
        await join()
    await alone.close()


async def test_what_is_done_for_the_whole_house_is_done_by_one(join, database):
    servers = sorted([await join(lease=LIVELY), await join(lease=LIVELY)], key=lambda server: server.name)
    for server in servers:
        await until(lambda server=server: len(server.living) == 2)
    keep_person(servers[0], "p1", b"h" * 32, "Ada", 1, 1)
    await servers[0].synced()
    await servers[1].sweep(Retention(people=-10))
    assert await database.run("SELECT count(*) FROM people") == [(1,)]
    await servers[0].sweep(Retention(people=-10))
    assert await database.run("SELECT count(*) FROM people") == [(0,)]
