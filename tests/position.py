"""A table at a written-down position, for the scenarios of every game: what is done, what is told to whom, what is
refused.

    table = Table("A[5d 2d 1d 3d 1d] B[2d 2d 4d 1d 3d]")
    table.do("A look 0")
    assert table.told("B") == [Looked(0, 0)]
    assert table.refused("A reveal_lock 0") == "wrong_phase"

A game's own table (`tests/games/<game>/table.py`) says which game it is and reads what lies there in the document's
words.
"""

from collections.abc import Iterator
from textwrap import dedent
from typing import Any, ClassVar

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import SPECTATOR, AnyGame, Command, Event, Refused, Seat
from kermesse.core.match import Match

LETTERS = "ABCDEF"
SPOKEN = {"yes": "true", "no": "false", **{letter: str(seat) for seat, letter in enumerate(LETTERS)}}


class Table:
    game: ClassVar[AnyGame]

    def __init__(self, position: Any = "") -> None:
        """Read a position as the document writes it, or take a state."""
        self.state = self.game.position(dedent(position)) if isinstance(position, str) else position
        self.seats: int = getattr(self.state, "n", self.game.seats.start)  # who is always two does not count them
        self.now: Millis = 0
        self.events: list[Event] = []  # of what was done last
        self.heard: list[Event] = []  # everything so far
        self._things = self.game.census(self.state)

    def do(self, who: Seat | str, *what: Any, at: Millis | None = None, guard: int | None = None) -> list[Event]:
        """Give a seat's commands one after the other, `do(0, Look(2), Reveal(1))`, or lines: `do("A look 2", "A reveal
        1")`. Time passes first. Return the events; `guard` names the question that they answer.
        """
        self.advance(at)
        told: list[Event] = []
        for seat, command in self._asked(who, what):
            assert command.side_command or self._is_listed(seat, command), f"{command} is not listed"
            told += self._match().play(seat, command, self.now, guard).events
        return self._hear(told)

    def refused(self, who: Seat | str, *what: Any, at: Millis | None = None, guard: int | None = None) -> str:
        """Return the code with which a command is refused; check that nothing has changed."""
        self.advance(at)
        [(seat, command)] = self._asked(who, what)
        before = self.game.copy(self.state)
        try:
            self._match().play(seat, command, self.now, guard)
        except Refused as refused:
            assert self.state == before, f"{command} was refused and changed something"
            assert command.side_command or guard is not None or not self._is_listed(seat, command), (
                f"{command} is listed and refused"
            )
            return refused.code
        raise AssertionError(f"{command} was done")

    def advance(self, now: Millis | None) -> list[Event]:
        """Let time pass; return the events that fell due."""
        match = self._match()
        fell = [event for step in match.advance(self.now if now is None else now) for event in step.events]
        self.now = match.now
        return self._hear(fell) if fell else []

    def wait(self) -> list[Event]:
        """Wait until the next deadline falls, and that one alone."""
        self.now = self.game.deadline(self.state)
        return self._hear(self.game.expire(self.state, self.now))

    # What is seen. Whoever looks is a seat or its letter; nobody: a spectator.

    def told(self, who: Seat | str | None = None) -> list[Event]:
        """Events that the last step told that viewer."""
        return [seen for event in self.events if (seen := event.seen(seat_of(who))) is not None]

    def happened(self, kind: type[Event]) -> list[Any]:
        """Events of the last step."""
        return [event for event in self.events if isinstance(event, kind)]

    def saw(self, kind: type[Event]) -> list[Any]:
        """Events that the viewer has been told since the beginning."""
        return [event for event in self.heard if isinstance(event, kind)]

    def view(self, who: Seat | str | None = None) -> Any:
        return self.game.view(self.state, seat_of(who), self.now)

    def legal(self, who: Seat | str) -> list[Command]:
        """Commands that the seat can give, without side commands."""
        return [command for command in self.game.legal(self.state, seat_of(who), self.now) if not command.side_command]

    def awaiting(self) -> tuple[Seat, ...]:
        return self.game.awaiting(self.state)

    def _match(self) -> Match[Any, Any, Any, Any, Any]:
        """Begin a match from the present state: a scenario may have moved a piece by hand."""
        return Match.at(self.game, self.state, self.seats, self.state.options, self.now)

    def _asked(self, who: Seat | str, what: tuple[Any, ...]) -> Iterator[tuple[Seat, Command]]:
        for asked in what if isinstance(who, int) else (who, *what):
            yield (who, asked) if isinstance(who, int) else self._in_words(asked)

    def _in_words(self, line: str) -> tuple[Seat, Command]:
        """Read `A exchange B 0`: seat, command, its parameters in order (`yes`, or its own name, for true)."""
        letter, name, *words = line.split()
        kind = self.game.tags[name]
        given = {
            field.name: word == field.name or msgspec.convert(SPOKEN.get(word, word), field.type, strict=False)
            for field, word in zip(msgspec.structs.fields(kind), words, strict=False)
        }
        return seat_of(letter), kind(**given)

    def _is_listed(self, seat: Seat, command: Command) -> bool:
        if not 0 <= seat < self.seats:
            return False
        return self.game.canonical(self.state, seat, command) in self.game.legal(self.state, seat, self.now)

    def _hear(self, told: list[Event]) -> list[Event]:
        assert self.game.census(self.state) == self._things, f"a thing was lost or made: {told}"
        self.events = told
        self.heard += told
        return told


def seat_of(who: Seat | str | None) -> Seat:
    if who is None:
        return SPECTATOR
    return LETTERS.index(who) if isinstance(who, str) else who
