"""A table that a server has taken over but not yet read: requests for it must find it."""

import asyncio

import pytest

from kermesse.server.storage.storage import Found, StorageFailed
from tests.server.house import SOON
from tests.server.test_doors import begin, same_person, table_of


@pytest.fixture
async def left_behind(doors, monkeypatch):
    """A table with a game under way that no server has, and two servers that do not look for such tables by
    themselves.
    """
    left, right = await doors(), await doors()

    async def nothing(most):
        return []

    for home in (left, right):
        monkeypatch.setattr(home.registry.storage, "adopt", nothing)
    ada, bob = await left.browser().named("Ada"), await left.browser().named("Bob")
    table, a, b = await table_of(ada, bob)
    await begin(a, b)
    left.registry.give_up(left.registry.tables[table])
    left.registry.storage.release(table)
    await left.registry.storage.synced()
    return left, right, ada, bob, table


async def soon(true):
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.01)


async def seen_at(home, person, table):
    page = await (await same_person(person, home)).open(table)
    await page.until(lambda: page.position or page.ended)
    return page.bye, page.seat


async def test_a_table_that_is_being_adopted_is_found_here_and_from_other_doors(left_behind, monkeypatch):
    left, right, ada, bob, table = left_behind
    storage = right.registry.storage
    given, may_read = asyncio.Event(), asyncio.Event()

    async def adopt(most):
        found = await type(storage).adopt(storage, most)
        given.set()
        await may_read.wait()
        return found

    monkeypatch.setattr(storage, "adopt", adopt)
    right.registry.others.lived(storage.living)
    await given.wait()
    asked = asyncio.create_task(ada.get(f"/api/tables/{table}"))
    pages = [asyncio.create_task(seen_at(home, who, table)) for home, who in ((right, ada), (left, bob))]
    try:
        await soon(lambda: right.registry.others._claims)
    finally:
        may_read.set()
    assert [await page for page in pages] == [(None, 0), (None, 1)]
    assert (await asked)[0] == 200
    assert (set(left.registry.tables), set(right.registry.tables)) == (set(), {table})


async def test_a_table_that_was_given_in_a_word_that_got_lost_is_this_servers_all_the_same(left_behind, monkeypatch):
    _, right, ada, _, table = left_behind
    storage, lost = right.registry.storage, []

    async def claim(table, mine=False):
        found = await type(storage).claim(storage, table, mine)
        if not lost:
            lost.append(found)
            raise StorageFailed("the database went away")
        return found

    monkeypatch.setattr(storage, "claim", claim)
    assert await seen_at(right, ada, table) == (None, 0)
    assert isinstance(lost[0], Found)


async def test_who_asks_another_server_about_its_table_while_the_database_is_away_there_asks_again(
    left_behind, monkeypatch
):
    left, right, ada, _, table = left_behind
    storage, failed = right.registry.storage, []
    await storage.claim(table)  # in a word that got lost

    async def claim(table, mine=False):
        if not failed:
            failed.append(table)
            raise StorageFailed("the database went away")
        return await type(storage).claim(storage, table, mine)

    monkeypatch.setattr(storage, "claim", claim)
    status, told = await (await same_person(ada, left)).get(f"/api/tables/{table}")
    assert (status, told["stage"]) == (200, "playing")
    assert failed == [table]
    assert right.registry.metrics.faults._value.get() == 0


async def test_a_page_that_leaves_while_its_table_is_given_to_this_server_takes_it_with_it_from_nobody(
    left_behind, monkeypatch
):
    left, right, ada, _, table = left_behind
    storage = right.registry.storage
    given, may_read = asyncio.Event(), asyncio.Event()

    async def claim(table, mine=False):
        found = await type(storage).claim(storage, table, mine)
        given.set()
        await may_read.wait()
        return found

    monkeypatch.setattr(storage, "claim", claim)
    leaves = await (await same_person(ada, right)).open(table, hello=False)
    await leaves.say(type="hello", have=0, language="en")
    await given.wait()
    await leaves.close()
    may_read.set()
    assert await seen_at(left, ada, table) == (None, 0)
    assert set(right.registry.tables) == {table}


async def test_a_table_that_is_put_away_is_gone_at_once(left_behind):
    _, right, ada, _, table = left_behind
    assert await seen_at(right, ada, table) == (None, 0)
    right.registry._archive(right.registry.tables[table])
    bye, _ = await seen_at(right, ada, table)
    assert bye["code"] == "no_table"
