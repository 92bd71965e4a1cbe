"""The Divination powers of the Titans and Titanides (4.5). Those of Creation are in creation.py."""

from kermesse.core.clock import Millis
from kermesse.core.game import Event, Refused
from kermesse.games.kreo.commands import (
    Ceos,
    Crios,
    Cronos,
    Hyperion,
    Mnemosyne,
    Oceanos,
    Phebe,
    Rhea,
    Theia,
    Themis,
)
from kermesse.games.kreo.events import (
    BetPlaced,
    CardLooked,
    CardPlaced,
    CardRecovered,
    OrderChanged,
    PowerUsed,
)
from kermesse.games.kreo.rules.divination import (
    bump,
    cancel_if_unanswerable,
    check_count,
    check_energy,
    check_free,
    check_other_seat,
    check_swap,
    lay,
    show_cards,
    swap_with_discard,
)
from kermesse.games.kreo.rules.knowledge import saw
from kermesse.games.kreo.rules.turn import move_marker
from kermesse.games.kreo.state import Bet, KreoState, Look, OrderMod, free_cards, held, order_of, pinned


def check_power(state: KreoState, seat: int, name: str) -> None:
    if state.names[seat] != name:
        raise Refused("not_your_power", "4.5")
    if not state.uses[seat]:
        raise Refused("used_up", "4.5")


def _spend(state: KreoState, seat: int, events: list[Event]) -> None:
    state.uses[seat] -= 1
    events.append(PowerUsed(seat, state.names[seat], state.uses[seat]))


def cronos(state: KreoState, seat: int, command: Cronos, now: Millis, events: list[Event]) -> None:
    """Two cards instead of one, and no part in the next turn."""
    check_power(state, seat, "CRONOS")
    check_free(state, seat, command.cards)
    if pinned(state, seat):
        raise Refused("pinned", "4.5", card=state.placed[seat][0])
    if len(free_cards(state, seat)) < 2:
        raise Refused("cronos_needs_two", "4.5")
    check_count(command.cards, 2)
    _spend(state, seat, events)
    changed = any(state.placed[seat])
    state.cronos |= 1 << seat
    state.looks = [look for look in state.looks if look.seat != seat]
    lay(state, seat, list(command.cards))
    events.append(CardPlaced(seat, 2, changed, list(command.cards)))
    bump(state, events)


def hyperion(state: KreoState, seat: int, command: Hyperion, now: Millis, events: list[Event]) -> None:
    check_power(state, seat, "HYPERION")
    _spend(state, seat, events)
    state.hyperion |= 1 << seat
    bump(state, events)


def rhea(state: KreoState, seat: int, command: Rhea, now: Millis, events: list[Event]) -> None:
    check_power(state, seat, "RHEA")
    after = -1
    if command.at == "after":
        after = -1 if command.after is None else command.after
        check_other_seat(state, seat, after)
        _check_takes_part(state, after)
    elif command.after is not None:
        raise Refused("bad_target", "4.5", seat=command.after)
    _spend(state, seat, events)
    _change_order(state, OrderMod("rhea", seat, command.at, after), events)


def oceanos(state: KreoState, seat: int, command: Oceanos, now: Millis, events: list[Event]) -> None:
    check_power(state, seat, "OCEANOS")
    for other in (command.a, command.b):
        _check_takes_part(state, other)
    if command.a == command.b:
        raise Refused("bad_target", "4.5", seat=command.b)
    _spend(state, seat, events)
    _change_order(state, OrderMod("oceanos", command.a, "swap", command.b), events)


def ceos(state: KreoState, seat: int, command: Ceos, now: Millis, events: list[Event]) -> None:
    """The marker really moves (R30)."""
    check_power(state, seat, "CEOS")
    _spend(state, seat, events)
    move_marker(state, 1 if command.dir == "left" else -1, "ceos", events)
    events.append(OrderChanged(order_of(state)))
    bump(state, events)


def _change_order(state: KreoState, mod: OrderMod, events: list[Event]) -> None:
    state.order_mods.append(mod)
    events.append(OrderChanged(order_of(state)))
    bump(state, events)


def _check_takes_part(state: KreoState, seat: int) -> None:
    if not 0 <= seat < state.n or not state.taking_part >> seat & 1:
        raise Refused("bad_target", "4.5", seat=seat)


def theia(state: KreoState, seat: int, command: Theia, now: Millis, events: list[Event]) -> None:
    """One card to two seats, or two cards to one seat."""
    check_power(state, seat, "THEIA")
    cards, targets = command.cards, command.targets
    if (len(set(cards)), len(set(targets))) not in ((1, 2), (2, 1)) or len(cards) + len(targets) != 3:
        raise Refused("wrong_count", "4.5", count=2)
    check_free(state, seat, cards)
    for target in targets:
        check_other_seat(state, seat, target)
    _spend(state, seat, events)
    for target in targets:
        show_cards(state, seat, cards, target, "theia", events)
    bump(state, events)


def themis(state: KreoState, seat: int, command: Themis, now: Millis, events: list[Event]) -> None:
    """A token on a face-down card, and a guess: from now on the card is pinned."""
    check_power(state, seat, "THEMIS")
    target, slot = command.target, command.slot
    check_other_seat(state, seat, target)
    check_energy(state, seat, 1)
    _check_card_down(state, target, slot)
    if any(shown.seat == target and shown.to == seat for shown in state.shown):
        raise Refused("shown_this_turn", "4.5", seat=target)
    if slot in pinned(state, target):
        raise Refused("already_bet", "4.5")
    _spend(state, seat, events)
    state.energy[seat] -= 1
    state.bets.append(Bet(seat, target, slot, command.guess))
    events.append(BetPlaced(seat, target, slot, command.guess))
    bump(state, events)
    cancel_if_unanswerable(state, events)


def phebe(state: KreoState, seat: int, command: Phebe, now: Millis, events: list[Event]) -> None:
    check_power(state, seat, "PHEBE")
    target, slot = command.target, command.slot
    check_other_seat(state, seat, target)
    _check_card_down(state, target, slot)
    _spend(state, seat, events)
    card = state.placed[target][slot - 1]
    state.looks.append(Look(target, slot))
    saw(state, seat, target, card, "looked")
    events.append(CardLooked(seat, target, slot, card))
    bump(state, events)


def _check_card_down(state: KreoState, target: int, slot: int) -> None:
    placed = state.placed[target]
    if not 1 <= slot <= len(placed) or not placed[slot - 1]:
        raise Refused("nothing_down", "4.5", seat=target)


def crios(state: KreoState, seat: int, command: Crios, now: Millis, events: list[Event]) -> None:
    check_power(state, seat, "CRIOS")
    if not may_announce_crios(state, seat):
        raise Refused("not_first_or_last", "R38")
    _spend(state, seat, events)
    state.crios |= 1 << seat
    bump(state, events)


def may_announce_crios(state: KreoState, seat: int) -> bool:
    exchange = state.exchange
    offered = exchange is not None and exchange.seat == seat
    return state.turn == 1 or len(held(state, seat)) + offered == 1


def mnemosyne(state: KreoState, seat: int, command: Mnemosyne, now: Millis, events: list[Event]) -> None:
    """`recover` without tokens."""
    check_power(state, seat, "MNEMOSYNE")
    check_free(state, seat, (command.give,))
    check_swap(state, command.give, command.take)
    _spend(state, seat, events)
    swap_with_discard(state, seat, command.give, command.take)
    events.append(CardRecovered(seat, command.give, command.take, "mnemosyne"))
    bump(state, events)
