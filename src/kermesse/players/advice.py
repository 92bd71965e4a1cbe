"""What a good partner would do in somebody's seat, and why: the game's own bot, told what that seat has been told."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame, Command, Event, View
from kermesse.core.reason import Reason
from kermesse.players import levels, make_bot, players_of
from kermesse.players.bot import RealTimeBot

ADVISER: Final = "normal"
TRIES: Final = 2  # a bot that first waits for others is asked once more: whoever asks does not wait


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
    """A command for the seat whose view this is, and its reason if there is one; None: better do nothing now.

    All that it knows are that view, what is legal for that seat, and the events as that seat saw them.
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
