"""A bot's picture of the table: what the next cards would do to it, and how near the planet it is.

It knows no more than the view does. Elements are bits of a mask here: EAU 1, FEU 2, TERRE 4, AIR 8.
"""

from itertools import combinations
from typing import Final

from kermesse.games.kreo.components import (
    AFTER,
    ALTERATION,
    ELEMENTS,
    FACES,
    IDENTITY,
    KIND,
    LEAST,
    LEVEL,
    NATURES,
    REQUIRES,
    STANDS_FOR,
    Card,
)
from kermesse.games.kreo.view import KreoView

BIT: Final[dict[str, int]] = {element: 1 << at for at, element in enumerate(ELEMENTS)}
REQUIRED: Final[dict[str, int]] = {nature: sum(BIT[e] for e in REQUIRES[nature]) for nature in NATURES}
SHOWS: Final[dict[Card, int]] = {card: sum(BIT[e] for e in elements) for card, elements in STANDS_FOR.items()}
COUNT: Final[list[int]] = [mask.bit_count() for mask in range(16)]
ALL: Final = 15


def _route(pair: tuple[str, str]) -> tuple[str, ...]:
    """PLANETE, two level III Natures, and everything under them."""
    natures = {"PLANETE", *pair}
    for nature in pair:
        for parent in AFTER[nature]:
            natures |= {parent, *AFTER[parent]}
    return tuple(nature for nature in NATURES if nature in natures)


ROUTES: Final[list[tuple[str, ...]]] = [_route(pair) for pair in combinations(AFTER["PLANETE"], 2)]

NO_WAY: Final = -100.0
TOO_LATE: Final = -40.0  # the last turn without PLANETE in play, or the end: nothing to lose any more
URGENT: Final = (0.0, 2.0, 1.6, 1.25, 1.0)  # a card that is still needed, by level: the others wait for the lower ones
SHORTAGE: Final = 2.5  # an Element that will not suffice
TIGHT: Final = 0.4  # an Element of which none may be lost any more
LOST_BRANCHES: Final = (8.0, 8.0, 4.5, 0.8, 0.0)  # by the Natures of level III that can still be reached
COMPLETED: Final = 0.4  # a Nature of the route out of reach of Aggressions, and what it opens
ATTACK_LEFT: Final = 0.8  # an Aggression still to be played
ACCEPTED: Final = 0.5  # a card of the next turn that would find a place
RAGING: Final = 1.2  # Les Hécatonchires at the end of a turn
LIKELY: Final = 3  # routes that are looked at
ALTERNATIVE: Final = 0.1  # how much the second best route counts


class Sketch:
    """The table as far as it matters for what comes next."""

    __slots__ = (
        "aggressions",
        "altered",
        "dead",
        "dropped",
        "has",
        "hecatonchires",
        "last",
        "left",
        "loose",
        "routes",
        "supply",
        "won",
    )

    def __init__(self) -> None:
        self.has: dict[str, int] = {}  # Natures in play: the Elements that they own
        self.loose: dict[str, int] = {}  # of those, the ones that an Aggression can remove
        self.dead: set[str] = set()  # Natures discarded, or standing for an Element
        self.supply = [0, 0, 0, 0]  # Element cards of each kind still to be played
        self.aggressions = 0  # still to be played
        self.left = 0  # cards that the team still holds
        self.dropped = 0  # cards that a Tornade without effect has cost
        self.hecatonchires = False
        self.altered = False
        self.last = ""  # kind of the last card played
        self.won = False
        self.routes = ROUTES  # the best first

    def copy(self) -> "Sketch":
        other = Sketch()
        other.has = self.has.copy()
        other.loose = self.loose.copy()
        other.dead = self.dead.copy()
        other.supply = self.supply[:]
        other.aggressions = self.aggressions
        other.left = self.left
        other.dropped = self.dropped
        other.hecatonchires = self.hecatonchires
        other.altered = self.altered
        other.last = self.last
        other.won = self.won
        other.routes = self.routes
        return other

    def is_complete(self, nature: str) -> bool:
        return self.has.get(nature, 0) == REQUIRED[nature]

    def can_enter(self, nature: str) -> bool:
        if nature in self.has or nature in self.dead:
            return False
        return sum(self.is_complete(parent) for parent in AFTER[nature]) >= LEAST[nature]

    def is_closed(self, nature: str) -> bool:
        """Lost, or behind one that is."""
        if nature in self.has:
            return False
        return nature in self.dead or any(self.is_closed(parent) for parent in AFTER[nature])

    def places(self, mask: int) -> list[tuple[str, int]]:
        """Where a card that stands for one of these Elements could go."""
        found = []
        for nature, has in self.has.items():
            lacks = REQUIRED[nature] & ~has & mask
            while lacks:
                bit = lacks & -lacks
                found.append((nature, bit))
                lacks ^= bit
        return found

    def open_places(self) -> int:
        return sum(COUNT[REQUIRED[nature] & ~has] for nature, has in self.has.items())

    def exposed(self) -> int:
        return sum(COUNT[loose] for nature, loose in self.loose.items() if not self.is_complete(nature))

    def put(self, nature: str, bit: int, removable: bool) -> None:
        self.has[nature] |= bit
        if removable:
            self.loose[nature] = self.loose.get(nature, 0) | bit
        if nature == "PLANETE" and self.has[nature] == ALL:
            self.won = True

    def remove(self, nature: str, bit: int) -> None:
        self.has[nature] &= ~bit
        self.loose[nature] &= ~bit

    def play(self, card: Card, name: str = "", wild: bool = False) -> None:
        """The card is revealed by a sensible player who wears that face."""
        if self.won:
            return
        kind = KIND[card]
        self.left -= 1
        previous, self.last = self.last, kind
        if kind == "nature":
            self.hecatonchires = False
            if name and LEVEL[card] == (2 if FACES[name].side == "titan" else 3):
                self.dead.add(card)
            else:
                self._play_nature(card)
        elif kind == "element":
            self._play_element(card, wild, previous)
        else:
            self._attack(IDENTITY[card])

    def _play_nature(self, card: Card) -> None:
        if self.can_enter(card) and (card in self.routes[0] or not self.places(SHOWS[card])):
            self.has[card] = 0
            return
        where = best_place(self, SHOWS[card])
        if where is None:
            if self.can_enter(card):
                self.has[card] = 0
            else:
                self.dead.add(card)
            return
        self.dead.add(card)
        self.put(*where, False)

    def _play_element(self, card: Card, wild: bool, previous: str) -> None:
        mask = SHOWS[card]
        if mask != ALL:
            self.supply[mask.bit_length() - 1] -= 1
        if self.hecatonchires or (self.altered and ALTERATION[card] == "associe" and previous != "element"):
            return
        where = best_place(self, ALL if wild else mask)
        if where is not None:
            self.put(*where, True)

    def _attack(self, identity: str) -> None:
        self.aggressions -= 1
        if self.hecatonchires:
            return
        if identity == "HECATONCHIRES":
            self.hecatonchires = True
            return
        exposed = [
            (COUNT[self.has[nature]], nature, bit)
            for nature, loose in self.loose.items()
            if not self.is_complete(nature)
            for bit in (1, 2, 4, 8)
            if loose & bit
        ]
        if identity == "TORNADE":
            for _, nature, bit in exposed:
                self.remove(nature, bit)
            if not exposed:
                self.aggressions += 1  # it comes back
                self.dropped += 1  # the card left with it; the Tornade did not
        elif exposed:
            _, nature, bit = min(exposed)
            self.remove(nature, bit)


def best_place(sketch: Sketch, mask: int) -> tuple[str, int] | None:
    """Complete a Nature of the route first, then the lower level."""
    places = sketch.places(mask)
    if len(places) < 2:
        return places[0] if places else None
    route = sketch.routes[0]
    return min(
        places,
        key=lambda place: (
            place[0] not in route,
            COUNT[REQUIRED[place[0]] & ~sketch.has[place[0]]],
            LEVEL[place[0]],
        ),
    )


def _route_value(sketch: Sketch, route: tuple[str, ...]) -> float:
    """Minus the cards that it still takes, and a price for Elements that run short."""
    need = 0.0
    demand = [0, 0, 0, 0]
    has = sketch.has
    for nature in route:
        owned = has.get(nature)
        if owned is None:
            if nature in sketch.dead:
                return NO_WAY + sum(other not in sketch.dead for other in route)
            need += URGENT[LEVEL[nature]]
            owned = 0
        lacks = REQUIRED[nature] & ~owned
        need += URGENT[LEVEL[nature]] * COUNT[lacks]
        for at in range(4):
            demand[at] += lacks >> at & 1
    shortage = tight = 0
    for at in range(4):
        spare = sketch.supply[at] - demand[at]
        if spare < 0:
            shortage -= spare
        elif spare == 0 and demand[at]:
            tight += 1
    if shortage:
        helpers = sum(nature not in route and nature not in has and nature not in sketch.dead for nature in NATURES)
        shortage = max(0, shortage - helpers)
        tight += 1
    return -need - SHORTAGE * shortage - TIGHT * tight


def value(sketch: Sketch, seats: int) -> float:
    """How good the table is for the team once these cards are played: more is better."""
    if sketch.won:
        return 50.0 - 100.0 * (sketch.aggressions > 0)
    if sketch.left <= seats and ("PLANETE" not in sketch.has or not sketch.left):
        return TOO_LATE + 2.0 * ("PLANETE" in sketch.has) + COUNT[sketch.has.get("PLANETE", 0)]
    values = sorted((_route_value(sketch, route) for route in sketch.routes[:LIKELY]), reverse=True)
    route = sketch.routes[0]
    enter = sum((1.0 if nature in route else 0.3) for nature in NATURES if sketch.can_enter(nature))
    places = sum(
        (1.0 if nature in route else 0.4) * COUNT[REQUIRED[nature] & ~has] for nature, has in sketch.has.items()
    )
    accepted = min(float(seats), places + enter)
    return (
        values[0]
        + ALTERNATIVE * max(values[1] - values[0], -10.0)
        - ATTACK_LEFT * sketch.aggressions
        - sketch.dropped
        + ACCEPTED * accepted
        + COMPLETED * sum(map(sketch.is_complete, route))
        - RAGING * sketch.hecatonchires
        - LOST_BRANCHES[sum(not sketch.is_closed(nature) for nature in AFTER["PLANETE"])]
    )


def sketch_of(view: KreoView, unplayed: list[Card]) -> Sketch:
    """The view's table; `unplayed` are all cards of the deck that are neither on it nor in the discard."""
    sketch = Sketch()
    for nature in view.table:
        sketch.has[nature.nature] = sum(BIT[owned.element] for owned in nature.owned)
        sketch.loose[nature.nature] = sum(
            BIT[owned.element] for owned in nature.owned if KIND[owned.card] == "element" and not owned.token
        )
        sketch.dead.update(owned.card for owned in nature.owned if KIND[owned.card] == "nature")
    sketch.dead.update(card for card in view.discard if KIND[card] == "nature")
    for card in unplayed:
        if KIND[card] == "aggression":
            sketch.aggressions += 1
        elif KIND[card] == "element" and SHOWS[card] != ALL:
            sketch.supply[SHOWS[card].bit_length() - 1] += 1
    sketch.left = len(unplayed)
    sketch.hecatonchires = view.hecatonchires
    sketch.altered = view.altered
    sketch.last = view.last_played or ""
    sketch.routes = sorted(ROUTES, key=lambda route: _route_value(sketch, route), reverse=True)
    return sketch
