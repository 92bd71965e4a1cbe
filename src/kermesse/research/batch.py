"""Many games of one kind in one process, a decision of each at every call: arrays in, arrays out.

    games = Batch(setting_of("kraaw", 4), 256, seed=1)
    while True:
        actions = choose(games.observe(), games.legal())
        rewards, ended = games.step(actions)

A game that ends is dealt anew at once, so that all rows are always in play.
"""

from random import Random
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from kermesse.research.stepping import Setting, Stepper


@final
class Batch:
    """So many games at tables alike. Row n of every array is game n; the number of the row and the seed give its
    deals.
    """

    def __init__(self, setting: Setting, games: int, seed: int = 0) -> None:
        if games < 1:
            raise ValueError(f"a batch has at least 1 game, not {games}")
        self.setting = setting
        self.count = games
        self._random = [Random(f"{seed} {row}") for row in range(games)]
        self.tables = [self._deal(row) for row in range(games)]

    def _deal(self, row: int) -> Stepper:
        return Stepper(self.setting, self._random[row].randbytes(32))

    def seats(self) -> NDArray[np.int8]:
        """Seat to decide in each game."""
        return np.array([table.seat for table in self.tables], dtype=np.int8)

    def observe(self) -> NDArray[np.float32]:
        """Observations of that seat, a row for each game."""
        observer, tables = self.setting.observer, self.tables
        numbers = np.empty((self.count, observer.size), dtype=np.float32)
        observer.look_at(
            numbers,
            [table.state for table in tables],
            [table.seat for table in tables],
            [table.now for table in tables],
        )
        return numbers

    def legal(self) -> NDArray[np.bool_]:
        """Which actions it can take: a row a game."""
        width = self.setting.actions.count
        marks = bytearray(self.count * width)  # faster marked than an array, and one in the end
        first = 0
        for table in self.tables:
            for number in table.legal():
                marks[first + number] = 1
            first += width
        return np.frombuffer(marks, dtype=np.bool_).reshape(self.count, width)

    def step(self, actions: Any) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """An action in each game. What the games that ended with it were worth to each seat (a row a game, noughts for
        those that go on), and which they were. Raises ValueError for an action that is not legal: the games before it
        in the batch have been played on by then."""
        rewards = np.zeros((self.count, self.setting.seats), dtype=np.float32)
        ended = np.zeros(self.count, dtype=np.bool_)
        if len(actions) != self.count:
            raise ValueError(f"{self.count} games need as many actions, not {len(actions)}")
        for row, (table, action) in enumerate(zip(self.tables, np.asarray(actions).tolist(), strict=True)):
            table.step(action)
            if table.over:
                rewards[row] = table.rewards()
                ended[row] = True
                self.tables[row] = self._deal(row)
        return rewards, ended
