"""Commits together everything that arrived while the last commit ran, for either database. Nothing waits to gather
more. What the database does not take is tried again until it does, and nobody hears of it before."""

import asyncio
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

import msgspec

from kermesse.server.storage.storage import StorageFailed, Then

FIRST_WAIT: Final = 0.05  # seconds before a commit that failed is tried again; each time twice as long
LONGEST_WAIT: Final = 2.0
LAST_TRY: Final = 2.0  # seconds that a server which is told to stop waits for a database that takes nothing


class Write(msgspec.Struct, gc=False):
    table: str = ""
    lines: bytes = b""  # sealed, parted by newlines
    fence: int = 0
    first: int = 0  # the number of its first line
    end: int = 0  # and of the line after its last
    then: Then = None
    sql: str = ""
    values: tuple[Any, ...] = ()
    row: int = 0  # of the file's log, in which the lines stand; known when they are durable


class GroupCommit(ABC):
    """Makes writes durable in the order in which they are asked for, and calls back in that order."""

    _stopping: asyncio.Event | threading.Event  # set: what fails now is not tried again

    def __init__(
        self,
        on_commit: Callable[[int, float], None],
        on_failure: Callable[[StorageFailed], None],
        on_trouble: Callable[[str], None],
    ) -> None:
        self.trouble = ""  # why nothing is taken
        self._on_commit = on_commit
        self._on_failure = on_failure
        self._on_trouble = on_trouble  # '' when it is over
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Write] = []  # what arrived while the last commit ran
        self._under_way = False
        self._failed: StorageFailed | None = None
        self._syncing: set[asyncio.Future[None]] = set()

    @abstractmethod
    def _begin(self) -> None:
        """Commits what waits, with all that comes in this turn of the loop, and goes on until nothing waits."""

    def put(self, write: Write) -> None:
        if self._failed is not None:
            return
        self._waiting.append(write)
        if not self._under_way:
            self._under_way = True
            self._begin()

    def synced(self) -> asyncio.Future[None]:
        """Done when everything that was asked for is durable; raises StorageFailed when it never will be."""
        done = self._loop.create_future()
        if self._failed is not None:
            done.set_exception(self._failed)
            return done
        self._syncing.add(done)
        self.put(Write(then=partial(self._synced, done)))
        return done

    def _synced(self, done: asyncio.Future[None]) -> None:
        self._syncing.discard(done)
        if not done.done():
            done.set_result(None)

    def fail(self, failed: StorageFailed) -> None:
        """Ends it for good: nothing more is written, and nobody is called."""
        self._waiting.clear()
        if self._failed is None:
            self._failed = failed
            self._stopping.set()
            self._on_failure(failed)
        waiting, self._syncing = self._syncing, set()
        for done in waiting:
            if not done.done():
                done.set_exception(failed)

    def _in_trouble(self, why: str) -> None:
        if self.trouble != why and self._failed is None:
            self.trouble = why
            self._on_trouble(why)

    def _call_back(self, done: Iterable[Write]) -> None:
        """Calls back for writes that are durable."""
        if self.trouble:
            self.trouble = ""
            self._on_trouble("")
        for write in done:
            if write.then is not None:
                try:
                    write.then()
                except Exception as error:  # a fault of ours at one table must not keep the others waiting
                    message = f"fault after a commit, table {write.table}"
                    self._loop.call_exception_handler({"message": message, "exception": error})

    async def _finish(self) -> None:
        """Writes what is still under way. A database that takes nothing is not waited for long."""
        give_up = self._loop.call_later(LAST_TRY, self._stopping.set)
        while self._under_way:
            await asyncio.sleep(0.001)
        give_up.cancel()
