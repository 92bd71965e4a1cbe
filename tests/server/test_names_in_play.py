"""A name is fixed while a game is played, so that it cannot be used to send messages."""

import pytest

from kermesse.games import CATALOGUE
from tests.server.house import play_on

SECRET = "J'ai la comète"


@pytest.fixture
def playing(home):
    """A table of that game with as few people as it takes, in play, and somebody who watches."""

    async def start(game, **options):
        seats = CATALOGUE[game].seats[0]
        people = [await home.browser().named(f"Person {seat}") for seat in range(seats)]
        table = await people[0].new_table(game, seats=seats, options=options)
        pages = [await person.open(table) for person in people]
        for page in pages[1:]:
            assert (await page.act("sit"))["done"]
        assert (await pages[0].act("start"))["done"]
        for page in pages:
            await page.until(lambda page=page: page.position)
        eve = await home.browser().named("Eve")
        return table, people, pages, eve, await eve.open(table)

    return start


async def speak(page):
    """Say anything that is allowed: a phrase of the rules, or a plain word."""
    phrases = (page.position["view"] or {}).get("phrases") or ["hello"]
    for phrase in phrases:
        await page.act("phrase", text=phrase)
    await page.act("chat", text="bonjour")


@pytest.mark.parametrize("game", CATALOGUE)
async def test_neither_at_the_table_nor_through_the_profile_is_a_name_changed_in_play(playing, home, game):
    table, people, pages, eve, watching = await playing(game)
    for page in (pages[0], watching):
        refused = await page.act("rename", text=SECRET)
        assert (refused["done"], refused["code"]) == (False, "name_stands")
    for person in (people[0], eve):
        assert (await person.post("/api/me", {"name": SECRET}))[0] == 200
    for page in (pages[0], watching):
        await speak(page)
    again = await people[0].open(table)  # whoever comes back still has the old name
    await eve.open(table)
    await speak(again)
    await pages[1].act("take_back")  # so everything before it has been heard
    assert [place["name"] for place in pages[1].table["places"]] == [f"Person {seat}" for seat in range(len(pages))]
    newcomer = await home.browser().open(table)
    for page in (*pages[1:], newcomer):
        assert not [told for told in page.raw if SECRET in told or "com\\u00e8te" in told]
    _, listed = await people[1].get("/api/tables")
    assert SECRET not in str(listed)
    assert (await home.browser().get(f"/api/tables/{table}"))[1]["places"][0]["name"] == "Person 0"


@pytest.mark.parametrize("game", [name for name, rules in CATALOGUE.items() if rules.speech is None])
async def test_what_is_said_in_play_is_said_under_the_name_at_the_seat(playing, game):
    _, people, pages, *_ = await playing(game)
    assert (await people[0].post("/api/me", {"name": SECRET}))[0] == 200
    assert (await pages[0].act("phrase", text="hello"))["done"]
    line = await pages[1].until(lambda: next((m["line"] for m in pages[1].heard if m["type"] == "chat"), None))
    assert (line["who"], line["phrase"]) == ("Person 0", "hello")


async def test_when_the_game_is_over_a_name_may_change_again(two):
    _, (_, a), (_, b) = await two()
    await play_on([a, b])
    await a.until(lambda: a.table["stage"] == "over")
    assert (await a.act("rename", text="Ada la Corneille"))["done"]
    await b.until(lambda: b.table["places"][0]["name"] == "Ada la Corneille")


async def test_the_refusal_has_words(two):
    _, (_, a), _ = await two()
    assert (await a.act("rename", text="Ada"))["sentence"].startswith("Names cannot change during a game")
