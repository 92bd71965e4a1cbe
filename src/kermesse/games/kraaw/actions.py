"""The commands in the order of their numbers. The order does not change within a rules version."""

from kermesse.core.actions import EITHER, Kind, Values
from kermesse.core.game import Command
from kermesse.games.kraaw import commands as do
from kermesse.games.kraaw.components import CROWS
from kermesse.games.kraaw.options import KraawOptions
from kermesse.games.kraaw.state import HAND

SLOTS = range(HAND)


def kinds(seats: int, options: KraawOptions) -> list[Kind[Command]]:
    """All kinds of commands, the same for all options: a command that an option forbids keeps its number and is never
    legal.
    """
    kinds: list[Kind[Command]] = [
        Kind(do.Look, slot=SLOTS),
        Kind(do.Reveal, slot=SLOTS),
        Kind(do.RevealLock, slot=SLOTS),
        Kind(do.Lock, slot=SLOTS),
        Kind(do.Retaliate, slot=SLOTS),
        Kind(do.Bonus, lock=SLOTS, flip=SLOTS),
        Kind(do.EndTurn),
        Kind(do.ChienExchange, accept=EITHER),
        Kind(do.LookDone, claim=EITHER),
        Kind(do.ClaimChien),
        Kind(do.Continue),
        Kind(do.ChooseCrow, crow=Values(CROWS)),
        Kind(do.DeclareJewels, count=range(100)),
        Kind(do.Exchange, seat=range(seats), slot=SLOTS),  # last: only this depends on the seats
    ]
    return kinds
