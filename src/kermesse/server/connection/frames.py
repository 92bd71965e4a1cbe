"""WebSocket frames (RFC 6455, 5.2). From the server: a text is made once for all who get the same bytes. From a page:
how many come.
"""

from struct import Struct

import msgspec

_SHORT, _MEDIUM, _LONG = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
_TEXT = 0x81  # the only and last frame of a text
_CLOSE, _PONG = 0x88, 0x8A

_encode = msgspec.json.Encoder().encode


def text_frame(message: msgspec.Struct) -> bytes:
    """Return a message as a text frame of JSON. A server's frame has no mask; it is not compressed, which would cost
    more than it saves here.
    """
    text = _encode(message)
    size = len(text)
    if size < 126:
        return _SHORT(_TEXT, size) + text
    if size < 65536:
        return _MEDIUM(_TEXT, 126, size) + text
    return _LONG(_TEXT, 127, size) + text


def close_frame(code: int, why: str) -> bytes:
    reason = code.to_bytes(2) + why.encode()[:123]
    return _SHORT(_CLOSE, len(reason)) + reason


def pong_frame(data: bytes) -> bytes:
    """Return the answer to a ping with that content, at most 125 bytes as in any control frame."""
    return _SHORT(_PONG, len(data)) + data


class Pieces:
    """A count of a page's frames that leave their message unfinished: each must be read, though it may be empty. Whole
    messages are counted where they are heard.
    """

    __slots__ = ("_head", "_inside")

    def __init__(self) -> None:
        self._head = b""  # of a frame, as much as has come
        self._inside = 0  # bytes of a frame that have not come yet

    def count(self, data: bytes) -> int:
        """Return how many such frames begin in the next bytes of the connection."""
        found, at = 0, 0
        if self._head:
            data, self._head = self._head + data, b""
        while True:
            at += self._inside
            self._inside = max(0, at - len(data))
            if at >= len(data):
                return found
            size = _HEADS.get(data[at + 1] & 0x7F, 2) if at + 1 < len(data) else 2
            if at + size > len(data):
                self._head = data[at:]
                return found
            found += data[at] < 0x80  # the first bit marks the last frame of a message
            masked = 4 if data[at + 1] & 0x80 else 0
            length = int.from_bytes(data[at + 2 : at + size]) if size > 2 else data[at + 1] & 0x7F
            at += size
            self._inside = masked + length


_HEADS = {126: 4, 127: 10}  # bytes before the mask, by the length that is given
