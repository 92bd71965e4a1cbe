"""The set-up of a round: the deal, the secret look with its whole-hand swap, the rows, the exchange with the kitty."""

from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Event
from kermesse.games.kraaw.components import DECKS
from kermesse.games.kraaw.events import (
    CardsDealt,
    ChienExchanged,
    ChienPassed,
    ClaimNoted,
    HandSeen,
    HandSwapped,
    LookedThrough,
    RoundStarted,
    RowsLaid,
)
from kermesse.games.kraaw.rules.asking import SECOND_LOOK, answered, ask, ask_all
from kermesse.games.kraaw.rules.turn import start_turn
from kermesse.games.kraaw.state import DOWN, HAND, NOBODY, KraawState, hand, kitty, lay, row, swap_cards

CARDS: Final[dict[int, list[int]]] = {
    players: [value for value, copies in enumerate(deck, start=1) for _ in range(copies)]
    for players, deck in DECKS.items()
}


def deck_of(players: int) -> list[int]:
    """The deck for that number of contenders, in order."""
    return CARDS[players][:]


def start_round(state: KraawState, players: list[int], now: Millis, events: list[Event] | None) -> None:
    """Deal to those players; the first of them from `state.first` on, in play direction, begins."""
    n = state.n
    while state.first not in players:
        state.first = (state.first + state.direction) % n
    in_order = [(state.first + state.direction * step) % n for step in range(n)]
    state.contenders = [seat for seat in in_order if seat in players]
    state.round_no += 1
    state.stall = 0
    state.turn_no = 0
    state.guarded = False
    state.countdown = 0
    state.winners = []
    state.ended_by = NOBODY
    if events is not None:
        events.append(
            RoundStarted(state.round_no, state.first, state.contenders[:], DECKS[len(players)][:], state.final)
        )
    _deal(state)
    if events is not None:
        events.append(CardsDealt(HAND, HAND))
    state.look_open = now
    if state.options.hand_swap == "race" and state.options.claim_open_ms:
        state.claims_open = now + state.options.claim_open_ms
    state.claims = 0
    state.swapped = False
    for seat in state.contenders:
        state.seen_hand[seat] = sorted(hand(state, seat))
        if events is not None:
            events.append(HandSeen(seat, state.seen_hand[seat]))
    ask_all(state, state.contenders, "look", now)


def _deal(state: KraawState) -> None:
    cards = deck_of(len(state.contenders))
    state.chance.shuffle(cards, "deck", state.round_no)
    places = HAND * (state.n + 1)
    state.values = [0] * places
    state.faces = [DOWN] * places
    state.count_patterns(state.faces)
    state.public = [False] * places
    state.known_to = [0] * places
    state.dealt_to = [NOBODY] * places
    state.seen_hand = [[] for _ in range(state.n)]
    state.seen_chien = [[] for _ in range(state.n)]
    state.chien_slot = [-1] * state.n
    state.chien_card = [-1] * state.n
    state.locks_made = [0] * state.n
    top = 0
    for seat in state.contenders:
        lay(state, seat, cards[top : top + HAND])
        state.dealt_to[HAND * seat : HAND * seat + HAND] = [seat] * HAND
        top += HAND
    lay(state, state.n, cards[top:])


def look_done(state: KraawState, seat: int, claim: bool, now: Millis, events: list[Event] | None) -> None:
    if claim:
        state.claims |= 1 << seat
    answered(state, seat)
    if events is not None:
        events.append(LookedThrough(seat))
    after_look(state, now, events)


def claim_chien(state: KraawState, seat: int, now: Millis, events: list[Event] | None) -> None:
    """Claim the swap in the variant `race`: the first claim opens a window, and all claims within it count as
    simultaneous.
    """
    if state.claims == 0:
        state.claim_closes = now + state.options.claim_window_ms + 1
    state.claims |= 1 << seat
    if events is not None:
        events.append(ClaimNoted(seat))


def close_claims(state: KraawState, now: Millis, events: list[Event] | None) -> None:
    state.claim_closes = NEVER
    _swap_hand(state, now, events)
    after_look(state, now, events)


def after_look(state: KraawState, now: Millis, events: list[Event] | None) -> None:
    """End the look when all are done and no window is open; a sealed swap is drawn first."""
    if state.pending or state.claim_closes < NEVER:
        return
    if state.options.hand_swap == "sealed" and state.claims and not state.swapped:
        _swap_hand(state, now, events)
        return
    state.claims_open = NEVER
    _lay_rows(state, now, events)


def _swap_hand(state: KraawState, now: Millis, events: list[Event] | None) -> None:
    """Swap a drawn claimant's whole hand for the kitty, blind (R6). The other claims are never published."""
    claimants = [seat for seat in state.contenders if state.claims >> seat & 1]
    seat = claimants[state.chance.below(len(claimants), "claim", state.round_no)]
    state.swapped = True
    for own, other in zip(row(state, seat), kitty(state), strict=True):
        swap_cards(state, own, other)
        state.dealt_to[own] = seat
        state.dealt_to[other] = NOBODY
    if events is not None:
        events.append(HandSwapped(seat))
    state.seen_chien[seat] = state.seen_hand[seat]
    state.seen_hand[seat] = sorted(hand(state, seat))
    if events is not None:
        events.append(HandSeen(seat, state.seen_hand[seat]))
    ask(state, seat, now, SECOND_LOOK)


def _lay_rows(state: KraawState, now: Millis, events: list[Event] | None) -> None:
    for seat in state.contenders:
        cards = hand(state, seat)
        state.chance.shuffle(cards, f"row {seat}", state.round_no)
        lay(state, seat, cards)
    if events is not None:
        events.append(RowsLaid())
    if state.options.chien_exchange:
        state.active = state.first
        state.phase = "chien"
        ask(state, state.first, now)
    else:
        start_turn(state, state.first, now, events)


def chien_exchange(state: KraawState, seat: int, accept: bool, now: Millis, events: list[Event] | None) -> None:
    """Exchange one random card for one random card of the kitty; nobody looks at either (R2, R3)."""
    answered(state, seat)
    if accept:
        drawn = state.chance.below(HAND * HAND, f"chien {seat}", state.round_no)
        slot, card = drawn // HAND, drawn % HAND
        own, other = HAND * seat + slot, HAND * state.n + card
        swap_cards(state, own, other)
        state.dealt_to[own] = NOBODY
        state.dealt_to[other] = NOBODY
        state.chien_slot[seat] = slot
        state.chien_card[seat] = own
        _shuffle_kitty(state, seat)
        if events is not None:
            events.append(ChienExchanged(seat, slot))
    else:
        if events is not None:
            events.append(ChienPassed(seat))
    following = state.contenders.index(seat) + 1
    if following < len(state.contenders):
        state.active = state.contenders[following]
        ask(state, state.active, now)
    else:
        start_turn(state, state.first, now, events)


def _shuffle_kitty(state: KraawState, seat: int) -> None:
    cards = hand(state, state.n)
    state.chance.shuffle(cards, f"kitty {seat}", state.round_no)
    lay(state, state.n, cards)
