"""A text message as a WebSocket frame (RFC 6455, 5.2): made once for all who get the same bytes."""

from struct import Struct

_SHORT = Struct("!BB").pack
_MEDIUM = Struct("!BBH").pack
_LONG = Struct("!BBQ").pack
_TEXT = 0x81  # the only and last frame of a text


def text_frame(data: bytes) -> bytes:
    """From the server, so without a mask; without compression, which costs more than it saves here."""
    size = len(data)
    if size < 126:
        return _SHORT(_TEXT, size) + data
    if size < 65536:
        return _MEDIUM(_TEXT, 126, size) + data
    return _LONG(_TEXT, 127, size) + data
