"""Costly moments in words: the choice made, the best bot's choice, and its reason."""

from typing import Any, NamedTuple

import msgspec

from kermesse.core.game import AnyGame, Command
from kermesse.core.reason import Reason
from kermesse.core.wire import wire
from kermesse.players.analysis import Turn
from kermesse.words.log import Reader, say_command, say_reason


class TurnWords(NamedTuple):
    done: str
    best: str
    reason: str  # '' if the best was to wait


def say_turn(reader: Reader, turn: Turn) -> TurnWords:
    """The words for a turn of a new or a stored analysis."""
    done = say_command(reader, command_of(reader.game, turn.done))
    if turn.best is None:
        return TurnWords(done, reader.say("advice-wait"), "")
    best = say_command(reader, command_of(reader.game, turn.best))
    return TurnWords(done, best, say_reason(reader, reason_of(reader.game, turn.reason)))


def command_of(game: AnyGame, kept: Any) -> Command:
    return kept if isinstance(kept, Command) else wire(game).command(msgspec.json.encode(kept))


def reason_of(game: AnyGame, kept: Any) -> Reason | None:
    if kept is None or isinstance(kept, Reason):
        return kept
    kinds = {kind.__struct_config__.tag: kind for kind in game.reason_types}
    found: Reason = msgspec.convert(kept, kinds[kept["because"]])
    return found
