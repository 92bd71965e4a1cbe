"""Games played out by bots from what one viewer sees, where bots think: for advice that is close, and for the odds that
spectators are shown.
"""

from collections.abc import Sequence
from typing import Final

from kermesse.core.game import Command, Seat
from kermesse.players.worlds import Seen
from kermesse.server.table.bots import NUMBERS, Thinkers
from kermesse.server.table.thoughts import (
    BotFault,
    LostThought,
    PlayedOut,
    TooManyThoughts,
    pack,
    played_out,
    read_played_out,
    to_play_out,
)

AT_ONCE: Final = 4  # worlds in one thought, so that other tables' bots need not wait for long


async def play_out(
    thinkers: Thinkers,
    table: str,
    seen: Seen,
    seat: Seat,
    commands: Sequence[Command | None],
    worlds: Sequence[str],
) -> PlayedOut:
    """Play these worlds out after each command. Without shares if nobody had the time for it."""
    asked = to_play_out(seen, seat, commands, worlds)
    if not thinkers.has_far(seen.game):
        return await thinkers.think(played_out, seen.game, asked)
    try:
        found = read_played_out(await thinkers.ponder(table, next(NUMBERS), pack(asked)))
    except (LostThought, TooManyThoughts):
        return PlayedOut()
    if found.fault:
        raise BotFault(found.fault)
    return found
