"""Limits on every input, and what browsers are told to refuse."""

import re
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
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
TABLE_ID: Final = re.compile(r"[a-z0-9]{4,20}")


@dataclass(frozen=True)
class Limits:
    """How much anybody may ask of the house. Rates are (a second, at once)."""

    messages: tuple[float, float] = (20, 60)  # of one socket, all kinds
    chat: tuple[float, float] = (0.5, 6)  # of one person at one table
    posts: tuple[float, float] = (2, 40)  # of one address
    new_tables: tuple[float, float] = (0.2, 12)  # of one address
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
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each of many, the longest unused ones forgotten."""

    def __init__(self, limit: tuple[float, float], most: int = 20_000) -> None:
        self._limit = limit
        self._most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> bool:
        bucket = self._of.get(whose)
        if bucket is None:
            bucket = self._of[whose] = Bucket(self._limit)
            if len(self._of) > self._most:
                self._of.popitem(last=False)
        self._of.move_to_end(whose)
        return bucket.take()


def address_of(request: web.BaseRequest, behind_proxy: bool) -> str:
    if behind_proxy:
        forwarded = request.headers.get("X-Forwarded-For", "")
        last = forwarded.rsplit(",", 1)[-1].strip()  # what our own proxy added
        if last:
            return last[:64]
    return request.remote or ""


def is_own_origin(request: web.BaseRequest, origins: frozenset[str]) -> bool:
    """Whether a page of ours sent this. Browsers always say where a socket or a POST comes from; others need not."""
    if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        return request.headers.get("Origin", "") in origins
    origin = request.headers.get("Origin")
    if origin is None:
        return True
    return origin in origins or urlsplit(origin).netloc.lower() == request.host.lower()
