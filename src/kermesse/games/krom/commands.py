"""What a seat may ask, and the small sets of such commands ready-made, so that listing the legal ones allocates little."""

from functools import lru_cache
from itertools import combinations
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from kermesse.core.game import Command, Seat
from kermesse.games.krom.components import (
    ANY_RESOURCE,
    BONUS_CARDS,
    BONUS_PRICE,
    CHARACTERS,
    CLIMB_DICE,
    HEAL_PRICE,
    KINDS,
    MOST_EXTRA,
    NO_KIND,
    PLACES,
    RESOURCES,
    TOKEN_PRICE,
    PlaceName,
)

Named: TypeAlias = Literal["", "wood", "bone", "stone"]  # '': none is named
LootKind: TypeAlias = Literal["wood", "bone", "stone", "kroms", "bonus", "nothing"]
Slot: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=50)]
Extra: TypeAlias = Annotated[int, Meta(ge=0, le=2)]

NO_TARGET: Final = -1
NO_WINDOW: Final = 0  # windows are numbered from 1


class PickCharacter(Command, frozen=True):
    character: str


class ChooseDestination(Command, frozen=True):
    place: PlaceName


class PlayBonus(Command, frozen=True, omit_defaults=True):
    card: str
    w: int = NO_WINDOW  # in a fight: the window that it answers
    target: Seat = NO_TARGET
    give: Named = ""
    take: Named = ""


class PassFight(Command, frozen=True):
    w: int


class Counter(Command, frozen=True):
    card: str
    w: int


class Decline(Command, frozen=True):
    w: int


class Loot(Command, frozen=True):
    kind: LootKind


class Rest(Command, frozen=True):
    pass


class Service(Command, frozen=True, omit_defaults=True):
    wood: Count = 0
    bone: Count = 0
    stone: Count = 0
    bonus: Count = 0
    heal: Count = 0  # lots of three hearts


class ReshuffleGather(Command, frozen=True):
    pass


class Gather(Command, frozen=True):
    pass


class Hunt(Command, frozen=True):
    slot: Slot
    extra: Extra = 0


class Climb(Command, frozen=True):
    pass


class Reroll(Command, frozen=True):
    dice: tuple[int, ...]


class Settle(Command, frozen=True):
    option: Literal["", "stone", "bonus"] = ""


class Evolve(Command, frozen=True):
    slot: Slot


class EndPhase(Command, frozen=True):
    pass


class SetAutoDecline(Command, frozen=True):
    aside = True
    on: bool


class SetAutoPass(Command, frozen=True):
    aside = True
    on: bool


COMMANDS: Final[list[type[Command]]] = [
    PickCharacter,
    ChooseDestination,
    PlayBonus,
    PassFight,
    Counter,
    Decline,
    Loot,
    Rest,
    Service,
    ReshuffleGather,
    Gather,
    Hunt,
    Climb,
    Reroll,
    Settle,
    Evolve,
    EndPhase,
    SetAutoDecline,
    SetAutoPass,
]

PICK: Final[list[Command]] = [PickCharacter(name) for name in CHARACTERS]
GO: Final[list[Command]] = [ChooseDestination(place) for place in PLACES]
LOOTS: Final[dict[LootKind, Command]] = {
    kind: Loot(kind) for kind in ("wood", "bone", "stone", "kroms", "bonus", "nothing")
}
REST_HERE: Final[Command] = Rest()
RESHUFFLE: Final[Command] = ReshuffleGather()
GATHER: Final[Command] = Gather()
HUNT: Final[list[list[Command]]] = [[Hunt(slot, extra) for slot in range(4)] for extra in range(MOST_EXTRA + 1)]
CLIMB: Final[Command] = Climb()
REROLLS: Final[list[Command]] = [
    Reroll(dice) for count in range(1, CLIMB_DICE + 1) for dice in combinations(range(CLIMB_DICE), count)
]
SETTLE: Final[Command] = Settle()
SETTLE_CHOICES: Final[list[Command]] = [Settle("stone"), Settle("bonus")]
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


@lru_cache(maxsize=2_048)
def services(kroms: int, wood: int, bone: int, stone: int, bonus: int, heal: int) -> tuple[Command, ...]:
    """Every batch of services that so many Kroms pay, of what is there to be had."""
    batches = []
    for w in range(min(wood, kroms // TOKEN_PRICE) + 1):
        for b in range(min(bone, kroms // TOKEN_PRICE - w) + 1):
            for s in range(min(stone, kroms // TOKEN_PRICE - w - b) + 1):
                after_tokens = kroms - TOKEN_PRICE * (w + b + s)
                for cards in range(min(bonus, after_tokens // BONUS_PRICE) + 1):
                    for lots in range(min(heal, (after_tokens - BONUS_PRICE * cards) // HEAL_PRICE) + 1):
                        batches.append(Service(w, b, s, cards, lots))
    return tuple(batches[1:])  # the first one asks for nothing
