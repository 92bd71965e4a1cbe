"""The match as it is played at a table: commands are stamped, held until nobody can be before them any more, and put to
the rules in the order of time, with the deadlines that fall between them.
"""

import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import AnyGame, Command, Refused, Seat
from kermesse.core.match import Step, replay
from kermesse.core.wire import wire
from kermesse.server.connection.fairness import Fairness, Quotas
from kermesse.server.connection.messages import RULE
from kermesse.server.connection.page import Page
from kermesse.server.table.bots import BotSeat, TableBots
from kermesse.server.table.clock import TableClock
from kermesse.server.table.log import PlayedCommand, Reached, RequestId
from kermesse.server.table.seating import Seating
from kermesse.server.table.views import AnyMatch


class HeldCommand(msgspec.Struct, gc=False):
    """A command on its way to the rules."""

    seat: Seat
    command: Command
    asked: RequestId | None  # None: a bot's
    pages: list[Page]  # all that asked for it: the newest connection may not be the first
    arrived: float
    guard: int | None = None  # the question that it answers

    @property
    def mark(self) -> str:
        """Return the name by which another server's door knows it, if it came by one."""
        return self.pages[-1].mark(self.asked.id) if self.asked is not None and self.pages else ""


class Witness(Protocol):
    """A receiver of everything that happens in the match, at once and in order."""

    def played(self, did: PlayedCommand, step: Step) -> None: ...
    def reached(self, line: Reached, steps: list[Step]) -> None: ...
    def answered(self, held: HeldCommand, stamp: Millis, refused: Refused | None) -> None: ...
    def fault(self, what: str, /, **more: object) -> None: ...
    def take(self, action: Callable[..., None], *given: Any) -> bool: ...
    def commit(self) -> None: ...


class LiveMatch:
    def __init__(self, game: AnyGame, seating: Seating, clock: TableClock, bots: TableBots, witness: Witness) -> None:
        self.match: AnyMatch | None = None
        self.fair: Fairness[HeldCommand] = Fairness(0)
        self.held: dict[RequestId, HeldCommand] = {}
        self._seating = seating
        self._clock = clock
        self._bots = bots
        self._witness = witness
        self._wire = wire(game)
        self._credit = game.latency.credit
        self._deadline_waits = game.latency.patience
        self._quotas = Quotas()
        self._written: Millis = 0  # the clock's time that the log has

    def begin(self, match: AnyMatch, written: Millis) -> None:
        """Begin to play that match; the log has the clock up to `written`."""
        self.match = match
        self.fair = Fairness(match.game.latency.window(match.options))
        self._written = written

    # ------------------------------------------------------------ in

    def read(self, seat: Seat | None, command: msgspec.Raw) -> tuple[Seat, Command]:
        """Read a command of that seat. Raises Refused if that seat may ask for nothing now."""
        if seat is None or seat < 0:
            raise Refused("not_seated", RULE)
        self.playable(seat)
        try:
            return seat, self._wire.command(command)
        except ValueError:
            raise Refused("unknown_command", RULE) from None

    def take(self, held: HeldCommand, asked: RequestId, one_way_delay: Millis) -> None:
        """Take a person's command, which was on its way for so long."""
        now = self._clock.now()
        credit = self._quotas.take(held.seat, min(one_way_delay, self._credit(held.command)), now)
        stamp = self.fair.straight(now, credit) if self._deadline_waits is None else None
        if stamp is not None:
            self._play(stamp, held)
        else:
            self.held[asked] = held
            self.fair.take(held, now, credit)
        self._hand_over(now)

    def holds(self, asked: RequestId, page: Page) -> bool:
        """Return whether that command is held already: then it is answered when its turn comes, on this page too."""
        held = self.held.get(asked) if self.held else None  # mostly nothing is held: then nothing is hashed
        if held is not None and page not in held.pages:
            held.pages.append(page)
        return held is not None

    def put(self, seat: Seat, command: Command) -> None:
        """Put a command beside the game to the rules at once: no other can come before it. Raises Refused; the caller
        commits.
        """
        match = self.playable(seat)
        self._put_to_rules(min(self.fair.horizon(self._clock.now()), match.deadline()), seat, command)

    def try_out(self, seat: Seat, command: Command) -> None:
        """Try a command on a copy, and keep nothing of it. Raises Refused if it would be refused now."""
        match = self.playable(seat)
        now = max(match.now, min(self.fair.horizon(self._clock.now()), match.deadline() - 1))
        match.game.apply(match.game.copy(match.state), seat, command, now)

    def playable(self, seat: Seat) -> AnyMatch:
        """Return the match if that seat may ask for anything now. Raises Refused."""
        if self.match is None:
            raise Refused("not_started", RULE)
        if self._seating.stage == "over":
            raise Refused("game_over", RULE)
        if self._seating.chairs[seat].conceded:
            raise Refused("conceded", RULE)
        if self._seating.paused:
            raise Refused("paused", RULE)
        return self.match

    # ------------------------------------------------------------ out

    def hand_over(self, everything: bool = False) -> None:
        """Put all commands and deadlines to the rules that no other command can precede any more, in the order of
        time.
        """
        if self.match is not None and self._seating.stage == "playing":
            self._hand_over(self._clock.now() + (self.fair.window if everything else 0))

    def _hand_over(self, now: Millis) -> None:
        fair = self.fair
        while fair.held and self._may_play(now):
            self._play(*fair.take_out())
        horizon = fair.horizon(now)
        if self.match is not None and self._carried_out_at(self.match) <= horizon:
            self._fall_due(horizon)
            while fair.held and self._may_play(now):  # if the game has ended, held commands are still to be answered
                self._play(*fair.take_out())
        self._witness.commit()

    def _may_play(self, now: Millis) -> bool:
        """Return whether the first held command is due, and not after a deadline that waits for a command that belongs
        before it.
        """
        match, fair = self.match, self.fair
        assert match is not None
        due = fair.due()
        if self._seating.stage == "over":
            return due < NEVER  # it will be refused, but must be answered
        if due > now:
            return False
        known = now - fair.window
        return self._deadline_waits is None or fair.next() < match.deadline() or self._carried_out_at(match) <= known

    def _carried_out_at(self, match: AnyMatch) -> Millis:
        """Return when the next deadline falls by the table's clock: it may wait for a command that belongs before
        it."""
        due = match.deadline()
        return due if self._deadline_waits is None else due + self._deadline_waits(match.state)

    def _play(self, stamp: Millis, held: HeldCommand) -> None:
        refused: Refused | None = None
        try:
            self._put_to_rules(stamp, held.seat, held.command, held.asked, held.guard)
        except Refused as error:
            refused = error
        if held.asked is not None and self.held:
            self.held.pop(held.asked, None)
        self._witness.answered(held, stamp, refused)

    def _put_to_rules(
        self, stamp: Millis, seat: Seat, command: Command, asked: RequestId | None = None, guard: int | None = None
    ) -> None:
        """Carry out the deadlines that were due before it, then play the command. Raises Refused, and has then changed
        nothing.
        """
        match = self.match
        assert match is not None
        stamp = max(stamp, match.now)
        if match.deadline() <= stamp:
            self._fall_due(stamp)
        try:
            step = match.play(seat, command, stamp, guard)
        except Refused:
            raise
        except Exception:
            self._put_right(match)
            raise Refused("fault", RULE) from None
        self._written = stamp
        self._witness.played(PlayedCommand(stamp, seat, command, asked), step)

    def _fall_due(self, until: Millis) -> None:
        """Carry out deadlines one by one, so that everybody sees the position after each."""
        match = self.match
        assert match is not None
        while (due := match.deadline()) <= until:
            steps = match.advance(max(due, match.now))
            self._written = match.now
            self._witness.reached(Reached(match.now), steps)
        if until > match.now:
            match.advance(until)

    def _put_right(self, match: AnyMatch) -> None:
        """Rebuild the match from its log: a fault in the rules may have left the state half changed."""
        self._witness.fault("fault in the rules", game=match.game.name)
        self.match = replay(match.game, match.seats, match.options, match.seed, match.log, match.now)

    # ------------------------------------------------------------ bots

    def wake(self) -> None:
        """Wake up because a deadline falls, a held command is due or a bot wants to act."""
        self.hand_over()
        match = self.match
        if match is not None and self._clock.running:
            now = self._clock.now()
            at = max(match.now, min(self.fair.horizon(now), match.deadline()))
            self._bots.think(match, now, at, self._bot_decides, self._bot_fails)

    def _bot_decides(self, bot: BotSeat, command: Command | None) -> None:
        self._witness.take(self._bot_asks, bot, command)

    def _bot_fails(self, bot: BotSeat, error: Exception) -> None:
        self._witness.fault("fault in a bot", seat=bot.seat, level=bot.level, exc_info=error)
        bot.refused(self._clock.now())

    def _bot_asks(self, bot: BotSeat, command: Command | None) -> None:
        if command is None or self._bots.get(bot.seat) is not bot or not self._clock.running:
            bot.dropped()  # the bot changed its mind, or its person has the seat again
            return
        self.fair.take_bots(HeldCommand(bot.seat, command, None, [], time.monotonic(), bot.guard), self._clock.now())
        self.hand_over()

    # ------------------------------------------------------------ time

    def skip_ahead(self) -> None:
        """Move the clock to the next event, at that event's own time; wait for a bot that thinks, since its sand may
        run.
        """
        at = self.wakes()
        if at < NEVER and self._clock.running and not self._bots.thinking():
            self._clock.skip(at)
            self.wake()

    def wakes(self) -> Millis:
        """Return when the next deadline falls, a held command is due or a bot wants to act."""
        match, fair = self.match, self.fair
        if match is None:
            return NEVER
        falls, held = self._carried_out_at(match) + fair.window, fair.due()
        if held < falls and fair.next() >= match.deadline():
            held = falls
        return min(falls, held, self._bots.wakes())

    def shown_at(self) -> Millis:
        """Return the time for a position shown to a viewer for whom nothing has just happened: not that of the last
        step, which may be hidden from them, but the latest at which everything is known.
        """
        match = self.match
        if match is None:
            return 0
        return max(match.now, min(self.fair.horizon(self._clock.now()), match.deadline() - 1))

    def unwritten(self) -> Millis:
        """Return how much of a running clock the log does not have."""
        return self.fair.horizon(self._clock.now()) - self._written if self._clock.running else 0

    def beat(self, after: Millis) -> None:
        """Log the clock now and then, so that a crash sets it back by little."""
        match = self.match
        if match is None or not self._clock.running:
            return
        at = min(self.fair.horizon(self._clock.now()), match.deadline() - 1)  # what is due is handled elsewhere
        if at - self._written >= after:
            self._fall_due(at)
            self._written = match.now
            self._witness.reached(Reached(match.now), [])
