"""A queue of many lines: first come, first served within a line, and the lines take turns."""

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class RoundRobin(Generic[T]):
    """Between two items of a line, every other line that is not empty gives one."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[T]] = {}  # none is empty; the first is next
        self._many = 0

    def __len__(self) -> int:
        return self._many

    def put(self, whose: str, item: T) -> None:
        self._lines.setdefault(whose, deque()).append(item)
        self._many += 1

    def put_first(self, whose: str, item: T) -> None:
        """Puts an item before all others: it had its turn, and nothing came of it."""
        line = self._lines.pop(whose, deque())
        line.appendleft(item)
        self._lines = {whose: line, **self._lines}
        self._many += 1

    def take(self) -> T:
        whose = next(iter(self._lines))
        line = self._lines.pop(whose)
        item = line.popleft()
        if line:
            self._lines[whose] = line
        self._many -= 1
        return item

    def drop(self, whose: str, item: T) -> None:
        """Takes an item out, if it is there."""
        line = self._lines.get(whose)
        if line is None or item not in line:
            return
        line.remove(item)
        self._many -= 1
        if not line:
            del self._lines[whose]
