"""The cards, tokens, Titans and set phrases, read from components.toml."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

Card: TypeAlias = str  # EAU-1, VENT, TORNADE...
Element: TypeAlias = Literal["EAU", "FEU", "TERRE", "AIR"]
Nature: TypeAlias = Literal[
    "ATMOSPHERE",
    "COMETE",
    "VENT",
    "MONTAGNE",
    "RIVIERE",
    "ARC",
    "OISEAU",
    "ARBRE",
    "POISSON",
    "FLEUR",
    "PLANETE",
]
Identity: TypeAlias = Literal[Element, "ETHER", Nature, "ECLAIR", "HECATONCHIRES", "TORNADE"]
Kind: TypeAlias = Literal["element", "nature", "aggression"]
Side: TypeAlias = Literal["titan", "titanide"]
Phrase: TypeAlias = Literal["hello", "thinking", "back", "bravo", "ouch", "sorry", "thanks"]

COMPONENTS: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))


@dataclass(frozen=True, slots=True)
class Face:
    """One face of a Titan card."""

    card: str
    side: Side
    uses: int


ELEMENTS: Final[tuple[Element, ...]] = tuple(COMPONENTS["elements"]["order"])
NATURES: Final[tuple[str, ...]] = tuple(row["id"] for row in COMPONENTS["nature"])
RANK: Final[dict[str, int]] = {nature: rank for rank, nature in enumerate(NATURES)}  # position in the tree's order
LEVEL: Final[dict[str, int]] = {row["id"]: row["level"] for row in COMPONENTS["nature"]}
AFTER: Final[dict[str, tuple[str, ...]]] = {row["id"]: tuple(row["after"]) for row in COMPONENTS["nature"]}
LEAST: Final[dict[str, int]] = {row["id"]: row.get("least", len(row["after"])) for row in COMPONENTS["nature"]}
REQUIRES: Final[dict[str, tuple[Element, ...]]] = {
    row["id"]: tuple(element for element in ELEMENTS if element in row["requires"]) for row in COMPONENTS["nature"]
}

_COPIES: Final = [(element, row) for element in ELEMENTS for row in COMPONENTS["copy"]]
_AGGRESSIONS: Final = COMPONENTS["aggression"]
_ETHERS: Final = [row["id"] for row in COMPONENTS["ether"]]

ALL_CARDS: Final[tuple[Card, ...]] = (
    *(f"{element}-{row['id']}" for element, row in _COPIES),
    *_ETHERS,
    *NATURES,
    *(row["id"] for row in _AGGRESSIONS),
)
# A card's identity, without copy and alteration: as guessed by Thémis.
IDENTITY: Final[dict[Card, str]] = {
    **{f"{element}-{row['id']}": element for element, row in _COPIES},
    **dict.fromkeys(_ETHERS, "ETHER"),
    **{nature: nature for nature in NATURES},
    **{row["id"]: row["identity"] for row in _AGGRESSIONS},
}
IDENTITIES: Final[tuple[str, ...]] = tuple(dict.fromkeys(IDENTITY.values()))
KIND: Final[dict[Card, Kind]] = {
    **dict.fromkeys([f"{element}-{row['id']}" for element, row in _COPIES] + _ETHERS, "element"),
    **dict.fromkeys(NATURES, "nature"),
    **dict.fromkeys([row["id"] for row in _AGGRESSIONS], "aggression"),
}
# The Elements that a card can count as under a Nature: its own; all for an Éther; those shown by a Nature.
STANDS_FOR: Final[dict[Card, tuple[Element, ...]]] = {
    **{f"{element}-{row['id']}": (element,) for element, row in _COPIES},
    **dict.fromkeys(_ETHERS, ELEMENTS),
    **REQUIRES,
    **dict.fromkeys([row["id"] for row in _AGGRESSIONS], ()),
}
ALTERATION: Final[dict[Card, str]] = {
    **dict.fromkeys(ALL_CARDS, ""),
    **{f"{element}-{row['id']}": row["alteration"] for element, row in _COPIES},
}

TOKENS: Final[dict[int, int]] = {row["seats"]: row["tokens"] for row in COMPONENTS["players"]}
TOKENS_IN_BOX: Final[int] = COMPONENTS["box"]["tokens"]
_WITHOUT: Final[dict[int, list[Card]]] = {row["seats"]: row["without"] for row in COMPONENTS["players"]}
_FIRST_GAME: Final[dict[int, Card]] = {row["seats"]: row["first_game"] for row in COMPONENTS["players"]}

TITANS: Final[tuple[str, ...]] = tuple(row["id"] for row in COMPONENTS["titan"])
SIDES: Final[tuple[Side, ...]] = ("titan", "titanide")
NAME_OF: Final[dict[tuple[str, str], str]] = {
    (row["id"], side): row[side]["name"] for row in COMPONENTS["titan"] for side in SIDES
}
FACES: Final[dict[str, Face]] = {
    row[side]["name"]: Face(row["id"], side, row[side]["uses"]) for row in COMPONENTS["titan"] for side in SIDES
}
REWARD: Final[dict[str, int]] = {kind: COMPONENTS["themis"][kind] for kind in ("element", "nature", "aggression")}

PHRASES: Final[dict[str, frozenset[str]]] = {row["id"]: frozenset(row["phases"]) for row in COMPONENTS["phrase"]}
CARD_WORDS: Final[frozenset[str]] = frozenset(COMPONENTS["speech"]["words"])


def deck_of(seats: int, first_game: bool) -> list[Card]:
    """The Universe cards for that number of players, in the order of the component tables."""
    without = set(_WITHOUT[seats])
    if first_game:  # an Éther replaces the Tornade
        without = without - {_FIRST_GAME[seats]} | {"TORNADE"}
    return [card for card in ALL_CARDS if card not in without]
