"""The sixth game at a table of a real server: brought along, listed, played to its end by sockets, kept, replayed,
verified.
"""

import pytest

from kermesse.cli import serving
from kermesse.games.guests import with_guests
from tests.server.house import house, play_on

MODULE = "tests.sixth.allumettes"


@pytest.fixture
async def home(tmp_path):
    async with house(tmp_path / "house.db", games=with_guests([MODULE])) as opened:
        yield opened


async def seated(home, **options):
    ada, bob = await home.browser().named("Ada"), await home.browser().named("Bob")
    table = await ada.new_table("allumettes", seats=2, options={"timers": "off", **options})
    a, b = await ada.open(table), await bob.open(table)
    assert (await b.act("sit"))["done"]
    assert (await a.act("start"))["done"]
    for page in (a, b):
        await page.until(lambda page=page: page.position)
    return table, ada, a, b


async def test_it_is_listed_with_its_words(home):
    browser = home.browser()
    _, games = await browser.get("/api/games")
    listed = next(game for game in games if game["name"] == "allumettes")
    assert (listed["seats"], listed["bots"], list(listed["presets"])) == (
        [2, 3, 4],
        ["normal"],
        ["first_game", "standard", "expert"],
    )
    status, said = await browser.get("/api/games/allumettes/words")
    assert status == 200
    assert "game-name = Allumettes" in said["words"]["fr"]
    assert "option-layout" in said["options"]["en"]
    assert said["wording"]["fields"]["heap"] == {"how": "onemore"}
    assert (await browser.get("/api/games/nothing/words"))[0] == 404


async def test_two_people_play_it_to_its_end_and_anybody_can_check_it(home):
    table, ada, a, b = await seated(home)
    assert await play_on([a, b]) > 4
    outcome = a.position["outcome"]
    assert sorted(outcome["ranks"]) == [1, 2]
    assert a.position["view"]["heaps"] == [0, 0, 0, 0]
    status, replay = await ada.get(f"/api/replays/{table}?eyes=all")
    assert status == 200
    assert replay["frames"][-1]["view"]["heaps"] == [0, 0, 0, 0]
    _, record = await ada.get(f"/table/{table}/record")
    async with ada.session.post("/api/verify", data=record.encode()) as answer:
        assert (await answer.json())["holds"]


async def test_a_refusal_is_said_in_the_readers_language(home):
    table, ada, _, _ = await seated(home, first_player="seat:0")
    french = await ada.open(table, language="fr")
    answer = await french.do({"do": "take", "heap": 1, "count": 9})
    assert (answer["code"], answer["rule"]) == ("too_many", "R2")
    assert answer["sentence"] == "Vous pouvez y prendre de 1 à 3 allumettes."


async def test_a_restart_with_the_guest_plays_on_and_without_it_puts_the_table_aside(tmp_path):
    db = tmp_path / "house.db"
    async with house(db, games=with_guests([MODULE])) as home:
        table, _, a, b = await seated(home)
        await play_on([a, b], 3)
        heaps = a.position["view"]["heaps"]
    async with house(db) as home:
        status, told = await home.browser().get(f"/api/tables/{table}")
        assert (status, told["code"]) == (410, "aside_version")
    async with house(db, games=with_guests([MODULE])) as home:
        assert (await home.browser().open(table)).position["view"]["heaps"] == heaps


def test_a_server_without_its_guest_says_so_in_one_line(capsys, monkeypatch):
    monkeypatch.setenv("KERMESSE_GAMES", "no.such.module")
    assert serving.run("--port", "0", "--db", "unused.db") == 2
    assert capsys.readouterr().err.strip() == (
        "kermesse: no.such.module cannot be imported: ModuleNotFoundError: No module named 'no'"
    )


async def test_one_that_is_a_single_file_is_listed_too(tmp_path, monkeypatch):
    (tmp_path / "single_file.py").write_text("from tests.tiny_game import TINY_GAME as GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    async with house(tmp_path / "house.db", games=with_guests(["single_file"])) as home:
        status, games = await home.browser().get("/api/games")
    assert status == 200
    assert "tiny" in [game["name"] for game in games]
