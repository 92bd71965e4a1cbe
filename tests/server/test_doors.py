"""Any door leads to any table: servers that share a house, and pages whose table is elsewhere or moves."""

import asyncio

from kermesse.server.table.restoring import CannotRestore
from tests.server.house import SOON, play_on

OPTIONS = {"timers": "off", "wins_to_game": 1}


async def same_person(browser, home):
    """The same browser, led to another door."""
    there = home.browser()
    there.session.cookie_jar.update_cookies({each.key: each.value for each in browser.session.cookie_jar})
    return there


async def table_of(ada, bob):
    """Hers; he sits there too. It, and their pages."""
    table = await ada.new_table(seats=2, options=OPTIONS)
    a, b = await ada.open(table), await bob.open(table)
    assert (await b.act("sit"))["done"]
    return table, a, b


async def begin(host, guest):
    assert (await host.act("start"))["done"]
    for page in (host, guest):
        await page.until(lambda page=page: page.position)


async def test_two_people_at_two_doors_play_a_game_at_one_table(doors):
    left, right = await doors(), await doors()
    ada, bob = await left.browser().named("Ada"), await right.browser().named("Bob")
    table, a, b = await table_of(ada, bob)
    await begin(a, b)
    assert b.table["places"][1]["name"] == "Bob"
    assert await play_on([a, b]) > 5
    assert a.position["outcome"] == b.position["outcome"]
    assert (a.gaps, b.gaps) == (0, 0)
    assert set(left.registry.tables) == {table}
    assert not right.registry.tables
    refused = await b.do({"do": "nonsense"})
    assert refused["done"] is False


async def test_when_a_server_stops_its_tables_go_to_another_and_pages_elsewhere_keep_their_socket(doors):
    left, right = await doors(), await doors()
    ada, bob = await right.browser().named("Ada"), await right.browser().named("Bob")
    host = await same_person(ada, left)
    table = await host.new_table(seats=2, options=OPTIONS)
    a, b = await ada.open(table), await bob.open(table)
    assert (await b.act("sit"))["done"]
    await begin(a, b)
    await play_on([a, b], 4)
    seen = [a.position["view"], b.position["view"]]
    welcomes = [sum(told["type"] == "welcome" for told in page.heard) for page in (a, b)]
    await left.close_door()
    for page, before in zip((a, b), welcomes, strict=True):
        await page.until(lambda page=page, n=before: sum(told["type"] == "welcome" for told in page.heard) > n)
    assert [a.position["view"], b.position["view"]] == seen
    assert set(right.registry.tables) == {table}
    assert await play_on([a, b]) > 1
    assert (a.ended, b.ended, a.bye, b.bye) == (False, False, None, None)
    assert (a.gaps, b.gaps) == (0, 0)


async def test_whatever_is_asked_of_a_table_any_door_answers_it(doors):
    left, right = await doors(), await doors()
    ada = await left.browser().named("Ada")
    table = await ada.new_table(seats=2, options=OPTIONS, public=True)
    page = await ada.open(table)
    there = await same_person(ada, right)
    await there_is(there, "Ada")
    assert await there.get(f"/api/tables/{table}") == await ada.get(f"/api/tables/{table}")
    assert (await there.get(f"/table/{table}/qr.svg"))[0] == 200
    assert (await there.get(f"/api/replays/{table}"))[1]["code"] == "not_over"
    for browser in (ada, there):
        status, lists = await browser.get("/api/tables")
        assert (status, [each["id"] for each in lists["mine"]]) == (200, [table])
        assert [each["id"] for each in (await browser.get("/api/me/data"))[1]["tables"]] == [table]
    stranger = right.browser()
    assert [each["id"] for each in (await stranger.get("/api/tables"))[1]["open"]] == [table]
    for nowhere in ("aaaaaaaaaaaa", "x", "..%2f"):
        assert (await there.get(f"/api/tables/{nowhere}"))[0] == 404
    lost = await stranger.open("aaaaaaaaaaaa")
    await lost.until(lambda: lost.ended)
    assert lost.bye["code"] == "no_table"
    assert not page.ended


async def there_is(browser, name):
    status, me = await browser.get("/api/me")
    assert (status, me["name"]) == (200, name)


async def test_of_a_table_that_another_server_put_aside_a_person_is_forgotten_too(doors, monkeypatch):
    right = await doors()
    left = await doors()
    ada, bob = await left.browser().named("Adélaïde"), await left.browser().named("Bob")
    table, _, _ = await table_of(ada, bob)
    await left.close_door()

    def unreadable(id, texts, house):
        raise CannotRestore("version", "of other rules")

    with monkeypatch.context() as patch:
        patch.setattr("kermesse.server.http.registry.restore", unreadable)
        there = await same_person(ada, right)
        page = await there.open(table)
        await page.until(lambda: page.ended)
    assert page.bye["code"] == "aside_version"
    names = [place.name for place in right.registry.quarantined[table].info.places]
    assert names == ["Adélaïde", "Bob"]
    left = await doors()
    async with (await same_person(ada, left)).session.delete("/api/me") as response:
        assert response.status == 200
    assert [place.name for place in right.registry.quarantined[table].info.places] == ["", "Bob"]


async def test_a_person_is_the_same_at_every_door_and_is_forgotten_at_all_of_them(doors):
    left, right = await doors(), await doors()
    stranger = left.browser()
    table = await (await right.browser().named("Bob")).new_table(seats=2, options=OPTIONS)
    page = await stranger.open(table)  # it has a cookie now, and has done nothing yet
    there = await same_person(stranger, right)
    await there.named("Ada")
    assert {each.value for each in there.session.cookie_jar} == {each.value for each in stranger.session.cookie_jar}
    assert (await page.act("sit"))["done"]
    info = (await there.get(f"/api/tables/{table}"))[1]
    assert [place["who"] for place in info["places"]] == ["person", "person"]
    async with there.session.post("/api/me/key") as response:
        assert response.status == 200
    await page.until(lambda: page.ended)
    assert page.bye["code"] == "new_key"
    assert (await stranger.get("/api/me"))[1]["known"] is False  # the old secret is nobody's, also where it was known
    again = await same_person(there, left)
    await there_is(again, "Ada")
    page = await again.open(table)
    assert page.seat == 1
    async with there.session.delete("/api/me") as response:
        assert response.status == 200
    await page.until(lambda: page.ended)
    assert page.bye["code"] == "forgotten"
    info = (await (right.browser()).get(f"/api/tables/{table}"))[1]
    assert [place["who"] for place in info["places"]] == ["person", "free"]


async def test_of_a_table_elsewhere_nothing_travels_but_what_each_page_may_see(doors, broker):
    """A listener at the broker hears no more than the pages do."""
    import nats

    heard = []

    async def hear(message):
        heard.append(message.data)

    wire = await nats.connect(broker.address)
    await wire.subscribe(">", cb=hear)
    left, right = await doors(), await doors()
    ada, bob = await left.browser().named("Ada"), await right.browser().named("Bob")
    _, a, b = await table_of(ada, bob)
    await begin(a, b)
    await play_on([a, b], 6)
    await wire.flush()
    await wire.close()
    everything = b"".join(heard)
    assert b"".join(text.encode() for text in b.raw[-1:]) in everything
    mine = [text.encode() for text in a.raw if text not in b.raw and '"position"' in text]
    assert mine
    assert not any(text in everything for text in mine)
    secrets = [each.value.encode() for browser in (ada, bob) for each in browser.session.cookie_jar]
    assert not any(secret in everything for secret in secrets)


async def test_while_the_broker_is_away_pages_are_told_and_go_on_when_it_is_back(doors, broker):
    left, right = await doors(), await doors()
    ada, bob = await left.browser().named("Ada"), await right.browser().named("Bob")
    _, a, b = await table_of(ada, bob)
    broker.stop()
    await b.until(lambda: b.trouble == "table_away")
    await a.until(lambda: not a.table["places"][1]["here"])  # nobody at another door can act
    assert (await a.act("chat", text="alone"))["done"]
    waiting = asyncio.create_task(b.act("chat", text="is anybody there?"))
    await broker.start()
    assert (await waiting)["done"]
    assert b.trouble == ""
    assert (b.ended, b.seat) == (False, 1)
    said = [told["line"]["text"] for told in a.heard if told["type"] == "chat"]
    assert said == ["alone", "is anybody there?"]


async def test_a_message_that_was_lost_on_the_way_costs_nothing(doors, monkeypatch):
    left, right = await doors(), await doors()
    ada, bob = await left.browser().named("Ada"), await right.browser().named("Bob")
    _, a, b = await table_of(ada, bob)
    (way,) = right.registry.others._remote_tables.values()
    for loses in (right, left):  # first what the page asks, then what it is told
        post, lost = loses.registry.others._broker.post, []

        def lose(subject, message, sent=None, post=post, lost=lost):
            if b"Asked" in message or (b"Frames" in message and not lost):
                lost.append(message)
                return
            post(subject, message, sent)

        with monkeypatch.context() as patch:
            patch.setattr(loses.registry.others._broker, "post", lose)
            asked = asyncio.create_task(b.act("chat", text=f"lost {loses.port}"))
            async with asyncio.timeout(SOON):
                while not lost:
                    await asyncio.sleep(0.01)
        assert (await asked)["done"]
    said = [told["line"]["text"] for told in a.heard if told["type"] == "chat"]
    assert said == [f"lost {right.port}", f"lost {left.port}"]
    assert (b.ended, b.gaps) == (False, 0)
    assert way in right.registry.others._remote_tables.values()


async def test_whoever_asked_for_a_table_before_it_went_elsewhere_is_not_let_in_where_it_was(doors, database):
    """A page is slow to say hello: its server has given the table up meanwhile, and must neither welcome it nor
    write.
    """
    left = await doors()
    ada, bob = await left.browser().named("Ada"), await left.browser().named("Bob")
    table, a, b = await table_of(ada, bob)
    await a.act("start")
    await b.until(lambda: b.position)
    await b.close()
    slow = await bob.open(table, hello=False)
    async with asyncio.timeout(SOON):
        while b.seat is None or len(left.registry.tables[table].audiences.pages) != 1:
            await asyncio.sleep(0.01)
    left.registry.give_up(left.registry.tables[table])
    left.registry.storage.release(table)
    await left.registry.storage.synced()
    before = await database.lines()
    await slow.hello()
    await slow.until(lambda: slow.ended)
    assert ([told["type"] for told in slow.heard], slow.bye["code"]) == (["bye"], "server_stops")
    assert await database.lines() == before
    again = await bob.open(table)
    assert (again.seat, again.position["view"]) == (1, b.position["view"])


async def test_a_server_that_alone_lost_the_broker_for_a_moment_hears_pages_of_other_doors_again(doors):
    """It has let them go; their doors have noticed nothing, and are told when they speak."""
    left, right = await doors(), await doors()
    ada, bob = await left.browser().named("Ada"), await right.browser().named("Bob")
    _, a, b = await table_of(ada, bob)
    left.registry.others._broker_down()
    await a.until(lambda: not a.table["places"][1]["here"])
    assert (await b.act("chat", text="is anybody there?"))["done"]
    await a.until(lambda: a.table["places"][1]["here"])
    assert (b.ended, b.seat) == (False, 1)


async def test_pages_of_a_door_that_is_cut_off_have_left_until_it_is_heard_again(doors, monkeypatch):
    """So that no clock runs for people who cannot act."""
    left, right = await doors(), await doors()
    ada, bob = await left.browser().named("Ada"), await right.browser().named("Bob")
    _, a, b = await table_of(ada, bob)
    with monkeypatch.context() as patch:
        patch.setattr(right.registry.others._broker, "post", lambda *message: None)
        await a.until(lambda: not a.table["places"][1]["here"])
    await a.until(lambda: a.table["places"][1]["here"])
    assert (await b.act("chat", text="here I am"))["done"]
    assert (b.ended, b.seat) == (False, 1)
