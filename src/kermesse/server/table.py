"""A table: one task that owns one match and takes one thing after the other from its inbox. So there are no locks.

Whatever changes is first written to the durable log, and told when it is there: `_lines` gathers what is to be written,
the audiences what is to be said, and `commit` does the one and then the other.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple, Protocol

import structlog

from kermesse.bots.table import seen_by
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import SPECTATOR, Command, Malformed, Refused, Seat
from kermesse.core.match import Match, Note, Step, replay
from kermesse.core.record import write_record
from kermesse.core.wire import wire
from kermesse.server import messages, presence
from kermesse.server.acts import act
from kermesse.server.audience import Audience
from kermesse.server.bots import BotSeat
from kermesse.server.connection import Connection
from kermesse.server.fairness import DEFAULT_WINDOW, Fairness
from kermesse.server.log import Asked, Did, Line, Noted, Reached, Seated, encode_line
from kermesse.server.metrics import Metrics
from kermesse.server.people import People
from kermesse.server.seating import RULE, Seating, default_level, place_of
from kermesse.server.security import Buckets, Limits
from kermesse.server.showing import AnyMatch, Shown, past, position, show, table_info
from kermesse.server.storage import Storage, StorageFailed
from kermesse.server.table_clock import TableClock

CHAT_KEPT: Final = 100
IDS_KEPT: Final = 256
HEARTBEAT_MS: Final = 5_000  # so much of a running clock, at most, is given back after a crash


class House(Protocol):
    """What a table needs of the house it stands in."""

    storage: Storage
    people: People
    limits: Limits
    metrics: Metrics

    async def rematch_of(self, table: "Table") -> str: ...
    def storage_failed(self, error: BaseException) -> None: ...


class Held(NamedTuple):
    """A command on its way to the engine."""

    seat: Seat
    command: Command
    asked: Asked | None
    page: Connection | None  # None: a bot's
    arrived: float


class Table:
    def __init__(self, id: str, seating: Seating, house: House) -> None:
        self.id = id
        self.seating = seating
        self.house = house
        self.game_name = seating.game
        self.log = structlog.get_logger().bind(table=id)
        self.clock = TableClock()
        self.match: AnyMatch | None = None
        self.past: list[Step] = []
        self.fair: Fairness[Held] = Fairness(0)
        self.pages: set[Connection] = set()
        self.spectators = Audience(SPECTATOR)
        self.audiences = [Audience(seat) for seat in range(len(seating.chairs))]
        self.shown: dict[Seat, Shown] = {}
        self.bots: dict[Seat, BotSeat] = {}
        self.away_since: dict[Seat, float] = {}
        self.chat: deque[messages.ChatLine] = deque(maxlen=CHAT_KEPT)
        self.talking = Buckets(house.limits.chat, 500)
        self.pause_asked: set[Seat] = set()
        self.resume_asked: set[Seat] = set()
        self.rematch_asked: set[Seat] = set()
        self.last_used = time.monotonic()
        self.changed = False  # something that everybody is to be told by a Table message
        self._ended = False
        self._lines: list[Line] = []
        self._steps: list[Step] = []  # that the bots have not heard of
        self._coming: list[tuple[Connection, int]] = []  # pages to be brought up to date, and what they have
        self._answered: OrderedDict[tuple[str, str], bool] = OrderedDict()
        self._held_ids: set[tuple[str, str]] = set()
        self._inbox: asyncio.Queue[tuple[Callable[..., Coroutine[Any, Any, None]], Any]] = asyncio.Queue()
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at: Millis = NEVER
        self._written: Millis = 0  # the clock, as far as the log knows it
        self._thoughts: set[asyncio.Task[None]] = set()
        self._done = house.metrics.commands.labels(seating.game, "done")
        self._refused = house.metrics.commands.labels(seating.game, "refused")
        self._stepped = house.metrics.steps.labels(seating.game)

    # ------------------------------------------------------------ the task

    async def run(self) -> None:
        while True:
            action, given = await self._inbox.get()
            try:
                await action(given)
                self._set_alarm()
            except StorageFailed as error:
                self.house.storage_failed(error)
                return
            except Exception:  # a fault of ours: the table goes on, the log says where it was
                self.house.metrics.faults.inc()
                self.log.exception("fault")

    def put(self, action: Callable[[Any], Coroutine[Any, Any, None]], given: Any = None) -> None:
        self._inbox.put_nowait((action, given))

    def _set_alarm(self) -> None:
        """Wake up when the next deadline falls, a held command is due or a bot wants to act."""
        if not self.clock.running or self.match is None:
            return
        due = min(self.match.deadline() + self.fair.window, self.fair.due())
        for bot in self.bots.values():
            due = min(due, bot.wakes())
        if due >= NEVER or (self._alarm is not None and self._alarm_at <= due):
            return  # an alarm that rings too early does no harm
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm_at = due
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(self.clock.seconds_until(due), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.put(self._wake)

    async def _wake(self, _: None) -> None:
        await self.hand_over()
        self._ask_bots()

    # ------------------------------------------------------------ commands

    def says(self, page: Connection, message: messages.Do | messages.Act) -> None:
        self.last_used = time.monotonic()
        if isinstance(message, messages.Do):
            self.put(self._do, (page, message, self.clock.now(), time.perf_counter()))
        else:
            self.put(self._act, (page, message))

    async def _act(self, given: tuple[Connection, messages.Act]) -> None:
        await act(self, *given)

    def arrives(self, page: Connection, hello: messages.Hello) -> None:
        self.last_used = time.monotonic()
        self.put(self._arrive, (page, hello))

    async def _arrive(self, given: tuple[Connection, messages.Hello]) -> None:
        await presence.arrive(self, *given)

    def leaves(self, page: Connection) -> None:
        self.last_used = time.monotonic()
        self.put(self._leave, page)

    async def _leave(self, page: Connection) -> None:
        await presence.leave(self, page)

    async def look_round(self, _: None) -> None:
        await presence.look_round(self)

    async def _do(self, given: tuple[Connection, messages.Do, Millis, float]) -> None:
        page, do, arrival, arrived = given
        asked = Asked(page.person.id, do.id)
        key = (asked.who, asked.id)
        if key in self._held_ids:
            return  # it will be answered when its turn comes
        if key in self._answered:
            await page.tell(messages.Answer(do.id, True))
            return
        try:
            seat, command = self._read_command(page, do)
        except Refused as refused:
            self._refused.inc()
            await page.refuse(do.id, refused, self.game_name)
            return
        self._held_ids.add(key)
        self.fair.take(Held(seat, command, asked, page, arrived), arrival, page.lag.credit())
        await self.hand_over()

    def _read_command(self, page: Connection, do: messages.Do) -> tuple[Seat, Command]:
        seat = page.eyes
        if seat is None or seat < 0:
            raise Refused("not_seated", RULE)
        if self.match is None:
            raise Refused("not_started", RULE)
        if self.seating.stage == "over":
            raise Refused("game_over", RULE)
        if self.seating.chairs[seat].conceded:
            raise Refused("conceded", RULE)
        if self.seating.paused:
            raise Refused("paused", RULE)
        try:
            return seat, wire(self.match.game).command(do.command)
        except ValueError:
            raise Refused("unknown_command", RULE) from None

    async def hand_over(self, everything: bool = False) -> None:
        """To the engine: all that nobody can be before any more, deadlines too, in the order of time."""
        if self.match is None or self.seating.stage != "playing":
            return
        now = self.clock.now() + (self.fair.window if everything else 0)
        for stamp, held in self.fair.ready(now):
            await self._play(stamp, held)
        if self.match.deadline() <= self.fair.horizon(now):
            self._fall_due(self.fair.horizon(now))
            await self.commit()

    async def _play(self, stamp: Millis, held: Held) -> None:
        match = self.match
        assert match is not None
        refused: Refused | None = None
        stamp = max(stamp, match.now)
        self._fall_due(stamp)
        try:
            step = match.play(held.seat, held.command, stamp)
        except Refused as error:
            refused = error
        except Exception:
            self._put_right()
            refused = Refused("fault", RULE)
        else:
            self._lines.append(Did(stamp, held.seat, held.command, held.asked))
            self._written = stamp
            self.remember(held.asked)
            self.happened(step)
        await self.commit()
        await self._answer(held, refused)

    async def _answer(self, held: Held, refused: Refused | None) -> None:
        self.house.metrics.command_seconds.observe(time.perf_counter() - held.arrived)
        (self._refused if refused else self._done).inc()
        if held.asked is not None:
            self._held_ids.discard((held.asked.who, held.asked.id))
        if held.page is None:
            bot = self.bots.get(held.seat)
            if bot is not None and refused is not None:
                self.log.warning("bot refused", seat=held.seat, level=bot.level, refused=str(refused))
                bot.refused(self.clock.now())
            elif bot is not None:
                bot.accepted()
        elif refused is not None and held.asked is not None:
            await held.page.refuse(held.asked.id, refused, self.game_name)
        elif held.asked is not None:
            await held.page.tell(messages.Answer(held.asked.id, True))

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
            self._answered[asked.who, asked.id] = True
            if len(self._answered) > IDS_KEPT:
                self._answered.popitem(last=False)

    def was_answered(self, who: str, id: str) -> bool:
        return (who, id) in self._answered

    def begin(self, match: AnyMatch) -> None:
        """The match that is played here from now on."""
        self.match = match
        self.fair = Fairness(window_of(match))
        self.seat_bots()
        now = time.monotonic()
        self.away_since = {seat: now for seat in self.seating.people() if not self.is_here(seat)}

    def continue_from(self, at: Millis) -> None:
        """After a restart: the log knows the clock up to here."""
        self._written = at

    def resize_audiences(self, chairs: int) -> None:
        for audience in self.audiences[chairs:]:
            for page in tuple(audience.connections):
                self.leave_audience(page)
                page.eyes = SPECTATOR
        self.audiences = self.audiences[:chairs] + [Audience(seat) for seat in range(len(self.audiences), chairs)]

    # ------------------------------------------------------------ telling

    def happened(self, step: Step) -> None:
        match = self.match
        assert match is not None
        self.past.append(step)
        self._steps.append(step)
        self._stepped.inc()
        now = self.clock.now()
        for audience in (*self.audiences, self.spectators):
            eyes = audience.eyes
            if not audience.connections:
                audience.skip()
                self.shown.pop(eyes, None)
                continue
            events = seen_by(step.events, eyes)
            shown = show(match, eyes, eyes not in self.bots)
            if not events and eyes != step.seat and self.shown.get(eyes) == shown:
                continue  # to these eyes nothing happened, not even a message
            self.shown[eyes] = shown
            audience.add(messages.Stepped(audience.next(), now, step.at, events, position(match, shown), step.seat))
        if match.outcome() is not None and self.seating.stage == "playing":
            self._end()

    def _end(self) -> None:
        self._ended = True
        self.seating.stage = "over"
        self.clock.stop()
        self.pause_asked.clear()
        self.resume_asked.clear()
        self.bots.clear()
        self.note_seating()
        self.house.metrics.games.labels(self.game_name).inc()

    def note_seating(self, asked: Asked | None = None) -> None:
        """How the table stands now goes to the log, and to everybody."""
        self._lines.append(Seated(self.seating, asked))
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

    async def commit(self) -> None:
        """Write, and then tell."""
        if self.changed:
            self.tell_now()
        if self._lines:
            lines, self._lines = self._lines, []
            await self.house.storage.append(self.id, [encode_line(line) for line in lines])
        if self._ended:
            self._ended = False
            await self.keep_record()
        for audience in self.audiences:
            await audience.flush()
        await self.spectators.flush()
        if self._coming:
            await self._bring_up_to_date()
        if self._steps:
            self._bots_hear()

    def tell_now(self) -> None:
        """A Table message to all, before what is added after it."""
        self.changed = False
        info = self.info()
        now, running = self.clock.now(), self.clock.running
        for audience in (*self.audiences, self.spectators):
            if audience.connections:
                audience.add(messages.Table(audience.next(), now, running, audience.eyes, info))
            else:
                audience.skip()

    def speak(self, line: messages.ChatLine) -> None:
        self.chat.append(line)
        for audience in (*self.audiences, self.spectators):
            if audience.connections:
                audience.add(messages.Chat(audience.next(), line))
            else:
                audience.skip()

    def show_again(self, eyes: Seat) -> None:
        """Nothing happened, but these eyes may do other things than before."""
        audience = self.audience_of(eyes)
        if self.match is not None and audience.connections:
            shown = self.shown[eyes] = show(self.match, eyes, eyes not in self.bots)
            now, at = self.clock.now(), self.match.now
            audience.add(messages.Stepped(audience.next(), now, at, [], position(self.match, shown)))

    async def _bring_up_to_date(self) -> None:
        coming, self._coming = self._coming, []
        for page, have in coming:
            if page.eyes is None:
                continue
            audience = self.audience_of(page.eyes)
            missed = audience.missed_since(have) if have else None
            if missed is None:
                await page.tell(self.welcome(page.eyes))
            else:
                for data in missed:
                    await page.send(data)
            audience.connections.append(page)

    def come(self, page: Connection, eyes: Seat, have: int) -> None:
        """This page will be brought up to date by the next commit, and hears everything from then on."""
        self.leave_audience(page)
        page.eyes = eyes
        self.pages.add(page)
        self._coming.append((page, have))

    def leave_audience(self, page: Connection) -> None:
        if page.eyes is not None:
            audience = self.audience_of(page.eyes)
            if page in audience.connections:
                audience.connections.remove(page)
        self._coming = [(other, have) for other, have in self._coming if other is not page]
        page.eyes = None

    def audience_of(self, eyes: Seat) -> Audience:
        return self.spectators if eyes < 0 or eyes >= len(self.audiences) else self.audiences[eyes]

    def welcome(self, eyes: Seat) -> messages.Welcome:
        match = self.match
        here: messages.Position | None = None
        seen: list[Any] = []
        if match is not None:
            shown = self.shown[eyes] = show(match, eyes, eyes not in self.bots)
            here = position(match, shown)
            seen = past(self.past, eyes, match.options)
        return messages.Welcome(
            self.audience_of(eyes).n,
            self.clock.now(),
            self.clock.running,
            eyes,
            self.info(),
            here,
            seen,
            list(self.chat),
        )

    def info(self) -> messages.TableInfo:
        places = [
            place_of(self.seating, seat, self.is_here(seat), self.bots[seat].level if seat in self.bots else "")
            for seat in range(len(self.seating.chairs))
        ]
        watching = sum(page.eyes == SPECTATOR for page in self.pages)
        return table_info(
            self.id, self.seating, places, watching, self.pause_asked, self.resume_asked, self.rematch_asked
        )

    def is_here(self, seat: Seat) -> bool:
        return any(page.eyes == seat for page in self.pages)

    def record(self) -> str:
        """The match as a file that anybody can verify."""
        assert self.match is not None
        names = [chair.name or chair.bot for chair in self.seating.chairs]
        return write_record(self.match, names)

    async def keep_record(self) -> None:
        info = messages_json(self.info())
        await self.house.storage.keep_record(self.id, info, self.record())

    # ------------------------------------------------------------ bots

    def seat_bots(self) -> None:
        """Those who sit here from the start, and those who play for whoever gave up."""
        for seat, chair in enumerate(self.seating.chairs):
            if chair.bot or chair.conceded:
                self.seat_bot(seat)

    def seat_bot(self, seat: Seat) -> None:
        """A bot takes a seat: it is told what that seat has seen so far."""
        assert self.match is not None
        game = self.match.game
        level = self.seating.chairs[seat].bot or default_level(game)
        bot = self.bots[seat] = BotSeat(game, level, seat, self.match.seats)
        events = [event for step in self.past for event in seen_by(step.events, seat)]
        bot.hear(events, seat in self.match.awaiting(), self.match.now)

    def _bots_hear(self) -> None:
        steps, self._steps = self._steps, []
        if not self.bots or self.match is None:
            return
        awaited = self.match.awaiting()
        events = [event for step in steps for event in step.events]
        for seat, bot in self.bots.items():
            bot.hear(seen_by(events, seat), seat in awaited, self.match.now)

    def _ask_bots(self) -> None:
        if not self.clock.running or self.match is None or self.seating.stage != "playing":
            return
        now = self.clock.now()
        for seat, bot in self.bots.items():
            if bot.wakes() <= now:
                bot.thinking = True
                task = asyncio.create_task(self._bot_thinks(seat, bot))
                self._thoughts.add(task)
                task.add_done_callback(self._thoughts.discard)

    async def _bot_thinks(self, seat: Seat, bot: BotSeat) -> None:
        match = self.match
        assert match is not None
        now = max(match.now, self.fair.horizon(self.clock.now()))
        legal = match.game.legal(match.state, seat, now)
        try:
            command = await bot.think(match.game.view(match.state, seat, now), legal, now)
        except Exception:
            self.house.metrics.faults.inc()
            self.log.exception("fault in a bot", seat=seat, level=bot.level)
            bot.refused(self.clock.now())
            command = None
        self.put(self._bot_asks, (seat, bot, command))

    async def _bot_asks(self, given: tuple[Seat, BotSeat, Command | Malformed | None]) -> None:
        seat, bot, command = given
        if command is None or self.bots.get(seat) is not bot or not self.clock.running:
            return  # it changed its mind, or the seat is its person's again
        self.fair.take_bots(Held(seat, command, None, None, time.perf_counter()), self.clock.now())
        await self.hand_over()

    # ------------------------------------------------------------ the end

    async def stop(self) -> None:
        """The server stops: what the clock has reached is written down."""
        if self.match is not None and self.seating.stage == "playing":
            await self.hand_over(everything=True)
            self.beat(0)
            self.clock.stop()
            await self.commit()

    def beat(self, after: Millis = HEARTBEAT_MS) -> None:
        """The clock goes to the log now and then, so that a crash gives little of it back."""
        match = self.match
        if match is None or not self.clock.running:
            return
        at = self.fair.horizon(self.clock.now())
        if at - self._written >= after:
            self._fall_due(at)
            self._lines.append(Reached(match.now))
            self._written = match.now

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._thoughts:
            task.cancel()


def window_of(match: Match[Any, Any, Any, Any, Any]) -> Millis:
    """How long commands are held: as the table chose, where its game has that option."""
    chosen = getattr(match.options, "fair_window_ms", None)
    if isinstance(chosen, int):
        return chosen
    return DEFAULT_WINDOW if match.game.real_time else 0


def messages_json(message: Any) -> str:
    return encode_line(message).decode()
