"""Krom's `normal`."""

from collections.abc import Sequence

from kermesse.core.clock import Millis
from kermesse.core.game import Command
from kermesse.games.krom.view_types import KromView
from kermesse.lab.frozen.krom.thumb import by_thumb
from kermesse.players.bot import Reaction, Thinker


class FrozenBot(Thinker[KromView]):
    reaction = Reaction(700, 300, 1_500)

    def choose(self, view: KromView, legal: Sequence[Command], now: Millis) -> Command | None:
        offers = [command for command in legal if not command.aside]
        return by_thumb(view, self.seat, offers, self.random) if offers else None
