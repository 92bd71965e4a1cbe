"""Moves of cards from place to place."""

from kermesse.core.game import Refused
from kermesse.games.chronos.components import CARD_OF, CARDS, GOD, KIND, WIND
from kermesse.games.chronos.state import NOBODY, ChronosState, realm


def top(cards: list[int]) -> str | None:
    """The visible card of a pile."""
    return CARDS[cards[-1]] if cards else None


def names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def discard(state: ChronosState, card: int) -> None:
    state.discard.append(card)
    if KIND[card] == GOD:
        state.last_god = card


def lay_in_realm(state: ChronosState, seat: int, card: int) -> None:
    """Put Territories and monsters on top of the personal pile, Winds beside it."""
    (state.winds if KIND[card] == WIND else state.hands)[seat].append(card)


def leave_realm(state: ChronosState, seat: int, card: int) -> None:
    """Take a card out of the realm; the others keep their order."""
    (state.winds if KIND[card] == WIND else state.hands)[seat].remove(card)


def own_card(state: ChronosState, seat: int, name: str, rule: str) -> int:
    """A card of the seat's realm by its name."""
    card = CARD_OF.get(name, -1)
    if card < 0 or (card not in state.hands[seat] and card not in state.winds[seat]):
        raise Refused("not_in_realm", rule, card=name)
    return card


def own_cards(state: ChronosState, seat: int, wanted: tuple[str, ...], rule: str) -> list[int]:
    """Distinct cards of the seat's realm by their names."""
    cards = [own_card(state, seat, name, rule) for name in wanted]
    if len(set(cards)) < len(cards):
        raise Refused("not_in_realm", rule, card=wanted[0])
    return cards


def holder(state: ChronosState, god: int) -> int:
    """The seat that has that Temple god in front of it, or NOBODY."""
    for seat in range(state.n):
        if god in state.front[seat]:
            return seat
    return NOBODY


def winds_among(cards: list[int]) -> list[int]:
    return [card for card in cards if KIND[card] == WIND]


def in_wind_order(state: ChronosState, seat: int) -> list[int]:
    """A seat's Winds in the order north, south, west, east, which is the order of their numbers."""
    return sorted(state.winds[seat])


def lowest_gift(state: ChronosState, seat: int) -> int:
    """The card that EOS takes if the seat does not answer: the top of the pile, else the first Wind."""
    return state.hands[seat][-1] if state.hands[seat] else in_wind_order(state, seat)[0]


def whole_realm(state: ChronosState, seat: int) -> list[str]:
    return names(realm(state, seat))
