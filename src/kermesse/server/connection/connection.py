"""One page's socket: what it says is read, bounded and handed to the table; what the table says is sent without
waiting.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from itertools import chain, repeat
from typing import Final, Protocol

import msgspec
import structlog
from aiohttp import WSCloseCode, WSMsgType

from kermesse import words
from kermesse.core.clock import Millis
from kermesse.core.game import Refused
from kermesse.server.connection import messages
from kermesse.server.connection.command_report import MALFORMED, CommandReport, log_report
from kermesse.server.connection.fairness import Lag
from kermesse.server.connection.frames import pong_frame
from kermesse.server.connection.messages import RULE
from kermesse.server.connection.page import Page
from kermesse.server.connection.websocket import WebSocket
from kermesse.server.storage.limits import LONGEST_FRAME, LONGEST_ID, LONGEST_MESSAGE, Bucket
from kermesse.server.storage.people import Person
from kermesse.server.storage.round_robin import HearInTurn
from kermesse.server.storage.stall_free_clock import STALL_FREE_CLOCK
from kermesse.server.storage.tasks import Tasks

SLOWEST: Final = 1 << 20  # bytes waiting for a page, beyond which its connection is cut
FIRST_PINGS: Final = (0.0, 0.3, 0.6)
LONGEST_SILENCE: Final = 30_000.0  # milliseconds without an answer to a ping, after which it counts as lost
BYTES: Final = (64 * 1024.0, 512 * 1024.0)  # a second, and at once: a page needs far less
WARNINGS: Final = 100  # messages sent too fast, after which a page is cut off

ASKED = (messages.Do, messages.Why, messages.Act)

decode: msgspec.json.Decoder[messages.FromClient] = msgspec.json.Decoder(messages.FromClient)


class Clock(Protocol):
    """A table's own clock."""

    running: bool

    def now(self) -> Millis: ...


class Room(Protocol):
    """The part of a table that a connection needs."""

    id: str
    game_name: str
    ping_every: float
    pings: int
    watch: Tasks

    @property
    def clock(self) -> Clock: ...

    def arrives(self, connection: "Connection", hello: messages.Hello) -> None: ...
    def says(self, connection: "Connection", message: "messages.Do | messages.Why | messages.Act") -> None: ...
    def leaves(self, connection: "Connection") -> None: ...


class Connection(Page):
    def __init__(
        self,
        transport: asyncio.Transport,
        person: Person,
        limit: tuple[float, float],
        address: str,
        count_bye: Callable[[str], None],
        in_turn: HearInTurn,
    ) -> None:
        self.transport = transport
        self.socket = WebSocket(transport, LONGEST_FRAME, self, in_turn)
        super().__init__(person, address)
        self._room: Room | None = None  # None: nobody listens yet
        self._greeted = False
        self.after_ping: Callable[[], None] | None = None  # tells another server how far away this page is
        self._count_bye = count_bye
        self._bucket = Bucket(limit)
        self._bytes = Bucket(BYTES)
        self._warned = 0

    # ------------------------------------------------------------ to the page

    def send(self, frames: bytes) -> None:
        """Send whole frames at once. Never waits: a page that does not keep up is cut off."""
        if self.closed:
            return
        transport = self.transport
        if transport.is_closing():
            self.closed = True
        elif transport.get_write_buffer_size() > SLOWEST:
            self.drop()
        else:
            transport.write(frames)

    def bye(self, code: str) -> None:
        """Say why, and close the socket."""
        if self.closed:
            return
        self._count_bye(code)
        sentence = words.say("", self.language, f"bye-{code.replace('_', '-')}")
        self.send_message(messages.Bye(code, sentence))
        self.closed = True
        self.socket.close(WSCloseCode.GOING_AWAY if code == "server_stops" else WSCloseCode.POLICY_VIOLATION, code)

    def drop(self) -> None:
        self.closed = True
        self.transport.abort()

    def deafen(self) -> None:
        """Hear nothing more: the table goes elsewhere, and what is not answered is asked again there."""
        self._room, self.after_ping = None, None

    # ------------------------------------------------------------ from the page

    async def converse(self, room: Room) -> None:
        """Listen until the page goes."""
        self._room = room
        self.lag = Lag(room.pings)
        pinging = room.watch.rounds("pings", chain(FIRST_PINGS, repeat(room.ping_every)), partial(self._ping, room))
        try:
            await self.socket.gone
        finally:
            self.closed = True
            pinging.cancel()
            room.leaves(self)
            self.deafen()

    def arrived(self, size: int) -> None:
        """Count bytes that arrived, whatever is in them."""
        if self._bytes.left() < 0:
            self.bye("too_many")
        self._bytes.spend(size)

    def hear_ping(self, data: bytes) -> None:
        """Answer a ping of the protocol itself, as long as there are not too many."""
        if self.may_say():
            self.send(pong_frame(data))

    def may_say(self) -> bool:
        """Return whether the page may say more; a page that goes on all the same is cut off."""
        if self._bucket.take():
            return True
        self._warned += 1
        if self._warned > WARNINGS:
            self.bye("too_many")
        return False

    def hear(self, kind: WSMsgType, text: bytes) -> None:
        room = self._room
        if self.closed or room is None:
            return
        message = self._understand(text) if kind is WSMsgType.TEXT else None
        if message is None:
            self._report(room, "", MALFORMED)
            self.bye("malformed")
        elif not self.may_say():
            self._too_fast(message, room)
        elif isinstance(message, ASKED):
            if self._greeted:
                room.says(self, message)
            else:
                self._report(room, message.id, MALFORMED)
                self.bye("malformed")
        elif isinstance(message, messages.Pong):
            self.lag.pong(message.ping, STALL_FREE_CLOCK.now() * 1000)
        else:
            self._greeted = True
            self.language = message.language
            room.arrives(self, message)

    def _understand(self, text: bytes) -> messages.FromClient | None:
        if len(text) > LONGEST_MESSAGE:
            return None
        try:
            message = decode.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return None
        if isinstance(message, ASKED) and not 0 < len(message.id) <= LONGEST_ID:
            return None
        return message

    def _too_fast(self, message: messages.FromClient, room: Room) -> None:
        if isinstance(message, ASKED):
            self.send(self.refusal(message.id, Refused("too_fast", RULE), room.game_name))
        if isinstance(message, messages.Do):
            self._report(room, message.id, "too_fast")

    def _report(self, room: Room, id: str, result: str) -> None:
        """Report a command that its room never heard."""
        log = structlog.get_logger().bind(table=room.id)
        log_report(log, CommandReport(self.viewer, id, room.clock.now(), result, time.monotonic()))

    def _ping(self, room: Room) -> None:
        now = STALL_FREE_CLOCK.now() * 1000
        if self.closed:
            return
        if self.lag.silent_for(now) >= LONGEST_SILENCE:
            self.drop()
        else:
            ping = self.lag.ping(now)
            self.send_message(messages.Ping(ping, room.clock.now(), room.clock.running))
        if self.after_ping is not None:
            self.after_ping()
