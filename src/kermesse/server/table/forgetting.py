"""Somebody who wants to be forgotten: at a table that is open, and in the lines of its log.

The game itself stays as it was played. What goes is the name, wherever it stands beside the person's id, and what they
said in words.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from kermesse.core.game import Seat
from kermesse.core.match import Entry
from kermesse.core.redact import redact, redact_data
from kermesse.server.table import seating
from kermesse.server.table.log import encode_line
from kermesse.server.table.state import TableState


def forget(table: TableState, person: str) -> bool:
    """Forget a person; return whether anything here was theirs. Messages for pages that missed some are dropped."""
    seat = next((seat for seat, chair in enumerate(table.seating.chairs) if chair.person == person), -1)
    spoke = table.broadcast.forget(person)
    if seat >= 0:
        seating.forget(table.seating, seat)
        _hush_match(table, seat)
    if seat >= 0 or spoke:
        table.audiences.forget_sent()
        return True
    return False


def _hush_match(table: TableState, seat: Seat) -> None:
    if table.match is None:
        return
    log, past = table.match.log, table.past
    for number, entry in enumerate(log):
        if isinstance(entry, Entry) and entry.seat == seat:
            log[number] = msgspec.structs.replace(entry, do=redact(entry.do))
    for number, step in enumerate(past):
        if step.seat == seat and step.command is not None and redact(step.command) is not step.command:
            events = [redact(event) for event in step.events]
            past[number] = msgspec.structs.replace(step, command=redact(step.command), events=events)


class Life:
    """A log's lines read one after the other, with the seat of one person."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.seat: Seat = -1

    def go_on(self, line: dict[str, Any]) -> list[dict[str, Any]]:
        """Return their chairs after that line."""
        chairs: list[dict[str, Any]] | None = (line.get("seating") or line.get("changes") or {}).get("chairs")
        if chairs is None:
            return []
        theirs = [chair for chair in chairs if chair.get("person") == self.person]
        self.seat = chairs.index(theirs[0]) if theirs else -1
        return theirs

    def is_theirs(self, line: dict[str, Any]) -> bool:
        """Return whether they said or did it."""
        asked = line.get("asked")
        if asked is not None:
            return bool(asked["who"] == self.person)
        return line["line"] == "did" and self.seat >= 0 and line["seat"] == self.seat


def without_person(lines: Mapping[int, bytes], person: str) -> dict[int, bytes]:
    """Return the lines of a log that change when that person is taken out, by their number, in order."""
    life, changed = Life(person), {}
    for number, text in lines.items():
        line = msgspec.json.decode(text, type=dict[str, Any])
        chairs = [chair for chair in life.go_on(line) if chair.get("name")]
        for chair in chairs:
            chair["name"] = ""
        said = life.is_theirs(line) and _hush_line(line)
        if chairs or said:
            changed[number] = encode_line(line)
    return changed


def _hush_line(line: dict[str, Any]) -> bool:
    if line["line"] == "did":
        return redact_data(line["do"])
    if line["line"] != "said":
        return False
    chat = line["chat"]
    chat["who"] = ""
    redact_data(chat)
    return True


def what_they_did(lines: Mapping[int, bytes], person: str) -> list[dict[str, Any]]:
    """Return what a log has of a person, for themselves: what they asked for, did and said."""
    life, found = Life(person), []
    for text in lines.values():
        line = msgspec.json.decode(text, type=dict[str, Any])
        chairs = life.go_on(line)
        if life.is_theirs(line):
            found.append(_own_part(line, chairs))
    return found


def _own_part(line: dict[str, Any], chairs: list[dict[str, Any]]) -> dict[str, Any]:
    """Leave out what concerns others: of the seating only their own chair stays. The rest holds the seed."""
    if line["line"] in ("seated", "reseated"):
        return {"line": line["line"], "asked": line["asked"]["id"], "chair": chairs[0] if chairs else None}
    return {name: value for name, value in line.items() if name != "asked"}
