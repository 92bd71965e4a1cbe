"""The powers of the Titans and Titanides (4.5): in the Divination each is a row, with what lists it beside what it does.

Those of Creation take effect in creation.py.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final, TypeAlias

from kermesse.core.clock import Millis
from kermesse.core.game import SEATS_OF, Command, Event, Refused
from kermesse.games.kreo.commands import (
    BETS,
    CEOS,
    CRIOS,
    CRONOS,
    HYPERION,
    OCEANOS,
    PHEBE,
    REMEMBER,
    RHEA_AFTER,
    RHEA_FIRST,
    RHEA_LAST,
    THEIA,
    Ceos,
    Crios,
    Cronos,
    Guess,
    Hyperion,
    Mnemosyne,
    Oceanos,
    Phebe,
    Rhea,
    Theia,
    Themis,
)
from kermesse.games.kreo.components import Card
from kermesse.games.kreo.events import BetPlaced, CardLooked, OrderChanged, PowerUsed
from kermesse.games.kreo.pieces import Bet, Look, OrderMod
from kermesse.games.kreo.rules.asking import ask_to_finish, finished
from kermesse.games.kreo.rules.divination import (
    OTHERS,
    bump,
    burnable,
    cancel_if_unanswerable,
    check_energy,
    check_free,
    check_giving,
    check_other_seat,
    give_to_discard,
    show_card,
)
from kermesse.games.kreo.rules.knowledge import saw
from kermesse.games.kreo.rules.turn import move_marker
from kermesse.games.kreo.state import KreoState, free_cards, held, on_its_way, order_of, pinned

Deed: TypeAlias = Callable[[KreoState, int, Any, Millis, list[Event] | None], None]


@dataclass(frozen=True, slots=True)
class Power:
    """A power used in the Divination: its command, what lists it for a seat's free cards, and what it does."""

    command: type[Command]
    listed: Callable[[KreoState, int, list[Card]], list[Command]]
    used: Deed


def listed(state: KreoState, seat: int, free: list[Card]) -> list[Command]:
    """The commands of the seat's power, while it has a use left."""
    power = POWERS.get(state.names[seat])
    return power.listed(state, seat, free) if power is not None else []


def use(state: KreoState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    name = NAME_OF[type(command)]
    check_power(state, seat, name)
    POWERS[name].used(state, seat, command, now, events)


def check_power(state: KreoState, seat: int, name: str) -> None:
    if state.names[seat] != name:
        raise Refused("not_your_power", "4.5")
    if not state.uses[seat]:
        raise Refused("used_up", "4.5")


def _spend(state: KreoState, seat: int, events: list[Event] | None) -> None:
    state.uses[seat] -= 1
    if events is not None:
        events.append(PowerUsed(seat, state.names[seat], state.uses[seat]))


def _cronos_listed(state: KreoState, seat: int, free: list[Card]) -> list[Command]:
    return [CRONOS] if len(free) >= 2 and not pinned(state, seat) else []


def cronos(state: KreoState, seat: int, command: Cronos, now: Millis, events: list[Event] | None) -> None:
    """Lay two cards instead of one, and sit out the next turn."""
    if pinned(state, seat):
        raise Refused("pinned", "4.5", card=state.placed[seat][0])
    if len(free_cards(state, seat)) < 2:
        raise Refused("cronos_needs_two", "4.5")
    _spend(state, seat, events)
    state.cronos |= 1 << seat
    bump(state, events)


def _hyperion_listed(state: KreoState, seat: int, free: list[Card]) -> list[Command]:
    return [HYPERION]


def hyperion(state: KreoState, seat: int, command: Hyperion, now: Millis, events: list[Event] | None) -> None:
    _spend(state, seat, events)
    state.hyperion |= 1 << seat
    bump(state, events)


def _rhea_listed(state: KreoState, seat: int, free: list[Card]) -> list[Command]:
    return [RHEA_FIRST, RHEA_LAST, *(RHEA_AFTER[other] for other in SEATS_OF[state.taking_part] if other != seat)]


def rhea(state: KreoState, seat: int, command: Rhea, now: Millis, events: list[Event] | None) -> None:
    after = -1
    if command.at == "after":
        after = -1 if command.after is None else command.after
        check_other_seat(state, seat, after)
        _check_takes_part(state, after)
    elif command.after is not None:
        raise Refused("bad_target", "4.5", seat=command.after)
    _spend(state, seat, events)
    _change_order(state, OrderMod("rhea", seat, command.at, after), events)


def _oceanos_listed(state: KreoState, seat: int, free: list[Card]) -> list[Command]:
    return [OCEANOS[pair] for pair in combinations(SEATS_OF[state.taking_part], 2)]


def oceanos(state: KreoState, seat: int, command: Oceanos, now: Millis, events: list[Event] | None) -> None:
    for other in (command.a, command.b):
        _check_takes_part(state, other)
    if command.a == command.b:
        raise Refused("bad_target", "4.5", seat=command.b)
    _spend(state, seat, events)
    _change_order(state, OrderMod("oceanos", command.a, "swap", command.b), events)


def canonical(command: Command) -> Command:
    """The listed command: of two that swap the same seats, one."""
    return Oceanos(command.b, command.a) if isinstance(command, Oceanos) and command.a > command.b else command


def _ceos_listed(state: KreoState, seat: int, free: list[Card]) -> list[Command]:
    return CEOS


def ceos(state: KreoState, seat: int, command: Ceos, now: Millis, events: list[Event] | None) -> None:
    """Move the marker; it really moves (R30)."""
    _spend(state, seat, events)
    move_marker(state, 1 if command.dir == "left" else -1, "ceos", events)
    if events is not None:
        events.append(OrderChanged(order_of(state)))
    bump(state, events)


def _change_order(state: KreoState, mod: OrderMod, events: list[Event] | None) -> None:
    state.order_mods.append(mod)
    if events is not None:
        events.append(OrderChanged(order_of(state)))
    bump(state, events)


def _check_takes_part(state: KreoState, seat: int) -> None:
    if not 0 <= seat < state.n or not state.taking_part >> seat & 1:
        raise Refused("bad_target", "4.5", seat=seat)


def _theia_listed(state: KreoState, seat: int, free: list[Card]) -> list[Command]:
    return [THEIA[other][card] for other in OTHERS[state.n][seat] for card in free]


def theia(state: KreoState, seat: int, command: Theia, now: Millis, events: list[Event] | None) -> None:
    """Show one card to two seats, or two cards to one seat, one after the other."""
    second = state.decision == "theia"
    card, target = command.card, command.target
    check_free(state, seat, card)
    check_other_seat(state, seat, target)
    if second and (card == state.half) == (target == state.shown[-1].to):
        raise Refused("wrong_count", "4.5", count=2)
    if not second:
        _spend(state, seat, events)
    _theia_shows(state, seat, card, target, now, events)


def _theia_shows(state: KreoState, seat: int, card: Card, target: int, now: Millis, events: list[Event] | None) -> None:
    second = state.decision == "theia"
    show_card(state, seat, card, target, "theia", events)
    bump(state, events)
    if second:
        finished(state)
    else:
        ask_to_finish(state, seat, "theia", now)
        state.half = card


def second_showings(state: KreoState, seat: int) -> list[Command]:
    """The showings with which Théia can finish: the same card to another seat, then another card to the same seat."""
    card, to = state.half, state.shown[-1].to
    others = [THEIA[other][card] for other in range(state.n) if other not in (seat, to)]
    return others + [THEIA[to][other] for other in free_cards(state, seat) if other != card]


def show_by_default(state: KreoState, seat: int, now: Millis, events: list[Event] | None) -> None:
    """Show the same card to the next seat."""
    first_to = state.shown[-1].to
    target = next(to for step in range(1, state.n) if (to := (seat + step) % state.n) != first_to)
    _theia_shows(state, seat, state.half, target, now, events)


def _themis_listed(state: KreoState, seat: int, free: list[Card]) -> list[Command]:
    if not state.energy[seat]:
        return []
    showed = [shown.seat for shown in state.shown if shown.to == seat]
    return [
        BETS[other][slot - 1]
        for other in OTHERS[state.n][seat]
        if other not in showed
        for slot in _down(state, other)
        if slot not in pinned(state, other)
    ]


def _down(state: KreoState, seat: int) -> list[int]:
    return [slot for slot, card in enumerate(state.placed[seat], start=1) if card]


def themis(state: KreoState, seat: int, command: Themis, now: Millis, events: list[Event] | None) -> None:
    """Put a token on a face-down card, which is pinned from now on. Her guess follows."""
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
    state.bets.append(Bet(seat, target, slot))
    bump(state, events)
    ask_to_finish(state, seat, "guess", now)


def guess(state: KreoState, seat: int, command: Guess, now: Millis, events: list[Event] | None) -> None:
    finished(state)
    bet = state.bets[-1]
    state.bets[-1] = Bet(seat, bet.target, bet.slot, command.guess)
    if events is not None:
        events.append(BetPlaced(seat, bet.target, bet.slot, command.guess))
    bump(state, events)
    cancel_if_unanswerable(state, events)


def _phebe_listed(state: KreoState, seat: int, free: list[Card]) -> list[Command]:
    return [PHEBE[other][slot - 1] for other in OTHERS[state.n][seat] for slot in _down(state, other)]


def phebe(state: KreoState, seat: int, command: Phebe, now: Millis, events: list[Event] | None) -> None:
    target, slot = command.target, command.slot
    check_other_seat(state, seat, target)
    _check_card_down(state, target, slot)
    _spend(state, seat, events)
    card = state.placed[target][slot - 1]
    state.looks.append(Look(target, slot))
    saw(state, seat, target, card, "looked", slot)
    if events is not None:
        events.append(CardLooked(seat, target, slot, card))
    bump(state, events)


def _check_card_down(state: KreoState, target: int, slot: int) -> None:
    placed = state.placed[target]
    if not 1 <= slot <= len(placed) or not placed[slot - 1]:
        raise Refused("nothing_down", "4.5", seat=target)


def _crios_listed(state: KreoState, seat: int, free: list[Card]) -> list[Command]:
    return [CRIOS] if _may_announce_crios(state, seat) else []


def crios(state: KreoState, seat: int, command: Crios, now: Millis, events: list[Event] | None) -> None:
    if not _may_announce_crios(state, seat):
        raise Refused("not_first_or_last", "R38")
    _spend(state, seat, events)
    state.crios |= 1 << seat
    bump(state, events)


def _may_announce_crios(state: KreoState, seat: int) -> bool:
    return state.turn == 1 or len(held(state, seat)) + on_its_way(state, seat) == 1


def _mnemosyne_listed(state: KreoState, seat: int, free: list[Card]) -> list[Command]:
    return [REMEMBER[card] for card in burnable(free)] if state.discard else []


def mnemosyne(state: KreoState, seat: int, command: Mnemosyne, now: Millis, events: list[Event] | None) -> None:
    """Recover a card without paying tokens."""
    check_free(state, seat, command.give)
    check_giving(state, command.give)
    _spend(state, seat, events)
    give_to_discard(state, seat, command.give, now, events)


POWERS: Final[dict[str, Power]] = {
    "CRONOS": Power(Cronos, _cronos_listed, cronos),
    "HYPERION": Power(Hyperion, _hyperion_listed, hyperion),
    "RHEA": Power(Rhea, _rhea_listed, rhea),
    "THEIA": Power(Theia, _theia_listed, theia),
    "THEMIS": Power(Themis, _themis_listed, themis),
    "CEOS": Power(Ceos, _ceos_listed, ceos),
    "OCEANOS": Power(Oceanos, _oceanos_listed, oceanos),
    "CRIOS": Power(Crios, _crios_listed, crios),
    "PHEBE": Power(Phebe, _phebe_listed, phebe),
    "MNEMOSYNE": Power(Mnemosyne, _mnemosyne_listed, mnemosyne),
}
NAME_OF: Final[dict[type[Command], str]] = {power.command: name for name, power in POWERS.items()}
