"""Presence: pages that come and go, two tabs, bots that stand in for the absent, and a clock that runs for somebody
only.
"""

from contextlib import suppress
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import SPECTATOR, AnyGame, Refused, Seat
from kermesse.server.connection import messages
from kermesse.server.connection.page import Page
from kermesse.server.storage.stall_free_clock import STALL_FREE_CLOCK
from kermesse.server.table import first_decisions, seating
from kermesse.server.table.state import TableState

HOST_AWAY_SECONDS: Final = 30.0
BEAT_MS: Final[Millis] = 5_000  # at most so much of a running clock is lost in a crash
REAL_TIME_BEAT_MS: Final[Millis] = 1_000  # at most so much where everything hangs on sand


def beats_after(rules: AnyGame) -> Millis:
    return REAL_TIME_BEAT_MS if rules.real_time else BEAT_MS


def may_hand_back(table: TableState, seat: Seat) -> bool:
    """Return whether a bot stands in there for somebody who still plays."""
    return seat in table.bots and not table.seating.chairs[seat].conceded


# ---------------------------------------------------------------- coming and going


def arrive(table: TableState, page: Page, hello: messages.Hello) -> None:
    """Bring a page up to date that starts or has missed something: it hears everything from now on."""
    if page.closed:
        return
    audiences = table.audiences
    if audiences.closed:  # it asked for this table before the table went elsewhere
        page.bye("server_stops")
        return
    if page.person.id in table.seating.kicked:
        table.addresses[page.person.id] = page.address
        page.bye("kicked")
        return
    if table.registry.storage.trouble:
        page.trouble("disk_waits")
    seat = table.seating.seat_of(page.person.id)
    if page not in audiences.pages:
        if seat >= 0:
            _take_over(table, seat)
        elif audiences.watching() >= table.registry.limits.spectators_per_table:
            page.bye("too_many")
            return
        table.send_seating()
    table.addresses[page.person.id] = page.address
    audiences.come(page, seat if seat >= 0 else SPECTATOR, hello.have)
    if seat >= 0:
        table.away_since.pop(seat, None)
        if may_hand_back(table, seat):
            table.hand_back(seat)
    table.run_clock()


def _take_over(table: TableState, seat: Seat) -> None:
    """Let the newer of two tabs have the seat."""
    for older in [page for page in table.audiences.pages if page.viewer == seat]:
        table.audiences.go(older)
        older.bye("other_tab")


def leave(table: TableState, page: Page) -> None:
    if page not in table.audiences.pages:
        return
    seat = page.viewer
    table.audiences.go(page)
    if seat is not None and seat >= 0:
        table.away_since[seat] = STALL_FREE_CLOCK.now()
    else:
        table.addresses.pop(page.person.id, None)
    table.send_seating()
    if not table.may_run():
        table.stop_clock()


# ---------------------------------------------------------------- now and then


def wants_a_look(table: TableState) -> bool:
    """Return whether a look round would find more than a running clock. It must be cheap: every table is asked every
    second.
    """
    if table.waits_for_first:
        return bool(table.away_since) or first_decisions.is_over_due(table)
    if not table.clock.running:
        return table.seating.stage == "lobby" and bool(table.away_since)
    acts_for_them = table.rules.latency.absent is not None
    return bool(table.away_since) or acts_for_them or not table.audiences.pages or bool(table.registry.storage.trouble)


def look_round(table: TableState) -> None:
    """Put a bot in the place of everybody who has been away too long, and log the clock."""
    now = STALL_FREE_CLOCK.now()
    if table.seating.stage == "lobby":
        _look_for_host(table, now)
    elif table.clock.running or table.waits_for_first:
        after = table.seating.stand_in_after_ms / 1000
        for seat in table.seating.people():
            away = now - table.away_since.get(seat, now)
            if after and away >= after and seat not in table.bots and not table.audiences.is_here(seat):
                table.stand_in(seat)
        _act_for_the_silent(table, now)
        if not table.may_run():  # everybody had left before it was allowed to stop
            table.stop_clock()
        else:
            table.live.beat(beats_after(table.rules))


def _look_for_host(table: TableState, now: float) -> None:
    host = table.seating.seat_of(table.seating.host)
    away = now - table.away_since.get(host, now)
    if host >= 0 and not table.audiences.is_here(host) and away >= HOST_AWAY_SECONDS:
        here = {page.person.id for page in table.audiences.pages}
        if seating.pass_host_on(table.seating, here):
            table.note_seating()


def _act_for_the_silent(table: TableState, now: float) -> None:
    """Act, where a game says so, for a seat whose connection is lost, before a bot takes it."""
    match = table.match
    assert match is not None
    latency = match.game.latency
    if latency.absent is None:
        return
    for seat in table.seating.people():
        if seat in table.bots or _silent_for(table, seat, now) < latency.silence:
            continue
        command = latency.absent(match.state, seat)
        if command is not None:
            with suppress(Refused):  # somebody was quicker
                table.live.put(seat, command)


def _silent_for(table: TableState, seat: Seat, now: float) -> float:
    """Return for how many milliseconds nothing has been heard of a seat's page; if it has none, since it left."""
    pages = table.audiences.seats[seat].connections
    if pages:
        return min(page.lag.silent_for(now * 1000) for page in pages)
    return (now - table.away_since.get(seat, now)) * 1000
