"""The one place that knows about lag: how far away a seat is, and in which order things were truly done.

A command is stamped with its arrival less half the connection's usual round trip, the credit being bounded, and never
before what was already handed to the engine. The credit is no gift to whoever answers pings late: a line is as long as
its best times say, and a seat has a quota of credit that comes back slowly (`Quotas`). Where the game says so it is
held until nobody nearer or farther can have acted before it and still be on the way (`core.game.Latency`). Clients
never supply times.
"""

from collections import OrderedDict, deque
from heapq import heappop, heappush
from statistics import median
from typing import Final, Generic, TypeVar

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Seat

BOT_CREDIT: Final[Millis] = 40  # a bot counts as far away as a person with a good connection
JITTER: Final = 60.0  # ms by which a connection's usual round trip may count as longer than its best
BEST_OF: Final = 60  # pings among which the best one is looked for: a minute at a real-time table
QUOTA: Final = 500.0  # milliseconds of credit that a seat may have at once
QUOTA_A_SECOND: Final = 50.0  # of it that come back a second
PINGS_OPEN: Final = 100  # far more pings than a connection may leave open before it counts as dead

T = TypeVar("T")


class Lag:
    """The round trips of one connection, in the server's own milliseconds."""

    def __init__(self, pings: int = 10) -> None:
        self._sent: OrderedDict[int, float] = OrderedDict()
        self._trips: deque[float] = deque(maxlen=pings)
        self._longer: deque[float] = deque(maxlen=BEST_OF)
        self._last = 0
        self.one_way_delay: Millis = 0  # ms since the message that arrives now was sent

    def ping(self, now: float) -> int:
        """Return the number of a new ping."""
        self._last += 1
        self._sent[self._last] = now
        if len(self._sent) > PINGS_OPEN:
            self._sent.popitem(last=False)
        return self._last

    def pong(self, ping: int, now: float) -> None:
        """Note the answer to a ping. An answer to a ping that was never sent, or was answered already, says nothing."""
        sent = self._sent.pop(ping, None)
        if sent is not None:
            self._trips.append(now - sent)
            self._longer.append(now - sent)
            self.one_way_delay = round(self.round_trip() / 2)

    def round_trip(self) -> float:
        """Return the usual round trip; of a connection that is sometimes much quicker, not much more than its best."""
        return min(median(self._trips), min(self._longer) + JITTER) if self._trips else 0.0

    def silent_for(self, now: float) -> float:
        """Return for how long, at least, nothing has come back: the age of the oldest ping without an answer."""
        return now - next(iter(self._sent.values())) if self._sent else 0.0


class Quotas:
    """The credit that each seat has left, by the table's clock. It belongs to a seat and not to a connection: a new
    connection brings none.
    """

    def __init__(self) -> None:
        self._left: dict[Seat, tuple[float, Millis]] = {}

    def take(self, seat: Seat, wish: Millis, now: Millis) -> Millis:
        """Take as much of that credit as the seat has."""
        left, at = self._left.get(seat, (QUOTA, now))
        left = min(QUOTA, left + (now - at) * QUOTA_A_SECOND / 1000)
        given = min(wish, int(left))
        self._left[seat] = (left - given, now)
        return given


class Fairness(Generic[T]):
    """Commands on their way to the rules: they come in as they arrive, and go out in the order of their stamps."""

    def __init__(self, window: Millis) -> None:
        self.window = window
        self.held: list[tuple[Millis, int, T]] = []  # a heap
        self._arrivals = 0
        self._last: Millis = 0

    def take(self, what: T, arrival: Millis, credit: Millis) -> None:
        self._arrivals += 1
        heappush(self.held, (arrival - credit, self._arrivals, what))

    def straight(self, arrival: Millis, credit: Millis) -> Millis | None:
        """Return the stamp of a command that need not be held at all; None where it must be."""
        return None if self.window or self.held else self._handed_over(arrival - credit)

    def take_bots(self, what: T, decided: Millis) -> None:
        """Take a bot's command: it travels as long as its credit is, so its stamp is the time when the bot decided."""
        self.take(what, decided + BOT_CREDIT, BOT_CREDIT)

    def next(self) -> Millis:
        """Return the stamp of the first command; NEVER if none is held."""
        return max(self.held[0][0], self._last) if self.held else NEVER

    def take_out(self) -> tuple[Millis, T]:
        """Take out the first command in the order of stamps, ties in the order of arrival."""
        stamp, _, what = heappop(self.held)
        return self._handed_over(stamp), what

    def _handed_over(self, stamp: Millis) -> Millis:
        """Return the stamp, but never before a command that was handed over already."""
        self._last = max(self._last, stamp)
        return self._last

    def due(self) -> Millis:
        """Return the time when no command can precede the first one any more; NEVER if none is held."""
        return self.held[0][0] + self.window if self.held else NEVER

    def horizon(self, now: Millis) -> Millis:
        """Return the time up to which everything is known: deadlines up to it may fall."""
        return max(self._last, now - self.window)
