"""The tree of Natures as it stands: what each lacks, what can come next, what is closed."""

from functools import lru_cache
from typing import Final

from kermesse.games.kreo.components import AFTER, KIND, LEAST, NATURES, RANK, REQUIRES, Card, Element, deck_of
from kermesse.games.kreo.pieces import Owned
from kermesse.games.kreo.state import KreoState

BIT: Final[dict[Card, int]] = {card: 1 << RANK[card] if card in RANK else 0 for card in KIND}
PARENTS: Final[dict[str, int]] = {nature: sum(BIT[parent] for parent in AFTER[nature]) for nature in NATURES}
NEEDS: Final[dict[str, int]] = {nature: len(REQUIRES[nature]) for nature in NATURES}


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
    """Whether the Natures that must be complete first are so."""
    least = LEAST[nature]
    if least == 0:
        return True
    return sum(is_complete(state, parent) for parent in AFTER[nature]) >= least


def incomplete(state: KreoState) -> list[str]:
    """Incomplete Natures in play, in the order of the tree."""
    table = state.table
    return [nature for nature in NATURES if nature in table and len(table[nature]) < len(REQUIRES[nature])]


def exposed(state: KreoState) -> list[tuple[str, Owned]]:
    """What an Aggression can remove: unprotected Element cards under incomplete Natures, in tree order."""
    return [
        (nature, owned)
        for nature in incomplete(state)
        for owned in state.table[nature]
        if not owned.token and owned.card not in REQUIRES  # 4.1: a Nature stays a Nature
    ]


@lru_cache(maxsize=4096)
def prospects(in_play: int, complete: int, used: int, discarded: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Of the Natures that are not in play: those whose conditions hold; and those closed, because they are discarded, stand
    for an Element, or are behind such a one. All sets of Natures are masks in the order of the tree."""
    out = used | discarded
    entering: list[Card] = []
    closed: list[Card] = []
    shut = 0
    for nature in NATURES:
        bit, parents, least = BIT[nature], PARENTS[nature], LEAST[nature]
        if in_play & bit:
            continue
        if not out & bit and (parents & complete).bit_count() >= least:
            entering.append(nature)
        if out & bit or (parents & ~shut).bit_count() < least:
            closed.append(nature)
            shut |= bit
    return tuple(entering), tuple(closed)


def prospects_of(state: KreoState) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    in_play = complete = used = 0
    for nature, owned in state.table.items():
        in_play |= BIT[nature]
        if len(owned) == NEEDS[nature]:
            complete |= BIT[nature]
        for card in owned:
            used |= BIT[card.card]
    discarded = sum(map(BIT.__getitem__, state.discard))  # each Nature is one card
    return prospects(in_play, complete, used, discarded)


AGGRESSIONS: Final = frozenset(card for card in KIND if KIND[card] == "aggression")


def aggressions_left(state: KreoState) -> int:
    """Not discarded yet."""
    return aggressions_in(state.n, state.options.first_game) - len(AGGRESSIONS.intersection(state.discard))


@lru_cache
def aggressions_in(seats: int, first_game: bool) -> int:
    return len(AGGRESSIONS.intersection(deck_of(seats, first_game)))
