"""The commands of a seat, all ready-made, so that listing the legal ones allocates nothing but the list."""

from itertools import combinations
from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta

from kermesse.core.game import Command, Seat, declared
from kermesse.games.krom.components import (
    ANY_RESOURCE,
    BONUS_CARDS,
    CHARACTERS,
    CLIMB_DICE,
    KINDS,
    MOST_EXTRA,
    NO_KIND,
    NOPE,
    PLACES,
    RESOURCES,
    PlaceName,
)

Named: TypeAlias = Literal["", "wood", "bone", "stone"]  # '': none is named
LootKind: TypeAlias = Literal["wood", "bone", "stone", "kroms", "bonus", "nothing"]
Ware: TypeAlias = Literal["wood", "bone", "stone", "bonus", "heal"]  # heal: three hearts at once
Slot: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Extra: TypeAlias = Annotated[int, Meta(ge=0, le=2)]

NO_TARGET: Final = -1
WARES: Final[tuple[Ware, ...]] = get_args(Ware)


class PickCharacter(Command, frozen=True):
    alone = "at_once"
    character: str


class ChooseDestination(Command, frozen=True):
    alone = "at_once"
    place: PlaceName


class PlayBonus(Command, frozen=True, omit_defaults=True):
    guarded = True
    card: str
    target: Seat = NO_TARGET
    give: Named = ""
    take: Named = ""


class PassFight(Command, frozen=True):
    guarded = True
    alone = "alike"


class Counter(Command, frozen=True):
    guarded = True
    card: str


class Decline(Command, frozen=True):
    guarded = True
    alone = "alike"


class Loot(Command, frozen=True):
    final = True
    alone = "at_once"
    kind: LootKind

    def is_spare(self) -> bool:
        return self.kind == "nothing"


class Rest(Command, frozen=True):
    alone = "at_once"


class Service(Command, frozen=True):
    what: Ware


class ReshuffleGather(Command, frozen=True):
    pass


class Gather(Command, frozen=True):
    alone = "at_once"


class Hunt(Command, frozen=True):
    alone = "at_once"
    slot: Slot
    extra: Extra = 0


class Climb(Command, frozen=True):
    alone = "at_once"


class Reroll(Command, frozen=True):
    dice: tuple[int, ...]


class Settle(Command, frozen=True):
    option: Literal["", "stone", "bonus"] = ""


class Evolve(Command, frozen=True):
    final = True
    slot: Slot


class EndPhase(Command, frozen=True):
    pass


class SetAutoDecline(Command, frozen=True):
    side_command = True
    on: bool


class SetAutoPass(Command, frozen=True):
    side_command = True
    on: bool


COMMANDS: Final = declared(Command, __name__)

PICK: Final[list[Command]] = [PickCharacter(name) for name in CHARACTERS]
GO: Final[list[Command]] = [ChooseDestination(place) for place in PLACES]
LOOTS: Final[dict[LootKind, Command]] = {
    kind: Loot(kind) for kind in ("wood", "bone", "stone", "kroms", "bonus", "nothing")
}
PASS: Final[Command] = PassFight()
COUNTER: Final[Command] = Counter(BONUS_CARDS[NOPE].key)
DECLINE: Final[Command] = Decline()
REST_HERE: Final[Command] = Rest()
SERVE: Final[dict[Ware, Command]] = {ware: Service(ware) for ware in WARES}
RESHUFFLE: Final[Command] = ReshuffleGather()
GATHER: Final[Command] = Gather()
# By the number of dice bought.
HUNTS: Final[list[list[Command]]] = [[Hunt(slot, extra) for slot in range(4)] for extra in range(MOST_EXTRA + 1)]
CLIMB: Final[Command] = Climb()
REROLLS: Final[list[Command]] = [
    Reroll(dice) for count in range(1, CLIMB_DICE + 1) for dice in combinations(range(CLIMB_DICE), count)
]
SETTLES: Final[list[list[Command]]] = [[Settle()], [Settle("stone"), Settle("bonus")]]  # without and with a choice
EVOLVE: Final[list[Command]] = [Evolve(slot) for slot in range(4)]
END: Final[Command] = EndPhase()
AUTO_DECLINE: Final[list[Command]] = [SetAutoDecline(False), SetAutoDecline(True)]
AUTO_PASS: Final[list[Command]] = [SetAutoPass(False), SetAutoPass(True)]


def named(kind: int) -> Named:
    """A resource as a parameter."""
    return ("", "wood", "bone", "stone")[kind if kind in RESOURCES else 0]


def kind_named(name: Named) -> int:
    return KINDS.index(name) if name else NO_KIND


def play_key(card: int, target: int, give: int, take: int) -> int:
    return ((card * 8 + target + 1) * 8 + give + 1) * 8 + take + 1


def _plays() -> dict[int, Command]:
    """Every Bonus that can be played in an action phase, with each choice of target and resources."""
    plays: dict[int, Command] = {}
    for index, card in enumerate(BONUS_CARDS):
        if card.symbol:
            continue
        for target in range(6) if card.aims else (NO_TARGET,):
            for give in RESOURCES if card.give == ANY_RESOURCE else (NO_KIND,):
                for take in RESOURCES if card.take == ANY_RESOURCE else (NO_KIND,):
                    plays[play_key(index, target, give, take)] = PlayBonus(
                        card.key, target=target, give=named(give), take=named(take)
                    )
    return plays


PLAY: Final[dict[int, Command]] = _plays()
STRIKE: Final[list[Command]] = [PlayBonus(card.key) for card in BONUS_CARDS]  # in a fight: no target or resource
