"""The interface of a bot: it plays one seat, receives only that seat's views and events, and takes time to act."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command, Event, Seat, View

V = TypeVar("V", bound=View)


class Bot(ABC, Generic[V]):
    """One bot at one seat. Its random numbers are its own, never the engine's."""

    # True if another seat may act first, so that the rules refuse a command that was legal when chosen
    may_be_late = False
    # What it would compute again from what it sees, perhaps millions of numbers: not sent to another process
    cache: Any = None

    def __init__(self, seat: Seat, seats: int, random: Random) -> None:
        self.seat = seat
        self.seats = seats
        self.random = random

    @abstractmethod
    def hear(self, events: Sequence[Event], awaited: bool, now: Millis) -> None:
        """Receive the latest events as this seat sees them. `awaited`: a decision of this seat is open now."""

    @abstractmethod
    def wakes(self) -> Millis:
        """The time at which it means to act next; NEVER while it waits for news."""

    @abstractmethod
    def act(self, view: V, legal: Sequence[Command], now: Millis) -> Command | None:
        """The bot's command at the time it named, or None if it changed its mind. It must then name another time."""


# No bot acts on news younger than this: without the others' commands of the last FLOOR ms before an act, the same bot
# does the same (`tests/players/test_reaction_times.py`).
FLOOR: Final[Millis] = 300


class Reaction:
    """A person's reaction time: log-normal around a median, clipped, never below the floor."""

    def __init__(self, median: Millis, least: Millis, most: Millis, spread: float = 0.35) -> None:
        if least < FLOOR:
            raise ValueError(f"nobody reacts within {least} ms: at least {FLOOR}")
        self.median = median
        self.least = least
        self.most = most
        self.spread = spread

    def draw(self, random: Random) -> Millis:
        return round(min(self.most, max(self.least, self.median * exp(random.gauss(0.0, self.spread)))))


PONDER = Reaction(1_200, 500, 4_000)


class Thinker(Bot[V]):
    """A bot for games without a race: when a decision is open for it, it waits a moment and then chooses."""

    reaction = PONDER

    def __init__(self, seat: Seat, seats: int, random: Random) -> None:
        super().__init__(seat, seats, random)
        self._wakes: Millis = NEVER

    def hear(self, events: Sequence[Event], awaited: bool, now: Millis) -> None:
        self.remember(events)
        if not awaited:
            self._wakes = NEVER
        elif self._wakes >= NEVER:
            self._wakes = now + self.reaction.draw(self.random)
        elif events:
            self._wakes = max(self._wakes, now + FLOOR)  # it cannot yet have thought about the latest events

    def wakes(self) -> Millis:
        return self._wakes

    def act(self, view: V, legal: Sequence[Command], now: Millis) -> Command | None:
        # If its command is refused or changes nothing, it thinks again.
        self._wakes = now + self.reaction.draw(self.random)
        return self.choose(view, legal, now) if legal else None

    def remember(self, events: Sequence[Event]) -> None:
        """Keep a memory of events. Does nothing by default."""

    @abstractmethod
    def choose(self, view: V, legal: Sequence[Command], now: Millis) -> Command | None:
        """One of the legal commands, or None to go on waiting."""


class RealTimeBot(Bot[V]):
    """A bot that decides first and acts FLOOR later, whatever happens in between. The rules may refuse it then."""

    may_be_late = True

    def __init__(self, seat: Seat, seats: int, random: Random) -> None:
        super().__init__(seat, seats, random)
        self._looks: Millis = NEVER
        self._acts: Millis = NEVER
        self._decided: Command | None = None

    @property
    def has_decided(self) -> bool:
        return self._decided is not None

    def wakes(self) -> Millis:
        return self._looks if self._decided is None else self._acts

    def act(self, view: V, legal: Sequence[Command], now: Millis) -> Command | None:
        command = self._decided
        if command is None:
            self.plan(self.decide(view, legal, now), now)
        else:
            self._decided = None
            self.acted(command, view, now)
        return command

    def plan(self, command: Command | None, now: Millis) -> None:
        """Plan a command for FLOOR from now."""
        self._decided = command
        self._acts = now + FLOOR

    @abstractmethod
    def decide(self, view: V, legal: Sequence[Command], now: Millis) -> Command | None:
        """The command to be played FLOOR from now, or None. Sets `_looks` if there is none."""

    @abstractmethod
    def acted(self, command: Command, view: V, now: Millis) -> None:
        """Take note that its command was sent. Sets `_looks`."""


BotMaker: TypeAlias = Callable[[Seat, int, Random], Bot[Any]]
