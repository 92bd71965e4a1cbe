"""Tables at rest: nobody is at them, they are in their log alone, and nothing of them is lost."""

import asyncio
import weakref
from contextlib import AsyncExitStack

import pytest

from kermesse.server.http import registry as registry_module
from kermesse.server.http.settings import TableRetention
from kermesse.server.storage.limits import NO_LIMITS
from tests.server.house import SOON, house, play_on, table_of_two

AT_ONCE = TableRetention(look_every=0.02, rest=0)  # as soon as nobody is there
NEVER_MIND = TableRetention(look_every=0.02, rest=1000)


async def until(true):
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.01)


async def go(home, table, *pages):
    """All leave, and the table rests."""
    for page in pages:
        await page.close()
    await until(lambda: table in home.registry.rests)
    assert table not in home.registry.tables


@pytest.fixture
def played_again(monkeypatch):
    """The tables that were brought back from their logs."""
    found = []

    def counted(id, lines, services):
        found.append(id)
        return restore(id, lines, services)

    restore = registry_module.restore
    monkeypatch.setattr(registry_module, "restore", counted)
    return found


async def test_a_table_that_nobody_is_at_is_let_go_and_comes_back_with_nothing_lost(log_home, played_again):
    async with house(log_home.db, retention=AT_ONCE) as home:
        table, a, b = await table_of_two(home)
        ada, bob = home._people[0], home._people[1]
        await play_on([a, b], 7)
        assert (await b.act("chat", text="À tout à l'heure"))["done"]
        await a.until(lambda: a.heard[-1]["type"] == "chat")
        assert (await a.act("chat", id="mine", text="Oui"))["done"]
        await b.until(lambda: b.heard[-1].get("line", {}).get("text") == "Oui")
        played_again.clear()  # it may have rested before anybody came
        awake = weakref.ref(home.registry.tables[table])
        before = list(awake().match.log), a.position["view"], b.position["view"]
        now = awake().match.now
        turn = [bool(page.legal()) for page in (a, b)]
        await go(home, table, a, b)
        await home.registry.storage.synced()
        await until(lambda: awake() is None)  # it is not held by anybody, once its last socket's request has ended
        for person, mine in zip((ada, bob), turn, strict=True):
            _, lists = await person.get("/api/tables")
            assert [(one["id"], one["stage"], one["my_turn"], one["names"]) for one in lists["mine"]] == [
                (table, "playing", mine, ["Ada", "Bob"])
            ]
        assert not played_again  # lists need nobody's game
        a, b = await ada.open(table), await bob.open(table)
        assert played_again == [table]
        again = home.registry.tables[table]
        assert (again.match.log, a.position["view"], b.position["view"]) == before
        assert again.match.now >= now
        assert [line.text for line in again.broadcast.chat] == ["À tout à l'heure", "Oui"]
        assert (await a.act("chat", id="mine", text="Oui"))["done"]  # the answer might have been lost on its way
        assert len(again.broadcast.chat) == 2
        assert await play_on([a, b], 5) == 5


async def test_a_table_stays_as_long_as_a_page_is_there_and_its_socket_with_it(db):
    async with house(db, retention=AT_ONCE) as home:
        table, a, b = await table_of_two(home)
        other = await home.browser().new_table(seats=2)
        await b.close()
        await until(lambda: other in home.registry.rests)
        assert table in home.registry.tables
        assert (await a.act("chat", text="Encore là"))["done"]
        assert not a.ended


async def test_what_was_voted_for_keeps_a_table_awake(db):
    async with house(db, retention=AT_ONCE) as home:
        table, a, b = await table_of_two(home)
        await play_on([a, b])
        assert (await a.act("rematch"))["done"]
        bystander = await home.browser().new_table(seats=2)
        for page in (a, b):
            await page.close()
        await until(lambda: bystander in home.registry.rests)
        await until(lambda: not home.registry.tables[table].audiences.pages)
        again = await home._people[1].open(table)
        assert (await again.act("rematch"))["done"]
        await again.until(lambda: again.table["rematch"])


async def test_a_start_plays_nothing_again_until_somebody_asks(log_home, played_again):
    async with house(log_home.db, retention=NEVER_MIND) as home:
        table, a, b = await table_of_two(home)
        await play_on([a, b], 7)
        over, c, d = await table_of_two(home)
        await play_on([c, d])
        lobby = await home.browser().new_table("krom")
        seen = a.position["view"]
        people = home._people[:2]
        cookies = [{each.key: each.value for each in one.session.cookie_jar} for one in people]
    async with house(log_home.db, retention=NEVER_MIND) as home:
        assert not played_again
        assert {rest.id: rest.stage for rest in home.registry.rests} == {table: "playing", over: "over", lobby: "lobby"}
        assert {rest.id: rest.begun for rest in home.registry.rests} == {table: True, over: True, lobby: False}
        browsers = [home.browser(), home.browser()]
        for browser, cookie in zip(browsers, cookies, strict=True):
            browser.session.cookie_jar.update_cookies(cookie)
        a, b = [await browser.open(table) for browser in browsers]
        assert played_again == [table]
        assert a.position["view"] == seen
        assert await play_on([a, b], 3) == 3
        status, info = await browsers[0].get(f"/api/tables/{over}")
        assert (status, info["stage"]) == (200, "over")


async def test_whose_turn_it_is_is_found_out_for_whoever_asks_after_a_start(db, played_again):
    async with house(db, retention=NEVER_MIND) as home:
        table, a, _ = await table_of_two(home)
        await home.browser().new_table(seats=2, play_now=True)
        turn = bool(a.legal())
        cookie = {each.key: each.value for each in home._people[0].session.cookie_jar}
    async with house(db, retention=NEVER_MIND) as home:
        browser = home.browser()
        browser.session.cookie_jar.update_cookies(cookie)
        _, lists = await browser.get("/api/tables")
        assert [(one["id"], one["my_turn"]) for one in lists["mine"]] == [(table, turn)]
        assert played_again == [table]


async def test_to_look_at_a_table_is_not_to_use_it(db):
    """Repeated requests for it do not keep it from anything."""
    async with house(db, retention=TableRetention(look_every=0.02, rest=0, unbegun=0.5)) as home:
        browser = home.browser()
        table = await browser.new_table(seats=2)
        async with asyncio.timeout(SOON):
            while (await browser.get(f"/api/tables/{table}"))[0] == 200:
                await asyncio.sleep(0.01)
        assert not home.registry.tables
        assert not len(home.registry.rests)


async def test_a_game_that_is_put_away_at_rest_keeps_its_record(log_home):
    async with house(log_home.db, retention=TableRetention(look_every=0.02, rest=0, playing=1.0)) as home:
        table, a, b = await table_of_two(home)
        await play_on([a, b], 4)
        await go(home, table, a, b)
        await until(lambda: table not in home.registry.rests and table not in home.registry.tables)
        await home.registry.storage.synced()
        _, record = await home.registry.storage.record(table)
        assert record.count('"seat"') >= 4


async def test_those_at_rest_count(db):
    limits = NO_LIMITS.__class__(posts=(1e9, 1e9), new_tables=(1e9, 1e9), tables_per_person=2, unbegun=3)
    async with house(db, limits, retention=AT_ONCE) as home:
        ada = home.browser()
        first = await ada.new_table(seats=2)
        second = await ada.new_table(seats=2)
        await until(lambda: len(home.registry.rests) == 2)
        status, answer = await ada.post("/api/tables", {"game": "kraaw", "seats": 2})
        assert (status, answer["code"]) == (429, "too_many_tables")
        for _ in range(2):
            await home.browser().new_table(seats=2)
        await until(lambda: len(home.registry.rests) == 3)  # the oldest of all has made room
        assert first not in home.registry.rests
        assert second in home.registry.rests


async def test_a_person_is_forgotten_at_tables_at_rest_too(log_home):
    async with house(log_home.db, retention=AT_ONCE) as home:
        table, a, b = await table_of_two(home, "Adélaïde")
        eve = await home.browser().open(table)
        assert (await a.act("chat", text="Lilas"))["done"]
        await go(home, table, a, b, eve)
        async with home._people[0].session.delete("/api/me") as answer:
            assert answer.status == 200
        b = await home._people[1].open(table)
        assert [place["name"] for place in b.table["places"]] == ["", "Bob"]
        assert [line["text"] for line in b.heard[-1]["chat"]] == ["…"]


async def test_a_damaged_line_is_found_when_a_table_comes_back(db):
    from tests.server.homes import File

    async with house(db, retention=AT_ONCE) as home:
        table, a, b = await table_of_two(home)
        await play_on([a, b], 3)
        await go(home, table, a, b)
        rows = await File(db).run("SELECT seq, batch FROM log ORDER BY seq")
        await File(db).put_row(rows[-1][0], rows[-1][1][:-4] + b'"x"}')
        page = await home.browser().open(table)
        assert page.bye["code"] == "aside_damaged"
        assert table in home.registry.quarantined


async def test_many_who_ask_at_once_have_one_table(log_home, played_again):
    async with house(log_home.db, retention=AT_ONCE) as home:
        table, a, b = await table_of_two(home)
        await go(home, table, a, b)
        played_again.clear()
        pages = await asyncio.gather(*(browser.open(table) for browser in (*home._people, home.browser())))
        assert played_again == [table]
        assert len(home.registry.tables[table].audiences.pages) == len(pages)


async def test_another_door_leads_to_a_table_at_rest_and_takes_it_over_when_its_server_goes(
    database, broker, played_again
):
    async with AsyncExitStack() as all_of_them:
        shared = {"broker": broker.address, "retention": AT_ONCE}
        right = await all_of_them.enter_async_context(house(database.db, **shared))
        async with house(database.db, **shared) as left:
            table, a, b = await table_of_two(left)
            await play_on([a, b], 5)
            seen = b.position["view"]
            await go(left, table, a, b)
            bob = right.browser()
            bob.session.cookie_jar.update_cookies({each.key: each.value for each in left._people[1].session.cookie_jar})
            _, lists = await bob.get("/api/tables")
            assert [one["id"] for one in lists["mine"]] == [table]
            b = await bob.open(table)
            assert b.position["view"] == seen
            assert table in left.registry.tables
            assert (await b.act("chat", text="Bonsoir"))["done"]
            await go(left, table, b)
            before = len(played_again)
        await until(lambda: table in right.registry.rests)  # nobody has asked: it was not played again
        assert len(played_again) == before
        b = await bob.open(table)
        assert b.position["view"] == seen
        assert b.heard[-1]["chat"][-1]["text"] == "Bonsoir"
