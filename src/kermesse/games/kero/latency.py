"""Fair at any latency: which stamp a command gets, and how long running dry is held back for a late one.

The rules know nothing of this: they see stamps only, and the log replays them.
"""

from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command
from kermesse.games.kero.commands import LayFlat, Roll, Tap
from kermesse.games.kero.state import KeroState

MOST_GIVEN_BACK: Final = 250


def stamp(command: Command, arrival: Millis, lag: Millis, last: Millis) -> Millis:
    """The time at which a command counts: commands against the sand are given back their way to the table."""
    if not isinstance(command, Roll | LayFlat | Tap):
        return max(last, arrival)
    return max(last, arrival - min(lag, MOST_GIVEN_BACK))


def carried_out_at(state: KeroState) -> Millis:
    """When, by the table's clock, the next deadline is carried out; the match is let pass to the deadline itself, no
    further: running dry waits until no command that belongs before it can still be on its way."""
    if state.dry_at <= state.due and state.dry_at < NEVER:
        return state.dry_at + MOST_GIVEN_BACK
    return state.due
