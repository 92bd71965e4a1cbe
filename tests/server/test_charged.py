"""A GET is charged its cost, and an unchanging answer is made only once."""

import asyncio
import gzip
import json
import time
from dataclasses import replace

import pytest

from kermesse.games import CATALOGUE
from kermesse.server.http import tables
from kermesse.server.http.context import Context
from kermesse.server.http.routes import application
from kermesse.server.storage import limits as limits_module
from kermesse.server.storage.limits import NO_LIMITS, Metered
from tests.server.house import house

STEP = 7  # milliseconds of the processor that each step of a request takes, in these tests
MUCH = 1e6


class Dear:
    """Time in which every step costs as much."""

    monotonic = staticmethod(time.monotonic)

    def __init__(self) -> None:
        self._now = 0.0

    def thread_time(self) -> float:
        self._now += STEP / 1000
        return self._now


@pytest.fixture
def sites(monkeypatch):
    """Those that are made."""
    made = []
    monkeypatch.setattr(
        Context, "__post_init__", lambda context, real=Context.__post_init__: made.append(context) or real(context)
    )
    return made


def routes_of(context, table):
    for route in application(context).router.routes():
        if route.method == "GET" and route.resource is not None:
            path = route.resource.canonical
            yield (
                path.format(game="kraaw", name="first", id=table, seat=0, file="icon-192.png") if "{" in path else path
            )


def left(context):
    (bucket,) = context.gets._of.values()
    return bucket.left()


async def test_every_get_is_charged_by_what_it_costs(db, sites, monkeypatch):
    async with house(db, replace(NO_LIMITS, gets=(0, MUCH))) as home:
        ada = await home.browser().named("Ada")
        table = await ada.new_table(seats=2)
        (context,) = sites
        walked = set()
        paths = list(routes_of(context, table))
        await ada.get("/healthz")
        monkeypatch.setattr(limits_module, "time", Dear())
        for path in paths:
            before = left(context)
            if path.startswith("/ws/"):
                page = await ada.session.ws_connect(path)
                await page.close()
            else:
                async with ada.session.get(path) as response:
                    await response.read()
                assert response.status != 429
            assert before - left(context) >= STEP, path
            walked.add(path)
        assert len(walked) > 30


async def test_what_is_dear_is_refused_sooner_and_others_are_not_in_its_way(db, monkeypatch):
    async with house(db, replace(NO_LIMITS, gets=(0, 100)), behind_proxy=True) as home:
        greedy = home.browser(**{"X-Forwarded-For": "198.51.100.1"})
        modest = home.browser(**{"X-Forwarded-For": "198.51.100.2"})
        monkeypatch.setattr(limits_module, "time", Dear())
        statuses = [(await greedy.get("/api/games"))[0] for _ in range(30)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        assert statuses.count(200) <= 100 / STEP + 1
        assert (await modest.get("/api/games"))[0] == 200


async def test_a_cheap_one_counts_once(db, sites):
    async with house(db, replace(NO_LIMITS, gets=(0, MUCH))) as home:
        ada = home.browser()
        (context,) = sites
        for _ in range(20):
            await ada.get("/healthz")
        assert MUCH - left(context) >= 20


async def test_work_is_metered_step_by_step_whatever_becomes_of_it():
    told = []

    async def work():
        burn(0.02)
        await asyncio.sleep(0)
        burn(0.03)
        try:
            await failing()
        except TimeoutError:
            burn(0.01)
        return "done"

    async def failing():
        await asyncio.sleep(0)
        raise TimeoutError

    def burn(seconds):
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass

    assert await Metered(work(), told.append) == "done"
    assert sum(told) >= 0.06
    assert len(told) >= 3

    async def fails():
        await asyncio.sleep(0)
        raise KeyError("so")

    with pytest.raises(KeyError):
        await Metered(fails(), told.append)

    async def waits():
        try:
            await asyncio.Event().wait()
        finally:
            told.append("let go")

    task = asyncio.ensure_future(_of(Metered(waits(), lambda seconds: None)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert told[-1] == "let go"


async def _of(work):
    return await work


async def test_what_stays_the_same_is_made_once(home, monkeypatch):
    ada = await home.browser().named("Ada")
    table = await ada.new_table(seats=2)
    paths = ["/api/games", *(f"/api/games/{game}/words" for game in CATALOGUE), f"/table/{table}/qr.svg"]
    first = [await ada.get(path) for path in paths]

    def never(*given):
        raise AssertionError("made again")

    for maker in ("game_info", "game_words", "_qr"):
        monkeypatch.setattr(tables, maker, never)
    monkeypatch.setattr("segno.make", never)
    assert [await ada.get(path) for path in paths] == first
    assert {status for status, _ in first} == {200}


async def test_words_are_sent_packed_to_whoever_takes_them_so(home):
    session = home.browser().session
    async with session.get("/api/games/krom/words", headers={"Accept-Encoding": "identity"}) as plain:
        assert "Content-Encoding" not in plain.headers
        told = await plain.json()
    reader, writer = await asyncio.open_connection("127.0.0.1", home.port)
    head = f"GET /api/games/krom/words HTTP/1.1\r\nHost: 127.0.0.1:{home.port}\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n"
    writer.write(head.encode())
    answer = await reader.read()
    writer.close()
    assert b"Content-Encoding: gzip" in answer
    assert json.loads(gzip.decompress(answer.partition(b"\r\n\r\n")[2])) == told
