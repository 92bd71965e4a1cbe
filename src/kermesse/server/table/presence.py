"""Who is here: pages that come and go, two tabs, bots that stand in for the absent, and a clock that runs for somebody only.

Presence keeps who came and who is away; what else follows from it is said (`effects.py`), and done by the table.
"""

from collections.abc import Iterator
from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import SPECTATOR, AnyGame, Seat
from kermesse.server.connection import messages
from kermesse.server.connection.page import Page
from kermesse.server.storage.stall_free_clock import STALL_FREE_CLOCK
from kermesse.server.table import seating
from kermesse.server.table.audience import Audiences
from kermesse.server.table.effects import (
    BotSat,
    BotStood,
    Changed,
    ClockBeats,
    ClockRuns,
    ClockStops,
    Effect,
    Noted,
    PutForAbsent,
    Reseated,
)
from kermesse.server.table.facts import Facts
from kermesse.server.table.seating import Seating

HOST_AWAY_SECONDS: Final = 30.0
BEAT_MS: Final[Millis] = 5_000  # so much of a running clock, at most, is given back after a crash
REAL_TIME_BEAT_MS: Final[Millis] = 1_000  # where sand is all, no more than this


def beats_after(rules: AnyGame) -> Millis:
    return REAL_TIME_BEAT_MS if rules.real_time else BEAT_MS


def may_run(table: Facts) -> bool:
    """The clock runs while the game is on, nobody paused it, and one of those who play is here, or it may not stop yet."""
    if table.seating.stage != "playing" or table.seating.paused or table.house.storage.trouble:
        return False
    people = table.seating.people()
    return not people or any(table.audiences.is_here(seat) for seat in people) or not may_stop(table)


def may_stop(table: Facts) -> bool:
    """Whether the rules let the clock stop now; where nothing falls due any more, it may as well."""
    match = table.match
    return match is None or match.game.pauses.may_begin(match.state) or match.deadline() >= NEVER


def may_hand_back(table: Facts, seat: Seat) -> bool:
    """Whether a bot stands in there for somebody who still plays."""
    return seat in table.bots and not table.seating.chairs[seat].conceded


def hand_back(seat: Seat) -> Iterator[Effect]:
    """Its person is here again."""
    yield BotStood(seat)
    yield Noted("hand_back", seat)
    yield Changed()


class Presence:
    def __init__(self, seats: int) -> None:
        self.audiences = Audiences(seats)
        self.away_since: dict[Seat, float] = {}
        self.addresses: dict[str, str] = {}  # by person, of whoever has come while the server ran

    # ------------------------------------------------------------ coming and going

    def arrive(self, table: Facts, page: Page, hello: messages.Hello) -> Iterator[Effect]:
        """A page starts, or missed something: it is brought up to date and hears everything from now on."""
        if page.closed:
            return
        if self.audiences.closed:  # it asked for this table before that went elsewhere
            page.bye("server_stops")
            return
        if page.person.id in table.seating.kicked:
            self.addresses[page.person.id] = page.address
            page.bye("kicked")
            return
        again = page in self.audiences.pages
        if table.house.storage.trouble:
            page.trouble("disk_waits")
        seat = table.seating.seat_of(page.person.id)
        if not again:
            if seat >= 0:
                self._take_over(seat)
            elif self.audiences.watching() >= table.house.limits.spectators_per_table:
                page.bye("too_many")
                return
            yield Changed()
        self.addresses[page.person.id] = page.address
        self.audiences.come(page, seat if seat >= 0 else SPECTATOR, hello.have)
        if seat >= 0:
            self.away_since.pop(seat, None)
            if may_hand_back(table, seat):
                yield from hand_back(seat)
        yield ClockRuns()

    def _take_over(self, seat: Seat) -> None:
        """The same seat in another tab: the newer page has it."""
        for older in [page for page in self.audiences.pages if page.viewer == seat]:
            self.audiences.go(older)
            older.bye("other_tab")

    def leave(self, table: Facts, page: Page) -> Iterator[Effect]:
        if page not in self.audiences.pages:
            return
        seat = page.viewer
        self.audiences.go(page)
        if seat is not None and seat >= 0:
            self.away_since[seat] = STALL_FREE_CLOCK.now()
        else:
            self.addresses.pop(page.person.id, None)
        yield Changed()
        if not may_run(table):
            yield ClockStops()

    def send_away(self, person: str) -> None:
        for page in [page for page in self.audiences.pages if page.person.id == person]:
            self.audiences.go(page)
            page.bye("kicked")

    def move_pages(self, now: Seating) -> None:
        """After a change of seats everybody's page goes where its person now sits."""
        if len(now.chairs) != len(self.audiences.seats):
            self.audiences.resize(len(now.chairs))
        for page in sorted(self.audiences.pages, key=lambda page: page.person.id):
            seat = now.seat_of(page.person.id)
            if page.viewer is not None and page.viewer != seat:
                self.audiences.come(page, seat, 0)
        self.audiences.forget_shown()

    def begin(self, people: list[Seat]) -> None:
        """Of those who play, who is away from the start."""
        now = STALL_FREE_CLOCK.now()
        self.away_since = {seat: now for seat in people if not self.audiences.is_here(seat)}

    # ------------------------------------------------------------ now and then

    def wants_a_look(self, table: Facts) -> bool:
        """Whether a look round would find anything but a clock that beats. Cheap, since it is asked of every table every second."""
        if not table.clock.running:
            return table.seating.stage == "lobby" and bool(self.away_since)
        acts_for_them = table.rules.latency.absent is not None
        return bool(self.away_since) or acts_for_them or not self.audiences.pages or bool(table.house.storage.trouble)

    def look_round(self, table: Facts) -> Iterator[Effect]:
        """Who has been away for long, and how late is it?"""
        now = STALL_FREE_CLOCK.now()
        if table.seating.stage == "lobby":
            yield from self._look_for_host(table, now)
        elif table.clock.running:
            after = table.seating.stand_in_after_ms / 1000
            for seat in table.seating.people():
                away = now - self.away_since.get(seat, now)
                if after and away >= after and seat not in table.bots and not self.audiences.is_here(seat):
                    yield Noted("stand_in", seat)
                    yield BotSat(seat)
                    yield Changed()
            yield from self._act_for_the_silent(table, now)
            if not may_run(table):  # everybody had left before it might stop
                yield ClockStops()
            else:
                yield ClockBeats(beats_after(table.rules))

    def _look_for_host(self, table: Facts, now: float) -> Iterator[Effect]:
        host = table.seating.seat_of(table.seating.host)
        away = now - self.away_since.get(host, now)
        if host >= 0 and not self.audiences.is_here(host) and away >= HOST_AWAY_SECONDS:
            here = {page.person.id for page in self.audiences.pages}
            if seating.pass_host_on(table.seating, here):
                yield Reseated()

    def _act_for_the_silent(self, table: Facts, now: float) -> Iterator[Effect]:
        """Where a game says so: something is done for a seat whose line is lost, before a bot takes it."""
        match = table.match
        assert match is not None
        latency = match.game.latency
        if latency.absent is None:
            return
        for seat in table.seating.people():
            if seat in table.bots or self._silent_for(seat, now) < latency.silence:
                continue
            command = latency.absent(match.state, seat)
            if command is not None:
                yield PutForAbsent(seat, command)

    def _silent_for(self, seat: Seat, now: float) -> float:
        """How long nothing has been heard of a seat's page, in milliseconds; if it has none, since it went."""
        pages = self.audiences.seats[seat].connections
        if pages:
            return min(page.lag.silent_for(now * 1000) for page in pages)
        return (now - self.away_since.get(seat, now)) * 1000
