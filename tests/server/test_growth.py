"""What is kept, for how long, and how much of it: every budget has its edge, and the file gives its room back."""

import asyncio
import json
import os
import time
from random import Random
from string import ascii_letters

import pytest

from kermesse import words
from kermesse.core.game import Refused
from kermesse.games import CATALOGUE
from kermesse.server.ground.limits import Limits
from kermesse.server.ground.sqlite_storage import SqliteStorage
from kermesse.server.ground.storage import DAY, Kept, PersonRow
from kermesse.server.site.patience import Patience
from tests.server.house import all_tables, house, play_on

FREE = {"posts": (1e9, 1e9), "new_tables": (1e9, 1e9), "messages": (1e9, 1e9), "chat": (1e9, 1e9)}


async def until(true, seconds=10.0):
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


# ---------------------------------------------------------------- tables that never began


async def test_tables_at_which_nobody_ever_played_are_put_away_soon_and_others_are_kept(log_home):
    patience = Patience(unbegun=0.3, playing=1000, over=1000, look_every=0.05, sweep_every=0.1)
    async with house(log_home.db, patience=patience) as home:
        ada, bob = home.browser(), home.browser()
        lobby = await ada.new_table(seats=2)
        against_bots = await ada.new_table(seats=2, play_now=True, options={"timers": "off"})
        played = await ada.new_table(seats=2, options={"timers": "off"})
        a, b = await ada.open(played), await bob.open(played)
        await b.act("sit")
        await a.act("start")
        await a.until(lambda: a.position)
        await b.until(lambda: b.position)
        await play_on([a, b], 2)
        await a.close()
        await b.close()
        await until(lambda: set(home.house.tables) == {played})
        for gone in (lobby, against_bots):
            assert (await ada.get(f"/api/tables/{gone}"))[0] == 404
            assert (await ada.get(f"/api/replays/{gone}"))[0] == 404  # nothing was played: nothing is kept
        storage = home.house.storage
        await until(lambda: not storage._swept and storage.bytes_of(lobby) == 0)
    async with house(log_home.db) as home:
        assert await all_tables(home) == {played}
        assert home.house.tables[played].begun


def test_tables_that_never_began_are_kept_for_minutes():
    assert Patience().unbegun <= 30 * 60


# ---------------------------------------------------------------- a flood


async def test_a_flood_of_tables_from_many_addresses_meets_the_houses_budget_and_hinders_nobody(db):
    """43 addresses that each ask for more tables than they may have: the house keeps few, and stays open to others."""
    limits = Limits(**FREE, unbegun=100, unbegun_per_address=12, tables_per_person=1000)
    async with house(db, limits, behind_proxy=True) as home:
        guest = home.browser(**{"X-Forwarded-For": "198.51.100.1"})
        mine = await guest.new_table(seats=2)
        page = await guest.open(mine)
        tables, refused = home.house.tables, 0
        wish = json.dumps({"game": "kraaw", "seats": 2})
        flood = home.browser()
        for number in range(600):
            headers = {"X-Forwarded-For": f"203.0.113.{number % 43}"}
            async with flood.session.post("/api/tables", data=wish, headers=headers) as answer:
                refused += answer.status != 200
        assert sum(not table.begun for table in tables.values()) <= 100
        assert mine in tables  # somebody is there
        assert (await page.act("chat", text="still here"))["done"]
        late = home.browser(**{"X-Forwarded-For": "198.51.100.2"})
        assert await late.new_table(seats=2) in tables


async def test_one_address_may_open_so_many_tables_that_nobody_plays_at(db):
    async with house(db, Limits(**FREE, unbegun_per_address=3, tables_per_person=1000)) as home:
        ada = home.browser()
        answers = [await ada.post("/api/tables", {"game": "kraaw", "seats": 2}) for _ in range(4)]
        assert [status for status, _ in answers] == [200, 200, 200, 429]
        assert answers[-1][1]["code"] == "too_many_unbegun"
        assert "3" in answers[-1][1]["sentence"]


# ---------------------------------------------------------------- budgets in bytes


@pytest.mark.parametrize(("budget", "status"), [("person_bytes", 429), ("address_bytes", 429), ("house_bytes", 503)])
async def test_who_has_filled_a_budget_opens_no_further_table_and_is_told_what_to_do(log_home, budget, status):
    most = 2000
    if budget == "house_bytes":
        most = 60_000 if log_home.path else 4_000  # an empty file has its pages already
    async with house(log_home.db, Limits(**FREE, **{budget: most})) as home:
        ada = home.browser()
        answers = []
        for _ in range(40):
            answers.append(await ada.post("/api/tables", {"game": "kraaw", "seats": 2}))
            if answers[-1][0] != 200:
                break
        assert answers[0][0] == 200
        assert (answers[-1][0], answers[-1][1]["code"]) == (status, budget)
        for language in words.LANGUAGES:
            assert len(words.sentence("", language, Refused(budget, "table"))) > 40


async def test_a_tables_log_has_a_budget_that_leaves_the_game_more_room_than_talk(log_home):
    async with house(log_home.db, Limits(**FREE, table_bytes=12_000)) as home:
        ada, bob = home.browser(), home.browser()
        table = await ada.new_table(seats=2, options={"timers": "off"})
        a, b = await ada.open(table), await bob.open(table)
        await b.act("sit")
        await a.act("start")
        await a.until(lambda: a.position)
        await b.until(lambda: b.position)
        answers = [await a.act("chat", text="x" * 300) for _ in range(30)]
        assert answers[0]["done"]
        assert answers[-1]["code"] == "table_bytes"
        assert 6_000 < home.house.storage.bytes_of(table) < 7_000
        assert await play_on([a, b], 5) == 5
    async with house(log_home.db, Limits(**FREE, table_bytes=12_000)) as home:
        assert 6_000 < home.house.storage.bytes_of(table) < 9_000  # known again after a restart


@pytest.mark.parametrize("game", CATALOGUE)
async def test_an_act_of_options_writes_what_changed_and_no_more(home, game):
    ada = home.browser()
    table = await ada.new_table(game)
    page = await ada.open(table)
    await page.act("options", options={"public": True})
    before = home.house.storage.bytes_of(table)
    assert (await page.act("options", options={"stand_in_after_ms": 30_000}))["done"]
    assert home.house.storage.bytes_of(table) - before < 200


async def test_what_changed_of_the_seats_comes_back_after_a_restart(log_home):
    async with house(log_home.db) as home:
        ada = home.browser()
        table = await ada.new_table(seats=2, options={"timers": "off"})
        page = await ada.open(table)
        await page.act("options", options={"public": True, "wins_to_game": 2}, seats=4)
        await page.act("add_bot", seat=2)
        await page.act("options", options={"wins_to_game": 4})
        await page.act("rename", text="Ada")
        told = {key: value for key, value in page.table.items() if key != "spectators"}
    async with house(log_home.db) as home:
        info = json.loads(json.dumps((await home.browser().get(f"/api/tables/{table}"))[1]))
        info["places"][0]["here"] = True
        assert {key: value for key, value in info.items() if key != "spectators"} == told


# ---------------------------------------------------------------- sweeping


def noise(length):
    """What no database can write shorter."""
    return "".join(Random(length).choices(ascii_letters, k=length))


async def test_what_was_swept_out_is_out_of_the_database_and_counts_no_longer(log_home):
    storage = await log_home.open()
    for number in range(4):
        storage.append(f"t{number}", [b'{"x":"%b"}' % noise(50_000).encode()])
        storage.keep_record(f"t{number}", "info", noise(50_000))
        storage.keep_analysis(f"t{number}", 0, "analysis")
    await storage.sweep(Kept())
    full = storage.size()
    for number in range(4):
        storage.close_table(f"t{number}")
    await storage.sweep(Kept(records=-10))
    assert full - storage.size() > 250_000
    for table in ("log", "records", "analyses"):
        assert await log_home.run(f"SELECT count(*) FROM {table}") == [(0,)]
    await storage.close()


async def test_the_file_gives_its_room_back_while_the_server_runs(db):
    storage = SqliteStorage(db)
    for number in range(40):
        storage.append(f"t{number}", [b'{"x":"%b"}' % (b"x" * 50_000)])
        storage.keep_record(f"t{number}", "info", "r" * 50_000)
    await storage.sweep(Kept())
    full = storage.size()
    assert full > 4_000_000
    for number in range(40):
        storage.close_table(f"t{number}")
    await storage.sweep(Kept(records=-10))
    assert storage.size() < 100_000
    assert os.path.getsize(db) < 100_000
    await storage.close()
    assert b"x" * 100 not in db.read_bytes()  # what was swept out is gone


async def test_records_and_people_are_forgotten_when_their_time_has_come(log_home):
    storage = await log_home.open()
    now = int(time.time())
    storage.keep_person(PersonRow("p1", b"1" * 32, "Ada", 1, now - 500 * DAY))
    storage.keep_person(PersonRow("p2", b"2" * 32, "Bob", 1, now))
    storage.keep_record("old", "info", "record")
    await storage.sweep(Kept())
    assert await storage.person(b"1" * 32) is None
    assert (await storage.person(b"2" * 32)).name == "Bob"
    assert await storage.record("old") == ("info", "record")
    await storage.sweep(Kept(records=-10))
    assert await storage.record("old") is None
    await storage.close()


async def test_the_oldest_records_make_room_before_the_house_is_full(log_home):
    storage = await log_home.open()
    for number in range(120):
        storage.keep_record(f"t{number}", "info", noise(20_000))
        await storage.synced()
    await storage.sweep(Kept(bytes=1_500_000))
    assert storage.size() <= 1_500_000
    assert await storage.record("t0") is None
    assert await storage.record("t119") is not None
    await storage.close()


async def test_whoever_comes_again_is_kept_for_longer(log_home):
    async with house(log_home.db) as home:
        ada = await home.browser().named("Ada")
        (person,) = [person for person in home.house.people._known.values() if person.name == "Ada"]
        person.seen -= 3 * DAY
        await ada.get("/api/me")
        await home.house.storage.synced()
        assert (await home.house.storage.person(person.hash)).seen >= int(time.time()) - 5
