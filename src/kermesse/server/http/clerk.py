"""The work of the clerks' process: it knows records and nothing of the server's sockets. See `workers.py`."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from kermesse.games import CATALOGUE
from kermesse.games.guests import with_guests
from kermesse.server.http import replays

NICENESS: Final = 10

T = TypeVar("T")


def timed(job: Callable[..., T], guests: tuple[str, ...], given: tuple[Any, ...]) -> tuple[T, float]:
    """Return the job's result, and the seconds of a processor that it took."""
    games = with_guests(guests)
    began = time.process_time()
    return job(games, *given), time.process_time() - began


def begin() -> None:
    """Begin in the new process: it runs at a lower priority than the server, ends with it, and leaves signals to it."""
    assert replays  # imported before anybody asks, as the games are
    CATALOGUE.loaded()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def ready() -> None:
    """Do nothing: asked for so that the process is there when there is work."""


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(0)
