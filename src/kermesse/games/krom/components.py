"""The cards, tokens and prices, read from components.toml into plain tuples: a card is its index."""

import tomllib
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Any, Final, Literal, TypeAlias

COMPONENTS: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))

PlaceName: TypeAlias = Literal["cave", "forest", "savannah", "mountain"]
Resource: TypeAlias = Literal["wood", "bone", "stone"]

PLACES: Final[tuple[PlaceName, ...]] = ("cave", "forest", "savannah", "mountain")  # always resolved in this order
CAVE: Final = 0
FOREST: Final = 1
SAVANNAH: Final = 2
MOUNTAIN: Final = 3
ANYWHERE: Final = -1

# The parts of a reward, in the order in which they are received. The first four are the kinds of token.
KROMS: Final = 0
WOOD: Final = 1
BONE: Final = 2
STONE: Final = 3
HEARTS: Final = 4
BONUS: Final = 5
KINDS: Final = ("kroms", "wood", "bone", "stone", "hearts", "bonus")
RESOURCES: Final = (WOOD, BONE, STONE)
NO_KIND: Final = -1
ANY_RESOURCE: Final = 6  # the player of the card chooses it

Reward: TypeAlias = tuple[int, int, int, int, int, int]
Cost: TypeAlias = tuple[int, int, int, int]

TOKENS: Final[list[int]] = [COMPONENTS["tokens"][kind] for kind in KINDS[:4]]
FULL_HEARTS: Final[int] = COMPONENTS["hearts"]["seat"]
TARGETS: Final[dict[int, int]] = {int(n): points for n, points in COMPONENTS["target"].items() if n.isdigit()}
LONGER: Final[int] = COMPONENTS["target"]["long_game"]
START_KROMS: Final[int] = COMPONENTS["start"]["kroms"]
START_BONUS: Final[int] = COMPONENTS["start"]["bonus"]

REST: Final[Reward] = (COMPONENTS["cave"]["rest_kroms"], 0, 0, 0, COMPONENTS["cave"]["rest_hearts"], 0)
SERVICE_PRICES: Final[dict[str, int]] = COMPONENTS["cave"]["prices"]
TOKEN_PRICES: Final[tuple[int, ...]] = tuple(SERVICE_PRICES[kind] for kind in KINDS[1:4])
HEAL_PRICE: Final[int] = SERVICE_PRICES["heal"]
HEAL: Final[int] = COMPONENTS["cave"]["heal_hearts"]
GATHER_PRICES: Final[tuple[int, ...]] = tuple(COMPONENTS["forest"]["prices"])
DIE_PRICE: Final[int] = COMPONENTS["savannah"]["die"]
MOST_EXTRA: Final[int] = COMPONENTS["savannah"]["most_extra"]
CLIMB_DICE: Final[int] = COMPONENTS["mountain"]["dice"]
REROLL_PRICES: Final[tuple[int, ...]] = tuple(COMPONENTS["mountain"]["prices"])

CHARACTERS: Final[list[str]] = [row["id"] for row in COMPONENTS["character"]]
WEIGHTS: Final[list[int]] = [row["weight"] for row in COMPONENTS["character"]]
CHARACTER: Final[dict[str, int]] = {name: index for index, name in enumerate(CHARACTERS)}

KROMOSAURE: Final = 6  # among fighters, after the last possible seat
BEAST_HEARTS: Final[int] = COMPONENTS["hearts"]["kromosaure"]
BEAST_WEIGHT: Final[int] = COMPONENTS["kromosaure"]["weight"]
BEAST_STRENGTH: Final[int] = COMPONENTS["kromosaure"]["strength"]
TROPHY_POINTS: Final[int] = COMPONENTS["kromosaure"]["trophy"]
BEAST_PLACES: Final = (FOREST, SAVANNAH, MOUNTAIN)

Symbol: TypeAlias = Literal["", "combat", "counter"]
Effect: TypeAlias = Literal["dice", "add", "counter", "gain", "lose", "steal", "convert", "trade"]


@dataclass(frozen=True, slots=True)
class BonusCard:
    key: str
    copies: int
    symbol: Symbol
    place: int  # ANYWHERE without a place symbol
    effect: Effect
    amount: int  # dice thrown or points added in a fight
    give: int  # a kind, ANY_RESOURCE or NO_KIND
    gives: int
    take: int
    takes: int
    aims: bool = field(init=False)  # True if it names a target

    def __post_init__(self) -> None:
        object.__setattr__(self, "aims", self.effect in ("lose", "steal", "trade"))


@dataclass(frozen=True, slots=True)
class EvolutionCard:
    id: str
    points: int
    cost: Cost
    place: int


@dataclass(frozen=True, slots=True)
class GatherCard:
    key: str
    copies: int
    reward: Reward


@dataclass(frozen=True, slots=True)
class Prey:
    id: str
    dice: int
    value: int
    reward: Reward


@dataclass(frozen=True, slots=True)
class Combination:
    key: str
    reward: Reward
    choice: int  # a choice of that many stones or Bonus cards besides; 0: no choice


def _kind(name: str) -> int:
    return NO_KIND if not name else ANY_RESOURCE if name == "resource" else KINDS.index(name)


def _place(row: dict[str, Any]) -> int:
    return PLACES.index(row["place"]) if "place" in row else ANYWHERE


def _reward(row: dict[str, Any]) -> Reward:
    kroms, wood, bone, stone, hearts, bonus = (row.get(kind, 0) for kind in KINDS)
    return kroms, wood, bone, stone, hearts, bonus


BONUS_CARDS: Final[list[BonusCard]] = [
    BonusCard(
        row["key"],
        row["copies"],
        row.get("symbol", ""),
        _place(row),
        row["effect"],
        row.get("amount", 0),
        _kind(row.get("give", "")),
        row.get("gives", 0),
        _kind(row.get("take", "")),
        row.get("takes", 0),
    )
    for row in COMPONENTS["bonus"]
]
EVOLUTIONS: Final[list[EvolutionCard]] = [
    EvolutionCard(
        row["id"],
        row["points"],
        (row["cost"]["kroms"], row["cost"]["wood"], row["cost"]["bone"], row["cost"]["stone"]),
        _place(row),
    )
    for row in COMPONENTS["evolution"]
]
GATHER_CARDS: Final[list[GatherCard]] = [
    GatherCard(row["key"], row["copies"], _reward(row)) for row in COMPONENTS["gather"]
]
PREY: Final[list[Prey]] = [Prey(row["id"], row["dice"], row["value"], _reward(row)) for row in COMPONENTS["hunt"]]
COMBINATIONS: Final[dict[str, Combination]] = {
    row["key"]: Combination(row["key"], _reward(row), row.get("choice", 0)) for row in COMPONENTS["combination"]
}

COSTS: Final[list[Cost]] = [card.cost for card in EVOLUTIONS]
BONUS_KEYS: Final[list[str]] = [card.key for card in BONUS_CARDS]
BONUS_OF: Final[dict[str, int]] = {key: index for index, key in enumerate(BONUS_KEYS)}
NOPE: Final[int] = BONUS_OF["nope"]
NOPES: Final[int] = BONUS_CARDS[NOPE].copies
GATHER_KEYS: Final[list[str]] = [card.key for card in GATHER_CARDS]
EVOLUTION_IDS: Final[list[str]] = [card.id for card in EVOLUTIONS]
PREY_IDS: Final[list[str]] = [prey.id for prey in PREY]


def bonus_deck() -> list[int]:
    return [index for index, card in enumerate(BONUS_CARDS) for _ in range(card.copies)]


def gather_deck() -> list[int]:
    return [index for index, card in enumerate(GATHER_CARDS) for _ in range(card.copies)]


def combination(dice: list[int]) -> str:
    """The combination of five dice; exactly one fits (R10, R11)."""
    return _COMBINATION_OF[tuple(sorted(dice))]


def _combination(dice: tuple[int, ...]) -> str:
    groups = sorted((dice.count(pips) for pips in set(dice)), reverse=True)
    if groups[0] == 1:
        return "straight" if max(dice) - min(dice) == 4 else "none"
    return _BY_GROUPS[groups[0], groups[1] if len(groups) > 1 else 0]


_BY_GROUPS: Final[dict[tuple[int, int], str]] = {
    (5, 0): "five",
    (4, 1): "four",
    (3, 2): "full",
    (3, 1): "three",
    (2, 2): "two_pairs",
    (2, 1): "pair",
}
_COMBINATION_OF: Final[dict[tuple[int, ...], str]] = {
    dice: _combination(dice) for dice in combinations_with_replacement(range(1, 7), CLIMB_DICE)
}


def _odds(dice: int, value: int) -> float:
    """The chance that a throw of that many dice reaches a value."""
    ways = {0: 1}
    for _ in range(dice):
        thrown: dict[int, int] = {}
        for total, count in ways.items():
            for pips in range(1, 7):
                thrown[total + pips] = thrown.get(total + pips, 0) + count
        ways = thrown
    reached: int = sum(count for total, count in ways.items() if total >= value)
    return reached / float(6**dice)


def tokens_price(wood: int, bone: int, stone: int) -> int:
    return TOKEN_PRICES[0] * wood + TOKEN_PRICES[1] * bone + TOKEN_PRICES[2] * stone


# ODDS[prey][extra]: the chance to catch it with 0, 1 or 2 bought dice.
ODDS: Final[list[tuple[float, ...]]] = [
    tuple(_odds(prey.dice + extra, prey.value) for extra in range(MOST_EXTRA + 1)) for prey in PREY
]

# Derived from the rows and sent to the browser with them (scripts/wire_types.py).
SHOWN: Final[dict[str, Any]] = {
    "beast": KROMOSAURE,
    "places": PLACES,
    "kinds": KINDS,
    "odds": [
        {"id": prey.id, "percent": [round(100 * chance) for chance in odds]}
        for prey, odds in zip(PREY, ODDS, strict=True)
    ],
    "names": [  # the choices of the player of a Bonus card
        {
            "key": card.key,
            "names": [
                *(["target"] if card.aims else []),
                *(["give"] if card.give == ANY_RESOURCE else []),
                *(["take"] if card.take == ANY_RESOURCE else []),
            ],
        }
        for card in BONUS_CARDS
    ],
}
