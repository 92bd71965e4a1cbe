"""Limits of what anybody may ask of the house, and the buckets that count it."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")

LONGEST_MESSAGE: Final = 16 * 1024  # over the socket
LONGEST_FRAME: Final = 4 * LONGEST_MESSAGE  # longer ones are not even read
LONGEST_BODY: Final = 16 * 1024  # of a POST
LONGEST_RECORD: Final = 2 * 1024 * 1024  # to verify
LONGEST_ID: Final = 64
BODY_SECONDS: Final = 20.0  # for a body to arrive whole


@dataclass(frozen=True)
class Limits:
    """Limits of what anybody may ask of the house. Rates are (a second, at once). An address is a whole /64 where it
    is IPv6."""

    messages: tuple[float, float] = (20, 60)  # of one socket, all kinds, control frames too
    chat: tuple[float, float] = (0.5, 6)  # of one person at one table
    advice: tuple[float, float] = (1, 8)  # of one person at one table
    posts: tuple[float, float] = (2, 40)  # of one address
    gets: tuple[float, float] = (20, 400)  # of one address; one that takes longer counts once for each millisecond
    new_tables: tuple[float, float] = (0.2, 12)  # of one address, rematches too
    strangers: tuple[float, float] = (0.05, 200)  # people whom nobody knew yet, of one address
    challenges: tuple[float, float] = (0.05, 20)  # to passkeys, and codes for other devices, of one address
    guesses: tuple[float, float] = (1 / 60, 5)  # wrong codes and sheets, of one address
    all_guesses: tuple[float, float] = (0.5, 100)  # of everybody
    records: tuple[float, float] = (0.01, 60)  # kept of one person's games
    records_per_address: tuple[float, float] = (0.05, 300)
    work: tuple[float, float] = (0.25, 10)  # seconds of a processor for replays and verifying, of one address
    work_at_once: int = 2  # such pieces of work of one address, waiting ones too
    work_waiting: int = 20  # of everybody
    thoughts_waiting: int = 1_000  # of all bots, for a process to think in: about 10 kB each
    analyses: tuple[float, float] = (0.02, 6)  # begun, of one address
    analyses_at_once: int = 2  # of one address, waiting ones too
    analyses_waiting: int = 12  # of everybody: one is worked on at a time
    connections_per_address: int = 300
    sockets_per_address: int = 200
    tables_per_person: int = 12  # that are not over
    tables: int = 5_000  # the oldest finished ones that nobody is at make room
    spectators_per_table: int = 100
    unbegun: int = 500  # tables that no person has played at; the oldest that nobody is at makes room
    unbegun_per_address: int = 24
    table_bytes: int = 4 << 20  # of a table's log: half of it for what is said and done beside the game
    beside: int = (
        1_000  # lines that one person adds to a table's log beside the game: each can be undone and done again
    )
    table_commands: int = 20_000  # of people at a table: each is known by its id as long as the table is
    person_bytes: int = 16 << 20  # of the logs of all live tables that one person is host of
    address_bytes: int = 64 << 20  # that were made from one address
    house_bytes: int = 2 << 30  # of the whole file


NO_LIMITS: Final = Limits(
    messages=(1e9, 1e9),
    chat=(1e9, 1e9),
    advice=(1e9, 1e9),
    posts=(1e9, 1e9),
    gets=(1e9, 1e9),
    work=(1e9, 1e9),
    analyses=(1e9, 1e9),
    connections_per_address=1_000_000,
    sockets_per_address=1_000_000,
    new_tables=(1e9, 1e9),
    strangers=(1e9, 1e9),
    challenges=(1e9, 1e9),
    guesses=(1e9, 1e9),
    all_guesses=(1e9, 1e9),
    records=(1e9, 1e9),
    records_per_address=(1e9, 1e9),
    tables_per_person=1_000_000,
    tables=1_000_000,
    unbegun=1_000_000,
    unbegun_per_address=1_000_000,
    table_bytes=1 << 50,
    beside=1_000_000,
    table_commands=1_000_000,
    person_bytes=1 << 50,
    address_bytes=1 << 50,
    house_bytes=1 << 50,
)


class Bucket:
    """Lets so many through a second, and so many at once."""

    __slots__ = ("_at", "_left", "most", "rate")

    def __init__(self, limit: tuple[float, float]) -> None:
        self.rate, self.most = limit
        self._left = self.most
        self._at = time.monotonic()

    def take(self) -> bool:
        if self.left() < 1:
            return False
        self._left -= 1
        return True

    def left(self) -> float:
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        return self._left

    def spend(self, much: float) -> None:
        """Takes what was used, as known afterwards; may leave a debt."""
        self._left -= much


class Buckets:
    """A bucket for each of many; those unused for longest are forgotten."""

    def __init__(self, limit: tuple[float, float], most: int = 20_000) -> None:
        self._limit = limit
        self._most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> bool:
        return self.of(whose).take()

    def of(self, whose: str) -> Bucket:
        bucket = self._of.get(whose)
        if bucket is None:
            bucket = self._of[whose] = Bucket(self._limit)
            if len(self._of) > self._most:
                self._of.popitem(last=False)
        self._of.move_to_end(whose)
        return bucket


class Metered(Generic[T]):
    """Runs work in the loop, and calls `tell` after each of its steps with the seconds of the processor that the
    step took."""

    def __init__(self, work: Awaitable[T], report: Callable[[float], None]) -> None:
        self._work = work
        self._report = report

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self._work.__await__()
        go_on: Callable[[], Any] = partial(next, steps)
        while True:
            began = time.thread_time()
            try:
                waits_for = go_on()
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                self._report(time.thread_time() - began)
            try:
                go_on = partial(steps.send, (yield waits_for))
            except BaseException as fault:  # of what it waited for; or it is not wanted any more
                go_on = partial(steps.throw, fault)
