"""The analysis of a finished game: worked out on request in a process of its own, told as it goes, kept with the
record.
"""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from kermesse.core.match import Entry
from kermesse.games import CATALOGUE
from kermesse.players.analysis import Budget
from kermesse.server.http import analysts
from kermesse.server.serve import configure_logs
from kermesse.server.storage.limits import NO_LIMITS
from tests.server.house import SOON, house, play_on

TINY = Budget(decisions=4, rounds=(1,), finals=1, worlds=4, moments=4, seen=2, true=1)
LONG = Budget(moments=20, seen=400, true=100)


@pytest.fixture(autouse=True)
def budget(monkeypatch):
    monkeypatch.setattr(analysts, "BUDGET", TINY)
    monkeypatch.setattr(analysts, "ASKED_WITHIN", SOON)  # a test that waits for the end does not ask again and again


async def over(home, seats=2):
    """A finished table of Kraaw with Ada and Bob, and Ada."""
    ada, bob = await home.browser().named("Ada"), await home.browser().named("Bob")
    table = await ada.new_table(seats=seats, options={"timers": "off", "wins_to_game": 1})
    a, b = await ada.open(table), await bob.open(table)
    assert (await b.act("sit"))["done"]
    assert (await a.act("start"))["done"]
    await a.until(lambda: a.position)
    await b.until(lambda: b.position)
    await play_on([a, b])
    await a.until(lambda: a.table["stage"] == "over")
    return table, ada


async def worked(home):
    """All that was asked for is worked out, or given up."""
    async with asyncio.timeout(SOON):
        await asyncio.wait({home.registry.analysts._working})


async def until(browser, path, true):
    async with asyncio.timeout(SOON):
        while not true(told := (await browser.get(path))[1]):
            pass
        return told


def samples(home, name):
    return home.registry.metrics.registry.get_sample_value(name)


async def test_it_is_worked_out_told_in_words_and_kept_for_the_next_life_of_the_house(db):
    async with house(db) as home:
        table, ada = await over(home)
        path = f"/api/replays/{table}/analysis/0"
        assert await ada.get(path) == (200, empty("none"))
        status, begun = await ada.post(path, {})
        assert (status, begun["state"]) == (200, "waiting")
        await worked(home)
        _, found = await ada.get(path)
        assert found["state"] == "ready"
        assert found["by"] == "master"
        _, replay = await ada.get(f"/api/replays/{table}?eyes=all")
        assert found["end"] == len(replay["frames"]) - 1
        assert found["result"] == (1 if replay["outcome"]["winners"] == [0] else 0)
        assert 2 <= len(found["moments"]) <= TINY.moments
        log = [entry for entry in home.registry.tables[table].match.log if isinstance(entry, Entry)]
        assert {one["at"] for one in found["moments"]} <= {entry.at for entry in log if entry.seat == 0}
        assert (await ada.get(f"/api/replays/{table}/analysis/1"))[1]["state"] == "none", "each seat for itself"
        assert samples(home, "kermesse_work_seconds_total") > 0
        assert samples(home, "kermesse_analyses") == 0
    async with house(db) as home:
        eve = home.browser()
        assert await eve.get(path) == (200, found)
        assert await eve.post(path, {}) == (200, found), "nothing is worked out twice"
        assert home.registry.analysts._working is None


def empty(state):
    return {
        "state": state,
        "done": 0,
        "of": 0,
        "ahead": 0,
        "by": "",
        "moments": [],
        "end": 0,
        "result": 0.0,
        "turns": None,
    }


KEPT = (
    '{"seat":0,"by":"master","moments":[{"step":3,"at":900,"seen":0.5,"true":0.25,"error":0.2}],"end":9,"result":0.0,'
    '"turns":[{"step":3,"at":900,"with_best":0.5,"with_done":0.2,"error":0.1,"done":{"do":"exchange","seat":1,"slot":2},'
    '"best":{"do":"look","slot":1},"reason":{"because":"still_unknown","slot":1,"values":[1,2]}},{"step":5,"at":1000,'
    '"with_best":0.4,"with_done":0.1,"error":0.1,"done":{"do":"look","slot":0},"best":null,"reason":null}]}'
)


async def test_each_reads_it_in_their_language_and_with_the_names_of_today(home):
    table, ada = await over(home)
    path = f"/api/replays/{table}/analysis/0"
    home.registry.storage.keep_analysis(table, 0, KEPT)
    await home.registry.storage.synced()
    _, english = await ada.get(path, headers={"Accept-Language": "en"})
    _, french = await ada.get(path, headers={"Accept-Language": "fr"})
    first, second = english["turns"]
    assert "Bob" in first["done"]
    assert first["done"] != french["turns"][0]["done"]
    assert first["best"].startswith("Look at")
    assert first["reason"] != ""
    assert french["turns"][0]["reason"] != first["reason"]
    assert (second["best"], second["reason"]) == ("Do nothing for the moment: wait.", "")
    assert (first["with_best"], first["with_done"], first["error"]) == (0.5, 0.2, 0.1)


async def test_how_far_it_is_is_told_and_others_wait_their_turn(home, monkeypatch):
    monkeypatch.setattr(analysts, "BUDGET", LONG)
    table, ada = await over(home)
    path = f"/api/replays/{table}/analysis"
    await ada.post(f"{path}/0", {})
    _, waiting = await ada.post(f"{path}/1", {})
    assert (waiting["state"], waiting["ahead"]) == ("waiting", 1)
    told = await until(ada, f"{path}/0", lambda told: told["of"])
    assert told["state"] == "working"
    assert told["of"] >= 500
    further = await until(ada, f"{path}/0", lambda later: later["done"] > told["done"])
    assert further["done"] < further["of"] <= told["of"]  # less is left where few choices have to be measured
    assert samples(home, "kermesse_analyses") == 2


async def test_a_killed_analyst_loses_nothing_and_the_next_who_asks_has_it_begun_again(home, monkeypatch):
    monkeypatch.setattr(analysts, "BUDGET", LONG)
    table, ada = await over(home)
    path = f"/api/replays/{table}/analysis/0"
    await ada.post(path, {})
    await until(ada, path, lambda told: told["of"])
    home.registry.analysts._process.kill()
    await worked(home)
    assert await ada.get(path) == (200, empty("broken"))
    monkeypatch.setattr(analysts, "BUDGET", TINY)
    assert (await ada.post(path, {}))[1]["state"] == "waiting"
    await worked(home)
    assert (await ada.get(path))[1]["state"] == "ready"


async def test_it_is_given_up_when_nobody_waits_for_it(home, monkeypatch):
    monkeypatch.setattr(analysts, "BUDGET", LONG)
    table, ada = await over(home)
    path = f"/api/replays/{table}/analysis/0"
    await ada.post(path, {})
    await until(ada, path, lambda told: told["of"])
    process = home.registry.analysts._process
    monkeypatch.setattr(analysts, "ASKED_WITHIN", 0.0)
    await worked(home)
    await asyncio.to_thread(process.join, SOON)
    assert process.exitcode
    assert await ada.get(path) == (200, empty("none"))


async def test_a_fault_in_it_is_logged_and_counted_and_the_next_is_worked_out(home, monkeypatch, capsys):
    table, ada = await over(home)
    path = f"/api/replays/{table}/analysis"
    configure_logs("warning", True)
    before = samples(home, "kermesse_faults_total")
    monkeypatch.setattr(analysts, "BUDGET", None)  # no budget at all: its process errs
    await ada.post(f"{path}/0", {})
    await worked(home)
    monkeypatch.setattr(analysts, "BUDGET", TINY)
    assert (await ada.get(f"{path}/0"))[1]["state"] == "broken"
    assert samples(home, "kermesse_faults_total") == before + 1
    assert "fault in an analysis" in capsys.readouterr().err
    await ada.post(f"{path}/1", {})
    await worked(home)
    assert (await ada.get(f"{path}/1"))[1]["state"] == "ready"


async def test_it_is_not_begun_too_often_nor_by_too_many(db, monkeypatch):
    monkeypatch.setattr(analysts, "BUDGET", LONG)
    async with house(db, replace(NO_LIMITS, analyses=(0.0001, 2), analyses_at_once=1, analyses_waiting=1)) as home:
        table, ada = await over(home)
        path = f"/api/replays/{table}/analysis"
        assert (await ada.post(f"{path}/0", {}))[0] == 200
        assert (await ada.post(f"{path}/0", {}))[0] == 200, "who asks again for the same waits for it"
        status, told = await ada.post(f"{path}/1", {})
        assert (status, told["code"]) == (429, "too_fast")
        monkeypatch.setattr(home.registry.analysts, "_limits", replace(NO_LIMITS, analyses_waiting=1))
        assert (await ada.post(f"{path}/1", {}))[1]["code"] == "too_busy"
        await until(ada, f"{path}/0", lambda told: told["of"])
        home.registry.analysts._process.kill()
        await worked(home)
        assert (await ada.post(f"{path}/1", {}))[0] == 200
        monkeypatch.setattr(home.registry.analysts, "_limits", NO_LIMITS)
        assert (await ada.post(f"{path}/0", {}))[1]["code"] == "too_fast", "two in a long while, and that was the third"


async def test_what_cannot_be_analysed_is_said(home, two):
    table, (ada, _), _ = await two()
    for ask in (ada.get, lambda path: ada.post(path, {})):
        status, told = await ask(f"/api/replays/{table}/analysis/0")
        assert (status, told["code"]) == (409, "not_over")
        assert (await ask("/api/replays/zzzzzzzzzzzz/analysis/0"))[0] == 404
    over_id, ada = await over(home)
    for seat in ("2", "all", "spectator", "-1", "x"):
        assert (await ada.post(f"/api/replays/{over_id}/analysis/{seat}", {}))[1]["code"] == "bad_eyes"
    assert home.registry.analysts._working is None


async def test_a_game_by_other_rules_is_refused_in_both_languages(db):
    async with house(db, games=CATALOGUE.also(replace(CATALOGUE["kraaw"], version="0"))) as home:
        table, _ = await over(home)
    async with house(db) as home:
        eve = home.browser()
        for language, sentence in (("en", "This game was played by other rules"), ("fr", "Cette partie a été jouée")):
            status, told = await eve.post(f"/api/replays/{table}/analysis/0", {}, headers={"Accept-Language": language})
            assert (status, told["code"]) == (410, "analysis_version")
            assert told["sentence"].startswith(sentence)


async def test_it_goes_with_its_record(home, db):
    from kermesse.server.storage.storage import Retention

    table, _ = await over(home)
    storage = home.registry.storage
    storage.keep_analysis(table, 0, KEPT)
    storage.keep_analysis(table, 1, KEPT)
    await storage.synced()
    await storage.sweep(Retention())
    assert await storage.analysis(table, 1) == KEPT
    await storage.sweep(Retention(records=-10))
    assert await storage.record(table) is None
    assert await storage.analysis(table, 1) == ""
    with closing(sqlite3.connect(db)) as file:
        assert file.execute("SELECT count(*) FROM analyses").fetchone() == (0,)
