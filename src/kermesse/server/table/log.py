"""The lines of a table's durable log. A table is what its lines say, and nothing else survives.

`Seated` says how the table stands (who sits where, options, stage), `Reseated` what changed of it; the others are the
match: commands, notes, and times that were reached. Whatever was asked for under a client's own id keeps that id, so
that asking again after a restart does nothing twice.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Seat
from kermesse.server.connection.messages import ChatLine
from kermesse.server.table.seating import Seating

SLICE: Final = 32  # lines

T = TypeVar("T")


class _Line(msgspec.Struct, frozen=True, tag_field="line", tag=str.lower, omit_defaults=True):
    pass


class RequestId(msgspec.Struct, frozen=True, gc=False):
    """A request: the person who made it, and the id that they gave it."""

    who: str
    id: str


class Seated(_Line, frozen=True):
    """The whole seating from here on."""

    seating: Seating
    asked: RequestId | None = None


class Reseated(_Line, frozen=True):
    """Changes of the seating: whole fields, but of the options only those that changed."""

    changes: dict[str, Any]
    asked: RequestId | None = None


class PlayedCommand(_Line, frozen=True, tag="did"):
    """An accepted command."""

    at: Millis
    seat: Seat
    do: Command
    asked: RequestId | None = None


class RawPlayedCommand(_Line, frozen=True, tag="did"):
    """An accepted command as it is read; the table knows of which game it is."""

    at: Millis
    seat: Seat
    do: msgspec.Raw
    asked: RequestId | None = None


class Noted(_Line, frozen=True):
    at: Millis
    note: str
    seat: Seat | None = None


class Reached(_Line, frozen=True):
    """The clock reached this: every deadline up to here has fallen."""

    at: Millis


class ChatSaid(_Line, frozen=True, tag="said"):
    chat: ChatLine
    asked: RequestId | None = None


Line: TypeAlias = Seated | Reseated | PlayedCommand | Noted | Reached | ChatSaid
ReadLine: TypeAlias = Seated | Reseated | RawPlayedCommand | Noted | Reached | ChatSaid

encode_line = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[ReadLine] = msgspec.json.Decoder(ReadLine)


def read_line(text: str) -> ReadLine:
    return _decoder.decode(text)


def plain(seating: Seating) -> dict[str, Any]:
    """Return the line's plain form, as in the log."""
    data: dict[str, Any] = msgspec.to_builtins(seating)
    return data


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """Return the changes that make `new` of `old`, for `changed`. There are many options, and rarely does more than one
    change.
    """
    differing = {name: value for name, value in new.items() if name != "options" and old[name] != value}
    options = {name: value for name, value in new["options"].items() if old["options"].get(name, new) != value}
    return {**differing, "options": options} if options else differing


def changed(old: dict[str, Any], differing: dict[str, Any]) -> dict[str, Any]:
    return {**old, **differing, "options": {**old["options"], **differing.get("options", {})}}


def with_seatings(texts: Iterable[str]) -> Iterator[tuple[ReadLine, dict[str, Any]]]:
    """Yield each line of the match with {}, and each line about the seating with the seating from there on."""
    now: dict[str, Any] = {}
    for line in map(read_line, texts):
        if isinstance(line, Seated):
            now = plain(line.seating)
        elif isinstance(line, Reseated):
            if not now:
                raise ValueError("a change of seats before the first seating")
            now = changed(now, line.changes)
        else:
            yield line, {}
            continue
        yield line, now


async def in_slices(lines: Iterable[T]) -> AsyncIterator[T]:
    """Yield the lines of a long log in slices, so that others have their turn in between."""
    for number, line in enumerate(lines, 1):
        yield line
        if number % SLICE == 0:
            await asyncio.sleep(0)
