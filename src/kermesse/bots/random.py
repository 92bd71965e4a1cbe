"""A bot that picks uniformly among its legal commands."""

from collections.abc import Sequence
from typing import Any

from kermesse.core.bot import Thinker
from kermesse.core.clock import Millis
from kermesse.core.game import Command


class RandomBot(Thinker[Any]):
    def choose(self, view: Any, legal: Sequence[Command], now: Millis) -> Command | None:
        return legal[int(self.random.random() * len(legal))]
