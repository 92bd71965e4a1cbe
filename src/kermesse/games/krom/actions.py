"""The numbers of Krom's commands."""

from typing import Any

from kermesse.core.actions import EITHER, Kind, Values, subsets
from kermesse.core.game import Command
from kermesse.games.krom.commands import (
    LOOTS,
    NO_TARGET,
    WARES,
    ChooseDestination,
    Climb,
    Counter,
    Decline,
    EndPhase,
    Evolve,
    Gather,
    Hunt,
    Loot,
    PassFight,
    PickCharacter,
    PlayBonus,
    Reroll,
    ReshuffleGather,
    Rest,
    Service,
    SetAutoDecline,
    SetAutoPass,
    Settle,
)
from kermesse.games.krom.components import BONUS_KEYS, CHARACTERS, CLIMB_DICE, MOST_EXTRA, NOPE, PLACES
from kermesse.games.krom.options import KromOptions


def kinds(seats: int, options: KromOptions) -> list[Kind[Command]]:
    """Every option has the same commands; only how many there are to aim at differs."""
    named = Values(("", "wood", "bone", "stone"))
    numbered: list[Kind[Any]] = [
        Kind(PickCharacter, character=Values(CHARACTERS)),
        Kind(ChooseDestination, place=Values(PLACES)),
        Kind(PlayBonus, card=Values(BONUS_KEYS), target=range(NO_TARGET, seats), give=named, take=named),
        Kind(PassFight),
        Kind(Counter, card=Values((BONUS_KEYS[NOPE],))),
        Kind(Decline),
        Kind(Loot, kind=Values(LOOTS)),
        Kind(Rest),
        Kind(Service, what=Values(WARES)),
        Kind(ReshuffleGather),
        Kind(Gather),
        Kind(Hunt, slot=range(4), extra=range(MOST_EXTRA + 1)),
        Kind(Climb),
        Kind(Reroll, dice=subsets(range(CLIMB_DICE), least=1)),
        Kind(Settle, option=Values(("", "stone", "bonus"))),
        Kind(Evolve, slot=range(4)),
        Kind(EndPhase),
        Kind(SetAutoDecline, on=EITHER),
        Kind(SetAutoPass, on=EITHER),
    ]
    return numbered
