"""A bot at a table: it hears what its seat hears, names the time when it will act, and asks like anybody else."""

import asyncio
import secrets
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from kermesse.bots import make_bot
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import AnyGame, Command, Event, Seat, View

PATIENCE: Final = (
    3  # refusals in a row, after which it takes any legal command: a table must not stand still for our fault
)


class BotSeat:
    """It thinks in a thread of its own, so that a long thought holds nobody up; what it hears meanwhile it hears after."""

    def __init__(self, game: AnyGame, level: str, seat: Seat, seats: int) -> None:
        self.level = level
        self.seat = seat
        self.thinking = False
        self._random = Random(secrets.randbits(64))
        self._bot = make_bot(game, level, seat, seats, self._random)
        self._unheard: list[tuple[Sequence[Event], bool, Millis]] = []
        self._refusals = 0
        self._not_before: Millis = 0

    def hear(self, events: Sequence[Event], awaited: bool, now: Millis) -> None:
        if self.thinking:
            self._unheard.append((events, awaited, now))
        else:
            self._bot.hear(events, awaited, now)

    def wakes(self) -> Millis:
        """NEVER while it thinks."""
        if self.thinking:
            return NEVER
        return max(self._bot.wakes(), self._not_before)

    async def think(self, view: View, legal: Sequence[Command], now: Millis) -> Command | None:
        self.thinking = True
        try:
            command: Command | None = await asyncio.to_thread(self._act, view, legal, now)
        finally:
            self.thinking = False
            unheard, self._unheard = self._unheard, []
            for events, awaited, at in unheard:
                self._bot.hear(events, awaited, at)
        if command is None and self._bot.wakes() <= now:
            self._not_before = now + 250  # it does nothing and does not wait: a fault, kept from eating the machine
        return command

    def refused(self, now: Millis) -> None:
        self._refusals += 1
        self._not_before = now + 250

    def accepted(self) -> None:
        self._refusals = 0

    def _act(self, view: Any, legal: Sequence[Command], now: Millis) -> Command | None:
        command: Command | None = self._bot.act(view, legal, now)
        if self._refusals >= PATIENCE and legal:
            return legal[int(self._random.random() * len(legal))]
        return command
