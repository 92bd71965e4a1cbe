"""A table of a real server, on a port of this machine: people sit down, play at random to the end, and look back."""

import asyncio
import json
import logging
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import aiohttp
import structlog

from kermesse.core.game import AnyGame
from kermesse.core.options import BadOptions
from kermesse.games import CATALOGUE
from kermesse.games.guests import with_guests
from kermesse.server.http.settings import Settings
from kermesse.server.serve import serving
from kermesse.words.log import FAIR_FOLK

SECONDS: Final = 15  # of play; a game in real time need not be over by then
PATIENCE: Final = 20  # seconds for an answer
MOST_PEOPLE: Final = 4


def faults(game: AnyGame, module: str) -> Iterator[str]:
    """Yield a line for each thing that goes wrong at the table, with what to do."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    try:
        yield from asyncio.run(_played(game, module))
    except TimeoutError:
        yield f"table: nothing came for {PATIENCE} s: see what kermesse serve says, at a table of the same game"
    finally:
        structlog.reset_defaults()


async def _played(game: AnyGame, module: str) -> list[str]:
    games = CATALOGUE if game.name in CATALOGUE else with_guests([module])
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(port=0, db=str(Path(folder, "check.db")), games=games, thinkers=0)
        async with serving(settings) as (_, port), AsyncExitStack() as stack:
            people = [Person(port, FAIR_FOLK[seat]) for seat in range(_seats(game))]
            for person in people:
                stack.push_async_callback(person.close)
                await person.begin()
            return [line async for line in _evening(game, people)]


def _seats(game: AnyGame) -> int:
    """As many as can be at a table with the default options, but not more than MOST_PEOPLE if fewer can."""
    few = [seats for seats in game.seats if seats <= MOST_PEOPLE] or [game.seats.start]
    for seats in (*reversed(few), *game.seats):
        with suppress(BadOptions):
            game.check_options(game.options_type(), seats)
            return int(seats)
    return game.seats.start


async def _evening(game: AnyGame, people: "list[Person]") -> Any:
    host = people[0]
    status, table = await host.asked("POST", "/api/tables", {"game": game.name, "seats": len(people)})
    if status != 200:
        yield f"table: {table.get('sentence', table)}: the default options must be possible for {len(people)} seats"
        return
    for person in people:
        await person.open(table["id"])
        if person is not host:
            await person.say(type="act", what="sit", id="sit")
            await person.until(lambda person=person: person.seat is not None)
    await host.say(type="act", what="start", id="start")
    for person in people:
        await person.until(lambda person=person: person.position or person.bye)
    refused = await _play(people, Random(game.name))
    if refused:
        yield f"table: {refused}"
    elif people[0].position and people[0].position["outcome"]:
        async for line in _look_back(host, table["id"]):
            yield line
    elif not game.real_time:
        yield f"table: not over after {SECONDS} s of play without thought: give the game an end that comes sooner"


async def _play(people: "list[Person]", random: Random) -> str:
    """Play at random; return what went wrong, or ''."""
    until = monotonic() + SECONDS
    while monotonic() < until:
        for person in people:
            if person.bye:
                return f"the table was closed ({person.bye}): kermesse serve tells where the rules raised an error"
        if people[0].position["outcome"]:
            return ""
        able = [person for person in people if person.position["legal"]]
        if not able:
            await asyncio.wait([asyncio.ensure_future(people[0].news.wait())], timeout=0.2)
            people[0].news.clear()
            continue
        person = random.choice(able)
        alone = len(person.position["awaiting"]) == 1
        answer = await person.do(random.choice(person.position["legal"]))
        if not answer["done"] and alone and answer.get("code") not in ("too_late", "game_over"):
            return (
                f"a listed command was refused ({answer.get('sentence')}): let legal and apply ask the same questions"
            )
        if answer["done"]:
            at = person.position["at"]
            for each in people:
                await each.until(lambda each=each, at=at: each.position["at"] >= at or each.bye)
    return ""


async def _look_back(host: "Person", table: str) -> Any:
    status, replay = await host.asked("GET", f"/api/replays/{table}?eyes=all")
    if status != 200 or not replay["frames"]:
        yield "replay: it cannot be played again: the laws replay and round_trip say why"
    status, record = await host.asked("GET", f"/table/{table}/record")
    if status != 200:
        yield f"record: it cannot be written ({status}): the law round_trip says why"
        return
    status, verdict = await host.asked("POST", "/api/verify", record)
    if status != 200 or not verdict["holds"]:
        yield "record: it does not hold when it is verified: the law replay says why"


class Person:
    """One person with one page at the table."""

    def __init__(self, port: int, name: str) -> None:
        self.name = name
        self.seat: int | None = None
        self.position: dict[str, Any] = {}
        self.bye = ""
        self.news = asyncio.Event()
        self._url = f"http://127.0.0.1:{port}"
        self._answers: dict[str, dict[str, Any]] = {}
        self._count = 0

    async def begin(self) -> None:
        self._session = aiohttp.ClientSession(self._url, cookie_jar=aiohttp.CookieJar(unsafe=True))
        await self.asked("POST", "/api/me", {"name": self.name})

    async def asked(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        data = body if body is None or isinstance(body, str) else json.dumps(body)
        async with self._session.request(method, path, data=data) as response:
            text = await response.text()
            return response.status, json.loads(text) if "json" in response.content_type else text

    async def open(self, table: str) -> None:
        self._socket = await self._session.ws_connect(f"/ws/{table}", max_msg_size=0)
        self._reading = asyncio.create_task(self._read())
        await self.say(type="hello", have=0, language="fr")

    async def say(self, **message: Any) -> None:
        await self._socket.send_str(json.dumps(message))

    async def do(self, command: Any) -> dict[str, Any]:
        self._count += 1
        id = str(self._count)
        await self.say(type="do", command=command, id=id)
        await self.until(lambda: id in self._answers or self.bye)
        return self._answers.pop(id, {"done": False, "code": self.bye})

    async def until(self, true: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.news.clear()
                await self.news.wait()

    async def _read(self) -> None:
        async for message in self._socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                break
            told = json.loads(message.data)
            kind = told["type"]
            if kind == "ping":
                await self.say(type="pong", ping=told["ping"])
            elif kind == "answer":
                self._answers[told["id"]] = told
            elif kind == "bye":
                self.bye = told["code"]
            if kind in ("welcome", "table"):
                self.seat = told["seat"]
            if kind in ("welcome", "step"):
                self.position = told["position"] or {}
            self.news.set()
        self.bye = self.bye or "closed"
        self.news.set()

    async def close(self) -> None:
        if hasattr(self, "_reading"):
            self._reading.cancel()
            with suppress(asyncio.CancelledError):
                await self._reading
        await self._session.close()
