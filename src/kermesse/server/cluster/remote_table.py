"""A page's way from its door to its table, where that is another server's. The socket stays; the table may move."""

import asyncio
import time
from collections.abc import Iterator
from typing import Final, Protocol

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import Refused
from kermesse.server.cluster import remote_messages
from kermesse.server.connection import messages
from kermesse.server.connection.connection import Clock, Connection, Room
from kermesse.server.connection.fairness import Lag
from kermesse.server.storage.metrics import DoorTimings, Tracer, mark_of
from kermesse.server.storage.people import Person
from kermesse.server.storage.stall_free_clock import STALL_FREE_CLOCK
from kermesse.server.storage.storage import StorageFailed
from kermesse.server.storage.tasks import Tasks

AGAIN: Final = 0.1  # seconds until a table is looked for again
OFTEN: Final = 20  # how often a server may deny a table that the database says it has
TROUBLE_AFTER: Final = 8  # searches in vain after which the page is told
PING_EVERY: Final = 1.0  # seconds between two reports of a page's distance
PINGS: Final = 10  # until the table has said how many pings it counts
MOST_OPEN: Final = 256  # requests without an answer, at most

_to_json = msgspec.json.Encoder().encode


class Streams(Protocol):
    """The part of the cluster that a remote table needs."""

    name: str

    @property
    def is_up(self) -> bool: ...
    async def locate(self, id: str) -> Room | str: ...
    def open_stream(self, remote: "RemoteTable") -> int: ...
    def close_stream(self, stream: int) -> None: ...
    def post(self, server: str, message: remote_messages.Spoken) -> None: ...
    async def come(
        self, server: str, come: remote_messages.Come
    ) -> remote_messages.Welcomed | remote_messages.Moved | remote_messages.Sent | None: ...


class RemoteClock:
    """A table's clock as it was last told, run on from there."""

    def __init__(self, rate: float) -> None:
        self.running = False
        self._rate = rate
        self._at: Millis = 0
        self._since = 0.0

    def set(self, now: Millis, running: bool) -> None:
        self._at, self.running, self._since = now, running, STALL_FREE_CLOCK.now()

    def now(self) -> Millis:
        return self._at + int((STALL_FREE_CLOCK.now() - self._since) * 1000 * self._rate) if self.running else self._at


class RemoteTable:
    """A room for a connection, whichever server its table is at."""

    def __init__(
        self, streams: Streams, watch: Tasks, line: Connection, id: str, rate: float, tracer: Tracer | None = None
    ) -> None:
        self.id = id
        self.game_name = ""
        self.ping_every = PING_EVERY
        self.pings = PINGS
        self.watch = watch
        self.owner = ""  # the server at the other end of the stream; '' while there is none
        self._streams = streams
        self._line = line
        line.after_ping = self.report
        self._clock = RemoteClock(rate)
        self._near: Room | None = None  # the table, if it has come to this server
        self._stream = 0
        self._welcome = False  # True when the other end of this stream has said that it hears
        self._said = self._heard = 0  # messages on this stream
        self._parts: list[bytes] = []
        self._hello: messages.Hello | None = None
        self._open: dict[str, messages.Do | messages.Why | messages.Act] = {}  # requests that are not answered
        self._tracer = tracer
        self._came: dict[str, float] = {}  # arrival times of the commands among them, where they are traced
        self._welcomed = False
        self._astray = 0
        self._waits = 0
        self._leading: asyncio.Task[None] | None = None

    @property
    def clock(self) -> Clock:
        return self._near.clock if self._near is not None else self._clock

    # ------------------------------------------------------------ from the page

    def arrives(self, connection: Connection, hello: messages.Hello) -> None:
        first, self._hello = self._hello is None, hello
        if self._near is not None:
            self._near.arrives(connection, hello)
        elif first:
            self.lead()
        elif self._welcome:
            self._say(
                remote_messages.Greeted(self._streams.name, self._stream, self._said + 1, hello.language, hello.have)
            )

    def says(self, connection: Connection, message: messages.Do | messages.Why | messages.Act) -> None:
        if self._near is not None:
            self._near.says(connection, message)
            return
        self._open[message.id] = message
        if self._tracer is not None and isinstance(message, messages.Do):
            self._came.setdefault(message.id, time.monotonic())
        if len(self._open) > MOST_OPEN:
            connection.bye("too_many")
        elif self._welcome:
            self._ask(message)

    def leaves(self, connection: Connection) -> None:
        if self._leading is not None:
            self._leading.cancel()
        if self._near is not None:
            self._near.leaves(connection)
        self._hang_up()

    def report(self) -> None:
        """Tell the table's server how far away the page is."""
        if self._welcome:
            lag = self._line.lag
            silent = lag.silent_for(STALL_FREE_CLOCK.now() * 1000)
            self._say(remote_messages.Line(self._streams.name, self._stream, self._said + 1, lag.one_way_delay, silent))

    def _ask(self, message: messages.Do | messages.Why | messages.Act) -> None:
        delay = self._line.lag.one_way_delay
        self._say(remote_messages.Asked(self._streams.name, self._stream, self._said + 1, delay, _to_json(message)))

    def _say(self, message: remote_messages.Spoken) -> None:
        self._said += 1
        self._streams.post(self.owner, message)

    # ------------------------------------------------------------ to the page

    def hear(
        self,
        message: remote_messages.Frames
        | remote_messages.Count
        | remote_messages.Sent
        | remote_messages.Cut
        | remote_messages.Moved,
    ) -> None:
        if isinstance(message, remote_messages.Moved):
            self.lead()
        elif isinstance(message, remote_messages.Cut):
            self._line.drop()
        elif isinstance(message, remote_messages.Count):
            if message.n != self._heard:
                self.lead()
        elif message.n != self._heard + 1:
            self.lead()  # something was lost on the way
        elif isinstance(message, remote_messages.Sent):
            self._line.bye(message.code)
        else:
            self._heard += 1
            self._welcomed = True
            self._clock.set(message.now, message.running)
            self._parts.append(message.frames)
            if not message.more:
                frames = b"".join(self._parts)
                self._parts.clear()
                done = list(answered(frames)) if self._open else []
                for id in done:
                    self._open.pop(id, None)
                self._line.send(frames)
                if self._came:
                    self._trace(done)

    def _trace(self, done: list[str]) -> None:
        now = time.monotonic()
        for id in done:
            came = self._came.pop(id, None)
            if came is not None and self._tracer is not None:
                mark = mark_of(self._streams.name, self._stream, id)
                self._tracer.record_door(DoorTimings(self.id, mark, came, now))

    # ------------------------------------------------------------ where the table is

    def lead(self) -> None:
        """Find the table and go there: the page is welcomed anew, and what was not answered is asked again."""
        self._hang_up()
        if self._leading is None or self._leading.done():
            self._leading = self.watch.begin("leading a page", self._lead())

    async def _lead(self) -> None:
        """Find the table. A page that has just come has said what it has; later on, what it has is of another server's
        numbers.
        """
        have = self._hello.have if self._hello is not None and not self._welcomed else 0
        while not self._line.closed:
            try:
                where = await self._streams.locate(self.id)
            except StorageFailed:
                await self._wait("disk_waits")
                continue
            except Refused as refused:
                self._line.bye(refused.code)
                return
            if not isinstance(where, str):
                self._arrive_here(where, have)
                return
            if await self._arrive_there(where, have):
                return
            if self._astray > OFTEN:
                self._line.bye("no_table")
                return
            await self._wait("table_away")

    def _arrive_here(self, table: Room, have: int) -> None:
        if self._line.closed:
            return
        self._near = table
        self._over()
        table.arrives(self._line, self._again(have))
        for message in self._open.values():
            table.says(self._line, message)
        self._open.clear()
        self._came.clear()  # they are traced here like any other

    async def _arrive_there(self, server: str, have: int) -> bool:
        """Tell that server of the page; return whether it heard. If the stream has ended meanwhile, another is
        sought.
        """
        self._said = self._heard = 0
        self._parts.clear()
        self.owner, self._stream = server, self._streams.open_stream(self)
        stream, line, hello = self._stream, self._line, self._again(have)
        person = who(line.person)
        come = remote_messages.Come(
            self._streams.name, stream, self.id, person, line.address, hello.language, hello.have
        )
        welcome = await self._streams.come(server, come)
        if self._stream != stream:
            return False
        if not isinstance(welcome, remote_messages.Welcomed):
            self._hang_up()
            self._astray += isinstance(welcome, remote_messages.Moved)
            if isinstance(welcome, remote_messages.Sent):
                line.bye(welcome.code)
            return False
        self._over()
        if welcome.pings != self.pings:
            self.pings = welcome.pings
            line.lag = Lag(welcome.pings)
        self._welcome = True
        for message in self._open.values():
            self._ask(message)
        return True

    def _again(self, have: int) -> messages.Hello:
        assert self._hello is not None
        return messages.Hello(have, self._hello.language)

    def dismiss(self) -> None:
        """Let the page go: this door closes."""
        self._line.bye("server_stops")

    async def _wait(self, code: str) -> None:
        """Wait before the next search. A table that only moves is found again before the page need be told."""
        self._waits += 1
        if self._waits == TROUBLE_AFTER:
            self._line.trouble(code)
        await asyncio.sleep(AGAIN)

    def _over(self) -> None:
        if self._waits >= TROUBLE_AFTER:
            self._line.trouble("")
        self._waits = self._astray = 0

    def _hang_up(self) -> None:
        if self._stream:
            self._streams.post(self.owner, remote_messages.Went(self._streams.name, self._stream))
            self._streams.close_stream(self._stream)
        self.owner, self._stream, self._welcome = "", 0, False


def who(person: Person) -> remote_messages.Who:
    return remote_messages.Who(person.id, person.name, person.saved, person.made, person.seen)


class _Answered(msgspec.Struct):
    id: str


_read_answer: msgspec.json.Decoder[_Answered] = msgspec.json.Decoder(_Answered)


def answered(frames: bytes) -> Iterator[str]:
    """Return the ids of the requests that these frames answer."""
    start = 0
    while start < len(frames):
        size, at = frames[start + 1], start + 2
        if size >= 126:
            wide = 2 if size == 126 else 8
            size, at = int.from_bytes(frames[at : at + wide]), at + wide
        start = at + size
        if frames.startswith(b'{"type":"answer"', at):
            yield _read_answer.decode(frames[at:start]).id
