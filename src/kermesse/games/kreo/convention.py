"""What partners expect of each other in a Divination, from public facts only; and a look ahead that builds on it.

The convention, which a person will soon notice:
- who can put a Nature of the route in play lays it, and shows it to those who follow (the token comes back with it);
- so whoever is ready with a token left and has shown nothing lays no such Nature;
- the others take the open places in turn: the k-th of them goes for the k-th place;
- who has nothing for its place takes one that nobody is meant to fill, or gets rid of what the team can spare.
"""

from collections.abc import Mapping, Sequence, Set
from copy import copy
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

WORLDS: Final = 10  # ways in which the hidden cards may lie, looked at for one decision
AHEAD: Final = 1  # turns after this one that are played in thought
KEEP: Final = 0.15  # by so much another card must be better to replace the one that lies there
GOOD_RIDDANCE: Final = 0.3  # an Aggression out of the hand
USUAL: Final = 0.6  # what the partners expect
NATURE_FIRST: Final = 1.0  # what can enter goes before what can follow
DUPLICATE: Final = 0.1  # to lay what one has several of
MARGIN: Final = {"TORNADE": 2, "HECATONCHIRES": 2}  # turns: the one may come back, Natures must end the other
NEVER_PLAY: Final = -1_000.0
NOTHING: Final[Mapping[Seat, Card]] = {}


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
    wanted = sorted(
        has,
        key=lambda nature: (nature not in route, LEVEL[nature], COUNT[REQUIRED[nature] & ~has[nature]], RANK[nature]),
    )
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
        # A seat whose only card is on offer has nothing to lay yet.
        self.order = [s for s in view.order if view.cards[s] + sum(view.down[s])]
        self.rank = self.order.index(seat)
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
        """How good the table is after this Creation and the next, on average, with each of these cards laid."""
        scores = {card: self._timing(card) for card in candidates}
        for _ in range(WORLDS):
            hands = self._deal()
            turn = Turn(self.sketch, self.order, self.banned, self.view.energy, self.quiet, self.certain)
            before = self.sketch.copy()
            laid: list[Card] = []
            for seat in self.order[: self.rank]:
                laid.append(turn.lay(seat, hands[seat]))
                self._play(before, seat, laid[-1])
            usual = IDENTITY[turn.expected(self.seat, self.hand)]
            for card in candidates:
                after = before.copy()
                rest = turn.copy()
                rest.note(self.seat, card)
                self._play(after, self.seat, card)
                all_laid = [*laid, card]
                for seat in self.order[self.rank + 1 :]:
                    all_laid.append(rest.lay(seat, hands[seat]))
                    self._play(after, seat, all_laid[-1])
                score = USUAL if IDENTITY[card] == usual else 0.0
                for ahead in range(1, AHEAD + 1):
                    self._play_on(after, hands, all_laid, ahead)
                scores[card] += (score + value(after, self.view.seats)) / WORLDS
        return scores

    def _play_on(self, sketch: Sketch, hands: list[list[Card]], laid: list[Card], ahead: int) -> None:
        """One of the next turns, as it may well go."""
        shift = ahead % len(self.order)
        left = {
            seat: [card for card in hands[seat] if card not in laid]
            for seat in (*self.order[shift:], *self.order[:shift])
            if len(hands[seat]) > ahead
        }
        if sketch.won or not left:
            return
        turn = Turn(sketch.copy(), list(left), max(map(len, left.values())) <= 1, self.view.energy)
        for seat, hand in left.items():
            laid.append(turn.lay(seat, hand))
            self._play(sketch, seat, laid[-1])

    def _play(self, sketch: Sketch, seat: Seat, card: Card) -> None:
        sketch.play(card, self.names[seat], seat in self.view.announced.hyperion)

    def _timing(self, card: Card) -> float:
        """Aggressions: never on the first or last turn, and all of them before the last."""
        view, hand = self.view, self.hand
        if KIND[card] == "aggression":
            if self.banned and self.seat not in view.announced.crios:
                return NEVER_PLAY
            aggressions = sum(KIND[other] == "aggression" for other in hand)
            turns = len(hand) - 1 - MARGIN.get(card, 0)  # in which it may still be played
            return GOOD_RIDDANCE + 1.0 * (aggressions >= turns - 1) + 20.0 * (aggressions >= turns)
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


class Turn:
    """A Divination as the convention sees it, seat after seat in the order of Creation."""

    def __init__(
        self,
        sketch: Sketch,
        order: Sequence[Seat],
        banned: bool,
        energy: Sequence[int],
        quiet: Set[Seat] = frozenset(),
        certain: Mapping[Seat, Card] = NOTHING,
    ) -> None:
        self.sketch = sketch  # the table when the turn began: all that everybody knows
        self.order = order
        self.banned = banned  # no Aggression in this turn
        self.energy = energy
        self.quiet = quiet  # seats that would have shown a Nature
        self.certain = certain  # cards seen
        self.entering: list[Card] = []  # Natures that were shown
        self.takers = 0  # how many went for a place so far
        self.places = places_in_turn(sketch, [])

    def copy(self) -> "Turn":
        other = copy(self)
        other.entering = self.entering[:]
        return other

    def lay(self, seat: Seat, hand: list[Card]) -> Card:
        card = self.expected(seat, hand)
        self.note(seat, card)
        return card

    def note(self, seat: Seat, card: Card) -> None:
        """A Nature that is shown makes places; any other card is thought to fill one."""
        if KIND[card] == "nature" and self.energy[seat] and self.sketch.can_enter(card):
            self.entering.append(card)
            self.places = places_in_turn(self.sketch, self.entering)
        else:
            self.takers += 1

    def expected(self, seat: Seat, hand: list[Card]) -> Card:
        """What a partner with that hand lays."""
        if seat in self.certain:
            return self.certain[seat]
        sketch = self.sketch
        route = sketch.routes[0]
        if seat not in self.quiet:
            enters = [c for c in hand if KIND[c] == "nature" and c in route and sketch.can_enter(c)]
            if enters:
                return min(enters, key=RANK.__getitem__)
        aggressions = [] if self.banned else [card for card in hand if KIND[card] == "aggression"]
        spare = [card for card in hand if KIND[card] == "nature" and card not in route]
        if aggressions and (sketch.hecatonchires or len(aggressions) >= len(hand) - 2):
            return aggressions[0]
        if spare and sketch.hecatonchires and not self.entering and not self.takers:
            return spare[0]  # any Nature ends it
        eclair = next((card for card in aggressions if IDENTITY[card] == "ECLAIR"), "")
        if eclair and not self.takers and not sketch.exposed():
            return eclair
        places, mine = self.places, self.takers
        sharing = len(self.order) - len(self.entering)
        masks = {SHOWS[card]: card for card in hand}
        for bit in (*places[mine : mine + 1], *places[sharing:]):
            if bit in masks:
                return masks[bit]
        if eclair and sketch.exposed() <= 1:
            return eclair
        for bit in places[mine:]:
            if bit in masks:
                return masks[bit]
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
