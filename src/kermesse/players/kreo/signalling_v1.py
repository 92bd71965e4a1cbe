"""Signals of the first version: expectations of partners in a Divination, and the value of a seat's cards by them.

The rules of these signals, which a person will soon notice:
- all look for the same route to the planet: the shortest one, computed from the table and the discard;
- a seat that can put a Nature of the route in play lays it, and shows it to those who follow (it gets a token back);
- the others take the open places in the order of Creation: the first of them the first place, and so on;
- a seat with no card for its place takes a free one, or that of a later seat, which it shows the card;
- a seat without any place gets rid of an Aggression, or of a card that the team can spare;
- Les Hécatonchires are shown; while they rage, a seat with another Aggression lays it.
So a bot lays its card after those before it have spoken.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from kermesse.core.game import Seat
from kermesse.games.kreo.components import ALL_CARDS, ALTERATION, FACES, IDENTITY, KIND, LEVEL, NATURES, RANK, Card
from kermesse.games.kreo.forecast import (
    BITS,
    COUNT,
    ENOUGH,
    LEVEL_OF,
    PARENTS,
    PLANETE,
    SHOWS,
    Sketch,
)
from kermesse.games.kreo.tree import ABSENT, REQUIRED
from kermesse.games.kreo.view_types import KreoView

# The value of a card in this turn, in points: found by playing thousands of games and keeping the values that won more.
FILL: Final = 1.7  # an Element in a place of the route
COMPLETE: Final = 0.5  # and the Nature is complete: out of reach of Aggressions, and it opens what follows
OWN_PLACE: Final = 0.42  # the seat's own place by these signals
ANOTHER: Final = 0.33  # for each more of the same Element in the hand
WASTE: Final = (2.4, 1.2, 0.8)  # an Element lost, by how many of them the route can spare (2: or more)
ENTER: Final = 3.0  # a Nature of the route put in play
NATURE_LOST: Final = 9.0  # a Nature of the route
STRAY_LOST: Final = 1.7  # another Nature: it could have stood for an Element
DEAD_LOST: Final = 0.2  # one that its player may not play at all: nobody misses it
NOT_YET: Final = -50.0  # a Nature of the route that cannot enter in this turn
FRAIL: Final = {"associe": 0.3, "volatil": 0.2}  # altered Elements that often go again

PRESSING: Final = 1.5  # an Aggression, as the game goes on
LAST_CHANCE: Final = 50.0  # there are as many in the hand as turns in which they may be played
FORBIDDEN: Final = -900.0  # on the first and on the last turn
SWEPT: Final = 0.7  # an Aggression while Les Hécatonchires rage
SWEPT_TORNADE: Final = 1.7  # the worst of them
ECLAIR: Final = 0.7  # when nothing is exposed
STRUCK: Final = 4.0  # when something is
HECATONCHIRES_LATE: Final = 1.0  # in the turn before the last that they may be played in: a Nature must still end them
TORNADE: Final = 2.7
TORNADE_PRESSING: Final = 3.5  # still more, for it may come back
BLOWN: Final = 0.45  # for every Element exposed
COMES_BACK: Final = 1.3  # when none is


def held_by_me(view: KreoView) -> list[Card]:
    mine = view.mine
    assert mine is not None
    return mine.hand + [card for card in mine.placed if card]


def held_by(view: KreoView, seat: Seat) -> int:
    """The number of a seat's cards, in hand and laid."""
    return view.cards[seat] + sum(view.down[seat])


def may_be_last(view: KreoView) -> bool:
    """True if all hands can be empty when this Divination closes."""
    return all(held_by(view, seat) <= 1 + (seat in view.announced.cronos) for seat in range(view.seats))


def is_restricted(view: KreoView, seat: Seat, nature: Card) -> bool:
    """True if the seat would lose it: a Titan Natures of level II, a Titanide those of level III."""
    if not view.titans:
        return False
    return LEVEL[nature] == (2 if FACES[view.titans[seat].name].side == "titan" else 3)


NOBODY: Final = -1
ORDER: Final = {card: at for at, card in enumerate(ALL_CARDS)}


class Place:
    """An Element that a Nature lacks, and the seat that should bring it."""

    __slots__ = ("bit", "filled", "nature", "taker")

    def __init__(self, nature: int, bit: int) -> None:
        self.nature = nature
        self.bit = bit
        self.taker = NOBODY  # by position in the order of Creation
        self.filled = 0.0  # the chance that it is filled when the own card is turned up


class Plan:
    """A turn from one seat's point of view: the likely cards before it, and the places left for its own."""

    def __init__(self, view: KreoView, seat: Seat, sketch: Sketch, holders: Mapping[Card, Seat]) -> None:
        self.view = view
        self.seat = seat
        self.sketch = sketch  # the present table
        self.hand = held_by_me(view)
        self.order = [s for s in view.order if held_by(view, s)]  # a seat whose only card is on offer has none yet
        self.rank = self.order.index(seat)
        self.open = {nature for nature in sketch.route if sketch.can_enter(nature)}
        self.holders = holders  # of known cards
        self.table = sketch.copy()  # as expected when the own card is turned up
        self.places = [
            Place(nature, bit)
            for nature in sorted(sketch.incomplete(), key=self._turn_of)
            for bit in BITS
            if sketch.lacks(nature) & bit
        ]
        for rank in range(self.rank):
            self._foresee(rank)
        self.mine = self._next_place(self.rank)
        for rank in range(self.rank + 1, len(self.order)):
            self._next_place(rank)

    def _turn_of(self, nature: int) -> tuple[bool, float, int]:
        """The order of places: on the route first, then by low level and few missing Elements."""
        level = LEVEL_OF[nature]
        return nature not in self.sketch.route, level + 0.6 * COUNT[self.sketch.lacks(nature)], nature

    # Those before

    def _foresee(self, rank: int) -> None:
        """Apply the likely card of that seat to the table and the places."""
        table = self.table
        card = self._known_card(self.order[rank])
        if card == "HECATONCHIRES":
            table.hecatonchires = True
        elif card in RANK:
            self._foresee_nature(RANK[card], rank)
        elif table.hecatonchires:
            pass  # swept
        elif card == "":
            place = self._next_place(rank)
            if place is not None:
                self._fill(place, self._chance(self.order[rank], place.bit), True)
        elif KIND[card] == "element":
            self._fill(self._place_for(SHOWS[card], rank), 1.0, True)

    def _foresee_nature(self, nature: int, rank: int) -> None:
        table = self.table
        table.hecatonchires = False
        enters = table.can_enter(nature)
        stands_in = not enters or nature not in table.route
        if stands_in and self._fill(self._place_for(REQUIRED[nature], rank), 1.0, False):
            return
        if enters:
            table.enter(nature)
            self.places += [Place(nature, bit) for bit in BITS if REQUIRED[nature] & bit]

    def _fill(self, place: Place | None, chance: float, removable: bool) -> bool:
        if place is None:
            return False
        place.filled = chance
        if chance > 0.5:
            self.table.put(place.nature, place.bit, removable)
        return True

    def _known_card(self, seat: Seat) -> Card:
        """The card that was shown; or the Nature that it must be, if it was shown to others; '' for any other."""
        view = self.view
        for seen in view.seen:
            if seen.seat == seat and seen.turn == view.turn and seen.sure and seen.how in ("shown", "looked"):
                return seen.card
        if any(shown.seat == seat for shown in view.shown):
            for nature in sorted(self.open):
                card = NATURES[nature]
                if self.table.has[nature] == ABSENT and card not in self.hand and self.holders.get(card, seat) == seat:
                    return card
        if PLANETE in self.open and self.holders.get("PLANETE") == seat:
            return "PLANETE"
        return ""

    def _next_place(self, rank: int) -> Place | None:
        """The first place without a taker, now given to that rank."""
        for place in self.places:
            if place.taker == NOBODY:
                place.taker = rank
                return place
        return None

    def _place_for(self, mask: int, rank: int) -> Place | None:
        """The place of a known card."""
        where = self.table.best_place(mask)
        for place in self.places:
            if (place.nature, place.bit) == where:
                place.taker = rank
                return place
        return None

    def _chance(self, seat: Seat, bit: int) -> float:
        """The chance that a seat holds an Element."""
        unknown = self.sketch.left - len(self.hand)
        others = unknown - self.sketch.supply[bit.bit_length() - 1] + sum(SHOWS[card] == bit for card in self.hand)
        none = 1.0
        for card in range(held_by(self.view, seat)):
            if others <= card:
                return 1.0
            none *= (others - card) / (unknown - card)
        return 1.0 - none

    # One's own card

    def best(self) -> Card:
        """The best card; of equal ones the first in the order of the component tables, as a partner would expect."""
        return max(sorted(self.hand, key=ORDER.__getitem__), key=self.score)

    def score(self, card: Card) -> float:
        match KIND[card]:
            case "element":
                return self._element(card)
            case "nature":
                return self._nature(card)
        return self._aggression(IDENTITY[card])

    def _element(self, card: Card) -> float:
        mask = SHOWS[card]
        swept = self.table.hecatonchires
        gain, lost = (0.0, 1.0) if swept else self._gain(mask)
        slack = self.sketch.slack[mask.bit_length() - 1] if mask in BITS else 0
        again = sum(SHOWS[other] == mask for other in self.hand) - 1
        own = self.mine is not None and self.mine.bit & mask and not swept
        frail = FRAIL.get(ALTERATION[card], 0.0) * self.view.options.altered
        return gain - lost * WASTE[min(2, max(0, slack))] + ANOTHER * again + (OWN_PLACE if own else 0.0) - frail

    def _gain(self, mask: int) -> tuple[float, float]:
        """The expected gain of a card for one of these Elements, and the chance that it finds no place."""
        gain, lost = 0.0, 1.0
        for place in self.places:
            if place.bit & mask:
                free = 1.0 - place.filled
                lost *= 1.0 - free
                if place.nature in self.sketch.route:
                    completes = not self.table.lacks(place.nature) & ~place.bit
                    gain = max(gain, free * (FILL + COMPLETE * completes))
        return gain, lost

    def _nature(self, card: Card) -> float:
        nature = RANK[card]
        restricted = is_restricted(self.view, self.seat, card)
        if nature not in self.sketch.route:
            if restricted:
                return -DEAD_LOST
            gain, lost = self._gain(REQUIRED[nature])
            return gain - lost * STRAY_LOST
        enters = 0.0 if restricted else self._enters(nature)
        if not enters:
            return NOT_YET - LEVEL_OF[nature]
        return enters * ENTER - (1.0 - enters) * NATURE_LOST

    def _enters(self, nature: int) -> float:
        """The chance that its conditions are met when it is turned up."""
        if nature in self.open:
            return 1.0
        if self.sketch.has[nature] != ABSENT or nature in self.sketch.dead:
            return 0.0
        chance = 1.0
        for parent in sorted(map(self._is_completed, PARENTS[nature]), reverse=True)[: ENOUGH[nature]]:
            chance *= parent
        return chance

    def _is_completed(self, nature: int) -> float:
        """The chance that the seats before complete it."""
        chance = 0.0 if self.table.has[nature] == ABSENT else 1.0
        for place in self.places:
            if place.nature == nature:
                chance *= place.filled
        return chance

    def _aggression(self, identity: str) -> float:
        view = self.view
        if (view.turn == 1 or may_be_last(view)) and self.seat not in view.announced.crios:
            return FORBIDDEN
        turns = len(self.hand) - 1  # in which it may be played, this one included
        attacks = sum(KIND[card] == "aggression" for card in self.hand)
        late = view.turn / (view.turn + turns)
        press = PRESSING * late + LAST_CHANCE * (attacks >= turns)
        if self.table.hecatonchires:
            return press + (SWEPT_TORNADE if identity == "TORNADE" else SWEPT)
        exposed = self.table.exposed()
        match identity:
            case "ECLAIR":
                return press + ECLAIR - STRUCK * (exposed > 0)
            case "TORNADE" if exposed:
                return press + TORNADE + TORNADE_PRESSING * late - BLOWN * exposed
            case "TORNADE":
                return press - COMES_BACK
        return press + HECATONCHIRES_LATE * (turns <= 2)

    # Energy

    def seats_to_show(self, card: Card) -> Sequence[Seat]:
        """The seats that should be shown the laid card, the first first."""
        later = self.order[self.rank + 1 :]
        if card == "HECATONCHIRES":
            return later
        if KIND[card] == "element":
            return self._displaced(SHOWS[card])
        if RANK.get(card) not in self.open - {PLANETE} or is_restricted(self.view, self.seat, card):
            return []  # everybody knows who holds PLANETE
        riddle = any(NATURES[nature] not in self.hand for nature in self.open)
        return later if riddle else later[:1]

    def _displaced(self, mask: int) -> list[Seat]:
        """The seats that should fill the only places for the own Element."""
        if self.table.hecatonchires or (self.mine is not None and self.mine.bit & mask):
            return []
        takers = [place.taker for place in self.places if place.bit & mask]
        followers = [self.order[taker] for taker in takers if taker > self.rank]
        return [] if NOBODY in takers else followers[:1]
