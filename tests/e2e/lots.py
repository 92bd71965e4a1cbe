"""Same test, same lots: seeds and bots' whims depend on the test alone, not on the run, so that luck never makes one fail.

    KERMESSE_LOTS=2 make test-e2e     # the same tests with other lots

The product knows nothing of it: the server's process imports this file first and calls `draw_by_test`.
"""

import os
from pathlib import Path
from random import Random
from typing import Any

from kermesse.server.site import new_seating
from kermesse.server.table import advice, bots, lesson_room

_OTHERS = os.environ.get("KERMESSE_LOTS", "")


class Lots:
    """Stands where `secrets` stands, with what is drawn of it there."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._test = ""
        self._drawn = 0

    def token_hex(self, size: int) -> str:
        return self._next().randbytes(size).hex()

    def randbits(self, bits: int) -> int:
        return self._next().getrandbits(bits)

    def _next(self) -> Random:
        test = self._file.read_text()
        if test != self._test:
            self._test, self._drawn = test, 0
        self._drawn += 1
        return Random(f"{test} {_OTHERS} {self._drawn}")


def draw_by_test(file: str) -> None:
    """In the server's process; the file says which test is running."""
    modules: tuple[Any, ...] = (new_seating, bots, lesson_room, advice)
    for module in modules:
        module.secrets = Lots(Path(file))  # each counts for itself: bots are made while the next table is
