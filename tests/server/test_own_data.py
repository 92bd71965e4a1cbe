"""A person's key, and the data kept about them."""

import json
import sqlite3

import pytest

from tests.server.house import house, play_on

# ---------------------------------------------------------------- keys


async def test_a_new_key_signs_out_whoever_has_the_old_one(two, home):
    table, (ada, a), _ = await two()
    (old,) = [cookie.value for cookie in ada.session.cookie_jar]
    status, me = await ada.post("/api/me/key", {})
    assert (status, me["name"]) == (200, "Ada")
    await a.until(lambda: a.ended)
    assert a.bye["code"] == "new_key"
    thief = home.browser(Cookie=f"kermesse={old}")
    assert (await thief.get("/api/me"))[1] == {"name": "", "known": False}
    assert (await thief.open(table)).seat == -1
    again = await ada.open(table)
    assert again.seat == 0
    await again.play()


async def test_a_new_key_outlives_the_server(db):
    async with house(db) as home:
        ada = await home.browser().named("Ada")
        (old,) = [cookie.value for cookie in ada.session.cookie_jar]
        await ada.post("/api/me/key", {})
        (new,) = [cookie.value for cookie in ada.session.cookie_jar]
        assert new != old
    async with house(db) as home:
        assert (await home.browser(Cookie=f"kermesse={new}").get("/api/me"))[1]["name"] == "Ada"
        assert (await home.browser(Cookie=f"kermesse={old}").get("/api/me"))[1]["name"] == ""


async def test_whoever_is_nobody_has_no_key_and_no_data(home):
    eve = home.browser()
    status, answer = await eve.post("/api/me/key", {})
    assert (status, answer["code"]) == (400, "nobody")
    assert await eve.get("/api/me/data") == (
        200,
        {"name": "", "tables": [], "played": [], "understood": [], "ways_in": []},
    )


# ---------------------------------------------------------------- what is a person's own


async def delete(browser, path):
    async with browser.session.delete(path) as response:
        return response.status, await response.json()


async def test_a_person_sees_what_is_kept_and_can_have_it_forgotten(two, home, db):
    table, (ada, a), (bob, b) = await two()
    lobby = await ada.new_table(seats=3)
    await a.act("chat", text="Bonsoir")
    await play_on([a, b])
    await a.until(lambda: a.table["stage"] == "over")
    _, mine = await ada.get("/api/me/data")
    assert mine["name"] == "Ada"
    assert [(game["id"], game["game"], game["seat"]) for game in mine["played"]] == [(table, "kraaw", 0)]
    assert {one["id"] for one in mine["tables"]} == {table, lobby}
    _, before = await ada.get(f"/table/{table}/record")
    assert '"Ada"' in before

    assert (await delete(ada, "/api/me")) == (200, {"name": "", "known": False})
    await a.until(lambda: a.ended)
    assert a.bye["code"] == "forgotten"
    assert not [cookie for cookie in ada.session.cookie_jar if cookie.value]
    _, record = await bob.get(f"/table/{table}/record")
    assert '"Ada"' not in record
    assert '"Bob"' in record
    async with bob.session.post("/api/verify", data=record.encode()) as response:
        assert (await response.json())["holds"]
    _, replay = await bob.get(f"/api/replays/{table}?eyes=all")
    assert [place["name"] for place in replay["table"]["places"]] == ["", "Bob"]
    await b.hello()
    assert "Ada" not in json.dumps(b.heard[-1])
    people = sqlite3.connect(db).execute("SELECT name FROM people").fetchall()
    assert people == [("Bob",)]
    (info,) = sqlite3.connect(db).execute("SELECT info FROM records").fetchone()
    assert [bool(person) for person in json.loads(info)["people"]] == [False, True]
    assert "people" not in replay["table"]


async def test_whoever_is_forgotten_while_they_play_leaves_a_seat_without_a_name(two, home):
    table, (ada, _), (_, b) = await two()
    assert (await delete(ada, "/api/me"))[0] == 200
    await b.until(lambda: b.table["places"][0]["name"] == "" and not b.table["places"][0]["here"])
    assert home.registry.tables[table].record().split("\n")[0].count("Ada") == 0


async def test_another_site_cannot_have_somebody_forgotten(two):
    _, (ada, _), _ = await two()
    async with ada.session.delete("/api/me", headers={"Origin": "https://evil.example"}) as response:
        assert response.status == 403
    assert (await ada.get("/api/me"))[1]["name"] == "Ada"


# ---------------------------------------------------------------- what the coach need not explain any more


async def test_what_is_understood_is_kept_with_the_person(db):
    async with house(db) as home:
        ada = await home.browser().named("Ada")
        assert await ada.get("/api/me/understood") == (200, {"understood": []})
        assert (await ada.post("/api/me/understood", {"understood": ["kraaw/main"]}))[0] == 200
        assert (await ada.post("/api/me/understood", {"understood": ["krom/fight", "kraaw/main"]}))[0] == 200
        (secret,) = [cookie.value for cookie in ada.session.cookie_jar]
    async with house(db) as home:
        ada = home.browser(Cookie=f"kermesse={secret}")
        assert (await ada.get("/api/me/understood"))[1] == {"understood": ["kraaw/main", "krom/fight"]}
        assert (await ada.get("/api/me/data"))[1]["understood"] == ["kraaw/main", "krom/fight"]
        assert await delete(ada, "/api/me/understood") == (200, {"understood": []})
        assert (await ada.get("/api/me/data"))[1]["understood"] == []
        await ada.post("/api/me/understood", {"understood": ["kero/prep"]})
        assert (await delete(ada, "/api/me"))[0] == 200
        assert (await home.browser().get("/api/me/understood"))[1] == {"understood": []}
    assert sqlite3.connect(db).execute("SELECT * FROM understood").fetchall() == []


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"understood": ["chess/main"]}, "not_coached"),
        ({"understood": ["kraaw"]}, "not_coached"),
        ({"understood": ["kraaw/nap"]}, "not_coached"),
        ({"understood": ["kraaw/main x"]}, "not_coached"),
        ({"understood": ["kraaw/" + "x" * 5000]}, "not_coached"),
        ({"understood": ["kraaw/main"] * 501}, "too_many_understood"),
        ({"understood": "kraaw/main"}, "bad_param"),
        ({"understood": [1]}, "bad_param"),
        ({"understood": [], "more": 1}, "bad_param"),
    ],
)
async def test_what_nobody_explains_cannot_be_understood(home, said, code):
    ada = await home.browser().named("Ada")
    status, answer = await ada.post("/api/me/understood", said)
    assert (status, answer["code"]) == (400, code)
    assert answer["sentence"]
    assert (await ada.get("/api/me/understood"))[1] == {"understood": []}


async def test_whoever_is_nobody_understands_nothing(home):
    status, answer = await home.browser().post("/api/me/understood", {"understood": ["kraaw/main"]})
    assert (status, answer["code"]) == (400, "nobody")
