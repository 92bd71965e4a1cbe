"""Chronos' bots, with human limits: they see their seat's view, take time to react, slip, forget, and use one hand
(7.7).

Two of them look ahead before they decide (docs/bots.md); their hands are no faster for it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command, Event, Seat
from kermesse.games.chronos.commands import (
    ANNOUNCE,
    CALL_DEADLOCK,
    PASS,
    RANSOM,
    READY,
    VOTE_YES,
    Announce,
    FlipPile,
    MoveTimer,
    Pass,
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
from kermesse.games.chronos.imagine import imagine
from kermesse.games.chronos.state import ChronosState
from kermesse.games.chronos.view_types import ChronosView
from kermesse.players.bot import FLOOR, BotMaker, Reaction, RealTimeBot
from kermesse.players.chronos import strong_rollout as outlook
from kermesse.players.chronos.choosing import answer
from kermesse.players.chronos.event_memory import WORDS, about, depends
from kermesse.players.chronos.memory import Memory
from kermesse.players.chronos.moving import any_move, best_move, expecting, weighed_moves
from kermesse.players.chronos.offering import good_offer, offerings
from kermesse.players.chronos.perception import Perception
from kermesse.players.chronos.recall import recall
from kermesse.players.chronos.rollout import value_after
from kermesse.players.chronos.talking import Tongue
from kermesse.players.search import LooksAhead, Search

SLIP: Final = 1_500
BETWEEN_ACTS: Final = 400
# The time between two looks of a waiting player: with an empty timer, and with nothing to move.
GLANCES: Final = Reaction(2_500, 1_200, 5_000)
LONG_GLANCES: Final = Reaction(6_000, 3_000, 10_000)
STUCK_MS: Final[Millis] = 30_000  # after this time with all sand at rest it calls the deadlock, whoever leads
# Limits on the candidates of a search, besides the heuristics' own choice.
MOST_MOVES: Final = 5
MOST_OFFERINGS: Final = 2
MOST_ANSWERS: Final = 8
NOT_SEARCHED: Final = (Announce, FlipPile, Say)  # speech, and announcements of a victory


@dataclass(frozen=True)
class Temper:
    """A level of play."""

    reaction: Reaction
    pondering: Reaction  # the choice of a god's target
    slips: float
    keeps: float  # share of the others' cards that it remembers
    recent: int  # number of each other seat's last cards that it remembers
    attentive: float  # how often it notices a threat
    blunders: float  # how often it plays a random move


GENTLE: Final = Temper(Reaction(1_400, 800, 3_000), Reaction(3_500, 2_500, 5_000), 0.15, 1.0, 3, 0.0, 0.4)
NORMAL: Final = Temper(Reaction(800, 450, 1_800), Reaction(2_100, 1_500, 3_000), 0.07, 0.75, 99, 0.6, 0.03)
# A normal player's hands without lapses of attention.
STEADY: Final = replace(NORMAL, attentive=1.0, blunders=0.0)
MINDFUL: Final = replace(STEADY, keeps=1.0)


class ChronosBot(RealTimeBot[ChronosView]):
    temper: Temper = NORMAL

    def __init__(self, seat: Seat, seats: int, random: Random) -> None:
        super().__init__(seat, seats, random)
        self._acted: Millis = -BETWEEN_ACTS
        self._scale = 1.0
        self._between: Millis = BETWEEN_ACTS
        self._mine: set[str] = set()
        # moment from which it may act on the latest change of a place, a timer or a god
        self._aware: dict[str, Millis] = {}
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
                self._look_to_act(now + (delay or self._delay(self.temper.reaction)))
        if awaited and not self._mine:  # it joined in the middle of a round and did not hear its start
            self._look_to_act(now + self._delay(self.temper.reaction))

    def decide(self, view: ChronosView, legal: Sequence[Command], now: Millis) -> Command | None:
        self._scale = min(2.0, view.options.time_scale)
        self._between = max(BETWEEN_ACTS, view.options.hand_ms + FLOOR)  # no command can be planned for a resting hand
        self._mine = self._mine or {timer.id for timer in view.timers if timer.seat == self.seat}
        command = self._decide(view, legal, now)
        if isinstance(command, MoveTimer) and command.take and view.step is None:
            command = expecting(view, command)
        # Its own time: when bots are hurried, it is asked before the time that it named.
        mine = max(now, self._looks) if self._looks < NEVER else now
        self._looks = NEVER
        known = self._knows_enough(command, view) if command is not None else 0
        if known > mine + FLOOR:  # the command depends on something that it has only just seen
            self._look_to_act(known)
            return None
        if command is None:
            self._look_again(view, now + FLOOR + self._delay(self._glances(view)))
        return command

    def acted(self, command: Command, view: ChronosView, now: Millis) -> None:
        called, self._looks, self._acted = self._looks, NEVER, now
        if called < NEVER:  # by news of the last moment: not before its hand is free
            self._look_to_act(called + FLOOR)
        if isinstance(command, Say):
            self._tongue.has_said(command, now)
        busy = self._glances(view) if isinstance(command, Say) else self.temper.reaction
        self._look_again(view, now + self._delay(busy))

    def _knows_enough(self, command: Command, view: ChronosView) -> Millis:
        """The moment when it will have noticed the latest change that the command depends on."""
        names = depends(command, self.seat)
        if isinstance(command, MoveTimer):
            where = next(timer.where for timer in view.timers if timer.id == command.timer)
            names = (*names, where, WORDS) if where == f"pile:{self._tongue.promised}" else (*names, where)
        return max(self._aware.get(name, 0) for name in names)

    def _glances(self, view: ChronosView) -> Reaction:
        idle = any(timer.seat == self.seat and timer.sand == 0 for timer in view.timers)
        return GLANCES if idle else LONG_GLANCES

    def _look_again(self, view: ChronosView, at: Millis) -> None:
        """Look again so as to act at that moment, or as soon after it as its hand is free."""
        if view.phase != "over":
            waits = view.seats[self.seat].waits
            self._look_to_act(max(at, FLOOR + (waits.hand or 0) if waits else 0))

    def _look_to_act(self, at: Millis) -> None:
        """Look early enough to act at that moment."""
        self._looks = min(self._looks, max(at, self._acted + self._between) - FLOOR)

    def _delay(self, reaction: Reaction) -> Millis:
        slip = SLIP if self.random.random() < self.temper.slips else 0
        return max(FLOOR, round(reaction.draw(self.random) * self._scale)) + slip

    def _is_own_move(self, event: Event) -> bool:
        """True if its own hand did it, which is no news; the card that this uncovers is."""
        return isinstance(event, TimerMoved) and event.seat == self.seat

    def _calls(self, event: Event) -> bool:
        """True if the event makes it look up."""
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
        perception = Perception(view, self.seat, self._memory)
        choosing = view.seats[self.seat].choosing
        if choosing is not None:
            return answer(perception, choosing.kind, legal, self.random)
        if ANNOUNCE in legal and perception.has_won():
            hera = good_offer(perception, legal, only="HERA")
            return hera or ANNOUNCE
        if (
            self.random.random() < self.temper.blunders
            and (slip := any_move(perception, legal, self.random)) is not None
        ):
            return slip
        if RANSOM in legal and perception.should_ransom():
            return RANSOM
        flips = [command for command in legal if isinstance(command, FlipPile)]
        if flips:
            return flips[0]
        reply = self._tongue.reply(perception, now)
        if reply is not None:
            return reply
        offering = good_offer(perception, legal)
        if offering is not None:
            return offering
        watch = self.random.random() < self.temper.attentive
        move = best_move(perception, legal, self.random, watch, self._tongue)
        if move is not None:
            return move
        if CALL_DEADLOCK in legal and (perception.leads(10) or _rested(view) < now - STUCK_MS):
            return CALL_DEADLOCK
        if PASS in legal:
            return PASS
        return self._tongue.propose(perception, now)

    def _between_rounds(self, view: ChronosView, legal: Sequence[Command]) -> Command | None:
        if VOTE_YES in legal and self.random.random() < 0.5 and _is_slow(view, self.seat):
            return VOTE_YES
        return READY if READY in legal else None


def _rested(view: ChronosView) -> Millis:
    """The moment since when all sand has been at rest; NEVER if some runs."""
    return max((timer.ends_at for timer in view.timers if timer.ends_at is not None), default=0)


def _is_slow(view: ChronosView, seat: Seat) -> bool:
    """True if the seat's own timers run much longer than the others'."""
    own = [timer.dur for timer in view.timers if timer.dur is not None and timer.seat == seat]
    rest = [timer.dur for timer in view.timers if timer.dur is not None and timer.seat not in (seat, -2)]
    return bool(own and rest) and sum(own) / len(own) > 1.08 * sum(rest) / len(rest)


class EasyBot(ChronosBot):
    temper = GENTLE


class NormalBot(ChronosBot):
    temper = NORMAL


class HardBot(ChronosBot, LooksAhead[ChronosView]):
    """A bot that compares the heuristics' choice with the next best moves and with waiting, by search."""

    temper = STEADY
    playouts = 40
    tried: Callable[[ChronosState, Seat, Command, Millis, int], float] = staticmethod(value_after)

    def __init__(self, seat: Seat, seats: int, random: Random) -> None:
        super().__init__(seat, seats, random)
        self.search = Search(self._imagine, self.tried, self.playouts, margin=0.0, fewest=4)
        self.asks = _is_searched

    def _imagine(self, view: ChronosView, chance: Chance) -> ChronosState:
        """A state that fits the view and this seat's memory."""
        state = imagine(view, chance)
        piles = [self._memory.pile(other, seat.count) for other, seat in enumerate(view.seats)]
        recall(state, self.seat, piles, view.discard is None)
        return state

    def _decide(self, view: ChronosView, legal: Sequence[Command], now: Millis) -> Command | None:
        rule = super()._decide(view, legal, now)
        if not legal or isinstance(rule, NOT_SEARCHED) or not self.asks(view):
            return rule
        if view.step is not None and rule is None:
            return None  # its act is done
        candidates = self._candidates(view, legal)
        best = self.search.best(view, self.seat, now, candidates, rule or PASS, self.random)
        return None if view.step is None and isinstance(best, Pass) else best

    def _candidates(self, view: ChronosView, legal: Sequence[Command]) -> list[Command]:
        if view.seats[self.seat].choosing is not None:
            return list(legal) if len(legal) <= MOST_ANSWERS else []
        perception = Perception(view, self.seat, self._memory)
        if any(perception.pile_of(timer) == self._tongue.promised for timer in perception.waiting()):
            return []  # a promise is kept or broken without a search
        weighed = weighed_moves(perception, legal, self.random, True, self._tongue)
        weighed.sort(key=lambda move: -move[0])
        candidates: list[Command] = [move for _, move in weighed[:MOST_MOVES]]
        candidates += [command for command in (CALL_DEADLOCK, RANSOM) if command in legal]
        if view.level == 3:
            candidates += offerings(perception, legal, MOST_OFFERINGS)
        # Waiting is a candidate only while sand runs: otherwise only another seat's move could change anything.
        if any(timer.runs for timer in view.timers):
            candidates.append(PASS)
        return candidates


class MasterBot(HardBot):
    """A bot that searches with players who play like itself."""

    temper = MINDFUL
    playouts = 200
    tried = staticmethod(outlook.value_after)


def _is_searched(view: ChronosView) -> bool:
    """True if the seat has to answer or has a timer at hand: only then is a search useful."""
    if view.phase not in ("play", "zone", "closing"):
        return False
    if view.seats[view.viewer].choosing is not None:
        return True
    return any(timer.seat == view.viewer and timer.sand == 0 and timer.where != "bag" for timer in view.timers)


BOTS: Final[Mapping[str, BotMaker]] = {"easy": EasyBot, "normal": NormalBot, "hard": HardBot, "master": MasterBot}
