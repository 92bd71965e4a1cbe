"""What would become of a seat's own cards if they were turned up now: told in its view, for hands that show it."""

from functools import lru_cache
from typing import Final, final

from kermesse.games.kreo.components import AFTER, ELEMENTS, IDENTITY, LEAST, NATURES, REQUIRES, Card
from kermesse.games.kreo.rules.creation import is_restricted
from kermesse.games.kreo.state import KreoState, held
from kermesse.games.kreo.tree import ABSENT, BIT, ETHERS, PARENTS, REQUIRED, SORT, STRIKES, Reading, exposed, names_of
from kermesse.games.kreo.view_types import Fate

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
    """By card of that seat, until the game is over."""
    if state.phase == "over":
        return {}
    told = Fates(state, seat, entering, shut, last, tree)
    return {card: told.of(card) for card in held(state, seat)}


@final
class Fates:
    """The table as a seat's cards would find it. `shut`: the Natures that are closed. `last`: this turn is surely the last one."""

    __slots__ = ("any_lacking", "can_enter", "complete", "lacking", "last", "seat", "shut", "state", "wild")

    def __init__(
        self, state: KreoState, seat: int, entering: tuple[Card, ...], shut: int, last: bool, tree: Reading
    ) -> None:
        self.state = state
        self.seat = seat
        self.shut = shut
        self.last = last
        self.complete: int = tree.complete
        self.wild: bool = state.hyperion >> seat & 1 != 0  # Hyperion was announced
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
            if self.state.hecatonchires:
                return SWEPT
            if sort == ETHERS or self.wild:
                return _of_element(self.any_lacking, self.can_enter)
            return _of_element(self.lacking[sort], self.can_enter & WANTING[sort])
        if sort == STRIKES:
            return _of_aggression(self.state, self.seat, IDENTITY[card], self.last)
        if is_restricted(self.state, self.seat, card):
            return RESTRICTED
        stands = 0
        for at in STANDS_AT[card]:
            stands |= self.lacking[at]
        bit = BIT[card]
        return _of_nature(card, stands, bit & self.can_enter != 0, bit & self.shut != 0, self.complete & PARENTS[card])


def _of_aggression(state: KreoState, seat: int, identity: str, last: bool) -> Fate:
    if not state.crios >> seat & 1:  # R9
        if state.turn == 1:
            return BAN_FIRST
        if last or state.last_turn:
            return BAN_LAST
    if state.hecatonchires:
        return SWEPT_WELL
    if identity == "HECATONCHIRES":
        return HECATONCHIRES
    return Fate("strike", "eclair" if identity == "ECLAIR" else "tornade", count=len(exposed(state)))


@lru_cache(maxsize=4096)
def _of_element(where: int, soon: int) -> Fate:
    """`where` there is a place for it, and the Natures that would have one if they were in play."""
    if where:
        return Fate("now", "element_now", names_of(where))
    return Fate("later", "element_later", names_of(soon)) if soon else NO_PLACE


@lru_cache(maxsize=4096)
def _of_nature(card: Card, stands: int, can_enter: bool, shut: bool, complete: int) -> Fate:
    """`stands`: where it could go as an Element. `complete`: of those that must be so first."""
    under = names_of(stands)
    if can_enter:
        return Fate("now", "nature_now", stands=under)
    if shut:
        return Fate("now" if under else "never", "nature_closed", stands=under)
    awaited = tuple([parent for parent in AFTER[card] if not BIT[parent] & complete])
    done = len(AFTER[card]) - len(awaited)
    if LEAST[card] < len(AFTER[card]):  # the planet, which waits for any two
        return Fate("later", "planet_after", stands=under, count=LEAST[card] - done)
    return Fate("later", "nature_after", awaited, under)
