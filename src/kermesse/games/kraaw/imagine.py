"""A whole state that fits a view of Kraaw, drawn as the rules would have dealt it.

Only card values and unrevealed answers are secret at Kraaw. A card's value was dealt from one of three sources: the
hand that this viewer saw, the hand that they put into the kitty by a whole-hand swap, and the rest of the deck. Within
a source every order is equally likely. The source of a card from the kitty, and the way of the cards given to it, are
drawn from all possible exchanges, each as likely as the rules and the seen cards make it.
"""

from math import factorial
from typing import Final, TypeAlias

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER
from kermesse.core.game import ALL_SEEING, SEATS_OF, BadPosition, Seat
from kermesse.games.kraaw.components import DECKS
from kermesse.games.kraaw.options import PACE
from kermesse.games.kraaw.state import HAND, NOBODY, POOR_HAND, KraawState
from kermesse.games.kraaw.view_types import KraawView, Mine

OWN: Final = 0  # the hand that this viewer saw
PUT: Final = 1  # the hand that they put into the kitty
REST: Final = 2  # all other cards
Source: TypeAlias = int
SOURCES: Final = (OWN, PUT, REST)

MOST_VALUE: Final = 5
ANY_OF_FIVE: Final = 60  # results of a draw that picks one of one to five things, all equally likely
MOST_WORN: Final = 5  # jewels that another seat may reasonably have declared
MASK_OF: Final[dict[tuple[Seat, ...], int]] = {seats: mask for mask, seats in enumerate(SEATS_OF)}

# The number of cards of each value (at 1 to 5; nothing at 0) left in a source.
Left: TypeAlias = list[int]
# A card in the kitty: its source, and the seat that gave it.
Card: TypeAlias = tuple[Source, Seat]


def imagine(view: KraawView, chance: Chance) -> KraawState:
    """A random state that fits the view. Raises BadPosition for a view that no table has."""
    if view.viewer == ALL_SEEING:
        raise ValueError("an all-seeing viewer has nothing left to imagine")
    _check(view)
    state = _table(view, chance)
    if view.contenders:
        _lay(state, view)
        _Deal(state, view, chance).deal()
    _declare(state, view, chance)
    _claim(state, view)
    return state


def _check(view: KraawView) -> None:
    n = view.seats
    if not 2 <= n <= 6 or not -1 <= view.viewer < n or (view.mine is None) != (view.viewer < 0):
        raise BadPosition(f"no seat {view.viewer} at a table of {n} has such a view")
    if len({len(view.crows), len(view.wins), len(view.time_outs), n}) > 1:
        raise BadPosition(f"a view of {n} seats says something of each of them")
    if any(not 0 <= asked.seat < n for asked in view.pending):
        raise BadPosition(f"somebody is asked who does not sit at a table of {n}")
    if view.contenders:
        _check_cards(view, view.mine)


def _check_cards(view: KraawView, mine: Mine | None) -> None:
    k = len(view.contenders)
    if k < 2 or set(view.contenders) - set(range(view.seats)) or view.deck != DECKS[k] or len(view.rows) != view.seats:
        raise BadPosition(f"{k} contenders do not play with the deck {view.deck}")
    seen = [*view.kitty, *mine.seen_hand, *mine.seen_chien] if mine else view.kitty[:]
    owners = {NOBODY, *view.contenders}
    for seat in view.contenders:
        row = view.rows[seat]
        seen += row.values
        if not len(row.faces) == len(row.values) == len(row.public) == len(row.known_to) == len(row.dealt_to) == HAND:
            raise BadPosition(f"the row of seat {seat} has not {HAND} cards")
        if not owners.issuperset(row.dealt_to):
            raise BadPosition(f"a card in the row of seat {seat} was dealt to somebody who does not play")
        if not -1 <= row.chien_card < HAND * view.seats or not MASK_OF.keys() >= set(row.known_to):
            raise BadPosition(f"the row of seat {seat} names a seat or a slot that there is not")
    if len(view.kitty) not in (0, HAND) or min(seen, default=0) < 0 or max(seen, default=0) > MOST_VALUE:
        raise BadPosition(f"a card's value is 1 to {MOST_VALUE}, and a kitty has {HAND} cards")


def _table(view: KraawView, chance: Chance) -> KraawState:
    """The table with all public facts except the cards."""
    n = view.seats
    look_open = view.claims_open - view.options.claim_open_ms
    race = view.phase == "look" and view.options.hand_swap == "race"
    deadlines = [NEVER] * n
    pending = 0
    for asked in view.pending:
        pending |= 1 << asked.seat
        deadlines[asked.seat] = PACE.read(asked.deadline)
    state = KraawState()
    state.n = n
    state.options = view.options
    state.chance = chance
    state.direction = view.direction
    state.phase = view.phase
    state.crows = view.crows[:]
    state.jewels = view.jewels[:] or [-1] * n
    state.wins = view.wins[:]
    state.round_no = view.round
    state.final = view.final
    state.replays = view.replays
    state.first = max(view.first, 0)
    state.contenders = view.contenders[:]
    state.values = []
    state.faces = []
    state.public = []
    state.known_to = []
    state.dealt_to = []
    state.seen_hand = [[] for _ in range(n)]
    state.seen_chien = [[] for _ in range(n)]
    state.chien_slot = [row.chien_slot for row in view.rows] or [-1] * n
    state.chien_card = [row.chien_card for row in view.rows] or [-1] * n
    state.locks_made = [row.locks for row in view.rows] or [0] * n
    state.look_open = look_open
    state.claims_open = view.claims_open if race and not view.claiming else NEVER
    state.claims = 0
    state.claim_closes = NEVER if view.claim_closes is None else view.claim_closes
    state.swapped = view.swapped
    state.active = view.active
    state.turn_no = view.turn_no
    state.stall = view.guard.stall
    state.progress = view.guard.progress
    state.guarded = view.guard.on
    state.looked = view.looked
    state.victim = view.victim
    state.stolen = view.stolen
    state.countdown = sum(1 << seat for seat, row in enumerate(view.rows) if row.countdown)
    state.pending = pending
    state.deadlines = deadlines
    state.time_outs = view.time_outs[:]
    state.ended_by = view.ended_by
    state.totals = view.totals[:]
    state.winners = view.winners[:]
    state.champions = view.champions[:]
    state.turns = view.turns
    state.count_patterns(state.faces)
    return state


def _lay(state: KraawState, view: KraawView) -> None:
    """Lay the cards; 0 stands for a value to be drawn."""
    places = HAND * (state.n + 1)
    state.values = [0] * places
    state.faces = [0] * places
    state.public = [bool(view.kitty)] * places  # the kitty is shown when all cards are
    state.known_to = [0] * places
    state.dealt_to = [NOBODY] * places
    for seat in view.contenders:
        row = view.rows[seat]
        a = HAND * seat
        b = a + HAND
        state.values[a:b] = row.values
        state.faces[a:b] = row.faces
        state.public[a:b] = row.public
        state.known_to[a:b] = [MASK_OF[seats] for seats in row.known_to]
        state.dealt_to[a:b] = row.dealt_to
    state.count_patterns(state.faces)
    if view.kitty:
        state.values[HAND * state.n :] = view.kitty


class _Deal:
    """One possible history of the deal and the exchanges that this viewer did not see."""

    def __init__(self, state: KraawState, view: KraawView, chance: Chance) -> None:
        self.state = state
        self.view = view
        self.chance = chance
        self.hand = view.mine.seen_hand if view.mine else []
        self.put = view.mine.seen_chien if view.mine else []
        self.takers = [seat for seat in view.contenders if state.chien_card[seat] >= 0]
        self.kitty = list(range(HAND * state.n, HAND * state.n + HAND))
        self.dealt: list[list[int]] = [[] for _ in range(state.n)]  # by seat, the places of its opening cards
        self.given: list[int] = [-1] * state.n  # by seat, the place of the card that it gave to the kitty
        self.opening: list[int] = []  # the places of the cards that the kitty held before the first exchange
        self.left: list[Left] = []
        self.hidden: list[list[int]] = [[], [], []]  # by source, the places whose value is to be drawn

    def deal(self) -> None:
        self._count()
        self._place_openings()
        self._exchange(self._sources_of_kitty_cards())
        values = self.state.values
        for source in SOURCES:
            cards = [value for value, copies in enumerate(self.left[source]) for _ in range(copies)]
            if len(cards) != len(self.hidden[source]):
                raise BadPosition("no deal fits this view: cards are left over or missing")
            if len(cards) > 1:
                self.chance.shuffle(cards, "imagine", source)
            for place, value in zip(self.hidden[source], cards, strict=True):
                values[place] = value
        self._remember()

    def _count(self) -> None:
        """Count the cards of each source before anything was seen on the table."""
        own, put, rest = [0] * (MOST_VALUE + 1), [0] * (MOST_VALUE + 1), [0, *self.view.deck]
        for value in self.hand:
            own[value] += 1
            rest[value] -= 1
        for value in self.put:
            put[value] += 1
            rest[value] -= 1
        if min(rest) < 0:
            raise BadPosition(f"no deal fits this view: a hand of {self.hand} is not in the deck {self.view.deck}")
        self.left = [own, put, rest]

    def _place_openings(self) -> None:
        """Assign opening cards in rows to sources: this viewer's own are of the hand seen, if it is still shown."""
        state, viewer, left = self.state, self.view.viewer, self.left
        came = 0
        for seat in self.view.contenders:
            for place in range(HAND * seat, HAND * seat + HAND):
                owner = state.dealt_to[place]
                if owner == NOBODY:
                    came += 1
                    continue
                self.dealt[owner].append(place)
                source = OWN if owner == viewer and self.hand else REST
                value = state.values[place]
                if not value:
                    self.hidden[source].append(place)
                elif not left[source][value]:
                    raise BadPosition(f"no deal fits this view: one card of value {value} too many is seen")
                else:
                    left[source][value] -= 1
        places = {state.chien_card[seat] for seat in self.takers}
        if came != len(places) or any(state.dealt_to[place] != NOBODY for place in places):
            raise BadPosition("no deal fits this view: cards came out of the kitty that nobody took")

    def _sources_of_kitty_cards(self) -> list[Source]:
        """The source of each card that a taker got, in the order of the exchanges; then those of the kitty, if it is
        shown.
        """
        state = self.state
        steps = [(state.values[state.chien_card[seat]], self._gives(seat)) for seat in self.takers]
        if self.view.kitty:
            steps += [(value, -1) for value in self.view.kitty]
        if not self.put and not (self.hand and self.view.viewer in self.takers):
            chosen = [REST] * len(steps)  # one source: nothing to choose
        else:
            in_kitty = [0, HAND, 0] if self.put else [0, 0, HAND]
            ways: list[tuple[int, list[Source]]] = []
            _all_ways(steps, in_kitty, self.left, 1, [], ways)
            total = sum(weight for weight, _ in ways)
            if not total:
                raise BadPosition("no deal fits this view: the exchanges with the kitty cannot have gone so")
            number = self.chance.below(total, "imagine exchanges")
            at = 0
            while number >= ways[at][0]:
                number -= ways[at][0]
                at += 1
            chosen = ways[at][1]
        for (value, _), source in zip(steps, chosen, strict=True):
            if value:
                self.left[source][value] -= 1
                if self.left[source][value] < 0:
                    raise BadPosition(f"no deal fits this view: one card of value {value} too many is seen")
        return chosen

    def _gives(self, seat: Seat) -> Source:
        return OWN if seat == self.view.viewer and self.hand else REST

    def _exchange(self, sources: list[Source]) -> None:
        """Play the exchanges. Within a source, every card in the kitty is equally likely to be taken."""
        held: list[Card] = [(PUT if self.put else REST, NOBODY)] * HAND
        draws = self.chance.below(ANY_OF_FIVE ** len(sources), "imagine taken") if self.takers else 0
        taken = 0
        for seat in self.takers:
            draws, at = divmod(draws, ANY_OF_FIVE)
            self._put_down(_take(held, sources[taken], at), self.state.chien_card[seat])
            held.append((self._gives(seat), seat))
            taken += 1
        for place in self.kitty:  # in any order while it is hidden: its values are shuffled
            draws, at = divmod(draws, ANY_OF_FIVE)
            self._put_down(_take(held, sources[taken], at) if self.view.kitty else held.pop(), place)
            taken += 1

    def _put_down(self, card: Card, place: int) -> None:
        source, giver = card
        if giver == NOBODY:
            self.opening.append(place)
        else:
            self.given[giver] = place
        if not self.state.values[place]:
            self.hidden[source].append(place)

    def _remember(self) -> None:
        """Set the hand that each contender saw, and the seat that put a hand into the kitty."""
        state, values = self.state, self.state.values
        for seat in self.view.contenders:
            places = self.dealt[seat] + ([self.given[seat]] if self.given[seat] >= 0 else [])
            if len(places) != HAND:
                raise BadPosition(f"no deal fits this view: seat {seat} was dealt {len(places)} cards")
            state.seen_hand[seat] = sorted([values[place] for place in places])
        if self.view.swapped:
            swapper = self._swapper()
            state.seen_chien[swapper] = sorted([values[place] for place in self.opening])
            state.claims |= 1 << swapper

    def _swapper(self) -> Seat:
        """The seat that swapped, if this viewer must remember it: any contender, but not the viewer if they made no
        claim.
        """
        view = self.view
        if view.swapper != NOBODY:
            return view.swapper
        if view.phase == "look" and view.options.hand_swap == "sealed" and view.pending:
            return view.pending[0].seat  # only the second look is left
        claimed = view.mine is not None and view.mine.claimed
        others = [seat for seat in view.contenders if claimed or seat != view.viewer]
        return others[self.chance.below(len(others), "imagine swapper")]


def _take(held: list[Card], source: Source, draw: int) -> Card:
    """A card of that source, all equally likely."""
    fit = [at for at, card in enumerate(held) if card[0] == source]
    return held.pop(fit[draw % len(fit)])


def _all_ways(
    steps: list[tuple[int, int]],
    in_kitty: list[int],
    left: list[Left],
    weight: int,
    sources: list[Source],
    ways: list[tuple[int, list[Source]]],
) -> None:
    """All ways in which cards of the three sources can have left the kitty, each with the number of deals that fit it.

    A step is the value of the card taken (0: not seen) and the source of the card given for it (-1: none).
    """
    if len(sources) == len(steps):
        for cards in left:  # the unseen cards can be in any order
            weight *= factorial(sum(cards))
        ways.append((weight, sources))
        return
    value, given = steps[len(sources)]
    for source in SOURCES:
        copies = left[source][value] if value else 1
        if not in_kitty[source] or not copies:
            continue
        ways_here = weight * in_kitty[source] * copies
        after = in_kitty[:]
        after[source] -= 1
        if given >= 0:
            after[given] += 1
        if value:
            left[source][value] -= 1
        _all_ways(steps, after, left, ways_here, [*sources, source], ways)
        if value:
            left[source][value] += 1


def _declare(state: KraawState, view: KraawView, chance: Chance) -> None:
    """Set the declared jewels: the viewer's own, and a reasonable number for the others that have answered."""
    if view.jewels or view.phase != "jewels":
        return
    for seat in range(state.n):
        if seat == view.viewer and view.mine:
            state.jewels[seat] = view.mine.jewels
        elif not state.pending >> seat & 1:
            state.jewels[seat] = chance.below(MOST_WORN + 1, "imagine jewels", seat)


def _claim(state: KraawState, view: KraawView) -> None:
    """Set the claims: the viewer's own, and those of others that would reasonably claim, having a poor hand."""
    if view.mine and view.mine.claimed:
        state.claims |= 1 << view.viewer
    if view.phase != "look" or view.swapped:
        return
    others = [seat for seat in view.contenders if seat != view.viewer]
    totals = {seat: sum(state.seen_hand[seat]) for seat in others}
    if view.options.hand_swap == "sealed":
        others = [seat for seat in others if not state.pending >> seat & 1]
    elif view.claim_closes is None:
        return
    for seat in others:
        if totals[seat] <= POOR_HAND:
            state.claims |= 1 << seat
    if view.claim_closes is not None and not state.claims:  # somebody claimed
        state.claims = 1 << min(others, key=lambda seat: totals[seat])
