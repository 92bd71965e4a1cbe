"""A table comes back from its log. Time while the server was down does not count: the clock goes on where the log ends."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from kermesse.core.clock import Millis
from kermesse.core.match import Entry, Note, Step, play_back
from kermesse.core.wire import wire
from kermesse.server.line.messages import TableInfo
from kermesse.server.table.facts import Services
from kermesse.server.table.log import (
    Asked,
    DidRaw,
    Noted,
    Reached,
    ReadLine,
    Reseated,
    Said,
    Seated,
    plain,
    read_line,
    with_seatings,
)
from kermesse.server.table.seating import Seating, place_of
from kermesse.server.table.table import Table
from kermesse.server.table.views import AnyMatch, first_card, table_info

Why: TypeAlias = Literal["version", "damaged", "fault"]
WHYS: Final[tuple[Why, ...]] = ("version", "damaged", "fault")


class CannotRestore(Exception):
    """The log is of other rules than these, or is damaged. The message says where."""

    def __init__(self, why: Why, text: str) -> None:
        super().__init__(text)
        self.why: Why = why


def restore(id: str, texts: Sequence[str], house: Services) -> Table:
    lines = _read(texts)
    seatings = [seating for _, seating in lines if seating is not None]
    if not seatings:
        raise CannotRestore("damaged", "the log does not say who sits there")
    last = seatings[-1]
    game = house.games.get(last.game)
    if game is None or game.version != last.version:
        raise CannotRestore("version", f"it plays {last.game}, rules version {last.version}")
    table = Table(id, last, house)
    table.ledger.seated = plain(last)
    match: AnyMatch | None = None
    for line, seating in lines:
        if isinstance(line, Said):
            table.broadcast.remember(line.chat, line.asked.who if line.asked is not None else "")
            _remember(table, line.asked)
        elif isinstance(line, Seated | Reseated):
            _remember(table, line.asked)
            if match is None and seating is not None and seating.stage != "lobby":
                match = first_card(game, seating)
                table.past.append(Step(0, None, None, list(match.opening)))
        elif match is None:
            raise CannotRestore("damaged", "something was played before the start")
        else:
            _again(table, match, line)
    if match is not None:
        _go_on(table, match)
    return table


def _read(texts: Sequence[str]) -> list[tuple[ReadLine, Seating | None]]:
    try:
        return list(with_seatings([read_line(text) for text in texts]))
    except (ValueError, KeyError) as error:
        raise CannotRestore("damaged", f"a line of the log cannot be read: {error}") from error


def _remember(table: Table, asked: Asked | None) -> None:
    if asked is not None:
        table.done.add(asked)


def _again(table: Table, match: AnyMatch, line: DidRaw | Noted | Reached) -> None:
    at: Millis = max(line.at, match.now)
    entries: list[Entry | Note] = []
    if isinstance(line, DidRaw):
        entries.append(Entry(at, line.seat, wire(match.game).command(line.do)))
        if line.asked is not None:
            table.done.add_for_good(line.asked)
            table.begun = True
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


class Aside(NamedTuple):
    """A table that cannot be played on here: why, and what can still be said of it."""

    why: Why
    at: int  # when it was put aside, seconds of the wall clock
    info: TableInfo | None = None  # None: not even that can be read
    moves: int = 0


def what_it_was(id: str, texts: Sequence[str], why: Why, at: int) -> Aside:
    """As far as its log can be read. Nothing of the game is shown: it may go on elsewhere, or under its own rules again."""
    try:
        lines = _read(texts)
    except CannotRestore:
        return Aside(why, at)
    seatings = [seating for _, seating in lines if seating is not None]
    if not seatings:
        return Aside(why, at)
    last = seatings[-1]
    places = [place_of(last, seat, False, "") for seat in range(len(last.chairs))]
    info = table_info(id, last, places, 0, set(), set(), set(), [])
    return Aside(why, at, info, sum(isinstance(line, DidRaw) for line, _ in lines))
