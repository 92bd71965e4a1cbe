"""Everything that could be repeated without end is limited; a table with a long log returns without delaying
anybody.
"""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from kermesse import words
from kermesse.core.game import Refused
from kermesse.games import CATALOGUE
from kermesse.server.http import registry as registry_module
from kermesse.server.http.settings import TableRetention
from kermesse.server.storage import log_reader
from kermesse.server.storage.limits import NO_LIMITS
from kermesse.server.table import restoring as restoring_module
from kermesse.server.table.acts import ACTS, REPEATED
from kermesse.server.table.log import SLICE, read_line
from tests.server.house import SOON, house
from tests.server.junk_messages import Odd

FEW = replace(NO_LIMITS, beside=20)
OFF = {"timers": "off", "stand_in_after_ms": 0}
AT_ONCE = TableRetention(look_every=0.02, rest=0)
GROWS = 60  # of FEW's twenty at each of a few seats


async def until(true):
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.01)


def toggles():
    """Pairs of acts that can be repeated for ever: an act, and the one that makes it possible again."""
    yield "lobby", [{"what": "sit", "seat": 1}, {"what": "sit", "seat": 2}]
    yield "lobby", [{"what": "stand"}, {"what": "sit", "seat": 1}]
    yield "lobby", [{"what": "add_bot", "seat": 3}, {"what": "remove", "seat": 3}]
    yield "lobby", [{"what": "add_bot", "seat": 3, "text": "easy"}, {"what": "add_bot", "seat": 3, "text": "normal"}]
    yield "lobby", [{"what": "options", "options": {"public": True}}, {"what": "options", "options": {"public": False}}]
    yield "lobby", [{"what": "options"}]
    for stage in ("lobby", "playing"):
        yield stage, [{"what": "chat", "text": "encore"}]
        yield stage, [{"what": "phrase", "text": "hello"}]
        yield stage, [{"what": "pause"}, {"what": "refuse"}]
        yield stage, [{"what": "pause"}, {"what": "resume"}]
        yield stage, [{"what": "rename", "text": "Ada"}, {"what": "rename", "text": "Eve"}]
        for what in sorted(ACTS):
            yield stage, [{"what": what}]


async def lines_of(home, table):
    await home.registry.storage.synced()
    return len((await home.registry.storage.log_of(table)).lines)


async def test_no_act_can_be_repeated_without_end_and_leave_more_and_more_in_the_log(db):
    async with house(db, FEW) as home:
        walked = set()
        for stage, again in toggles():
            ada = await home.browser().named("Ada")
            table = await ada.new_table(seats=4, play_now=stage == "playing", options=OFF)
            page = await ada.open(table)
            before, codes = await lines_of(home, table), set()
            for _ in range(GROWS):
                for act in again:
                    answer = await page.act(**act)
                    codes.add(answer.get("code"))
                    walked.add(act["what"])
            assert await lines_of(home, table) - before <= GROWS, (stage, again)
            if await lines_of(home, table) - before >= FEW.beside:
                assert "enough_beside" in codes, (stage, again)
            await ada.close()
            home._people.remove(ada)
        assert walked == set(ACTS)


@pytest.mark.parametrize("game", [game for game in CATALOGUE if CATALOGUE[game].side_commands])
async def test_no_command_beside_the_game_can_be_repeated_without_end(db, game):
    rules = CATALOGUE[game]
    async with house(db, FEW) as home:
        for kind in rules.side_commands:
            ada = await home.browser().named("Ada")
            wished = OFF if not rules.real_time else {"stand_in_after_ms": 0}
            page = await ada.open(await ada.new_table(game, seats=rules.seats[-1], play_now=True, options=wished))
            await page.until(lambda page=page: page.position)
            odd = Odd(Random(game))
            table = home.registry.tables[page.table["id"]]
            made = (odd.of(kind) for _ in range(300))
            asked = {f"a{number}": one for number, one in enumerate(made) if isinstance(one, dict)}
            for id, command in asked.items():
                await page.say(type="do", id=id, command=command)
            await page.until(lambda page=page, asked=asked: asked.keys() <= page.answers.keys())
            codes = {page.answers[id].get("code") for id in asked}
            theirs = [
                entry
                for entry in table.match.log
                if getattr(entry, "do", None) is not None
                and entry.do.side_command
                and not table.seating.chairs[entry.seat].bot
            ]
            assert len(theirs) <= FEW.beside
            assert len(theirs) < FEW.beside or "enough_beside" in codes
            await ada.close()
            home._people.remove(ada)


async def test_what_was_done_before_a_rest_and_a_restart_counts(log_home):
    async with house(log_home.db, FEW) as home:
        ada = await home.browser().named("Ada")
        table = await ada.new_table(seats=2)
        page = await ada.open(table)
        for _ in range(FEW.beside):
            assert (await page.act("options", options={"public": True}))["done"]
        cookies = {each.key: each.value for each in ada.session.cookie_jar}
    async with house(log_home.db, FEW) as home:
        ada = home.browser()
        ada.session.cookie_jar.update_cookies(cookies)
        page = await ada.open(table)
        assert (await page.act("options", options={"public": False}))["code"] == "enough_beside"
        assert (await (await home.browser().open(table)).act("chat", text="Moi pas"))["done"]  # others have their own
        assert (await page.act("stand"))["done"]


async def test_who_has_done_enough_beside_the_game_still_plays_it_to_its_end(db):
    async with house(db, FEW) as home:
        ada = await home.browser().named("Ada")
        page = await ada.open(await ada.new_table(seats=2, play_now=True, options=OFF))
        await page.until(lambda: page.position)
        said = [await page.act("chat", text="encore") for _ in range(2 * FEW.beside)]
        assert said[-1]["code"] == "enough_beside"
        assert (await page.act("pause"))["code"] == "enough_beside"
        await page.until(page.legal)
        await page.play()
        assert (await page.act("concede"))["done"]


def test_the_refusal_is_said_in_both_languages():
    assert len({words.sentence("", language, Refused("enough_beside", "table")) for language in words.LANGUAGES}) == 2


def test_what_must_stay_possible_is_not_counted():
    assert set(ACTS) >= REPEATED
    assert not REPEATED & {"start", "stand", "remove", "resume", "concede", "take_back", "rematch", "regroup"}


# ---------------------------------------------------------------- coming back


@pytest.fixture
def read_at_once(monkeypatch):
    """Return the most commits and lines of logs that were read and replayed between two turns of the loop."""
    most = {"commits": 0, "read": 0, "played": 0}
    loop_turn, seen = [0], dict.fromkeys(most, (0, 0))

    def count(what):
        turn, so_far = seen[what]
        seen[what] = (loop_turn[0], so_far + 1 if turn == loop_turn[0] else 1)
        most[what] = max(most[what], seen[what][1])

    def ticking():
        loop_turn[0] += 1
        asyncio.get_running_loop().call_soon(ticking)

    def counted_line(text):
        count("read")
        return read_line(text)

    reading = log_reader._Reading.read

    def counted_commit(*given):
        count("commits")
        return reading(*given)

    again = restoring_module._again

    def counted_again(*given):
        count("played")
        return again(*given)

    for reader in ("table.log", "http.resting"):
        monkeypatch.setattr(f"kermesse.server.{reader}.read_line", counted_line)
    monkeypatch.setattr(restoring_module, "_again", counted_again)
    monkeypatch.setattr(log_reader._Reading, "read", counted_commit)
    return most, ticking


async def long_tables(home):
    """One before its start and one in play, with logs of more than a thousand lines."""
    ada = await home.browser().named("Ada")
    lobby = await ada.new_table(seats=2)
    page = await ada.open(lobby)
    for number in range(1000):
        await page.say(type="act", id=f"o{number}", what="options", options={"public": bool(number % 2)})
    await page.until(lambda: "o999" in page.answers)
    await page.close()
    playing = await ada.new_table("krom", seats=6, play_now=True, options=OFF)
    page = await ada.open(playing)
    for number in range(1000):
        await page.say(type="do", id=f"d{number}", command={"do": "set_auto_decline", "on": bool(number % 2)})
    await page.until(lambda: "d999" in page.answers)
    await page.close()
    return ada, lobby, playing


@pytest.fixture(autouse=True)
def many_bytes(monkeypatch):
    monkeypatch.setattr("kermesse.server.connection.connection.BYTES", (1e9, 1e9))


async def test_a_table_with_a_long_log_comes_back_in_slices(log_home, read_at_once):
    most, ticking = read_at_once
    async with house(log_home.db) as home:
        ada, lobby, playing = await long_tables(home)
        cookies = {each.key: each.value for each in ada.session.cookie_jar}
    ticking()
    async with house(log_home.db, retention=AT_ONCE) as home:
        most["commits"] = 0  # a start reads all there is before anybody is served
        ada = home.browser()
        ada.session.cookie_jar.update_cookies(cookies)
        assert home.registry.rests.known(lobby)
        assert not home.registry.rests.known(playing)
        assert (await ada.get("/api/tables"))[0] == 200  # it is asked whose turn it is
        await until(lambda: home.registry.rests.known(playing))
        for table in (lobby, playing):
            page = await ada.open(table)
            await page.close()
            await until(lambda table=table: table in home.registry.rests)
        assert most["played"] > 0
        assert 0 < most["commits"] <= log_reader.FEW
        assert most["read"] <= SLICE
        assert most["played"] <= SLICE


async def test_the_house_starts_in_slices_too(log_home, read_at_once):
    most, ticking = read_at_once
    async with house(log_home.db) as home:
        await long_tables(home)
    ticking()
    async with house(log_home.db) as home:
        assert len(home.registry.rests) == 2
        assert 0 < most["read"] <= SLICE


async def test_what_everybody_may_know_of_a_table_at_rest_is_told_without_playing(db, monkeypatch):
    """It equals what is told of the table awake."""
    async with house(db, retention=AT_ONCE) as home:
        ada, lobby, playing = await long_tables(home)
        await until(lambda: {lobby, playing} <= set(home.registry.rests._at))
        paths = [f"/api/tables/{lobby}", f"/api/tables/{playing}", f"/table/{lobby}", f"/table/{playing}/qr.svg"]
        brought = []
        real = registry_module.restore
        monkeypatch.setattr(registry_module, "restore", lambda id, *given: brought.append(id) or real(id, *given))
        at_rest = [await ada.get(path) for path in [*paths, "/api/tables"]]
        assert not brought
        assert [status for status, _ in at_rest] == [200] * len(at_rest)
        for table in (lobby, playing):
            await home.registry.awake(table)
        assert brought == [lobby, playing]
        assert [await ada.get(path) for path in paths] == at_rest[:-1]
