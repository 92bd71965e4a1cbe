"""Bots at a table in virtual time, driven as any table drives them: hear, wake, act."""

from collections.abc import Sequence
from random import Random
from typing import Any

from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER
from kermesse.core.game import Command
from kermesse.core.match import Match, Step
from kermesse.games.kero import GAME
from kermesse.games.kero.options import KeroOptions
from kermesse.games.kero.view_types import KeroView
from kermesse.players.bot import Bot, Thinker
from tests.players.thrift import thrifty_bot


class Randomly(Thinker[KeroView]):
    """A bot that gives any legal command, all equally likely."""

    def choose(self, view: KeroView, legal: Sequence[Command], now: int) -> Command | None:
        return self.random.choice(legal)


def bot_of(level: str, seat: int, random: Random) -> Bot[Any]:
    return Randomly(seat, 2, random) if level == "random" else thrifty_bot(GAME, level, seat, 2, random)


def play(levels: Sequence[str], options: KeroOptions, seed: str) -> tuple[Match[Any, Any, Any, Any, Any], int]:
    """Play a whole game; return the match and the number of decisions."""
    match = Match(GAME, 2, options, seed_from("arena", seed))
    bots = [bot_of(level, seat, Random(f"{seed} {seat}")) for seat, level in enumerate(levels)]
    _tell(bots, match, match.opening)
    decisions = 0
    while match.outcome() is None:
        wakes = [bot.wakes() for bot in bots]
        at = min(wakes)
        due = match.deadline()
        if due <= at:
            assert due < NEVER, "nobody wakes, nothing falls due"
            for step in match.advance(due):
                _tell(bots, match, step.events)
            continue
        seat = wakes.index(at)
        for step in match.advance(at):
            _tell(bots, match, step.events)
        command = bots[seat].act(match.view(seat), match.legal(seat), at)
        decisions += 1
        if command is not None:
            step: Step = match.play(seat, command, at)
            _tell(bots, match, step.events)
    return match, decisions


def _tell(bots: list[Bot[Any]], match: Match[Any, Any, Any, Any, Any], events: Sequence[Any]) -> None:
    awaited = match.awaiting()
    for bot in bots:
        seen = [told for event in events if (told := event.seen(bot.seat)) is not None]
        bot.hear(seen, bot.seat in awaited, match.now)
