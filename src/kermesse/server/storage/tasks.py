"""Starts every task of the server. A fault in one is logged and counted, and stops no other."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import structlog
from prometheus_client import Counter


class Tasks:
    """The server's tasks. `tests/server/test_tasks.py` finds tasks that are started elsewhere."""

    def __init__(self, faults: Counter) -> None:
        self._faults = faults
        self._under_way: set[asyncio.Task[None]] = set()  # the loop itself would forget them

    def rounds(self, what: str, pauses: Iterable[float], once: Callable[[], None]) -> asyncio.Task[None]:
        """Calls `once` after every pause, in seconds. A fault ends that call alone."""
        return self.begin(what, self._rounds(what, pauses, once))

    async def _rounds(self, what: str, pauses: Iterable[float], once: Callable[[], None]) -> None:
        for pause in pauses:
            await asyncio.sleep(pause)
            with self.over(what):
                once()

    def begin(self, what: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Starts work that runs beside everything else until it is done or cancelled."""
        task = asyncio.create_task(work, name=what)
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            self._log_fault(task.get_name(), fault)

    @contextmanager
    def over(self, what: str, **more: object) -> Iterator[None]:
        """Logs and counts a fault of the block, and lets it go no further."""
        try:
            yield
        except Exception as fault:
            self._log_fault(what, fault, **more)

    def loop(self) -> None:
        """Logs and counts faults of what the loop itself calls, such as timers."""
        asyncio.get_running_loop().set_exception_handler(self._astray)

    def _astray(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self._log_fault("the loop", context.get("exception"), said=context.get("message", ""))

    def _log_fault(self, what: str, fault: BaseException | None, **more: object) -> None:
        self._faults.inc()
        structlog.get_logger().error("fault in a task", task=what, exc_info=fault, **more)
