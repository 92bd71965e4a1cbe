"""A table comes back from its log. Time while the server was down does not count: the clock goes on where the log ends."""

from collections.abc import Sequence
from typing import Any

from kermesse.core.clock import Millis
from kermesse.core.match import Match, Note, Step
from kermesse.core.wire import wire
from kermesse.games import CATALOGUE
from kermesse.server.log import DidRaw, Noted, Reached, Said, Seated, read_line
from kermesse.server.seating import Seating
from kermesse.server.table import House, Table


class CannotRestore(Exception):
    """The log is of other rules than these, or is damaged. The message says where."""


def restore(id: str, texts: Sequence[str], house: House) -> Table:
    try:
        lines = [read_line(text) for text in texts]
    except ValueError as error:
        raise CannotRestore(f"a line of the log cannot be read: {error}") from error
    seatings = [line.seating for line in lines if isinstance(line, Seated)]
    if not seatings:
        raise CannotRestore("the log does not say who sits there")
    last = seatings[-1]
    if last.game not in CATALOGUE or last.rules().version != last.version:
        raise CannotRestore(f"it plays {last.game}, rules version {last.version}")
    table = Table(id, last, house)
    match: Match[Any, Any, Any, Any, Any] | None = None
    for line in lines:
        if isinstance(line, Said):
            table.crier.chat.append(line.chat)
            table.remember(line.asked)
        elif isinstance(line, Seated):
            table.remember(line.asked)
            if match is None and line.seating.stage != "lobby":
                match = _first_card(line.seating)
                table.past.append(Step(0, None, None, list(match.opening)))
        elif match is None:
            raise CannotRestore("something was played before the start")
        else:
            _again(table, match, line)
    if match is not None:
        _go_on(table, match)
    return table


def _first_card(seating: Seating) -> Match[Any, Any, Any, Any, Any]:
    return Match(seating.rules(), len(seating.chairs), seating.typed_options(), bytes.fromhex(seating.seed))


def _again(table: Table, match: Match[Any, Any, Any, Any, Any], line: DidRaw | Noted | Reached) -> None:
    at: Millis = max(line.at, match.now)
    table.past.extend(match.advance(at))
    if isinstance(line, DidRaw):
        table.past.append(match.play(line.seat, wire(match.game).command(line.do), at))
        table.remember_done(line.asked)
    elif isinstance(line, Noted):
        match.note(Note(at, line.note, line.seat))


def _go_on(table: Table, match: Match[Any, Any, Any, Any, Any]) -> None:
    if match.outcome() is not None:
        table.seating.stage = "over"
    table.begin(match, match.now)
    if table.seating.stage == "over":
        table.bots.all_stand()
    table.clock.set(match.now + table.fair.window)
