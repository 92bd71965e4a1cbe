"""A deal of the cards that a viewer does not see: every deal that fits the view is equally likely.

A personal pile holds Territories and monsters; SELENE hides no base god; a discard without a base god in the view has
none. Whatever the hidden personal piles hold, the other cards can be laid out in the same number of ways. So the
personal piles are drawn first, then the rest.
"""

from kermesse.core.chance import Chance
from kermesse.core.game import BadPosition
from kermesse.games.chronos.components import CARD_OF, CARDS, CODE, GOD, KIND, WIND
from kermesse.games.chronos.pile_draws import HiddenPile, draw_codes
from kermesse.games.chronos.rules.table import deck_of_round
from kermesse.games.chronos.state import NO_CARD, ChronosState
from kermesse.games.chronos.view_types import ChronosView, SeatView


def deal_hidden(state: ChronosState, view: ChronosView, chance: Chance) -> None:
    """Lay out the cards that this viewer sees, and deal the others."""
    tops = [CARD_OF[pile.top] if pile.top is not None else NO_CARD for pile in view.piles]
    state.hands = [_hand_seen(seat) for seat in view.seats]
    if view.me is not None:
        state.stored[view.viewer] = [CARD_OF[card] for card in view.me.stored]
    if view.discard is not None:
        state.discard = [CARD_OF[card] for card in view.discard]
    in_hand = [choice.card for choice in state.choices if choice is not None and choice.card != NO_CARD]
    seen = [card for place in (*state.hands, *state.winds, *state.stored) for card in place]
    seen += state.discard + in_hand + [card for card in tops if card != NO_CARD]
    # The last discarded base god is in the discard, unless CHARON has fetched it.
    last_god = state.last_god if view.discard is None and state.last_god not in in_hand else NO_CARD
    if last_god != NO_CARD:
        seen.append(last_god)
    deck = deck_of_round(state)
    unseen = set(deck)
    for card in seen:
        if card not in unseen:
            raise BadPosition(f"{CARDS[card]} is seen twice, or is not in the deck of this round")
        unseen.remove(card)
    low: list[int] = []
    winds: list[int] = []
    gods: list[int] = []
    for card in deck:
        if card in unseen:
            kind = KIND[card]
            (low if kind < WIND else winds if kind < GOD else gods).append(card)

    hidden = [(seat, seen.count - 1) for seat, seen in enumerate(view.seats) if seen.pile is None and seen.count > 1]
    if hidden:
        chance.shuffle(low, "imagine personal piles")
        for (seat, _), cards in zip(hidden, _below_tops(state, view, hidden, low, chance), strict=True):
            state.hands[seat] = cards + state.hands[seat]
    rest = low + winds
    chance.shuffle(rest, "imagine rest")
    for seat, other in enumerate(view.seats):
        if other.stored and seat != view.viewer:
            state.stored[seat] = _taken(rest, other.stored)
    _deal_discard_and_piles(state, view, tops, last_god, rest, gods, chance)


def _hand_seen(seat: SeatView) -> list[int]:
    if seat.pile is not None:
        return [CARD_OF[card] for card in seat.pile]
    return [CARD_OF[seat.top]] if seat.top is not None else []


def _taken(cards: list[int], count: int) -> list[int]:
    if count > len(cards):
        raise BadPosition("more cards are hidden than there are left")
    taken = cards[len(cards) - count :]
    del cards[len(cards) - count :]
    return taken


def _below_tops(
    state: ChronosState, view: ChronosView, hidden: list[tuple[int, int]], low: list[int], chance: Chance
) -> list[list[int]]:
    """The cards below the tops of those personal piles, taken from `low`, which is in random order."""
    piles = [HiddenPile(state, view.seats[seat], seat, count) for seat, count in hidden]
    bound = [pile for pile in piles if pile.bound]
    if bound:
        by_code: dict[int, list[int]] = {}
        for card in low:
            by_code.setdefault(CODE[card], []).append(card)
        for pile, codes in zip(bound, draw_codes(bound, by_code, chance), strict=True):
            pile.cards = [by_code[code].pop() for code in codes]
        low[:] = [card for cards in by_code.values() for card in cards]
        chance.shuffle(low, "imagine other piles")
    return [pile.cards if pile.bound else _taken(low, pile.count) for pile in piles]


def _deal_discard_and_piles(
    state: ChronosState,
    view: ChronosView,
    tops: list[int],
    last_god: int,
    rest: list[int],
    gods: list[int],
    chance: Chance,
) -> None:
    """Deal the discard and the open piles. `rest`: the remaining cards that are not gods, in random order."""
    below = [pile.left - (top != NO_CARD) for pile, top in zip(view.piles, tops, strict=True)]
    discarded = view.discard_count if view.discard is None else 0
    if sum(below) + discarded != len(rest) + len(gods) + (last_god != NO_CARD) or min(below) < 0:
        raise BadPosition("the cards that are hidden do not fill the places where they could lie")
    late: list[int] = []
    anywhere = discarded
    if state.last_god == NO_CARD:
        late, anywhere = _taken(rest, discarded), 0  # no base god was ever discarded
    elif last_god != NO_CARD:
        after = _after_last_god(discarded - 1, len(rest), len(rest) + len(gods), chance)
        late, anywhere = [last_god, *_taken(rest, after)], discarded - 1 - after
    if gods:
        rest = rest + gods
        chance.shuffle(rest, "imagine piles")
    if view.discard is None:
        state.discard = _taken(rest, anywhere) + late
    state.piles = []
    for count, top in zip(below, tops, strict=True):
        pile = _taken(rest, count)
        if top != NO_CARD:
            pile.append(top)
        state.piles.append(pile)


def _after_last_god(others: int, plain: int, cards: int, chance: Chance) -> int:
    """The number of the `others` in the discard that came after the last discarded base god.

    None of them is a god. With t of them there are plain! / (plain - t)! orders of these, and (cards - t)! of the rest.
    """
    if others < 0:
        raise BadPosition("a base god was discarded, and the discard is empty")
    weights = [1]
    for after in range(min(others, plain)):
        weights.append(weights[-1] * (plain - after))
    spread = 1
    for after in range(len(weights) - 1, -1, -1):
        weights[after] *= spread
        spread *= cards - after + 1
    drawn = chance.below(sum(weights), "imagine last god")
    after = 0
    while drawn >= weights[after]:
        drawn -= weights[after]
        after += 1
    return after
