"""A seat's decisions as numbers from 0 on, with a mask of those it has now.

A table with few enough commands uses their own numbers (`core/actions.py`), which mean the same at every moment. Where
there are more (Chronos; Kréo with incarnations), an action is the place of a command in the list of those that can be
given now, in the order of the rules: at most 200, by a law. The last action is to wait.
What is beside the game (words, standing wishes, giving up) is no action.
"""

import hashlib
from collections.abc import Sequence
from typing import Final, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from kermesse.core.game import AnyGame, Command
from kermesse.core.options import Options

Mask: TypeAlias = NDArray[np.int8]

MOST_NUMBERED: Final = 4_096
MOST_LISTED: Final = 200
BY_PLACE: Final[list[list[int]]] = [list(range(count)) for count in range(MOST_LISTED + 1)]


@final
class Actions:
    """The actions at a table with so many seats and these options."""

    def __init__(self, game: AnyGame, seats: int, options: Options) -> None:
        self._numbering = game.actions(seats, options)
        self.by_place = self._numbering.count > MOST_NUMBERED  # numbers are places in the list of now
        self.wait = MOST_LISTED if self.by_place else self._numbering.count
        self.count = self.wait + 1
        self._known: dict[Command, int] = {}

    def digest(self) -> str:
        """Of what each number stands for: the same digest, the same actions."""
        kinds = [f"place {MOST_LISTED}"] if self.by_place else [str(command) for command in self._numbering]
        return hashlib.sha256("\n".join(kinds).encode()).hexdigest()[:16]

    def numbers(self, commands: Sequence[Command]) -> list[int]:
        """The actions that stand for these commands, which are all that a seat can decide now."""
        if self.by_place:
            return BY_PLACE[len(commands)]
        known = self._known
        try:
            return [known[command] for command in commands]
        except KeyError:
            index_of = self._numbering.index_of
            known.update((command, index_of(command)) for command in commands)
            return [known[command] for command in commands]

    def command(self, action: int, commands: Sequence[Command]) -> Command | None:
        """The command of an action; None: to wait. Raises ValueError if it is not among those of now."""
        if action == self.wait:
            return None
        if self.by_place:
            if not 0 <= action < len(commands):
                raise ValueError(f"action {action} is not legal now: there are {len(commands)}")
            return commands[action]
        command: Command = self._numbering.command_of(int(action))
        if command not in commands:
            raise ValueError(f"action {action} is not legal now: {command}")
        return command

    def mask(self, commands: Sequence[Command], may_wait: bool) -> Mask:
        """1 for each action that can be taken."""
        mask = np.zeros(self.count, dtype=np.int8)
        mask[self.numbers(commands)] = 1
        if may_wait or not commands:
            mask[self.wait] = 1
        return mask

    def said(self, action: int, commands: Sequence[Command]) -> str:
        """An action in words for whoever reads a log."""
        command = self.command(action, commands)
        return "wait" if command is None else str(command)
