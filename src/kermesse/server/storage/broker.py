"""Messages between the servers of one house, by NATS: each goes to whoever listens, at most once and in order.

What is posted while the broker is away is lost, and so may be what was on its way. `on_down` and `on_up` say when;
whoever has something under way begins it anew.
"""

import asyncio
import re
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from kermesse.server.storage.tasks import Tasks

SCHEMES: Final = ("nats://", "tls://")
CONNECT_WITHIN: Final = 2  # seconds
PING_EVERY: Final = 1  # seconds; two without an answer, and the broker is taken to be away
AGAIN_AFTER: Final = 0.1  # seconds from one try to reach it to the next
MOST: Final = 512 << 10  # bytes of one message: brokers take a megabyte
PENDING: Final = 8 << 20  # bytes that the client gathers before it waits for the line
LIKE_THIS: Final = "write nats://host:4222, or nats://user:password@host:4222"


class BrokerFailed(Exception):
    """The broker cannot be used. The message tells the operator why, and what to do."""


class _Enough(Exception):
    """It was tried long enough."""


class Broker:
    """Made by `open`. `post` never waits."""

    def __init__(self, tasks: Tasks) -> None:
        self.on_down: Callable[[], None] = lambda: None
        self.on_up: Callable[[], None] = lambda: None
        self._tasks = tasks
        self._nats: Any = None
        self._waiting: deque[tuple[str, bytes, Callable[[int], None] | None]] = deque()
        self._posting: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    @classmethod
    async def open(cls, address: str, tasks: Tasks) -> "Broker":
        """Raises BrokerFailed if nobody answers there."""
        need_client()
        from nats.aio.client import Client

        if not address.startswith(SCHEMES):
            raise BrokerFailed(f"{without_password(address)} is no address of a broker: {LIKE_THIS}")
        broker = cls(tasks)
        broker._nats = Client()
        await broker._connect(address)
        broker._posting = tasks.begin("posting", broker._post_all())
        return broker

    async def _connect(self, address: str) -> None:
        import nats

        errors: list[BaseException] = []
        last = asyncio.get_running_loop().time() + 2 * CONNECT_WITHIN

        # The client would try for ever. A timeout cannot be trusted to end it: until Python 3.12 `asyncio.wait_for`
        # swallows it if a try fails at that very moment.
        async def failed(error: Exception) -> None:
            if self._posting is None:
                errors.append(error)
                if asyncio.get_running_loop().time() > last:
                    raise _Enough

        async def down() -> None:
            self._waiting.clear()
            self.on_down()

        async def up() -> None:
            self.on_up()

        try:
            await self._nats.connect(
                address,
                error_cb=failed,
                disconnected_cb=down,
                reconnected_cb=up,
                connect_timeout=CONNECT_WITHIN,
                max_reconnect_attempts=-1,
                reconnect_time_wait=AGAIN_AFTER,
                ping_interval=PING_EVERY,
                pending_size=PENDING,
            )
        except (OSError, nats.errors.Error, ValueError, TimeoutError, _Enough) as error:
            why = " ".join(str((errors or [error])[0]).split()) or type(error).__name__
            with suppress(Exception):
                await self._nats.close()
            raise BrokerFailed(
                f"{without_password(address)} does not answer ({why}): start it, or give --broker another address"
            ) from error

    @property
    def is_up(self) -> bool:
        return bool(self._nats.is_connected)

    async def listen(self, subject: str, hear: Callable[[bytes, str], None]) -> None:
        """Calls `hear` with every message under that subject, in order, and with the subject for an answer, '' if
        none is wanted."""

        async def heard(message: Any) -> None:
            with self._tasks.over("hearing another server"):
                hear(message.data, message.reply)

        await self._nats.subscribe(subject, cb=heard, pending_msgs_limit=-1, pending_bytes_limit=-1)

    def post(self, subject: str, message: bytes, sent: Callable[[int], None] | None = None) -> None:
        """Calls `sent` with the bytes of the message when it has gone out."""
        if self.is_up:
            self._waiting.append((subject, message, sent))
            self._news.set()

    async def _post_all(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                subject, message, sent = self._waiting.popleft()
                with self._tasks.over("posting to another server"):
                    if self.is_up:
                        await self._nats.publish(subject, message)
                if sent is not None:
                    sent(len(message))

    async def ask(self, subject: str, message: bytes, within: float) -> bytes | None:
        """Returns the answer; None if none came in time."""
        import nats

        if not self.is_up:
            return None
        try:
            answer = await self._nats.request(subject, message, timeout=within)
        except (TimeoutError, nats.errors.Error, OSError):
            return None
        return bytes(answer.data)

    async def close(self, within: float) -> None:
        """Sends what was posted, if that does not take long, and goes."""
        with suppress(Exception):
            async with asyncio.timeout(within):
                while self._waiting and self.is_up:
                    await asyncio.sleep(0.001)
                await self._nats.flush()
        if self._posting is not None:
            self._posting.cancel()
        self.on_down = self.on_up = lambda: None
        with suppress(Exception):
            await self._nats.close()


def need_client() -> None:
    """Raises BrokerFailed if the client, an extra, is not installed."""
    try:
        import nats  # noqa: F401
    except ImportError:
        raise BrokerFailed("a broker needs its client: pip install 'kermesse[cluster]'") from None


def without_password(address: str) -> str:
    return re.sub(r"^(\w+://).*@", r"\1", address)
