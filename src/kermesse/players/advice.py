"""Advice for a seat: a command and its reason, from the game's own bot with the knowledge of that seat."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame, Command, Event, View
from kermesse.core.reason import Reason
from kermesse.players import levels, make_bot, players_of
from kermesse.players.bot import RealTimeBot

ADVISER: Final = "normal"
TRIES: Final = 2  # a bot that first waits for others is asked a second time, since the person does not wait


def advice(
    game: AnyGame,
    seats: int,
    view: View,
    legal: Sequence[Command],
    heard: Sequence[Event],
    now: Millis,
    random: Random,
    level: str = ADVISER,
) -> tuple[Command, Reason | None] | None:
    """A command for the seat with this view, and its reason if there is one; None if it is better to do nothing now.

    The bot knows only that view, the seat's legal commands, and the events as the seat saw them.
    """
    players = players_of(game)
    bot: Any = make_bot(game, level if level in players.bots else levels(game)[-1], view.viewer, seats, random)
    bot.hear(heard, True, now)
    decide = bot.decide if isinstance(bot, RealTimeBot) else bot.act
    for _ in range(TRIES):
        command = decide(view, legal, now)
        if command is not None:
            return command, players.reason(view, command)
    return None
