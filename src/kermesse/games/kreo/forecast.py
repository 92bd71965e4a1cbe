"""A bot's model of the table: the places that cards can take, and the shortest route to the planet.

It uses only the view. Elements are bits of a mask here (EAU 1, FEU 2, TERRE 4, AIR 8); Natures are numbers in the order
of the tree.
"""

from dataclasses import dataclass
from itertools import combinations
from typing import Annotated, Final

from kermesse.core.copying import SHARED, Copied
from kermesse.core.defaults import fresh, new_state, repeated
from kermesse.games.kreo.components import (
    AFTER,
    ELEMENTS,
    IDENTITY,
    KIND,
    LEAST,
    LEVEL,
    NATURES,
    RANK,
    STANDS_FOR,
    Card,
    deck_of,
)
from kermesse.games.kreo.tree import ABSENT, ELEMENT_BIT, REQUIRED
from kermesse.games.kreo.view_types import KreoView

BIT: Final = ELEMENT_BIT
BITS: Final = (1, 2, 4, 8)
ALL: Final = 15
SHOWS: Final[dict[Card, int]] = {card: sum(BIT[e] for e in elements) for card, elements in STANDS_FOR.items()}
COUNT: Final[list[int]] = [mask.bit_count() for mask in range(16)]
EVERY: Final = range(len(NATURES))
LEVEL_OF: Final[list[int]] = [LEVEL[nature] for nature in NATURES]
PARENTS: Final[list[tuple[int, ...]]] = [tuple(RANK[parent] for parent in AFTER[nature]) for nature in NATURES]
ENOUGH: Final[list[int]] = [LEAST[nature] for nature in NATURES]  # number of parents that must be complete
PLANETE: Final = RANK["PLANETE"]


def _route(pair: tuple[int, int]) -> frozenset[int]:
    """PLANETE, two level III Natures, and everything under them."""
    middle = {parent for nature in pair for parent in PARENTS[nature]}
    return frozenset({PLANETE, *pair, *middle, *(parent for nature in middle for parent in PARENTS[nature])})


ROUTES: Final[list[frozenset[int]]] = [_route(pair) for pair in combinations(PARENTS[PLANETE], 2)]

CLOSED: Final = 1_000.0  # cost of a route with a lost Nature
LOST_NATURE: Final = 10.0  # for each lost Nature
SHORT: Final = 0.3  # for an Element that another card must stand for
TOO_SHORT: Final = 3.0  # for an Element that no remaining card can stand for


@dataclass(slots=True, init=False)
class Sketch(Copied):
    """The parts of a table that matter for the next moves. A copy is for trying out changes."""

    has: list[int] = repeated(len(NATURES), ABSENT)  # the Elements under each Nature in play
    loose: list[int] = repeated(len(NATURES), 0)  # of those, the ones that an Aggression can remove
    dead: Annotated[set[int], SHARED] = fresh(set)  # Natures discarded, or standing for an Element
    supply: Annotated[list[int], SHARED] = repeated(4, 0)  # Element cards of each kind still to be played
    ethers: int = 0  # still to be played
    left: int = 0  # cards still to be played
    hecatonchires: bool = False
    route: frozenset[int] = ROUTES[0]  # the way to the planet that every bot computes alike
    slack: Annotated[list[int], SHARED] = repeated(4, 0)  # number of each Element that the route can spare

    def lacks(self, nature: int) -> int:
        return REQUIRED[nature] & ~max(0, self.has[nature])

    def is_complete(self, nature: int) -> bool:
        return self.has[nature] == REQUIRED[nature]

    def can_enter(self, nature: int) -> bool:
        if self.has[nature] != ABSENT or nature in self.dead:
            return False
        return sum(self.is_complete(parent) for parent in PARENTS[nature]) >= ENOUGH[nature]

    def incomplete(self) -> list[int]:
        has = self.has
        return [nature for nature in EVERY if has[nature] != ABSENT and has[nature] != REQUIRED[nature]]

    def exposed(self) -> int:
        """The number of Elements that an Aggression could remove."""
        return sum(COUNT[self.loose[nature]] for nature in self.incomplete())

    def places(self, mask: int) -> list[tuple[int, int]]:
        """The places where a card for one of these Elements could go."""
        return [
            (nature, bit)
            for nature in self.incomplete()
            for bit in BITS
            if REQUIRED[nature] & ~self.has[nature] & mask & bit
        ]

    def best_place(self, mask: int) -> tuple[int, int] | None:
        """The best place: first on the route, then completing a Nature or nearly so, the lower level, the scarcest
        Element.
        """
        places = self.places(mask)
        if len(places) < 2:
            return places[0] if places else None
        return min(places, key=self.fitness)

    def fitness(self, place: tuple[int, int]) -> tuple[bool, float, int]:
        nature, bit = place
        left = COUNT[self.lacks(nature)]
        return nature not in self.route, left + self.slack[bit.bit_length() - 1], LEVEL_OF[nature]

    def put(self, nature: int, bit: int, removable: bool) -> None:
        self.has[nature] |= bit
        if removable:
            self.loose[nature] |= bit

    def enter(self, nature: int) -> None:
        self.has[nature] = self.loose[nature] = 0

    def cost(self, route: frozenset[int]) -> float:
        """The number of cards that the route still needs, plus a price for scarce Elements."""
        lost = sum(nature in self.dead for nature in route)
        if lost:
            return CLOSED + LOST_NATURE * lost
        need = sum(COUNT[self.lacks(nature)] + (self.has[nature] == ABSENT) for nature in route)
        shortage = -sum(min(0, spare) for spare in self.spare(route))
        helpers = self.ethers + sum(
            self.has[nature] == ABSENT and nature not in route and nature not in self.dead for nature in EVERY
        )
        return need + SHORT * shortage + TOO_SHORT * max(0, shortage - helpers)

    def spare(self, route: frozenset[int]) -> list[int]:
        """The number of each Element left over after everything that the route lacks."""
        spare = self.supply[:]
        for nature in route:
            lacks = self.lacks(nature)
            for at in range(4):
                spare[at] -= lacks >> at & 1
        return spare

    def demand(self, at: int) -> int:
        """The number of an Element that the route still lacks."""
        return self.supply[at] - self.slack[at]

    def distance(self) -> float:
        """The cost of the cheapest route to the planet."""
        return min(map(self.cost, ROUTES))

    def find_route(self) -> None:
        """Set the cheapest route; of equal ones the first in the tree's order, so that all bots take the same."""
        self.route = min(ROUTES, key=self.cost)
        self.slack = self.spare(self.route)

    def worth(self, card: Card) -> float:
        """The value of a card to the team."""
        if KIND[card] == "nature":
            nature = RANK[card]
            return (50.0 if nature == PLANETE else 20.0 - LEVEL_OF[nature]) if nature in self.route else 2.0
        if KIND[card] == "aggression":
            return -10.0
        if SHOWS[card] == ALL:
            return 8.0
        slack = self.slack[SHOWS[card].bit_length() - 1]
        return 0.0 if slack > 1 else 1.0 if slack == 1 else 3.0 - 0.1 * slack


def kind_of(card: Card) -> int:
    """The Element of a card as a number; -1 for an Éther and everything else."""
    return ELEMENTS.index(IDENTITY[card]) if IDENTITY[card] in BIT else -1


def sketch_of(view: KreoView) -> Sketch:
    """The model of the view's table, with its route."""
    sketch = new_state(Sketch, view.seats)
    out = {view.current, *view.discard}
    for row in view.table:
        nature = RANK[row.nature]
        out.add(row.nature)
        sketch.enter(nature)
        for owned in row.owned:
            out.add(owned.card)
            is_nature = KIND[owned.card] == "nature"
            sketch.put(nature, BIT[owned.element], not is_nature and not owned.token)
            if is_nature:
                sketch.dead.add(RANK[owned.card])
    sketch.dead.update(RANK[card] for card in view.discard if card in RANK)
    for card in deck_of(view.seats, view.options.first_game):
        if card in out:
            continue
        sketch.left += 1
        if (at := kind_of(card)) >= 0:
            sketch.supply[at] += 1
        elif KIND[card] == "element":
            sketch.ethers += 1
    sketch.hecatonchires = view.hecatonchires
    sketch.find_route()
    return sketch
