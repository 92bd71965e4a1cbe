"""Reaction times of Kero's bots, and their errors in reading sand: like a person's, by level."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Event, Seat
from kermesse.games.kero.events import (
    AmbushWindow,
    DiceLanded,
    DiceThrown,
    RefuelEnded,
    RefuelStarted,
    RefuelThrow,
    TurnStarted,
)
from kermesse.games.kero.view_types import KeroView
from kermesse.players.bot import Bot

Range = tuple[Millis, Millis]


class Hand(NamedTuple):
    """The reaction times and errors of a level."""

    throw: Range  # from one throw to the next
    flat: Range  # from a landing to laying flat
    misread: float  # error of reading a fuel level, as a share of the tank
    sloppy: float  # how often it accepts less than the best bundle


HANDS: Final[Mapping[str, Hand]] = {
    "easy": Hand((3000, 4600), (1400, 2200), 0.10, 0.6),
    "normal": Hand((2500, 3600), (900, 1600), 0.06, 0.0),
    "hard": Hand((2100, 3000), (700, 1200), 0.03, 0.0),
}
WINDOW: Final[Range] = (800, 2500)  # whatever tiles it holds
CAMP: Final[Range] = (600, 1500)
TAPS: Final[Range] = (1100, 1700)


class Reflexes(Bot[KeroView]):
    """The timing of a bot, without its choices."""

    def __init__(self, seat: Seat, seats: int, random: Random, hand: Hand) -> None:
        super().__init__(seat, seats, random)
        self.hand = hand
        self._wakes: Millis = NEVER
        self._roll_at: Millis = 0
        self._fill_landed_at: Millis = 0
        self._filling = False
        self._misread = 0.0

    def hear(self, events: Sequence[Event], awaited: bool, now: Millis) -> None:
        wait = CAMP
        for event in events:
            if isinstance(event, TurnStarted):
                self._misread = self.random.uniform(-self.hand.misread, self.hand.misread)
            elif isinstance(event, DiceThrown):
                self._roll_at = now + self._draw(self.hand.throw)
            elif isinstance(event, DiceLanded):
                wait = self.hand.flat
            elif isinstance(event, AmbushWindow):
                wait = WINDOW
            elif isinstance(event, RefuelStarted | RefuelThrow):
                self._filling = True
                self._fill_landed_at = now
            elif isinstance(event, RefuelEnded):
                self._filling = False
        if not awaited:
            self._wakes = NEVER
        elif self._filling:
            self._wakes = max(now, self._fill_landed_at + self._draw(TAPS))
        elif events or self._wakes >= NEVER:
            self._wakes = now + self._draw(wait)

    def wakes(self) -> Millis:
        return self._wakes

    def _draw(self, span: Range) -> Millis:
        return self.random.randint(*span)

    def _think_again(self, now: Millis) -> None:
        """Plan another try, in case the table refuses the command."""
        self._wakes = now + self._draw(CAMP)

    def _reading(self, view: KeroView, seat: Seat, now: Millis) -> Millis:
        """A fuel level as this bot reads it."""
        truck = view.camps[seat].truck
        level = truck.fuel_ms - (now - truck.since if truck.flow == "out" else 0)
        return round(level + self._misread * truck.capacity_ms) if view.options.clock == "live" else level
