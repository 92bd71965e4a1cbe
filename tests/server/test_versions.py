"""After a change of the rules' version, earlier games are still shown as they were, and never replayed differently."""

import json
from dataclasses import replace

from kermesse.games import CATALOGUE
from kermesse.server.table.restoring import WHYS
from tests.server.house import all_tables, house, play_on
from tests.tiny_game import TINY_GAME

KRAAW = CATALOGUE["kraaw"]


def by_version(version):
    return CATALOGUE.also(replace(KRAAW, version=version))


async def played(home, moves=10_000):
    ada, bob = await home.browser().named("Ada"), await home.browser().named("Bob")
    table = await ada.new_table(seats=2, options={"timers": "off", "wins_to_game": 1})
    a, b = await ada.open(table), await bob.open(table)
    await b.act("sit")
    await a.act("start")
    await a.until(lambda: a.position)
    await b.until(lambda: b.position)
    made = await play_on([a, b], moves)
    return table, made, ada, a


async def test_a_running_table_of_another_version_is_put_aside_plainly_and_comes_back_with_its_rules(db):
    async with house(db) as home:
        table, moves, ada, a = await played(home, 6)
        view, cookies = a.position["view"], {cookie.key: cookie.value for cookie in ada.session.cookie_jar}
        kept = await home.browser().new_table("krom")
    for _ in range(2):  # also at the second start
        async with house(db, games=by_version("99")) as home:
            assert await all_tables(home) == {kept}
            eve = home.browser()
            status, told = await eve.get(f"/api/tables/{table}", headers={"Accept-Language": "en"})
            assert (status, told["code"], told["moves"]) == (410, "aside_version", moves)
            assert told["sentence"].startswith("This table was played with an older version")
            assert (told["table"]["game"], told["table"]["version"]) == ("kraaw", KRAAW.version)
            assert [place["name"] for place in told["table"]["places"]] == ["Ada", "Bob"]
            assert "seed" not in told["table"] or told["table"]["seed"] == ""
            page = await eve.open(table, language="fr")
            await page.until(lambda page=page: page.ended)
            assert page.bye["code"] == "aside_version"
            assert "d’autres règles" in page.bye["sentence"]
            for path in (f"/api/replays/{table}", f"/table/{table}/record", f"/table/{table}/qr.svg"):
                assert (await eve.get(path))[0] == 410, path
            assert (await eve.get(f"/table/{table}", headers={"Accept": "text/html"}))[0] in (200, 503)
            assert 'kermesse_tables_aside{why="version"} 1.0' in await home.metrics()
    async with house(db) as home:
        assert await all_tables(home) == {table, kept}
        assert not home.registry.quarantined
        await home.registry.storage.synced()
        assert not await home.registry.storage.quarantined()  # not even in the file
        again = home.browser()
        again.session.cookie_jar.update_cookies(cookies)
        assert (await again.open(table)).position["view"] == view


async def test_a_finished_game_of_another_version_is_still_shown(db):
    # replays are made by other processes, which know today's rules
    async with house(db, games=by_version("0")) as home:
        table, moves, _, _ = await played(home)
        record = (await home.browser().get(f"/table/{table}/record"))[1]
        outcome = json.loads(record.splitlines()[-1].rpartition(" #")[0])["outcome"]
    async with house(db) as home:
        eve = home.browser()
        assert not home.registry.quarantined  # what is over needs no table
        status, replay = await eve.get(f"/api/replays/{table}?eyes=all")
        assert status == 200
        assert (replay["frames"], replay["outcome"]) == ([], outcome)
        assert replay["table"]["version"] == "0"
        done = [entry for entry in replay["log"] if not entry["do"].startswith("note:")]
        assert len(done) == moves
        assert {entry["seat"] for entry in done} == {0, 1}
        assert (await eve.get(f"/table/{table}/record")) == (200, record)
        async with eve.session.post("/api/verify", data=record.encode()) as answer:
            assert answer.status == 200
            assert "version" in (await answer.json())["why"]


async def test_a_game_that_is_played_no_more_is_put_aside_too(db):
    async with house(db, games=CATALOGUE.also(TINY_GAME)) as home:
        table = await home.browser().new_table("tiny", seats=2)
    async with house(db, games=CATALOGUE) as home:
        status, told = await home.browser().get(f"/api/tables/{table}")
        assert (status, told["code"], told["table"]["game"]) == (410, "aside_version", "tiny")


async def test_rules_that_fail_on_their_own_log_cost_that_table_alone(db):
    """Rules that changed without a new version: the table is refused, not played on differently."""
    async with house(db) as home:
        table, _, _, _ = await played(home, 6)
        other = await home.browser().new_table("krom")

    def refuses(state, seat, command, now):
        raise ZeroDivisionError

    async with house(db, games=CATALOGUE.also(replace(KRAAW, apply=refuses))) as home:
        assert await all_tables(home) == {other}
        status, told = await home.browser().get(f"/api/tables/{table}")
        assert (status, told["code"]) == (410, "aside_fault")


def test_every_reason_has_words_in_both_languages():
    from kermesse import words

    for why in WHYS:
        for language in words.LANGUAGES:
            for kind in ("refused", "bye"):
                assert words.has_message("", language, f"{kind}-aside-{why}")
