"""Who is here: pages that come and go, two tabs, bots that stand in for the absent, and a clock that runs for somebody only."""

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import SPECTATOR, Refused, Seat
from kermesse.server.ground.steady import STEADY
from kermesse.server.line import messages
from kermesse.server.line.connection import Connection
from kermesse.server.table import seating

if TYPE_CHECKING:
    from kermesse.server.table.table import Table

HOST_AWAY_SECONDS: Final = 30.0
REAL_TIME_BEAT_MS: Final[Millis] = 1_000  # where sand is all, a crash gives no more than this of it back


def arrive(table: "Table", page: Connection, hello: messages.Hello) -> None:
    """A page starts, or missed something: it is brought up to date and hears everything from now on."""
    if page.closed:
        return
    table.addresses[page.person.id] = page.address
    if page.person.id in table.seating.kicked:
        page.bye("kicked")
        return
    again = page in table.audiences.pages
    if table.house.storage.trouble:
        page.trouble("disk_waits")
    seat = table.seating.seat_of(page.person.id)
    if not again:
        if seat >= 0:
            _take_over(table, seat)
        elif table.audiences.watching() >= table.house.limits.spectators_per_table:
            page.bye("too_many")
            return
        table.changed = True
    table.audiences.come(page, seat if seat >= 0 else SPECTATOR, hello.have)
    if seat >= 0:
        table.away_since.pop(seat, None)
        give_back(table, seat)
    run_clock(table)
    table.commit()


def _take_over(table: "Table", seat: Seat) -> None:
    """The same seat in another tab: the newer page has it."""
    for older in [page for page in table.audiences.pages if page.eyes == seat]:
        table.audiences.go(older)
        older.bye("other_tab")


def leave(table: "Table", page: Connection) -> None:
    if page not in table.audiences.pages:
        return
    seat = page.eyes
    table.audiences.go(page)
    if seat is not None and seat >= 0:
        table.away_since[seat] = STEADY.now()
    else:
        table.addresses.pop(page.person.id, None)
    table.changed = True
    if not may_run(table):
        stop_clock(table)
    table.commit()


def move_pages(table: "Table") -> None:
    """After a change of seats everybody's page goes where its person now sits."""
    chairs = len(table.seating.chairs)
    if chairs != len(table.audiences.seats):
        table.audiences.resize(chairs)
    for page in sorted(table.audiences.pages, key=lambda page: page.person.id):
        seat = table.seating.seat_of(page.person.id)
        if page.eyes is not None and page.eyes != seat:
            table.audiences.come(page, seat, 0)
    table.broadcast.forget_shown()


# ---------------------------------------------------------------- the clock


def may_run(table: "Table") -> bool:
    """The clock runs while the game is on, nobody paused it, and one of those who play is here, or it may not stop yet."""
    if table.seating.stage != "playing" or table.seating.paused or table.house.storage.trouble:
        return False
    people = table.seating.people()
    return not people or any(table.audiences.is_here(seat) for seat in people) or not may_stop(table)


def may_stop(table: "Table") -> bool:
    """Whether the rules let the clock stop now; where nothing falls due any more, it may as well."""
    match = table.match
    return match is None or match.game.pauses.may_begin(match.state) or match.deadline() >= NEVER


def run_clock(table: "Table") -> None:
    if may_run(table) and not table.clock.running:
        table.clock.start()
        table.changed = True


def stop_clock(table: "Table") -> None:
    if table.clock.running:
        table.hand_over(everything=True)
        table.beat(1)
        table.clock.stop()
        table.changed = True


# ---------------------------------------------------------------- stand-ins


def stand_in(table: "Table", seat: Seat) -> None:
    table.note("stand_in", seat)
    table.seat_bot(seat)
    table.changed = True


def give_back(table: "Table", seat: Seat) -> bool:
    """Its person is here again."""
    if seat not in table.bots or table.seating.chairs[seat].conceded:
        return False
    table.bots.stand(seat)
    table.note("hand_back", seat)
    table.changed = True
    return True


def look_round(table: "Table") -> None:
    """Now and then: who has been away for long, and how late is it?"""
    now = STEADY.now()
    if table.seating.stage == "lobby":
        _look_for_host(table, now)
    elif table.clock.running:
        after = table.seating.stand_in_after_ms / 1000
        for seat in table.seating.people():
            away = now - table.away_since.get(seat, now)
            if after and away >= after and seat not in table.bots and not table.audiences.is_here(seat):
                stand_in(table, seat)
        _act_for_the_silent(table, now)
        if not may_run(table):  # everybody had left before it might stop
            stop_clock(table)
        elif table.seating.rules().real_time:
            table.beat(REAL_TIME_BEAT_MS)
        else:
            table.beat()
    table.commit()


def _act_for_the_silent(table: "Table", now: float) -> None:
    """Where a game says so: something is done for a seat whose line is lost, before a bot takes it."""
    match = table.match
    assert match is not None
    latency = match.game.latency
    for seat in table.seating.people():
        if seat in table.bots or _silent_for(table, seat, now) < latency.silence:
            continue
        command = latency.absent(match.state, seat)
        if command is not None:
            with suppress(Refused):  # somebody was quicker
                table.ask_rules(seat, command)


def _silent_for(table: "Table", seat: Seat, now: float) -> float:
    """How long nothing has been heard of a seat's page, in milliseconds; if it has none, since it went."""
    pages = table.audiences.seats[seat].connections
    if pages:
        return min(page.lag.silent_for(now * 1000) for page in pages)
    return (now - table.away_since.get(seat, now)) * 1000


def _look_for_host(table: "Table", now: float) -> None:
    host = table.seating.seat_of(table.seating.host)
    if host >= 0 and not table.audiences.is_here(host) and now - table.away_since.get(host, now) >= HOST_AWAY_SECONDS:
        here = {page.person.id for page in table.audiences.pages}
        if seating.pass_host_on(table.seating, here):
            table.note_seating()


def wants_a_look(table: "Table") -> bool:
    """Cheap, since it is asked of every table every second."""
    return table.clock.running or (table.seating.stage == "lobby" and bool(table.away_since))
