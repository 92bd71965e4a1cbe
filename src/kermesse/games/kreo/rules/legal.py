"""The legal commands of a seat; of equivalent commands, one."""

from functools import cache
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import SEATS_OF, Command
from kermesse.games.kreo.commands import (
    BURN,
    BURN_AND_LEAVE,
    OFFER,
    PLACE,
    POLICY_LEAVE,
    POLICY_TAKE,
    READY,
    RECOVER,
    REPLY,
    SHOW,
    UNREADY,
    Burn,
    Play,
    TakeEnergy,
)
from kermesse.games.kreo.components import ALL_CARDS, KIND, SIDES, Card
from kermesse.games.kreo.rules import powers
from kermesse.games.kreo.rules.divination import burnable
from kermesse.games.kreo.rules.questions import QUESTIONS, canonical_replay
from kermesse.games.kreo.rules.table import is_last_to_take
from kermesse.games.kreo.state import (
    EXCHANGE_PRICE,
    MOST_TOGGLES,
    NOBODY,
    RECOVER_PRICE,
    SHOW_PRICE,
    KreoState,
    free_cards,
    has_cards,
    held,
    is_laid,
    pinned,
)
from kermesse.games.kreo.tree import AGGRESSIONS

# The commands with a card, by card, so that a list is put together from few parts.
BURNS: Final[dict[Card, tuple[Command, ...]]] = {
    card: () if card in AGGRESSIONS else (BURN[card], BURN_AND_LEAVE[card]) for card in ALL_CARDS
}
BURNS_FOR_NOTHING: Final[dict[Card, tuple[Command, ...]]] = {
    card: () if card in AGGRESSIONS else (BURN[card],) for card in ALL_CARDS
}
SHOWS: Final[list[list[dict[Card, tuple[Command, ...]]]]] = [
    [{card: tuple(SHOW[other][card] for other in range(n) if other != seat) for card in ALL_CARDS} for seat in range(n)]
    for n in range(7)
]


@cache
def offers_to(partners: int) -> dict[Card, tuple[Command, ...]]:
    return {card: tuple(OFFER[other][card] for other in SEATS_OF[partners]) for card in ALL_CARDS}


def legal(state: KreoState, seat: int, now: Millis) -> list[Command]:
    """The decisions, and the standing answer, which can be changed at any time."""
    commands = decisions(state, seat, now)
    if state.phase != "over" and not state.options.ask_energy:
        commands.append(POLICY_TAKE if state.leaves >> seat & 1 else POLICY_LEAVE)
    return commands


def decisions(state: KreoState, seat: int, now: Millis) -> list[Command]:
    phase = state.phase
    if phase == "over":
        return []
    if phase == "divination" and state.asked == NOBODY:
        return _divination(state, seat) if state.taking_part >> seat & 1 else []
    if state.asked != seat:
        return []
    return _setup(state) if phase == "setup_energy" else QUESTIONS[state.decision].listed(state, seat)


def _setup(state: KreoState) -> list[Command]:
    amounts = [None] if is_last_to_take(state) else list(range(state.reserve + 1))
    if not state.titans:
        return [TakeEnergy(n) for n in amounts]
    return [TakeEnergy(n, side) for n in amounts for side in SIDES]


def _divination(state: KreoState, seat: int) -> list[Command]:
    free = free_cards(state, seat)
    exchange = state.exchange
    commands = _placings(state, seat)
    if exchange is None:
        if state.ready >> seat & 1:
            if state.toggles[seat] < MOST_TOGGLES:
                commands.append(UNREADY)
        elif is_laid(state, seat):
            commands.append(READY)
    elif exchange.to == seat:
        commands += [REPLY[card] for card in free]
    offered = exchange is not None and exchange.seat == seat
    if not state.cronos >> seat & 1 or len(held(state, seat)) + offered > 2:
        burns = BURNS if state.reserve else BURNS_FOR_NOTHING
        for card in free:
            commands += burns[card]
    energy = state.energy[seat]
    if energy >= SHOW_PRICE:
        shows = SHOWS[state.n][seat]
        for card in free:
            commands += shows[card]
        if energy >= EXCHANGE_PRICE and exchange is None:
            offers = offers_to(_partners_with_cards(state, seat))
            for card in free:
                commands += offers[card]
        if energy >= RECOVER_PRICE and state.discard:
            commands += [RECOVER[card] for card in burnable(free)]
    if state.titans and state.uses[seat]:
        commands += powers.listed(state, seat, free)
    return commands


def _partners_with_cards(state: KreoState, seat: int) -> int:
    """The seats with which a card can be exchanged, as a mask."""
    mask = state.taking_part & ~(1 << seat)
    for other in SEATS_OF[mask]:
        if not (free_cards(state, other) if state.bets else has_cards(state, other)):
            mask &= ~(1 << other)
    return mask


def _placings(state: KreoState, seat: int) -> list[Command]:
    """List the placings: from the hand into every slot that is not pinned; for a Cronos also from one slot into the
    other.
    """
    hand, placed = state.hands[seat], state.placed[seat]
    may_change = state.changes[seat] < state.options.max_changes
    if not state.cronos >> seat & 1:
        if placed and (not may_change or (state.bets and pinned(state, seat))):
            return []
        place = PLACE[0]
        return [place[card] for card in hand]
    pins = pinned(state, seat)
    commands: list[Command] = []
    for slot in (1, 2):
        lies_there = placed[slot - 1] if slot <= len(placed) else ""
        if slot in pins:
            continue
        if may_change or not lies_there:
            commands += [PLACE[slot - 1][card] for card in hand]
        other = placed[2 - slot] if 3 - slot <= len(placed) else ""
        if may_change and other and 3 - slot not in pins:
            commands.append(PLACE[slot - 1][other])
    return commands


def canonical(state: KreoState, seat: int, command: Command) -> Command:
    """The listed command that stands for an equivalent one."""
    if isinstance(command, Burn) and not state.reserve and command.card in BURN:
        return BURN[command.card]
    if isinstance(command, Play) and command.take is not None and not _take_matters(state, seat, command):
        return Play(command.as_, command.nature, command.element)
    if isinstance(command, TakeEnergy) and is_last_to_take(state) and command.n == state.reserve:
        return TakeEnergy(None, command.face)
    return canonical_replay(state, powers.canonical(command))


def _take_matters(state: KreoState, seat: int, command: Play) -> bool:
    if command.as_ == "discard" or not state.reserve or not state.current or KIND[state.current] != "nature":
        return False
    return state.options.ask_energy or command.take == bool(state.leaves >> seat & 1)
