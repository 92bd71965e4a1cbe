"""The tree of Natures in the present state: missing Elements, Natures that can enter, closed Natures."""

from functools import lru_cache
from typing import Final, final

from kermesse.games.kreo.components import (
    AFTER,
    ELEMENTS,
    IDENTITY,
    KIND,
    LEAST,
    NATURES,
    RANK,
    REQUIRES,
    TOKENS,
    Card,
    Element,
    deck_of,
)
from kermesse.games.kreo.pieces import Owned
from kermesse.games.kreo.state import KreoState

BIT: Final[dict[Card, int]] = {card: 1 << RANK[card] if card in RANK else 0 for card in KIND}
PARENTS: Final[dict[str, int]] = {nature: sum(BIT[parent] for parent in AFTER[nature]) for nature in NATURES}
# number of Natures in a mask
NUMBER_OF: Final[list[int]] = [natures.bit_count() for natures in range(1 << len(NATURES))]


def is_complete(state: KreoState, nature: str) -> bool:
    owned = state.table.get(nature)
    return owned is not None and len(owned) == len(REQUIRES[nature])  # one card of each Element at most


def missing(state: KreoState, nature: str) -> list[Element]:
    """The Elements that a Nature in play still lacks."""
    owned = state.table[nature]
    if not owned:
        return list(REQUIRES[nature])
    has = [card.element for card in owned]
    return [element for element in REQUIRES[nature] if element not in has]


def can_enter(state: KreoState, nature: str) -> bool:
    """True if the Natures that must be complete first are complete."""
    least = LEAST[nature]
    if least == 0:
        return True
    return sum(is_complete(state, parent) for parent in AFTER[nature]) >= least


def incomplete(state: KreoState) -> list[str]:
    """Incomplete Natures in play, in the order of the tree."""
    table = state.table
    return [nature for nature in NATURES if nature in table and len(table[nature]) < len(REQUIRES[nature])]


def exposed(state: KreoState) -> list[tuple[str, Owned]]:
    """The unprotected Element cards under incomplete Natures, which an Aggression can remove, in tree order."""
    return [
        (nature, owned)
        for nature in incomplete(state)
        for owned in state.table[nature]
        if not owned.token and owned.card not in REQUIRES  # 4.1: a Nature stays a Nature
    ]


@lru_cache(maxsize=4096)
def prospects(in_play: int, complete: int, used: int, discarded: int) -> tuple[tuple[Card, ...], tuple[Card, ...], int]:
    """The Natures not in play whose conditions are met; and the closed ones, also as a mask: discarded, standing for an
    Element, or behind a closed one. All sets of Natures are masks in the order of the tree.
    """
    out = used | discarded
    entering: list[Card] = []
    closed: list[Card] = []
    shut = 0
    for nature in NATURES:
        bit, parents, least = BIT[nature], PARENTS[nature], LEAST[nature]
        if in_play & bit:
            continue
        if not out & bit and NUMBER_OF[parents & complete] >= least:
            entering.append(nature)
        if out & bit or NUMBER_OF[parents & ~shut] < least:
            closed.append(nature)
            shut |= bit
    return tuple(entering), tuple(closed), shut


# A tally of a pile of cards in one number: Natures as a mask, then the number of each Element, of the Éthers and of the
# Aggressions. Each Nature is one card, so adding tallies gives the set of Natures.
COUNTED: Final = 16  # the first bit of the counts
BITS: Final = 6  # bits per count
ETHERS: Final = 4  # after the four Elements
STRIKES: Final = 5  # the Aggressions
AGGRESSIONS: Final = frozenset(card for card in KIND if KIND[card] == "aggression")


NATURE: Final = 6


def _sort(card: Card) -> int:
    if card in RANK:
        return NATURE
    if card in AGGRESSIONS:
        return STRIKES
    return ELEMENTS.index(IDENTITY[card]) if IDENTITY[card] in ELEMENTS else ETHERS


SORT: Final[dict[Card, int]] = {card: _sort(card) for card in KIND}
TALLY: Final[dict[Card, int]] = {card: BIT[card] or 1 << COUNTED + BITS * SORT[card] for card in KIND}


def names_of(natures: int) -> tuple[Card, ...]:
    """The Natures of a mask, in the order of the tree."""
    return tuple([nature for nature in NATURES if BIT[nature] & natures])


def natures_in(tally: int) -> int:
    return tally & (1 << COUNTED) - 1


def count_in(tally: int, sort: int) -> int:
    return tally >> COUNTED + BITS * sort & (1 << BITS) - 1


# All cards of the game as a tally: by seats, then whether it is a first game.
BOX: Final[list[list[int]]] = [
    [sum(TALLY[card] for card in deck_of(seats, first_game)) for first_game in (False, True)] if seats in TOKENS else []
    for seats in range(7)
]
CARDS_IN_BOX: Final[list[list[int]]] = [
    [len(deck_of(seats, first_game)) for first_game in (False, True)] if seats in TOKENS else [] for seats in range(7)
]
ABSENT: Final = -1
ELEMENT_BIT: Final[dict[str, int]] = {element: 1 << at for at, element in enumerate(ELEMENTS)}
REQUIRED: Final[list[int]] = [sum(ELEMENT_BIT[element] for element in REQUIRES[nature]) for nature in NATURES]
LACKS: Final[list[list[tuple[Element, ...]]]] = [  # by Nature and by the Elements under it
    [tuple(element for element in REQUIRES[nature] if not shown & ELEMENT_BIT[element]) for shown in range(16)]
    for nature in NATURES
]


@final
class Reading:
    """The table and the discard, read once for a view: sets of Natures and of Elements are masks."""

    __slots__ = ("aggressions_left", "box", "complete", "in_play", "laid", "shown", "thrown")

    def __init__(self, state: KreoState) -> None:
        self.shown: list[int] = [ABSENT] * len(NATURES)  # by Nature: the Elements under it
        self.in_play: int = 0
        self.complete: int = 0
        self.laid: int = 0  # the cards under Natures, as a tally
        for nature, owned in state.table.items():
            rank = RANK[nature]
            shown = 0
            for one in owned:
                shown |= ELEMENT_BIT[one.element]
                self.laid += TALLY[one.card]
            self.shown[rank] = shown
            self.in_play |= 1 << rank
            if shown == REQUIRED[rank]:
                self.complete |= 1 << rank
        thrown = 0
        for card in state.discard:
            thrown += TALLY[card]
        self.thrown: int = thrown
        self.box: int = BOX[state.n][state.options.first_game]
        self.aggressions_left: int = count_in(self.box, STRIKES) - count_in(thrown, STRIKES)  # not discarded yet

    def prospects(self) -> tuple[tuple[Card, ...], tuple[Card, ...], int]:
        return prospects(self.in_play, self.complete, natures_in(self.laid), natures_in(self.thrown))
