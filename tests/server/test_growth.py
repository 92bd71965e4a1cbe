"""Retention and its limits: every budget is enforced, and the file shrinks again."""

import asyncio
import json
import os
import time
from collections import Counter
from dataclasses import replace
from random import Random
from string import ascii_letters

import pytest

from kermesse import words
from kermesse.core.game import Refused
from kermesse.games import CATALOGUE
from kermesse.server.http.settings import TableRetention
from kermesse.server.serve import configure_logs
from kermesse.server.storage.limits import Limits
from kermesse.server.storage.sqlite import SqliteStorage
from kermesse.server.storage.storage import DAY, Retention
from tests.server.homes import keep_person, person_by
from tests.server.house import all_tables, house, play_on

FREE = {"posts": (1e9, 1e9), "new_tables": (1e9, 1e9), "messages": (1e9, 1e9), "chat": (1e9, 1e9)}


async def until(true, seconds=10.0):
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


# ---------------------------------------------------------------- tables that never began


async def test_tables_at_which_nobody_ever_played_are_put_away_soon_and_others_are_kept(log_home):
    retention = TableRetention(unbegun=0.3, playing=1000, over=1000, look_every=0.05, sweep_every=0.1)
    async with house(log_home.db, retention=retention) as home:
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
        await until(lambda: set(home.registry.tables) == {played})
        for gone in (lobby, against_bots):
            assert (await ada.get(f"/api/tables/{gone}"))[0] == 404
            assert (await ada.get(f"/api/replays/{gone}"))[0] == 404  # nothing was played: nothing is kept
        storage = home.registry.storage
        await until(lambda: not storage._closed_tables and storage.bytes_of(lobby) == 0)
    async with house(log_home.db) as home:
        assert await all_tables(home) == {played}
        assert home.registry.tables[played].begun


def test_tables_that_never_began_are_kept_for_minutes():
    assert TableRetention().unbegun <= 30 * 60


# ---------------------------------------------------------------- a flood


async def test_a_flood_of_tables_from_many_addresses_meets_the_houses_budget_and_hinders_nobody(db):
    """43 addresses that each ask for more tables than they may have: the house keeps few, and stays open to others."""
    limits = Limits(**FREE, unbegun=100, unbegun_per_address=12, tables_per_person=1000)
    async with house(db, limits, behind_proxy=True) as home:
        guest = home.browser(**{"X-Forwarded-For": "198.51.100.1"})
        mine = await guest.new_table(seats=2)
        page = await guest.open(mine)
        tables, refused = home.registry.tables, 0
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


# ---------------------------------------------------------------- a game after the game


async def lost(home, browser, moved=True, **wish):
    """A game against a bot that its person gave up; their page."""
    page = await browser.open(await browser.new_table(seats=2, play_now=True, **wish))
    if moved:
        await page.until(page.legal)
        await page.play()
    assert (await page.act("concede"))["done"]
    await page.until(lambda: page.table["stage"] == "over")
    await home.registry.storage.synced()
    return page


@pytest.mark.parametrize("again", ["rematch", "regroup"])
@pytest.mark.parametrize(
    ("limits", "code"),
    [
        ({"new_tables": (0.0, 1)}, "too_fast"),
        ({"tables_per_person": 0}, "too_many_tables"),
        ({"unbegun_per_address": 0}, "too_many_unbegun"),
        ({"address_bytes": 0}, "address_bytes"),
        ({"house_bytes": 0}, "house_bytes"),
    ],
)
async def test_another_game_asks_for_the_same_room_as_a_new_table(db, again, limits, code):
    async with house(db, Limits(**{**FREE, **limits} if "new_tables" in limits else FREE)) as home:
        page = await lost(home, home.browser())
        home.registry.limits = replace(home.registry.limits, **limits)
        answer = await page.act(again)
        assert (answer["done"], answer["code"]) == (False, code)
        assert len(home.registry.tables) == 1
        assert not page.table["rematch_asked"]  # it may be asked for once more
        if "new_tables" not in limits:
            home.registry.limits = Limits(**FREE)
            assert (await page.act(again))["done"]
            new = await page.until(lambda: page.table["rematch"])
            assert home.registry.tables[new].address == home.registry.tables[page.table["id"]].address != ""


async def test_one_who_gives_up_and_plays_again_without_end_fills_no_house(db):
    """One cookie: what was 21 tables a second, past all limits."""
    async with house(db, Limits(posts=(1e9, 1e9), messages=(1e9, 1e9))) as home:
        browser, answers = home.browser(), []
        page = await lost(home, browser, moved=False)
        for _ in range(30):
            answers.append(await page.act("rematch"))
            if not answers[-1]["done"]:
                continue
            table = await page.until(lambda page=page: page.table["rematch"])
            await page.close()
            page = await browser.open(table)
            assert (await page.act("concede"))["done"]
            await page.until(lambda page=page: page.table["stage"] == "over")
        most = Limits().new_tables[1]
        assert {answer["code"] for answer in answers if not answer["done"]} == {"too_fast"}
        assert len(home.registry.tables) <= most + 3
        await home.registry.storage.synced()
        assert (await browser.get("/api/me/data"))[1]["played"] == []


async def test_in_a_full_house_another_game_has_the_place_of_the_one_before(db):
    async with house(db, Limits(**FREE, tables=2)) as home:
        page = await lost(home, home.browser())
        other = await home.browser().new_table(seats=2)
        assert (await page.act("rematch"))["done"]
        new = await page.until(lambda: page.table["rematch"])
        status, answer = await home.browser().post("/api/tables", {"game": "kraaw", "seats": 2})
        assert (status, answer["code"]) == (503, "house_full")  # somebody looks at the old one still
        assert set(home.registry.tables) == {page.table["id"], other, new}


async def test_in_a_full_house_finished_games_that_nobody_looks_at_make_room(db):
    async with house(db, Limits(**FREE, tables=3)) as home:
        ada = home.browser()
        pages = [await lost(home, ada) for _ in range(3)]
        for page in pages[1:]:
            await page.close()
        old, *gone = [page.table["id"] for page in pages]
        await until(lambda: not any(home.registry.tables[id].audiences.pages for id in gone))
        new = [await home.browser().new_table(seats=2) for _ in gone]
        assert set(home.registry.tables) == {old, *new}
        assert (await ada.get(f"/api/replays/{gone[0]}"))[0] == 200


# ---------------------------------------------------------------- records


async def test_of_a_game_without_a_move_nothing_is_kept(log_home):
    retention = TableRetention(unbegun=0.3, over=1000, look_every=0.05)
    async with house(log_home.db, retention=retention) as home:
        ada = home.browser()
        page = await lost(home, ada, moved=False)
        table = page.table["id"]
        assert await home.registry.storage.record(table) is None
        assert (await ada.get("/api/me/data"))[1]["played"] == []
        assert (await ada.get(f"/api/replays/{table}"))[0] == 200  # as long as the table is there
        status, record = await ada.get(f"/table/{table}/record")
        assert status == 200
        assert (await ada.session.post("/api/verify", data=record)).status == 200
        await page.close()
        await until(lambda: table not in home.registry.tables)  # as soon as one that never began
        assert (await ada.get(f"/api/replays/{table}"))[0] == 404
        assert await home.registry.storage.record(table) is None


async def test_of_a_game_in_which_only_things_beside_it_were_done_nothing_is_kept(db):
    async with house(db, retention=TableRetention(look_every=1000)) as home:
        page = await home.browser().open(
            await home._people[0].new_table("kreo", seats=3, play_now=True, options={"timers": "off"})
        )
        await page.until(lambda: page.position)
        assert (await page.do({"do": "set_energy_policy", "policy": "leave"}))["done"]
        table = page.table["id"]
        assert not home.registry.tables[table].begun
    async with house(db) as home:
        assert [rest.begun for rest in home.registry.rests] == [False]
        assert not (await home.registry.awake(table)).begun


@pytest.mark.parametrize(
    ("budget", "people", "kept"), [("records", 1, 2), ("records", 2, 4), ("records_per_address", 4, 2)]
)
async def test_a_person_and_an_address_have_a_share_of_the_records(log_home, budget, people, kept):
    async with house(log_home.db, Limits(**{**FREE, budget: (0.0, 2)})) as home:
        for browser in [home.browser() for _ in range(people)]:
            for _ in range(4 // people + 1):
                page = await lost(home, browser)
                assert (await browser.get(f"/api/replays/{page.table['id']}"))[0] == 200
        assert await log_home.run("SELECT count(*) FROM records") == [(kept,)]


# ---------------------------------------------------------------- budgets in bytes


@pytest.mark.parametrize(("budget", "status"), [("person_bytes", 429), ("address_bytes", 429), ("house_bytes", 503)])
async def test_who_has_filled_a_budget_opens_no_further_table_and_is_told_what_to_do(log_home, budget, status):
    most = 2000
    if budget == "house_bytes":
        most = 80_000 if log_home.path else 4_000  # an empty file has its pages already
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
        assert 6_000 < home.registry.storage.bytes_of(table) < 7_000
        assert await play_on([a, b], 5) == 5
    async with house(log_home.db, Limits(**FREE, table_bytes=12_000)) as home:
        assert 6_000 < home.registry.storage.bytes_of(table) < 9_000  # known again after a restart


@pytest.mark.parametrize("game", CATALOGUE)
async def test_an_act_of_options_writes_what_changed_and_no_more(home, game):
    ada = home.browser()
    table = await ada.new_table(game)
    page = await ada.open(table)
    await page.act("options", options={"public": True})
    before = home.registry.storage.bytes_of(table)
    assert (await page.act("options", options={"stand_in_after_ms": 30_000}))["done"]
    assert home.registry.storage.bytes_of(table) - before < 200


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
    """Return text that no database can compress."""
    return "".join(Random(length).choices(ascii_letters, k=length))


async def test_what_was_swept_out_is_out_of_the_database_and_counts_no_longer(log_home):
    storage = await log_home.open()
    for number in range(4):
        storage.append(f"t{number}", [b'{"x":"%b"}' % noise(50_000).encode()])
        storage.keep_record(f"t{number}", "info", noise(50_000))
        storage.keep_analysis(f"t{number}", 0, "analysis")
    await storage.sweep(Retention())
    full = storage.size()
    for number in range(4):
        storage.close_table(f"t{number}")
    await storage.sweep(Retention(records=-10))
    assert full - storage.size() > 250_000
    for table in ("log", "records", "analyses"):
        assert await log_home.run(f"SELECT count(*) FROM {table}") == [(0,)]
    await storage.close()


async def test_the_file_gives_its_room_back_while_the_server_runs(db):
    storage = SqliteStorage(db)
    for number in range(40):
        storage.append(f"t{number}", [b'{"x":"%b"}' % (b"x" * 50_000)])
        storage.keep_record(f"t{number}", "info", "r" * 50_000)
    await storage.sweep(Retention())
    full = storage.size()
    assert full > 4_000_000
    for number in range(40):
        storage.close_table(f"t{number}")
    await storage.sweep(Retention(records=-10))
    assert storage.size() < 100_000
    assert os.path.getsize(db) < 100_000
    await storage.close()
    assert b"x" * 100 not in db.read_bytes()  # what was swept out is gone


async def test_records_and_people_are_forgotten_when_their_time_has_come(log_home):
    storage = await log_home.open()
    now = int(time.time())
    keep_person(storage, "p1", b"1" * 32, "Ada", 1, now - 500 * DAY)
    keep_person(storage, "p2", b"2" * 32, "Bob", 1, now)
    storage.keep_record("old", "info", "record")
    await storage.sweep(Retention())
    assert await person_by(storage, b"1" * 32) is None
    assert (await person_by(storage, b"2" * 32)).name == "Bob"
    assert await storage.record("old") == ("info", "record")
    await storage.sweep(Retention(records=-10))
    assert await storage.record("old") is None
    await storage.close()


async def test_the_oldest_records_make_room_before_the_house_is_full(log_home):
    storage = await log_home.open()
    for number in range(120):
        storage.keep_record(f"t{number}", "info", noise(20_000))
        await storage.synced()
    await storage.sweep(Retention(bytes=1_500_000))
    assert storage.size() <= 1_500_000
    assert await storage.record("t0") is None
    assert await storage.record("t119") is not None
    await storage.close()


# ---------------------------------------------------------------- people who only pass


def passing(storage, number, made=0):
    keep_person(storage, f"passing{number:05}", b"%032d" % number, "Eve", made)


async def test_people_who_never_sat_nor_spoke_live_a_day(log_home):
    storage, now = await log_home.open(), int(time.time())
    passing(storage, 1, now - DAY - 5)
    passing(storage, 2, now - DAY + 600)
    keep_person(storage, "p3", b"3" * 32, "Ada", now - 300 * DAY, now - 300 * DAY)
    storage.keep_understood("passing00001", "kraaw/look-done")
    await storage.sweep(Retention())
    assert await log_home.run("SELECT id FROM people ORDER BY id") == [("p3",), ("passing00002",)]
    assert await storage.understood("passing00001") == ""
    await storage.close()


async def test_people_who_only_pass_have_a_budget_of_their_own(log_home):
    storage, now, gone = await log_home.open(), int(time.time()), Counter()
    for number in range(40):
        passing(storage, number, now - 100 + number)
    keep_person(storage, "ada", b"a" * 32, "Ada", now - 9 * DAY, now - 9 * DAY)
    await storage.sweep(Retention(most_passing=15), lambda what, number: gone.update({what: number}))
    left = [id for (id,) in await log_home.run("SELECT id FROM people ORDER BY id")]
    assert left == ["ada", *(f"passing{number:05}" for number in range(25, 40))]
    assert gone == {"people": 25}
    await storage.close()


async def test_room_is_made_among_people_who_only_pass_and_then_by_no_more_records_than_needed(log_home):
    storage, gone = await log_home.open(), Counter()
    for number in range(60):
        storage.keep_record(f"t{number:02}", "info", noise(10_000 + number), number + int(time.time()) - 100)
    await storage.sweep(Retention())
    full = storage.size()
    for number in range(4_000):
        passing(storage, number)
    keep_person(storage, "ada", b"a" * 32, "Ada", 1, int(time.time()))
    note = lambda what, number: gone.update({what: number})  # noqa: E731
    await storage.sweep(Retention(bytes=full + 40_000), note)
    assert await log_home.run("SELECT count(*) FROM records") == [(60,)]
    assert await person_by(storage, b"a" * 32) is not None
    assert gone["people"] >= 1_000
    assert not gone["records"]
    size = storage.size()
    await storage.sweep(Retention(bytes=size - 60_000), note)
    (left,) = (await log_home.run("SELECT count(*) FROM records"))[0]
    assert 50 <= left < 60
    assert gone["records"] == 60 - left
    assert await storage.record("t00") is None
    assert await storage.record("t59") is not None
    await storage.close()


async def test_a_flood_of_names_costs_no_game_and_what_makes_room_is_counted_and_logged(log_home, capsys):
    """A small house, and names from many addresses."""
    configure_logs("warning", True)  # to where this test looks
    async with house(
        log_home.db, Limits(posts=(1e9, 1e9)), behind_proxy=True, retention=TableRetention(sweep_every=1e9)
    ) as home:
        served = home.registry
        for number in range(60):
            served.storage.keep_record(f"t{number}", '{"game":"kraaw"}', noise(10_000 + number))
        await served.storage.sweep(Retention())
        served.keep = Retention(bytes=served.storage.size() + 30_000)
        flood = home.browser()
        for number in range(1_500):
            headers = {"X-Forwarded-For": f"203.0.113.{number % 250}"}
            async with flood.session.post("/api/me", data='{"name":"Eve"}', headers=headers) as answer:
                assert answer.status == 200
            flood.session.cookie_jar.clear()
        capsys.readouterr()
        await served._sweep()
        assert await log_home.run("SELECT count(*) FROM records") == [(60,)]
        counted = served.metrics.registry.get_sample_value
        assert counted("kermesse_made_room_total", {"what": "records"}) == 0
        people = counted("kermesse_made_room_total", {"what": "people"})
        assert 1_000 <= people <= 1_500
        (line,) = [json.loads(line) for line in capsys.readouterr().err.splitlines() if "made room" in line]
        assert (line["level"], line["people"]) == ("warning", people)
        served.keep = Retention(bytes=served.storage.size() - 100_000)
        await served._sweep()
        (left,) = (await log_home.run("SELECT count(*) FROM records"))[0]
        assert 0 < left < 60
        assert counted("kermesse_made_room_total", {"what": "records"}) == 60 - left
        said = [json.loads(line) for line in capsys.readouterr().err.splitlines() if "made room" in line]
        assert [line["records"] for line in said] == [60 - left]


@pytest.mark.parametrize("what", ["sit", "chat", "phrase", "new table"])
async def test_whoever_sat_or_spoke_is_kept_for_long(log_home, what):
    async with house(log_home.db) as home:
        host, eve = home.browser(), await home.browser().named("Eve")
        table = await host.new_table(seats=3)
        page = await eve.open(table)
        seen = "SELECT seen FROM people WHERE name = 'Eve'"
        assert await log_home.run(seen) == [(0,)]
        if what == "new table":
            await eve.new_table()
        else:
            assert (await page.act(what, text="hello"))["done"]
        await home.registry.storage.synced()
        assert (await log_home.run(seen))[0][0] >= int(time.time()) - 600
        await eve.post("/api/me", {"name": "Eve"})
        await eve.post("/api/me", {"name": "Zoé"})
        assert (await log_home.run("SELECT seen > 0 FROM people WHERE name = 'Zoé'"))[0][0]


async def test_a_new_name_at_another_door_makes_nobody_pass_again(doors):
    here, there = await doors(), await doors()
    table = await here.browser().new_table(seats=3)
    eve = await there.browser().named("Eve")
    page = await eve.open(table)
    assert (await page.act("sit"))["done"]
    assert (await eve.post("/api/me", {"name": "Zoé"}))[0] == 200
    row = await there.registry.storage.people_called("Zoé")
    assert [person.seen > 0 for person in row] == [True]


async def test_strangers_of_one_address_have_a_share(db):
    async with house(db, Limits(**FREE, strangers=(0.0, 2))) as home:
        known = await home.browser().named("Ada")
        await home.browser().new_table()
        for path, wish in (("/api/me", {"name": "Eve"}), ("/api/tables", {"game": "kraaw"})):
            status, answer = await home.browser().post(path, wish)
            assert (status, answer["code"]) == (429, "too_fast")
        assert await known.new_table()
        assert len(home.registry.tables) == 2


async def test_whoever_comes_again_is_kept_for_longer(log_home):
    async with house(log_home.db) as home:
        ada = await home.browser().named("Ada")
        (known,) = [known for known in home.registry.people._known.values() if known.person.name == "Ada"]
        known.person.seen -= 3 * DAY
        known.link = known.link._replace(used=known.link.used - 3 * DAY)
        await ada.get("/api/me")
        await home.registry.storage.synced()
        storage, now = home.registry.storage, int(time.time())
        assert (await storage.person(known.person.id)).seen >= now - 5
        assert (await storage.link(known.link.key)).used >= now - 5
