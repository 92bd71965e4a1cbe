"""The clock of a relaxed table stands until everybody has decided once, in games by turns."""

from typing import Final

from kermesse.core.clock import NEVER
from kermesse.core.game import Seat
from kermesse.core.match import Entry
from kermesse.server.storage.stall_free_clock import STALL_FREE_CLOCK
from kermesse.server.table.state import TableState

MOST_SECONDS: Final = 180.0  # since a page came first: nobody keeps a table standing for longer


def settle(table: TableState) -> None:
    """Stop the clock, or start it again, after something has happened."""
    before, table.first = table.first, undecided(table)
    if table.first != before:
        table.send_seating()
    if table.waits_for_first != waits(table):
        table.waits_for_first = not table.waits_for_first
        if table.waits_for_first:
            table.stop_clock()
        else:
            table.run_clock()
    if table.first != before:
        table.commit()


def undecided(table: TableState) -> list[Seat]:
    """Return the people who are here and have not decided yet, where the clock waits for them."""
    match, now = table.match, STALL_FREE_CLOCK.now()
    if match is None or table.seating.stage != "playing" or table.rules.real_time:
        return []
    if match.options.timers != "relaxed" or now - table.first_since > MOST_SECONDS:
        return []
    table.decided.update(
        entry.seat for entry in match.log[table.looked :] if isinstance(entry, Entry) and not entry.do.side_command
    )
    table.looked = len(match.log)
    here = [seat for seat in table.seating.people() if table.audiences.is_here(seat) and seat not in table.bots]
    return [seat for seat in here if seat not in table.decided]


def waits(table: TableState) -> bool:
    """Return whether the clock stands now: only people are awaited, and bots have nothing to do."""
    match = table.match
    if not table.first or match is None or match.deadline() >= NEVER or table.bots.thinking():
        return False
    awaited = match.awaiting()
    return bool(awaited) and not any(seat in table.bots for seat in awaited)


def is_over_due(table: TableState) -> bool:
    return table.waits_for_first and STALL_FREE_CLOCK.now() - table.first_since > MOST_SECONDS
