"""Bonus hands, and what the others know of them.

A looted card is known to its former owner. That knowledge stays with the card while it is certain where the card is.
"""

from kermesse.games.krom.state import KromState


def put_in_hand(state: KromState, seat: int, card: int, known_to: int = 0) -> None:
    state.hands[seat].append(card)
    state.known[seat].append(known_to)


def take_from_hand(state: KromState, seat: int, card: int) -> None:
    """A card is played. Nobody can tell which of several equal ones it was, so whoever knew some knows one fewer:
    it must not show whether there are more of them than it knew."""
    hand, known = state.hands[seat], state.known[seat]
    alike = [at for at in range(len(hand)) if hand[at] == card]
    forget = ~known[alike[0]]
    for at in alike[1:]:
        surplus = known[at] & forget
        known[at] &= ~surplus
        forget &= ~surplus
    del hand[alike[0]], known[alike[0]]


def steal_from_hand(state: KromState, thief: int, victim: int, at: int) -> int:
    """A card drawn from a hand goes to the thief's. The others did not see which: they are sure of none any more."""
    card = state.hands[victim][at]
    only_thief = 1 << thief
    known = state.known[victim]
    for position in range(len(known)):
        known[position] &= only_thief
    take_from_hand(state, victim, card)
    put_in_hand(state, thief, card, 1 << victim)
    return card
