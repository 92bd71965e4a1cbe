"""The report of one command: a line of the log at debug level, and what its trace says."""

import logging
import time
from typing import Final, NamedTuple

import structlog

from kermesse.core.clock import Millis
from kermesse.core.game import Seat

Log = structlog.stdlib.BoundLogger

DONE: Final = "done"
AGAIN: Final = "again"  # its id came before: it is answered, and nothing is done twice
MALFORMED: Final = "malformed"  # no command at all, and no id


class CommandReport(NamedTuple):
    seat: Seat | None  # None: a page that has not said hello
    id: str  # the page's name for the command; '': a bot's
    stamp: Millis  # of the table's clock, by which it was judged
    result: str  # DONE, AGAIN, MALFORMED, or the code of a refusal
    arrived: float  # seconds of the monotonic clock
    mark: str = ""  # of a command that came by another server's door: that door's name for it


def are_logged(log: Log) -> bool:
    return bool(log.is_enabled_for(logging.DEBUG))


def log_report(log: Log, report: CommandReport) -> None:
    """Write one line of the log. `log` is bound to the table."""
    seat, id, stamp, result, arrived, _ = report
    ms = round((time.monotonic() - arrived) * 1000, 3)
    shown = id if id.isprintable() else ascii(id)  # a page may call it anything
    log.debug("command", seat=seat, id=shown, stamp=stamp, result=result, ms=ms)
