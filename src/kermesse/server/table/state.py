"""A table and every change of it: who sits there, its match, its clock, who is here, what goes to the log and to the
pages.

Acts (`acts.py`) and presence (`presence.py`) read a `TableState` and call its methods; `Table` (`table.py`) adds what
pages say. Nothing waits. What changes is first written to the durable log, and told when it is there; the log and the
pages keep one order.
"""

import time
from typing import Any, Final, Protocol
from weakref import proxy

import msgspec
import structlog

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import SPECTATOR, Seat
from kermesse.core.match import Note, Step
from kermesse.core.record import write_record
from kermesse.games import Catalogue
from kermesse.server.connection import messages
from kermesse.server.connection.command_report import are_logged
from kermesse.server.connection.outbox import Outbox
from kermesse.server.storage.limits import Buckets, Limits
from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.people import People
from kermesse.server.storage.stall_free_clock import STALL_FREE_CLOCK
from kermesse.server.storage.storage import Storage
from kermesse.server.storage.tasks import Tasks
from kermesse.server.table import seating
from kermesse.server.table.advice import Adviser
from kermesse.server.table.bots import TableBots, Thinkers
from kermesse.server.table.broadcast import Audiences, Broadcast
from kermesse.server.table.clock import TableClock
from kermesse.server.table.done_ids import DoneIds
from kermesse.server.table.live_match import LiveMatch
from kermesse.server.table.log import ChatSaid, Line, Noted, RequestId, Reseated, Seated, changes, encode_line, plain
from kermesse.server.table.odds import OddsForSpectators
from kermesse.server.table.seating import FORGOTTEN, Seating, Votes, default_level, neighbours, place_of
from kermesse.server.table.views import AnyMatch, first_card, table_info

PING_EVERY: Final = 20.0  # half the time after which a page takes a silent connection for dead
PING_EVERY_LIVE: Final = 1.0  # where everything hangs on time


class Services(Protocol):
    """The part of the registry that a table needs."""

    games: Catalogue
    storage: Storage
    people: People
    limits: Limits
    metrics: Metrics
    watch: Tasks
    bot_pace: float
    clock_rate: float

    @property
    def workers(self) -> Thinkers: ...
    def rematch_of(self, table: "TableState", address: str) -> str: ...
    def regroup_of(self, table: "TableState", host: Seat, address: str) -> str: ...
    def keeps_record_of(self, table: "TableState") -> bool: ...


class TableState:
    def __init__(self, id: str, now: Seating, registry: Services) -> None:
        rules = registry.games[now.game]
        self.id = id
        self.rules = rules
        self.seating = now
        self.registry = registry
        self.watch = registry.watch
        self.game_name = now.game
        self.ping_every = PING_EVERY_LIVE if rules.real_time else PING_EVERY
        self.pings = rules.latency.pings
        self.log = structlog.get_logger().bind(table=id)
        self.clock = TableClock(registry.clock_rate)
        self.bots = TableBots(registry.watch, registry.workers, registry.bot_pace, id)
        # A proxy, so that a table that is let go is gone at once, and waits for no collector.
        self.live = LiveMatch(rules, now, self.clock, self.bots, proxy(self))
        self.votes = Votes()
        self.talking = Buckets(registry.limits.chat, 500)
        self.last_used = self.woken = time.monotonic()
        self.begun = False  # a person has played
        self.address = ""  # the address from which it was made, since this start of the server
        self.addresses: dict[str, str] = {}  # by person, of all who have come since this start of the server
        self.away_since: dict[Seat, float] = {}
        # The first decisions (`first_decisions.py`): who has still to take theirs, and since when the clock may stand.
        self.first: list[Seat] = []
        self.first_since = 0.0
        self.waits_for_first = False
        self.decided: set[Seat] = set()
        self.looked = 0  # lines of the match's log
        self.done = DoneIds()
        self.past: list[Step] = []
        self.seated: dict[str, Any] = {}  # the seating that the log has
        self.audiences = Audiences(len(now.chairs))
        self.adviser = Adviser(registry.watch, registry.workers, registry.limits.advice, now, self.audiences)
        self.odds = OddsForSpectators(registry.watch, registry.workers, self.audiences, id)
        self._counts = registry.metrics.of_game(now.game)
        self._outbox = Outbox(id, registry.storage, self._counts)
        self._logs_commands = are_logged(self.log)
        self.broadcast = Broadcast(self.audiences, self._outbox, self.clock)
        self._lines: list[Line] = []  # lines to be written
        self._steps: list[Step] = []  # steps that the bots have not heard of
        self._changed = False  # something has changed that everybody is to be told by a Table message
        self._ended = False  # the game is over, and its record is to be written

    @property
    def match(self) -> AnyMatch | None:
        return self.live.match

    # ------------------------------------------------------------ who sits where

    def note_seating(self, asked: RequestId | None = None) -> None:
        """Write how the table stands now, and tell everybody."""
        now = plain(self.seating)
        self._lines.append(Reseated(changes(self.seated, now), asked) if self.seated else Seated(self.seating, asked))
        self.seated = now
        self._changed = True
        if asked is not None:
            self.done.add(asked)
            self.count_beside(asked)

    def send_seating(self) -> None:
        """Tell everybody how the table stands with the next commit, and log nothing."""
        self._changed = True

    def move_pages(self) -> None:
        """Move every page, after a change of seats, to the seat of its person."""
        if len(self.seating.chairs) != len(self.audiences.seats):
            self.audiences.resize(len(self.seating.chairs))
        for page in sorted(self.audiences.pages, key=lambda page: page.person.id):
            seat = self.seating.seat_of(page.person.id)
            if page.viewer is not None and page.viewer != seat:
                self.audiences.come(page, seat, 0)
        self.audiences.forget_shown()

    def send_away(self, person: str) -> None:
        for page in [page for page in self.audiences.pages if page.person.id == person]:
            self.audiences.go(page)
            page.bye("kicked")

    def count_beside(self, asked: RequestId | None) -> None:
        """Count a line of the log that somebody added beside the game."""
        if asked is not None:
            self.done.add_beside(asked.who)

    # ------------------------------------------------------------ the match

    def start(self, asked: RequestId | None = None) -> None:
        """Deal the first card."""
        seating.close_up(self.seating, self.rules)
        self.move_pages()
        match = first_card(self.rules, self.seating)
        self.seating.stage = "playing"
        self.note_seating(asked)
        self.begin(match)
        self.run_clock()
        self._send_seating_now()
        self.happened(Step(0, None, None, list(match.opening)))

    def begin(self, match: AnyMatch, written: Millis = 0) -> None:
        """Play this match from now on; the log has the clock up to `written`."""
        self.live.begin(match, written)
        now = self.first_since = STALL_FREE_CLOCK.now()
        self.away_since = {seat: now for seat in self.seating.people() if not self.audiences.is_here(seat)}
        for seat, chair in enumerate(self.seating.chairs):
            if chair.bot or chair.conceded or chair.put_out:
                self.seat_bot(seat)

    def seat_bot(self, seat: Seat) -> None:
        """Let a bot play that seat."""
        assert self.match is not None
        level = self.seating.chairs[seat].bot or default_level(self.match.game)
        self.bots.sit(self.match, seat, level, self.past)

    def stand_in(self, seat: Seat) -> None:
        """Let a bot play for a person who is away."""
        self.note("stand_in", seat)
        self.seat_bot(seat)
        self.send_seating()

    def hand_back(self, seat: Seat) -> None:
        """Hand the seat back to its person."""
        self.bots.stand(seat)
        self.note("hand_back", seat)
        self.send_seating()

    def write(self, line: Line) -> None:
        self._lines.append(line)

    def note(self, what: str, seat: Seat | None = None) -> None:
        """Write a note into the match's log, for replays."""
        match = self.match
        if match is not None and self.seating.stage == "playing":
            at = match.now
            match.note(Note(at, what, seat))
            self.write(Noted(at, what, seat))

    def happened(self, step: Step) -> None:
        """Tell a step of the match to everybody; if it was the last one, the game is over."""
        assert self.match is not None
        self.past.append(step)
        self._steps.append(step)
        self.broadcast.happened(self.match, step, self.bots)
        self.end_if_over()

    def end_if_over(self) -> None:
        match = self.match
        if match is None or match.outcome() is None or self.seating.stage != "playing":
            return
        self._ended = True
        self.seating.stage = "over"
        self.clock.stop()
        self.votes.pause.clear()
        self.votes.resume.clear()
        self.bots.all_stand()
        self.note_seating()
        self._counts.finished += 1

    def advise(self, seat: Seat, id: str) -> None:
        """Let a bot think for that seat; its advice is the answer to `id`."""
        assert self.match is not None
        self.adviser.think(self.match, self.past, self.live.shown_at(), seat, id)

    def show_again(self, viewer: Seat) -> None:
        """Show this viewer the position: they may do other things than before."""
        if self.match is not None:
            self.broadcast.show_again(self.match, viewer, self.bots, self.live.shown_at())

    def show_all_again(self) -> None:
        for viewer in (*range(len(self.seating.chairs)), SPECTATOR):
            self.show_again(viewer)

    # ------------------------------------------------------------ talk, and tables that follow

    def speak(self, line: messages.ChatLine, asked: RequestId) -> None:
        self.broadcast.speak(line, asked.who)
        self.write(ChatSaid(line, asked))
        self.count_beside(asked)

    def rematch(self, asked: RequestId) -> None:
        """Make the table for a rematch. Raises Refused where there is no room for it."""
        self.seating.rematch = self.registry.rematch_of(self, self.addresses.get(asked.who, ""))
        self.note_seating(asked)

    def regroup(self, host: Seat, asked: RequestId) -> None:
        """Make another table for the same people; `host` may change it. Raises Refused where there is no room for
        it.
        """
        self.seating.rematch = self.registry.regroup_of(self, host, self.addresses.get(asked.who, ""))
        self.note_seating(asked)

    # ------------------------------------------------------------ the clock

    def run_clock(self) -> None:
        """Start the clock, if it may run."""
        if self.may_run() and not self.clock.running:
            self.clock.start()
            self._changed = True

    def stop_clock(self) -> None:
        if self.clock.running:
            self.live.hand_over(everything=True)
            self.live.beat(1)
            self.clock.stop()
            self._changed = True

    def may_run(self) -> bool:
        """True if the game is on, nobody paused it or is to decide for the first time, and a person who plays is here or the clock may not stop yet."""
        if self.seating.stage != "playing" or self.seating.paused or self.registry.storage.trouble:
            return False
        if self.waits_for_first:
            return False
        people = self.seating.people()
        return not people or any(self.audiences.is_here(seat) for seat in people) or not self.may_stop()

    def may_stop(self) -> bool:
        """True if the rules let the clock stop now, or nothing falls due any more."""
        match = self.match
        return match is None or match.game.pauses.may_begin(match.state) or match.deadline() >= NEVER

    # ------------------------------------------------------------ written, then told

    def commit(self, wait: bool = False) -> None:
        """Write what has changed, and then tell it; with `wait`, not before what others have asked for is durable
        too.
        """
        if self.audiences.closed:
            return
        if self._changed:
            self._send_seating_now()
        if self.audiences.coming:
            self.odds.anew()
            self.broadcast.welcome(self.match, self.past, self.bots, self.info_for, self.live.shown_at())
        lines, self._lines = self._lines, []
        record = None
        if self._ended:
            self._ended = False
            record = self.kept() if self.registry.keeps_record_of(self) else None
        self._outbox.post([encode_line(line) for line in lines], record, wait)
        if self._steps:
            steps, self._steps = self._steps, []
            if self.match is not None:
                self.bots.hear(self.match, steps)
        if self.seating.odds and self.match is not None and self.seating.stage == "playing":
            self.odds.look(self.match, len(self.past), self.live.shown_at())

    def _send_seating_now(self) -> None:
        self._changed = False
        self.broadcast.send_seating(self.info_for)

    # ------------------------------------------------------------ what is said and kept of it

    def info(self) -> messages.TableInfo:
        """Return what everybody may know of the table."""
        now, votes = self.seating, self.votes
        places = [
            place_of(
                now,
                seat,
                self.audiences.is_here(seat),
                self.bots.level(seat),
                self._away_ms(seat),
                votes.nudges.get(seat),
            )
            for seat in range(len(now.chairs))
        ]
        info = table_info(self.id, now, places, self.audiences.watching(), votes, self.sides())
        info.first = self.first
        return info

    def _away_ms(self, seat: Seat) -> Millis:
        """Return for how long a person who plays has been away, in whole seconds; 0 if they are here."""
        since = self.away_since.get(seat)
        if since is None or self.seating.stage != "playing" or self.audiences.is_here(seat):
            return 0
        return int(STALL_FREE_CLOCK.now() - since) * 1000

    def info_for(self, viewer: Seat) -> messages.TableInfo:
        """Return what that viewer is told of the table; the host also learns who comes from one address."""
        info = self.info()
        chairs = self.seating.chairs
        if 0 <= viewer < len(chairs) and chairs[viewer].person == self.seating.host:
            for place, same, sent_away in neighbours(self.seating, self.addresses):
                info.places[place].same_address = same
                info.places[place].sent_away = sent_away
        return info

    def sides(self) -> list[int]:
        if self.match is None:
            return []
        if self.rules.cooperative:
            return [0] * len(self.seating.chairs)
        return list(self.rules.sides(self.match.state))

    def record(self) -> str:
        """Return the record of the match, a text that anybody can verify."""
        assert self.match is not None
        return write_record(self.match, [chair.name or chair.bot for chair in self.seating.chairs])

    def kept(self) -> tuple[str, str]:
        """Return what is kept of the finished game, and its record."""
        # Told to nobody but themselves: see KeptInfo.
        people = ["" if chair.person.startswith(FORGOTTEN) else chair.person for chair in self.seating.chairs]
        return encode_line({**msgspec.to_builtins(self.info()), "people": people}).decode(), self.record()

    def keep_record(self) -> None:
        self.registry.storage.keep_record(self.id, *self.kept())
