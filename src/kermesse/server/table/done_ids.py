"""The ids of what was done at a table, by who asked for it: asking again, because the answer was lost on its
way, does nothing twice. Each person's own: how much the others have done meanwhile does not matter.

Commands of the game are known as long as the table is, however many came between; no table takes more of them than
`Limits.table_commands`. Of the other things (sitting, talking) the last `IDS_KEPT` of each of the last `PEOPLE_KEPT`
people are: anybody can come and do those.
"""

from collections import OrderedDict
from typing import Final

from kermesse.server.table.log import RequestId

IDS_KEPT: Final = 64  # of each person, at least; at most twice as many
PEOPLE_KEPT: Final = 500  # far more than play and watch at one table


class DoneIds:
    def __init__(self) -> None:
        self._for_good: set[RequestId] = set()
        self._of: OrderedDict[str, _Ids] = OrderedDict()

    def __contains__(self, asked: RequestId) -> bool:
        if asked in self._for_good:
            return True
        ids = self._of.get(asked.who)
        return ids is not None and (asked.id in ids.newer or asked.id in ids.older)

    @property
    def commands(self) -> int:
        """Count the commands, whose ids are known for good."""
        return len(self._for_good)

    def add_for_good(self, asked: RequestId) -> None:
        """Add a command's id; it is known as long as the table is."""
        self._for_good.add(asked)

    def add(self, asked: RequestId) -> None:
        ids = self._ids_of(asked.who)
        if len(ids.newer) >= IDS_KEPT:
            ids.older, ids.newer = ids.newer, set()
        ids.newer.add(asked.id)

    def beside(self, who: str) -> int:
        """Return how many lines of the log that person has added beside the game."""
        ids = self._of.get(who)
        return ids.beside if ids is not None else 0

    def add_beside(self, who: str) -> None:
        self._ids_of(who).beside += 1

    def _ids_of(self, who: str) -> "_Ids":
        ids = self._of.get(who)
        if ids is None:
            ids = self._of[who] = _Ids()
            if len(self._of) > PEOPLE_KEPT:
                self._of.popitem(last=False)
        self._of.move_to_end(who)
        return ids


class _Ids:
    __slots__ = ("beside", "newer", "older")

    def __init__(self) -> None:
        self.beside = 0
        self.newer: set[str] = set()
        self.older: set[str] = set()
