"""WebSocket frames (RFC 6455, 5.2) from the server: a text is made once for all who get the same bytes."""

from struct import Struct

_SHORT = Struct("!BB").pack
_MEDIUM = Struct("!BBH").pack
_LONG = Struct("!BBQ").pack
_TEXT = 0x81  # the only and last frame of a text
_CLOSE, _PONG = 0x88, 0x8A


def text_frame(data: bytes) -> bytes:
    """From the server, so without a mask; without compression, which costs more than it saves here."""
    size = len(data)
    if size < 126:
        return _SHORT(_TEXT, size) + data
    if size < 65536:
        return _MEDIUM(_TEXT, 126, size) + data
    return _LONG(_TEXT, 127, size) + data


def close_frame(code: int, why: str) -> bytes:
    reason = code.to_bytes(2) + why.encode()[:123]
    return _SHORT(_CLOSE, len(reason)) + reason


def pong_frame(data: bytes) -> bytes:
    """To a ping with that content, at most 125 bytes as in any frame that is no message."""
    return _SHORT(_PONG, len(data)) + data
