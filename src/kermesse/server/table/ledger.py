"""What happens at a table, on its way to the log and to the pages: first written, then told, in one order."""

from collections.abc import Callable
from typing import Any

from kermesse.core.clock import Millis
from kermesse.core.game import Seat
from kermesse.core.match import Note, Step
from kermesse.server.connection.outbox import Outbox
from kermesse.server.table.broadcast import Broadcast
from kermesse.server.table.facts import Facts
from kermesse.server.table.log import Asked, Line, Noted, Reseated, Seated, changes, encode_line, plain
from kermesse.server.table.records import info_for, kept_of


class Ledger:
    def __init__(self, table: Facts, outbox: Outbox, shown_at: Callable[[], Millis]) -> None:
        self.broadcast = Broadcast(table.audiences, outbox, table.clock)
        self.past: list[Step] = []
        self.seated: dict[str, Any] = {}  # how the table stands, as far as the log knows
        self.changed = False  # something that everybody is to be told by a Table message
        self._table = table
        self._outbox = outbox
        self._shown_at = shown_at
        self._lines: list[Line] = []
        self._steps: list[Step] = []  # that the bots have not heard of
        self._ended = False

    def write(self, line: Line) -> None:
        self._lines.append(line)

    def reseated(self, asked: Asked | None) -> None:
        """How the table stands now goes to the log, and to everybody."""
        seating = self._table.seating
        now = plain(seating)
        self.write(Reseated(changes(self.seated, now), asked) if self.seated else Seated(seating, asked))
        self.seated = now
        self.changed = True

    def note(self, what: str, seat: Seat | None = None) -> None:
        """Into the match's log, for replays."""
        match = self._table.match
        if match is not None and self._table.seating.stage == "playing":
            at = match.now
            match.note(Note(at, what, seat))
            self.write(Noted(at, what, seat))

    def happened(self, step: Step) -> None:
        match = self._table.match
        assert match is not None
        self.past.append(step)
        self._steps.append(step)
        self.broadcast.happened(match, step, self._table.bots)

    def ended(self) -> None:
        """The game: its record is written with what is written next."""
        self._ended = True

    def tell_now(self) -> None:
        """How the table stands, before what is told after it."""
        self.changed = False
        self.broadcast.tell(self._info_for)

    def show_again(self, viewer: Seat) -> None:
        """They may do other things than before."""
        table = self._table
        if table.match is not None:
            self.broadcast.show_again(table.match, viewer, table.bots, self._shown_at())

    def commit(self, wait: bool = False) -> None:
        """Write, and then tell; with `wait`, not before what others have asked for is durable too."""
        table = self._table
        if table.audiences.closed:
            return
        if self.changed:
            self.tell_now()
        if table.audiences.coming:
            self.broadcast.welcome(table.match, self.past, table.bots, self._info_for, self._shown_at())
        lines, self._lines = self._lines, []
        record = None
        if self._ended:
            self._ended = False
            record = kept_of(table) if table.house.keeps_record_of(table) else None
        self._outbox.post([encode_line(line) for line in lines], record, wait)
        if self._steps:
            steps, self._steps = self._steps, []
            if table.match is not None:
                table.bots.hear(table.match, steps)

    def _info_for(self, viewer: Seat) -> Any:
        return info_for(self._table, viewer)
