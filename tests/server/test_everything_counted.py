"""Everything that people can create is limited: every route, act and message is used more often than the limits allow,
at every stage where it is possible, by a known person and by strangers; the server then holds no more of anything than
allowed.

Routes are the router's, acts and messages those of the types. A new one that makes something uncounted fails here; one
of which nobody says how it is asked for, too.
"""

import shutil
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from typing import get_args

import aiohttp
import pytest
from aiohttp import web

from kermesse.games import CATALOGUE
from kermesse.lessons.problem import problems_of
from kermesse.server import serve
from kermesse.server.connection import messages
from kermesse.server.http.context import CONTEXT, Context
from kermesse.server.http.registry import Registry
from kermesse.server.http.routes import application
from kermesse.server.storage.limits import NO_LIMITS
from kermesse.server.storage.line_counts import COUNTS
from kermesse.server.storage.people import People
from kermesse.server.table import acts
from tests.server.homes import File
from tests.server.house import house

FEW = 3  # what the limits allow
TRIES = 6
ROOM = 3_000  # bytes that a table's log may grow by
LIMITS = replace(
    NO_LIMITS,
    new_tables=(0, FEW),
    strangers=(0, FEW),
    challenges=(0, FEW),
    records=(0, FEW),
    records_per_address=(0, FEW),
    analyses=(0, FEW),
    advice=(0, FEW),
    chat=(0, FEW),
)
STAGES = ("lobby", "playing", "over")
ACTS = get_args(messages.Act.__annotations__["what"])
SAID = {  # how a message that is no act is said, with what may be done there
    messages.Hello: lambda legal: {"type": "hello", "have": 0},
    messages.Do: lambda legal: {"type": "do", "command": (legal or [{"do": "reveal"}])[0]},
    messages.Why: lambda legal: {"type": "why", "command": (legal or [{"do": "reveal"}])[0]},
    messages.Pong: lambda legal: {"type": "pong", "ping": 1},
}
# Nobody asked for a pause, is awaited, away, or stands in, or has won a step; nothing is to be passed over.
NOT_ALONE = {"refuse", "stand_in", "nudge", "take_back", "onward", "skip_ahead"}
BODIES = {  # how each request that is no GET is sent; None: with the record of a game
    ("POST", "/api/me"): {"name": "Zoé"},
    ("DELETE", "/api/me"): {},
    ("POST", "/api/me/key"): {},
    ("POST", "/api/me/ways/{id}"): {"name": "Zoé"},
    ("DELETE", "/api/me/ways/{id}"): {},
    ("POST", "/api/me/others"): {},
    ("POST", "/api/me/others/{id}"): {},
    ("POST", "/api/me/passkey/begin"): {},
    ("POST", "/api/me/passkey"): {"credential": {}},
    ("POST", "/api/me/code"): {},
    ("POST", "/api/me/code/look"): {"code": "ABCDEF"},
    ("POST", "/api/me/code/answer"): {"code": "ABCDEF", "asks": "", "may": True},
    ("POST", "/api/me/sheet"): {},
    ("POST", "/api/enter/passkey/begin"): {},
    ("POST", "/api/enter/passkey"): {"credential": {}},
    ("POST", "/api/enter/code/look"): {"code": "ABCDEF"},
    ("POST", "/api/enter/code/ask"): {"code": "ABCDEF"},
    ("POST", "/api/enter/code"): {"code": "ABCDEF"},
    ("POST", "/api/enter/sheet"): {"words": "nobody knows these"},
    ("POST", "/api/me/understood"): {"understood": ["kraaw/look-done"]},
    ("DELETE", "/api/me/understood"): {},
    ("POST", "/api/tables"): {"game": "kraaw", "seats": 2, "play_now": True},
    ("POST", "/api/replays/{id}/analysis/{seat}"): {},
    ("POST", "/api/verify"): None,
}


def routes():
    """Every way to ask over HTTP, as the router has them."""
    context = Context.__new__(Context)
    context.guard = None
    found = {
        (route.method, route.resource.canonical)
        for route in application(context).router.routes()
        if route.method != "HEAD" and route.resource is not None
    }
    return sorted(found)


class Prepared:
    """A house with tables of Ada's at every stage, as it lies on the disk."""

    def __init__(self):
        self.db, self.cookie, self.tables = None, {}, {}

    async def make(self, folder):
        self.db = folder / "house.db"
        async with house(self.db, bot_pace=0.01) as home:
            ada = await home.browser().named("Ada")
            for stage in STAGES:
                self.tables[stage] = [await self._table(ada, stage) for _ in range(TRIES)]
            self.cookie = {each.key: each.value for each in ada.session.cookie_jar}

    async def _table(self, ada, stage):
        """With a bot and, before its start, a free seat."""
        options = {"timers": "off"}
        table = await ada.new_table(seats=3 if stage == "lobby" else 2, play_now=stage != "lobby", options=options)
        page = await ada.open(table)
        if stage == "lobby":
            assert (await page.act("add_bot", seat=1))["done"]
        else:
            await page.until(page.legal)
            await page.play()
            await page.until(page.legal)  # her turn again: there is something to advise
        if stage == "over":
            assert (await page.act("concede"))["done"]
            await page.until(lambda: page.table["stage"] == "over")
        await page.close()
        return table

    def copy(self, folder):
        for end in ("", COUNTS):
            shutil.copyfile(f"{self.db}{end}", f"{folder / 'copy.db'}{end}")
        return folder / "copy.db"


ONCE = Prepared()


@pytest.fixture
async def prepared(tmp_path_factory):
    if ONCE.db is None:
        await ONCE.make(tmp_path_factory.mktemp("prepared"))
    return ONCE


@pytest.fixture
def opened(prepared, tmp_path):
    """The prepared house under few limits."""
    return lambda limits=LIMITS: house(prepared.copy(tmp_path), limits, bot_pace=0.01)


async def census(home, file):
    """Count everything of each kind: rows of every table of the database except lines of logs, and objects in memory
    alone.
    """
    served = home.registry
    await served.storage.synced()
    kinds = [
        name for (name,) in await file.run("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'log'")
    ]
    rows = {kind: (await file.run(f"SELECT count(*) FROM {kind}"))[0][0] for kind in kinds}
    memory = {
        "tables": len(served.tables) + len(served.rests),
        "known people": len(served.people._known),
        "analyses under way": len(served.analysts._jobs),
    }
    return Counter({**rows, **memory})


async def too_many(home, prepared, ask):
    """Kinds that exceed their limits after being requested again and again: by Ada, then by strangers."""
    file = File(home.registry.storage._path)
    found = {}
    for known in (True, False):
        before = await census(home, file)
        for number in range(TRIES):
            browser = home.browser()
            if known:
                browser.session.cookie_jar.update_cookies(prepared.cookie)
            with suppress(aiohttp.WSServerHandshakeError):  # a stranger too many
                await ask(browser, number)
            await browser.close()
        grown = await census(home, file) - before
        found |= {kind: more for kind, more in grown.items() if more > FEW}
    return found


# ---------------------------------------------------------------- over HTTP


def asking(prepared, method, pattern, record=""):
    """Request that route, each time for another table of each stage."""
    name = "first" if "lesson" in pattern else problems_of(CATALOGUE["kraaw"])[0].id

    async def ask(browser, number):
        for stage in STAGES if "{id}" in pattern else STAGES[:1]:
            given = {"id": prepared.tables[stage][number], "game": "kraaw", "name": name, "seat": "0"}
            path = pattern
            for field, value in {**given, "file:.+\\.[a-z0-9]+": "favicon.svg"}.items():
                path = path.replace("{" + field + "}", value)
            if path.startswith("/ws/"):
                await browser.open(path.removeprefix("/ws/"))
                continue
            body = BODIES.get((method, pattern))
            sent = {"data": record} if body is None else {"json": body}
            async with browser.session.request(method, path, **(sent if method != "GET" else {})) as answer:
                assert await answer.read() is not None
                assert answer.status < 500 or answer.status == 503

    return ask


def test_every_route_has_its_way_to_be_asked():
    assert {route for route in routes() if route[0] != "GET"} == set(BODIES)


@pytest.mark.parametrize(("method", "pattern"), routes())
async def test_no_route_makes_more_than_is_counted(opened, prepared, method, pattern):
    async with opened() as home:
        _, record = await home.registry.storage.record(prepared.tables["over"][0])
        assert await too_many(home, prepared, asking(prepared, method, pattern, record)) == {}


# ---------------------------------------------------------------- at tables and in lessons


def doing(prepared, say):
    """Say it at another table of each stage each time, and in a lesson."""

    async def do(browser, number):
        for room in [*(prepared.tables[stage][number] for stage in STAGES), "lesson/kraaw/first"]:
            page = await browser.open(room)
            await say(page)
            await page.close()

    return do


def act(what, done=None):
    """`done`: where it is noted that it was."""

    async def say(page):
        """At whatever seat it is possible: the bot's, the free one, any."""
        if what == "resume":
            await page.act("pause")
        text = "" if what == "add_bot" else "hello"
        for seat in (1, 2, -1):
            answer = await page.act(what, seat=seat, text=text, options={"public": True})
            if done is not None and answer["done"]:
                done.add(what)

    return say


def message(kind):
    async def say(page):
        spoken = SAID[kind](page.legal())
        if "id" in kind.__struct_fields__:
            await page.ask(**spoken)
        else:
            await page.say(**spoken)
            await page.ask(type="act", what="refuse")  # it was heard when the next word is answered

    return say


def test_every_message_has_its_way_to_be_said():
    assert {messages.Act, *SAID} == set(get_args(messages.FromClient))


@pytest.mark.parametrize("what", ACTS)
async def test_no_act_makes_more_than_is_counted(opened, prepared, what):
    done = set()
    async with opened() as home:
        assert await too_many(home, prepared, doing(prepared, act(what, done))) == {}
    assert done or what in NOT_ALONE


@pytest.mark.parametrize("kind", SAID)
async def test_no_other_message_makes_more_than_is_counted(opened, prepared, kind):
    async with opened() as home:
        assert await too_many(home, prepared, doing(prepared, message(kind))) == {}


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("what", ACTS)
async def test_at_one_table_everything_has_an_end(opened, prepared, what, stage):
    """However often it is done: the log has its budget, and what is begun for it (a thought, say) its share."""
    table = prepared.tables[stage][0]
    async with opened() as probe:
        await probe.registry.awake(table)
        there = probe.registry.storage.bytes_of(table)
    async with opened(replace(LIMITS, table_bytes=2 * (there + ROOM))) as home:
        begun, begin = Counter(), home.registry.watch.begin
        home.registry.watch.begin = lambda name, work: (begun.update([name]), begin(name, work))[1]
        ada = home.browser()
        ada.session.cookie_jar.update_cookies(prepared.cookie)
        page = await ada.open(table)
        for number in range(60):
            seat, text, options = number % 3, ("normal", "easy")[number % 2], {"public": bool(number % 2)}
            await page.act(what, seat=seat, text=text, options=options)
        assert home.registry.storage.bytes_of(table) < there + ROOM + 1_000  # and a last line
        del begun["a bot's thought"]  # the game's, which has an end
        assert all(times <= FEW for times in begun.values()), begun


# ---------------------------------------------------------------- and if one did


async def test_a_route_that_makes_something_uncounted_is_found(opened, prepared, monkeypatch):
    async def planted(request):
        number = len(request.app[CONTEXT].registry.people._known)
        request.app[CONTEXT].registry.storage.keep_record(f"planted{number}-{id(request)}", "{}", "record")
        return web.Response()

    def with_it(context):
        app = application(context)
        app.router.add_post("/api/planted", planted)
        return app

    monkeypatch.setattr(serve, "application", with_it)
    monkeypatch.setitem(BODIES, ("POST", "/api/planted"), {})
    async with opened() as home:
        found = await too_many(home, prepared, asking(prepared, "POST", "/api/planted"))
        assert set(found) == {"records"}


async def test_an_act_that_makes_something_uncounted_is_found(opened, prepared, monkeypatch):
    def planted(asking):
        asking.table.registry.storage.keep_understood(f"{asking.table.id}-{asking.act.id}", "kraaw/look-done")

    monkeypatch.setitem(acts.ACTS, "phrase", planted)
    async with opened() as home:
        assert set(await too_many(home, prepared, doing(prepared, act("phrase")))) == {"understood"}


@pytest.mark.parametrize(
    ("of", "count", "free", "ask", "more"),
    [
        (Registry, "_room_for", lambda *given: None, lambda p: doing(p, act("rematch")), {"tables"}),
        (Registry, "_room_for", lambda *given: None, lambda p: doing(p, act("regroup")), {"tables"}),
        (Registry, "keeps_record_of", lambda *given: True, lambda p: doing(p, act("concede")), {"records"}),
        (
            Context,
            "stranger",
            lambda context, request: People.stranger(context.registry.people),
            lambda p: asking(p, "POST", "/api/me"),
            {"people", "known people"},
        ),
    ],
)
async def test_what_is_counted_no_longer_is_found(opened, prepared, monkeypatch, of, count, free, ask, more):
    monkeypatch.setattr(of, count, free)
    async with opened() as home:
        assert set(await too_many(home, prepared, ask(prepared))) >= more
