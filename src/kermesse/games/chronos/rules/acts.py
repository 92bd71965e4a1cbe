"""The hand commands by kind, as carried out for a live hand, a plan or a step of the untimed game."""

from collections.abc import Callable
from typing import Any, Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event
from kermesse.games.chronos.commands import (
    CassandreTake,
    Demeter,
    FlipPile,
    GaiaBuy,
    MoveNeutral,
    MoveTimer,
    Offer,
    Ouranos,
    Ransom,
)
from kermesse.games.chronos.rules.moves import flip_pile, move_neutral, move_timer, ransom
from kermesse.games.chronos.rules.temple import cassandre_take, demeter, gaia_buy, offer, ouranos
from kermesse.games.chronos.state import ChronosState

Performance = Callable[[ChronosState, int, Any, Millis, list[Event] | None], None]

ACTS: Final[dict[type[Command], Performance]] = {
    MoveTimer: move_timer,
    Ransom: ransom,
    Offer: offer,
    GaiaBuy: gaia_buy,
    CassandreTake: cassandre_take,
    Demeter: demeter,
    Ouranos: ouranos,
    MoveNeutral: move_neutral,
    FlipPile: flip_pile,
}


def perform(state: ChronosState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    if type(command) is MoveTimer:  # by far the most frequent; a direct call is the fastest when compiled
        move_timer(state, seat, command, now, events)
    else:
        ACTS[type(command)](state, seat, command, now, events)
