"""A table comes back from its log. Time while the server was down does not count: the clock goes on where the log
ends.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.match import Entry, Note, Step, play_back
from kermesse.core.wire import wire
from kermesse.server.connection.messages import TableInfo
from kermesse.server.table.log import (
    ChatSaid,
    Noted,
    RawPlayedCommand,
    Reached,
    ReadLine,
    RequestId,
    Reseated,
    Seated,
    in_slices,
    plain,
    with_seatings,
)
from kermesse.server.table.seating import Seating
from kermesse.server.table.state import Services
from kermesse.server.table.table import Table
from kermesse.server.table.views import AnyMatch, first_card, info_at_rest

Why: TypeAlias = Literal["version", "damaged", "fault"]
WHYS: Final[tuple[Why, ...]] = ("version", "damaged", "fault")


class CannotRestore(Exception):
    """The log is of another version of the rules, or is damaged. The message says where."""

    def __init__(self, why: Why, text: str) -> None:
        super().__init__(text)
        self.why: Why = why


async def restore(id: str, texts: Sequence[str], registry: Services) -> Table:
    """Restore a table, in slices: a long log keeps nobody else waiting."""
    lines, last = await _read(texts)
    if last is None:
        raise CannotRestore("damaged", "the log does not say who sits there")
    game = registry.games.get(last.game)
    if game is None or game.version != last.version:
        raise CannotRestore("version", f"it plays {last.game}, rules version {last.version}")
    table = Table(id, last, registry)
    table.seated = plain(last)
    match: AnyMatch | None = None
    async for line, seating in in_slices(lines):
        if isinstance(line, ChatSaid):
            table.broadcast.remember(line.chat, line.asked.who if line.asked is not None else "")
            _remember(table, line.asked)
        elif isinstance(line, Seated | Reseated):
            _remember(table, line.asked)
            if match is None and seating:
                match = first_card(game, msgspec.convert(seating, Seating))
                table.past.append(Step(0, None, None, list(match.opening)))
        elif match is None:
            raise CannotRestore("damaged", "something was played before the start")
        else:
            _again(table, match, line)
    if match is not None:
        _go_on(table, match)
    return table


async def _read(texts: Sequence[str]) -> tuple[list[tuple[ReadLine, dict[str, Any]]], Seating | None]:
    """Return a log's lines, each with the seating from there on where it has one and the game has begun; and the last
    seating.
    """
    last: dict[str, Any] = {}
    lines: list[tuple[ReadLine, dict[str, Any]]] = []
    try:
        async for line, seating in in_slices(with_seatings(texts)):
            last = seating or last
            lines.append((line, {} if seating.get("stage") == "lobby" else seating))
        return lines, msgspec.convert(last, Seating) if last else None
    except (ValueError, KeyError) as error:
        raise CannotRestore("damaged", f"a line of the log cannot be read: {error}") from error


def _remember(table: Table, asked: RequestId | None) -> None:
    if asked is not None:
        table.done.add(asked)
        table.count_beside(asked)


def _again(table: Table, match: AnyMatch, line: RawPlayedCommand | Noted | Reached) -> None:
    at: Millis = max(line.at, match.now)
    entries: list[Entry | Note] = []
    if isinstance(line, RawPlayedCommand):
        command = wire(match.game).command(line.do)
        entries.append(Entry(at, line.seat, command))
        if line.asked is not None:
            table.done.add_for_good(line.asked)
            table.begun = table.begun or not command.side_command
            if command.side_command:
                table.count_beside(line.asked)
    elif isinstance(line, Noted):
        entries.append(Note(at, line.note, line.seat))
    table.past.extend(happened for happened in play_back(match, entries, at) if isinstance(happened, Step))


def _go_on(table: Table, match: AnyMatch) -> None:
    if match.outcome() is not None:
        table.seating.stage = "over"
    table.begin(match, match.now)
    if table.seating.stage == "over":
        table.bots.all_stand()
    table.clock.set(match.now + table.live.fair.window)


class Quarantined(NamedTuple):
    """A table that cannot be played on here: why, and what can still be said of it."""

    why: Why
    at: int  # when it was put aside, seconds of the wall clock
    info: TableInfo | None = None  # None: not even the seating can be read
    moves: int = 0


async def what_it_was(id: str, texts: Sequence[str], why: Why, at: int) -> Quarantined:
    """Return what can be read of its log. Nothing of the game is shown: the table may go on elsewhere, or under its own
    rules again.
    """
    try:
        lines, last = await _read(texts)
    except CannotRestore:
        return Quarantined(why, at)
    if last is None:
        return Quarantined(why, at)
    info = info_at_rest(id, last, [""] * len(last.chairs), ())
    return Quarantined(why, at, info, sum(isinstance(line, RawPlayedCommand) for line, _ in lines))
