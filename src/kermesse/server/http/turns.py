"""Many that are looked at in turn, a few at a time: nobody waits while thousands of tables are gone through."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final, Generic, TypeVar

T = TypeVar("T")

FEW: Final = 50


class Turns(Generic[T]):
    def __init__(self, all: Mapping[str, T]) -> None:
        self._all = all
        self._turn = 0

    def _turns(self) -> int:
        return 1 + len(self._all) // FEW

    def pauses(self, every: float) -> Iterator[float]:
        """Between two turns, so that each of them all has its turn once in `every` seconds."""
        while True:
            yield every / self._turns()

    def next(self) -> list[T]:
        """Whose turn it is. While some come and others go, one may be passed over once."""
        turns = self._turns()
        self._turn = (self._turn + 1) % turns
        return list(islice(self._all.values(), self._turn, None, turns))
