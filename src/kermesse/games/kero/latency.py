"""Fairness at any latency: commands given while sand runs are credited with their travel time, running dry waits for
them, and no pause stops the sand.
"""

from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command, Latency, Pauses, Seat
from kermesse.games.kero.commands import LayFlat, Roll, Tap
from kermesse.games.kero.options import KeroOptions
from kermesse.games.kero.rules.asking import asked
from kermesse.games.kero.state import KeroState

MOST_GIVEN_BACK: Final = 250


def credit(command: Command) -> Millis:
    return MOST_GIVEN_BACK if isinstance(command, Roll | LayFlat | Tap) else 0


def patience(state: KeroState) -> Millis:
    """The time that running dry waits, so that no earlier command can still be on its way."""
    return MOST_GIVEN_BACK if state.dry_at <= state.due and state.dry_at < NEVER else 0


def absent(state: KeroState, seat: Seat) -> Command | None:
    """Lay the truck flat for a seat that loses its connection while sand runs, once no die is in the air.

    The calm clock has no running sand, so an absent seat loses nothing.
    """
    if state.options.clock == "live" and state.phase == "rolling" and state.active == seat and not state.in_air:
        return LayFlat()
    return None


def may_pause(state: KeroState) -> bool:
    """True if an agreed pause may begin: at the next prep or develop (7.12)."""
    return state.phase == "prep" or state.phase == "develop"


def may_skip(state: KeroState, seat: Seat) -> bool:
    """True if a person who plays alone may skip: a fill or the other clan's turn, never their own sand."""
    if state.phase == "refuelling":
        return state.active == seat or state.options.refuel_mode != "tap"
    return state.phase != "over" and asked(state) != seat


PAUSES: Final[Pauses[KeroState]] = Pauses(may_begin=may_pause, may_skip=may_skip)
LATENCY: Final[Latency[KeroState, Command, KeroOptions]] = Latency(
    credit=credit, pings=5, patience=patience, absent=absent
)
