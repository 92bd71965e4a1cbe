"""Those who see the same: the page at a seat, or all spectators together. What they are told is encoded once, and numbered."""

import time
from collections import deque
from typing import Final

import msgspec

from kermesse.core.game import Seat
from kermesse.server.connection import Connection

KEPT: Final = 128  # messages, for a page that missed a few

encode = msgspec.json.Encoder().encode


class Audience:
    def __init__(self, eyes: Seat) -> None:
        self.eyes = eyes
        # Numbers go on from the wall clock's milliseconds: so a page that knows a number of an earlier life of the
        # server, or of the seat it had before, never takes one of these for its next.
        self.n = int(time.time() * 1000)
        self.connections: list[Connection] = []
        self._kept: deque[tuple[int, bytes]] = deque(maxlen=KEPT)
        self._unsent: list[bytes] = []

    def next(self) -> int:
        """The number of the next message to them."""
        return self.n + 1

    def add(self, message: msgspec.Struct) -> None:
        """To be sent by `flush`, once what it tells is durable. It bears the number `next` said."""
        data = encode(message)
        self.n += 1
        self._kept.append((self.n, data))
        self._unsent.append(data)

    def skip(self) -> None:
        """Something happened and nobody is here to be told: whoever comes is welcomed anew."""
        self.n += 1
        self._kept.clear()

    async def flush(self) -> None:
        if not self._unsent:
            return
        unsent, self._unsent = self._unsent, []
        for connection in tuple(self.connections):
            for data in unsent:
                await connection.send(data)

    def missed_since(self, have: int) -> list[bytes] | None:
        """All that a page missed which has everything up to `have`; None if not all of it is kept."""
        if have == self.n:
            return []
        if not self._kept or not self._kept[0][0] - 1 <= have < self.n:
            return None
        return [data for n, data in self._kept if n > have]
