"""Development of a camp: cards, Explorers, wheat converted to Jerricans, and the effects of Tuareks."""

from kermesse.core.clock import Millis
from kermesse.core.game import Event
from kermesse.games.kero.commands import OUTPOST, Move, PlayTuarek
from kermesse.games.kero.components import (
    CARD_AMOUNT,
    CARD_COST,
    CARD_EFFECT,
    CARDS,
    IS_POWER,
    JERRICAN,
    KIND,
    LANDS,
    METAL,
    POWER_SLOTS,
    RECRUIT,
    RESOURCES,
    TUAREK_PRICE,
    WHEAT,
)
from kermesse.games.kero.events import (
    CardTaken,
    ExplorerBanished,
    ExplorerPlaced,
    ExplorersMoved,
    PowerGained,
    PowerWasted,
    TuarekBought,
    TuarekPlayed,
    WheatConverted,
)
from kermesse.games.kero.rules.fill import order_fills
from kermesse.games.kero.rules.supply import (
    discard_tuarek,
    draw_tuareks,
    give_free_explorers,
    pay_jerricans,
    take_jerricans,
)
from kermesse.games.kero.state import EMPTY, KeroState

BANISH_GIFT = 2  # Jerricans, to the rival


def take_card(state: KeroState, slot: int, now: Millis, events: list[Event] | None) -> None:
    seat = state.active
    card = state.row[slot]
    cost = CARD_COST[card]
    for resource in range(JERRICAN):
        state.harvest[resource] -= cost[resource]
    pay_jerricans(state, seat, cost[JERRICAN])
    state.row[slot] = EMPTY
    state.card_left_row = True
    state.cards[seat].append(card)
    effect, amount = CARD_EFFECT[card], CARD_AMOUNT[card]
    brought = take_jerricans(state, seat, amount) if effect == "jerricans" else 0
    if events is not None:
        events.append(CardTaken(seat, slot + 1, CARDS[card], list(cost), brought))
    if IS_POWER[card]:
        _gain_power(state, seat, card, events)
    elif effect == "tuareks":
        draw_tuareks(state, seat, amount, events)
    elif effect == "explorers":
        give_free_explorers(state, seat, amount, events)
    elif effect == "fill":
        order_fills(state, 1, "card", now, events)


def _gain_power(state: KeroState, seat: int, card: int, events: list[Event] | None) -> None:
    if len(state.powers[seat]) < POWER_SLOTS:
        state.powers[seat].append(card)
        if events is not None:
            events.append(PowerGained(seat, CARDS[card]))
    else:  # R21: no swapping
        if events is not None:
            events.append(PowerWasted(seat, CARDS[card]))


def place_explorer(state: KeroState, land: int | str, events: list[Event] | None) -> None:
    state.harvest[RECRUIT] -= 1
    state.harvest[METAL] -= 1
    _send_explorer(state, land, False, events)


def place_free(state: KeroState, land: int | str, events: list[Event] | None) -> None:
    state.pending_free -= 1
    _send_explorer(state, land, True, events)


def _send_explorer(state: KeroState, land: int | str, free: bool, events: list[Event] | None) -> None:
    seat = state.active
    state.camp[seat] -= 1
    if isinstance(land, int):
        state.explorers[2 * (land - 1) + seat] += 1
    else:
        state.outpost += 1
    if events is not None:
        place = LANDS[state.lands[land - 1]] if isinstance(land, int) else OUTPOST
        events.append(ExplorerPlaced(seat, land, free, place))


def default_land(state: KeroState) -> int | str:
    """The land for a free Explorer at a time-out: the lowest numbered, or the outpost."""
    return OUTPOST if state.last_turn else 1


def convert_wheat(state: KeroState, n: int, events: list[Event] | None) -> None:
    state.harvest[WHEAT] -= n
    state.convert_used = True
    take_jerricans(state, state.active, n)
    if events is not None:
        events.append(WheatConverted(state.active, n))


def buy_tuarek(state: KeroState, events: list[Event] | None) -> None:
    seat = state.active
    state.refinery_open = False  # R6
    pay_jerricans(state, seat, TUAREK_PRICE)
    if events is not None:
        events.append(TuarekBought(seat))
    draw_tuareks(state, seat, 1, events, bought=True)


def play_tuarek(state: KeroState, command: PlayTuarek, now: Millis, events: list[Event] | None) -> None:
    seat = state.active
    kind = command.kind
    state.refinery_open = False  # R6
    discard_tuarek(state, seat, KIND[kind])
    loot = [command.resources.count(name) for name in RESOURCES] if command.resources else []
    if events is not None:
        events.append(TuarekPlayed(seat, kind, loot))
    if kind == "two_dice":
        state.die_credits += 2
    elif kind == "fireproof":
        state.fireproof = True
    elif kind == "march":
        _march(state, seat, command.moves, events)
    elif kind == "loot":
        for resource, number in enumerate(loot):
            state.harvest[resource] += number
    elif kind == "tanker":
        order_fills(state, 1, "tanker", now, events)
    elif kind == "banish":
        _banish(state, seat, command.land, events)
    else:
        state.sweeps += 1


def _march(state: KeroState, seat: int, moves: tuple[Move, ...], events: list[Event] | None) -> None:
    for move in moves:
        state.explorers[2 * (move.start - 1) + seat] -= 1
        state.explorers[2 * (move.to - 1) + seat] += 1
    if events is not None:
        starts = [LANDS[state.lands[move.start - 1]] for move in moves]
        ends = [LANDS[state.lands[move.to - 1]] for move in moves]
        events.append(ExplorersMoved(seat, list(moves), starts, ends))


def _banish(state: KeroState, seat: int, land: int, events: list[Event] | None) -> None:
    rival = 1 - seat
    state.explorers[2 * (land - 1) + rival] -= 1
    state.camp[rival] += 1
    state.jerricans[seat] -= BANISH_GIFT
    state.jerricans[rival] += BANISH_GIFT
    if events is not None:
        events.append(ExplorerBanished(seat, rival, land, LANDS[state.lands[land - 1]]))
