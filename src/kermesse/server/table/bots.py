"""Bots at a table: each hears what its seat hears, names the time when it will act, and asks like anybody else."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Any, Final, Protocol, TypeVar

import structlog

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import AnyGame, Command, Event, Refused, Seat
from kermesse.core.match import Step
from kermesse.players import make_bot
from kermesse.players.advice import advice
from kermesse.players.bot import RealTimeBot
from kermesse.players.table import seen_by
from kermesse.server.storage.tasks import Tasks
from kermesse.server.table.thoughts import CannotBeSent, LostThought, Thinking, TooManyThoughts, thinks_far
from kermesse.server.table.views import AnyMatch

REFUSALS_IN_A_ROW: Final = (
    3  # refusals in a row, after which it takes any legal command: our own fault must not stop a table
)
BREATH: Final[Millis] = 250  # at least, before it tries again after a fault
TURNED_AWAY: Final[Millis] = 1_000  # before it asks again, when too many thoughts wait


NUMBERS: Final = count(1)  # of all bots that look far ahead

T = TypeVar("T")


class Thinkers(Protocol):
    """The places in which bots think: threads for those that answer at once, processes for those that look far
    ahead.
    """

    async def think(self, think: Callable[..., T], *given: Any) -> T: ...
    def has_far(self, game: AnyGame) -> bool: ...
    async def ponder(self, table: str, bot: int, thought: bytes) -> bytes: ...


class BotSeat:
    """A bot at its seat. It thinks elsewhere, so that a long thought holds nobody up; what happens meanwhile it hears
    afterwards.
    """

    def __init__(self, game: AnyGame, level: str, seat: Seat, seats: int, pace: float, thinkers: Thinkers) -> None:
        self._game = game
        self.level = level
        self.seat = seat
        self._pace = pace
        self._thinkers = thinkers
        self._since: Millis = 0  # when it began to wait
        self.thinking = False
        self._asking = False  # its decision is on its way to the rules
        self._bot = make_bot(game, level, seat, seats, Random(secrets.randbits(64)))
        self.table = ""  # the queue in which it waits
        self._far: Thinking | None = None
        if thinks_far(self._bot, level) and thinkers.has_far(game):
            self._far = Thinking(game, level, self._bot, next(NUMBERS))
        self._unheard: list[tuple[Sequence[Event], bool, Millis]] = []
        self._refusals = 0
        self._not_before: Millis = 0
        self.guard: int | None = None  # the question that its last decision answers

    def hear(self, events: Sequence[Event], awaited: bool, now: Millis) -> None:
        if self.thinking:
            self._unheard.append((events, awaited, now))
        else:
            self._since = now
            self._bot.hear(events, awaited, now)

    def wakes(self) -> Millis:
        """The time at which it wants to act; NEVER while it thinks or waits for an answer: one thing at a time."""
        if self.thinking or self._asking:
            return NEVER
        wakes = self._bot.wakes()
        if wakes < NEVER and self._pace != 1:
            wakes = self._since + round((wakes - self._since) * self._pace)
        return max(wakes, self._not_before)

    def start_thinking(self) -> None:
        self.thinking = True

    async def think(self, match: AnyMatch, now: Millis) -> Command | None:
        """Think about the position as it stands at the beginning."""
        try:
            view, legal = match.game.view(match.state, self.seat, now), match.game.legal(match.state, self.seat, now)
            guards = match.game.guards(match.state)
            command = await self._decide(view, legal, now)
        finally:
            self.thinking = False
            self._since = now
            unheard, self._unheard = self._unheard, []
            for events, awaited, at in unheard:
                self._bot.hear(events, awaited, at)
        if not self.may_be_late and any(events for events, _, _ in unheard):
            command = None  # to be thought over again, as long as the table keeps changing
        self._asking = command is not None
        self.guard = guards.get(type(command))
        if command is None and self._bot.wakes() <= now:
            self._not_before = max(
                self._not_before, now + BREATH
            )  # it does nothing and does not wait: a fault, which must not use up the machine
        return command

    @property
    def may_be_late(self) -> bool:
        return self._bot.may_be_late

    def dropped(self) -> None:
        """Go on: its decision was not put to the rules."""
        self._asking = False

    def refused(self, now: Millis) -> None:
        self._asking = False
        self._refusals += 1
        self._not_before = now + BREATH

    def accepted(self) -> None:
        self._asking = False
        self._refusals = 0

    async def _decide(self, view: Any, legal: Sequence[Command], now: Millis) -> Command | None:
        if self._far is None or (isinstance(self._bot, RealTimeBot) and self._bot.has_decided):
            command = await self._near(view, legal, now)
        else:
            command = await self._afar(self._far, view, legal, now)
        if self._refusals >= REFUSALS_IN_A_ROW and legal and not self.may_be_late:
            return legal[int(self._bot.random.random() * len(legal))]
        return command

    async def _near(self, view: Any, legal: Sequence[Command], now: Millis) -> Command | None:
        return await self._thinkers.think(self._bot.act, view, legal, now)

    async def _afar(self, far: Thinking, view: Any, legal: Sequence[Command], now: Millis) -> Command | None:
        try:
            return far.came_back(await self._thinkers.ponder(self.table, far.id, far.sent(view, legal, now)))
        except CannotBeSent as why:  # then it thinks in this process, as well as there
            structlog.get_logger().warning("a bot cannot think elsewhere", game=self._game.name, why=str(why))
            self._far = None
            return await self._near(view, legal, now)
        except TooManyThoughts:
            self._not_before = now + TURNED_AWAY
            return None
        except LostThought:
            command = await self._thinkers.think(self._by_thumb, view, legal, now)
            if isinstance(self._bot, RealTimeBot):
                self._bot.plan(command, now)
                return None
            return command

    def _by_thumb(self, view: Any, legal: Sequence[Command], now: Millis) -> Command | None:
        """Return the command of a weaker bot that has just sat down."""
        found = advice(self._game, self._bot.seats, view, legal, [], now, Random(self._bot.random.random()))
        return None if found is None else found[0]


class TableBots:
    """The bots of one table, by seat: those who sit there, and those who stand in for somebody.

    `pace` is what part of its time a bot takes: 1 as a person would, less for tables of machines.
    """

    def __init__(self, watch: Tasks, thinkers: Thinkers, pace: float = 1.0, table: str = "") -> None:
        self._watch = watch
        self._table = table
        self._thinkers = thinkers
        self._pace = pace
        self._at: dict[Seat, BotSeat] = {}
        self._thoughts: set[asyncio.Task[None]] = set()

    def __contains__(self, seat: object) -> bool:
        return seat in self._at

    def get(self, seat: Seat) -> BotSeat | None:
        return self._at.get(seat)

    def level(self, seat: Seat) -> str:
        return self._at[seat].level if seat in self._at else ""

    def sit(self, match: AnyMatch, seat: Seat, level: str, past: Sequence[Step]) -> None:
        """A bot takes a seat: it is told what that seat has seen so far."""
        bot = self._at[seat] = BotSeat(match.game, level, seat, match.seats, self._pace, self._thinkers)
        bot.table = self._table
        events = [event for step in past for event in seen_by(step.events, seat)]
        bot.hear(events, seat in match.awaiting(), match.now)

    def stand(self, seat: Seat) -> None:
        del self._at[seat]

    def all_stand(self) -> None:
        self._at.clear()

    def hear(self, match: AnyMatch, steps: Sequence[Step]) -> None:
        if not self._at:
            return
        awaited = match.awaiting()
        events = [event for step in steps for event in step.events]
        for seat, bot in self._at.items():
            bot.hear(seen_by(events, seat), seat in awaited, match.now)

    def thinking(self) -> bool:
        """Return True if one of them thinks, so that nobody knows yet what it will do."""
        return any(bot.thinking for bot in self._at.values())

    def wakes(self) -> Millis:
        return min([bot.wakes() for bot in self._at.values()]) if self._at else NEVER

    def think(
        self,
        match: AnyMatch,
        clock: Millis,
        at: Millis,
        ask: Callable[[BotSeat, Command | None], None],
        failed: Callable[[BotSeat, Exception], None],
    ) -> None:
        """Let those whose time has come think about the position as it stands, and ask for what they decide."""
        for bot in self._at.values():
            if bot.wakes() <= clock:
                bot.start_thinking()
                task = self._watch.begin("a bot's thought", _decide(match, bot, at, ask, failed))
                self._thoughts.add(task)
                task.add_done_callback(self._thoughts.discard)

    def answered(self, seat: Seat, refused: Refused | None, now: Millis, log: structlog.stdlib.BoundLogger) -> None:
        """Tell a bot that its command was done, or refused."""
        bot = self._at.get(seat)
        if bot is not None and refused is not None:
            say = log.debug if bot.may_be_late else log.warning
            say("bot refused", seat=seat, level=bot.level, refused=str(refused))
            bot.refused(now)
        elif bot is not None:
            bot.accepted()

    def close(self) -> None:
        for task in self._thoughts:
            task.cancel()


async def _decide(
    match: AnyMatch,
    bot: BotSeat,
    at: Millis,
    ask: Callable[[BotSeat, Command | None], None],
    failed: Callable[[BotSeat, Exception], None],
) -> None:
    try:
        command = await bot.think(match, at)
    except Exception as error:
        failed(bot, error)
        command = None
    ask(bot, command)
