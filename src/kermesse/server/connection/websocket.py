"""A socket without a task of its own: what has arrived as a whole is heard at once.

aiohttp answers the upgrade and its reader understands the frames; between the two it has a queue and a task that waits
for it, which would cost as much for every command as the rules do.
"""

import asyncio
from typing import Any, Protocol

from aiohttp import WSCloseCode, WSMsgType
from aiohttp._websocket.reader import WebSocketDataQueue
from aiohttp.http import WebSocketError, WebSocketReader

from kermesse.server.connection.frames import Pieces, close_frame
from kermesse.server.storage.round_robin import HearInTurn

GOODBYE_SECONDS = 2.0  # seconds for the other side to confirm that the socket closes


class Listener(Protocol):
    """The receiver of everything that is heard."""

    def arrived(self, size: int) -> None: ...
    def hear(self, kind: WSMsgType, text: bytes) -> None: ...
    def hear_ping(self, data: bytes) -> None: ...
    def may_say(self) -> bool: ...


class WebSocket(asyncio.Protocol):
    """A socket in place of aiohttp's protocol once it is open; that one is still told when the connection ends."""

    def __init__(self, transport: asyncio.Transport, longest: int, listener: Listener, in_turn: HearInTurn) -> None:
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport = transport
        self._before: Any = transport.get_protocol()
        self._closing = False
        self._lost = False
        self._waiting = 0  # pieces that have come and were not heard yet
        self._listener = listener
        self._in_turn = in_turn
        self._pieces = Pieces()
        self._feed = WebSocketReader(_Sink(self, listener), longest, compress=False, decode_text=False).feed_data
        transport.set_protocol(self)

    def data_received(self, data: bytes) -> None:
        if not self._closing:
            self._listener.arrived(len(data))
        if not self._closing:
            self._waiting += 1
            self._in_turn.hear(self._hear, data)

    def _hear(self, data: bytes) -> None:
        self._waiting -= 1
        try:
            for _ in range(self._pieces.count(data)):
                if self._closing:
                    break
                self._listener.may_say()
            if not self._closing:
                self._feed(data)
        finally:
            self._end_if_lost()

    def connection_lost(self, exc: Exception | None) -> None:
        self._before.connection_lost(exc)
        self._lost = True
        self._end_if_lost()

    def _end_if_lost(self) -> None:
        """Tell of a lost connection, but not before everything that came earlier is heard."""
        if self._lost and not self._waiting and not self.gone.done():
            self.gone.set_result(None)
            del self._feed, self._listener  # so that no cycle waits for the collector

    def pause_writing(self) -> None:
        self._before.pause_writing()

    def resume_writing(self) -> None:
        self._before.resume_writing()

    def close(self, code: int, why: str) -> None:
        """Close the socket; nothing more is heard. What was written before is still sent."""
        if self._closing:
            return
        self._closing = True
        if not self._transport.is_closing():
            self._transport.write(close_frame(code, why))
            asyncio.get_running_loop().call_later(GOODBYE_SECONDS, self._transport.close)

    def closed_by_peer(self) -> None:
        if not self._closing:
            self.close(WSCloseCode.OK, "")
        self._transport.close()


class _Sink(WebSocketDataQueue):
    """A place into which aiohttp's reader puts whole messages."""

    def __init__(self, socket: WebSocket, listener: Listener) -> None:
        super().__init__(socket._before, 1 << 20, loop=asyncio.get_running_loop())
        self._socket = socket
        self._listener = listener

    def feed_data(self, data: Any, size: int) -> None:
        kind = data.type
        if kind is WSMsgType.TEXT or kind is WSMsgType.BINARY:
            self._listener.hear(kind, data.data)
        elif kind is WSMsgType.PING:
            self._listener.hear_ping(data.data)
        elif kind is WSMsgType.PONG:
            self._listener.may_say()  # nobody asked for it, but it counts
        elif kind is WSMsgType.CLOSE:
            self._socket.closed_by_peer()

    def set_exception(self, exc: BaseException, *cause: Any) -> None:
        """Close the socket: a message is broken, or too long."""
        self._socket.close(exc.code if isinstance(exc, WebSocketError) else WSCloseCode.PROTOCOL_ERROR, "")
