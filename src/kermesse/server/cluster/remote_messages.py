"""Messages between servers of one house about the pages at one's door and the tables of another.

A page's way to a table elsewhere is a stream, numbered by its door. The door says that a page came, what it said, how
long its line is, and that it went; the table's server sends frames for that page alone, made for its viewer. Both count
what they say on a stream: whoever finds a gap begins it anew. No page ever says any of it: doors make it of what they
know and have checked.
"""

from typing import TypeAlias

import msgspec

from kermesse.core.clock import Millis


class _Said(msgspec.Struct, frozen=True, tag=True, array_like=True, gc=False):
    pass


class Who(msgspec.Struct, frozen=True, array_like=True):
    """A person, as the door knows them."""

    id: str
    name: str
    saved: bool
    made: int
    seen: int


# ---------------------------------------------------------------- from a door


class Come(_Said, frozen=True):
    """A page has come to a table, by a new stream, and has said hello."""

    door: str
    stream: int
    table: str
    who: Who
    address: str
    language: str
    have: int


class Greeted(_Said, frozen=True):
    """A page says hello again."""

    door: str
    stream: int
    n: int
    language: str
    have: int


class Asked(_Said, frozen=True):
    """A page asks for something: `text` is its own message, decoded and found well-formed at the door. `one_way_delay`:
    how long ago it was sent, by the door's pings.
    """

    door: str
    stream: int
    n: int
    one_way_delay: Millis
    text: bytes


class Line(_Said, frozen=True):
    """The page's round trip, and for how long it has been silent."""

    door: str
    stream: int
    n: int
    one_way_delay: Millis
    silent: float


class Went(_Said, frozen=True):
    door: str
    stream: int


# ---------------------------------------------------------------- to a door


class Welcomed(_Said, frozen=True):
    """The answer to `Come`: the page is heard; its distance counts after so many pings. Another answer is `Moved`, or
    `Sent`.
    """

    pings: int


class Frames(_Said, frozen=True):
    """Frames for one page, and the table's clock. `more`: they go on in the next message."""

    stream: int
    n: int
    now: Millis
    running: bool
    more: bool
    frames: bytes


class Count(_Said, frozen=True):
    """The answer to `Line`: so many messages were sent on this stream."""

    stream: int
    n: int


class Sent(_Said, frozen=True):
    """The page is sent away, for that reason."""

    stream: int
    n: int
    code: str


class Cut(_Said, frozen=True):
    """The page did not keep up, and was cut off."""

    stream: int


class Moved(_Said, frozen=True):
    """The table is not here, or no longer: look where it is."""

    stream: int


# ---------------------------------------------------------------- questions


class WhatIs(_Said, frozen=True):
    """A question: what may everybody know of this table?"""

    table: str


class Lists(_Said, frozen=True):
    """The tables that anybody may join or watch, and a person's own."""

    person: str


class Forgets(_Said, frozen=True):
    """A person is to be forgotten: their name must stand nowhere."""

    person: str


class Rekeyed(_Said, frozen=True):
    """A person has another secret: pages that came with the old one are closed with that code."""

    person: str
    code: str


class DeviceCame(_Said, frozen=True):
    """Another device came in to a person: their pages are told."""

    person: str
    device: str


Spoken: TypeAlias = (
    Come
    | Greeted
    | Asked
    | Line
    | Went
    | Welcomed
    | Frames
    | Count
    | Sent
    | Cut
    | Moved
    | WhatIs
    | Lists
    | Forgets
    | Rekeyed
    | DeviceCame
)

encode = msgspec.msgpack.Encoder().encode
decode: msgspec.msgpack.Decoder[Spoken] = msgspec.msgpack.Decoder(Spoken)
