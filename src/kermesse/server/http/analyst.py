"""The work of an analyst's process: one seat of one record, at a low priority, told as it goes. See `analysts.py`."""

import os
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final

import msgspec

from kermesse.core.game import Seat
from kermesse.core.record import BadRecord, at_start, read_header, read_record
from kermesse.games.guests import with_guests
from kermesse.players.analysis import Budget, Progress, analyse
from kermesse.server.http.replays import is_short

NICER: Final = 2  # nicer than the clerks: replays come first
REPORT_EVERY: Final = 0.3  # seconds
MOST_SECONDS: Final = 1_200.0  # of a processor, at most
MOST_BYTES: Final = 64 * 1024  # of the result, at most


class Worked(msgspec.Struct, frozen=True):
    """The last message: an analysis as JSON, or why there is none (`too_much`, or a traceback)."""

    analysis: str
    why: str
    seconds: float  # seconds of a processor


class _TooMuch(Exception):
    pass


def work(
    begin: Callable[[], None], line: Connection, guests: tuple[str, ...], text: str, seat: Seat, budget: Budget
) -> None:
    begin()
    with suppress(OSError, AttributeError):
        os.nice(NICER)
    analysis, why = "", ""
    try:
        analysis = _analysis(line, guests, text, seat, budget)
        if len(analysis) > MOST_BYTES:
            raise _TooMuch
    except _TooMuch:
        analysis, why = "", "too_much"
    except BadRecord as bad:
        why = bad.code if bad.code == "too_much" else traceback.format_exc()
    except OSError:  # nobody listens any more
        return
    except Exception:
        why = traceback.format_exc()
    with suppress(OSError):
        line.send(Worked(analysis, why, time.process_time()))


def _analysis(line: Connection, guests: tuple[str, ...], text: str, seat: Seat, budget: Budget) -> str:
    game = with_guests(guests)[read_header(text).game]
    record = read_record(game, text)
    is_short(game, record)
    sent_at = 0.0

    def report(progress: Progress) -> None:
        nonlocal sent_at
        if time.process_time() > MOST_SECONDS:
            raise _TooMuch
        if (now := time.monotonic()) > sent_at + REPORT_EVERY:
            sent_at = now
            line.send(progress)

    match, ending = at_start(game, record), record.ending
    found = analyse(match, record.log, ending.until, seat, ending.seed, budget, report)
    return msgspec.json.encode(found).decode()
