"""A view of any game in words, read as the browser's plain board reads it (`web/src/games/plain/reading.ts`)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.wording import Name
from kermesse.words.hidden import hidden_numbers
from kermesse.words.log import Reader, say_field
from kermesse.words.positions.parts import Part, labelled, part

UNSHOWN: Final = ("viewer", "pending", "options", "mine")


def parts(reader: Reader, view: Any, now: Millis) -> list[Part]:
    fields: dict[str, Any] = msgspec.to_builtins(view)
    mine = fields.get("mine")
    shown = {name: value for name, value in fields.items() if name not in UNSHOWN}
    by_seat = {name: whose for name, value in shown.items() if (whose := _whose(reader, value))}
    found = [part(reader.say("game-name"), *_lines(reader, _but(shown, by_seat), "view"))]
    for seat, name in enumerate(reader.names):
        lines = [
            line
            for field, whose in by_seat.items()
            for one in shown[field]
            if one[whose] == seat
            for line in _lines(reader, _but(one, (whose,)), f"view-{_dashed(field)}")
        ]
        found.append(part(name, *lines))
    if isinstance(mine, dict):
        found.append(part(reader.name(reader.me), *_lines(reader, mine, "view-mine")))
    return [one for one in found if one.lines]


def _but(fields: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name not in names}


def _whose(reader: Reader, value: Any) -> str:
    """The field of listed things that names their owner: the first one, if it is a seat."""
    if not isinstance(value, list) or not value or not all(isinstance(one, dict) for one in value):
        return ""
    first = next(iter(value[0]), "")
    return first if isinstance(reader.game.wording.fields.get(first), Name) else ""


def _lines(reader: Reader, fields: Mapping[str, Any], path: str) -> list[str]:
    return [line for name, value in fields.items() for line in _of(reader, name, value, f"{path}-{_dashed(name)}")]


def _of(reader: Reader, name: str, value: Any, key: str) -> list[str]:
    label = reader.say(key) if reader.has(key) else name.replace("_", " ").capitalize()
    hidden = hidden_numbers(reader.game).get(key)
    if not label or value is None or value == "" or (hidden is not None and value == hidden):
        return []
    if isinstance(value, dict):
        return [labelled(reader, label, [line]) for line in _lines(reader, value, key)]
    if isinstance(value, list) and any(isinstance(one, dict) for one in value):
        return [
            labelled(reader, _each(reader, key, at) or f"{label} {at + 1}", [line])
            for at, one in enumerate(value)
            for line in _lines(reader, one, key)
        ]
    if isinstance(value, list):
        said = [
            (_each(reader, key, at), reader.say("position-hidden") if one == hidden else _text(reader, name, one))
            for at, one in enumerate(value)
        ]
        things = [labelled(reader, each, [text]) if each else text for each, text in said]
        return [labelled(reader, label, things or ["–"])]
    text = _text(reader, name, value)
    if reader.has(f"{key}-is"):
        return [reader.say(f"{key}-is", value=text if isinstance(value, bool | str) else value)]
    return [labelled(reader, label, [text])]


def _each(reader: Reader, key: str, at: int) -> str:
    return reader.say(f"{key}-each", number=at + 1) if reader.has(f"{key}-each") else ""


def _text(reader: Reader, name: str, value: Any) -> str:
    if isinstance(value, bool):
        return reader.say("position-yes" if value else "position-no")
    return say_field(reader, name, value)


def _dashed(name: str) -> str:
    return name.replace("_", "-")
