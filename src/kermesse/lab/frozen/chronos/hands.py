"""Bots with human hands: they see their seat's view, take time to react, slip, forget, and use one hand (7.7)."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command, Event, Seat
from kermesse.games.chronos.commands import (
    ANNOUNCE,
    CALL_DEADLOCK,
    PASS,
    RANSOM,
    READY,
    VOTE_YES,
    FlipPile,
    MoveTimer,
    Say,
)
from kermesse.games.chronos.events import (
    ChoiceOpened,
    ColourChosen,
    DeadlockCalled,
    MarkersSwapped,
    PhaseChanged,
    PileFlipped,
    RoundSetUp,
    Said,
    StepEnded,
    TimerEmptied,
    TimerMoved,
    TimersReturned,
)
from kermesse.games.chronos.view_types import ChronosView
from kermesse.lab.frozen.chronos.choosing import answer
from kermesse.lab.frozen.chronos.eyes import Eyes
from kermesse.lab.frozen.chronos.memory import Memory
from kermesse.lab.frozen.chronos.moving import any_move, best_move, expecting
from kermesse.lab.frozen.chronos.news import WORDS, about, depends
from kermesse.lab.frozen.chronos.offering import good_offer
from kermesse.lab.frozen.chronos.talking import Tongue
from kermesse.players.bot import FLOOR, Bot, Reaction

SLIP: Final = 1_500
BETWEEN_ACTS: Final = 400
# How often a waiting player looks up again: with an empty timer, and with nothing to move.
GLANCES: Final = Reaction(2_500, 1_200, 5_000)
LONG_GLANCES: Final = Reaction(6_000, 3_000, 10_000)
STUCK_MS: Final[Millis] = 30_000  # with all sand at rest: then it is called, whoever leads


@dataclass(frozen=True)
class Temper:
    """A level of play."""

    reaction: Reaction
    pondering: Reaction  # the choice of a god's target
    slips: float
    keeps: float  # share of the others' cards that it remembers
    recent: int  # of each other seat's cards, only so many last ones
    attentive: float  # how often it notices a threat
    blunders: float  # how often it takes just any move


NORMAL: Final = Temper(Reaction(800, 450, 1_800), Reaction(2_100, 1_500, 3_000), 0.07, 0.75, 99, 0.6, 0.03)


class ChronosBot(Bot[ChronosView]):
    temper: Temper = NORMAL

    def __init__(self, seat: Seat, seats: int, random: Random) -> None:
        super().__init__(seat, seats, random)
        self._wakes: Millis = NEVER
        self._acted: Millis = -BETWEEN_ACTS
        self._scale = 1.0
        self._mine: set[str] = set()
        self._aware: dict[str, Millis] = {}  # when it will have taken in what last happened to a place, a timer, a god
        self._memory = Memory(seats, random, self.temper.keeps, self.temper.recent)
        self._tongue = Tongue(seat, random)

    def hear(self, events: Sequence[Event], awaited: bool, now: Millis) -> None:
        self._memory.remember(events)
        delay = 0
        for event in events:
            self._tongue.listen(event, now)
            names = about(event)
            if names and not self._is_own_move(event):
                thought = isinstance(event, ChoiceOpened) and event.seat == self.seat
                if thought or not delay:
                    delay = self._delay(self.temper.pondering if thought else self.temper.reaction)
                for name in names:
                    self._aware[name] = now + delay
            if self._calls(event):
                self._wake(now + (delay or self._delay(self.temper.reaction)))
        if awaited and not self._mine:  # it sat down in the middle of a round, and heard nothing of its beginning
            self._wake(now + self._delay(self.temper.reaction))

    def wakes(self) -> Millis:
        return self._wakes

    def act(self, view: ChronosView, legal: Sequence[Command], now: Millis) -> Command | None:
        self._scale = min(2.0, view.options.time_scale)
        self._mine = self._mine or {timer.id for timer in view.timers if timer.seat == self.seat}
        command = self._decide(view, legal, now)
        if isinstance(command, MoveTimer) and command.take and view.step is None:
            command = expecting(view, command)
        # Its own time: where bots are hurried it is asked before the time it named.
        mine = max(now, self._wakes) if self._wakes < NEVER else now
        self._wakes = NEVER
        if command is not None:
            known = self._knows_enough(command, view)
            if known > mine:  # it has only just seen what this depends on
                self._wake(known)
                return None
            self._acted = now
            if isinstance(command, Say):
                self._tongue.has_said(command, now)
        if view.phase != "over":
            if command is not None and not isinstance(command, Say):
                busy = self.temper.reaction
            else:
                idle = any(timer.seat == self.seat and timer.sand == 0 for timer in view.timers)
                busy = GLANCES if idle else LONG_GLANCES
            waits = view.seats[self.seat].waits
            self._wake(max(now + self._delay(busy), waits.hand or now if waits else now))
        return command

    def _knows_enough(self, command: Command, view: ChronosView) -> Millis:
        """When it will have taken in the newest of what that command depends on."""
        names = depends(command, self.seat)
        if isinstance(command, MoveTimer):
            where = next(timer.where for timer in view.timers if timer.id == command.timer)
            names = (*names, where, WORDS) if where == f"pile:{self._tongue.promised}" else (*names, where)
        return max(self._aware.get(name, 0) for name in names)

    def _wake(self, at: Millis) -> None:
        self._wakes = min(self._wakes, max(at, self._acted + BETWEEN_ACTS))

    def _delay(self, reaction: Reaction) -> Millis:
        slip = SLIP if self.random.random() < self.temper.slips else 0
        return max(FLOOR, round(reaction.draw(self.random) * self._scale)) + slip

    def _is_own_move(self, event: Event) -> bool:
        """What one's own hand has done is no news; the card that it uncovers is."""
        return isinstance(event, TimerMoved) and event.seat == self.seat

    def _calls(self, event: Event) -> bool:
        """Whether this makes it look up."""
        if isinstance(event, TimerEmptied):
            return event.timer in self._mine
        if isinstance(event, TimerMoved):
            return event.seat != self.seat and event.source != "home"
        if isinstance(event, ChoiceOpened):
            return event.seat == self.seat
        if isinstance(event, RoundSetUp | ColourChosen):
            self._mine = {timer for timer, seat in event.owners.items() if seat == self.seat}
        elif isinstance(event, MarkersSwapped) and self.seat in (event.seat, event.other):
            given, got = (event.mine, event.theirs) if event.seat == self.seat else (event.theirs, event.mine)
            self._mine = {timer for timer in self._mine if not timer.startswith(given)}
            self._mine |= {got} if len(got) == 2 else {f"{got}1", f"{got}2"}
        elif isinstance(event, Said):
            return event.seat != self.seat and event.kind in ("leave_together", "deal", "no_deal")
        return isinstance(
            event, PhaseChanged | PileFlipped | StepEnded | DeadlockCalled | TimersReturned | MarkersSwapped
        )

    def _decide(self, view: ChronosView, legal: Sequence[Command], now: Millis) -> Command | None:
        if not legal:
            return None
        if view.phase in ("ready", "interval"):
            return self._between_rounds(view, legal)
        eyes = Eyes(view, self.seat, self._memory)
        choosing = view.seats[self.seat].choosing
        if choosing is not None:
            return answer(eyes, choosing.kind, legal, self.random)
        if ANNOUNCE in legal and eyes.has_won():
            hera = good_offer(eyes, legal, only="HERA")
            return hera or ANNOUNCE
        if self.random.random() < self.temper.blunders and (slip := any_move(eyes, legal, self.random)) is not None:
            return slip
        if RANSOM in legal and eyes.should_ransom():
            return RANSOM
        flips = [command for command in legal if isinstance(command, FlipPile)]
        if flips:
            return flips[0]
        reply = self._tongue.reply(eyes, now)
        if reply is not None:
            return reply
        offering = good_offer(eyes, legal)
        if offering is not None:
            return offering
        watch = self.random.random() < self.temper.attentive
        move = best_move(eyes, legal, self.random, watch, self._tongue)
        if move is not None:
            return move
        if CALL_DEADLOCK in legal and (eyes.leads(10) or _rested(view) < now - STUCK_MS):
            return CALL_DEADLOCK
        if PASS in legal:
            return PASS
        return self._tongue.propose(eyes, now)

    def _between_rounds(self, view: ChronosView, legal: Sequence[Command]) -> Command | None:
        if VOTE_YES in legal and self.random.random() < 0.5 and _is_slow(view, self.seat):
            return VOTE_YES
        return READY if READY in legal else None


def _rested(view: ChronosView) -> Millis:
    """Since when all sand has been at rest, where it is."""
    return max((timer.ends_at for timer in view.timers if timer.ends_at is not None), default=0)


def _is_slow(view: ChronosView, seat: Seat) -> bool:
    """Its own timers take a good deal longer than the others'."""
    own = [timer.dur for timer in view.timers if timer.dur is not None and timer.seat == seat]
    rest = [timer.dur for timer in view.timers if timer.dur is not None and timer.seat not in (seat, -2)]
    return bool(own and rest) and sum(own) / len(own) > 1.08 * sum(rest) / len(rest)
