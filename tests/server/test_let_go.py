"""Unneeded objects are freed at once. The collector looks through old objects only every few hours
(`serve.tune_interpreter`), so anything left to it is memory that grows with every game played.
"""

import asyncio
import gc
from collections import Counter

import pytest

from kermesse.games import CATALOGUE
from kermesse.lessons.lesson import lessons_of
from kermesse.server.connection.connection import Connection
from tests.server.house import SOON, house, play_on, table_of_two
from tests.server.test_resting import AT_ONCE, go

GAMES = [pytest.param(game, marks=[] if game == "chronos" else [pytest.mark.soak]) for game in CATALOGUE]


@pytest.fixture
def by_hand():
    """Run the collector by hand only, and keep what it finds."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


async def left_to_the_collector():
    """Our objects that only the collector can find, by name; none once the last socket's request has ended without
    it.
    """
    async with asyncio.timeout(SOON):
        while not (found := collected()) and any(isinstance(one, Connection) for one in gc.get_objects()):
            await asyncio.sleep(0.02)
    return found


def collected():
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    found = Counter(type(one).__qualname__ for one in gc.garbage if type(one).__module__.startswith("kermesse."))
    gc.garbage.clear()
    return found


async def gone(home, table, *pages):
    await go(home, table, *pages)
    await home.registry.storage.synced()


async def test_a_table_of_people_leaves_nothing_behind_when_it_rests(log_home, by_hand):
    async with house(log_home.db, retention=AT_ONCE) as home:
        table, a, b = await table_of_two(home)
        await play_on([a, b], 7)
        assert (await b.act("chat", text="À tout à l'heure"))["done"]
        await gone(home, table, a, b)
        assert not await left_to_the_collector()
        a, b = await home._people[0].open(table), await home._people[1].open(table)  # and once more, from its log
        await play_on([a, b], 7)
        await gone(home, table, a, b)
        assert not await left_to_the_collector()


async def test_a_page_at_another_door_than_its_tables_leaves_nothing_behind(doors, by_hand):
    _, a, b = await table_of_two(await doors(), other=await doors())
    await play_on([a, b], 7)
    await a.close()
    await b.close()
    assert not await left_to_the_collector()


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_with_bots_leaves_nothing_behind_when_it_rests(game, by_hand, tmp_path):
    async with house(str(tmp_path / "k.db"), retention=AT_ONCE) as home:
        ada = home.browser()
        table = await ada.new_table(game=game, seats=CATALOGUE[game].seats.start, play_now=True, level="normal")
        page = await ada.open(table)
        await page.until(lambda: page.position)
        await gone(home, table, page)
        assert not await left_to_the_collector()


async def test_a_page_that_is_sent_away_leaves_nothing_behind(by_hand, tmp_path):
    async with house(str(tmp_path / "k.db")) as home:
        page = await home.browser().open("nosuchtable1")
        await page.until(lambda: page.heard and page.heard[-1]["type"] == "bye")
        await page.close()
        assert not await left_to_the_collector()


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_leaves_nothing_behind(game, by_hand, tmp_path):
    async with house(str(tmp_path / "k.db")) as home:
        page = await home.browser().open(f"lesson/{game}/{lessons_of(CATALOGUE[game])[0].name}")
        await page.until(lambda: page.position)
        await page.close()
        assert not await left_to_the_collector()
