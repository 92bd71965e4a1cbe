"""Fair at any latency: commands against the sand are given back their way to the table, and running dry waits for them;
and no pause stops the sand."""

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
    """Running dry waits until no command that belongs before it can still be on its way."""
    return MOST_GIVEN_BACK if state.dry_at <= state.due and state.dry_at < NEVER else 0


def absent(state: KeroState, seat: Seat) -> Command | None:
    """Whoever loses the connection while the sand runs has the truck laid flat, once no die is in the air. On the calm clock none
    runs: whoever is away loses nothing, and needs no help."""
    if state.options.clock == "live" and state.phase == "rolling" and state.active == seat and not state.in_air:
        return LayFlat()
    return None


def may_pause(state: KeroState) -> bool:
    """A pause that is agreed begins at the next prep or develop (7.12)."""
    return state.phase == "prep" or state.phase == "develop"


def may_skip(state: KeroState, seat: Seat) -> bool:
    """A fill, and the other clan's turn, may be passed over by whoever plays alone; never one's own sand."""
    if state.phase == "refuelling":
        return state.active == seat or state.options.refuel_mode != "tap"
    return state.phase != "over" and asked(state) != seat


PAUSES: Final[Pauses[KeroState]] = Pauses(may_begin=may_pause, may_skip=may_skip)
LATENCY: Final[Latency[KeroState, Command, KeroOptions]] = Latency(
    credit=credit, pings=5, patience=patience, absent=absent
)
