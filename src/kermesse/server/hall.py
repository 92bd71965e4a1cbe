"""All tables: made, listed, brought back after a restart, and put away when nobody needs them."""

import asyncio
import secrets
import time
from dataclasses import dataclass
from functools import partial
from itertools import repeat
from typing import Any, Final

import structlog

from kermesse.bots import levels
from kermesse.core.chance import SEED_BYTES
from kermesse.core.game import AnyGame, Refused
from kermesse.core.options import plain_options
from kermesse.games import CATALOGUE
from kermesse.server import acts, seating
from kermesse.server.messages import Listed, NewTable
from kermesse.server.metrics import Metrics
from kermesse.server.people import People, Person
from kermesse.server.presence import wants_a_look
from kermesse.server.restoring import CannotRestore, restore
from kermesse.server.seating import RULE, Chair, Seating
from kermesse.server.security import Limits
from kermesse.server.storage import Storage, StorageFailed
from kermesse.server.table import Table
from kermesse.server.watch import Watch

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # none that looks like another
ID_LETTERS: Final = 12
LISTED: Final = 100


@dataclass(frozen=True)
class Patience:
    """How long a table is kept that nobody is at, in seconds."""

    lobby: float = 2 * 3600
    over: float = 3600
    playing: float = 14 * 24 * 3600
    look_every: float = 1.0


class Hall:
    def __init__(
        self,
        storage: Storage,
        people: People,
        limits: Limits,
        metrics: Metrics,
        patience: Patience,
        bot_pace: float = 1.0,
        clock_rate: float = 1.0,
    ) -> None:
        self.bot_pace = bot_pace
        self.clock_rate = clock_rate
        self.storage = storage
        self.people = people
        self.limits = limits
        self.metrics = metrics
        self.watch = Watch(metrics.faults)
        self.patience = patience
        self.tables: dict[str, Table] = {}
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._log = structlog.get_logger()
        for stage in ("lobby", "playing", "over"):
            metrics.tables.labels(stage).set_function(partial(self._count, stage))

    # ------------------------------------------------------------ making tables

    async def new_table(self, person: Person, name: str, wish: NewTable) -> Table:
        game = CATALOGUE.get(wish.game)
        if game is None:
            raise Refused("no_game", RULE)
        self._room_for(person)
        made = _seating(game, Chair(person=person.id, name=name), wish)
        table = self._put(Table(self._new_id(), made, self))
        try:
            if wish.play_now:
                _fill_with_bots(made, wish.level)
                acts.start_game(table)
            else:
                table.note_seating()
        except Refused:
            self._forget(table)
            raise
        table.commit()
        await self.storage.synced()
        table.log.info("table made", game=game.name, seats=len(made.chairs), play_now=wish.play_now)
        return table

    def _room_for(self, person: Person) -> None:
        if len(self.tables) >= self.limits.tables:
            raise Refused("house_full", RULE)
        mine = [t for t in self.tables.values() if t.seating.host == person.id and t.seating.stage != "over"]
        if len(mine) >= self.limits.tables_per_person:
            raise Refused("too_many_tables", RULE, most=self.limits.tables_per_person)

    def rematch_of(self, table: Table) -> str:
        """The same people, the same options, the next player first. Those who have gone leave their seats free."""
        old = table.seating
        chairs = [
            Chair(bot=chair.bot) if chair.bot else Chair(person=chair.person, name=chair.name) for chair in old.chairs
        ]
        gone = [seat for seat in old.people() if not table.audiences.is_here(seat)]
        for seat in gone:
            chairs[seat] = Chair()
        made = Seating(
            old.game,
            old.version,
            acts.rotated(table),
            chairs,
            secrets.token_hex(SEED_BYTES),
            int(time.time()),
            next((chair.person for chair in chairs if chair.person == old.host), ""),
            old.public,
            stand_in_after_ms=old.stand_in_after_ms,
        )
        made.host = made.host or next(chair.person for chair in chairs if chair.person)
        new = self._put(Table(self._new_id(), made, self))
        if gone:
            new.note_seating()
        else:
            acts.start_game(new)
        new.commit()
        new.log.info("rematch", of=table.id)
        return new.id

    def _new_id(self) -> str:
        return "".join(secrets.choice(LETTERS) for _ in range(ID_LETTERS))

    def _put(self, table: Table) -> Table:
        self.tables[table.id] = table
        return table

    # ------------------------------------------------------------ the list

    def listed(self, person: Person | None) -> dict[str, list[Listed]]:
        """Tables that anybody may join or watch, and mine."""
        me = person.id if person is not None else ""
        tables = sorted(self.tables.values(), key=lambda table: -table.seating.made)
        mine = [table for table in tables if me and _is_mine(table, me)]
        open_ones = [
            t for t in tables if t.seating.public and t.seating.stage != "over" and _alive(t) and t not in mine
        ]
        return {
            "open": [_listed(table, me) for table in open_ones[:LISTED]],
            "mine": [_listed(table, me) for table in mine[:LISTED]],
        }

    def _count(self, stage: str) -> int:
        return sum(table.seating.stage == stage for table in self.tables.values())

    # ------------------------------------------------------------ coming back, and going

    def restore(self) -> None:
        """Every live table, from its log."""
        began = time.perf_counter()
        for id, lines in self.storage.live():
            try:
                table = restore(id, lines, self)
            except CannotRestore as error:
                self._log.error("table not restored", table=id, why=str(error))
                continue
            except Exception:
                self.metrics.faults.inc()
                self._log.exception("table not restored", table=id)
                continue
            self._put(table)
            if table.seating.stage == "over" and self.storage.record(id) is None:
                table.keep_record()
        seconds = round(time.perf_counter() - began, 3)
        self._log.info("restored", tables=len(self.tables), seconds=seconds)

    def keep_house(self) -> asyncio.Task[None]:
        """For ever: look round every table, and put away those that nobody needs."""
        return self.watch.rounds("housekeeping", repeat(self.patience.look_every), self._keep_house)

    def _keep_house(self) -> None:
        now = time.monotonic()
        for table in list(self.tables.values()):
            with self.watch.over("housekeeping", table=table.id):  # a fault at one table is no other's
                if wants_a_look(table):
                    table.look_round()
                if not table.audiences.pages and now - table.last_used > getattr(self.patience, table.seating.stage):
                    self._archive(table)

    def _archive(self, table: Table) -> None:
        """A table that was played keeps its record; its log is swept out at the next start. If that fails it is gone
        until the next start, which finds it in its log."""
        try:
            if table.seating.stage == "playing":
                table.keep_record()
            self.storage.close_table(table.id)
        finally:
            self._forget(table)
        table.log.info("table archived", stage=table.seating.stage)

    def _forget(self, table: Table) -> None:
        table.close()
        self.tables.pop(table.id, None)

    def storage_failed(self, error: BaseException) -> None:
        self._log.error("storage failed: the server stops", why=str(error))
        if not self.failed.done():
            self.failed.set_exception(StorageFailed(str(error)))

    def close(self) -> None:
        """Everybody is told; every clock is written down."""
        for table in self.tables.values():
            for page in tuple(table.audiences.pages):
                page.bye("server_stops")
            try:
                table.stop()
            except Exception:
                table.log.exception("fault while stopping")
            table.close()


def _seating(game: AnyGame, host: Chair, wish: NewTable) -> Seating:
    preset = game.presets.get(wish.preset)
    if preset is None and wish.preset != "standard":
        raise Refused("no_preset", RULE, presets=", ".join(game.presets))
    seats = wish.seats or seating.sensible_seats(game)
    given = dict(wish.options)
    public, after = seating.table_options(given, wish.public, seating.STAND_IN_AFTER_MS)
    base: dict[str, Any] = plain_options(preset) if preset is not None else {}
    options = seating.check(game, seats, {**base, **given})
    chairs = [host, *(Chair() for _ in range(seats - 1))]
    seed = secrets.token_hex(SEED_BYTES)
    made = int(time.time())
    return Seating(game.name, game.version, options, chairs, seed, made, host.person, public, stand_in_after_ms=after)


def _fill_with_bots(made: Seating, level: str) -> None:
    game = made.rules()
    if level not in levels(game):
        level = seating.default_level(game)
    for seat, chair in enumerate(made.chairs):
        if chair.free:
            seating.add_bot(made, seat, level)


def _is_mine(table: Table, me: str) -> bool:
    return table.seating.host == me or table.seating.seat_of(me) >= 0


def _alive(table: Table) -> bool:
    """Somebody who plays is there."""
    return any(table.audiences.is_here(seat) for seat in table.seating.people())


def _listed(table: Table, me: str) -> Listed:
    s = table.seating
    taken = [chair for chair in s.chairs if not chair.free]
    names = [chair.name for chair in taken if chair.person]
    age = int((time.time() - s.made) * 1000)
    return Listed(table.id, s.game, s.stage, len(s.chairs), len(taken), names, _is_mine(table, me), age)
