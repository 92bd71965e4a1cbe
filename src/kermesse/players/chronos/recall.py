"""Cards that a player remembers, put into a table that was imagined without that memory."""

from kermesse.games.chronos.state import ChronosState


def recall(state: ChronosState, viewer: int, remembered: list[list[int]], discard_is_hidden: bool) -> None:
    """Exchange cards so that each seat's remembered cards are in its pile, for cards that nobody sees there.

    A card that this viewer sees elsewhere was remembered wrongly and stays where it is. The view does not change.
    """
    places: dict[int, tuple[list[int], int]] = {}  # of every card of a pile that this viewer does not see
    for pile, cards in enumerate(state.piles):
        _note(places, cards, len(cards) - 1 if state.up[pile] else len(cards))
    if discard_is_hidden:
        _note(places, state.discard, len(state.discard))
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            _note(places, hand, len(hand) - 1)
    for seat, hand in enumerate(state.hands):
        if seat == viewer or len(hand) < 2:
            continue
        wanted = [card for card in remembered[seat] if card in places]
        free = [place for place in range(len(hand) - 1) if hand[place] not in wanted]
        for card in wanted:
            cards, at = places[card]
            if cards is not hand and free:
                place = free.pop()
                other = hand[place]
                hand[place], cards[at] = card, other
                places[card], places[other] = (hand, place), (cards, at)


def _note(places: dict[int, tuple[list[int], int]], cards: list[int], hidden: int) -> None:
    for at in range(hidden):
        places[cards[at]] = (cards, at)
