"""A table of Kréo in numbers, for bots that look ahead: kinds of cards instead of cards, and whole games in less than a
millisecond. Basic rules only: neither Titans nor altered Elements.

Kinds: the four Elements, the Éther, the Natures in the order of the tree, then the three Aggressions. Sets of Elements
and of Natures are masks.
"""

from dataclasses import dataclass
from typing import Annotated, Final

from kermesse.core.copying import SHARED, Copied
from kermesse.core.defaults import new_state, per_seat, repeated
from kermesse.games.kreo.components import ELEMENTS, IDENTITY, KIND, NATURES, RANK, Card
from kermesse.games.kreo.forecast import ENOUGH, LEVEL_OF
from kermesse.games.kreo.forecast import PARENTS as PARENT_LISTS
from kermesse.games.kreo.forecast import ROUTES as ROUTE_SETS
from kermesse.games.kreo.tree import REQUIRED

ETHER: Final = 4
NATURE: Final = 5  # the first of them
ECLAIR: Final = 16
HECATONCHIRES: Final = 17
TORNADE: Final = 18
KINDS: Final = 19
PLANETE: Final = 10  # among the Natures
COUNT_NATURES: Final = 11
_AGGRESSIONS: Final = {"ECLAIR": ECLAIR, "HECATONCHIRES": HECATONCHIRES, "TORNADE": TORNADE}


def _number(card: Card) -> int:
    if card in RANK:
        return NATURE + RANK[card]
    if KIND[card] == "aggression":
        return _AGGRESSIONS[IDENTITY[card]]
    return ETHER if IDENTITY[card] == "ETHER" else ELEMENTS.index(IDENTITY[card])


NUMBER: Final[dict[Card, int]] = {card: _number(card) for card in KIND}
REQUIRES: Final[list[int]] = list(REQUIRED)
LEVEL: Final[list[int]] = list(LEVEL_OF)
PARENTS: Final[list[int]] = [sum(1 << parent for parent in parents) for parents in PARENT_LISTS]
LEAST: Final[list[int]] = list(ENOUGH)  # number of parents that must be complete
ROUTES: Final[list[int]] = [sum(1 << nature for nature in route) for route in ROUTE_SETS]
COUNT: Final[list[int]] = [mask.bit_count() for mask in range(1 << len(NATURES))]
NEEDS: Final[list[int]] = [
    mask.bit_count() + sum((mask >> element & 1) << 8 * element + 8 for element in range(4)) for mask in range(16)
]
STANDS_FOR: Final[list[int]] = [1, 2, 4, 8, 15, *REQUIRES, 0, 0, 0]

SHORT: Final = 0.3  # as in games/kreo/forecast.py, and:
TOO_SHORT: Final = 3.0
TAKEN_BACK: Final = 8.0  # a Nature of the route that must come back from the discard
GONE: Final = 1_000.0  # one that stands for an Element


@dataclass(slots=True, init=False)
class Board(Copied):
    """Public facts, and common beliefs about hands."""

    seats: int = 0
    turn: int = 1
    first: int = 0
    has: list[int] = repeated(COUNT_NATURES, -1)  # the Elements under each Nature in play; -1: not in play
    loose: list[int] = repeated(COUNT_NATURES, 0)  # of those, the ones that an Aggression can remove
    dead: int = 0  # Natures discarded, or standing for an Element
    rage: bool = False
    supply: list[int] = repeated(KINDS, 0)  # held by anybody
    discard: list[int] = repeated(KINDS, 0)
    cards: list[int] = per_seat(0)  # held by each seat
    energy: list[int] = per_seat(0)
    reserve: int = 0
    belief: list[list[float]] = per_seat(repeated(KINDS, 1.0))  # relative likelihood that a card is with that seat
    route: int = ROUTES[0]
    slack: Annotated[list[int], SHARED] = repeated(4, 0)  # number of each Element that the route can spare
    distance: float = 0.0  # to the planet by the route, in cards
    over: bool = False
    won: bool = False
    banned: bool = False  # by an Aggression on the first turn or the last
    strangers: int = 0  # seats that do not follow signalling_v2.py

    def complete(self) -> int:
        return complete_in(self.has)

    def find_route(self) -> None:
        """Set the cheapest route; of equal ones the first, so that all bots take the same."""
        has, supply, discard = self.has, self.supply, self.discard
        spare = gone = 0
        needs: list[int] = []  # by Nature: cards in the lowest byte, then those of each Element
        for nature in range(COUNT_NATURES):
            if self.dead >> nature & 1:
                if not discard[NATURE + nature]:
                    gone |= 1 << nature
            elif has[nature] < 0:
                spare |= 1 << nature
            needs.append(NEEDS[REQUIRES[nature]] + 1 if has[nature] < 0 else NEEDS[REQUIRES[nature] & ~has[nature]])
        best = 1e9
        for route in ROUTES:
            need = 0
            for nature in range(COUNT_NATURES):
                if route >> nature & 1:
                    need += needs[nature]
            slack: list[int] = []
            short = 0
            for element in range(4):
                left = supply[element] - (need >> 8 * element + 8 & 255)
                slack.append(left)
                if left < 0:
                    short -= left
            need &= 255
            cost = need + SHORT * short + TAKEN_BACK * COUNT[self.dead & ~gone & route] + GONE * COUNT[gone & route]
            helpers = supply[ETHER] + COUNT[spare & ~route]
            if short > helpers:
                cost += TOO_SHORT * (short - helpers)
            if cost < best - 1e-9:
                best = cost
                self.route = route
                self.slack = slack
        self.distance = best

    def attacks(self) -> int:
        """The number of Aggressions that are still held."""
        return self.supply[ECLAIR] + self.supply[HECATONCHIRES] + self.supply[TORNADE]

    def best_place(self, mask: int) -> int:
        """The place for a card that counts as one of these Elements, as 4 * Nature + Element; -1: none.

        On the route first, then what it nearly completes, the scarcest Element, the lower level.
        """
        best, found = 1e9, -1
        for nature in range(COUNT_NATURES):
            owned = self.has[nature]
            if owned < 0:
                continue
            lacks = REQUIRES[nature] & ~owned
            if not lacks & mask:
                continue
            for element in range(4):
                if lacks & mask & 1 << element:
                    cost = COUNT[lacks] + self.slack[element] + 0.01 * LEVEL[nature]
                    if not self.route >> nature & 1:
                        cost += 100.0
                    if cost < best:
                        best, found = cost, nature * 4 + element
        return found

    def worst_target(self) -> int:
        """The target of an Éclair, as 4 * Nature + Element; -1: nothing is exposed."""
        best, found = 1e9, -1
        for nature in range(COUNT_NATURES):
            if self.loose[nature] and self.has[nature] != REQUIRES[nature]:
                for element in range(4):
                    if self.loose[nature] >> element & 1:
                        harm = (100.0 if self.route >> nature & 1 else 0.0) - self.slack[element]
                        if harm < best:
                            best, found = harm, nature * 4 + element
        return found

    def worth(self, kind: int) -> float:
        """The value of a card to the team."""
        if kind >= ECLAIR:
            return -10.0
        if kind >= NATURE:
            nature = kind - NATURE
            if not self.route >> nature & 1:
                return 2.0
            return 50.0 if nature == PLANETE else 20.0 - LEVEL[nature]
        if kind == ETHER:
            return 8.0
        slack = self.slack[kind]
        return 0.0 if slack > 1 else 1.0 if slack == 1 else 3.0 - 0.1 * slack

    def least_missed(self, hand: list[int]) -> int:
        """The least useful Element or Nature in a hand; -1 if it has none."""
        least, found = 1e9, -1
        for kind in range(ECLAIR):
            if hand[kind]:
                worth = self.worth(kind)
                if worth < least:
                    least, found = worth, kind
        return found

    # A card turned up

    def turn_up(self, seat: int, kind: int, last: bool, hand: list[int]) -> None:
        """Apply a card that has left that hand and is turned up."""
        self.supply[kind] -= 1
        if kind >= ECLAIR:
            self._attack(seat, kind, last, hand)
        elif kind >= NATURE:
            self._nature(seat, kind - NATURE)
        elif self.rage:
            self.discard[kind] += 1
        else:
            place = self.best_place(STANDS_FOR[kind])
            if place < 0:
                self.discard[kind] += 1
            else:
                self.loose[place >> 2] |= 1 << (place & 3)
                self._fill(place)

    def _nature(self, seat: int, nature: int) -> None:
        self.rage = False
        enters = COUNT[PARENTS[nature] & self.complete()] >= LEAST[nature]
        if not (enters and self.route >> nature & 1):
            place = self.best_place(REQUIRES[nature])
            if place >= 0:
                self.dead |= 1 << nature
                self._gain(seat)
                self._fill(place)
                return
        if enters:
            self.has[nature] = self.loose[nature] = 0
            self._gain(seat)
        else:
            self._lose_nature(nature)

    def _lose_nature(self, nature: int) -> None:
        self.dead |= 1 << nature
        self.discard[NATURE + nature] += 1

    def _fill(self, place: int) -> None:
        nature = place >> 2
        self.has[nature] |= 1 << (place & 3)
        if nature == PLANETE and self.has[nature] == REQUIRES[nature]:
            self.over = True
            self.won = self.attacks() == 0

    def _gain(self, seat: int) -> None:
        if self.reserve:
            self.reserve -= 1
            self.energy[seat] += 1

    def _attack(self, seat: int, kind: int, last: bool, hand: list[int]) -> None:
        self.discard[kind] += 1
        if self.turn == 1 or last:
            self.over = self.banned = True
            return
        if self.rage:
            return
        if kind == HECATONCHIRES:
            self.rage = True
            return
        struck = self.worst_target()
        if struck >= 0:
            if kind == ECLAIR:
                self._strike(struck)
                return
            while struck >= 0:
                self._strike(struck)
                struck = self.worst_target()
        elif kind == TORNADE:
            self.discard[kind] -= 1
            self.supply[kind] += 1
            hand[kind] += 1
            self.known(seat, kind)
            self._drop(hand)

    def _strike(self, place: int) -> None:
        bit = 1 << (place & 3)
        self.loose[place >> 2] &= ~bit
        self.has[place >> 2] &= ~bit
        self.discard[place & 3] += 1

    def _drop(self, hand: list[int]) -> None:
        """Drop the least useful card: the Tornade came back."""
        kind = self.least_missed(hand)
        if kind < 0:
            self.over = True  # it would come back for ever
            return
        hand[kind] -= 1
        self.supply[kind] -= 1
        if kind >= NATURE:
            self._lose_nature(kind - NATURE)
        else:
            self.discard[kind] += 1

    # A card taken back from the discard

    def take_back(self, seat: int, hand: list[int], give: int, take: int) -> None:
        hand[give] -= 1
        hand[take] += 1
        self.retrieve(seat, give, take)

    def retrieve(self, seat: int, give: int, take: int) -> None:
        """Update the public facts for a card taken back."""
        self.supply[give] -= 1
        self.supply[take] += 1
        self.discard[take] -= 1
        self.energy[seat] -= 3
        self.reserve += 3
        if give >= NATURE:
            self._lose_nature(give - NATURE)
        else:
            self.discard[give] += 1
        if take >= NATURE:
            self.dead &= ~(1 << (take - NATURE))
            self.known(seat, take)
        self.find_route()

    def undo(self, seat: int, give: int, take: int) -> None:
        """Undo `retrieve`."""
        self.supply[give] += 1
        self.supply[take] -= 1
        self.discard[give] -= 1
        self.discard[take] += 1
        self.energy[seat] += 3
        self.reserve -= 3
        if give >= NATURE:
            self.dead &= ~(1 << (give - NATURE))
        if take >= NATURE:
            self.dead |= 1 << (take - NATURE)

    def known(self, seat: int, kind: int) -> None:
        """Note that everybody saw the only card of its kind go to that seat."""
        for other in range(self.seats):
            self.belief[other][kind] = 1.0 if other == seat else HARDLY


HARDLY: Final = 1e-4


def complete_in(has: list[int]) -> int:
    mask = 0
    for nature in range(COUNT_NATURES):
        if has[nature] == REQUIRES[nature]:
            mask |= 1 << nature
    return mask


def new_board(seats: int) -> Board:
    board = new_state(Board, seats)
    board.seats = seats
    return board
