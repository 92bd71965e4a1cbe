"""Knowledge of hidden cards: which viewer knows that a seat holds a card, and until when that is certain."""

from kermesse.games.kreo.components import Card
from kermesse.games.kreo.pieces import How
from kermesse.games.kreo.state import KreoState, Sighting


def saw(state: KreoState, to: int, seat: int, card: Card, how: How, slot: int = 0) -> None:
    """Note that a viewer knows that the seat holds that card."""
    state.sightings.append(Sighting(state.turn, to, seat, card, how, True, slot))


def all_saw(state: KreoState, seat: int, card: Card, how: How) -> None:
    """Note that all seats and spectators know it."""
    for to in range(state.n + 1):
        if to != seat:
            saw(state, to, seat, card, how)


def came_out(state: KreoState, card: Card) -> None:
    """Forget the seat of a card: it is face up now."""
    sightings = state.sightings
    for at, sighting in enumerate(sightings):
        if sighting.sure and sighting.card == card:
            sightings[at] = sighting.no_longer_sure()


def changed_hands(state: KreoState, a: int, given: Card, b: int, received: Card) -> None:
    """Update knowledge after an exchange of two hidden cards: only both seats know what moved."""
    sightings = state.sightings
    for at, sighting in enumerate(sightings):
        if not sighting.sure or sighting.seat not in (a, b):
            continue
        if sighting.to not in (a, b) or sighting.card in (given, received):
            sightings[at] = sighting.no_longer_sure()
    saw(state, a, b, given, "given")
    saw(state, b, a, received, "given")
