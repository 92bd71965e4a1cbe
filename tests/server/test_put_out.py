"""The host removes somebody from a running game: a bot plays that seat to the end, and they never get it back."""

import json

import pytest

from kermesse.games import CATALOGUE
from tests.server.house import all_tables, house, play_on, table_of_two


async def three(home, game="kraaw", **options):
    """Ada, who is host, Bob and Eve (in a game for two no Eve), at a table that has begun."""
    seats = min(3, CATALOGUE[game].seats.stop - 1)
    people = [await home.browser().named(name) for name in ("Ada", "Bob", "Eve")[:seats]]
    table = await people[0].new_table(game, seats=seats, options={"timers": "off", **options})
    pages = [await person.open(table) for person in people]
    for page in pages[1:]:
        assert (await page.act("sit"))["done"]
    assert (await pages[0].act("start"))["done"]
    for seat, page in enumerate(pages):
        await page.until(lambda page=page, seat=seat: page.position and page.seat == seat)
    return table, people, pages


@pytest.fixture
async def quick_home(db):
    """In which bots take no time."""
    async with house(db, bot_pace=0.01) as home:
        yield home


@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_bot_plays_on_for_whoever_is_put_out_and_all_are_told(quiet_home, game):
    table, (_, bob, *_), (a, b, *others) = await three(quiet_home, game)
    assert (await a.act("remove", seat=1))["done"]
    await b.until(lambda: b.ended)
    assert b.bye["code"] == "kicked"
    for page in (a, *others):
        await page.until(lambda page=page: page.table["places"][1]["put_out"])
        place = page.table["places"][1]
        assert (place["name"], place["stands_in"], place["here"], place["conceded"]) == ("Bob", True, False, False)
        assert page.table["stage"] == "playing"
    again = await bob.open(table)  # neither to play nor to watch
    await again.until(lambda: again.ended)
    assert (again.bye["code"], again.seat) == ("kicked", None)
    live = quiet_home.registry.tables[table]
    assert [note.note for note in live.match.log if getattr(note, "seat", None) == 1 and hasattr(note, "note")] == [
        "put_out"
    ]
    assert live.clock.running
    assert live.match.outcome() is None
    assert 1 in live.bots


async def test_the_game_goes_on_to_its_end_and_the_rematch_has_a_free_seat(quick_home):
    table, (ada, bob, _), (a, b, e) = await three(quick_home, wins_to_game=1)
    assert (await a.act("remove", seat=1))["done"]
    await play_on([a, e])
    await a.until(lambda: a.table["stage"] == "over")
    replay = (await ada.get(f"/api/replays/{table}"))[1]
    assert "note:put_out" in [frame["label"] for frame in replay["frames"]]
    assert replay["table"]["places"][1]["put_out"]
    for page in (a, e):
        assert (await page.act("rematch"))["done"]
    await a.until(lambda: a.table["rematch"])
    seating = quick_home.registry.tables[a.table["rematch"]].seating
    assert [bool(chair.person) for chair in seating.chairs] == [True, False, True]
    page = await bob.open(a.table["rematch"])
    await page.until(lambda: page.ended)
    assert page.bye["code"] == "kicked"
    assert b.ended


async def test_between_two_nobody_wins_by_it(quick_home):
    _, a, b = await table_of_two(quick_home)
    assert (await a.act("remove", seat=1))["done"]
    await b.until(lambda: b.ended)
    moves = await play_on([a])
    assert moves > 2
    assert a.position["outcome"]["code"] != "conceded"


async def test_only_the_host_may_and_only_people_can_be(home):
    table, _, (a, b, e) = await three(home)
    watching = await home.browser().open(table)
    for page in (b, e, watching):
        assert (await page.act("remove", seat=1))["code"] == "host_only"
    for seat, code in ((0, "own_seat"), (3, "bad_seat"), (-1, "bad_seat")):
        refused = await a.act("remove", seat=seat)
        assert refused["code"] == code
    assert (await a.act("remove", seat=1))["done"]
    assert (await a.act("remove", seat=1))["code"] == "bad_seat"  # a bot's from now on
    assert home.registry.tables[table].seating.kicked == [home.registry.tables[table].seating.chairs[1].person]


async def test_after_a_restart_the_seat_is_the_bots_still(log_home):
    async with house(log_home.db) as home:
        table, (_, bob, _), (a, _, _) = await three(home)
        assert (await a.act("remove", seat=1))["done"]
        cookies = {cookie.key: cookie.value for cookie in bob.session.cookie_jar}
    async with house(log_home.db) as home:
        assert await all_tables(home) == {table}
        live = home.registry.tables[table]
        assert 1 in live.bots
        assert live.info().places[1].put_out
        bob = home.browser()
        bob.session.cookie_jar.update_cookies(cookies)
        page = await bob.open(table)
        await page.until(lambda: page.ended)
        assert page.bye["code"] == "kicked"
        assert (await bob.get("/api/tables"))[1]["mine"] == []
        assert [place["stands_in"] for place in (await bob.get(f"/api/tables/{table}"))[1]["places"]][1]


async def test_a_bot_that_stood_in_already_stays_and_its_person_cannot_take_the_seat_back(home):
    table, (_, bob, _), (a, b, _) = await three(home, stand_in_after_ms=1)
    await b.close()
    await a.until(lambda: a.table["places"][1]["stands_in"])
    bot = home.registry.tables[table].bots.get(1)
    assert (await a.act("remove", seat=1))["done"]
    assert home.registry.tables[table].bots.get(1) is bot
    page = await bob.open(table)
    await page.until(lambda: page.ended)
    assert home.registry.tables[table].bots.get(1) is bot


async def test_whoever_has_given_up_can_still_be_put_out(home):
    _, _, (a, b, _) = await three(home)
    assert (await b.act("concede"))["done"]
    assert (await a.act("remove", seat=1))["done"]
    await b.until(lambda: b.ended)
    await a.until(lambda: a.table["places"][1]["put_out"] and a.table["places"][1]["conceded"])


async def test_a_vote_of_theirs_counts_no_longer_and_those_who_stay_are_enough(home):
    _, _, (a, b, e) = await three(home)
    for page in (a, b):
        assert (await page.act("pause"))["done"]
    await e.until(lambda: e.table["paused"])
    assert (await e.act("resume"))["done"]  # one of three
    assert e.table["paused"]
    assert (await a.act("remove", seat=1))["done"]
    assert a.table["paused"]  # one of two
    assert (await a.act("remove", seat=2))["done"]
    assert (await a.act("resume"))["done"]
    await a.until(lambda: not a.table["paused"])
    assert (await a.act("advise")).get("code") != "advice_off"  # alone with bots from now on


async def test_votes_that_become_enough_take_effect(home):
    _, _, (a, b, e) = await three(home)
    for page in (a, b):
        assert (await page.act("pause"))["done"]
    await a.until(lambda: a.table["paused"])
    assert (await a.act("resume"))["done"]
    assert (await a.act("remove", seat=1))["done"]
    assert (await a.act("remove", seat=2))["done"]
    await a.until(lambda: not a.table["paused"])
    await e.until(lambda: e.ended)


async def test_whoever_is_put_out_can_still_be_forgotten(log_home):
    async with house(log_home.db) as home:
        table, (_, bob, _), (a, b, _) = await three(home)
        assert (await b.act("chat", text="a word of mine"))["done"]
        assert (await a.act("remove", seat=1))["done"]
        async with bob.session.delete("/api/me") as answer:
            assert answer.status == 200
        await a.until(lambda: a.table["places"][1]["name"] == "")
        assert home.registry.tables[table].info().places[1].put_out
        said = json.dumps([line.decode() for _, _, line in await log_home.lines()])
        assert "Bob" not in said
        assert "a word of mine" not in said
        assert 1 in home.registry.tables[table].bots
