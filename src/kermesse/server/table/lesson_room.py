"""A lesson as it is learnt, or a problem: one page, one step of it at a time, on the board and with the rules of a real
table.

Nothing of it is kept: which step one has come to, the page remembers. A line that breaks begins the step again. A
problem that is solved is played on by bots to its end.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeAlias

import msgspec
import structlog

from kermesse import words
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import SPECTATOR, AnyGame, Command, Event, Refused, Seat
from kermesse.core.match import Step
from kermesse.core.options import plain_options
from kermesse.core.wire import wire
from kermesse.lessons.coach import Book, says, turns_away
from kermesse.lessons.lesson import Lesson
from kermesse.lessons.lesson_run import LessonRun
from kermesse.players import make_bot, offered
from kermesse.players.bot import Bot
from kermesse.players.table import seen_by
from kermesse.server.connection import messages
from kermesse.server.connection.command_report import DONE, CommandReport, log_report
from kermesse.server.connection.connection import Connection
from kermesse.server.connection.frames import text_frame
from kermesse.server.connection.messages import RULE
from kermesse.server.connection.page import acceptance
from kermesse.server.storage.tasks import Tasks
from kermesse.server.table.clock import Alarm, TableClock
from kermesse.server.table.views import alike, position
from kermesse.words.log import FAIR_FOLK, Reader, say_ending

BREATH: Final[Millis] = 1_100  # ms before one of the others acts, so that the learner sees what came before
PING_EVERY: Final = 5.0
CODE: Final = "lesson"  # marks a refusal that is the coach's and not the rules'
MOST_STEPS: Final = 400  # that bots play on after a problem is solved

Count: TypeAlias = Callable[[str], None]  # of those who `tried` a problem, and `solved` it


class LessonRoom:
    def __init__(
        self, game: AnyGame, lesson: Book, at: int, watch: Tasks, rate: float = 1.0, count: Count = lambda what: None
    ) -> None:
        self.id = f"lesson-{lesson.name}"
        self.game_name = game.name
        self.ping_every = PING_EVERY
        self.pings = game.latency.pings
        self.watch = watch
        self.clock = TableClock(rate)
        self._game = game
        self._lesson = lesson
        self._count = count
        self._played_on = 0  # steps
        self._log = structlog.get_logger().bind(table=self.id)
        self._wire = wire(game)
        self._page: Connection | None = None
        self._n = 0
        self._alarm = Alarm(self.clock, self._ring)
        self._bots: dict[Seat, Bot[Any]] = {}
        self._random = Random(secrets.randbits(64))
        self._paused = False
        self._others: asyncio.TimerHandle | None = None
        self._begin(at)

    def _begin(self, at: int) -> None:
        """Begin that step, from its position on."""
        self._at = max(0, min(at, len(self._lesson.step) - 1))
        self.course = LessonRun(self._game, self._lesson.step[self._at])
        self._bots = {}
        self._played_on = 0
        self.clock.stop()
        self.clock.set(self.course.match.now)
        self._forget_others()

    @property
    def _learner(self) -> Seat:
        return self.course.step.learner

    # ------------------------------------------------------------ the page

    def arrives(self, page: Connection, hello: messages.Hello) -> None:
        """Show everything to a page that says hello, for the first time or in another language."""
        self._page = page
        page.viewer = self._learner
        self._welcome(page)
        self._go_on()

    def leaves(self, page: Connection) -> None:
        self._page = None
        self.clock.stop()
        self._alarm.cancel()
        self._forget_others()

    def says(self, page: Connection, message: messages.Do | messages.Why | messages.Act) -> None:
        came = time.monotonic()
        try:
            result = self._hear(page, message)
        except Refused as refused:
            page.send(page.refusal(message.id, refused, self.game_name))
            result = refused.code
        if isinstance(message, messages.Do):
            report = CommandReport(self._learner, message.id, self.course.match.now, result, came)
            log_report(self._log, report)

    def _hear(self, page: Connection, message: messages.Do | messages.Why | messages.Act) -> str:
        """Do what a page asks for and answer it; return the result. Raises Refused."""
        if isinstance(message, messages.Act):
            self._act(message.what)
            page.send(acceptance(message.id))
            return DONE
        if self._paused:
            raise Refused("paused", RULE)
        self._catch_up()
        if isinstance(message, messages.Do):
            self._count("tried")
        command = self._read(message.command)
        self.course.try_out(command)
        if isinstance(message, messages.Do) and (said := self._turned_away(page, message.id, command)) is not None:
            page.send(said)
            return CODE
        page.send(acceptance(message.id))
        if isinstance(message, messages.Do):
            self._happened(self.course.play(self._learner, command, self.course.match.now))
            if self.course.beat is None:
                self._count("solved")
            self._go_on()
        return DONE

    def _read(self, command: msgspec.Raw) -> Any:
        try:
            return self._wire.command(command)
        except ValueError:
            raise Refused("unknown_command", RULE) from None

    def _turned_away(self, page: Connection, id: str, command: Command) -> bytes | None:
        """Return the coach's answer to a command that the rules allow and the step does not ask for."""
        answer = None if command.side_command else self.course.answer(command)
        if answer is None:
            return None
        if self.course.beat is None:
            said = words.say("", page.language, "lesson-won")
        else:
            said = turns_away(self._lesson, page.language, self.course.step, answer, command)
        return text_frame(messages.Answer(id, False, CODE, said, ""))

    def _act(self, what: str) -> None:
        match what:
            case "onward" if self.course.beat is None and self._at + 1 < len(self._lesson.step):
                self._begin(self._at + 1)
            case "again":
                self._begin(self._at)
            case "pause" | "resume":
                self._pause(what == "pause")
                return
            case _:
                raise Refused("not_in_a_lesson", RULE)
        if self._page is not None:
            self._page.viewer = self._learner
            self._welcome(self._page)
            self._go_on()

    def _pause(self, paused: bool) -> None:
        self._catch_up()
        self._paused = paused
        if paused:
            self.clock.stop()
            self._forget_others()
        else:
            self._go_on()
        self._n += 1
        self._send(messages.Table(self._n, self.clock.now(), self.clock.running, self._learner, self._info()))

    # ------------------------------------------------------------ the course of it

    def _go_on(self) -> None:
        """Start what comes by itself (the others, sand, deadlines), and let the coach say what is to be done."""
        beat = self.course.beat
        self._coach()
        if not self._runs or self._paused or self.course.lost:
            self.clock.stop()
            self._forget_others()
            return
        if beat is not None and beat.others and self._others is None:
            self._others = asyncio.get_running_loop().call_later(BREATH / 1000, self._others_act)
        if beat is None:
            self._seat_bots("normal" if "normal" in offered(self._game) else offered(self._game)[-1], but=SPECTATOR)
        elif beat.until:
            self._seat_bots(beat.bots or offered(self._game)[0], but=self._learner)
        if self._bots or (self._game.real_time and not self.course.step.still):
            self.clock.start()
        self._alarm.set(self._wakes())

    @property
    def _runs(self) -> bool:
        """True until the step is completed; a problem is then played on to its end."""
        if self.course.beat is not None:
            return True
        is_problem = not isinstance(self._lesson, Lesson)
        return is_problem and self.course.match.outcome() is None and self._played_on < MOST_STEPS

    def _seat_bots(self, level: str, but: Seat) -> None:
        seats = self.course.match.seats
        if not self._bots:
            self._bots = {
                seat: make_bot(self._game, level, seat, seats, self._random) for seat in range(seats) if seat != but
            }
            self._bots_hear([])

    def _wakes(self) -> Millis:
        return min(self.course.match.deadline(), *(bot.wakes() for bot in self._bots.values()), NEVER)

    def _ring(self) -> None:
        before = self.course.beat
        self._catch_up()
        if self.course.beat is not before or self.course.lost or not self._runs:
            self._go_on()
        elif self.clock.running:
            self._alarm.set(self._wakes())

    def _catch_up(self) -> None:
        """Carry out deadlines and bots' acts, in the order of time, up to now."""
        match, now = self.course.match, self.clock.now()
        while self.clock.running and self._runs:
            due, wakes = match.deadline(), min((bot.wakes() for bot in self._bots.values()), default=NEVER)
            if min(due, wakes) > now:
                break
            if due <= wakes:
                for step in match.advance(max(due, match.now)):
                    self.course.hear(step.events)
                    self._happened(step)
            else:
                self._bot_acts(max(wakes, match.now))
        if now > match.now and match.deadline() > now:
            match.advance(now)

    def _bot_acts(self, now: Millis) -> None:
        match = self.course.match
        match.advance(now)
        seat, bot = min(self._bots.items(), key=lambda item: (item[1].wakes(), item[0]))
        command = bot.act(match.game.view(match.state, seat, now), match.game.legal(match.state, seat, now), now)
        if command is None:
            return
        try:
            self._happened(self.course.play(seat, command, now))
        except Refused:
            if not bot.may_be_late:  # somebody else was quicker
                raise

    def _others_act(self) -> None:
        self._others = None
        self._catch_up()
        doing = self.course.next_of_others()
        if doing is not None and not self._paused:
            self._happened(self.course.play(*doing, self.course.match.now))
            self._go_on()

    def _forget_others(self) -> None:
        if self._others is not None:
            self._others.cancel()
            self._others = None

    def _bots_hear(self, events: list[Event]) -> None:
        match = self.course.match
        for seat, bot in self._bots.items():
            bot.hear(seen_by(events, seat), seat in match.awaiting(), match.now)

    # ------------------------------------------------------------ what is told

    def _happened(self, step: Step) -> None:
        self._bots_hear(step.events)
        self._played_on += self.course.beat is None
        self._n += 1
        events = seen_by(step.events, self._learner)
        self._send(messages.Stepped(self._n, self.clock.now(), step.at, events, self._position()))

    def _welcome(self, page: Connection) -> None:
        self._n += 1
        now = self.clock.now()
        page.send_message(
            messages.Welcome(
                self._n, now, self.clock.running, self._learner, self._info(), self._position(), past=[], chat=[]
            )
        )

    def _position(self) -> messages.Position:
        match = self.course.match
        may_act = not self._paused and (self.course.beat is not None or isinstance(self._lesson, Lesson))
        return position(match, self._learner, may_act, match.now, alike(match))

    def _info(self) -> messages.TableInfo:
        match = self.course.match
        me = self._page.person.name if self._page is not None else ""
        places = [
            messages.Place(seat, "person", me)
            if seat == self._learner
            else messages.Place(seat, "bot", level=offered(self._game)[0])
            for seat in range(match.seats)
        ]
        return messages.TableInfo(
            self.id,
            self.game_name,
            self._game.version,
            "playing",
            public=False,
            places=places,
            options=plain_options(match.options),
            spectators=0,
            commitment="",
            paused=self._paused,
        )

    def _coach(self) -> None:
        page, step, beat = self._page, self.course.step, self.course.beat
        if page is None:
            return
        which = "won" if beat is None else beat.lost if self.course.lost else beat.say
        said = says(self._lesson, page.language, step, which)
        if beat is None and self._played_on > 1 and (ending := self._ending(page.language)):
            said = f"{said} {ending}"
        points = list(beat.point) if beat is not None else []
        self._send(messages.Coach(self._at, len(self._lesson.step), said, points, beat is None))

    def _ending(self, language: str) -> str:
        """Return the words for the end of a game that was played on; '' as long as it goes on."""
        match = self.course.match
        outcome = match.outcome()
        if outcome is None:
            return ""
        names = [FAIR_FOLK[seat % len(FAIR_FOLK)] for seat in range(match.seats)]
        said = say_ending(Reader(self._game, language, names, self._learner), outcome)
        which = "won" if self._learner in outcome.winners else "lost"
        return words.say(self._game.name, language, f"problem-played-on-{which}", ending=said)

    def _send(self, message: msgspec.Struct) -> None:
        if self._page is not None:
            self._page.send_message(message)
