"""A real server on a real port, and people with real sockets."""

import asyncio
import itertools
import json
import sys
from collections.abc import Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp

from kermesse.core.wire import encode
from kermesse.games import CATALOGUE
from kermesse.server.http.registry import Registry
from kermesse.server.http.settings import Settings, TableRetention
from kermesse.server.serve import serving
from kermesse.server.storage.limits import NO_LIMITS, Limits
from tests.tiny_game import TINY_GAME

GAMES = CATALOGUE.also(TINY_GAME)  # the tiny game's deadlines fall every two seconds
RETENTION = TableRetention(look_every=0.05)
TOKEN = "for whoever runs the server"
SOON = 60.0  # the time for which a test waits for what must come: only a failing test waits so long


class Home:
    """A running server as its guests see it; `registry` for a look behind the scenes."""

    def __init__(self, port: int, registry: Registry | None = None) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.registry = registry
        self._people: list[Browser] = []

    def browser(self, **headers: str) -> "Browser":
        browser = Browser(self.url, headers)
        self._people.append(browser)
        return browser

    async def metrics(self) -> str:
        """Return the metrics of the server, as an operator reads them."""
        status, text = await self.browser(Authorization=f"Bearer {TOKEN}").get("/metrics")
        assert status == 200
        return text

    async def close(self) -> None:
        for browser in self._people:
            await browser.close()


OPEN: list[Home] = []  # servers that run now


def told_of(home: Home) -> str:
    """Return each table's seed, options and log: all that is needed to play a failure again."""
    told = []
    for id, table in home.registry.tables.items() if home.registry else ():
        seating, match = table.seating, table.live.match
        told.append(f"table {id}: {seating.game}, {seating.stage}, seed {seating.seed}, options {seating.options}")
        told += [encode(entry).decode() for entry in match.log] if match is not None else []
    return "\n".join(told) or "no table is awake"


@asynccontextmanager
async def house(db: Path, limits: Limits = NO_LIMITS, retention: TableRetention = RETENTION, **more: Any):
    settings = Settings(
        port=0, db=str(db), limits=limits, retention=retention, **{"games": GAMES, "metrics_token": TOKEN, **more}
    )
    opened = None
    try:
        async with serving(settings) as (served, port):
            opened = Home(port, served)
            OPEN.append(opened)
            try:
                yield opened
            except Exception:  # the test opened this server itself, and failed in it
                print(f"the house at port {port}:\n{told_of(opened)}", file=sys.stderr)
                raise
    finally:
        if opened is not None:
            OPEN.remove(opened)
            await opened.close()


class Browser:
    """One person's browser, with its own cookies."""

    def __init__(self, url: str, headers: dict[str, str] | None = None) -> None:
        self.url = url
        self.session = aiohttp.ClientSession(url, cookie_jar=aiohttp.CookieJar(unsafe=True), headers=headers)
        self.pages: list[Page] = []

    async def get(self, path: str, **given: Any) -> tuple[int, Any]:
        async with self.session.get(path, **given) as response:
            text = await response.text()
            return response.status, json.loads(text) if "json" in response.content_type else text

    async def post(self, path: str, body: Any, **given: Any) -> tuple[int, Any]:
        async with self.session.post(path, data=json.dumps(body), **given) as response:
            text = await response.text()
            return response.status, json.loads(text) if "json" in response.content_type else text

    async def named(self, name: str) -> "Browser":
        status, _ = await self.post("/api/me", {"name": name})
        assert status == 200
        return self

    async def new_table(self, game: str = "kraaw", **wish: Any) -> str:
        status, answer = await self.post("/api/tables", {"game": game, **wish})
        assert status == 200, answer
        return answer["id"]

    async def open(self, table: str, have: int = 0, hello: bool = True, language: str = "en") -> "Page":
        page = Page(await self.session.ws_connect(f"/ws/{table}", max_msg_size=0))
        self.pages.append(page)
        if hello:
            await page.hello(have, language)
        return page

    async def close(self) -> None:
        for page in self.pages:
            await page.close()
        await self.session.close()


class Page:
    """One tab at a table. It keeps everything that it was sent, as it was sent."""

    ids = itertools.count(1)

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws = ws
        self.raw: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.last = 0  # number of the last message
        self.gaps = 0
        self.pongs = True
        self.table: dict[str, Any] = {}
        self.position: dict[str, Any] | None = None
        self.seat: int | None = None
        self.bye: dict[str, Any] | None = None
        self.trouble = ""  # what makes everybody wait
        self.coach: dict[str, Any] = {}  # in a lesson: the coach's last words
        self.advice: dict[str, Any] = {}  # the last advice of a bot
        self.odds: list[dict[str, Any]] = []  # that a spectator was told
        self.ended = False
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self.ws:
            if message.type is not aiohttp.WSMsgType.TEXT:
                break
            told = json.loads(message.data)
            if told["type"] == "ping":
                if self.pongs:
                    await self.say(type="pong", ping=told["ping"])
                continue
            self.raw.append(message.data)
            self._hear(told)
            self._news.set()
        self.ended = True
        self._news.set()

    def _hear(self, told: dict[str, Any]) -> None:
        self.heard.append(told)
        kind = told["type"]
        if kind == "answer":
            self.answers[told["id"]] = told
        elif kind == "bye":
            self.bye = told
        elif kind == "trouble":
            self.trouble = told["code"]
        elif kind == "arrival":
            pass
        elif kind == "coach":
            self.coach = told
        elif kind == "advice":
            self.advice = told
        elif kind == "odds":
            self.odds.append(told)
        elif kind == "welcome" or told["n"] == self.last + 1 or not self.last:
            self.last = told["n"]
        else:
            self.gaps += 1
            self.last = told["n"]
        if kind in ("welcome", "table"):
            self.table, self.seat = told["table"], told["seat"]
        if kind in ("welcome", "step"):
            self.position = told["position"]

    async def say(self, **message: Any) -> None:
        await self.ws.send_str(json.dumps(message))

    async def hello(self, have: int = 0, language: str = "en") -> None:
        before = len(self.heard)
        await self.say(type="hello", have=have, language=language)
        await self.until(lambda: len(self.heard) > before or self.ended)

    async def until(self, true: Callable[[], Any], seconds: float = SOON) -> Any:
        async with asyncio.timeout(seconds):
            while not (found := true()):
                self._news.clear()
                await self._news.wait()
            return found

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message, and wait for its answer."""
        id = message.setdefault("id", f"m{next(self.ids)}")
        self.answers.pop(id, None)
        await self.say(**message)
        await self.until(lambda: id in self.answers or self.ended)
        return self.answers.get(id, {"done": None})

    async def act(self, what: str, **more: Any) -> dict[str, Any]:
        return await self.ask(type="act", what=what, **more)

    async def do(self, command: Any, **more: Any) -> dict[str, Any]:
        return await self.ask(type="do", command=command, **more)

    async def play(self, **more: Any) -> None:
        """Do the first command that may be done; where a bot was quicker, the first of those left."""
        while True:
            command = (await self.until(self.legal))[0]
            if (await self.do(command, **more))["done"]:
                return
            await self.until(lambda command=command: command not in self.legal())

    def legal(self) -> list[Any]:
        return self.position["legal"] if self.position else []

    async def close(self) -> None:
        await self.ws.close()
        self._reading.cancel()
        with suppress(asyncio.CancelledError):
            await self._reading


async def all_tables(home: Home) -> set[str]:
    """Return all tables of the server, all of them brought back."""
    for rest in home.registry.rests:
        await home.registry.awake(rest.id)
    return set(home.registry.tables)


async def table_of_two(home: Home, host: str = "Ada", other: Home | None = None) -> tuple[str, Page, Page]:
    """Return a started game of Kraaw without clocks, and the pages of both people. `other`: the server at which the
    second connects.
    """
    ada, bob = await home.browser().named(host), await (other or home).browser().named("Bob")
    table = await ada.new_table(seats=2, options={"timers": "off"})
    a, b = await ada.open(table), await bob.open(table)
    assert (await b.act("sit"))["done"]
    assert (await a.act("start"))["done"]
    for page in (a, b):
        await page.until(lambda page=page: page.position)
    return table, a, b


async def _first(several: Iterable[Coroutine[Any, Any, Any]]) -> None:
    """Wait for the first of them."""
    waiting = [asyncio.ensure_future(each) for each in several]
    await asyncio.wait(waiting, return_when="FIRST_COMPLETED")
    for each in waiting:
        each.cancel()


async def play_on(
    pages: list[Page], moves: int = 10_000, choose: Callable[[list[Any]], Any] = lambda legal: legal[0]
) -> int:
    """Let any seat that can act do so, until the game is over or so many moves were made."""
    made = 0
    while made < moves:
        page = next((page for page in pages if page.legal()), None)
        if page is None:
            over = [page for page in pages if page.position and page.position["outcome"]]
            if over:
                return made
            await _first(page.until(lambda page=page: page.legal() or page.position["outcome"]) for page in pages)
            continue
        seen = page.last
        answer = await page.do(choose(page.legal()))
        assert answer["done"], answer
        made += 1
        for each in pages:
            await each.until(lambda each=each, at=page.position["at"]: each.position["at"] >= at)
        assert page.last > seen
    return made


def by(message: dict[str, Any]) -> int | None:
    """Return the seat that caused a step, as far as its events tell."""
    events = message.get("events", []) if message["type"] == "step" else []
    return next((event["seat"] for event in events if "seat" in event), None)
