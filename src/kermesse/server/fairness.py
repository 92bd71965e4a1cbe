"""The one place that knows about lag: how far away a seat is, and in which order things were truly done.

Rules of the house (chronos 7.1): a command is stamped with its arrival less half the connection's usual round trip, the
credit being bounded, and never before what was already handed to the engine. In real-time games it is held until nobody
nearer or farther can have acted before it and still be on the way. Clients never supply times.
"""

from collections import OrderedDict, deque
from heapq import heappop, heappush
from statistics import median
from typing import Final, Generic, TypeVar

from kermesse.core.clock import NEVER, Millis

MOST_CREDIT: Final[Millis] = 120
BOT_CREDIT: Final[Millis] = 40  # a bot is as far away as a person with a good line
DEFAULT_WINDOW: Final[Millis] = 120  # of real-time games; games of turns do not wait
PINGS_KEPT: Final = 10
PINGS_OPEN: Final = 20

T = TypeVar("T")


class Lag:
    """The round trips of one connection, in the server's own milliseconds."""

    def __init__(self) -> None:
        self._sent: OrderedDict[int, float] = OrderedDict()
        self._trips: deque[float] = deque(maxlen=PINGS_KEPT)
        self._last = 0
        self._credit: Millis = 0

    def ping(self, now: float) -> int:
        """A new ping's number."""
        self._last += 1
        self._sent[self._last] = now
        if len(self._sent) > PINGS_OPEN:
            self._sent.popitem(last=False)
        return self._last

    def pong(self, ping: int, now: float) -> None:
        """Its answer. One that was never sent, or is answered twice, says nothing."""
        sent = self._sent.pop(ping, None)
        if sent is not None:
            self._trips.append(now - sent)
            self._credit = min(MOST_CREDIT, round(self.round_trip() / 2))

    def round_trip(self) -> float:
        return median(self._trips) if self._trips else 0.0

    def credit(self) -> Millis:
        """How long ago, at most, what arrives now was sent."""
        return self._credit

    def unanswered(self) -> int:
        return len(self._sent)


class Fairness(Generic[T]):
    """Commands on their way to the engine: in by arrival, out by stamp."""

    def __init__(self, window: Millis) -> None:
        self.window = window
        self._held: list[tuple[Millis, int, T]] = []
        self._arrivals = 0
        self._last: Millis = 0

    def take(self, what: T, arrival: Millis, credit: Millis) -> None:
        self._arrivals += 1
        heappush(self._held, (arrival - credit, self._arrivals, what))

    def take_bots(self, what: T, decided: Millis) -> None:
        """A bot's command: it travels as long as its credit is, so its stamp is when the bot decided."""
        self.take(what, decided + BOT_CREDIT, BOT_CREDIT)

    def ready(self, now: Millis) -> list[tuple[Millis, T]]:
        """What nobody can be before any more, in the order of stamps, ties in the order of arrival."""
        ready: list[tuple[Millis, T]] = []
        held, known = self._held, now - self.window
        while held and held[0][0] <= known:
            stamp, _, what = heappop(held)
            self._last = max(self._last, stamp)
            ready.append((self._last, what))
        return ready

    def due(self) -> Millis:
        """When the next one will be ready; NEVER if none is held."""
        return self._held[0][0] + self.window if self._held else NEVER

    def horizon(self, now: Millis) -> Millis:
        """Up to when everything is known: deadlines up to here may fall."""
        return max(self._last, now - self.window)
