"""The effect of each of a seat's cards if it were turned up now, for hands that show it."""

from functools import lru_cache
from typing import Final, final

from kermesse.games.kreo.components import AFTER, ELEMENTS, IDENTITY, LEAST, NATURES, REQUIRES, Card
from kermesse.games.kreo.rules.creation import is_restricted
from kermesse.games.kreo.state import KreoState, counts_as_any, held, may_attack
from kermesse.games.kreo.tree import (
    ABSENT,
    BIT,
    ETHERS,
    NUMBER_OF,
    PARENTS,
    REQUIRED,
    SORT,
    STRIKES,
    Reading,
    exposed,
    names_of,
)
from kermesse.games.kreo.view_types import Fate, Prospect

BAN_FIRST: Final = Fate("danger", "ban_first")
BAN_LAST: Final = Fate("danger", "ban_last")
SWEPT: Final = Fate("never", "swept")
SWEPT_WELL: Final = Fate("strike", "swept_well")
HECATONCHIRES: Final = Fate("strike", "hecatonchires")
RESTRICTED: Final = Fate("never", "restricted")
NO_PLACE: Final = Fate("never", "element_none")


WANTING: Final[list[int]] = [
    sum(BIT[nature] for nature in NATURES if element in REQUIRES[nature]) for element in ELEMENTS
]
STANDS_AT: Final[dict[Card, tuple[int, ...]]] = {
    nature: tuple(ELEMENTS.index(element) for element in REQUIRES[nature]) for nature in NATURES
}


def fates(
    state: KreoState,
    seat: int,
    entering: tuple[Card, ...],
    shut: int,
    last: bool,
    tree: Reading,
) -> dict[Card, Fate]:
    """The fate of each card of that seat; none once the game is over."""
    if state.phase == "over":
        return {}
    fates = Fates(state, seat, entering, shut, last, tree)
    return {card: fates.of(card) for card in held(state, seat)}


@final
class Fates:
    """The present table for a seat's cards.

    `shut`: the Natures that are closed. `last`: this turn is certainly the last.
    """

    __slots__ = ("any_lacking", "can_enter", "complete", "lacking", "last", "seat", "shut", "state", "wild")

    def __init__(
        self, state: KreoState, seat: int, entering: tuple[Card, ...], shut: int, last: bool, tree: Reading
    ) -> None:
        self.state = state
        self.seat = seat
        self.shut = shut
        self.last = last
        self.complete: int = tree.complete
        self.wild: bool = counts_as_any(state, seat)
        lacking = [0, 0, 0, 0]  # by Element: the Natures in play that lack it, a mask in the order of the tree
        for rank in range(len(NATURES)):
            if tree.shown[rank] != ABSENT:
                lacks = REQUIRED[rank] & ~tree.shown[rank]
                for at in range(4):
                    if lacks >> at & 1:
                        lacking[at] |= 1 << rank
        self.lacking: list[int] = lacking
        self.any_lacking: int = lacking[0] | lacking[1] | lacking[2] | lacking[3]
        self.can_enter: int = 0
        for nature in entering:
            self.can_enter |= BIT[nature]

    def of(self, card: Card) -> Fate:
        sort = SORT[card]
        if sort <= ETHERS:
            return SWEPT if self.state.hecatonchires else _of_element(self._room(sort), self._room_soon(sort))
        if sort == STRIKES:
            return _of_aggression(self.state, self.seat, IDENTITY[card], self.last)
        if is_restricted(self.state, self.seat, card):
            return RESTRICTED
        bit = BIT[card]
        return _of_nature(
            card, self._stands(card), bit & self.can_enter != 0, bit & self.shut != 0, self.complete & PARENTS[card]
        )

    def brief(self, card: Card) -> tuple[Prospect, int]:
        """The prospect and the count of a card's fate, without the names."""
        sort = SORT[card]
        if sort <= ETHERS:
            return (SWEPT.state if self.state.hecatonchires else _element(self._room(sort), self._room_soon(sort))), 0
        if sort == STRIKES:
            fate = _of_aggression(self.state, self.seat, IDENTITY[card], self.last)
            return fate.state, fate.count
        if is_restricted(self.state, self.seat, card):
            return RESTRICTED.state, 0
        bit = BIT[card]
        return _nature(
            card, self._stands(card), bit & self.can_enter != 0, bit & self.shut != 0, self.complete & PARENTS[card]
        )

    def _room(self, sort: int) -> int:
        """The Natures with a place for such an Element."""
        return self.any_lacking if sort == ETHERS or self.wild else self.lacking[sort]

    def _room_soon(self, sort: int) -> int:
        """The Natures that would have a place if they were in play."""
        return self.can_enter if sort == ETHERS or self.wild else self.can_enter & WANTING[sort]

    def _stands(self, nature: Card) -> int:
        """The Natures under which a Nature card could go as an Element."""
        stands = 0
        for at in STANDS_AT[nature]:
            stands |= self.lacking[at]
        return stands


def _of_aggression(state: KreoState, seat: int, identity: str, last: bool) -> Fate:
    if not may_attack(state, seat):
        if state.turn == 1:
            return BAN_FIRST
        if last or state.last_turn:
            return BAN_LAST
    if state.hecatonchires:
        return SWEPT_WELL
    if identity == "HECATONCHIRES":
        return HECATONCHIRES
    return Fate("strike", "eclair" if identity == "ECLAIR" else "tornade", count=len(exposed(state)))


def _element(where: int, soon: int) -> Prospect:
    return "now" if where else "later" if soon else "never"


@lru_cache(maxsize=4096)
def _of_element(where: int, soon: int) -> Fate:
    """The fate of an Element. `where`: Natures with a place for it; `soon`: Natures that would have one if in play."""
    state = _element(where, soon)
    if state == "never":
        return NO_PLACE
    return Fate(state, "element_now" if where else "element_later", names_of(where or soon))


def _nature(card: Card, stands: int, can_enter: bool, shut: bool, complete: int) -> tuple[Prospect, int]:
    if can_enter:
        return "now", 0
    if shut:
        return ("now" if stands else "never"), 0
    # the planet needs any two, the others need all
    return "later", LEAST[card] - NUMBER_OF[complete] if LEAST[card] < len(AFTER[card]) else 0


@lru_cache(maxsize=4096)
def _of_nature(card: Card, stands: int, can_enter: bool, shut: bool, complete: int) -> Fate:
    """The fate of a Nature.

    `stands`: the Natures where it could go as an Element. `complete`: those complete, of the ones required.
    """
    state, count = _nature(card, stands, can_enter, shut, complete)
    under = names_of(stands)
    if can_enter:
        return Fate(state, "nature_now", stands=under)
    if shut:
        return Fate(state, "nature_closed", stands=under)
    if LEAST[card] < len(AFTER[card]):
        return Fate(state, "planet_after", stands=under, count=count)
    awaited = tuple([parent for parent in AFTER[card] if not BIT[parent] & complete])
    return Fate(state, "nature_after", awaited, under)
