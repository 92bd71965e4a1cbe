"""The context of a request, whatever is asked for: the house, who asks and from where, and how much they may
ask.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

import structlog
from aiohttp import web

from kermesse.core.game import Refused
from kermesse.server.connection.connection import Connection
from kermesse.server.connection.messages import RULE
from kermesse.server.http.device_names import device_name
from kermesse.server.http.pages import page_of
from kermesse.server.http.proxies import Proxies
from kermesse.server.http.registry import Registry
from kermesse.server.http.requests import is_visit, refusal, route_of
from kermesse.server.http.security import HEADERS, HSTS, Hosts, has_token, is_own_origin, says_twice
from kermesse.server.http.ways_in import WaysIn
from kermesse.server.storage.limits import Bucket, Buckets, Metered
from kermesse.server.storage.people import COOKIE, COOKIE_AGE, COOKIE_OVER_TLS, Known, Person
from kermesse.server.storage.round_robin import HearInTurn
from kermesse.server.storage.storage import Damaged, StorageFailed


@dataclass
class Context:
    registry: Registry
    public_url: str = ""
    proxies: Proxies = field(default_factory=Proxies)
    origins: frozenset[str] = frozenset()
    listens_on: str = "127.0.0.1"
    metrics_token: str = ""
    sockets: Counter[str] = field(default_factory=Counter)  # how many are open from each address
    connections: set[Connection] = field(default_factory=set)  # those that talk with a table or a lesson

    def __post_init__(self) -> None:
        limits = self.registry.limits
        self.in_turn = HearInTurn()
        self.posts = Buckets(limits.posts)
        self.gets = Buckets(limits.gets)
        self.looks = Buckets(limits.posts)
        self.strangers = Buckets(limits.strangers)
        self.challenges = Buckets(limits.challenges)
        self.guesses = Buckets(limits.guesses)
        self.all_guesses = Bucket(limits.all_guesses)
        self.ways_in = WaysIn(self.registry.people, self.registry.storage)
        self.https = self.public_url.startswith("https:")
        self.cookie = COOKIE_OVER_TLS if self.https else COOKIE
        self.hosts = Hosts(self.public_url, self.listens_on)
        if self.public_url:
            parts = urlsplit(self.public_url)
            self.origins = self.origins | {f"{parts.scheme}://{parts.netloc}"}
        self.log = structlog.get_logger()

    def close(self) -> None:
        """Tell every page that is still open that the server stops."""
        for connection in tuple(self.connections):
            connection.bye("server_stops")

    # ------------------------------------------------------------ around every request

    @web.middleware
    async def guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        try:
            self._may_ask(request)
            response = await Metered(handler(request), self._bill(request))
        except Refused as refused:
            response = refusal(request, refused)
        except web.HTTPRequestEntityTooLarge:
            response = refusal(request, Refused("too_long", RULE))
        except web.HTTPNotFound:
            if is_visit(request):
                response = page_of(request, 404)  # the client says it in words, and links home
            else:
                response = refusal(request, Refused("no_page", RULE))
        except web.HTTPMethodNotAllowed as error:
            response = refusal(request, Refused("no_method", RULE))
            response.headers["Allow"] = ", ".join(sorted(error.allowed_methods))
        except StorageFailed:
            response = refusal(request, Refused("disk_waits", RULE))
        except Damaged:
            response = refusal(request, Refused("record_damaged", RULE))
        except web.HTTPException as error:
            response = refusal(request, Refused("bad_request", RULE), error.status)
        except (ConnectionError, asyncio.CancelledError):
            raise
        except Exception:
            self.registry.metrics.faults.inc()
            self.log.exception("fault in a request", route=route_of(request))
            response = refusal(request, Refused("fault", RULE))
        if not response.prepared:
            self.dress(response)
        self.registry.metrics.answered(request.method, route_of(request), response.status)
        return response

    def _may_ask(self, request: web.Request) -> None:
        if says_twice(request):
            raise Refused("bad_request", RULE)
        if not self.hosts.knows(request.host) and not self._is_for_the_operator(request):
            raise Refused("other_host", RULE)
        address = self.address_of(request)
        if request.method in ("GET", "HEAD"):
            if not self.gets.take(address):
                raise Refused("too_fast", RULE)
        elif not is_own_origin(request, self.origins):
            raise Refused("foreign_origin", RULE)
        elif not self.posts.take(address):
            raise Refused("too_fast", RULE)
        if request.headers.get("Content-Encoding", "identity").strip().lower() != "identity":
            raise Refused("compressed", RULE)

    def _bill(self, request: web.Request) -> Callable[[float], None]:
        """Charge a GET for what it cost beyond its first millisecond, which it has paid for."""
        bucket, paid = self.gets.of(self.address_of(request)), 1.0

        def charge(seconds: float) -> None:
            nonlocal paid
            paid -= 1000 * seconds
            if paid < 0 and request.method in ("GET", "HEAD"):
                bucket.spend(-paid)
                paid = 0.0

        return charge

    def _is_for_the_operator(self, request: web.Request) -> bool:
        """Return whether the route is for load balancers and Prometheus, which call a server by whatever name it has
        among its own.
        """
        return request.path in ("/healthz", "/readyz") or (
            request.path == "/metrics" and has_token(request, self.metrics_token)
        )

    def dress(self, response: web.StreamResponse) -> None:
        """Add the headers that every answer has."""
        response.headers.update(HEADERS)
        if self.https:
            response.headers["Strict-Transport-Security"] = HSTS
        response.headers.setdefault("Cache-Control", "no-store")

    # ------------------------------------------------------------ who asks

    def address_of(self, request: web.BaseRequest) -> str:
        return self.proxies.address_of(request)

    def base_of(self, request: web.BaseRequest) -> str:
        """Return the address of this server, for links that lead to it from elsewhere."""
        return self.public_url.rstrip("/") or f"{self.proxies.scheme_of(request)}://{request.host}"

    async def person(self, request: web.BaseRequest) -> Person | None:
        return await self.registry.people.by_secret(request.cookies.get(self.cookie))

    async def known_device(self, request: web.BaseRequest) -> Known:
        """Return whoever asks, and by which device."""
        known = await self.registry.people.known_by(request.cookies.get(self.cookie))
        if known is None:
            raise Refused("nobody", RULE)
        return known

    def stranger(self, request: web.BaseRequest) -> tuple[Person, str]:
        """Return a new person, and the secret for their cookie."""
        if not self.strangers.take(self.address_of(request)):
            raise Refused("too_fast", RULE)
        return self.registry.people.stranger(device_name(request.headers.get("User-Agent", "")))

    async def known(self, request: web.BaseRequest) -> Person:
        return (await self.known_device(request)).person

    def give_cookie(
        self, request: web.BaseRequest, response: web.StreamResponse, secret: str, ends: str = "", age: int = COOKIE_AGE
    ) -> None:
        """Give the browser a cookie; `ends` ends the name of one that is not the person's own."""
        secure = self.https or self.proxies.scheme_of(request) == "https"
        name = self.cookie + ends
        response.set_cookie(name, secret, max_age=age, httponly=True, samesite="Lax", secure=secure, path="/")

    def drop_cookie(self, response: web.StreamResponse, name: str) -> None:
        response.del_cookie(name, path="/", secure=self.https, httponly=True, samesite="Lax")

    # ------------------------------------------------------------ codes and words that are guessed

    def may_guess(self, request: web.BaseRequest) -> bool:
        return self.guesses.of(self.address_of(request)).left() >= 1 and self.all_guesses.left() >= 1

    def guessed_wrong(self, request: web.BaseRequest) -> None:
        self.guesses.of(self.address_of(request)).spend(1)
        self.all_guesses.spend(1)


CONTEXT: Final = web.AppKey("context", Context)
