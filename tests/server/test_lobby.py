"""Making tables, sitting, bots, options, the host."""

import pytest

from tests.server.house import house


async def test_play_now_starts_a_game_against_bots_in_one_request(home):
    ada = home.browser()
    table = await ada.new_table(seats=3, play_now=True)
    page = await ada.open(table)
    assert page.seat == 0
    assert page.table["stage"] == "playing"
    assert [place["who"] for place in page.table["places"]] == ["person", "bot", "bot"]
    assert page.legal()
    assert page.heard[0]["running"]


async def test_a_link_leads_to_a_seat_and_the_host_starts(two):
    _, (_, a), (_, b) = await two()
    assert (a.seat, b.seat) == (0, 1)
    assert [p["name"] for p in a.table["places"]] == ["Ada", "Bob"]
    assert a.position["view"]["seats"] == 2


async def test_whoever_comes_to_a_full_table_watches(home, two):
    table, _, _ = await two()
    page = await home.browser().open(table)
    assert page.seat == -1
    assert page.legal() == []
    answer = await page.act("sit")
    assert (answer["done"], answer["code"]) == (False, "already_started")


async def test_a_full_lobby_refuses_another_person(home):
    ada = home.browser()
    table = await ada.new_table(seats=2)
    a = await ada.open(table)
    await a.act("add_bot")
    page = await home.browser().open(table)
    answer = await page.act("sit")
    assert answer["code"] == "table_full"
    assert answer["sentence"] == "All seats are taken: you can watch."


async def test_a_seat_that_somebody_has_is_taken(home):
    ada, bob = await home.browser().named("Ada"), await home.browser().named("Bob")
    table = await ada.new_table(seats=3)
    a, b = await ada.open(table), await bob.open(table)
    await a.act("add_bot", seat=1)
    for seat in (0, 1):
        answer = await b.act("sit", seat=seat)
        assert (answer["done"], answer["code"]) == (False, "seat_taken")
    assert [place["who"] for place in b.table["places"]] == ["person", "bot", "free"]
    assert (await b.act("sit", seat=2))["done"]
    assert (a.seat, b.seat) == (0, 2)


async def test_only_the_host_adds_bots_chooses_options_and_starts(home):
    ada = home.browser()
    table = await ada.new_table(seats=3)
    await ada.open(table)
    b = await home.browser().open(table)
    await b.act("sit")
    for what in ("add_bot", "remove", "options", "start"):
        assert (await b.act(what, seat=2))["code"] == "host_only"


async def test_free_seats_are_closed_up_at_the_start(home):
    ada, bob = await home.browser().named("Ada"), await home.browser().named("Bob")
    table = await ada.new_table(seats=4)
    a, b = await ada.open(table), await bob.open(table)
    await b.act("sit", seat=3)
    await b.until(lambda: b.seat == 3)
    await a.act("start")
    await b.until(lambda: b.seat == 1 and b.position)
    assert len(b.table["places"]) == 2
    assert b.gaps == 0


async def test_a_game_needs_enough_players(home):
    ada = home.browser()
    page = await ada.open(await ada.new_table(seats=4))
    assert (await page.act("start"))["code"] == "too_few"


async def test_options_are_checked_in_words(home):
    ada = home.browser()
    page = await ada.open(await ada.new_table(seats=2))
    answer = await page.act("options", options={"wins_to_game": 9})
    assert answer["code"] == "bad_options"
    assert answer["sentence"] == "“Rounds to win”: 1 to 3."
    assert (await page.act("options", options={"wins_to_game": 2, "public": True}, seats=3))["done"]
    await page.until(lambda: len(page.table["places"]) == 3)
    assert page.table["options"]["wins_to_game"] == 2
    assert page.table["public"]


async def test_a_bots_level_can_be_changed_and_an_unknown_one_is_named(home):
    ada = home.browser()
    page = await ada.open(await ada.new_table(seats=2))
    assert (await page.act("add_bot", seat=1, text="random"))["done"]
    assert (await page.act("add_bot", seat=1, text="random"))["done"]
    assert (await page.act("add_bot", seat=1, text="oracle"))["code"] == "bad_level"
    assert (await page.act("remove", seat=1))["done"]
    await page.until(lambda: page.table["places"][1]["who"] == "free")


async def test_a_kicked_person_is_told_and_cannot_come_again(home):
    ada, bob = home.browser(), home.browser()
    table = await ada.new_table(seats=3)
    a, b = await ada.open(table), await bob.open(table)
    await b.act("sit")
    await a.act("remove", seat=1)
    await b.until(lambda: b.ended)
    assert b.bye["code"] == "kicked"
    again = await bob.open(table)
    await again.until(lambda: again.ended)
    assert again.bye["code"] == "kicked"
    assert again.seat is None


async def test_when_the_host_leaves_the_next_person_is_host(home):
    ada, bob = home.browser(), home.browser()
    table = await ada.new_table(seats=3)
    a, b = await ada.open(table), await bob.open(table)
    await b.act("sit")
    await a.act("stand")
    await b.until(lambda: b.table["places"][1]["host"])
    await a.until(lambda: a.seat == -1)
    assert a.gaps == b.gaps == 0


async def test_a_host_who_stays_away_is_replaced_by_somebody_who_is_here(home, monkeypatch):
    monkeypatch.setattr("kermesse.server.table.presence.HOST_AWAY_SECONDS", 0.1)
    ada, bob = home.browser(), home.browser()
    table = await ada.new_table(seats=3)
    a, b = await ada.open(table), await bob.open(table)
    await b.act("sit")
    await a.close()
    await b.until(lambda: b.table["places"][1]["host"])
    assert (await b.act("add_bot"))["done"]
    again = await ada.open(table)
    assert again.seat == 0
    assert not again.table["places"][0]["host"]


async def test_public_tables_are_listed_and_private_ones_are_not(home):
    ada, eve = await home.browser().named("Ada"), home.browser()
    open_table, hidden = await ada.new_table(public=True), await ada.new_table()
    await ada.open(open_table)
    await ada.open(hidden)
    _, listed = await eve.get("/api/tables")
    assert [t["id"] for t in listed["open"]] == [open_table]
    _, listed = await ada.get("/api/tables")
    assert {t["id"] for t in listed["mine"]} == {open_table, hidden}
    assert listed["mine"][0]["names"] == ["Ada"]


async def test_the_games_come_with_forms(home):
    _, games = await home.browser().get("/api/games")
    kraaw = next(game for game in games if game["name"] == "kraaw")
    options = {option["name"]: option for option in kraaw["options"]}
    assert options["timers"]["choices"] == ["off", "relaxed", "normal", "fast"]
    assert options["timers"]["shared"]
    assert (options["wins_to_game"]["least"], options["wins_to_game"]["most"]) == (1, 3)
    assert options["limits_ms"]["kind"] == "limits"
    assert kraaw["presets"]["first_game"]["wins_to_game"] == 1
    assert kraaw["bots"] == ["easy", "normal", "hard", "master"]


async def test_a_persons_tables_are_limited(db):
    from kermesse.server.storage.limits import Limits

    async with house(db, Limits(tables_per_person=2)) as home:
        ada = home.browser()
        for _ in range(2):
            await ada.new_table()
        status, answer = await ada.post("/api/tables", {"game": "kraaw"})
        assert (status, answer["code"]) == (429, "too_many_tables")


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess"}, 404, "no_game"),
        ({"game": "kraaw", "seats": 9}, 400, "bad_seats"),
        ({"game": "kraaw", "preset": "odd"}, 400, "no_preset"),
        ({"game": "kraaw", "options": {"nope": 1}}, 400, "bad_options"),
        ({"game": "kraaw", "surprise": 1}, 400, "bad_param"),
        ([], 400, "bad_param"),
    ],
)
async def test_wishes_that_cannot_be(home, wish, status, code):
    got, answer = await home.browser().post("/api/tables", wish, headers={"Accept-Language": "fr-CH"})
    assert (got, answer["code"]) == (status, code)
    assert answer["sentence"]
    assert not home.registry.tables


async def test_a_name_is_cleaned(home):
    ada = home.browser()
    _, me = await ada.post("/api/me", {"name": "  A\u202ed\u0000a\n" + "x" * 100})
    assert me["known"]
    assert me["name"].startswith("Ad a x")
    assert len(me["name"]) <= 24
    status, answer = await ada.post("/api/me", {"name": "\u200b \t"})
    assert (status, answer["code"]) == (400, "bad_name")
