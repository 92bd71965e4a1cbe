"""What pages say is heard in the order in which it came, a little in each turn of the loop. When very many speak at once, what the
first of them did is written down and told while the last still wait, and not after all of them were heard.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

FEW: Final = 32


class InTurn:
    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[tuple[Callable[[bytes], None], bytes]] = deque()
        self._heard = 0  # in this turn

    def hear(self, hear: Callable[[bytes], None], data: bytes) -> None:
        """Now, or after all that has come before it."""
        if self._waiting or self._heard >= FEW:
            self._waiting.append((hear, data))
            return
        self._count()
        hear(data)

    def _count(self) -> None:
        self._heard += 1
        if self._heard == 1:
            self._loop.call_soon(self._next_turn)

    def _next_turn(self) -> None:
        self._heard = 0
        for _ in range(min(FEW, len(self._waiting))):
            hear, data = self._waiting.popleft()
            self._count()
            try:
                hear(data)
            except Exception as fault:  # it is told of; the others have their turn
                self._loop.call_exception_handler({"message": "fault while a page was heard", "exception": fault})
