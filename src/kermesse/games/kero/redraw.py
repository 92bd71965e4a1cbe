"""Kero: the piles, the other's Tuareks, standing order and wish to lie flat, and all dice to come."""

from kermesse.core.chance import Chance
from kermesse.games.kero.components import CONQUESTS, MAIN_CARDS, START_CARDS
from kermesse.games.kero.state import KeroState

PILE_CARDS = len(MAIN_CARDS) // CONQUESTS + 1  # with its Conquest


def redraw(state: KeroState, viewer: int, chance: Chance) -> KeroState:
    other = state.copy()
    other.chance = chance
    other.loaded_dice = []
    _redraw_deck(other, chance)
    _redraw_lands(other, chance)
    _redraw_tuareks(other, viewer, chance)
    for seat in range(2):
        if seat != viewer:
            other.standing[seat] = ("ask", "never", "always")[chance.below(3, f"redraw order {seat}")]
    if state.in_air and state.active != viewer:
        other.then_flat = bool(chance.below(2, "redraw then flat"))
    return other


def _redraw_deck(state: KeroState, chance: Chance) -> None:
    """Each pile keeps its Conquest, somewhere; the other cards may lie anywhere in the deck, Start cards above."""
    deck = state.deck
    hidden = len(deck) - state.delayed
    top = hidden
    while top > 0:
        bottom = (top - 1) // PILE_CARDS * PILE_CARDS if top <= PILE_CARDS * CONQUESTS else PILE_CARDS * CONQUESTS
        pile = deck[bottom:top]
        chance.shuffle(pile, "redraw pile", bottom)
        deck[bottom:top] = pile
        top = bottom
    discard = state.card_discard if not state.options.memory_aid else []
    for cards, source in ((START_CARDS, "redraw start cards"), (MAIN_CARDS, "redraw cards")):
        in_deck = [at for at in range(hidden) if deck[at] in cards]
        in_discard = [at for at in range(len(discard)) if discard[at] in cards]
        drawn = [deck[at] for at in in_deck] + [discard[at] for at in in_discard]
        chance.shuffle(drawn, source)
        for at in in_deck:
            deck[at] = drawn.pop()
        for at in in_discard:
            discard[at] = drawn.pop()


def _redraw_lands(state: KeroState, chance: Chance) -> None:
    hidden = state.land_pile + (state.land_discard if not state.options.memory_aid else [])
    chance.shuffle(hidden, "redraw lands")
    count = len(state.land_pile)
    state.land_pile = hidden[:count]
    if not state.options.memory_aid:
        state.land_discard = hidden[count:]


def _redraw_tuareks(state: KeroState, viewer: int, chance: Chance) -> None:
    hidden = state.tuarek_pile[:]
    others = [seat for seat in range(2) if seat != viewer]
    for seat in others:
        hidden += state.tuareks[seat]
    if not state.options.memory_aid:
        hidden += state.tuarek_discard
    chance.shuffle(hidden, "redraw tuareks")
    for seat in others:
        state.tuareks[seat] = [hidden.pop() for _ in state.tuareks[seat]]
    count = len(state.tuarek_pile)
    state.tuarek_pile = hidden[:count]
    if not state.options.memory_aid:
        state.tuarek_discard = hidden[count:]
