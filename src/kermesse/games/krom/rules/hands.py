"""Bonus hands, and the others' knowledge of them.

The former owner of a looted card knows it. This knowledge stays with the card as long as its place is certain.
"""

from kermesse.games.krom.state import KromState


def distinct(cards: list[int]) -> list[int]:
    """The cards in the order of the deck, equal ones once."""
    return sorted(set(cards)) if len(cards) > 1 else cards


def put_in_hand(state: KromState, seat: int, card: int, known_to: int = 0) -> None:
    state.hands[seat].append(card)
    state.known[seat].append(known_to)


def take_from_hand(state: KromState, seat: int, card: int) -> None:
    """Play a card from a hand.

    Nobody can tell which of several equal cards it was, so each seat that knew some now knows one fewer: it must not
    learn whether there are more.
    """
    hand, known = state.hands[seat], state.known[seat]
    alike = [at for at in range(len(hand)) if hand[at] == card]
    forget = ~known[alike[0]]
    for at in alike[1:]:
        surplus = known[at] & forget
        known[at] &= ~surplus
        forget &= ~surplus
    del hand[alike[0]], known[alike[0]]


def steal_from_hand(state: KromState, thief: int, victim: int, at: int) -> int:
    """Move a drawn card to the thief's hand.

    The others did not see which: they know none of that hand for certain any more.
    """
    card = state.hands[victim][at]
    only_thief = 1 << thief
    known = state.known[victim]
    for position in range(len(known)):
        known[position] &= only_thief
    take_from_hand(state, victim, card)
    put_in_hand(state, thief, card, 1 << victim)
    return card
