"""Turning points in words: the choice made, the best bot's choice, and its reason."""

from typing import Any, NamedTuple

import msgspec

from kermesse.core.game import AnyGame, Command
from kermesse.core.reason import Reason
from kermesse.core.wire import wire
from kermesse.players.analysis import Turn
from kermesse.words.log import Reader, tell_command, tell_reason


class Told(NamedTuple):
    done: str
    best: str
    reason: str  # '' if the best was to wait


def tell_turn(reader: Reader, turn: Turn) -> Told:
    """The words for a turn of a new or a stored analysis."""
    done = tell_command(reader, command_of(reader.game, turn.done))
    if turn.best is None:
        return Told(done, reader.say("advice-wait"), "")
    best = tell_command(reader, command_of(reader.game, turn.best))
    return Told(done, best, tell_reason(reader, reason_of(reader.game, turn.reason)))


def command_of(game: AnyGame, kept: Any) -> Command:
    return kept if isinstance(kept, Command) else wire(game).command(msgspec.json.encode(kept))


def reason_of(game: AnyGame, kept: Any) -> Reason | None:
    if kept is None or isinstance(kept, Reason):
        return kept
    kinds = {kind.__struct_config__.tag: kind for kind in game.reason_types}
    found: Reason = msgspec.convert(kept, kinds[kept["because"]])
    return found
