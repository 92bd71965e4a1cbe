"""What partners expect of each other in a Divination, from public facts only; and a look ahead that builds on it.

The convention, which a person will soon notice:
- who can put a Nature of the route in play lays it, and shows it to those who follow (the token comes back with it);
- so whoever is ready with a token left and has shown nothing lays no such Nature;
- the others take the open places in turn: the k-th of them goes for the k-th place;
- who has nothing for its place takes one that nobody is meant to fill, or gets rid of what the team can spare.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from kermesse.core.game import Seat
from kermesse.games.kreo.components import (
    ALTERATION,
    FACES,
    IDENTITY,
    KIND,
    LEVEL,
    RANK,
    Card,
    deck_of,
)
from kermesse.games.kreo.forecast import ALL, COUNT, REQUIRED, SHOWS, Sketch, sketch_of, value
from kermesse.games.kreo.view import KreoView

WORLDS: Final = 16  # ways in which the hidden cards may lie, looked at for one decision
KEEP: Final = 0.15  # by so much another card must be better to replace the one that lies there
GOOD_RIDDANCE: Final = 0.2  # an Aggression out of the hand
USUAL: Final = 0.6  # what the partners expect
NATURE_FIRST: Final = 1.0  # what can enter goes before what can follow
DUPLICATE: Final = 0.1  # to lay what one has several of
IDLE: Final = 0.4  # to be left with nothing that the table could take
NEVER_PLAY: Final = -1_000.0


def held_by_me(view: KreoView) -> list[Card]:
    mine = view.mine
    assert mine is not None
    return mine.hand + [card for card in mine.placed if card]


def unplayed_cards(view: KreoView) -> list[Card]:
    """Every card of the deck that is neither on the table nor in the discard."""
    out = set(view.discard)
    for nature in view.table:
        out.add(nature.nature)
        out.update(owned.card for owned in nature.owned)
    return [card for card in deck_of(view.seats, view.first_game) if card not in out and card != view.current]


def may_be_last(view: KreoView) -> bool:
    """Whether all hands can be empty when this Divination closes."""
    return all(
        view.cards[seat] + sum(view.down[seat]) <= 1 + (seat in view.announced.cronos) for seat in range(view.seats)
    )


def is_restricted(view: KreoView, seat: Seat, nature: Card) -> bool:
    """A Titan loses Natures of level II, a Titanide those of level III."""
    if not view.titans:
        return False
    return LEVEL[nature] == (2 if FACES[view.titans[seat].name].side == "titan" else 3)


def places_in_turn(sketch: Sketch, natures: Sequence[Card]) -> list[int]:
    """The Elements that the table can take, and those that Natures about to enter can; the most wanted first."""
    route = sketch.routes[0]
    has = {**sketch.has, **dict.fromkeys(natures, 0)}
    wanted = sorted(has, key=lambda nature: (nature not in route, COUNT[REQUIRED[nature] & ~has[nature]], RANK[nature]))
    return [bit for nature in wanted for bit in (1, 2, 4, 8) if REQUIRED[nature] & ~has[nature] & bit]


class Foresight:
    """One seat's look at the Divination: who will lay what, and what then becomes of its own card."""

    def __init__(self, view: KreoView, seat: Seat, lacks: Mapping[Seat, set[Card]], random: Random) -> None:
        self.view = view
        self.seat = seat
        self.lacks = lacks  # Natures that a seat would have laid before, had it held them
        self.random = random
        self.hand = held_by_me(view)
        self.unplayed = unplayed_cards(view)
        self.sketch = sketch_of(view, self.unplayed)
        self.order = view.order
        self.rank = view.order.index(seat)
        self.banned = view.turn == 1 or may_be_last(view)
        self.tellers = {shown.seat for shown in view.shown}
        self.quiet = {s for s in view.ready if view.energy[s] and s not in self.tellers and s != view.order[-1]}
        self.certain = {
            seen.seat: seen.card
            for seen in view.seen
            if seen.turn == view.turn and seen.sure and seen.how in ("shown", "looked")
        }
        self.names = [titan.name for titan in view.titans] or [""] * view.seats

    def best(self, candidates: Sequence[Card]) -> Card:
        scores = self.weigh(candidates)
        mine = self.view.mine
        assert mine is not None
        for card in mine.placed:
            if card in scores:
                scores[card] += KEEP
        return max(candidates, key=scores.__getitem__)

    def weigh(self, candidates: Sequence[Card]) -> dict[Card, float]:
        """How good the table is after this Creation, on average, with each of these cards laid."""
        scores = {card: self._timing(card) for card in candidates}
        for _ in range(WORLDS):
            hands = self._deal()
            before = self.sketch.copy()
            entering: list[Card] = []
            places = 0
            for seat in self.order[: self.rank]:
                card = self._expected(seat, hands[seat], entering, places)
                places += self._notes(seat, card, entering)
                self._play(before, seat, card)
            usual = IDENTITY[self._expected(self.seat, self.hand, entering, places)]
            for card in candidates:
                if IDENTITY[card] == usual:
                    scores[card] += USUAL / WORLDS
                after = before.copy()
                known, filled = entering[:], places
                filled += self._notes(self.seat, card, known)
                self._play(after, self.seat, card)
                for seat in self.order[self.rank + 1 :]:
                    other = self._expected(seat, hands[seat], known, filled)
                    filled += self._notes(seat, other, known)
                    self._play(after, seat, other)
                scores[card] += (value(after, self.view.seats) - self._idle(after, card)) / WORLDS
        return scores

    def _play(self, sketch: Sketch, seat: Seat, card: Card) -> None:
        sketch.play(card, self.names[seat], seat in self.view.announced.hyperion)

    def _notes(self, seat: Seat, card: Card, entering: list[Card]) -> int:
        """A Nature that is shown makes places; any other card is thought to fill one."""
        if KIND[card] == "nature" and self.sketch.can_enter(card) and (seat in self.tellers or self.view.energy[seat]):
            entering.append(card)
            return 0
        return 1

    def _idle(self, sketch: Sketch, laid: Card) -> float:
        """Whether nothing of the hand would find a place then."""
        open_masks = 0
        for nature, has in sketch.has.items():
            open_masks |= REQUIRED[nature] & ~has
        for card in self.hand:
            if card != laid and (SHOWS[card] & open_masks or (KIND[card] == "nature" and sketch.can_enter(card))):
                return 0.0
        return IDLE

    def _timing(self, card: Card) -> float:
        """Aggressions: never on the first or last turn, and all of them before the last."""
        view, hand = self.view, self.hand
        if KIND[card] == "aggression":
            if self.banned and self.seat not in view.announced.crios:
                return NEVER_PLAY
            aggressions = sum(KIND[other] == "aggression" for other in hand)
            turns = len(hand) - 1 - (card == "TORNADE")  # in which it may still be played; a Tornade may come back
            return GOOD_RIDDANCE + 3.0 * (aggressions >= turns - 1) + 20.0 * (aggressions >= turns)
        if KIND[card] == "element":
            again = sum(IDENTITY[other] == IDENTITY[card] for other in hand) - 1
            frail = 0.3 * (ALTERATION[card] == "associe") + 0.2 * (ALTERATION[card] == "volatil")
            return DUPLICATE * again - frail * view.altered
        enters = self.sketch.can_enter(card) and card in self.sketch.routes[0]
        return NATURE_FIRST * (enters and not is_restricted(view, self.seat, card))

    # The hidden cards

    def _deal(self) -> list[list[Card]]:
        """As they may lie: known ones where they are, Natures where they can be, the others at random."""
        view, seats = self.view, self.view.seats
        hands: list[list[Card]] = [[] for _ in range(seats)]
        own = {*self.hand, view.mine.offered if view.mine is not None else ""}
        left = [card for card in self.unplayed if card not in own]
        for seen in view.seen:
            if seen.sure and seen.seat != self.seat and seen.card in left:
                left.remove(seen.card)
                hands[seen.seat].append(seen.card)
        self.random.shuffle(left)
        for seat in self.tellers - {self.seat} - self.certain.keys():
            enters = [card for card in left if KIND[card] == "nature" and self.sketch.can_enter(card)]
            likely = [card for card in enters if card in self.sketch.routes[0]] or enters
            if likely:  # what else would it have shown?
                left.remove(likely[0])
                hands[seat].append(likely[0])
        room = [view.cards[s] + sum(view.down[s]) - len(hands[s]) for s in range(seats)]
        room[self.seat] = 0
        for card in [card for card in left if KIND[card] == "nature"]:
            likely_seats = [s for s in range(seats) if room[s] > 0 and not self._lacks(s, card)]
            if likely_seats:
                seat = self.random.choices(likely_seats, [room[s] for s in likely_seats])[0]
                hands[seat].append(card)
                room[seat] -= 1
                left.remove(card)
        for seat in range(seats):
            for _ in range(room[seat]):
                if left:
                    hands[seat].append(left.pop())
        hands[self.seat] = self.hand
        return hands

    def _lacks(self, seat: Seat, nature: Card) -> bool:
        if nature in self.lacks.get(seat, ()):
            return True
        return seat in self.quiet and nature in self.sketch.routes[0] and self.sketch.can_enter(nature)

    # The convention

    def _expected(self, seat: Seat, hand: list[Card], entering: list[Card], place: int) -> Card:
        """What a partner with that hand lays, given the Natures it knows of and how many go before it for a place."""
        if seat in self.certain:
            return self.certain[seat]
        sketch = self.sketch
        route = sketch.routes[0]
        if seat not in self.quiet:
            enters = [c for c in hand if KIND[c] == "nature" and c in route and sketch.can_enter(c)]
            if enters:
                return min(enters, key=RANK.__getitem__)
        aggressions = [] if self.banned else [card for card in hand if KIND[card] == "aggression"]
        if aggressions and (sketch.hecatonchires or len(aggressions) >= len(hand) - 2):
            return aggressions[0]
        eclair = next((card for card in aggressions if IDENTITY[card] == "ECLAIR"), "")
        exposed = sketch.exposed()
        if eclair and not exposed and place == 0:
            return eclair
        places = places_in_turn(sketch, entering)
        sharing = len(self.order) - len(entering)
        mine = places[place : place + 1] + places[sharing:]
        for bit in mine:
            for card in hand:
                if SHOWS[card] == bit:
                    return card
        if eclair and exposed <= 1:
            return eclair
        for bit in places[place:]:
            for card in hand:
                if SHOWS[card] == bit:
                    return card
        spare = [card for card in hand if KIND[card] == "nature" and card not in route]
        if spare:
            return spare[0]
        return max(hand, key=self._surplus)

    def _surplus(self, card: Card) -> int:
        """How easily the team can spare a card."""
        if KIND[card] == "nature":
            return -10
        if KIND[card] == "aggression":
            return -50 if self.banned else -5
        if SHOWS[card] == ALL:
            return -4
        return self.sketch.supply[SHOWS[card].bit_length() - 1]
