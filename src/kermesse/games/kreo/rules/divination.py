"""Divination: everybody lays a card in secret; Energy buys a look, an exchange or a card of the discard.

Each function first checks all that the rules require, and only then changes the state.
"""

from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Event, Refused
from kermesse.games.kreo.commands import Burn, OfferExchange, Place, Ready, Recover, ReplyExchange, Show, Take, Unready
from kermesse.games.kreo.components import KIND, Card
from kermesse.games.kreo.events import (
    AllCleared,
    CardBurnt,
    CardPlaced,
    CardReceived,
    CardRecovered,
    CardShown,
    ExchangeCancelled,
    ExchangeDone,
    ExchangeOffered,
    OrderChanged,
    ReadyChanged,
    ShownBy,
    TimedOut,
)
from kermesse.games.kreo.pieces import SHOWN, Exchange
from kermesse.games.kreo.rules.asking import ask_to_finish, falls_due, finished
from kermesse.games.kreo.rules.creation import begin_creation, gain_token
from kermesse.games.kreo.rules.knowledge import all_saw, came_out, changed_hands, saw
from kermesse.games.kreo.rules.turn import discard
from kermesse.games.kreo.state import (
    EXCHANGE_PRICE,
    MOST_TOGGLES,
    RECOVER_PRICE,
    SHOW_PRICE,
    KreoState,
    free_cards,
    held,
    is_laid,
    on_its_way,
    order_of,
    pinned,
    slots_needed,
)
from kermesse.games.kreo.tree import AGGRESSIONS

OTHERS: Final[list[list[list[int]]]] = [
    [[other for other in range(n) if other != seat] for seat in range(n)] for n in range(7)
]


def place(state: KreoState, seat: int, command: Place, now: Millis, events: list[Event] | None) -> None:
    card, slot = command.card, command.slot
    check_held(state, seat, card)
    needed = slots_needed(state, seat)
    if not 1 <= slot <= needed:
        raise Refused("wrong_count", "3.4", count=needed)
    was = state.placed[seat]
    lay_there = was[slot - 1] if slot <= len(was) else ""
    came_from = was.index(card) + 1 if card in was else 0  # a slot; 0: the hand
    for pin in pinned(state, seat) if state.bets else ():
        if pin in (slot, came_from) and slot != came_from:
            raise Refused("pinned", "4.5", card=was[pin - 1])
    if lay_there == card:
        raise Refused("already_done", "3.4")
    changes = bool(lay_there or came_from)  # filling an empty slot from the hand is not a change
    if changes and state.changes[seat] >= state.options.max_changes:
        raise Refused("too_many_changes", "6", what="card", most=state.options.max_changes)
    state.changes[seat] += changes
    if events is not None:
        events.append(CardPlaced(seat, 1, any(was), [card]))
    _lay(state, seat, card, slot, came_from)
    if state.looks and any(look.seat == seat and look.slot in (slot, came_from) for look in state.looks):
        state.looks = [look for look in state.looks if look.seat != seat or look.slot not in (slot, came_from)]
        bump(state, events)
    elif state.ready >> seat & 1:
        state.ready &= ~(1 << seat)
        if events is not None:
            events.append(ReadyChanged(seat, False))


def _lay(state: KreoState, seat: int, card: Card, slot: int, came_from: int) -> None:
    """Lay a card in a slot. The card there returns to the hand, or changes places with one in the other slot."""
    placed = state.placed[seat]
    placed.extend([""] * (slot - len(placed)))
    lay_there = placed[slot - 1]
    placed[slot - 1] = card
    if came_from:
        placed[came_from - 1] = lay_there
        return
    state.hands[seat].remove(card)
    if lay_there:
        state.hands[seat].append(lay_there)


def ready(state: KreoState, seat: int, command: Ready, now: Millis, events: list[Event] | None) -> None:
    if state.exchange is not None:
        raise Refused("exchange_open", "3.4")
    if not is_laid(state, seat):
        raise Refused("no_card_down", "3.4")
    if state.ready >> seat & 1:
        raise Refused("already_done", "3.4")
    bit = 1 << seat
    if state.cleared & bit:  # 7.1: ready again because of news, which does not count as a change of mind
        state.cleared &= ~bit
    else:
        state.toggles[seat] += 1  # never refused for it: otherwise the phase might not be able to close
    state.ready |= bit
    if events is not None:
        events.append(ReadyChanged(seat, True))
    close_if_all_ready(state, now, events)


def unready(state: KreoState, seat: int, command: Unready, now: Millis, events: list[Event] | None) -> None:
    if not state.ready >> seat & 1:
        raise Refused("already_done", "R25")
    if state.toggles[seat] >= MOST_TOGGLES:
        raise Refused("too_many_changes", "7.1", what="ready", most=MOST_TOGGLES)
    state.toggles[seat] += 1
    state.ready &= ~(1 << seat)
    if events is not None:
        events.append(ReadyChanged(seat, False))


def close_if_all_ready(state: KreoState, now: Millis, events: list[Event] | None) -> None:
    if state.exchange is None and state.ready == state.taking_part:
        begin_creation(state, now, events)


def show(state: KreoState, seat: int, command: Show, now: Millis, events: list[Event] | None) -> None:
    check_free(state, seat, command.card)
    check_other_seat(state, seat, command.target)
    check_energy(state, seat, SHOW_PRICE)
    pay(state, seat, SHOW_PRICE)
    show_card(state, seat, command.card, command.target, "energy", events)
    bump(state, events)


def show_card(state: KreoState, seat: int, card: Card, target: int, by: ShownBy, events: list[Event] | None) -> None:
    state.shown.append(SHOWN[seat][target])
    saw(state, target, seat, card, "shown")
    if events is not None:
        events.append(CardShown(seat, target, 1, by, [card]))


def offer_exchange(
    state: KreoState, seat: int, command: OfferExchange, now: Millis, events: list[Event] | None
) -> None:
    target = command.target
    if state.exchange is not None:
        raise Refused("exchange_open", "R24")
    check_free(state, seat, command.card)
    check_other_seat(state, seat, target)
    if not state.taking_part >> target & 1 or not free_cards(state, target):
        raise Refused("bad_target", "3.4", seat=target)
    check_energy(state, seat, EXCHANGE_PRICE)
    _take_away(state, seat, command.card)
    state.energy[seat] -= EXCHANGE_PRICE
    state.offers += 1
    state.exchange = Exchange(state.offers, seat, target, command.card)
    state.reply_due = falls_due(state, "reply", now)
    if events is not None:
        events.append(ExchangeOffered(state.offers, seat, target))
    bump(state, events)


def reply_exchange(
    state: KreoState, seat: int, command: ReplyExchange, now: Millis, events: list[Event] | None
) -> None:
    exchange = state.exchange
    if exchange is None:
        raise Refused("no_exchange", "3.4")
    if exchange.to != seat:
        raise Refused("not_your_decision", "R23")
    check_free(state, seat, command.card)
    giver = exchange.seat
    _take_away(state, seat, command.card)
    state.hands[giver].append(command.card)
    state.hands[seat].append(exchange.card)
    changed_hands(state, giver, exchange.card, seat, command.card)
    state.exchange = None
    state.reply_due = NEVER
    state.reserve += EXCHANGE_PRICE
    if events is not None:
        events.append(ExchangeDone(exchange.offer, giver, seat))
        events.append(CardReceived(giver, command.card, seat))
        events.append(CardReceived(seat, exchange.card, giver))
    bump(state, events)


def cancel_exchange(state: KreoState, events: list[Event] | None) -> None:
    """Cancel the exchange: card and tokens return to the seat that offered."""
    exchange = state.exchange
    assert exchange is not None
    state.hands[exchange.seat].append(exchange.card)
    state.energy[exchange.seat] += EXCHANGE_PRICE
    state.exchange = None
    state.reply_due = NEVER
    if events is not None:
        events.append(ExchangeCancelled(exchange.offer, exchange.seat, exchange.to))


def cancel_if_unanswerable(state: KreoState, events: list[Event] | None) -> None:
    """Cancel an exchange if the seat that should answer has no free card left: nobody loses anything."""
    exchange = state.exchange
    if exchange is not None and not free_cards(state, exchange.to):
        cancel_exchange(state, events)


def recover(state: KreoState, seat: int, command: Recover, now: Millis, events: list[Event] | None) -> None:
    check_free(state, seat, command.give)
    check_energy(state, seat, RECOVER_PRICE)
    check_giving(state, command.give)
    pay(state, seat, RECOVER_PRICE)
    give_to_discard(state, seat, command.give, now, events)


def burnable(cards: list[Card]) -> list[Card]:
    return [card for card in cards if card not in AGGRESSIONS]


def check_giving(state: KreoState, give: Card) -> None:
    if KIND[give] == "aggression":
        raise Refused("aggression_card", "R21", card=give)
    if not state.discard:
        raise Refused("nothing_to_take", "3.4")


def give_to_discard(state: KreoState, seat: int, give: Card, now: Millis, events: list[Event] | None) -> None:
    """Give a card to the discard, face up; nothing else happens until its seat has taken another card."""
    _take_away(state, seat, give)
    came_out(state, give)
    discard(state, give)
    bump(state, events)
    ask_to_finish(state, seat, "take", now)


def take(state: KreoState, seat: int, command: Take, now: Millis, events: list[Event] | None) -> None:
    if command.card not in takeable(state):
        raise Refused("not_in_discard", "3.4", card=command.card)
    take_from_discard(state, seat, command.card, events)


def takeable(state: KreoState) -> list[Card]:
    """The cards of the discard, without the one just given."""
    return state.discard[:-1]


def take_from_discard(state: KreoState, seat: int, card: Card, events: list[Event] | None) -> None:
    state.discard.remove(card)
    state.hands[seat].append(card)
    all_saw(state, seat, card, "recovered")
    finished(state)
    if events is not None:
        events.append(CardRecovered(seat, state.discard[-1], card))
    bump(state, events)


def burn(state: KreoState, seat: int, command: Burn, now: Millis, events: list[Event] | None) -> None:
    card = command.card
    check_free(state, seat, card)
    if KIND[card] == "aggression":
        raise Refused("aggression_card", "3.4", card=card)
    left = len(held(state, seat)) - 1 + on_its_way(state, seat)
    if left < 2 and state.cronos >> seat & 1:
        raise Refused("cronos_needs_two", "3.4")
    _take_away(state, seat, card)
    came_out(state, card)
    discard(state, card)
    token = command.take and state.reserve > 0  # R20: allowed without a token too
    if events is not None:
        events.append(CardBurnt(seat, card, token))
    if token:
        gain_token(state, seat, events)
    bump(state, events)
    cancel_if_unanswerable(state, events)
    if left == 0:
        state.taking_part &= ~(1 << seat)
        if events is not None:
            events.append(OrderChanged(order_of(state)))
        close_if_all_ready(state, now, events)


def bump(state: KreoState, events: list[Event] | None) -> None:
    """Make everybody unready: somebody has learnt something."""
    state.rev += 1
    state.cleared |= state.ready
    state.ready = 0
    if events is not None:
        events.append(AllCleared(state.rev))


def pay(state: KreoState, seat: int, price: int) -> None:
    state.energy[seat] -= price
    state.reserve += price


def _take_away(state: KreoState, seat: int, card: Card) -> None:
    """Take a held card from its seat; a face-down one leaves its slot empty."""
    if card in state.hands[seat]:
        state.hands[seat].remove(card)
        return
    placed = state.placed[seat]
    slot = placed.index(card) + 1
    placed[slot - 1] = ""
    if not any(placed):
        placed.clear()
    state.looks = [look for look in state.looks if look.seat != seat or look.slot != slot]


def reply_timed_out(state: KreoState, events: list[Event] | None) -> None:
    assert state.exchange is not None
    if events is not None:
        events.append(TimedOut(state.exchange.to, "reply_exchange"))
    cancel_exchange(state, events)
    bump(state, events)


def divination_timed_out(state: KreoState, now: Millis, events: list[Event] | None) -> None:
    """Lay a random card for each seat without one, no Aggression if there is a choice; then close the phase."""
    if state.exchange is not None:
        cancel_exchange(state, events)
    for seat in range(state.n):
        if not state.taking_part >> seat & 1 or state.ready >> seat & 1:
            continue
        if events is not None:
            events.append(TimedOut(seat, "divination"))
        if not is_laid(state, seat):
            _lay_at_random(state, seat, events)
    begin_creation(state, now, events)


def _lay_at_random(state: KreoState, seat: int, events: list[Event] | None) -> None:
    hand, placed = state.hands[seat], state.placed[seat]
    changed = any(placed)
    placed.extend([""] * (slots_needed(state, seat) - len(placed)))
    for slot, card in enumerate(placed):
        if not card:
            harmless = [other for other in hand if KIND[other] != "aggression"] or hand
            drawn = harmless[state.chance.below(len(harmless), f"time-out {seat} slot {slot}", state.turn)]
            hand.remove(drawn)
            placed[slot] = drawn
    if events is not None:
        events.append(CardPlaced(seat, len(placed), changed, placed[:]))


def check_held(state: KreoState, seat: int, card: Card) -> None:
    if card not in state.hands[seat] and (not card or card not in state.placed[seat]):
        raise Refused("not_yours", "3.4", card=card)


def check_free(state: KreoState, seat: int, card: Card) -> None:
    check_held(state, seat, card)
    if state.bets and card not in free_cards(state, seat):
        raise Refused("pinned", "4.5", card=card)


def check_energy(state: KreoState, seat: int, price: int) -> None:
    if state.energy[seat] < price:
        raise Refused("energy", "3.4", price=price)


def check_other_seat(state: KreoState, seat: int, target: int) -> None:
    if not 0 <= target < state.n or target == seat:
        raise Refused("bad_target", "3.4", seat=target)
