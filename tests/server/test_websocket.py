"""The socket below the messages: pieces, pings and goodbyes, as RFC 6455 has them."""

import asyncio
import os
from random import Random

import pytest

from kermesse.server.connection.frames import Pieces
from kermesse.server.storage.limits import Limits
from tests.server.house import SOON, house

UPGRADE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10


def framed(kind, data, last=True):
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
    size, more = len(data), b""
    if size > 125:
        more, size = (size.to_bytes(2), 126) if size < 65_536 else (size.to_bytes(8), 127)
    return bytes([kind | 0x80 * last, size | 0x80]) + more + mask + masked


class Raw:
    """A socket without a library."""

    def __init__(self, reader, writer):
        self.reader = reader
        self.writer = writer

    def send(self, kind, data, last=True):
        self.writer.write(framed(kind, data, last))

    async def frame(self):
        kind, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2))
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8))
        return kind & 15, await self.reader.readexactly(size)

    async def until(self, kind, part=b""):
        async with asyncio.timeout(SOON):
            while True:
                found, data = await self.frame()
                if found == kind and part in data:
                    return data


@pytest.fixture
async def raw(home):
    raw = await opened(home)
    yield raw
    raw.writer.close()


async def test_a_message_may_come_in_pieces_with_a_ping_between_them(raw):
    raw.send(TEXT, b'{"type":"hel', last=False)
    raw.send(PING, b"still there?")
    assert await raw.until(PONG) == b"still there?"
    raw.send(CONTINUED, b'lo","language":"en"}')
    await raw.until(TEXT, b'"welcome"')


async def test_two_messages_in_one_packet_are_both_heard(raw):
    raw.send(TEXT, b'{"type":"hello"}')
    raw.send(TEXT, b'{"type":"act","id":"a","what":"take_back"}')
    raw.send(TEXT, b'{"type":"act","id":"b","what":"take_back"}')
    await raw.until(TEXT, b'"id":"a"')
    await raw.until(TEXT, b'"id":"b"')


async def test_a_goodbye_is_answered_and_ends_it(raw):
    raw.send(TEXT, b'{"type":"hello"}')
    await raw.until(TEXT, b'"welcome"')
    raw.send(CLOSE, (1000).to_bytes(2))
    assert await raw.until(CLOSE) == (1000).to_bytes(2)
    assert await asyncio.wait_for(raw.reader.read(), SOON) == b""


async def test_a_frame_of_no_known_kind_is_a_protocol_error(raw):
    raw.send(12, b"no such kind of frame")
    assert int.from_bytes((await raw.until(CLOSE))[:2]) == 1002


async def test_after_the_house_has_said_goodbye_nothing_more_is_heard(raw):
    raw.send(TEXT, b"not json")
    bye = await raw.until(TEXT, b'"bye"')
    assert b'"malformed"' in bye
    raw.send(TEXT, b'{"type":"hello"}')
    assert int.from_bytes((await raw.until(CLOSE))[:2]) == 1008
    raw.send(CLOSE, (1000).to_bytes(2))
    rest = await asyncio.wait_for(raw.reader.read(), SOON)
    assert b"welcome" not in rest


async def opened(home):
    table = await home.browser().new_table(seats=2)
    reader, writer = await asyncio.open_connection("127.0.0.1", home.port)
    writer.write(UPGRADE.format(table=table).encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return Raw(reader, writer)


@pytest.mark.parametrize("kind", [PING, PONG])
async def test_control_frames_count_and_whoever_sends_too_many_is_let_go(db, kind):
    async with house(db, Limits(messages=(1, 10))) as home:
        raw = await opened(home)
        raw.send(TEXT, b'{"type":"hello","language":"en"}')
        await raw.until(TEXT, b'"welcome"')
        for _ in range(300):
            raw.send(kind, b"x" * 100)
        pongs = 0
        async with asyncio.timeout(SOON):
            while True:
                found, data = await raw.frame()
                pongs += found == PONG
                if b'"bye"' in data:
                    break
        assert b'"too_many"' in data
        assert pongs <= 10
        raw.writer.close()


async def test_pongs_do_not_pile_up_for_a_page_that_does_not_read(home, monkeypatch):
    raw = await opened(home)
    raw.send(TEXT, b'{"type":"hello","language":"en"}')
    await raw.until(TEXT, b'"welcome"')
    monkeypatch.setattr("kermesse.server.connection.connection.SLOWEST", -1)  # as if a megabyte waited for it
    raw.send(PING, b"x")
    rest = await asyncio.wait_for(raw.reader.read(), SOON)
    assert bytes([PONG | 0x80]) not in rest[:1]
    raw.writer.close()


async def test_pieces_that_never_end_are_counted_by_their_bytes(home, monkeypatch):
    monkeypatch.setattr("kermesse.server.connection.connection.BYTES", (100.0, 2000.0))
    raw = await opened(home)
    raw.send(TEXT, b'{"type":"hello"}', last=False)
    raw.writer.write(b"".join(framed(CONTINUED, b"", last=False) for _ in range(400)))  # more than it may say at once
    bye = asyncio.create_task(raw.until(TEXT, b'"bye"'))
    while not bye.done():  # one after the other: what still lies unread when the line is closed would cost the farewell
        raw.send(CONTINUED, b"", last=False)
        await asyncio.sleep(0.01)
    assert b'"too_many"' in await bye
    raw.writer.close()


@pytest.mark.parametrize("inside", [b"", b" "])
async def test_each_piece_of_a_message_counts_as_one_though_it_is_empty(db, inside):
    async with house(db, Limits(messages=(1, 10))) as home:
        raw = await opened(home)
        raw.send(TEXT, b'{"type":"hello","language":"en"}')
        await raw.until(TEXT, b'"welcome"')
        raw.send(TEXT, b"{", last=False)
        for _ in range(300):
            raw.send(CONTINUED, inside, last=False)
        assert b'"too_many"' in await raw.until(TEXT, b'"bye"')
        raw.writer.close()


def test_pieces_are_counted_however_the_line_cuts_them():
    random = Random(3)
    sizes = (0, 1, 5, 125, 126, 300, 65_535, 65_536, 70_000)
    frames = [
        (random.choice((0, 1, 9, 10)), os.urandom(random.choice(sizes)), random.random() < 0.5) for _ in range(80)
    ]
    frames = [(kind, data[:125] if kind > 8 else data, last or kind > 8) for kind, data, last in frames]
    line = b"".join(framed(kind, data, last) for kind, data, last in frames)
    for most in (1, 3, 1000, len(line)):
        pieces, at, found = Pieces(), 0, 0
        while at < len(line):
            size = random.randint(1, most)
            found += pieces.count(line[at : at + size])
            at += size
        assert found == sum(not last for _, _, last in frames)
