"""The lines of a table's durable log. A table is what its lines say, and nothing else survives.

The last `Seated` says how the table stands (who sits where, options, stage); the others are the match: commands, notes,
and times that were reached. Whatever was asked for under a client's own id keeps that id, so that asking again after a
restart does nothing twice.
"""

from typing import TypeAlias

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Seat
from kermesse.server.messages import ChatLine
from kermesse.server.seating import Seating


class _Line(msgspec.Struct, frozen=True, tag_field="line", tag=str.lower, omit_defaults=True):
    pass


class Asked(msgspec.Struct, frozen=True, gc=False):
    """Who asked for it, and the id they gave it."""

    who: str
    id: str


class Seated(_Line, frozen=True):
    """How the table stands from here on."""

    seating: Seating
    asked: Asked | None = None


class Did(_Line, frozen=True):
    """An accepted command."""

    at: Millis
    seat: Seat
    do: Command
    asked: Asked | None = None


class DidRaw(_Line, frozen=True, tag="did"):
    """An accepted command as it is read: which game's it is, the table knows."""

    at: Millis
    seat: Seat
    do: msgspec.Raw
    asked: Asked | None = None


class Noted(_Line, frozen=True):
    at: Millis
    note: str
    seat: Seat | None = None


class Reached(_Line, frozen=True):
    """The clock reached this: every deadline up to here has fallen."""

    at: Millis


class Said(_Line, frozen=True):
    chat: ChatLine
    asked: Asked | None = None


Line: TypeAlias = Seated | Did | Noted | Reached | Said
ReadLine: TypeAlias = Seated | DidRaw | Noted | Reached | Said

encode_line = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[ReadLine] = msgspec.json.Decoder(ReadLine)


def read_line(text: str) -> ReadLine:
    return _decoder.decode(text)
