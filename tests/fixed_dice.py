"""Fixed seeds: seeds and bots' random choices depend on the test alone, so that no test fails by bad luck.

    KERMESSE_LOTS=2 make test-e2e     # the same tests with other lots

The product knows nothing of it: a browser test's server imports this file first and calls `draw_by_test`, a test that
has its server within itself puts `Lots` there.
"""

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from kermesse.server.http import new_seating
from kermesse.server.table import advice, bots, lesson_room

WHERE_DRAWN: tuple[Any, ...] = (new_seating, bots, lesson_room, advice)
_OTHERS = os.environ.get("KERMESSE_LOTS", "")


class FixedDice:
    """Stands in for the module `secrets`, as far as it is used."""

    def __init__(self, running: Callable[[], str]) -> None:
        self._running = running
        self._test = ""
        self._drawn = 0

    def token_hex(self, size: int) -> str:
        return self._next().randbytes(size).hex()

    def randbits(self, bits: int) -> int:
        return self._next().getrandbits(bits)

    def _next(self) -> Random:
        test = self._running()
        if test != self._test:
            self._test, self._drawn = test, 0
        self._drawn += 1
        return Random(f"{test} {_OTHERS} {self._drawn}")


def draw_by_test(file: str) -> None:
    """Set up the server's process; the file says which test is running."""
    for module in WHERE_DRAWN:
        module.secrets = FixedDice(
            Path(file).read_text
        )  # each use counts for itself: bots are made while the next table is
