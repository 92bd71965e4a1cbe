"""Divination: everybody lays a card in secret; Energy buys a look, an exchange or a card of the discard.

Each function checks all that the rules ask for, and only then changes anything.
"""

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Event, Refused
from kermesse.games.kreo.commands import Burn, OfferExchange, Place, Ready, Recover, ReplyExchange, Show, Unready
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
from kermesse.games.kreo.rules.asking import falls_due
from kermesse.games.kreo.rules.creation import begin_creation, gain_token
from kermesse.games.kreo.rules.knowledge import all_saw, came_out, changed_hands, saw
from kermesse.games.kreo.rules.turn import discard
from kermesse.games.kreo.state import (
    EXCHANGE_PRICE,
    MOST_TOGGLES,
    RECOVER_PRICE,
    SHOW_PRICE,
    Exchange,
    KreoState,
    Shown,
    free_cards,
    held,
    is_laid,
    order_of,
    pinned,
    slots_needed,
)


def place(state: KreoState, seat: int, command: Place, now: Millis, events: list[Event]) -> None:
    cards = command.cards
    check_held(state, seat, cards)
    check_count(cards, slots_needed(state, seat))
    was = state.placed[seat]
    for slot in pinned(state, seat):
        if cards[slot - 1] != was[slot - 1]:
            raise Refused("pinned", "4.5", card=was[slot - 1])
    changes = is_laid(state, seat)  # to fill an empty slot is none
    if changes and state.changes[seat] >= state.options.max_changes:
        raise Refused("too_many_changes", "6", what="card", most=state.options.max_changes)
    state.changes[seat] += changes
    events.append(CardPlaced(seat, len(cards), any(was), list(cards)))
    lay(state, seat, list(cards))
    if any(look.seat == seat for look in state.looks):
        _forget_looks(state, seat)
        bump(state, events)
    elif state.ready >> seat & 1:
        state.ready &= ~(1 << seat)
        events.append(ReadyChanged(seat, False))


def lay(state: KreoState, seat: int, cards: list[Card]) -> None:
    """These cards face down; what lay there goes back to the hand."""
    hand = held(state, seat)
    for card in cards:
        hand.remove(card)
    state.hands[seat] = hand
    state.placed[seat] = cards


def ready(state: KreoState, seat: int, command: Ready, now: Millis, events: list[Event]) -> None:
    if state.exchange is not None:
        raise Refused("exchange_open", "3.4")
    if command.rev != state.rev:
        raise Refused("stale", "3.4", rev=state.rev)
    if not is_laid(state, seat):
        raise Refused("no_card_down", "3.4")
    if state.ready >> seat & 1:
        raise Refused("already_done", "3.4")
    bit = 1 << seat
    if state.cleared & bit:  # 7.1: said again because of news, which is no change of mind
        state.cleared &= ~bit
    else:
        state.toggles[seat] += 1  # never refused for it: the phase could not close any more
    state.ready |= bit
    events.append(ReadyChanged(seat, True))
    close_if_all_ready(state, now, events)


def unready(state: KreoState, seat: int, command: Unready, now: Millis, events: list[Event]) -> None:
    if not state.ready >> seat & 1:
        raise Refused("already_done", "R25")
    if state.toggles[seat] >= MOST_TOGGLES:
        raise Refused("too_many_changes", "7.1", what="ready", most=MOST_TOGGLES)
    state.toggles[seat] += 1
    state.ready &= ~(1 << seat)
    events.append(ReadyChanged(seat, False))


def close_if_all_ready(state: KreoState, now: Millis, events: list[Event]) -> None:
    if state.exchange is None and state.ready == state.taking_part:
        begin_creation(state, now, events)


def show(state: KreoState, seat: int, command: Show, now: Millis, events: list[Event]) -> None:
    check_free(state, seat, (command.card,))
    check_other_seat(state, seat, command.target)
    check_energy(state, seat, SHOW_PRICE)
    pay(state, seat, SHOW_PRICE)
    show_cards(state, seat, (command.card,), command.target, "energy", events)
    bump(state, events)


def show_cards(
    state: KreoState, seat: int, cards: tuple[Card, ...], target: int, by: ShownBy, events: list[Event]
) -> None:
    state.shown.append(Shown(seat, target))
    for card in cards:
        saw(state, target, seat, card, "shown")
    events.append(CardShown(seat, target, len(cards), by, list(cards)))


def offer_exchange(state: KreoState, seat: int, command: OfferExchange, now: Millis, events: list[Event]) -> None:
    target = command.target
    if state.exchange is not None:
        raise Refused("exchange_open", "R24")
    check_free(state, seat, (command.card,))
    check_other_seat(state, seat, target)
    if not state.taking_part >> target & 1 or not free_cards(state, target):
        raise Refused("bad_target", "3.4", seat=target)
    check_energy(state, seat, EXCHANGE_PRICE)
    _take_away(state, seat, command.card)
    state.energy[seat] -= EXCHANGE_PRICE
    state.offers += 1
    state.exchange = Exchange(state.offers, seat, target, command.card)
    state.reply_due = falls_due(state, "reply", now)
    events.append(ExchangeOffered(state.offers, seat, target))
    bump(state, events)


def reply_exchange(state: KreoState, seat: int, command: ReplyExchange, now: Millis, events: list[Event]) -> None:
    exchange = state.exchange
    if exchange is None or exchange.offer != command.offer:
        raise Refused("no_exchange", "3.4")
    if exchange.to != seat:
        raise Refused("not_your_decision", "R23")
    check_free(state, seat, (command.card,))
    giver = exchange.seat
    _take_away(state, seat, command.card)
    state.hands[giver].append(command.card)
    state.hands[seat].append(exchange.card)
    changed_hands(state, giver, exchange.card, seat, command.card)
    state.exchange = None
    state.reply_due = NEVER
    state.reserve += EXCHANGE_PRICE
    events.append(ExchangeDone(exchange.offer, giver, seat))
    events.append(CardReceived(giver, command.card, seat))
    events.append(CardReceived(seat, exchange.card, giver))
    bump(state, events)


def cancel_exchange(state: KreoState, events: list[Event]) -> None:
    """Card and tokens go back to the seat that offered."""
    exchange = state.exchange
    assert exchange is not None
    state.hands[exchange.seat].append(exchange.card)
    state.energy[exchange.seat] += EXCHANGE_PRICE
    state.exchange = None
    state.reply_due = NEVER
    events.append(ExchangeCancelled(exchange.offer, exchange.seat, exchange.to))


def cancel_if_unanswerable(state: KreoState, events: list[Event]) -> None:
    """The seat that should answer has no free card any more: nobody loses anything."""
    exchange = state.exchange
    if exchange is not None and not free_cards(state, exchange.to):
        cancel_exchange(state, events)


def recover(state: KreoState, seat: int, command: Recover, now: Millis, events: list[Event]) -> None:
    check_free(state, seat, (command.give,))
    check_energy(state, seat, RECOVER_PRICE)
    check_swap(state, command.give, command.take)
    pay(state, seat, RECOVER_PRICE)
    swap_with_discard(state, seat, command.give, command.take)
    events.append(CardRecovered(seat, command.give, command.take, "energy"))
    bump(state, events)


def check_swap(state: KreoState, give: Card, take: Card) -> None:
    if KIND[give] == "aggression":
        raise Refused("aggression_card", "R21", card=give)
    if take not in state.discard:
        raise Refused("not_in_discard", "3.4", card=take)


def swap_with_discard(state: KreoState, seat: int, give: Card, take: Card) -> None:
    _take_away(state, seat, give)
    came_out(state, give)
    state.discard.remove(take)
    discard(state, give)
    state.hands[seat].append(take)
    all_saw(state, seat, take, "recovered")


def burn(state: KreoState, seat: int, command: Burn, now: Millis, events: list[Event]) -> None:
    card = command.card
    check_free(state, seat, (card,))
    if KIND[card] == "aggression":
        raise Refused("aggression_card", "3.4", card=card)
    exchange = state.exchange
    left = len(held(state, seat)) - 1 + (exchange is not None and exchange.seat == seat)
    if left < 2 and state.cronos >> seat & 1:
        raise Refused("cronos_needs_two", "3.4")
    _take_away(state, seat, card)
    came_out(state, card)
    discard(state, card)
    token = command.take and state.reserve > 0  # R20: without a token too
    events.append(CardBurnt(seat, card, token))
    if token:
        gain_token(state, seat, events)
    bump(state, events)
    cancel_if_unanswerable(state, events)
    if left == 0:
        state.taking_part &= ~(1 << seat)
        events.append(OrderChanged(order_of(state)))
        close_if_all_ready(state, now, events)


def bump(state: KreoState, events: list[Event]) -> None:
    """Somebody has learnt something: nobody is ready any more."""
    state.rev += 1
    state.cleared |= state.ready
    state.ready = 0
    events.append(AllCleared(state.rev))


def pay(state: KreoState, seat: int, price: int) -> None:
    state.energy[seat] -= price
    state.reserve += price


def _take_away(state: KreoState, seat: int, card: Card) -> None:
    """A held card leaves its seat; a face-down one leaves its slot empty."""
    if card in state.hands[seat]:
        state.hands[seat].remove(card)
        return
    placed = state.placed[seat]
    slot = placed.index(card) + 1
    placed[slot - 1] = ""
    if not any(placed):
        placed.clear()
    state.looks = [look for look in state.looks if look.seat != seat or look.slot != slot]


def _forget_looks(state: KreoState, seat: int) -> None:
    state.looks = [look for look in state.looks if look.seat != seat]


def reply_timed_out(state: KreoState, events: list[Event]) -> None:
    assert state.exchange is not None
    events.append(TimedOut(state.exchange.to, "reply_exchange"))
    cancel_exchange(state, events)
    bump(state, events)


def divination_timed_out(state: KreoState, now: Millis, events: list[Event]) -> None:
    """Who has not laid a card gets one at random, no Aggression if there is a choice; and the phase closes."""
    if state.exchange is not None:
        cancel_exchange(state, events)
    for seat in range(state.n):
        if not state.taking_part >> seat & 1 or state.ready >> seat & 1:
            continue
        events.append(TimedOut(seat, "divination"))
        if not is_laid(state, seat):
            _lay_at_random(state, seat, events)
    begin_creation(state, now, events)


def _lay_at_random(state: KreoState, seat: int, events: list[Event]) -> None:
    hand, placed = state.hands[seat], state.placed[seat]
    changed = any(placed)
    placed.extend([""] * (slots_needed(state, seat) - len(placed)))
    for slot, card in enumerate(placed):
        if not card:
            harmless = [other for other in hand if KIND[other] != "aggression"] or hand
            drawn = harmless[state.chance.below(len(harmless), f"time-out {seat} slot {slot}", state.turn)]
            hand.remove(drawn)
            placed[slot] = drawn
    events.append(CardPlaced(seat, len(placed), changed, placed[:]))


def check_held(state: KreoState, seat: int, cards: tuple[Card, ...]) -> None:
    own = held(state, seat)
    for card in cards:
        if card not in own:
            raise Refused("not_yours", "3.4", card=card)


def check_free(state: KreoState, seat: int, cards: tuple[Card, ...]) -> None:
    check_held(state, seat, cards)
    free = free_cards(state, seat)
    for card in cards:
        if card not in free:
            raise Refused("pinned", "4.5", card=card)


def check_count(cards: tuple[Card, ...], count: int) -> None:
    if len(cards) != count or len(set(cards)) != count:
        raise Refused("wrong_count", "3.4", count=count)


def check_energy(state: KreoState, seat: int, price: int) -> None:
    if state.energy[seat] < price:
        raise Refused("energy", "3.4", price=price)


def check_other_seat(state: KreoState, seat: int, target: int) -> None:
    if not 0 <= target < state.n or target == seat:
        raise Refused("bad_target", "3.4", seat=target)
