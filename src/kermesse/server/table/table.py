"""A table owns one match. Nothing in it waits: what somebody asks for is done before anybody else is heard, without locks.

Whatever changes is first written to the durable log, and told when it is there: `_lines` gathers what is to be written,
the outbox what is to be said, and `commit` hands both on. The table itself goes on meanwhile; the log keeps the order.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec
import structlog

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command, Refused, Seat
from kermesse.core.match import Note, Step, replay
from kermesse.core.record import write_record
from kermesse.core.wire import wire
from kermesse.server.ground.limits import Buckets, Limits
from kermesse.server.ground.metrics import Metrics
from kermesse.server.ground.people import People
from kermesse.server.ground.steady import STEADY
from kermesse.server.ground.storage import Storage
from kermesse.server.ground.watch import Watch
from kermesse.server.line import messages
from kermesse.server.line.connection import Connection, acceptance
from kermesse.server.line.fairness import Fairness, Quotas
from kermesse.server.line.messages import RULE
from kermesse.server.line.outbox import Outbox
from kermesse.server.table import presence
from kermesse.server.table.acts import act, begin_agreed_pause
from kermesse.server.table.bots import BotSeat, TableBots, Thinkers
from kermesse.server.table.broadcast import Broadcast
from kermesse.server.table.clock import TableClock
from kermesse.server.table.done_ids import DoneIds
from kermesse.server.table.log import Asked, Did, Line, Noted, Reached, Reseated, Seated, changes, encode_line, plain
from kermesse.server.table.seating import Seating, default_level, neighbours, place_of, stand
from kermesse.server.table.views import AnyMatch, table_info

PING_EVERY: Final = 5.0
PING_EVERY_LIVE: Final = 1.0  # where time is all
STOOD_STILL_TOLD: Final = 10.0  # seconds
HEARTBEAT_MS: Final = 5_000  # so much of a running clock, at most, is given back after a crash


class Services(Protocol):
    """What a table needs of the house it stands in."""

    storage: Storage
    people: People
    limits: Limits
    metrics: Metrics
    watch: Watch

    @property
    def workers(self) -> Thinkers: ...

    bot_pace: float
    clock_rate: float

    def rematch_of(self, table: "Table") -> str: ...


class Held(msgspec.Struct, gc=False):
    """A command on its way to the engine."""

    seat: Seat
    command: Command
    asked: Asked | None  # None: a bot's
    pages: list[Connection]  # all that asked for it: the newest line may be another than the first
    arrived: float


class Table:
    def __init__(self, id: str, seating: Seating, house: Services) -> None:
        self.id = id
        self.seating = seating
        self.house = house
        self.watch = house.watch
        self.game_name = seating.game
        rules = seating.rules()
        self.ping_every = PING_EVERY_LIVE if rules.real_time else PING_EVERY
        self.pings = rules.latency.pings
        self._credit = rules.latency.credit
        self._patience = rules.latency.patience
        self._wire = wire(rules)
        self.log = structlog.get_logger().bind(table=id)
        self.clock = TableClock(house.clock_rate)
        self.match: AnyMatch | None = None
        self.past: list[Step] = []
        self.fair: Fairness[Held] = Fairness(0)
        self.bots = TableBots(house.watch, house.workers, house.bot_pace)
        self.away_since: dict[Seat, float] = {}
        self.talking = Buckets(house.limits.chat, 500)
        self.pause_asked: set[Seat] = set()
        self.resume_asked: set[Seat] = set()
        self.rematch_asked: set[Seat] = set()
        self.last_used = time.monotonic()
        self.begun = False  # a person has played
        self.address = ""  # from where it was made, in this life of the server
        self.seated: dict[str, Any] = {}  # how the table stands, as far as the log knows
        self.changed = False  # something that everybody is to be told by a Table message
        self._ended = False
        self._lines: list[Line] = []
        self._steps: list[Step] = []  # that the bots have not heard of
        self.done = DoneIds()
        self._held: dict[Asked, Held] = {}
        self._quotas = Quotas()
        self.addresses: dict[str, str] = {}  # by person, of whoever has come while the server ran
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at: Millis = NEVER
        self._written: Millis = 0  # the clock, as far as the log knows it
        self._counts = house.metrics.of_game(seating.game)
        self.outbox = Outbox(id, house.storage, self._counts)
        self.broadcast = Broadcast(len(seating.chairs), self.outbox, self.clock)
        self.audiences = self.broadcast.audiences

    # ------------------------------------------------------------ one thing after the other

    def _take(self, action: Callable[..., None], *given: Any) -> bool:
        """Whether it went well."""
        try:
            action(*given)
            if self.pause_asked:
                begin_agreed_pause(self)
                self.commit()
            self._set_alarm()
        except Exception:  # a fault of ours: the table goes on, the log says where it was
            self.house.metrics.faults.inc()
            self.log.exception("fault")
            return False
        return True

    def _set_alarm(self) -> None:
        """Wake up when the next deadline falls, a held command is due or a bot wants to act."""
        match, fair = self.match, self.fair
        if match is None or not self.clock.running:
            return
        falls, held = self._carried_out_at(match) + fair.window, fair.due()
        if held < falls and fair.next() >= match.deadline():
            held = falls
        due = min(falls, held, self.bots.wakes())
        if due >= NEVER or (self._alarm is not None and self._alarm_at <= due):
            return  # an alarm that rings too early does no harm
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm_at = due
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(self.clock.seconds_until(due), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._take(self._wake)

    def _wake(self) -> None:
        self.hand_over()
        if self.match is not None and self.clock.running:
            now = self.clock.now()
            at = max(self.match.now, min(self.fair.horizon(now), self.match.deadline()))
            self.bots.think(self.match, now, at, self._bot_decides, self._bot_fails)

    # ------------------------------------------------------------ what pages say

    def says(self, page: Connection, message: messages.Do | messages.Act) -> None:
        self.last_used = time.monotonic()
        refused = self._cannot_write(page, message)
        if refused is not None:
            page.send(page.refusal(message.id, refused, self.game_name))
        elif isinstance(message, messages.Do):
            if not self._take(self._do, page, message):
                self._take(self._answer_after_fault, page, message.id)
        else:
            self._take(act, self, page, message)

    def arrives(self, page: Connection, hello: messages.Hello) -> None:
        self.last_used = time.monotonic()
        self._take(presence.arrive, self, page, hello)

    def leaves(self, page: Connection) -> None:
        self.last_used = time.monotonic()
        self._take(presence.leave, self, page)

    def look_round(self) -> None:
        self._take(presence.look_round, self)

    def _cannot_write(self, page: Connection, message: messages.Do | messages.Act) -> Refused | None:
        """While the disk takes nothing, and once the log is as long as it may be, nothing new is begun. Games may go on for
        longer than talk."""
        storage, most = self.house.storage, self.house.limits.table_bytes
        if storage.trouble:
            asked = Asked(page.person.id, message.id)
            known = asked in self.done or asked in self._held  # done already: answered when it is durable
            return None if known else Refused("disk_waits", RULE)
        if storage.bytes_of(self.id) > (most if isinstance(message, messages.Do) else most // 2):
            return Refused("table_bytes", RULE)
        return None

    def storage_waits(self) -> None:
        """The disk takes nothing: the clock stands still, and everybody is told, at once since nothing can be written."""
        self.clock.stop()
        for page in self.audiences.pages:
            page.trouble("disk_waits")

    def storage_goes_on(self) -> None:
        for page in self.audiences.pages:
            page.trouble("")
        self._take(self._run_again)

    def _run_again(self) -> None:
        presence.run_clock(self)
        self.commit()

    def stood_still(self) -> None:
        """The whole server did, for a while that counts for nobody. Those who play are told, here and in the replay."""
        if self.seating.stage != "playing" or not self.clock.running:
            return
        self.note("stood_still")
        self.commit()
        for page in self.audiences.pages:
            page.trouble("stood_still")
        asyncio.get_running_loop().call_later(STOOD_STILL_TOLD, self._forget_trouble)

    def _forget_trouble(self) -> None:
        if not self.house.storage.trouble:
            for page in self.audiences.pages:
                page.trouble("")

    # ------------------------------------------------------------ commands

    def _do(self, page: Connection, do: messages.Do) -> None:
        asked = Asked(page.person.id, do.id)
        held = self._held.get(asked)
        if held is not None:  # it will be answered when its turn comes, here too
            if page not in held.pages:
                held.pages.append(page)
            return
        if asked in self.done:
            self.answer(page, do.id)
            return
        try:
            seat, command = self._read_command(page, do)
        except Refused as refused:
            self._counts.refused += 1
            self.refuse(page, do.id, refused)
            return
        now = self.clock.now()
        credit = self._quotas.take(seat, min(page.lag.way, self._credit(command)), now)
        held = Held(seat, command, asked, [page], self.last_used)
        stamp = self.fair.straight(now, credit) if self._patience is None else None
        if stamp is not None:
            self._play(stamp, held)
        else:
            self._held[asked] = held
            self.fair.take(held, now, credit)
        self._hand_over(now)

    def _read_command(self, page: Connection, do: messages.Do) -> tuple[Seat, Command]:
        seat = page.eyes
        if seat is None or seat < 0:
            raise Refused("not_seated", RULE)
        self._playable(seat)
        try:
            return seat, self._wire.command(do.command)
        except ValueError:
            raise Refused("unknown_command", RULE) from None

    def _playable(self, seat: Seat) -> AnyMatch:
        """The match, if that seat may ask anything of it now."""
        if self.match is None:
            raise Refused("not_started", RULE)
        if self.seating.stage == "over":
            raise Refused("game_over", RULE)
        if self.seating.chairs[seat].conceded:
            raise Refused("conceded", RULE)
        if self.seating.paused:
            raise Refused("paused", RULE)
        return self.match

    def ask_rules(self, seat: Seat, command: Command) -> None:
        """A command beside the game, done at once: nobody can be before or after it. Raises Refused; the caller commits."""
        match = self._playable(seat)
        self._put_to_rules(min(self.fair.horizon(self.clock.now()), match.deadline()), seat, command)

    def _bot_decides(self, bot: BotSeat, command: Command | None) -> None:
        self._take(self._bot_asks, bot, command)

    def _bot_fails(self, bot: BotSeat, error: Exception) -> None:
        self.house.metrics.faults.inc()
        self.log.error("fault in a bot", seat=bot.seat, level=bot.level, exc_info=error)
        bot.refused(self.clock.now())

    def _bot_asks(self, bot: BotSeat, command: Command | None) -> None:
        if command is None or self.bots.get(bot.seat) is not bot or not self.clock.running:
            bot.dropped()  # it changed its mind, or the seat is its person's again
            return
        self.fair.take_bots(Held(bot.seat, command, None, [], time.monotonic()), self.clock.now())
        self.hand_over()

    def hand_over(self, everything: bool = False) -> None:
        """To the engine: all that nobody can be before any more, deadlines too, in the order of time."""
        if self.match is not None and self.seating.stage == "playing":
            self._hand_over(self.clock.now() + (self.fair.window if everything else 0))

    def _hand_over(self, now: Millis) -> None:
        while self._may_play(now):
            self._play(*self.fair.take_out())
        horizon = self.fair.horizon(now)
        if self.match is not None and self._carried_out_at(self.match) <= horizon:
            self._fall_due(horizon)
        self.commit()

    def _may_play(self, now: Millis) -> bool:
        """Whether the first of the commands is due, and not past a deadline that waits for one that belongs before it."""
        match, fair = self.match, self.fair
        assert match is not None
        due = fair.due()
        if self.seating.stage == "over":
            return due < NEVER  # it will be refused, but not left without an answer
        if due > now:
            return False
        known = now - fair.window
        return self._patience is None or fair.next() < match.deadline() or self._carried_out_at(match) <= known

    def _carried_out_at(self, match: AnyMatch) -> Millis:
        """When the next deadline falls by the table's clock: it may wait for a command that belongs before it."""
        due = match.deadline()
        return due if self._patience is None else due + self._patience(match.state)

    def _play(self, stamp: Millis, held: Held) -> None:
        refused: Refused | None = None
        try:
            self._put_to_rules(stamp, held.seat, held.command, held.asked)
            self._counts.done += 1
        except Refused as error:
            refused = error
            self._counts.refused += 1
        self.outbox.answered(held.arrived)
        if held.asked is not None:
            self._answer(held.pages, held.asked, refused)
        else:
            self._answer_bot(held.seat, refused)

    def _put_to_rules(self, stamp: Millis, seat: Seat, command: Command, asked: Asked | None = None) -> None:
        """What was due before it, then the command itself. Raises Refused; then it has changed nothing."""
        match = self.match
        assert match is not None
        stamp = max(stamp, match.now)
        if match.deadline() <= stamp:
            self._fall_due(stamp)
        try:
            step = match.play(seat, command, stamp)
        except Refused:
            raise
        except Exception:
            self._put_right()
            raise Refused("fault", RULE) from None
        self._lines.append(Did(stamp, seat, command, asked))
        self.begun = self.begun or asked is not None
        self._written = stamp
        self.remember_done(asked)
        self.happened(step)

    def _answer(self, pages: list[Connection], asked: Asked, refused: Refused | None) -> None:
        self._held.pop(asked, None)
        for page in pages:
            if refused is None:
                self.outbox.say(page, acceptance(asked.id))
            else:
                self.outbox.say(page, self._refusal(page, asked.id, refused))

    def _answer_after_fault(self, page: Connection, id: str) -> None:
        """Whatever went wrong on our side, whoever asked is told what became of it."""
        asked = Asked(page.person.id, id)
        if asked in self.done:
            self.answer(page, id)
        elif asked not in self._held:
            self.refuse(page, id, Refused("fault", RULE))

    def _refusal(self, page: Connection, id: str, refused: Refused) -> bytes:
        try:
            return page.refusal(id, refused, self.game_name)
        except Exception:  # it cannot be put into words: our fault, and still an answer
            self.house.metrics.faults.inc()
            self.log.exception("no words for a refusal", code=refused.code)
            return page.refusal(id, Refused("fault", RULE), self.game_name)

    def _answer_bot(self, seat: Seat, refused: Refused | None) -> None:
        bot = self.bots.get(seat)
        if bot is not None and refused is not None:
            self.log.warning("bot refused", seat=seat, level=bot.level, refused=str(refused))
            bot.refused(self.clock.now())
        elif bot is not None:
            bot.accepted()

    def _fall_due(self, until: Millis) -> None:
        """Deadlines, one by one, so that everybody sees the position after each."""
        match = self.match
        assert match is not None
        while (due := match.deadline()) <= until:
            steps = match.advance(max(due, match.now))
            self._lines.append(Reached(match.now))
            self._written = match.now
            for step in steps:
                self.happened(step)
        if until > match.now:
            match.advance(until)

    def _put_right(self) -> None:
        """A fault in the rules may have left the state half changed: the log makes it whole."""
        match = self.match
        assert match is not None
        self.house.metrics.faults.inc()
        self.log.exception("fault in the rules", game=self.game_name)
        self.match = replay(match.game, match.seats, match.options, match.seed, match.log, match.now)

    def remember(self, asked: Asked | None) -> None:
        """Asking for it again under the same id will do nothing."""
        if asked is not None:
            self.done.add(asked)

    def remember_done(self, asked: Asked | None) -> None:
        """A command of the game: the same, as long as the table is."""
        if asked is not None:
            self.done.add_for_good(asked)

    def begin(self, match: AnyMatch, written: Millis = 0) -> None:
        """The match that is played here from now on; the log knows the clock up to `written`."""
        self.match = match
        self.fair = Fairness(match.game.latency.window(match.options))
        self._written = written
        now = STEADY.now()
        self.away_since = {seat: now for seat in self.seating.people() if not self.audiences.is_here(seat)}
        for seat, chair in enumerate(self.seating.chairs):
            if chair.bot or chair.conceded:
                self.seat_bot(seat)

    def seat_bot(self, seat: Seat) -> None:
        assert self.match is not None
        level = self.seating.chairs[seat].bot or default_level(self.match.game)
        self.bots.sit(self.match, seat, level, self.past)

    # ------------------------------------------------------------ writing and telling

    def happened(self, step: Step) -> None:
        match = self.match
        assert match is not None
        self.past.append(step)
        self._steps.append(step)
        self.broadcast.happened(match, step, self.bots)
        self.end_if_over()

    def end_if_over(self) -> bool:
        """Whether the game is over; if it has just ended, the table says so."""
        match = self.match
        if match is None or match.outcome() is None:
            return False
        if self.seating.stage == "playing":
            self._end()
        return True

    def _end(self) -> None:
        self._ended = True
        self.seating.stage = "over"
        self.clock.stop()
        self.pause_asked.clear()
        self.resume_asked.clear()
        self.bots.all_stand()
        self.note_seating()
        self._counts.finished += 1

    def note_seating(self, asked: Asked | None = None) -> None:
        """How the table stands now goes to the log, and to everybody."""
        now = plain(self.seating)
        self._lines.append(Reseated(changes(self.seated, now), asked) if self.seated else Seated(self.seating, asked))
        self.seated = now
        self.remember(asked)
        self.changed = True

    def write(self, line: Line) -> None:
        self._lines.append(line)

    def note(self, what: str, seat: Seat | None = None) -> None:
        """Into the match's log, for replays."""
        if self.match is not None and self.seating.stage == "playing":
            at = self.match.now
            self.match.note(Note(at, what, seat))
            self._lines.append(Noted(at, what, seat))

    def answer(self, page: Connection, id: str) -> None:
        """It is done, and everything that came with it."""
        self.outbox.say(page, acceptance(id))
        self.commit(wait=True)

    def refuse(self, page: Connection, id: str, refused: Refused) -> None:
        self.outbox.say(page, self._refusal(page, id, refused))
        self.commit()

    def commit(self, wait: bool = False) -> None:
        """Write, and then tell; with `wait`, not before what others have asked for is durable too."""
        if self.changed:
            self.tell_now()
        if self.audiences.coming:
            self.broadcast.welcome(self.match, self.past, self.bots, self.info_for, self._shown_at())
        lines, self._lines = self._lines, []
        record = None
        if self._ended:
            self._ended = False
            record = self._own_record()
        self.outbox.post([encode_line(line) for line in lines], record, wait)
        if self._steps:
            steps, self._steps = self._steps, []
            if self.match is not None:
                self.bots.hear(self.match, steps)

    def tell_now(self) -> None:
        """How the table stands, before what is told after it."""
        self.changed = False
        self.broadcast.tell(self.info_for)

    def show_again(self, seat: Seat) -> None:
        """This seat may do other things than before."""
        if self.match is not None:
            self.broadcast.show_again(self.match, seat, self.bots, self._shown_at())

    def _shown_at(self) -> Millis:
        """The time at which a position is shown to whom nothing has just happened: not that of the last step, which may
        have been hidden from them, but as late as all is known."""
        match = self.match
        if match is None:
            return 0
        return max(match.now, min(self.fair.horizon(self.clock.now()), match.deadline() - 1))

    def forget(self, person: str) -> None:
        """Their name is nowhere here any more, and a seat that nothing depends on is free."""
        if self.seating.stage == "lobby" and self.seating.seat_of(person) >= 0:
            stand(self.seating, person)
            presence.move_pages(self)
        for chair in self.seating.chairs:
            if chair.person == person:
                self.broadcast.forget_name(chair.name)
                chair.name = ""
        self.addresses.pop(person, None)
        self.note_seating()
        self.commit()

    def info_for(self, eyes: Seat) -> messages.TableInfo:
        """What those eyes are told of the table; the host also who comes from one address."""
        info = self.info()
        chairs = self.seating.chairs
        if 0 <= eyes < len(chairs) and chairs[eyes].person == self.seating.host:
            for place, same, sent_away in neighbours(self.seating, self.addresses):
                info.places[place].same_address = same
                info.places[place].sent_away = sent_away
        return info

    def info(self) -> messages.TableInfo:
        seating = self.seating
        places = [
            place_of(seating, seat, self.audiences.is_here(seat), self.bots.level(seat))
            for seat in range(len(seating.chairs))
        ]
        asked = (self.pause_asked, self.resume_asked, self.rematch_asked)
        return table_info(self.id, seating, places, self.audiences.watching(), *asked)

    def record(self) -> str:
        """The match as a file that anybody can verify."""
        assert self.match is not None
        return write_record(self.match, [chair.name or chair.bot for chair in self.seating.chairs])

    def _own_record(self) -> tuple[str, str]:
        """What is said of the table, and its record."""
        people = [chair.person for chair in self.seating.chairs]  # for themselves alone: see KeptInfo
        return encode_line({**msgspec.to_builtins(self.info()), "people": people}).decode(), self.record()

    def keep_record(self) -> None:
        self.house.storage.keep_record(self.id, *self._own_record())

    # ------------------------------------------------------------ the clock in the log, and the end

    def beat(self, after: Millis = HEARTBEAT_MS) -> None:
        """The clock goes to the log now and then, so that a crash gives little of it back."""
        match = self.match
        if match is None or not self.clock.running:
            return
        at = min(self.fair.horizon(self.clock.now()), match.deadline() - 1)  # what is due has its own way
        if at - self._written >= after:
            self._fall_due(at)
            self._lines.append(Reached(match.now))
            self._written = match.now

    def stop(self) -> None:
        """The server stops: what the clock has reached is written down."""
        if self.match is not None and self.seating.stage == "playing":
            self.hand_over(everything=True)
            self.beat(0)
            self.clock.stop()
            self.commit()

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self.bots.close()
