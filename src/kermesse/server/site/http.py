"""The routes: pages, the API of `messages.py`, sockets, health and metrics."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import segno
import structlog
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from kermesse import words
from kermesse.core.game import Refused
from kermesse.server.ground.database import StorageFailed
from kermesse.server.ground.limits import BODY_SECONDS, LONGEST_BODY, LONGEST_RECORD, Buckets
from kermesse.server.ground.names import clean_name
from kermesse.server.ground.people import COOKIE, COOKIE_AGE, COOKIE_OVER_TLS, Person
from kermesse.server.ground.storage import Damaged
from kermesse.server.line import messages
from kermesse.server.line.connection import Connection
from kermesse.server.line.messages import RULE
from kermesse.server.site.catalogue import game_info, game_words
from kermesse.server.site.house import House
from kermesse.server.site.pages import add_pages, page_of
from kermesse.server.site.replays import read_eyes, replay_frames, verdict
from kermesse.server.site.security import HEADERS, HSTS, TABLE_ID, Hosts, address_of, is_own_origin, may_see_metrics

encode = msgspec.json.Encoder().encode

STATUS: Final = {
    "no_table": 404,
    "no_game": 404,
    "no_page": 404,
    "foreign_origin": 403,
    "not_over": 409,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_many_unbegun": 429,
    "person_bytes": 429,
    "address_bytes": 429,
    "house_bytes": 503,
    "house_full": 503,
    "too_busy": 503,
    "disk_waits": 503,
    "aside_version": 410,
    "aside_damaged": 410,
    "aside_fault": 410,
    "record_damaged": 410,
    "too_long": 413,
    "too_slow": 408,
    "compressed": 415,
    "no_method": 405,
    "other_host": 421,
    "fault": 500,
}


class MeWish(msgspec.Struct, forbid_unknown_fields=True):
    name: str


@dataclass
class Site:
    """Everything that answering a request needs."""

    house: House
    public_url: str = ""
    behind_proxy: bool = False
    origins: frozenset[str] = frozenset()
    listens_on: str = "127.0.0.1"
    metrics_token: str = ""
    sockets: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        limits = self.house.limits
        self.posts = Buckets(limits.posts)
        self.gets = Buckets(limits.gets)
        self.looks = Buckets(limits.posts)
        self.new_tables = Buckets(limits.new_tables)
        self.https = self.public_url.startswith("https:")
        self.cookie = COOKIE_OVER_TLS if self.https else COOKIE
        self.hosts = Hosts(self.public_url, self.listens_on)
        if self.public_url:
            parts = urlsplit(self.public_url)
            self.origins = self.origins | {f"{parts.scheme}://{parts.netloc}"}
        self.log = structlog.get_logger()

    def application(self) -> web.Application:
        app = web.Application(client_max_size=LONGEST_RECORD + 1024, middlewares=[self._guard])
        app.add_routes(
            [
                web.get("/api/me", self.who),
                web.post("/api/me", self.rename),
                web.delete("/api/me", self.forget_me),
                web.post("/api/me/key", self.new_key),
                web.get("/api/me/data", self.my_data),
                web.get("/api/games", self.games),
                web.get("/api/games/{game}/words", self.words),
                web.get("/api/tables", self.tables),
                web.post("/api/tables", self.new_table),
                web.get("/api/tables/{id}", self.table),
                web.get("/api/replays/{id}", self.replay),
                web.get("/api/replays/{id}/record", self.record),
                web.get("/table/{id}/record", self.record),
                web.post("/api/verify", self.verify),
                web.get("/ws/{id}", self.socket),
                web.get("/table/{id}/qr.svg", self.qr),
                web.get("/table/{id}", self.table_page),
                web.get("/replay/{id}", self.replay_page),
                web.get("/learn/{game}", self.learn_page),
                web.get("/healthz", self.health),
                web.get("/readyz", self.ready),
                web.get("/metrics", self.metrics),
            ]
        )
        add_pages(app)
        return app

    # ------------------------------------------------------------ around every request

    @web.middleware
    async def _guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        try:
            self._may_ask(request)
            response = await handler(request)
        except Refused as refused:
            response = self._refusal(request, refused)
        except web.HTTPRequestEntityTooLarge:
            response = self._refusal(request, Refused("too_long", RULE))
        except web.HTTPNotFound:
            if _is_visit(request):
                response = page_of(request, 404)  # the client says it in words, and shows the way home
            else:
                response = self._refusal(request, Refused("no_page", RULE))
        except web.HTTPMethodNotAllowed as error:
            response = self._refusal(request, Refused("no_method", RULE))
            response.headers["Allow"] = ", ".join(sorted(error.allowed_methods))
        except StorageFailed:
            response = self._refusal(request, Refused("disk_waits", RULE))
        except Damaged:
            response = self._refusal(request, Refused("record_damaged", RULE))
        except web.HTTPException as error:
            response = self._refusal(request, Refused("bad_request", RULE), error.status)
        except (ConnectionError, asyncio.CancelledError):
            raise
        except Exception:
            self.house.metrics.faults.inc()
            self.log.exception("fault in a request", route=_route(request))
            response = self._refusal(request, Refused("fault", RULE))
        if not response.prepared:
            self._dress(response)
        self.house.metrics.answered(request.method, _route(request), response.status)
        return response

    def _may_ask(self, request: web.Request) -> None:
        if not self.hosts.knows(request.host):
            raise Refused("other_host", RULE)
        address = address_of(request, self.behind_proxy)
        if request.method in ("GET", "HEAD"):
            if not self.gets.take(address):
                raise Refused("too_fast", RULE)
        elif not is_own_origin(request, self.origins):
            raise Refused("foreign_origin", RULE)
        elif not self.posts.take(address):
            raise Refused("too_fast", RULE)
        if request.headers.get("Content-Encoding", "identity").strip().lower() != "identity":
            raise Refused("compressed", RULE)

    def _dress(self, response: web.StreamResponse) -> None:
        response.headers.update(HEADERS)
        if self.https:
            response.headers["Strict-Transport-Security"] = HSTS
        response.headers.setdefault("Cache-Control", "no-store")

    def _refusal(self, request: web.Request, refused: Refused, status: int = 400) -> web.Response:
        sentence = words.sentence("", language_of(request), refused)
        body = {"code": refused.code, "sentence": sentence, "rule": refused.rule}
        return _json(body, STATUS.get(refused.code, status))

    # ------------------------------------------------------------ people

    def _person(self, request: web.BaseRequest) -> Person | None:
        return self.house.people.by_secret(request.cookies.get(self.cookie))

    def _known(self, request: web.BaseRequest) -> Person:
        person = self._person(request)
        if person is None:
            raise Refused("nobody", RULE)
        return person

    def _give_cookie(self, request: web.BaseRequest, response: web.StreamResponse, secret: str) -> None:
        secure = self.https or request.secure
        response.set_cookie(
            self.cookie, secret, max_age=COOKIE_AGE, httponly=True, samesite="Lax", secure=secure, path="/"
        )

    async def who(self, request: web.Request) -> web.Response:
        person = self._person(request)
        return _json(messages.Me(person.name if person else "", bool(person and person.name)))

    async def rename(self, request: web.Request) -> web.Response:
        wish = await _read(request, MeWish)
        name = clean_name(wish.name)
        if not name:
            raise Refused("bad_name", RULE)
        person, secret = self._person(request), ""
        if person is None:
            person, secret = self.house.people.stranger()
        self.house.may_write()
        self.house.people.keep(person, name)
        await self.house.durable()
        response = _json(messages.Me(name, True))
        if secret:
            self._give_cookie(request, response, secret)
        return response

    async def new_key(self, request: web.Request) -> web.Response:
        """Another secret for the same person: whoever has the old one, on a lost device perhaps, is a stranger."""
        person = self._known(request)
        secret = self.house.people.new_key(person)
        await self.house.storage.synced()
        self.house.say_bye(person, "new_key")  # their own page comes back with the new one
        response = _json(messages.Me(person.name, bool(person.name)))
        self._give_cookie(request, response, secret)
        return response

    async def my_data(self, request: web.Request) -> web.Response:
        """Everything that the house keeps of whoever asks."""
        person = self._person(request)
        if person is None:
            return _json(messages.MyData("", [], []))
        if not self.looks.take(address_of(request, self.behind_proxy)):
            raise Refused("too_fast", RULE)
        return _json(await self.house.data_of(person))

    async def forget_me(self, request: web.Request) -> web.Response:
        await self.house.forget(self._known(request))
        response = _json(messages.Me("", False))
        response.del_cookie(self.cookie, path="/", secure=self.https, httponly=True, samesite="Lax")
        return response

    # ------------------------------------------------------------ tables

    async def games(self, request: web.Request) -> web.Response:
        return _json([game_info(game) for game in self.house.games.values()])

    async def words(self, request: web.Request) -> web.Response:
        game = self.house.games.get(request.match_info["game"])
        if game is None:
            raise Refused("no_game", RULE)
        response = _json(game_words(game))
        response.enable_compression()
        return response

    async def tables(self, request: web.Request) -> web.Response:
        return _json(self.house.listed(self._person(request)))

    async def new_table(self, request: web.Request) -> web.Response:
        wish = await _read(request, messages.NewTable)
        address = address_of(request, self.behind_proxy)
        if not self.new_tables.take(address):
            raise Refused("too_fast", RULE)
        self.house.may_write()
        person, secret = self._person(request), ""
        if person is None:
            person, secret = self.house.people.stranger()
        self.house.people.keep(person)
        table = await self.house.new_table(person, person.name, wish, address)
        response = _json({"id": table.id})
        if secret:
            self._give_cookie(request, response, secret)
        return response

    async def table(self, request: web.Request) -> web.Response:
        id = request.match_info["id"]
        try:
            return _json(self.house.table(id).info())
        except Refused as refused:
            aside = self.house.aside.get(id)
            if aside is None:
                raise
            sentence = words.sentence("", language_of(request), refused)
            told = messages.PutAside(refused.code, sentence, refused.rule, aside.info, aside.moves)
            return _json(told, STATUS[refused.code])

    async def table_page(self, request: web.Request) -> web.StreamResponse:
        id = request.match_info["id"]
        return page_of(request, 200 if id in self.house.tables or id in self.house.aside else 404)

    async def replay_page(self, request: web.Request) -> web.StreamResponse:
        try:
            self._finished(request.match_info["id"])
        except Refused as refused:
            return page_of(request, STATUS[refused.code])
        return page_of(request, 200)

    async def learn_page(self, request: web.Request) -> web.StreamResponse:
        return page_of(request, 200 if request.match_info["game"] in self.house.games else 404)

    async def qr(self, request: web.Request) -> web.Response:
        id = self.house.table(request.match_info["id"]).id
        base = self.public_url.rstrip("/") or f"{request.scheme}://{request.host}"
        out = BytesIO()
        segno.make(f"{base}/table/{id}", error="m", micro=False).save(
            out, kind="svg", scale=4, border=2, xmldecl=False, svgclass=None, lineclass=None, omitsize=True
        )
        return web.Response(body=out.getvalue(), content_type="image/svg+xml")

    # ------------------------------------------------------------ replays

    def _finished(self, id: str) -> tuple[messages.TableInfo, str]:
        table = self.house.tables.get(id)
        if table is not None and table.seating.stage != "over":
            raise Refused("not_over", RULE)
        kept = self.house.storage.record(id) if TABLE_ID.fullmatch(id) else None
        if kept is None:
            self.house.table(id)  # there is none, or it was put aside
            raise Refused("no_table", RULE)
        info = msgspec.json.decode(kept[0], type=messages.TableInfo)
        return (table.info() if table is not None else info), kept[1]

    async def replay(self, request: web.Request) -> web.Response:
        info, record = self._finished(request.match_info["id"])
        eyes = read_eyes(request.query.get("eyes", "spectator"), len(info.places))
        address = address_of(request, self.behind_proxy)
        body = await self.house.workers.work(address, replay_frames, info, record, eyes)
        if not body:
            raise Refused("too_much", RULE)
        response = web.Response(body=body, content_type="application/json")
        response.enable_compression()
        return response

    async def record(self, request: web.Request) -> web.Response:
        info, record = self._finished(request.match_info["id"])
        name = f'attachment; filename="kermesse-{info.game}-{info.id}.jsonl"'
        return web.Response(text=record, content_type="text/plain", headers={"Content-Disposition": name})

    async def verify(self, request: web.Request) -> web.Response:
        body = await _body(request, LONGEST_RECORD)
        try:
            text = body.decode("utf-8")
        except UnicodeDecodeError:
            return _json(messages.Verdict(False, words.say("", language_of(request), "bad-record-not-text")))
        address = address_of(request, self.behind_proxy)
        return _json(await self.house.workers.work(address, verdict, text, language_of(request)))

    # ------------------------------------------------------------ the socket

    async def socket(self, request: web.Request) -> web.StreamResponse:
        if not is_own_origin(request, self.origins):
            raise Refused("foreign_origin", RULE)
        address = address_of(request, self.behind_proxy)
        ws = web.WebSocketResponse(compress=False, autoping=False, timeout=2)
        person, secret = self._person(request), ""
        if person is None:
            person, secret = self.house.people.stranger()
            self._give_cookie(request, ws, secret)
        await ws.prepare(request)
        transport = request.transport
        if transport is None:
            return ws
        connection = Connection(transport, person, self.house.limits.messages, address, self.house.metrics.bye)
        connection.language = language_of(request)
        table = self.house.tables.get(request.match_info["id"])
        if table is None:
            connection.bye(self.house.whereabouts(request.match_info["id"]))
        elif self.sockets[address] >= self.house.limits.sockets_per_address:
            connection.bye("too_many")
        else:
            await self._converse(connection, table, address)
        await connection.socket.gone
        await ws.close(drain=False)  # it has not heard of the end
        return ws

    async def _converse(self, connection: Connection, table: Any, address: str) -> None:
        self.sockets[address] += 1
        self.house.metrics.sockets.inc()
        try:
            await connection.converse(table)
        finally:
            self.house.metrics.sockets.dec()
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    # ------------------------------------------------------------ operations

    async def health(self, request: web.Request) -> web.Response:
        """The process lives: its loop answers."""
        return _json({"status": "ok", "tables": len(self.house.tables)})

    async def ready(self, request: web.Request) -> web.Response:
        """Ready is: the disk takes what is written, tried just now."""
        try:
            await asyncio.wait_for(asyncio.shield(self.house.storage.ready()), 2)
        except (TimeoutError, StorageFailed):
            return _json({"status": "waiting", "why": self.house.storage.trouble}, 503)
        return _json({"status": "ok"})

    async def metrics(self, request: web.Request) -> web.Response:
        """For whoever runs the server: on this machine, not through a proxy, or with the token. A count that rises tells a
        player at a quiet table that somebody did something in secret."""
        if not may_see_metrics(request, self.metrics_token):
            raise Refused("no_page", RULE)
        body = generate_latest(self.house.metrics.registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})


def language_of(request: web.BaseRequest) -> str:
    """The first language of the browser that the house speaks; French if none is."""
    for wish in request.headers.get("Accept-Language", "")[:200].split(","):
        language = wish.strip()[:2].lower()
        if language in words.LANGUAGES:
            return language
    return words.LANGUAGES[0]


def _is_visit(request: web.BaseRequest) -> bool:
    """Somebody's browser opens an address, rather than a page of ours asking for a part of itself."""
    wishes = request.headers.get("Accept", "")
    return request.method == "GET" and "text/html" in wishes and not request.path.startswith("/api/")


def _route(request: web.BaseRequest) -> str:
    """The pattern of the address: what was asked for may be anything."""
    resource = request.match_info.route.resource if isinstance(request, web.Request) else None
    return resource.canonical if resource is not None else "none"


async def _body(request: web.Request, most: int) -> bytes:
    """Whole, however many pieces it comes in."""
    if (request.content_length or 0) > most:
        raise Refused("too_long", RULE)
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for piece in request.content.iter_any():
                body += piece
                if len(body) > most:
                    raise Refused("too_long", RULE)
    except TimeoutError:
        raise Refused("too_slow", RULE) from None
    except (web.RequestPayloadError, HttpProcessingError):  # pieces that are none
        raise Refused("bad_request", RULE) from None
    return bytes(body)


async def _read(request: web.Request, kind: Any) -> Any:
    body = await _body(request, LONGEST_BODY)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("bad_param", RULE) from None


def _json(body: Any, status: int = 200) -> web.Response:
    return web.Response(body=encode(body), status=status, content_type="application/json")
