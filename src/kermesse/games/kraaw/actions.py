"""Which commands there are. Their numbers follow from this order alone: it stays as it is within a rules version."""

from kermesse.core.actions import EITHER, Kind, Values
from kermesse.core.game import Command
from kermesse.games.kraaw.commands import (
    Bonus,
    ChienExchange,
    ChooseCrow,
    ClaimChien,
    Continue,
    DeclareJewels,
    EndTurn,
    Exchange,
    Lock,
    Look,
    LookDone,
    Retaliate,
    Reveal,
    RevealLock,
)
from kermesse.games.kraaw.components import CROWS
from kermesse.games.kraaw.options import KraawOptions
from kermesse.games.kraaw.state import HAND

SLOTS = range(HAND)


def kinds(seats: int, options: KraawOptions) -> list[Kind[Command]]:
    """The same whatever the options: what an option forbids keeps its number and is never legal."""
    kinds: list[Kind[Command]] = [
        Kind(Look, slot=SLOTS),
        Kind(Reveal, slot=SLOTS),
        Kind(RevealLock, slot=SLOTS),
        Kind(Lock, slot=SLOTS),
        Kind(Retaliate, slot=SLOTS),
        Kind(Bonus, lock=SLOTS, flip=SLOTS),
        Kind(EndTurn),
        Kind(ChienExchange, accept=EITHER),
        Kind(LookDone, claim=EITHER),
        Kind(ClaimChien),
        Kind(Continue),
        Kind(ChooseCrow, crow=Values(CROWS)),
        Kind(DeclareJewels, count=range(100)),
        Kind(Exchange, seat=range(seats), slot=SLOTS),  # last: only this depends on the seats
    ]
    return kinds
