"""Numbers of Krom's commands."""

from typing import Any

from kermesse.core.actions import EITHER, Kind, Values, subsets
from kermesse.core.game import Command
from kermesse.games.krom import commands as do
from kermesse.games.krom.components import BONUS_KEYS, CHARACTERS, CLIMB_DICE, MOST_EXTRA, NOPE, PLACES
from kermesse.games.krom.options import KromOptions


def kinds(seats: int, options: KromOptions) -> list[Kind[Command]]:
    """All kinds of commands, the same for all options; only the number of possible targets differs."""
    named = Values(("", "wood", "bone", "stone"))
    numbered: list[Kind[Any]] = [
        Kind(do.PickCharacter, character=Values(CHARACTERS)),
        Kind(do.ChooseDestination, place=Values(PLACES)),
        Kind(do.PlayBonus, card=Values(BONUS_KEYS), target=range(do.NO_TARGET, seats), give=named, take=named),
        Kind(do.PassFight),
        Kind(do.Counter, card=Values((BONUS_KEYS[NOPE],))),
        Kind(do.Decline),
        Kind(do.Loot, kind=Values(do.LOOTS)),
        Kind(do.Rest),
        Kind(do.Service, what=Values(do.WARES)),
        Kind(do.ReshuffleGather),
        Kind(do.Gather),
        Kind(do.Hunt, slot=range(4), extra=range(MOST_EXTRA + 1)),
        Kind(do.Climb),
        Kind(do.Reroll, dice=subsets(range(CLIMB_DICE), least=1)),
        Kind(do.Settle, option=Values(("", "stone", "bonus"))),
        Kind(do.Evolve, slot=range(4)),
        Kind(do.EndPhase),
        Kind(do.SetAutoDecline, on=EITHER),
        Kind(do.SetAutoPass, on=EITHER),
    ]
    return numbered
