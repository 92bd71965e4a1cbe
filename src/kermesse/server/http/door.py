"""The door: connections before they are requests. How many an address may have, how long half a request is waited for.

aiohttp reads the requests; what it cannot read is answered without a word of what was sent, here and in the log: a
broken `Cookie` line would print somebody's secret.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import structlog
from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from kermesse import words
from kermesse.server.http.proxies import Proxies
from kermesse.server.http.security import HEADERS, neighbourhood
from kermesse.server.storage.limits import Limits
from kermesse.server.storage.metrics import Metrics

WHOLE_REQUEST_SECONDS: Final = 15.0  # s from the first byte to the last header; of a new connection, from its opening
IDLE_SECONDS: Final = 75.0  # s between two requests
IDLE_BEHIND_PROXY_SECONDS: Final = 3630.0  # longer than a proxy waits: else it would ask just as the server closes
LINGERING_SECONDS: Final = 2.0


class Door:
    """A maker of the protocol of every new connection."""

    def __init__(
        self,
        server: web.Server,
        limits: Limits,
        metrics: Metrics,
        proxies: Proxies | None = None,
        whole_request_seconds: float = WHOLE_REQUEST_SECONDS,
    ) -> None:
        self.server = server
        self.metrics = metrics
        self.whole_request_seconds = whole_request_seconds
        self.proxies = proxies or Proxies()
        self._most = limits.connections_per_address
        self._open: Counter[str] = Counter()
        self._given: Mapping[str, Any] = {
            "access_log": None,
            "auto_decompress": False,  # a compressed body is refused before it is unpacked
            "keepalive_timeout": IDLE_SECONDS,
            "lingering_time": LINGERING_SECONDS,
        }
        self.log = structlog.get_logger()

    def __call__(self) -> "Visitor":
        return Visitor(self, loop=asyncio.get_running_loop(), **self._given)

    def comes(self, address: str, is_proxy: bool) -> bool:
        """Count one more connection from there; return whether that is not too many. A proxy's belong to many
        people.
        """
        if self._open[address] >= self._most and not is_proxy:
            self.metrics.turned_away.inc()
            return False
        self._open[address] += 1
        return True

    def goes(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Visitor(RequestHandler):
    """One connection."""

    __slots__ = ("_address", "_came", "_door", "_half_sent")

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(door.server, **given)
        self._door = door
        self._address = ""
        self._came = False
        self._half_sent: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else ""
        self._address = neighbourhood(host)
        is_proxy = self._door.proxies.trust(host)
        if is_proxy:
            self._keepalive_timeout = IDLE_BEHIND_PROXY_SECONDS
        self._came = self._door.comes(self._address, is_proxy)
        if not self._came:
            transport.abort()  # type: ignore[attr-defined]
            return
        super().connection_made(transport)
        self._wait_for_whole_request()

    def connection_lost(self, exc: BaseException | None) -> None:
        if not self._came:
            return
        self._came = False
        self._door.goes(self._address)
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._came:
            return
        before = self._request_count
        super().data_received(data)
        if self._request_count > before:
            self._stop_waiting()
        elif self._half_sent is None and self._waiter is not None and not self._waiter.done():
            self._wait_for_whole_request()

    def _wait_for_whole_request(self) -> None:
        self._half_sent = self._loop.call_later(self._door.whole_request_seconds, self._never_finished)

    def _stop_waiting(self) -> None:
        if self._half_sent is not None:
            self._half_sent.cancel()
            self._half_sent = None

    def _never_finished(self) -> None:
        self._half_sent = None
        self._door.metrics.unfinished.inc()
        self.force_close()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Answer what is no HTTP, or a fault outside the routes, without repeating what was sent."""
        if request.writer.output_size > 0:
            raise ConnectionError("part of an answer is sent already")
        if isinstance(exc, UnicodeError):  # the head has bytes that are no text; aiohttp would repeat them
            status = 400
        if status >= 500:
            self._door.metrics.faults.inc()
            self._door.log.error("fault outside the routes", exc_info=exc)
        else:
            self._door.log.debug("no HTTP", why=type(exc).__name__)
        self._door.metrics.answered("none", "none", status)
        sentence = words.say("", words.LANGUAGES[0], "refused-fault" if status >= 500 else "refused-bad-request")
        response = web.json_response(
            {"code": "fault" if status >= 500 else "bad_request", "sentence": sentence, "rule": "table"},
            status=status,
            headers=HEADERS,
        )
        response.force_close()
        return response

    def log_exception(self, *args: Any, **given: Any) -> None:
        """Log aiohttp's own complaints by their kind, never with what was sent."""
        error = given.get("exc_info")
        self._door.log.warning("a connection failed", why=type(error).__name__)
