"""Krom redrawn from the state: piles, others' hands, destinations, declines, wishes, and the dice to come."""

from kermesse.core.chance import Chance
from kermesse.core.game import SEATS_OF, Seat
from kermesse.games.krom.components import PLACES
from kermesse.games.krom.rules.play import awaiting
from kermesse.games.krom.state import NOWHERE, KromState


def redraw(state: KromState, viewer: Seat, chance: Chance) -> KromState:
    """Everything hidden from that viewer anew."""
    other = state.copy()
    other.chance = chance
    other.foretold = []
    for pile, name in ((other.evolution_pile, "evolution"), (other.hunt_pile, "hunt"), (other.gather_pile, "gather")):
        chance.shuffle(pile, f"redraw {name}")
    _redraw_hands(other, viewer, chance)
    _redraw_knowledge(other, viewer, chance)
    _redraw_destinations(other, viewer, chance)
    if state.phase == "reaction":
        _redraw_declines(other, viewer, chance)
    _redraw_wishes(other, viewer, chance)
    return other


def _redraw_hands(state: KromState, viewer: Seat, chance: Chance) -> None:
    hidden = [
        (seat, at)
        for seat in range(state.n)
        if seat != viewer
        for at in range(len(state.hands[seat]))
        if not _knows(state, viewer, seat, at)
    ]
    cards = state.bonus_pile + [state.hands[seat][at] for seat, at in hidden]
    chance.shuffle(cards, "redraw bonus")
    for seat, at in hidden:
        state.hands[seat][at] = cards.pop()
    state.bonus_pile = cards


def _knows(state: KromState, viewer: Seat, seat: Seat, at: int) -> bool:
    """True if this viewer knows that card of another's hand, because it was looted from them."""
    return viewer >= 0 and state.options.memory_aid and bool(state.known[seat][at] >> viewer & 1)


def _redraw_knowledge(state: KromState, viewer: Seat, chance: Chance) -> None:
    """Redraw what the others know of each other's hands."""
    own = 1 << viewer if viewer >= 0 else 0
    for seat in range(state.n):
        if seat != viewer:
            for at, mask in enumerate(state.known[seat]):
                some = chance.below(1 << state.n, f"redraw knowledge {seat}", at)
                state.known[seat][at] = (mask & own) | (some & ~own & ~(1 << seat))


def _redraw_destinations(state: KromState, viewer: Seat, chance: Chance) -> None:
    for seat in range(state.n):
        if seat != viewer and state.destinations[seat] != NOWHERE:
            away = 1 + chance.below(len(PLACES) - 1, "redraw destination", seat)
            state.destinations[seat] = (state.places[seat] + away) % len(PLACES)


def _redraw_wishes(state: KromState, viewer: Seat, chance: Chance) -> None:
    """Any wish, but none that would have answered the open window for a seat that has still to answer it."""
    own = 1 << viewer if viewer >= 0 else 0
    everybody = 1 << state.n
    state.auto_decline = (state.auto_decline & own) | (chance.below(everybody, "redraw auto_decline") & ~own)
    state.auto_pass = (state.auto_pass & own) | (chance.below(everybody, "redraw auto_pass") & ~own)
    if state.phase == "reaction":
        state.auto_decline &= ~(state.asked & ~state.declined)
    elif state.phase == "fight":
        for seat in awaiting(state):
            state.auto_pass &= ~(1 << seat)


def _redraw_declines(state: KromState, viewer: Seat, chance: Chance) -> None:
    """Any of the others may have declined, as long as somebody has not: the window is open."""
    own = 1 << viewer if viewer >= 0 else 0
    others = [seat for seat in SEATS_OF[state.asked] if seat != viewer]
    state.declined &= own
    some = chance.below(1 << len(others), "redraw declines")
    for at, seat in enumerate(others):
        state.declined |= (some >> at & 1) << seat
    if state.declined == state.asked:
        state.declined &= ~(1 << others[chance.below(len(others), "redraw one who has not declined")])
