"""Checks of commands in the order of the rules. The first check that fails raises Refused with its reason."""

from typing import Final

from kermesse.core.game import Refused
from kermesse.games.kero.commands import (
    MASK_OF,
    ORDERS,
    OUTPOST,
    ConvertWheat,
    Move,
    PlayTuarek,
    Refuel,
    Roll,
    Tip,
    mask_of,
)
from kermesse.games.kero.components import (
    CARD_CONVERT,
    CARD_COST,
    DICE_OF,
    JERRICAN,
    KIND,
    LAND_SLOTS,
    METAL,
    OUTPOST_ROOM,
    RECRUIT,
    RESOURCES,
    ROW_SLOTS,
    SPECIAL_DICE,
    TUAREK_PRICE,
    TUAREK_WHEN,
    WHEAT,
)
from kermesse.games.kero.rules.camp import BANISH_GIFT
from kermesse.games.kero.rules.rolling import may_be_thrown, tip_price
from kermesse.games.kero.rules.supply import can_draw_tuarek
from kermesse.games.kero.state import EMPTY, KeroState, free_dice

MOST_FILLS: Final = 2
MOST_MOVES: Final = 2


def check_refuel(state: KeroState, seat: int, command: Refuel) -> None:
    if not 1 <= command.times <= MOST_FILLS:
        raise Refused("bad_times", "3.5", times=command.times)
    if not state.refinery_open:
        raise Refused("refinery_closed", "R6")
    check_tank(state, seat)
    check_jerricans(state, seat, command.times)


def check_tank(state: KeroState, seat: int) -> None:
    if state.fuel[seat] >= state.capacity[seat]:
        raise Refused("tank_full", "3.6")


def check_jerricans(state: KeroState, seat: int, price: int) -> None:
    if state.jerricans[seat] < price:
        raise Refused("not_enough_jerricans", "3.5", price=price, has=state.jerricans[seat])


def check_buy_tuarek(state: KeroState, seat: int) -> None:
    check_landed(state)
    check_jerricans(state, seat, TUAREK_PRICE)
    if not can_draw_tuarek(state):
        raise Refused("no_tuarek_left", "3.5")


def can_buy_tuarek(state: KeroState, seat: int) -> bool:
    return state.jerricans[seat] >= TUAREK_PRICE and can_draw_tuarek(state)


def check_tip(state: KeroState, seat: int, command: Tip) -> int:
    """The special dice, as a mask. Raises Refused."""
    specials = dice_named(command.specials)
    if specials < 0 or specials & ~SPECIAL_DICE:
        raise Refused("bad_dice", "3.7")
    check_jerricans(state, seat, tip_price(state, specials))
    return specials


def dice_named(names: tuple[str, ...]) -> int:
    known = MASK_OF.get(names)
    return mask_of(names) if known is None else known


def check_roll(state: KeroState, command: Roll) -> int:
    """The dice to be thrown again, as a mask. Raises Refused."""
    check_landed(state)
    if not command.dice:
        raise Refused("no_dice", "3.7")
    dice = dice_named(command.dice)
    if dice < 0 or dice & ~state.in_play:
        raise Refused("bad_dice", "3.7")
    if dice & ~may_be_thrown(state):
        raise Refused("burnt_die", "3.7")
    if not state.may_throw:
        raise Refused("too_soon", "7.2")
    return dice


def check_landed(state: KeroState) -> None:
    if state.in_air:
        raise Refused("dice_in_the_air", "3.7")


def check_card_slot(state: KeroState, slot: int) -> None:
    if not 1 <= slot <= ROW_SLOTS or state.row[slot - 1] == EMPTY:
        raise Refused("empty_slot", "3.5", slot=slot)


def check_take_card(state: KeroState, seat: int, slot: int) -> None:
    check_card_slot(state, slot)
    cost = CARD_COST[state.row[slot - 1]]
    for resource in range(JERRICAN):
        if state.harvest[resource] < cost[resource]:
            raise Refused("not_enough_resources", "3.5")
    check_jerricans(state, seat, cost[JERRICAN])


def check_place_explorer(state: KeroState, seat: int, land: int | str) -> None:
    if not state.harvest[RECRUIT] or not state.harvest[METAL]:
        raise Refused("not_enough_resources", "4.4")
    if not state.camp[seat]:
        raise Refused("no_explorer_left", "4.4")
    if land == OUTPOST and state.last_turn and state.outpost >= OUTPOST_ROOM:
        raise Refused("outpost_full", "R27")
    check_land(state, land)


def check_land(state: KeroState, land: int | str) -> None:
    """Refuse a land that is neither a New Land nor, in the last turn without any, the outpost."""
    if land == OUTPOST and state.last_turn:
        return
    if not is_land(state, land):
        raise Refused("no_land", "4.4")


def is_land(state: KeroState, land: int | str) -> bool:
    return isinstance(land, int) and 1 <= land <= LAND_SLOTS and state.lands[land - 1] != EMPTY


def check_convert(state: KeroState, seat: int, command: ConvertWheat) -> None:
    if CARD_CONVERT not in state.powers[seat]:
        raise Refused("no_power", "4.2")
    if state.convert_used:
        raise Refused("power_used", "4.2")
    if command.n < 1:
        raise Refused("bad_param", "4.2", command="convert_wheat")
    if state.harvest[WHEAT] < command.n:
        raise Refused("not_enough_resources", "4.2")
    if state.supply < command.n:
        raise Refused("supply_empty", "R18")


def check_standing_order(order: str) -> None:
    if order not in ORDERS:
        raise Refused("bad_value", "3.5")


def check_play_tuarek(state: KeroState, seat: int, command: PlayTuarek) -> None:
    kind = KIND.get(command.kind, -1)
    if kind < 0 or kind not in state.tuareks[seat]:
        raise Refused("no_such_tuarek", "3.5")
    if state.phase not in TUAREK_WHEN[kind]:
        raise Refused("wrong_phase", "4.3")
    if (
        (command.moves and command.kind != "march")
        or (command.resources and command.kind != "loot")
        or (command.land and command.kind != "banish")
    ):
        raise Refused("bad_param", "4.3", command="play_tuarek")
    if command.kind == "two_dice":
        if len(DICE_OF[free_dice(state, seat)]) + state.die_credits >= len(DICE_OF[SPECIAL_DICE]):
            raise Refused("no_die_left", "R15")
    elif command.kind == "fireproof":
        if state.fireproof:
            raise Refused("already_fireproof", "4.3")
    elif command.kind == "march":
        _check_march(state, seat, command.moves)
    elif command.kind == "loot":
        if len(command.resources) != 2 or any(len(name) != 1 or name not in RESOURCES for name in command.resources):
            raise Refused("bad_resources", "4.3")
    elif command.kind == "tanker":
        check_tank(state, seat)
    elif command.kind == "banish":
        _check_banish(state, seat, command.land)
    elif state.last_turn:
        raise Refused("last_turn", "R26")


def _check_march(state: KeroState, seat: int, moves: tuple[Move, ...]) -> None:
    if state.last_turn:
        raise Refused("no_land", "R26")
    if not 1 <= len(moves) <= MOST_MOVES:
        raise Refused("bad_moves", "4.3")
    leaving = [0] * LAND_SLOTS
    for move in moves:
        if move.start == move.to or not is_land(state, move.start) or not is_land(state, move.to):
            raise Refused("bad_moves", "4.3")
        leaving[move.start - 1] += 1
    for slot in range(LAND_SLOTS):
        if state.explorers[2 * slot + seat] < leaving[slot]:  # R32: two different Explorers
            raise Refused("no_explorer_there", "R32", land=slot + 1)


def _check_banish(state: KeroState, seat: int, land: int) -> None:
    if not is_land(state, land):
        raise Refused("no_land", "R26")
    if not state.explorers[2 * (land - 1) + 1 - seat]:
        raise Refused("no_explorer_there", "4.3", land=land)
    check_jerricans(state, seat, BANISH_GIFT)
