"""Another state that a viewer cannot tell from this one."""

from msgspec.structs import replace

from kermesse.core.chance import Chance
from kermesse.core.game import ALL_SEEING, Seat
from kermesse.games.kreo.components import KIND, Card
from kermesse.games.kreo.state import KreoState, Sighting

MOST_ATTEMPTS = 30


def redraw(state: KreoState, viewer: Seat, chance: Chance) -> KreoState:
    """Shuffle the hidden cards wherever they lie, and update what the others remember of them."""
    other = state.copy()
    other.chance = chance
    if viewer == ALL_SEEING or state.phase == "over":
        return other
    for seat in range(state.n):
        if seat != viewer:
            other.leaves ^= chance.below(2, f"redraw policy {seat}") << seat
    hidden = _hidden_cards(state, viewer)
    for attempt in range(MOST_ATTEMPTS):
        drawn = hidden[:]
        chance.shuffle(drawn, "redraw", attempt)
        becomes = dict(zip(hidden, drawn, strict=True))
        if _fits(state, becomes):
            _rename(state, other, becomes, viewer)
            break
    return other


def is_visible(state: KreoState, sighting: Sighting, viewer: Seat) -> bool:
    """A sighting is its own viewer'; without the memory aid it is shown in its own turn only."""
    to = viewer if viewer >= 0 else state.n
    return sighting.to == to and (state.options.memory_aid or sighting.turn == state.turn)


def _hidden_cards(state: KreoState, viewer: Seat) -> list[Card]:
    """Cards that others hold, less those whose place this viewer knows by what they are shown."""
    known = {s.card for s in state.sightings if s.sure and is_visible(state, s, viewer)}
    cards = [
        card
        for seat in range(state.n)
        if seat != viewer
        for card in state.hands[seat] + state.placed[seat]
        if card and card not in known
    ]
    exchange = state.exchange
    if exchange is not None and exchange.seat != viewer and exchange.card not in known:
        cards.append(exchange.card)
    return cards


def _fits(state: KreoState, becomes: dict[Card, Card]) -> bool:
    """True if the seat asked for a card for the Tornade has several to choose from, as everybody knows it has."""
    if state.decision != "drop":
        return True
    hand = state.hands[state.asked]
    return sum(KIND[becomes.get(card, card)] != "aggression" for card in hand) > state.options.auto_play


def _rename(state: KreoState, other: KreoState, becomes: dict[Card, Card], viewer: Seat) -> None:
    other.hands = [[becomes.get(card, card) for card in hand] for hand in state.hands]
    other.placed = [[becomes.get(card, card) for card in placed] for placed in state.placed]
    other.half = becomes.get(state.half, state.half)
    exchange = state.exchange
    if exchange is not None:
        other.exchange = replace(exchange, card=becomes.get(exchange.card, exchange.card))
    other.sightings = [
        # What this viewer has seen or shown themselves stays as it was.
        s
        if is_visible(state, s, viewer) or s.seat == viewer or s.card not in becomes
        else Sighting(s.turn, s.to, s.seat, becomes[s.card], s.how, s.sure, s.slot)
        for s in state.sightings
    ]
