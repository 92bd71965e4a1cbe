"""Limits on every input, and what browsers are told to refuse."""

import hmac
import os
import re
import time
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

CSP: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # style attributes only move things about; there is no inline script
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Server": "Kermesse",  # of which make and age is nobody's business
    "Referrer-Policy": "same-origin",  # a private table's address is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
HSTS: Final = "max-age=31536000"

LONGEST_MESSAGE: Final = 16 * 1024  # over the socket
LONGEST_FRAME: Final = 4 * LONGEST_MESSAGE  # longer ones are not even read
LONGEST_BODY: Final = 16 * 1024  # of a POST
LONGEST_RECORD: Final = 2 * 1024 * 1024  # to verify
LONGEST_ID: Final = 64
BODY_SECONDS: Final = 20.0  # for a body to arrive whole
AT_HOME: Final = re.compile(r"[a-z0-9-]+(\.local|\.lan|\.home\.arpa)?")  # names that no stranger can own
TABLE_ID: Final = re.compile(r"[a-z0-9]{4,20}")


@dataclass(frozen=True)
class Limits:
    """How much anybody may ask of the house. Rates are (a second, at once). An address is a whole /64 where it is IPv6."""

    messages: tuple[float, float] = (20, 60)  # of one socket, all kinds, control frames too
    chat: tuple[float, float] = (0.5, 6)  # of one person at one table
    posts: tuple[float, float] = (2, 40)  # of one address
    gets: tuple[float, float] = (20, 400)  # of one address
    new_tables: tuple[float, float] = (0.2, 12)  # of one address
    work: tuple[float, float] = (0.25, 10)  # seconds of a processor for replays and verifying, of one address
    work_at_once: int = 2  # such pieces of work of one address, waiting ones too
    work_waiting: int = 20  # of everybody
    connections_per_address: int = 300
    sockets_per_address: int = 200
    tables_per_person: int = 12  # that are not over
    tables: int = 5_000
    spectators_per_table: int = 100
    unbegun: int = 500  # tables that no person has played at; the oldest that nobody is at makes room
    unbegun_per_address: int = 24
    table_bytes: int = 4 << 20  # of a table's log: half of it for what is said and done beside the game
    person_bytes: int = 16 << 20  # of the logs of all live tables that one person is host of
    address_bytes: int = 64 << 20  # that were made from one address
    house_bytes: int = 2 << 30  # of the whole file


NO_LIMITS: Final = Limits(
    messages=(1e9, 1e9),
    chat=(1e9, 1e9),
    posts=(1e9, 1e9),
    gets=(1e9, 1e9),
    work=(1e9, 1e9),
    connections_per_address=1_000_000,
    new_tables=(1e9, 1e9),
    tables_per_person=1_000_000,
    unbegun=1_000_000,
    unbegun_per_address=1_000_000,
    table_bytes=1 << 50,
    person_bytes=1 << 50,
    address_bytes=1 << 50,
    house_bytes=1 << 50,
)


class Bucket:
    """So many a second, and so many at once."""

    __slots__ = ("_at", "_left", "most", "rate")

    def __init__(self, limit: tuple[float, float]) -> None:
        self.rate, self.most = limit
        self._left = self.most
        self._at = time.monotonic()

    def take(self) -> bool:
        if self.left() < 1:
            return False
        self._left -= 1
        return True

    def left(self) -> float:
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        return self._left

    def spend(self, much: float) -> None:
        """What was used, known afterwards; may leave a debt."""
        self._left -= much


class Buckets:
    """A bucket for each of many, the longest unused ones forgotten."""

    def __init__(self, limit: tuple[float, float], most: int = 20_000) -> None:
        self._limit = limit
        self._most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> bool:
        return self.of(whose).take()

    def of(self, whose: str) -> Bucket:
        bucket = self._of.get(whose)
        if bucket is None:
            bucket = self._of[whose] = Bucket(self._limit)
            if len(self._of) > self._most:
                self._of.popitem(last=False)
        self._of.move_to_end(whose)
        return bucket


FORWARDED: Final = ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via")


def may_see_metrics(request: web.BaseRequest, token: str) -> bool:
    """From this very machine, unless a proxy on it passes somebody on; from elsewhere with the token."""
    given = request.headers.get("Authorization", "").encode()
    if token and hmac.compare_digest(given, f"Bearer {token}".encode()):
        return True
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.remote or "").is_loopback
    except ValueError:
        return False


def address_of(request: web.BaseRequest, behind_proxy: bool) -> str:
    """Where a request comes from, for counting: a /64 is one."""
    if behind_proxy:
        forwarded = request.headers.get("X-Forwarded-For", "")
        last = forwarded.rsplit(",", 1)[-1].strip()  # what our own proxy added
        if last:
            return neighbourhood(last)
    return neighbourhood(request.remote or "")


def neighbourhood(address: str) -> str:
    """An IPv4 address; the /64 of an IPv6 one, since whoever has one has all of it."""
    try:
        ip = ip_address(address[:64].partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return f"{IPv6Address(int(ip) >> 64 << 64)}/64"


def is_own_origin(request: web.BaseRequest, origins: frozenset[str]) -> bool:
    """Whether a page of ours sent this. Browsers always say where a socket or a POST comes from; others need not."""
    if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        return request.headers.get("Origin", "") in origins
    origin = request.headers.get("Origin")
    if origin is None:
        return True
    return origin in origins or _netloc(origin) == request.host.lower()


def _netloc(url: str) -> str:
    try:
        return urlsplit(url).netloc.lower()
    except ValueError:
        return ""


class Hosts:
    """By which names the house is called. A page of another site that has its name point here (DNS rebinding) still
    sends its own name as `Host`; so does whoever wants our links to lead elsewhere.
    """

    def __init__(self, public_url: str, listens_on: str) -> None:
        self._public = _host_of(_netloc(public_url))
        self._any = not public_url and is_loopback(listens_on)

    def knows(self, host: str) -> bool:
        name = _host_of(host)
        if self._any or is_loopback(name):
            return True
        if self._public:
            return name == self._public
        # Without a public name: as one calls a machine at home, by its address or a name that no stranger can own.
        return _is_address(name) or AT_HOME.fullmatch(name) is not None


def is_loopback(name: str) -> bool:
    if name == "localhost":
        return True
    return _is_address(name) and ip_address(name.strip("[]")).is_loopback


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _host_of(netloc: str) -> str:
    """Without the port."""
    name = netloc.lower()
    if name.startswith("["):
        return name.partition("]")[0] + "]"
    return name.partition(":")[0].rstrip(".")


def keep_private(db: str) -> None:
    """Only its owner can read the database and what stands beside it, also where an earlier hand left it open."""
    for end in ("", "-wal", "-shm", ".heads", ".lock"):
        with suppress(OSError):  # not there, or not ours
            os.chmod(db + end, 0o600)
