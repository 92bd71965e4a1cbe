"""Legal commands, put together from ready-made lists."""

from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command
from kermesse.games.kero.commands import (
    BANISH_FROM,
    BUY_TUAREK,
    CLAIM_TIE,
    CONVERT,
    DECLINE,
    END_TURN,
    FREE,
    FREE_OUTPOST,
    LAY_FLAT,
    LOOTS,
    MARCHES,
    MOST_SPECIALS,
    PLACE,
    PLACE_OUTPOST,
    PLAIN_TUAREK,
    REACT,
    REFUEL,
    ROLLS,
    STANDING,
    SWEEP_CARD,
    TAKE_CARD,
    TAP,
    TIPS,
)
from kermesse.games.kero.commands import canonical as same_command
from kermesse.games.kero.components import (
    ALL_DICE,
    AMBUSH,
    BANISH,
    CARD_CONVERT,
    CARD_COST,
    DICE_OF,
    FIREPROOF,
    LAND_SLOTS,
    LOOT,
    MARCH,
    OUTPOST_ROOM,
    ROW_SLOTS,
    SWEEP,
    TANKER,
    TWO_DICE,
)
from kermesse.games.kero.rules.asking import asked
from kermesse.games.kero.rules.camp import BANISH_GIFT
from kermesse.games.kero.rules.refusals import can_buy_tuarek
from kermesse.games.kero.rules.rolling import may_be_thrown
from kermesse.games.kero.state import EMPTY, KeroState, free_dice, tied_lands

# Lists by pattern, under names of this module: those are looked up faster when compiled than names of commands.py.
THROWS: Final[list[list[Command]]] = ROLLS
TAKE: Final[list[Command]] = TAKE_CARD[1:]  # by slot
ENDING: Final[Command] = END_TURN
BUYING: Final[Command] = BUY_TUAREK
LOOTING: Final[list[Command]] = LOOTS
REFUELLING: Final[list[list[Command]]] = [REFUEL[:jerricans] for jerricans in range(len(REFUEL) + 1)]
# TIPPING[free][paid]: by the mask of the free special dice, and the number of others that can be paid for.
TIPPING: Final[list[list[list[Command]]]] = [TIPS.get(free, []) for free in range(ALL_DICE + 1)]


def _by_mask(commands: list[Command]) -> list[list[Command]]:
    """For every mask, the commands whose bits are set."""
    return [[command for bit, command in enumerate(commands) if mask >> bit & 1] for mask in range(1 << len(commands))]


PLACE_ON: Final[list[list[Command]]] = _by_mask(PLACE)
FREE_ON: Final[list[list[Command]]] = _by_mask(FREE)
BANISH_AT: Final[list[list[Command]]] = _by_mask(BANISH_FROM[1:])
# By the places of the seat's Explorers: one (bits 0..3), two or more (also bits 4..7).
MARCHES_FROM: Final[list[list[Command]]] = [
    [march for needs, march in MARCHES if not needs & ~stand] for stand in range(1 << 2 * LAND_SLOTS)
]

# A price as one number, twelve bits a resource. Subtract it from the holdings with the top bit of every resource set:
# all these bits remain exactly if there is enough of everything.
ENOUGH: Final = 0x800_800_800_800_800


def _packed(bricks: int, wheat: int, metal: int, recruits: int, jerricans: int) -> int:
    return bricks | wheat << 12 | metal << 24 | recruits << 36 | jerricans << 48


PRICE: Final[list[int]] = [_packed(*cost) for cost in CARD_COST]


def legal(state: KeroState, seat: int, now: Millis) -> list[Command]:
    """The decisions, and the standing order, which can be given at any time."""
    return [] if state.phase == "over" else decisions(state, seat, now) + STANDING


def decisions(state: KeroState, seat: int, now: Millis) -> list[Command]:
    phase = state.phase
    if phase == "over" or seat != asked(state):
        return []
    if phase == "develop":
        return _developments(state, seat)
    if phase == "prep":
        return _preparations(state, seat)
    if phase == "rolling":
        return [] if state.in_air else _while_sand_runs(state, seat)
    if phase == "reaction":
        return [REACT, DECLINE] if AMBUSH in state.tuareks[seat] else [DECLINE]
    if phase == "refuelling":
        return [TAP] if state.tap_ready else []
    if phase == "sweep":
        return [SWEEP_CARD[slot + 1] for slot in range(ROW_SLOTS) if state.row[slot] != EMPTY]
    return [CLAIM_TIE[slot + 1] for slot in tied_lands(state)]


def _preparations(state: KeroState, seat: int) -> list[Command]:
    commands: list[Command] = []
    has = state.jerricans[seat]
    if has and state.refinery_open and state.fuel[seat] < state.capacity[seat]:
        commands += REFUELLING[1 if has == 1 else 2]
    free = free_dice(state, seat)
    paid = has + state.die_credits
    commands += TIPPING[free][paid if paid < MOST_SPECIALS else MOST_SPECIALS]
    if can_buy_tuarek(state, seat):
        commands.append(BUYING)
    held = kinds_held(state, seat)
    if held:
        if held >> TWO_DICE & 1 and len(DICE_OF[free]) + state.die_credits < MOST_SPECIALS:
            commands.append(PLAIN_TUAREK[TWO_DICE])
        if held >> FIREPROOF & 1 and not state.fireproof:
            commands.append(PLAIN_TUAREK[FIREPROOF])
        _tuareks_of_any_time(state, seat, held, commands)
    return commands


def _while_sand_runs(state: KeroState, seat: int) -> list[Command]:
    """List commands while dice are on the table: a Tuarek may be bought, but none played (R14)."""
    commands: list[Command] = [LAY_FLAT]
    if state.may_throw:
        commands += THROWS[may_be_thrown(state)]
    if can_buy_tuarek(state, seat):
        commands.append(BUYING)
    return commands


def _developments(state: KeroState, seat: int) -> list[Command]:
    if state.pending_free:
        return FREE_OUTPOST[:] if state.last_turn else FREE_ON[_lands_there(state)][:]
    commands: list[Command] = [ENDING]
    row, harvest = state.row, state.harvest
    wheat, metal, recruits = harvest[1], harvest[2], harvest[3]
    purse = ENOUGH | _packed(harvest[0], wheat, metal, recruits, state.jerricans[seat])
    for slot in range(ROW_SLOTS):
        card = row[slot]
        if card != EMPTY and (purse - PRICE[card]) & ENOUGH == ENOUGH:
            commands.append(TAKE[slot])
    if recruits and metal and state.camp[seat]:
        if not state.last_turn:
            commands += PLACE_ON[_lands_there(state)]
        elif state.outpost < OUTPOST_ROOM:
            commands += PLACE_OUTPOST
    if wheat and not state.convert_used and CARD_CONVERT in state.powers[seat]:
        commands += CONVERT[1 : 1 + min(wheat, state.supply)]
    if can_buy_tuarek(state, seat):
        commands.append(BUYING)
    held = kinds_held(state, seat)
    if held:
        if held >> LOOT & 1:
            commands += LOOTING
        _tuareks_of_any_time(state, seat, held, commands)
    return commands


def _lands_there(state: KeroState) -> int:
    """The slots with a New Land, as a mask."""
    mask = 0
    lands = state.lands
    for slot in range(LAND_SLOTS):
        if lands[slot] != EMPTY:
            mask |= 1 << slot
    return mask


def kinds_held(state: KeroState, seat: int) -> int:
    """The kinds of Tuareks that a seat has, as a mask."""
    mask = 0
    for kind in state.tuareks[seat]:
        mask |= 1 << kind
    return mask


def _tuareks_of_any_time(state: KeroState, seat: int, held: int, commands: list[Command]) -> None:
    """List the Tuareks that may be played before and after the roll."""
    if held >> TANKER & 1 and state.fuel[seat] < state.capacity[seat]:
        commands.append(PLAIN_TUAREK[TANKER])
    if state.last_turn:
        return
    if held >> SWEEP & 1:
        commands.append(PLAIN_TUAREK[SWEEP])
    explorers = state.explorers
    if held >> BANISH & 1 and state.jerricans[seat] >= BANISH_GIFT:
        rivals = 0
        for slot in range(LAND_SLOTS):
            if explorers[2 * slot + 1 - seat]:
                rivals |= 1 << slot
        commands += BANISH_AT[rivals]
    if held >> MARCH & 1:
        stand = 0
        for slot in range(LAND_SLOTS):
            here = explorers[2 * slot + seat]
            if here:
                stand |= (0b10001 if here > 1 else 1) << slot
        commands += MARCHES_FROM[stand]


def canonical(state: KeroState, seat: int, command: Command) -> Command:
    return same_command(command, may_be_thrown(state) if state.phase == "rolling" else 0)
