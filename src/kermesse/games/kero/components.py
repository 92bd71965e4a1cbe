"""The dice, cards, lands and Tuareks, read from components.toml into plain columns for the rules.

Inside the rules a card, a land, a die or a kind of Tuarek is its number; outside (commands, events, views) its name.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

COMPONENTS: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))

COUNTS: Final[dict[str, Any]] = COMPONENTS["counts"]
JERRICANS: Final[int] = COUNTS["jerricans"]
EXPLORERS: Final[int] = COUNTS["explorers"]
POWER_SLOTS: Final[int] = COUNTS["power_slots"]
LAND_SLOTS: Final[int] = COUNTS["land_slots"]
ROW_SLOTS: Final[int] = COUNTS["row_slots"]
OUTPOST_POINTS: Final[list[int]] = COUNTS["outpost"]
OUTPOST_ROOM: Final = len(OUTPOST_POINTS) - 1
TUAREK_PRICE: Final[int] = COUNTS["tuarek_price"]
CAPACITY_MS: Final[int] = COMPONENTS["truck"]["capacity_ms"]

# Resources of a harvest, bricks first; Jerricans are tokens and come last.
RESOURCES: Final = "BWMR"
WHEAT: Final = 1
METAL: Final = 2
RECRUIT: Final = 3
JERRICAN: Final = 4
# The other faces of a die.
TUAREK: Final = 5
EXPLORER: Final = 6
FIRE: Final = 7
SYMBOLS: Final = "BWMRJTEF"

# Dice
DICE: Final[list[str]] = [die["id"] for die in COMPONENTS["die"]]
DIE: Final[dict[str, int]] = {name: number for number, name in enumerate(DICE)}
FACES: Final[list[list[str]]] = [die["faces"] for die in COMPONENTS["die"]]
FACE_SYMBOL: Final[list[list[int]]] = [[SYMBOLS.index(face[0]) for face in faces] for faces in FACES]
FACE_NUMBER: Final[list[list[int]]] = [[int(face[1:] or 1) for face in faces] for faces in FACES]
WHITE_DICE: Final = sum(1 << number for number, die in enumerate(COMPONENTS["die"]) if die["colour"] == "white")
ALL_DICE: Final = (1 << len(DICE)) - 1
SPECIAL_DICE: Final = ALL_DICE & ~WHITE_DICE
SPECIALS: Final[list[str]] = [name for number, name in enumerate(DICE) if SPECIAL_DICE >> number & 1]
DICE_OF: Final[list[list[int]]] = [[die for die in range(len(DICE)) if mask >> die & 1] for mask in range(ALL_DICE + 1)]
SPECIAL_SETS: Final = tuple(mask for mask in range(ALL_DICE + 1) if not mask & WHITE_DICE)

# Cards
_CARDS: Final[list[dict[str, Any]]] = COMPONENTS["card"]
CARDS: Final[list[str]] = [card["id"] for card in _CARDS]
CARD: Final[dict[str, int]] = {name: number for number, name in enumerate(CARDS)}
START_CARDS: Final[list[int]] = [CARD[card["id"]] for card in _CARDS if card["set"] == "start"]
MAIN_CARDS: Final[list[int]] = [CARD[card["id"]] for card in _CARDS if card["set"] == "main"]
CONQUEST: Final = len(CARDS)  # the number of a Conquest card: all are alike
CONQUESTS: Final[int] = COMPONENTS["conquest"]["copies"]
COLOURS: Final = ("green", "blue", "yellow", "red")
CARD_COLOUR: Final[list[int]] = [COLOURS.index(card["colour"]) for card in _CARDS]
CARD_POINTS: Final[list[int]] = [card["points"] for card in _CARDS]
CARD_EFFECT: Final[list[str]] = [card["effect"] for card in _CARDS]
CARD_AMOUNT: Final[list[int]] = [card.get("amount", 0) for card in _CARDS]
POWERS: Final = ("die", "resource", "income", "convert", "tie")
IS_POWER: Final[list[bool]] = [effect in POWERS for effect in CARD_EFFECT]
# The special die that a power card makes free, as a mask; the resource that one adds, or -1.
CARD_DIE: Final[list[int]] = [1 << DIE[card["die"]] if "die" in card else 0 for card in _CARDS]
CARD_RESOURCE: Final[list[int]] = [RESOURCES.index(card["resource"]) if "resource" in card else -1 for card in _CARDS]
NONE_SHALL_PASS: Final[list[bool]] = [effect == "nsp" for effect in CARD_EFFECT]
CARD_CONVERT: Final = CARD_EFFECT.index("convert")
CARD_TIE: Final = CARD_EFFECT.index("tie")
CARD_INCOME: Final = CARD_EFFECT.index("income")
INCOME: Final[int] = CARD_AMOUNT[CARD_INCOME]


def _cost(written: str) -> tuple[int, int, int, int, int]:
    cost = [0] * 5
    for word in written.split():
        cost["BWMRJ".index(word[-1])] += int(word[:-1])
    return cost[0], cost[1], cost[2], cost[3], cost[4]


CARD_COST: Final[list[tuple[int, int, int, int, int]]] = [_cost(card["cost"]) for card in _CARDS]  # B W M R J

# New Lands
_LANDS: Final[list[dict[str, Any]]] = COMPONENTS["land"]
LANDS: Final[list[str]] = [land["id"] for land in _LANDS]
LAND: Final[dict[str, int]] = {name: number for number, name in enumerate(LANDS)}
LAND_SCORES: Final[list[str]] = [land["scores"] for land in _LANDS]
LAND_COLOUR: Final[list[int]] = [COLOURS.index(land["colour"]) if "colour" in land else -1 for land in _LANDS]
LAND_POINTS: Final[list[int]] = [land["points"] for land in _LANDS]
LAND_MORE: Final[list[int]] = [land.get("more", 0) for land in _LANDS]
LAND_EACH: Final[list[int]] = [land.get("each", 0) for land in _LANDS]
LAND_FOR: Final[list[int]] = [land.get("for", 1) for land in _LANDS]
LAND_TUAREKS: Final[list[int]] = [land["tuareks"] for land in _LANDS]
LAND_JERRICANS: Final[list[int]] = [land["jerricans"] for land in _LANDS]

# Tuareks
_TUAREKS: Final[list[dict[str, Any]]] = COMPONENTS["tuarek"]
TUAREKS: Final[list[str]] = [tile["id"] for tile in _TUAREKS]
KIND: Final[dict[str, int]] = {name: number for number, name in enumerate(TUAREKS)}
TUAREK_COPIES: Final[list[int]] = [tile["copies"] for tile in _TUAREKS]
TUAREK_WHEN: Final[list[list[str]]] = [tile["when"] for tile in _TUAREKS]
TWO_DICE: Final[int] = KIND["two_dice"]
FIREPROOF: Final[int] = KIND["fireproof"]
AMBUSH: Final[int] = KIND["ambush"]
MARCH: Final[int] = KIND["march"]
LOOT: Final[int] = KIND["loot"]
TANKER: Final[int] = KIND["tanker"]
BANISH: Final[int] = KIND["banish"]
SWEEP: Final[int] = KIND["sweep"]


CARD_NAMES: Final[list[str]] = [*CARDS, "conquest"]
# The card in a slot; -1, the last, is an empty slot.
SLOT_NAMES: Final[list[str]] = [*CARD_NAMES, ""]
LAND_NAMES: Final[list[str]] = [*LANDS, ""]


def card_name(card: int) -> str:
    return CARD_NAMES[card]


# Sent to the browser with the rows (scripts/wire_types.py): the lasting effects, and resources in the order of a
# harvest.
SHOWN: Final[dict[str, Any]] = {"powers": POWERS, "resources": list(RESOURCES)}
