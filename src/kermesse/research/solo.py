"""One seat of a match that is decided from outside, against the house's bots, in virtual time."""

from collections.abc import Sequence
from random import Random
from typing import Any

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Event, Refused, Seat
from kermesse.core.match import Match
from kermesse.core.returns import returns
from kermesse.players import make_bot
from kermesse.players.bot import Bot
from kermesse.players.table import BotError, seen_by
from kermesse.research.stepping import Setting


class Solo:
    """A match in which `seat` is asked for its decisions, and bots play the others.

    Where nothing is timed, the clock stands still while the seat decides. On a live clock each of its decisions,
    waiting included, takes `wait_ms`: no more often does it look up.
    """

    def __init__(self, setting: Setting, seat: Seat, levels: Sequence[str], seed: int) -> None:
        random = Random(seed)
        self.setting = setting
        self.seat = seat
        self.match: Match[Any, Any, Any, Any, Any] = Match(
            setting.game, setting.seats, setting.options, random.randbytes(32)
        )
        others = [other for other in range(setting.seats) if other != seat]
        self.bots: dict[Seat, Bot[Any]] = {
            other: make_bot(setting.game, level, other, setting.seats, Random(random.getrandbits(64)))
            for other, level in zip(others, levels, strict=True)
        }
        self.commands: list[Any] = []
        self._looks_up: Millis = 0  # when the seat can decide again
        self._tell(self.match.opening)
        self._go_on()

    @property
    def over(self) -> bool:
        return self.match.outcome() is not None

    def reward(self) -> float:
        """Value of the end for the seat; 0 before it."""
        outcome = self.match.outcome()
        if outcome is None:
            return 0.0
        game = self.setting.game
        return returns(outcome, game.cooperative, game.sides(self.match.state))[self.seat]

    def step(self, action: int) -> None:
        """Raises ValueError for an action that is not legal."""
        command = self.setting.actions.command(action, self.commands)
        if command is None and not self.setting.live:
            raise ValueError("there is no waiting while time stands still")
        if command is not None:
            self._tell(self.match.play(self.seat, command, self.match.now).events)
        if self.setting.live:
            self._looks_up = self.match.now + self.setting.wait_ms
        self._go_on()

    def _go_on(self) -> None:
        """Bots act and deadlines fall until the seat has something to decide, or the game is over."""
        match = self.match
        while not self.over:
            if match.deadline() <= match.now:
                self._fall_due(match.now)
                continue
            if match.now >= self._looks_up and self.seat in match.awaiting():
                self.commands = self.setting.decisions(match.state, self.seat, match.now)
                if self.commands:
                    return
            wakes, seat = min((bot.wakes(), seat) for seat, bot in self.bots.items())
            until = min(match.deadline(), self._looks_up if self._looks_up > match.now else NEVER)
            if wakes >= NEVER and until >= NEVER:
                if not self.setting.live:
                    raise BotError(
                        f"{self.setting.game.name}: no bot wants to act and nothing falls due at {match.now}"
                    )
                until = match.now + self.setting.wait_ms
            if until <= wakes:
                self._fall_due(until)
            else:
                match.advance(max(wakes, match.now))
                self._ask(seat)
        self.commands = []

    def _fall_due(self, until: Millis) -> None:
        for step in self.match.advance(until):
            self._tell(step.events)

    def _ask(self, seat: Seat) -> None:
        match, game = self.match, self.setting.game
        command = self.bots[seat].act(game.view(match.state, seat, match.now), match.legal(seat), match.now)
        if command is None:
            if self.bots[seat].wakes() <= match.now:
                raise BotError(f"{game.name}: the bot at seat {seat} does nothing and does not wait")
            return
        try:
            self._tell(match.play(seat, command, match.now).events)
        except Refused as refused:
            if self.bots[seat].may_be_late:
                return  # somebody was quicker
            raise BotError(f"{game.name}: the bot at seat {seat} was refused {command}: {refused}") from refused

    def _tell(self, events: Sequence[Event]) -> None:
        awaited = self.match.awaiting()
        for seat, bot in self.bots.items():
            bot.hear(seen_by(events, seat), seat in awaited, self.match.now)
