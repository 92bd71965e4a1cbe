"""The commands of a seat, most of them ready-made, so that listing the legal ones allocates little."""

from itertools import combinations_with_replacement
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from kermesse.core.game import Command, declared
from kermesse.games.kero.components import (
    ALL_DICE,
    BANISH,
    DICE,
    DICE_OF,
    DIE,
    FIREPROOF,
    LAND_SLOTS,
    LOOT,
    MARCH,
    RESOURCES,
    ROW_SLOTS,
    SPECIAL_DICE,
    SWEEP,
    TANKER,
    TUAREKS,
    TWO_DICE,
)

StandingOrder: TypeAlias = Literal["ask", "never", "always"]
# A number in a command: a wrong one gets its own refusal, one outside this range cannot be read.
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-1_000, le=1_000)]
OUTPOST: Final = "outpost"


class Refuel(Command, frozen=True):
    times: Number


class React(Command, frozen=True):
    alone = "alike"
    play: bool


class Tap(Command, frozen=True):
    pass


class BuyTuarek(Command, frozen=True):
    pass


class Move(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, order=True):
    """The move of one Explorer from a land slot to another."""

    start: Number = msgspec.field(name="from")
    to: Number


class PlayTuarek(Command, frozen=True, omit_defaults=True):
    kind: str
    moves: tuple[Move, ...] = ()  # march
    resources: tuple[str, ...] = ()  # loot
    land: Number = 0  # banish

    def is_final(self) -> bool:
        return self.kind == TUAREKS[BANISH]  # the only one that harms the other clan


class Tip(Command, frozen=True):
    specials: tuple[str, ...] = ()
    then_flat: bool = False


class Roll(Command, frozen=True):
    dice: tuple[str, ...]
    then_flat: bool = False


class LayFlat(Command, frozen=True):
    pass


class TakeCard(Command, frozen=True):
    slot: Number


class PlaceExplorer(Command, frozen=True):
    land: Number | str  # 1..4, or "outpost"


class PlaceFree(Command, frozen=True):
    alone = "at_once"
    land: Number | str


class ConvertWheat(Command, frozen=True):
    n: Number


class EndTurn(Command, frozen=True):
    pass


class SweepCard(Command, frozen=True):
    alone = "at_once"
    slot: Number


class ClaimTie(Command, frozen=True):
    alone = "at_once"
    land: Number


class SetStandingOrder(Command, frozen=True):
    aside = True
    ambush: StandingOrder


COMMANDS: Final = declared(Command, __name__)

REFUEL: Final[list[Command]] = [Refuel(1), Refuel(2)]
REACT: Final[Command] = React(True)
DECLINE: Final[Command] = React(False)
TAP: Final[Command] = Tap()
BUY_TUAREK: Final[Command] = BuyTuarek()
LAY_FLAT: Final[Command] = LayFlat()
END_TURN: Final[Command] = EndTurn()
# By slot or land number, from 1 on; the first entry is never used.
TAKE_CARD: Final[list[Command]] = [TakeCard(slot) for slot in range(ROW_SLOTS + 1)]
SWEEP_CARD: Final[list[Command]] = [SweepCard(slot) for slot in range(ROW_SLOTS + 1)]
CLAIM_TIE: Final[list[Command]] = [ClaimTie(land) for land in range(LAND_SLOTS + 1)]
PLACE: Final[list[Command]] = [PlaceExplorer(land) for land in range(1, LAND_SLOTS + 1)]
PLACE_OUTPOST: Final[list[Command]] = [PlaceExplorer(OUTPOST)]
FREE: Final[list[Command]] = [PlaceFree(land) for land in range(1, LAND_SLOTS + 1)]
FREE_OUTPOST: Final[list[Command]] = [PlaceFree(OUTPOST)]
CONVERT: Final[list[Command]] = [ConvertWheat(n) for n in range(40)]
STANDING: Final[list[Command]] = [SetStandingOrder("ask"), SetStandingOrder("never"), SetStandingOrder("always")]
ORDERS: Final[dict[str, StandingOrder]] = {"ask": "ask", "never": "never", "always": "always"}

# The names of a set of dice, in die order, by mask; and back.
NAMES_OF: Final[list[tuple[str, ...]]] = [tuple(DICE[die] for die in DICE_OF[mask]) for mask in range(ALL_DICE + 1)]
MASK_OF: Final[dict[tuple[str, ...], int]] = {names: mask for mask, names in enumerate(NAMES_OF)}


def _throws(mask: int) -> list[Command]:
    """The listed throws of a set: each die alone, all but one, all, and all as the last throw.

    They stand for every other set.
    """
    dice = [1 << die for die in DICE_OF[mask]]
    sets = dict.fromkeys([*dice, *(mask & ~die for die in dice), mask])
    rolls: list[Command] = [Roll(NAMES_OF[some]) for some in sets if some]
    return [*rolls, Roll(NAMES_OF[mask], True)] if mask else []


# ROLLS[mask]: the listed throws of those dice. All 510 throws of eight dice would make each message ten times as long.
ROLLS: Final[list[list[Command]]] = [_throws(mask) for mask in range(ALL_DICE + 1)]
_SPECIALS: Final[list[int]] = [mask for mask in range(ALL_DICE + 1) if mask & ~SPECIAL_DICE == 0]
_TIP: Final[dict[int, list[Command]]] = {mask: [Tip(NAMES_OF[mask]), Tip(NAMES_OF[mask], True)] for mask in _SPECIALS}
MOST_SPECIALS: Final = len(DICE_OF[SPECIAL_DICE])
# TIPS[free][paid]: the ways to tip the truck with those special dice free and at most that many paid for.
TIPS: Final[dict[int, list[list[Command]]]] = {
    free: [
        [tip for mask in _SPECIALS if len(DICE_OF[mask & ~free]) <= paid for tip in _TIP[mask]]
        for paid in range(MOST_SPECIALS + 1)
    ]
    for free in _SPECIALS
}

PLAIN_TUAREK: Final[dict[int, Command]] = {
    kind: PlayTuarek(TUAREKS[kind]) for kind in (TWO_DICE, FIREPROOF, TANKER, SWEEP)
}
BANISH_FROM: Final[list[Command]] = [PlayTuarek(TUAREKS[BANISH], land=land) for land in range(LAND_SLOTS + 1)]
LOOTS: Final[list[Command]] = [
    PlayTuarek(TUAREKS[LOOT], resources=pair) for pair in combinations_with_replacement(RESOURCES, 2)
]
_MOVES: Final[list[Move]] = [
    Move(start, to) for start in range(1, LAND_SLOTS + 1) for to in range(1, LAND_SLOTS + 1) if start != to
]
# MARCHES[mask]: one and two moves. The mask says which lands must hold an Explorer (bits 0..3) or two (bits 4..7).
MARCHES: Final[list[tuple[int, Command]]] = [
    *((1 << move.start - 1, PlayTuarek(TUAREKS[MARCH], moves=(move,))) for move in _MOVES),
    *(
        (
            1 << a.start + 3 if a.start == b.start else 1 << a.start - 1 | 1 << b.start - 1,
            PlayTuarek(TUAREKS[MARCH], moves=(a, b)),
        )
        for a, b in combinations_with_replacement(_MOVES, 2)
    ),
]


def mask_of(names: tuple[str, ...]) -> int:
    """Return the mask of the dice with these names, in any order; -1 for an unknown or repeated name."""
    known = MASK_OF.get(names)
    if known is not None:
        return known
    mask = 0
    for name in names:
        die = DIE.get(name, -1)
        if die < 0 or mask >> die & 1:
            return -1
        mask |= 1 << die
    return mask


def canonical(command: Command, throwable: int) -> Command:
    """Return the equivalent listed command: dice, moves and resources have no order, and one set of dice that may be
    thrown can stand for another.
    """
    if isinstance(command, Roll):
        mask = mask_of(command.dice)
        if mask < 0:
            return command
        roll = Roll(NAMES_OF[mask], command.then_flat)
        may_be = mask and not mask & ~throwable
        return Roll(NAMES_OF[throwable], command.then_flat) if may_be and roll not in ROLLS[throwable] else roll
    if isinstance(command, Tip):
        mask = mask_of(command.specials)
        return command if mask < 0 else Tip(NAMES_OF[mask], command.then_flat)
    if isinstance(command, PlayTuarek):
        resources = tuple(sorted(command.resources, key="BWMR".find))
        return PlayTuarek(command.kind, tuple(sorted(command.moves)), resources, command.land)
    return command
