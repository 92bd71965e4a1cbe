"""Exporting and deleting everything about a person: by themselves on a running server, by the operator on a stopped
one; in a file and in PostgreSQL.
"""

import asyncio
import json

from click.testing import CliRunner

from kermesse.cli import main
from kermesse.games import CATALOGUE, Catalogue
from kermesse.server.http import person_tables
from kermesse.server.http.replays import verdict
from kermesse.server.storage.people import Person
from kermesse.server.storage.sealed_rows import seal
from tests.server.house import GAMES, all_tables, house

WORDS = "Rendez-vous rue des Lilas"  # that nobody else says


async def people(home):
    """Three at a table of Kréo at which words are free: what Adélaïde says before the start, in play, and at another
    table where she only looks on.
    """
    ada, bob, eve = [await home.browser().named(name) for name in ("Adélaïde", "Bob", "Eve")]
    table = await ada.new_table("kreo", seats=3, options={"timers": "off", "chat": "open"})
    a, b, e = [await person.open(table) for person in (ada, bob, eve)]
    for page in (b, e):
        assert (await page.act("sit"))["done"]
    assert (await a.act("chat", text=WORDS + " 1"))["done"]
    assert (await a.act("start"))["done"]
    for page in (a, b, e):
        await page.until(lambda page=page: page.position)
    assert (await a.act("chat", text=WORDS + " 2"))["done"]
    other = await bob.new_table(seats=3)
    b2, a2 = await bob.open(other), await ada.open(other)
    assert (await a2.act("chat", text=WORDS + " 3"))["done"]
    assert (await b2.act("chat", text="Bonjour à tous"))["done"]
    return table, other, (ada, a), (bob, b, b2), (eve, e)


async def everything_kept(log_home):
    """Every byte of every row."""
    kinds = ("log", "records", "people", "links", "pending", "understood", "aside", "analyses")
    rows = [await log_home.run(f"SELECT * FROM {kind}") for kind in kinds]
    return b"\n".join(
        value if isinstance(value, bytes) else str(value).encode() for kind in rows for row in kind for value in row
    )


async def forget_me(browser):
    async with browser.session.delete("/api/me") as response:
        return response.status


async def move(pages):
    """Of a game in which nobody moved nothing is kept."""
    beside = ("concede", "say", "set_")
    moves = [(page, move) for page in pages for move in page.legal() if not move["do"].startswith(beside)]
    page, command = moves[0]
    assert (await page.do(command))["done"]


async def end_by_giving_up(pages):
    await move(pages)
    for page in pages:
        assert (await page.do({"do": "concede", "vote": True}))["done"]
    await pages[0].until(lambda: pages[0].table["stage"] == "over")


async def exported(browser):
    async with browser.session.get("/api/me/export") as response:
        assert response.status == 200
        assert response.headers["Content-Disposition"] == 'attachment; filename="kermesse-me.json"'
        assert "default-src 'none'" in response.headers["Content-Security-Policy"]
        return json.loads(await response.text())


async def test_a_file_has_everything_of_a_person_and_nothing_of_the_others(log_home):
    async with house(log_home.db) as home:
        table, other, (ada, a), (bob, b, _), (_, e) = await people(home)
        assert (await b.act("chat", text="Secret de Bob"))["done"]
        await ada.post("/api/me/understood", {"understood": ["kreo/main"]})
        mine = await exported(ada)
        assert mine["person"]["name"] == "Adélaïde"
        said = [line["chat"]["text"] for at in mine["tables"] for line in at["yours"] if line["line"] == "said"]
        assert said == [WORDS + " 1", WORDS + " 2", WORDS + " 3"]
        assert {at["id"] for at in mine["tables"]} == {table, other}
        for secret in ("Bob", "Eve", home.registry.tables[table].seating.seed):
            assert secret not in json.dumps(mine, ensure_ascii=False)
        await end_by_giving_up([a, b, e])
        (game,) = (await exported(ada))["games"]
        assert (game["id"], game["game"], game["seat"]) == (table, "kreo", 0)
        assert game["record"] == (await bob.get(f"/table/{table}/record"))[1]


async def test_whoever_is_nobody_has_no_file(home):
    status, answer = await home.browser().get("/api/me/export")
    assert (status, answer["code"]) == (400, "nobody")


async def test_nothing_of_a_person_is_left_and_the_games_of_the_others_hold(log_home):
    async with house(log_home.db) as home:
        table, other, (ada, a), (_, b, b2), _ = await people(home)
        before = await everything_kept(log_home)
        assert before.count(WORDS.encode()) == 4  # what is said in play is a command too
        assert "Adélaïde".encode() in before
        assert await forget_me(ada) == 200
        await a.until(lambda: a.ended)
        after = await everything_kept(log_home)
        for gone in (WORDS, "Adélaïde"):
            assert gone.encode() not in after
        assert "Bonjour à tous".encode() in after
        for page in (b, b2):
            assert (await page.act("chat", text="Et voilà"))["done"]
            await page.hello()
            assert "Lilas" not in json.dumps(page.heard[-1])
            assert "Adélaïde" not in json.dumps(page.heard[-1], ensure_ascii=False)
    async with house(log_home.db) as home:  # the tables come back from their logs, and go on
        assert await all_tables(home) == {table, other}
        assert [chair.name for chair in home.registry.tables[table].seating.chairs] == ["", "Bob", "Eve"]
        assert [line.text for line in home.registry.tables[other].broadcast.chat] == ["…", "Bonjour à tous", "Et voilà"]


async def test_a_record_without_them_still_verifies_and_keeps_its_date(log_home):
    async with house(log_home.db) as home:
        table, _, (ada, a), (bob, b, _), (_, e) = await people(home)
        await end_by_giving_up([a, b, e])
        (before,) = await log_home.run("SELECT at FROM records")
        await log_home.run(f"UPDATE records SET at = {before[0] - 1000}, seal = 0")
        await reseal(log_home)
        assert await forget_me(ada) == 200
        _, record = await bob.get(f"/table/{table}/record")
        assert WORDS not in record
        assert json.loads(record.split("\n")[0])["players"] == ["", "Bob", "Eve"]
        assert verdict(GAMES, record, "en").holds
        assert await log_home.run("SELECT at FROM records") == [(before[0] - 1000,)]
        assert WORDS.encode() not in await everything_kept(log_home)


async def reseal(log_home):
    ((table, at, info, record),) = await log_home.run("SELECT tbl, at, info, record FROM records")
    await log_home.run(f"UPDATE records SET seal = {seal(table, at, info, record)}")


async def test_a_game_that_ends_later_does_not_know_them_either(log_home):
    async with house(log_home.db) as home:
        _, _, (ada, a), (_, b, _), (_, e) = await people(home)
        (id,) = [row[0] for row in await log_home.run("SELECT id FROM people WHERE name = 'Adélaïde'")]
        assert (await a.do({"do": "concede", "vote": True}))["done"]
        assert await forget_me(ada) == 200
        await end_by_giving_up([b, e])
        ((info, record),) = await log_home.run("SELECT info, record FROM records")
        for gone in (id, WORDS, "Adélaïde"):
            assert gone not in info + record
        assert verdict(GAMES, record, "en").holds


async def test_whoever_plays_without_a_name_is_not_forgotten_for_it(home):
    """Nor are their games."""
    eve = home.browser()
    table = await eve.new_table(seats=2, play_now=True, options={"wins_to_game": 1})
    page = await eve.open(table)
    await page.until(page.legal)
    await move([page])
    assert (await page.act("concede"))["done"]
    await page.until(lambda: page.table["stage"] == "over")
    assert [game["id"] for game in (await exported(eve))["games"]] == [table]


async def test_a_lobby_forgets_who_waited_there_and_who_is_host(home):
    ada, bob = [await home.browser().named(name) for name in ("Adélaïde", "Bob")]
    table = await ada.new_table(seats=3)
    b = await bob.open(table)
    assert (await b.act("sit"))["done"]
    assert await forget_me(ada) == 200
    await b.until(lambda: b.table["places"][0]["who"] == "free" and b.table["places"][1]["host"])


async def test_a_host_who_is_forgotten_in_play_leaves_the_table_to_another(log_home):
    async with house(log_home.db) as home:
        _, _, (ada, _), (_, b, _), _ = await people(home)
        assert await forget_me(ada) == 200
        await b.until(lambda: not b.table["places"][0]["here"] and b.table["places"][0]["name"] == "")
        assert sum(place["host"] for place in b.table["places"]) == 1


async def test_a_table_that_was_put_aside_forgets_them_too(log_home):
    async with house(log_home.db) as home:
        table, *_ = await people(home)
    others = Catalogue([game for game in CATALOGUE.values() if game.name != "kreo"])
    async with house(log_home.db, games=others) as home:
        assert home.registry.quarantined[table].info.places[0].name == "Adélaïde"
        (row,) = await home.registry.storage.people_called("Adélaïde")
        await person_tables.forget(home.registry, Person(row.id, row.name, True, row.made, row.seen))
        assert home.registry.quarantined[table].info.places[0].name == ""
        assert WORDS.encode() not in await everything_kept(log_home)


# ---------------------------------------------------------------- the operator


def run(*words):
    done = CliRunner().invoke(main, ["person", *words])
    return done.exit_code, done.output


async def test_the_operator_finds_exports_and_forgets(log_home, tmp_path):
    async with house(log_home.db) as home:
        table, other, _, (bob, _, _), _ = await people(home)
        (cookie,) = [cookie.value for cookie in bob.session.cookie_jar]

    def beside(*words):
        return asyncio.to_thread(run, *words, "--db", log_home.db)

    code, told = await beside("find", "Adélaïde")
    assert code == 0
    id = told.split()[0]
    assert (await beside("find", "adélaïde"))[0] == 2
    code, told = await beside("export", id, str(tmp_path / "ada.json"))
    assert code == 0, told
    mine = json.loads((tmp_path / "ada.json").read_text())
    assert {at["id"] for at in mine["tables"]} == {table, other}
    assert (await beside("export", id, str(tmp_path / "ada.json")))[0] == 2  # it is there already
    assert (await beside("forget", "nobody"))[0] == 2
    code, told = await beside("forget", id)
    assert (code, told.split(",")[1].strip()) == (
        0,
        "in 0 finished games and 2 tables that are open. Back-ups are yours to delete.",
    )
    kept = await everything_kept(log_home)
    for gone in (WORDS, "Adélaïde"):
        assert gone.encode() not in kept
    assert (await beside("forget", id))[0] == 2
    async with house(log_home.db) as home:
        page = await home.browser(Cookie=f"kermesse={cookie}").open(table)
        assert page.seat == 1


async def test_what_was_said_is_nowhere_in_the_file_itself(db):
    async with house(db) as home:
        _, _, (ada, _), *_ = await people(home)
        assert await forget_me(ada) == 200
    for name in db.parent.iterdir():
        if name.name.startswith(db.name):
            assert WORDS.encode() not in name.read_bytes(), name


async def test_a_server_that_runs_is_not_disturbed(home, db):
    code, told = await asyncio.to_thread(run, "find", "Ada", "--db", str(db))
    assert code == 2
    assert "in use" in told


def test_a_database_that_is_not_there_is_one_line(tmp_path):
    code, told = run("find", "Ada", "--db", str(tmp_path / "none.db"))
    assert (code, told.count("\n")) == (2, 1)
    assert not (tmp_path / "none.db").exists()
