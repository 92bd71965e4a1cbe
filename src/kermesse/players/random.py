"""A bot that plays uniformly random legal commands, without side commands."""

from collections.abc import Sequence
from typing import Any

from kermesse.core.clock import Millis
from kermesse.core.game import Command
from kermesse.players.bot import Thinker


class RandomBot(Thinker[Any]):
    def choose(self, view: Any, legal: Sequence[Command], now: Millis) -> Command | None:
        moves = [command for command in legal if not command.side_command]
        return moves[int(self.random.random() * len(moves))] if moves else None
