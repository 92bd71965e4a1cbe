"""Sentences of the log of a table. The browser has the same in `web/src/common/wording.ts`, with tables generated from
the same wordings.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from kermesse.core.game import SPECTATOR, AnyGame, Command, Event, Outcome, Seat
from kermesse.core.match import Note
from kermesse.core.reason import Reason
from kermesse.core.wording import (
    Amounts,
    Count,
    How,
    Listed,
    Name,
    OneMore,
    Part,
    Phrase,
    Plain,
    Rows,
    Seconds,
    Word,
)
from kermesse.words import has_message, say
from kermesse.words.grammar import cap, listed

NOTHING: Final = "none"
Value = str | int | float

# Names for bots: people of the fair.
FAIR_FOLK: Final = (
    "Colette",
    "Anselme",
    "Odette",
    "Barnabé",
    "Lison",
    "Firmin",
    "Suzon",
    "Gaston",
    "Mirabelle",
    "Honoré",
)

# Guests who have not said their names are called after the fair's sweets, in both languages.
GUEST_NAMES: Final = (
    "Praline",
    "Nougat",
    "Cannelle",
    "Caramel",
    "Pistache",
    "Berlingot",
    "Vanille",
    "Noisette",
    "Guimauve",
    "Dragée",
)


LONGEST_NAME: Final = 80


@dataclass(frozen=True)
class Reader:
    """The person who reads, with their language, their seat and the names at the table."""

    game: AnyGame
    language: str
    names: Sequence[str]  # of the seats
    me: Seat = SPECTATOR
    remembers: bool = True  # a table without a memory aid does not show past secrets again

    def say(self, message: str, **args: Value) -> str:
        return say(self.game.name, self.language, message, **args)

    def has(self, message: str) -> bool:
        return has_message(self.game.name, self.language, message)

    def name(self, seat: Seat) -> str:
        """The name of a seat, cut short if a record has an unreasonably long one."""
        return self.names[seat][:LONGEST_NAME] if 0 <= seat < len(self.names) else NOTHING


def say_event(reader: Reader, event: Event) -> str:
    """The sentence of an event, or '' if it has none."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    name = fields.pop("event")
    if name in reader.game.wording.silent:
        return ""
    return _sentence(reader, f"event-{_dashed(name)}", fields, reader.game.wording.events.get(name, {}))


def say_command(reader: Reader, command: Command) -> str:
    """A command in words, as on a button or in advice; '' in a game without words for it, where the board shows it."""
    fields: dict[str, Any] = msgspec.to_builtins(command)
    name = fields.pop("do")
    if not reader.has(f"command-{_dashed(name)}"):
        return reader.say("command-without-words")
    return _sentence(reader, f"command-{_dashed(name)}", fields, reader.game.wording.commands.get(name, {}))


def say_reason(reader: Reader, reason: Reason | None) -> str:
    """The sentence of a reason for a move; without a reason, that it looked best."""
    if reason is None:
        return reader.say("reason-looked-best")
    fields: dict[str, Any] = msgspec.to_builtins(reason)
    name = fields.pop("because")
    return _sentence(reader, f"reason-{_dashed(name)}", fields, reader.game.wording.reasons.get(name, {}))


def _sentence(reader: Reader, message: str, fields: Mapping[str, Any], own: Mapping[str, How]) -> str:
    everywhere = reader.game.wording.fields
    hows = {field: own.get(field) or everywhere.get(field) for field in [*fields, *own]}
    args: dict[str, Value] = {
        "you": _role(reader, fields, hows),
        "remembers": "yes" if reader.remembers else "no",
    }
    for arg, how in hows.items():
        said = _say_value(reader, how, _inside(fields, (how.of if how else "") or arg), fields)
        if said is not None:
            args[arg] = said
    return cap(reader.say(message, **args))


def say_field(reader: Reader, field: str, value: Any) -> str:
    """The value of a field of that name, in the words used for it in events."""
    said = _say_value(reader, reader.game.wording.fields.get(field), value, {})
    return str(value) if said is None else str(said)


def say_note(reader: Reader, note: Note) -> str:
    """The sentence of a note."""
    who = NOTHING if note.seat is None else reader.name(note.seat)
    return reader.say(f"note-{_dashed(note.note)}", who=who)


def say_ending(reader: Reader, outcome: Outcome | None) -> str:
    """The sentence of the outcome."""
    if outcome is None:
        return reader.say("not-played-out")
    me = reader.me in outcome.winners
    who = listed(reader.language, [reader.name(seat) for seat in outcome.winners])
    own = f"outcome-{_dashed(outcome.code)}"
    message = own if reader.has(own) else "end-you-win" if me else "end-wins"
    return cap(reader.say(message, who=who, count=len(outcome.winners), me="yes" if me else "no"))


def _role(reader: Reader, fields: Mapping[str, Any], hows: Mapping[str, How | None]) -> str:
    """The name of the argument that is the reader's own seat alone: `seat`, `victim`, …"""
    for arg, how in hows.items():
        if reader.me < 0:
            break
        value = _inside(fields, (how.of if how else "") or arg)
        if isinstance(how, Name) and value == reader.me:
            return arg
        if isinstance(how, Listed) and isinstance(how.each, Name) and value == [reader.me]:
            return arg
    return NOTHING


def _say_value(reader: Reader, how: How | None, value: Any, event: Mapping[str, Any]) -> Value | None:
    match how:
        case None | Plain():
            return _plain(value)
        case Name():
            if value is None or value == "":
                return NOTHING
            return reader.say(how.but[value]) if value in how.but else reader.name(value)
        case Word():
            return _word(reader, how, value)
        case OneMore():
            return NOTHING if value is None else int(value) + 1
        case Seconds():
            tenths = round((value or 0) / 100)
            return tenths // 10 if tenths % 10 == 0 else tenths / 10
        case Count():
            return len(value)
        case Part():
            return _say_value(reader, how.each, value[how.first : how.last], event)
        case Phrase():
            return _phrase(reader, how, value)
        case Listed():
            return listed(reader.language, [str(_say_value(reader, how.each, one, event)) for one in value]) or NOTHING
        case Amounts():
            return _amounts(reader, how, value)
        case Rows():
            return _rows(reader, how, event)


def _plain(value: Any) -> Value | None:
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, list) and all(isinstance(one, str | int | float) for one in value):
        return ", ".join(map(str, value)) or NOTHING
    return None


def _word(reader: Reader, how: Word, value: Any) -> str:
    if value is None or value == "":
        return NOTHING
    text = str(value)
    if how.upto:
        text = text.partition(how.upto)[0]
    if how.lower:
        text = text.lower()
    found = f"{how.kind}-{_dashed(text)}"
    if how.otherwise and not reader.has(found):
        found = f"{how.otherwise}-{_dashed(text)}"
    return reader.say(found)


def _phrase(reader: Reader, how: Phrase, value: Any) -> str:
    if value is None or value == "":
        return NOTHING
    args = {}
    for arg, each in how.args.items():
        said = _say_value(reader, each, _inside(value, each.of), {})
        if said is not None:
            args[arg] = said
    return reader.say(how.message, **args)


def _amounts(reader: Reader, how: Amounts, value: Any) -> str:
    if isinstance(value, dict):
        pairs = [(name, value.get(name)) for name in how.names or value]
    else:
        pairs = list(zip(how.names, value or (), strict=False))
    said = [reader.say(f"{how.kind}-{_dashed(name)}", count=count) for name, count in pairs if count]
    return listed(reader.language, said) or NOTHING


def _rows(reader: Reader, how: Rows, event: Mapping[str, Any]) -> str:
    columns = {arg: _inside(event, each.of or arg) for arg, each in how.args.items() if each.of != "#"}
    rows = []
    for at in range(min(len(column) for column in columns.values())):
        row = {arg: columns[arg][at] if arg in columns else at for arg in how.args}
        mine = [arg for arg, each in how.args.items() if isinstance(each, Name) and row[arg] == reader.me >= 0]
        args: dict[str, Value] = {"you": mine[0] if mine else NOTHING}
        for arg, each in how.args.items():
            said = _say_value(reader, each, row[arg], event)
            if said is not None:
                args[arg] = said
        rows.append(reader.say(how.message, **args))
    return listed(reader.language, [row for row in rows if row]) or NOTHING


def _inside(value: Any, path: str) -> Any:
    for step in path.split(".") if path.strip(".") else ():
        if value is None:
            return None
        value = value[int(step)] if isinstance(value, list) else value.get(step)
    return value


def _dashed(name: str) -> str:
    return name.replace("_", "-").replace(":", "-")
