"""The lists of tables: those that anybody may join or watch, and one's own."""

import time
from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

import msgspec

from kermesse.server.connection.messages import Listed
from kermesse.server.http.resting import Rest
from kermesse.server.table.seating import Seating
from kermesse.server.table.table import Table
from kermesse.words.log import GUEST_NAMES

LISTED: Final = 100
Result: TypeAlias = Literal["", "won", "lost"]


class Lists(msgspec.Struct, frozen=True):
    """Whole lists of tables; the caller cuts what it sends."""

    open: list[Listed]
    mine: list[Listed]


def of(tables: Iterable[Table], rests: Iterable[Rest], me: str) -> Lists:
    """Return the lists, newest first; of my own tables first those that wait for me, then those that go on, then those
    before their start.
    """
    newest = sorted(tables, key=lambda table: -table.seating.made)
    mine = [table for table in newest if me and is_mine(table, me)]
    free = [t for t in newest if t.seating.public and t.seating.stage != "over" and _alive(t) and t not in mine]
    all_mine = [entry(table, me) for table in mine]
    all_mine += [entry_at_rest(rest, me) for rest in rests if me and rest.is_of(me)]
    own = sorted(sorted(all_mine, key=lambda listed: listed.age_ms), key=_to_continue)
    return Lists([entry(table, me) for table in free[:LISTED]], own)


def together(one: Lists, other: Lists) -> Lists:
    """Merge the lists of two servers."""
    free = sorted([*one.open, *other.open], key=lambda listed: listed.age_ms)
    return Lists(free, sorted(sorted([*one.mine, *other.mine], key=lambda listed: listed.age_ms), key=_to_continue))


def is_mine(table: Table, me: str) -> bool:
    return table.seating.host == me or table.seating.seat_of(me) >= 0


def entry(table: Table, me: str) -> Listed:
    return _entry(table.id, table.seating, me, _is_awaited(table, me), _result(table, me))


def entry_at_rest(rest: Rest, me: str) -> Listed:
    seating = rest.seating
    seat = seating.seat_of(me)
    result: Result = "" if seat < 0 or rest.outcome is None else "won" if seat in rest.outcome.winners else "lost"
    return _entry(rest.id, seating, me, seat >= 0 and seat in rest.awaited, result)


def _entry(id: str, s: Seating, me: str, my_turn: bool, result: Result) -> Listed:
    taken = [chair for chair in s.chairs if not chair.free]
    return Listed(
        id,
        s.game,
        s.stage,
        len(s.chairs),
        len(taken),
        [chair.name or GUEST_NAMES[seat % len(GUEST_NAMES)] for seat, chair in enumerate(s.chairs) if chair.person],
        s.host == me or s.seat_of(me) >= 0,
        int((time.time() - s.made) * 1000),
        bots=sum(1 for chair in taken if not chair.person),
        my_turn=my_turn,
        result=result,
    )


def _to_continue(listed: Listed) -> tuple[bool, int]:
    return not listed.my_turn, ("playing", "lobby", "over").index(listed.stage)


def _alive(table: Table) -> bool:
    """Return whether somebody who plays is there."""
    return any(table.audiences.is_here(seat) for seat in table.seating.people())


def _is_awaited(table: Table, me: str) -> bool:
    """Return whether that seat is awaited. In real time every seat always is, so it says nothing there."""
    match, seat = table.match, table.seating.seat_of(me)
    if match is None or seat < 0 or table.seating.stage != "playing" or match.game.real_time:
        return False
    return seat in match.awaiting() and not match.game.answered(match.state, seat)


def _result(table: Table, me: str) -> Result:
    match, seat = table.match, table.seating.seat_of(me)
    outcome = match.outcome() if match is not None else None
    if outcome is None or seat < 0:
        return ""
    return "won" if seat in outcome.winners else "lost"
