"""A house that is several servers: where a table is, pages of other doors at the tables here, and what all are asked.

Who has a table is the database's to say (`storage/postgres.py`); the broker carries what pages and tables say to
each other (`cluster/remote_messages.py`). This server takes a table when somebody asks for it here and nobody living
has it, or when its server is dead.
"""

import asyncio
import itertools
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Final, Protocol

import msgspec
import structlog

from kermesse.core.game import Refused
from kermesse.server.cluster import remote_messages
from kermesse.server.cluster.remote_page import RemotePage
from kermesse.server.cluster.remote_table import RemoteTable
from kermesse.server.connection import messages
from kermesse.server.connection.connection import Connection, decode
from kermesse.server.connection.messages import RULE
from kermesse.server.http import listing, person_tables
from kermesse.server.http.listing import Lists
from kermesse.server.http.registry import Registry
from kermesse.server.http.resting import PublicInfo
from kermesse.server.http.security import TABLE_ID
from kermesse.server.storage.broker import Broker
from kermesse.server.storage.storage import Found, Storage, StorageFailed, Then
from kermesse.server.table.table import Table

ANSWER_WITHIN: Final = 1.0  # seconds to wait for another server
TRIES: Final = 5  # to find a table that moves
AGAIN_AFTER: Final = 0.1  # seconds between two tries
ADOPTED: Final = 10  # tables at once
# Milliseconds without a word of a page, of which its door tells every second: it is cut off from here.
SILENT: Final = 5_000.0
LAST_WORDS: Final = 2.0  # seconds that a stopping server has for its tables and their last messages

_encode = msgspec.json.Encoder().encode


class SharedStorage(Storage, Protocol):
    """A database that several servers share."""

    name: str

    @property
    def living(self) -> frozenset[str]: ...
    async def everybody(self) -> list[str]: ...
    async def claim(self, table: str, mine: bool = False) -> Found | str | None: ...
    async def adopt(self, most: int) -> list[Found]: ...
    def release(self, table: str, then: Then = None) -> None: ...


class Cluster:
    def __init__(self, registry: Registry, storage: SharedStorage, broker: Broker, number: int) -> None:
        self.name = storage.name
        self._registry = registry
        self._storage = storage
        self._broker = broker
        self._number = number
        self._pages: dict[tuple[str, int], tuple[RemotePage, Table]] = {}  # by door and stream: pages at tables here
        self._remote_tables: dict[int, RemoteTable] = {}  # by stream: pages at this door
        self._streams = itertools.count(1)
        self._claims: dict[str, asyncio.Future[str | StorageFailed]] = {}  # owners, while they are asked for
        self._adopting: asyncio.Future[None] | None = None
        self._taking_in = asyncio.Lock()  # while tables are given to this server and it has not read them yet
        self._living: frozenset[str] = storage.living  # as of the last time
        self._stopping = False
        self._log = structlog.get_logger()
        broker.on_down, broker.on_up = self._broker_down, self._broker_up

    async def begin(self) -> None:
        await self._broker.listen(self._subject(self.name), self._hear)

    @property
    def is_up(self) -> bool:
        return self._broker.is_up

    def _subject(self, server: str) -> str:
        return f"kermesse.{self._number:x}.{server.rpartition(':')[2]}"

    # ------------------------------------------------------------ where a table is

    async def locate(self, id: str) -> Table | str:
        """Return the table, if it is here or comes here now; otherwise the server that has it. Refused if there is
        none, or it was put aside.
        """
        if not TABLE_ID.fullmatch(id):
            raise Refused("no_table", RULE)
        if not await self._is_here(id):
            owner = await self._owner(id)
            if owner:
                return owner
        table = self._registry.tables.get(id)
        if table is None:
            raise Refused(self._registry.public_info_here(id).code or "no_table", RULE)
        return table

    async def _is_here(self, id: str) -> bool:
        return await self._registry.awake(id) is not None or id in self._registry.quarantined

    async def _owner(self, id: str) -> str:
        """Return the other server that has a table. All who ask meanwhile share one answer, and none of them stops the
        question by leaving: the table may be given to this server by then, which nobody would know.
        """
        said = self._claims.get(id)
        if said is None:
            said = self._claims[id] = asyncio.get_running_loop().create_future()
            self._registry.watch.begin("claiming a table", self._find_owner(id, said))
        owner = await asyncio.shield(said)
        if isinstance(owner, StorageFailed):
            raise StorageFailed(str(owner)) from owner
        return owner

    async def _find_owner(self, id: str, said: asyncio.Future[str | StorageFailed]) -> None:
        try:
            said.set_result(await self._claim(id))
        except StorageFailed as failed:
            said.set_result(failed)
        finally:
            del self._claims[id]
            if not said.done():  # a fault, which is logged: whoever asks tries again
                said.set_result(StorageFailed("it was not found out who has the table"))

    async def _claim(self, id: str) -> str:
        if self._stopping:
            raise StorageFailed("this server stops")
        owner = await self._bring_if_free(id)
        if owner != self.name:
            return owner
        # The database says that the table is here, but it is not. It is just being adopted or put away; or this server
        # never heard that it was given the table, because the database went away before it could answer.
        async with self._taking_in:
            if await self._is_here(id):
                return ""
            await self._storage.synced()
            return await self._bring_if_free(id, mine=True)

    async def _bring_if_free(self, id: str, mine: bool = False) -> str:
        """Return the server that has it; '' if nobody else does and it is here now, or if there is none."""
        found = await self._storage.claim(id, mine)
        if not isinstance(found, Found):
            return found or ""
        await self._bring_back([found], asked=True)
        return ""

    async def _bring_back(self, found: Iterable[Found], asked: bool = False) -> None:
        quarantined = await self._storage.quarantined()
        for each in found:
            await asyncio.sleep(0)  # many tables are no reason to be taken for dead
            take = self._registry.bring_back if asked else self._registry.take_in
            await take(each, *quarantined.get(each.table, ("", int(time.time()))))
            self._log.info("table taken", table=each.table)

    async def _adopt(self) -> None:
        """Take in tables that nobody living has. Nobody may ask for them, but they are listed, and put away one day."""
        with suppress(StorageFailed):
            while not self._stopping:
                async with self._taking_in:
                    found = await self._storage.adopt(ADOPTED)
                    await self._bring_back(found)
                if len(found) < ADOPTED:
                    return

    def lived(self, living: frozenset[str]) -> None:
        """Note the servers that the database just said are alive. One that was missing the last time too is gone."""
        there = living | self._living
        for door, stream in [
            key
            for key, (page, _) in self._pages.items()
            if key[0] not in there or page.reported_lag.unreported_for() > SILENT
        ]:
            self._went(door, stream)
        for remote in [remote for remote in self._remote_tables.values() if remote.owner not in there]:
            remote.lead()
        self._living = living
        if not self._stopping and not self._storage.trouble and (self._adopting is None or self._adopting.done()):
            self._adopting = self._registry.watch.begin("adopting", self._adopt())

    # ------------------------------------------------------------ pages at this door

    def remote_table(self, line: Connection, id: str) -> RemoteTable:
        """The room of a page at this door whose table is elsewhere, if anywhere."""
        registry = self._registry
        return RemoteTable(self, registry.watch, line, id, registry.clock_rate, registry.metrics.tracer)

    def open_stream(self, remote: RemoteTable) -> int:
        stream = next(self._streams)
        self._remote_tables[stream] = remote
        return stream

    def close_stream(self, stream: int) -> None:
        self._remote_tables.pop(stream, None)

    def post(self, server: str, message: remote_messages.Spoken) -> None:
        self._broker.post(self._subject(server), remote_messages.encode(message))

    async def come(
        self, server: str, come: remote_messages.Come
    ) -> remote_messages.Welcomed | remote_messages.Moved | remote_messages.Sent | None:
        answer = await self._broker.ask(self._subject(server), remote_messages.encode(come), ANSWER_WITHIN)
        said = remote_messages.decode.decode(answer) if answer else None
        return (
            said if isinstance(said, remote_messages.Welcomed | remote_messages.Moved | remote_messages.Sent) else None
        )

    def _broker_down(self) -> None:
        """Let all pages start anew, since what was on its way is lost. Meanwhile nobody at another door can act
        here.
        """
        self._log.error("the broker does not answer: tables of other servers wait")
        for door, stream in list(self._pages):
            self._went(door, stream)
        for remote in list(self._remote_tables.values()):
            remote.lead()

    def _broker_up(self) -> None:
        self._log.info("the broker answers again")

    # ------------------------------------------------------------ what other servers say

    def _hear(self, data: bytes, reply: str) -> None:
        message = remote_messages.decode.decode(data)
        if isinstance(
            message,
            remote_messages.Frames
            | remote_messages.Count
            | remote_messages.Sent
            | remote_messages.Cut
            | remote_messages.Moved,
        ):
            remote = self._remote_tables.get(message.stream)
            if remote is not None:
                remote.hear(message)
        elif isinstance(message, remote_messages.Come):
            if message.table in self._registry.tables and message.table not in self._registry.rests:
                self._come(message, reply)
            else:
                self._registry.watch.begin("finding a table for a page", self._find_for(message, reply))
        elif isinstance(message, remote_messages.Went):
            self._went(message.door, message.stream)
        elif isinstance(message, remote_messages.Greeted | remote_messages.Asked | remote_messages.Line):
            self._said(message)
        elif not isinstance(message, remote_messages.Welcomed):
            self._registry.watch.begin("answering another server", self._answer(message, reply))

    async def _find_for(self, come: remote_messages.Come, reply: str) -> None:
        with suppress(Refused, StorageFailed):  # then its door asks again
            await self.locate(come.table)
        self._come(come, reply)

    def _come(self, come: remote_messages.Come, reply: str) -> None:
        table = None if self._stopping else self._registry.tables.get(come.table)
        if table is None:
            quarantined = (
                self._registry.public_info_here(come.table).code if come.table in self._registry.quarantined else ""
            )
            answer = (
                remote_messages.Sent(come.stream, 1, quarantined) if quarantined else remote_messages.Moved(come.stream)
            )
            self._broker.post(reply, remote_messages.encode(answer))
            return
        self._broker.post(reply, remote_messages.encode(remote_messages.Welcomed(table.pings)))
        who = come.who
        person = self._registry.people.introduced(who.id, who.name, who.saved, who.made, who.seen)
        post = partial(self._post_to, come.door)
        page = RemotePage(person, come, table.clock, post, self._registry.metrics.bye)
        page.language = come.language
        self._pages[come.door, come.stream] = page, table
        table.arrives(page, messages.Hello(come.have, "en" if come.language == "en" else "fr"))

    def _post_to(self, door: str, message: remote_messages.Spoken, sent: Any) -> None:
        self._broker.post(self._subject(door), remote_messages.encode(message), sent)

    def _said(self, message: remote_messages.Greeted | remote_messages.Asked | remote_messages.Line) -> None:
        found = self._pages.get((message.door, message.stream))
        if found is None:  # this server was cut off meanwhile and let the page go: its door cannot know
            if not self._stopping:
                self.post(message.door, remote_messages.Moved(message.stream))
            return
        page, table = found
        if message.n != page.heard + 1:  # something was lost on the way
            self._went(message.door, message.stream)
            page.moved()
            return
        page.heard += 1
        if isinstance(message, remote_messages.Greeted):
            page.language = message.language
            table.arrives(page, messages.Hello(message.have, "en" if message.language == "en" else "fr"))
            return
        page.reported_lag.report(
            message.one_way_delay, message.silent if isinstance(message, remote_messages.Line) else 0.0
        )
        if isinstance(message, remote_messages.Asked):
            asked = decode.decode(message.text)
            assert isinstance(asked, messages.Do | messages.Why | messages.Act)
            table.says(page, asked)
        else:
            page.count()

    def _went(self, door: str, stream: int) -> None:
        found = self._pages.pop((door, stream), None)
        if found is not None:
            page, table = found
            page.closed = True
            table.leaves(page)

    # ------------------------------------------------------------ questions

    async def _answer(
        self,
        asked: remote_messages.WhatIs
        | remote_messages.Lists
        | remote_messages.Forgets
        | remote_messages.Rekeyed
        | remote_messages.DeviceCame,
        reply: str,
    ) -> None:
        registry = self._registry
        answer: msgspec.Struct | None = None
        if isinstance(asked, remote_messages.WhatIs):
            try:
                await self.locate(asked.table)
            except StorageFailed:
                return  # nobody knows just now: whoever asks tries again
            except Refused:
                pass  # by what is told of it here
            answer = registry.public_info_here(asked.table)
        elif isinstance(asked, remote_messages.Lists):
            answer = await person_tables.listed_here(registry, asked.person)
        elif isinstance(asked, remote_messages.Forgets):
            await person_tables.forget_here(registry, asked.person)
            registry.people.forget_secrets(asked.person)
            await registry.storage.synced()
        elif isinstance(asked, remote_messages.DeviceCame):
            person_tables.tell_of_device_here(registry, asked.person, asked.device)
        else:
            registry.people.forget_secrets(asked.person)
            person_tables.say_bye_here(registry, asked.person, asked.code)
        self._broker.post(reply, _encode(answer))

    async def public_info(self, id: str) -> PublicInfo:
        """Return what everybody may know of a table that is not here."""
        for _ in range(TRIES):
            try:
                where = await self.locate(id)
            except Refused as refused:
                info = self._registry.public_info_here(id)
                return info if info.code == refused.code else PublicInfo(refused.code)
            if not isinstance(where, str):
                return self._registry.public_info_here(id)
            answer = await self._broker.ask(
                self._subject(where), remote_messages.encode(remote_messages.WhatIs(id)), ANSWER_WITHIN
            )
            if answer is not None:
                info = msgspec.json.decode(answer, type=PublicInfo)
                if info.code != "no_table" or await self._still_has(where, id):
                    return info
            await asyncio.sleep(AGAIN_AFTER)
        raise StorageFailed("the server that has the table does not answer")

    async def _still_has(self, server: str, id: str) -> bool:
        with suppress(Refused):
            return await self.locate(id) == server
        return True

    async def lists(self, person: str) -> Lists:
        together = Lists([], [])
        for answer in await self._ask_all(remote_messages.Lists(person)):
            together = listing.together(together, msgspec.json.decode(answer, type=Lists))
        return together

    async def say_bye(self, person: str, code: str) -> None:
        await self._ask_all(remote_messages.Rekeyed(person, code))

    async def tell_of_device(self, person: str, device: str) -> None:
        await self._ask_all(remote_messages.DeviceCame(person, device))

    async def forget(self, person: str) -> None:
        await self._ask_all(remote_messages.Forgets(person))

    async def _ask_all(self, message: remote_messages.Spoken) -> list[bytes]:
        """Return the answers of the others; one that is not in time has none."""
        ask, data = self._broker.ask, remote_messages.encode(message)
        others = [self._subject(server) for server in await self._storage.everybody() if server != self.name]
        answers = await asyncio.gather(*(ask(subject, data, ANSWER_WITHIN) for subject in others))
        return [answer for answer in answers if answer is not None]

    # ------------------------------------------------------------ going

    async def stop(self) -> None:
        """Write every table down and give it up; pages of other doors follow it, and pages here connect to another
        door. What was not answered they ask again there.
        """
        self._stopping = True
        self._registry.rests.clear()  # their leases end with this server's name
        followers = [page for page, _ in self._pages.values()]
        self._pages.clear()
        here = []
        for table in list(self._registry.tables.values()):
            with self._registry.watch.over("giving up a table", table=table.id):
                near = [page for page in table.audiences.pages if isinstance(page, Connection)]
                here += near
                for line in near:
                    line.deafen()
                self._registry.give_up(table)
                self._storage.release(table.id)
        with suppress(TimeoutError, StorageFailed):
            await asyncio.wait_for(self._storage.synced(), LAST_WORDS)
        for page in followers:
            page.moved()
        for line in here:
            line.bye("server_stops")
        for remote in list(self._remote_tables.values()):
            remote.dismiss()
        await self._broker.close(LAST_WORDS)
