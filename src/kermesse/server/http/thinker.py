"""The work of a thinker's process: it is sent one bot's thought after the other, and answers each. See
`thinkers.py`.
"""

import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from kermesse.games.guests import with_guests
from kermesse.server.table.thoughts import Thinker

NICENESS: Final = 5  # nicer than people's requests, less so than replays and analyses
IDLE: Final = 600.0  # seconds without a thought, after which it ends; the next thought starts another
MOST_BYTES: Final = 768 << 20  # of memory, after which another takes its place
HEAD: Final = 4  # bytes of a frame's length


def work(line: socket.socket, guests: tuple[str, ...]) -> None:
    _begin()
    thinker = Thinker(with_guests(guests).loaded())
    line.settimeout(IDLE)
    with suppress(OSError):  # the server has gone, or ends this process
        line.sendall(framed(b""))  # tell that it is ready
        while (message := _frame(line)) is not None:
            line.sendall(framed(thinker.answer(message)))
            if _bytes_used() > MOST_BYTES:
                break


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(HEAD, "big") + message


def _frame(line: socket.socket) -> bytes | None:
    """Read a frame; None at the end of the pipe."""
    head = _exactly(line, HEAD)
    return None if head is None else _exactly(line, int.from_bytes(head, "big"))


def _exactly(line: socket.socket, size: int) -> bytes | None:
    found = bytearray()
    while len(found) < size:
        part = line.recv(size - len(found))
        if not part:
            return None
        found += part
    return bytes(found)


def _begin() -> None:
    """Lower this process's priority, and let it end with the server, even in the middle of a thought."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.join,), daemon=True).start()


def _end_with(gone: Callable[[], Any]) -> None:
    gone()
    os._exit(0)


def _bytes_used() -> int:
    """Return the most memory that it ever had; 0 where the system does not say."""
    try:
        import resource
    except ImportError:  # Windows
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
