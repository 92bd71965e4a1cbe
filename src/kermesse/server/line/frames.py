"""WebSocket frames (RFC 6455, 5.2) from the server: a text is made once for all who get the same bytes."""

from struct import Struct

import msgspec

_SHORT, _MEDIUM, _LONG = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
_TEXT = 0x81  # the only and last frame of a text
_CLOSE, _PONG = 0x88, 0x8A

_encode = msgspec.json.Encoder().encode


def text_frame(message: msgspec.Struct) -> bytes:
    """A message as JSON. From the server, so without a mask; without compression, which costs more than it saves here."""
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
    """To a ping with that content, at most 125 bytes as in any frame that is no message."""
    return _SHORT(_PONG, len(data)) + data
