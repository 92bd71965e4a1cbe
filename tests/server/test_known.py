"""A person who did anything that is kept is known after a restart, with or without a name."""

import msgspec

from kermesse.server.table.acts import ACTS
from tests.server.house import house, play_on

WORDS = {"chat": "Rendez-vous rue des Lilas", "phrase": "hello", "rename": "Lilas"}


async def stranger(home, cookies):
    browser = home.browser()
    browser.session.cookie_jar.update_cookies(cookies)
    return browser


def cookies_of(browser):
    return {each.key: each.value for each in browser.session.cookie_jar}


async def all_acts(home, tables):
    """Each act at each table by somebody who has no name and did nothing before: who, where, what was asked for and
    whether it was done.
    """
    done = []
    for table in tables:
        for what in ACTS:
            somebody = home.browser()
            page = await somebody.open(table)
            asked = {"id": f"once-{what}", "what": what, "text": WORDS.get(what, "")}
            answer = await page.ask(type="act", **asked)
            done.append((cookies_of(somebody), table, asked, answer["done"]))
            if what == "sit":
                await page.act("stand")
            await page.close()
    return done


async def lines_of(log_home):
    return [(table, msgspec.json.decode(text)) for table, _, text in await log_home.lines()]


async def test_whoever_is_in_a_log_is_known_after_a_restart(log_home):
    async with house(log_home.db) as home:
        ada, bob = await home.browser().named("Ada"), await home.browser().named("Bob")
        lobby = await ada.new_table("kraaw", seats=3)
        over = await ada.new_table("kraaw", seats=2, options={"timers": "off", "wins_to_game": 1})
        a, b = await ada.open(over), await bob.open(over)
        assert (await b.act("sit"))["done"]
        assert (await a.act("start"))["done"]
        await play_on([a, b])
        tried = await all_acts(home, [lobby, over])
        assert {asked["what"] for _, _, asked, done in tried if done} >= {"sit", "chat", "phrase", "rename"}
    kept = await lines_of(log_home)
    known = {id for (id,) in await log_home.run("SELECT id FROM people")}
    assert {line["asked"]["who"] for _, line in kept if line.get("asked")} <= known
    async with house(log_home.db) as home:
        again = []
        for cookies, table, asked, done in tried:
            if not done:
                continue
            somebody = await stranger(home, cookies)
            page = await somebody.open(table)
            if asked["what"] != "rename":  # which leaves no line of its own where nobody sits by that name
                assert (await page.ask(type="act", **asked))["done"]
            await page.close()
            again.append(somebody)
        await home.registry.storage.synced()
        assert await lines_of(log_home) == kept
        for somebody in again:
            status, mine = await somebody.get("/api/me/export")
            assert status == 200
            assert mine
            async with somebody.session.delete("/api/me") as response:
                assert response.status == 200
        left = await log_home.lines()
        assert not [text for _, _, text in left if b"Lilas" in text]
        assert not [one for one in await log_home.run("SELECT name FROM people") if "Lilas" in one[0]]
