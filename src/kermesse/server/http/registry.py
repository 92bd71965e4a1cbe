"""All tables: made, listed, brought back after a restart, and put away when nobody needs them."""

import asyncio
import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

import structlog

from kermesse.core.game import Refused, Seat
from kermesse.server.connection.connection import Connection, Room
from kermesse.server.connection.messages import RULE, NewTable
from kermesse.server.http.analysts import Analysts
from kermesse.server.http.listing import Lists
from kermesse.server.http.new_seating import as_wished, fill_with_bots, for_rematch
from kermesse.server.http.resting import PublicInfo, Rest, Rests, may_rest, of_log, of_table, public_info_of
from kermesse.server.http.settings import Settings
from kermesse.server.http.workers import Workers
from kermesse.server.storage.limits import Buckets
from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.people import People, Person
from kermesse.server.storage.round_robin import LookInTurn
from kermesse.server.storage.storage import Damaged, Found, Storage, StorageFailed
from kermesse.server.storage.tasks import Tasks
from kermesse.server.table.restoring import WHYS, CannotRestore, Quarantined, Why, restore, what_it_was
from kermesse.server.table.seating import Chair, Seating
from kermesse.server.table.state import TableState
from kermesse.server.table.table import Table

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # none of which looks like another
ID_LETTERS: Final = 12
LONGEST_WAIT: Final = 5.0  # seconds that a request waits for the disk
LOOKS: Final = 10  # at the tables that are awake, for each look at those at rest


class OtherServers(Protocol):
    """The other servers of a house that is more than one."""

    @property
    def is_up(self) -> bool: ...
    def remote_table(self, line: Connection, id: str) -> Room: ...
    async def public_info(self, id: str) -> PublicInfo: ...
    async def lists(self, person: str) -> Lists: ...
    async def say_bye(self, person: str, code: str) -> None: ...
    async def tell_of_device(self, person: str, device: str) -> None: ...
    async def forget(self, person: str) -> None: ...


class Registry:
    def __init__(self, storage: Storage, people: People, metrics: Metrics, settings: Settings) -> None:
        games, limits = settings.games, settings.limits
        self.games = games.loaded()
        self.bot_pace = settings.bot_pace
        self.clock_rate = settings.clock_rate
        self.storage = storage
        self.people = people
        self.limits = limits
        self._new_tables = Buckets(limits.new_tables)
        self._records = Buckets(limits.records)
        self._records_near = Buckets(limits.records_per_address)
        self.metrics = metrics
        self.watch = Tasks(metrics.faults)
        self.retention = settings.retention
        self.keep = settings.keep
        self.workers = Workers(limits, metrics, games.guests, settings.thinkers)
        self.analysts = Analysts(storage, limits, metrics, self.watch, games.guests)
        self.tables: dict[str, Table] = {}
        self._turns = LookInTurn(self.tables)
        self.rests = Rests(self)
        self.quarantined: dict[str, Quarantined] = {}
        self._coming: set[str] = set()  # tables that are being brought back
        self.draining = False  # it will stop soon: nobody else is to be sent here
        self.others: OtherServers | None = None  # None: this server is alone
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._swept = self._looked = time.monotonic()
        self._sweeping: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sweeping.set_result(None)
        self._archiving = self._sweeping
        self._log = structlog.get_logger()
        for stage in ("lobby", "playing", "over"):
            metrics.tables.labels(stage).set_function(partial(self._count, stage))
        metrics.at_rest.set_function(partial(len, self.rests))
        for why in WHYS:
            metrics.quarantined.labels(why).set_function(partial(self._count_quarantined, why))
        metrics.db_bytes.set_function(storage.size)
        metrics.house_bytes.set(limits.house_bytes)

    # ------------------------------------------------------------ making tables

    async def new_table(self, person: Person, name: str, wish: NewTable, address: str = "") -> Table:
        game = self.games.get(wish.game)
        if game is None:
            raise Refused("no_game", RULE)
        self.may_write()
        made = as_wished(game, Chair(person=person.id, name=name), wish)
        if wish.play_now:
            fill_with_bots(game, made, wish.level)
        table = self._make(made, address, wish.play_now)
        self.people.settle(person)
        await self.durable()
        table.log.info("table made", game=game.name, seats=len(made.chairs), play_now=wish.play_now)
        return table

    def _make(self, made: Seating, address: str, starts: bool, follows: TableState | None = None) -> Table:
        """Make a table; every table begins here. `follows`: it takes the place of that one, which is over."""
        self._room_for(made.host, address, 0 if follows is None else 1)
        table = Table(self._new_id(), made, self)
        table.address = address
        self.tables[table.id] = table
        try:
            if starts:
                table.start()
            else:
                table.note_seating()
        except Refused:
            self._forget(table)
            raise
        table.commit()
        return table

    def _room_for(self, host: str, address: str, taken_over: int) -> None:
        limits = self.limits
        if not self._new_tables.take(address):
            raise Refused("too_fast", RULE)
        tables = [table for table in self.tables.values() if table.seating.stage != "over"]
        rests = [rest for rest in self.rests if rest.stage != "over"]
        mine = [table.id for table in tables if table.seating.host == host]
        mine += [rest.id for rest in rests if rest.host == host]
        if len(mine) >= limits.tables_per_person:
            raise Refused("too_many_tables", RULE, most=limits.tables_per_person)
        if self._bytes(mine) >= limits.person_bytes:
            raise Refused("person_bytes", RULE)
        every: list[Table | Rest] = [*tables, *rests]
        near = [one for one in every if address and one.address == address]
        if sum(not one.begun for one in near) >= limits.unbegun_per_address:
            raise Refused("too_many_unbegun", RULE, most=limits.unbegun_per_address)
        if self._bytes([one.id for one in near]) >= limits.address_bytes:
            raise Refused("address_bytes", RULE)
        unbegun = [one for one in every if not one.begun]
        self._make_room(unbegun, len(unbegun) + 1 - limits.unbegun)
        over: list[Table | Rest] = [table for table in self.tables.values() if table.seating.stage == "over"]
        over += [rest for rest in self.rests if rest.stage == "over"]
        self._make_room(over, len(self.tables) + len(self.rests) + 1 - taken_over - limits.tables)
        if self.storage.size() >= limits.house_bytes:
            raise Refused("house_bytes", RULE)

    def _bytes(self, tables: list[str]) -> int:
        return sum(self.storage.bytes_of(table) for table in tables)

    def _make_room(self, among: list[Table | Rest], surplus: int) -> None:
        """Put away so many of these, empty ones first, the oldest first; so a flood of tables drives out itself."""
        if surplus <= 0:
            return
        empty: list[tuple[float, Callable[[], None]]] = []
        for one in among:
            if isinstance(one, Rest):
                if not self.rests.is_waking(one.id):
                    empty.append((one.used, partial(self.rests.close, one.id)))
            elif not one.audiences.pages:
                empty.append((one.last_used, partial(self._archive, one)))
        if len(empty) < surplus:
            raise Refused("house_full", RULE)
        for _, put_away in sorted(empty, key=lambda one: one[0])[:surplus]:
            put_away()

    def rematch_of(self, table: TableState, address: str) -> str:
        """Make a table for the same people and options, the next player first. Those who have gone leave their seats
        free. `address`: of whoever asked. Refused like any other table if there is no room for it.
        """
        made = for_rematch(table)
        new = self._make(made, address, not any(chair.free for chair in made.chairs), table)
        new.log.info("rematch", of=table.id)
        return new.id

    def regroup_of(self, table: TableState, host: Seat, address: str) -> str:
        """Make a table for the same people before its start; its host is whoever asked."""
        made = for_rematch(table)
        made.host = table.seating.chairs[host].person
        new = self._make(made, address, False, table)
        new.log.info("regroup", of=table.id)
        return new.id

    def keeps_record_of(self, table: TableState) -> bool:
        """Return whether the record is kept: somebody has played there, and one of those who sit there has a share of
        the records left. It uses a share of each of them.
        """
        if not table.begun:
            return False
        people = [chair.person for chair in table.seating.chairs if chair.person]
        shares = [self._has_share(person, table.addresses.get(person, "")) for person in people]
        return any(shares)

    def _has_share(self, person: str, address: str) -> bool:
        own, near = self._records.take(person), not address or self._records_near.take(address)
        return own and near

    def _new_id(self) -> str:
        return "".join(secrets.choice(LETTERS) for _ in range(ID_LETTERS))

    def _count(self, stage: str) -> int:
        return sum(table.seating.stage == stage for table in self.tables.values())

    # ------------------------------------------------------------ where a table is

    def public_info_here(self, id: str) -> PublicInfo:
        """Return what everybody may know of a table of this server."""
        table, rest, quarantined = self.tables.get(id), self.rests.known(id), self.quarantined.get(id)
        if table is not None:
            outcome = table.match.outcome() if table.match is not None else None
            return PublicInfo("", table.info(), outcome)
        if rest is not None:
            return public_info_of(rest, self.games[rest.seating.game])
        return (
            PublicInfo("no_table")
            if quarantined is None
            else PublicInfo(f"aside_{quarantined.why}", quarantined.info, None, quarantined.moves)
        )

    async def awake(self, id: str) -> Table | None:
        """Return that table of this server; it is brought back if it was at rest."""
        await self.rests.wake(id)
        return self.tables.get(id)

    async def public_info(self, id: str) -> PublicInfo:
        """Return what everybody may know of a table, at whatever server it is. It is not brought back if it need not
        be.
        """
        if self.rests.known(id) is None:
            await self.rests.wake(id)
        info = self.public_info_here(id)
        return await self.others.public_info(id) if info.code == "no_table" and self.others is not None else info

    def _count_quarantined(self, why: str) -> int:
        return sum(quarantined.why == why for quarantined in self.quarantined.values())

    # ------------------------------------------------------------ coming back, and going

    async def restore(self) -> None:
        """Note every live table and how it stands by its log; its match is played again when somebody asks for it. A
        table that cannot come back is put aside, at no cost to the others.
        """
        began = time.perf_counter()
        before = await self.storage.quarantined()
        for found in await self.storage.live():
            await self.take_in(found, *before.get(found.table, ("", int(time.time()))))
        seconds = round(time.perf_counter() - began, 3)
        tables = len(self.tables) + len(self.rests)
        self._log.info("restored", tables=tables, quarantined=len(self.quarantined), seconds=seconds)

    async def take_in(self, found: Found, why: str, at: int) -> None:
        """Take in a table that nobody has asked for yet. One that looks wrong, or was put aside before, is restored at
        once.
        """
        try:
            rest = await of_log(found, self.games) if found.whole and not why else None
        except Exception:
            rest = None
        if rest is None or (rest.stage == "over" and rest.begun and not await self._has_record(rest.id)):
            await self.bring_back(found, why, at)
        else:
            self.rests.put(rest)

    async def bring_back(self, found: Found, why: str, at: int) -> None:
        """Bring back one table from its log; `why` and since when it had been put aside, '' if it was not."""
        if not found.whole or why == "damaged":
            await self._quarantine(found, "damaged", at, "lines of its log are damaged or missing")
            return
        self._coming.add(found.table)
        try:
            table = await restore(found.table, found.lines, self)
        except CannotRestore as error:
            await self._quarantine(found, error.why, at, str(error))
        except Exception as error:
            self.metrics.faults.inc()
            self._log.exception("table not restored", table=found.table)
            await self._quarantine(found, "fault", at, type(error).__name__)
        else:
            if found.table not in self._coming:
                return  # another server has it by now
            self.tables[table.id] = table
            if why:
                self.storage.end_quarantine(found.table)
            if (
                table.seating.stage == "over"
                and not await self._has_record(found.table)
                and self.keeps_record_of(table)
            ):
                table.keep_record()
        finally:
            self._coming.discard(found.table)

    async def _quarantine(self, found: Found, why: Why, at: int, reason: str) -> None:
        """Put a table aside: its log stays in the database, and whoever opens it is told. A finished one needs no log:
        its record is kept.
        """
        quarantined = await what_it_was(found.table, found.lines, why, at)
        finished = quarantined.info is not None and quarantined.info.stage == "over"
        if finished and await self._has_record(found.table):
            self.storage.close_table(found.table)
            return
        self._log.error("table put aside", table=found.table, why=why, reason=reason)
        self.quarantined[found.table] = quarantined
        self.storage.quarantine(found.table, why, at)

    async def _has_record(self, id: str) -> bool:
        try:
            return await self.storage.record(id) is not None
        except Damaged:
            return False

    def tidy_regularly(self) -> asyncio.Task[None]:
        """Look round every table for ever, and put away those that nobody needs."""
        return self.watch.rounds("housekeeping", self._turns.pauses(self.retention.look_every), self._tidy)

    def _tidy(self) -> None:
        now = time.monotonic()
        for table in self._turns.next():
            with self.watch.over("housekeeping", table=table.id):  # a fault at one table must not stop the others
                if table.wants_a_look():
                    table.look_round()
                retention = self.retention.with_(table.seating.stage, table.begun)
                if not table.audiences.pages and now - table.last_used > retention:
                    self._archive(table)
                elif self._may_rest(table):  # as soon as all that it has written is durable
                    self.storage.append(table.id, [], partial(self._let_rest, table.id))
        if now - self._looked > LOOKS * self.retention.look_every and self._archiving.done():
            self._looked = now
            self._archiving = self.watch.begin("archiving", self.rests.look_round(self.retention, self._archive))
        if now - self._swept > self.retention.sweep_every and not self.storage.trouble and self._sweeping.done():
            self._swept = now
            self._sweeping = self.watch.begin("sweeping", self._sweep())

    async def _sweep(self) -> None:
        """Delete what is no longer kept, while the server runs."""
        before = int(time.time()) - self.retention.quarantined
        for id in [id for id, quarantined in self.quarantined.items() if quarantined.at < before]:
            del self.quarantined[id]
            self.storage.close_table(id)
        gone: Counter[str] = Counter()
        try:
            await self.storage.sweep(self.keep, lambda what, number: gone.update({what: number}))
        except (sqlite3.Error, StorageFailed) as error:  # a fault of the disk is reported by itself
            self._log.warning("not swept this time", why=str(error))
        finally:
            if any(gone.values()):
                self._log.warning("the oldest made room before their time", **gone)
            for what, number in gone.items():
                self.metrics.made_room.labels(what).inc(number)

    def _may_rest(self, table: Table) -> bool:
        return table.id not in self.rests.visits and may_rest(table, self.retention.rest)

    def _let_rest(self, id: str) -> None:
        table = self.tables.get(id)
        if table is not None and self._may_rest(table):
            self.rests.put(of_table(table))
            self._forget(table)

    def _archive(self, table: Table) -> None:
        """Keep the record of a table that was played, and delete its log a little later. If that fails, the next start
        finds the log again.
        """
        try:
            if table.seating.stage == "playing" and self.keeps_record_of(table):
                table.keep_record()
            self.storage.close_table(table.id)
        finally:
            self._forget(table)
        table.log.info("table archived", stage=table.seating.stage)

    def _forget(self, table: Table) -> None:
        table.close()
        self.tables.pop(table.id, None)

    def table_lost(self, id: str) -> None:
        """Let go of a table that another server has taken: its pages connect to that one, and nothing is written here
        any more.
        """
        self._log.error("table lost: another server has it", table=id)
        self.rests.drop(id)
        self._coming.discard(id)
        table = self.tables.get(id)
        if table is not None:
            for page in tuple(table.audiences.pages):
                page.bye("server_stops")
            self._forget(table)

    def storage_trouble(self, why: str) -> None:
        """Tell people that the disk takes no writes, with the reason, and wait; '' when it does again."""
        self.metrics.storage_waits.set(bool(why))
        if why:
            self._log.error("the disk takes nothing: the house waits", why=why)
        else:
            self._log.info("the disk takes what is written again")
        for table in self.tables.values():
            if why:
                table.storage_waits()
            else:
                table.storage_goes_on()

    def stood_still(self, seconds: float) -> None:
        """Tell everybody that the whole server stood still for so long."""
        self.metrics.standstills.inc()
        self._log.warning("the server stood still", seconds=round(seconds, 1))
        for table in list(self.tables.values()):
            table.stood_still()

    def may_write(self) -> None:
        if self.storage.trouble:
            raise Refused("disk_waits", RULE)

    async def durable(self) -> None:
        """Wait until everything asked for is durable; Refused if the disk takes too long. It may still become
        durable.
        """
        try:
            await asyncio.wait_for(self.storage.synced(), LONGEST_WAIT)
        except (TimeoutError, StorageFailed):
            raise Refused("disk_waits", RULE) from None

    def storage_failed(self, error: BaseException) -> None:
        self._log.error("storage failed: the server stops", why=str(error))
        if not self.failed.done():
            self.failed.set_exception(StorageFailed(str(error)))

    def give_up(self, table: Table) -> None:
        """Write a table down to its last moment and give it up to the other servers."""
        self._stop(table)
        self.tables.pop(table.id, None)

    def _stop(self, table: Table) -> None:
        try:
            table.stop()
        except Exception:
            table.log.exception("fault while stopping")
        table.close()

    def close(self) -> None:
        """Write every clock down and close every page."""
        for table in self.tables.values():
            for page in tuple(table.audiences.pages):
                page.bye("server_stops")
            self._stop(table)
        self.analysts.close()
        self.workers.close()
