"""Numbers of the commands. They are the same at every table of Kero: options change only which commands are legal."""

from typing import Final

from kermesse.core.actions import EITHER, Forms, Kind, Values, subsets
from kermesse.core.game import Command
from kermesse.games.kero import commands as do
from kermesse.games.kero.components import DICE, JERRICANS, LAND_SLOTS, ROW_SLOTS, SPECIALS
from kermesse.games.kero.options import KeroOptions

SLOTS: Final = range(1, ROW_SLOTS + 1)
ON_LANDS: Final = range(1, LAND_SLOTS + 1)
PLACES: Final = Values((*ON_LANDS, do.OUTPOST))
TUAREKS_PLAYED: Final[list[Command]] = [
    *do.PLAIN_TUAREK.values(),
    *do.BANISH_FROM[1:],
    *do.LOOTS,
    *(march for _, march in do.MARCHES),
]
KINDS: Final[list[Kind[Command]]] = [
    Kind(do.Refuel, times=range(1, 3)),
    Kind(do.React, play=EITHER),
    Kind(do.Tap),
    Kind(do.BuyTuarek),
    Forms(do.PlayTuarek, TUAREKS_PLAYED),
    Kind(do.Tip, specials=subsets(SPECIALS), then_flat=EITHER),
    Kind(do.Roll, dice=subsets(DICE, 1), then_flat=EITHER),
    Kind(do.LayFlat),
    Kind(do.TakeCard, slot=SLOTS),
    Kind(do.PlaceExplorer, land=PLACES),
    Kind(do.PlaceFree, land=PLACES),
    Kind(do.ConvertWheat, n=range(1, JERRICANS + 1)),  # R18: there are no more Jerricans
    Kind(do.EndTurn),
    Kind(do.SweepCard, slot=SLOTS),
    Kind(do.ClaimTie, land=ON_LANDS),
    Kind(do.SetStandingOrder, ambush=Values(do.ORDERS)),
]


def kinds(seats: int, options: KeroOptions) -> list[Kind[Command]]:
    return KINDS
