"""The numbers of the commands. They are the same at every table of Kero: options change what is legal, not what there is."""

from typing import Final

from kermesse.core.actions import EITHER, Forms, Kind, Values, subsets
from kermesse.core.game import Command
from kermesse.games.kero.commands import (
    BANISH_FROM,
    LOOTS,
    MARCHES,
    ORDERS,
    OUTPOST,
    PLAIN_TUAREK,
    BuyTuarek,
    ClaimTie,
    ConvertWheat,
    EndTurn,
    LayFlat,
    PlaceExplorer,
    PlaceFree,
    PlayTuarek,
    React,
    Refuel,
    Roll,
    SetStandingOrder,
    SweepCard,
    TakeCard,
    Tap,
    Tip,
)
from kermesse.games.kero.components import DICE, JERRICANS, LAND_SLOTS, ROW_SLOTS, SPECIALS
from kermesse.games.kero.options import KeroOptions

SLOTS: Final = range(1, ROW_SLOTS + 1)
ON_LANDS: Final = range(1, LAND_SLOTS + 1)
PLACES: Final = Values((*ON_LANDS, OUTPOST))
TUAREKS_PLAYED: Final[list[Command]] = [
    *PLAIN_TUAREK.values(),
    *BANISH_FROM[1:],
    *LOOTS,
    *(march for _, march in MARCHES),
]
KINDS: Final[list[Kind[Command]]] = [
    Kind(Refuel, times=range(1, 3)),
    Kind(React, play=EITHER),
    Kind(Tap),
    Kind(BuyTuarek),
    Forms(PlayTuarek, TUAREKS_PLAYED),
    Kind(Tip, specials=subsets(SPECIALS), then_flat=EITHER),
    Kind(Roll, dice=subsets(DICE, 1), then_flat=EITHER),
    Kind(LayFlat),
    Kind(TakeCard, slot=SLOTS),
    Kind(PlaceExplorer, land=PLACES),
    Kind(PlaceFree, land=PLACES),
    Kind(ConvertWheat, n=range(1, JERRICANS + 1)),  # R18: there are no more Jerricans
    Kind(EndTurn),
    Kind(SweepCard, slot=SLOTS),
    Kind(ClaimTie, land=ON_LANDS),
    Kind(SetStandingOrder, ambush=Values(ORDERS)),
]


def kinds(seats: int, options: KeroOptions) -> list[Kind[Command]]:
    return KINDS
