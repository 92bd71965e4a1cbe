"""Commands, events, views and whole states to and from plain JSON."""

import re
from typing import Any, Final, Union

import msgspec

from kermesse.core.game import AnyGame, Command, Event, Malformed, View
from kermesse.core.match import Entry, Note
from kermesse.core.units import Millis, Seat

encode = msgspec.json.Encoder().encode

LARGEST: Final = 1 << 53  # every JSON reader reads numbers up to this exactly; those of the rules are far smaller
_MANY_DIGITS: Final = re.compile(rb"[0-9]{16}")


class Wire:
    """The JSON encoding of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._command: msgspec.json.Decoder[Command] = msgspec.json.Decoder(
            Union[tuple(game.command_types)]  # noqa: UP007
        )
        self._event: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Union[tuple(game.event_types)])  # noqa: UP007
        self._view: msgspec.json.Decoder[View] = msgspec.json.Decoder(game.view_type)
        self._state = msgspec.json.Decoder(game.state_type)
        self._note = msgspec.json.Decoder(Note)
        self._line = msgspec.json.Decoder(_Line)

    def command(self, text: bytes | str | msgspec.Raw) -> Command:
        """Read a command; return `Malformed` if its name is known and its parameters are wrong. Raises ValueError for
        anything else.
        """
        try:
            command = self._command.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return self._malformed(text, str(error))
        if has_huge_number(text):
            return self._malformed(text, f"a number is beyond {LARGEST}")
        return command

    def _malformed(self, text: bytes | str | msgspec.Raw, why: str) -> Malformed:
        try:
            name = msgspec.json.decode(text, type=_Named).do
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise ValueError("a command is a JSON object with the command's name as 'do'") from None
        if name not in self.game.tags:
            raise ValueError(f"{self.game.name} knows no command '{name[:40]}'")
        return Malformed(name, why)

    def event(self, text: bytes | str) -> Event:
        return self._event.decode(text)

    def view(self, text: bytes | str) -> View:
        return self._view.decode(text)

    def state(self, text: bytes | str) -> Any:
        return self._state.decode(text)

    def entry(self, text: bytes | str) -> Entry | Note:
        """Read a line of the log. Raises ValueError, which says what is wrong with it."""
        try:
            line = self._line.decode(text)
            if abs(line.at) > LARGEST:
                raise ValueError(f"a time is beyond {LARGEST}")
            if line.note is not None:
                return Note(line.at, line.note, line.seat, line.text)
            if line.seat is None or not bytes(line.do):
                raise ValueError("a line of the log has 'seat' and 'do', or 'note'")
            if has_huge_number(text):
                raise ValueError(f"a number is beyond {LARGEST}")
            command = self._command.decode(line.do)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise ValueError(str(error)) from None
        return Entry(line.at, line.seat, command)


def has_huge_number(text: bytes | str | msgspec.Raw) -> bool:
    """True if readable JSON holds a number too large for any rule: shifting by it would use up the memory."""
    data = text.encode() if isinstance(text, str) else bytes(text)
    return _MANY_DIGITS.search(data) is not None and _holds_huge(msgspec.json.decode(data))


def _holds_huge(value: Any) -> bool:
    if isinstance(value, int | float):
        return abs(value) > LARGEST
    if isinstance(value, dict):
        return any(_holds_huge(part) for part in value.values())
    return isinstance(value, list) and any(_holds_huge(part) for part in value)


class _Named(msgspec.Struct):
    do: str


class _Line(msgspec.Struct):
    at: Millis
    seat: Seat | None = None
    do: msgspec.Raw = msgspec.Raw()
    note: str | None = None
    text: str | None = None


_wires: dict[int, Wire] = {}


def wire(game: AnyGame) -> Wire:
    """Return the JSON encoding of that game, made once."""
    known = _wires.get(id(game))
    if known is None:
        known = _wires[id(game)] = Wire(game)
    return known
