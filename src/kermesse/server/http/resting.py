"""Tables at rest: nobody is at them and no clock runs. All of such a table stands in its log; here are the few words of
it that lists, limits and retention need. Whoever asks for it has it brought back.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol
from weakref import WeakValueDictionary

import msgspec
import structlog

from kermesse.core.game import AnyGame, Outcome, Refused, Seat
from kermesse.core.wire import wire
from kermesse.games import Catalogue
from kermesse.server.connection.messages import RULE, TableInfo
from kermesse.server.http.settings import TableRetention
from kermesse.server.storage.storage import Found, Storage
from kermesse.server.table.log import RawPlayedCommand, in_slices, read_line, with_seatings
from kermesse.server.table.restoring import CannotRestore
from kermesse.server.table.seating import Seating, default_level
from kermesse.server.table.table import Table
from kermesse.server.table.views import info_at_rest

# The beginnings of lines that say how a table stands; other lines need not be read for it.
SEATED, RESEATED, DID, ASKED = '{"line":"seated"', '{"line":"reseated"', '{"line":"did"', '"asked":{'

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(Seating).decode


class PublicInfo(msgspec.Struct, frozen=True):
    """All that everybody may know of a table, as one server tells another."""

    code: str = ""  # why it cannot be played at: it was put aside, or there is none
    info: TableInfo | None = None
    outcome: Outcome | None = None
    moves: int = 0  # of one that was put aside

    def here(self) -> TableInfo:
        """Refused if there is no such table, or if it was put aside."""
        if self.code or self.info is None:
            raise Refused(self.code or "no_table", RULE)
        return self.info


class Rest(msgspec.Struct, gc=False):
    id: str
    stage: str
    host: str
    people: tuple[str, ...]  # by seat; '' where nobody sits
    begun: bool
    used: float  # when somebody was last there, by the monotonic clock
    packed: bytes  # how the table stands
    address: str = ""
    addresses: tuple[tuple[str, str], ...] = ()
    looked: bool = False  # whether the next three are known: the seating alone does not say
    awaited: tuple[Seat, ...] = ()
    outcome: Outcome | None = None  # None: its game is not over
    sides: tuple[int, ...] = ()

    def is_of(self, person: str) -> bool:
        return self.host == person or person in self.people

    @property
    def seating(self) -> Seating:
        return _unpack(self.packed)


async def of_log(found: Found, games: Catalogue) -> Rest:
    """Read a table off its log, without playing anything again. Raises CannotRestore if it has other rules, or does not
    say who sits there.
    """
    seating = await _last_seating(found.lines)
    game = games.get(seating.game) if seating is not None else None
    if seating is None or game is None or game.version != seating.version:
        raise CannotRestore("version", "it is not of these rules")
    begun = await _has_begun(found.lines, game)
    return Rest(found.table, begun=begun, used=time.monotonic(), looked=seating.stage == "lobby", **_words_of(seating))


async def _has_begun(lines: Sequence[str], game: AnyGame) -> bool:
    """Return whether a person has made a move."""
    async for text in in_slices(lines):
        if text.startswith(DID) and ASKED in text and _is_a_move(game, text):
            return True
    return False


def _is_a_move(game: AnyGame, text: str) -> bool:
    line = read_line(text)
    return isinstance(line, RawPlayedCommand) and not wire(game).command(line.do).side_command


async def _last_seating(lines: Sequence[str]) -> Seating | None:
    now: dict[str, Any] = {}
    seatings = (text for text in lines if text.startswith((SEATED, RESEATED)))
    async for _, seating in in_slices(with_seatings(seatings)):
        now = seating
    return msgspec.convert(now, Seating) if now else None


def _words_of(seating: Seating) -> dict[str, Any]:
    people = tuple("" if chair.put_out else chair.person for chair in seating.chairs)
    return {"stage": seating.stage, "host": seating.host, "people": people, "packed": _pack(seating)}


def of_table(table: Table) -> Rest:
    match = table.match
    outcome = match.outcome() if match is not None else None
    awaited: tuple[Seat, ...] = ()
    if match is not None and table.seating.stage == "playing" and not match.game.real_time:
        awaited = tuple(seat for seat in match.awaiting() if not match.game.answered(match.state, seat))
    return Rest(
        table.id,
        begun=table.begun,
        used=table.last_used,
        address=table.address,
        addresses=tuple(table.addresses.items()),
        looked=True,
        awaited=awaited,
        outcome=outcome,
        sides=tuple(table.sides()),
        **_words_of(table.seating),
    )


def public_info_of(rest: Rest, game: AnyGame) -> PublicInfo:
    """Return what everybody may know of a table that has been brought back once, as if it were awake."""
    seating = rest.seating
    absent = default_level(game)
    bots = [absent if rest.stage == "playing" and (one.conceded or one.put_out) else "" for one in seating.chairs]
    return PublicInfo("", info_at_rest(rest.id, seating, bots, rest.sides), rest.outcome)


def may_rest(table: Table, after: float) -> bool:
    """Return whether a table may rest: nobody has been there or looked at it for long enough, and all of it is in its
    log. Votes are not in the log: they keep it awake.
    """
    votes = table.votes
    return (
        time.monotonic() - max(table.last_used, table.woken) > after
        and not table.audiences.pages
        and not table.audiences.closed
        and not table.clock.running
        and not table.live.held
        and not (votes.pause or votes.resume or votes.rematch)
        and not table.registry.storage.trouble
    )


class Keeper(Protocol):
    """The part of the registry that resting tables need."""

    storage: Storage
    tables: dict[str, Table]

    async def bring_back(self, found: Found, why: str, at: int) -> None: ...


class Rests:
    def __init__(self, registry: Keeper) -> None:
        self._registry = registry
        self._at: dict[str, Rest] = {}
        self.visits: Counter[str] = Counter()  # sockets on their way to a table, and at it
        self._waking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._log = structlog.get_logger()

    def __contains__(self, id: str) -> bool:
        return id in self._at

    def __len__(self) -> int:
        return len(self._at)

    def __iter__(self) -> Iterator[Rest]:
        return iter(list(self._at.values()))

    def known(self, id: str) -> Rest | None:
        """Return a table of which all public information is known, so that it need not be brought back for it."""
        rest = self._at.get(id)
        return rest if rest is not None and rest.looked else None

    def put(self, rest: Rest) -> None:
        self._at[rest.id] = rest

    def drop(self, id: str) -> None:
        """Drop a table that another server has, or that was put away."""
        self._at.pop(id, None)

    def clear(self) -> None:
        self._at.clear()

    @contextmanager
    def visited(self, id: str) -> Iterator[None]:
        """Keep a table awake until whoever comes has said hello."""
        self.visits[id] += 1
        try:
            yield
        finally:
            self.visits[id] -= 1
            if not self.visits[id]:
                del self.visits[id]

    def is_waking(self, id: str) -> bool:
        lock = self._waking.get(id)
        return lock is not None and lock.locked()

    async def wake(self, id: str) -> None:
        """Bring a table back, among the others or among those put aside. All who ask meanwhile wait for the same
        result.
        """
        if id not in self._at:
            return
        lock = self._waking.setdefault(id, asyncio.Lock())
        async with lock:
            rest = self._at.get(id)
            if rest is None:
                return
            found = await self._registry.storage.log_of(id)
            if self._at.get(id) is rest and found is not None:
                await self._registry.bring_back(found, "", int(time.time()))
            self._at.pop(id, None)
            table = self._registry.tables.get(id)
            if table is not None:
                table.last_used, table.address = rest.used, rest.address  # being listed is not being used
                table.addresses.update(rest.addresses)

    def close(self, id: str) -> None:
        """Put a table away: nothing was played there, or its record is kept already."""
        if id in self._at and not self.is_waking(id):
            self.drop(id)
            self._registry.storage.close_table(id)
            self._log.info("table archived", table=id)

    async def look_round(self, retention: TableRetention, archive: Callable[[Table], None]) -> None:
        """Put away the tables that nobody has needed for long. An unfinished game leaves its record, for which it is
        brought back.
        """
        now = time.monotonic()
        for rest in self:
            if now - rest.used <= retention.with_(rest.stage, rest.begun):
                continue
            if rest.stage != "playing" or not rest.begun:
                self.close(rest.id)
                continue
            await self.wake(rest.id)
            table = self._registry.tables.get(rest.id)
            if table is not None and not table.audiences.pages:
                archive(table)

    async def look_at_those_of(self, person: str) -> None:
        """Wake those of a person's tables of which it is not known whether it is their turn."""
        for rest in self:
            if not rest.looked and rest.is_of(person):
                await self.wake(rest.id)
