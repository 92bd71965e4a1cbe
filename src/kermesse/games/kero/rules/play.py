"""The contract's questions, answered: who is awaited, what is legal, what a command does, what falls due."""

from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event, Malformed, Refused, snake_case
from kermesse.games.kero.commands import (
    BANISH_FROM,
    BUY_TUAREK,
    CLAIM_TIE,
    COMMANDS,
    CONVERT,
    DECLINE,
    END_TURN,
    FREE,
    FREE_OUTPOST,
    LAY_FLAT,
    LOOTS,
    MARCHES,
    MOST_SPECIALS,
    ORDERS,
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
    BuyTuarek,
    ClaimTie,
    ConvertWheat,
    EndTurn,
    LayFlat,
    PlaceExplorer,
    PlaceFree,
    PlayTuarek,
    React,
    Refuel,
    Roll,
    SetStandingOrder,
    SweepCard,
    TakeCard,
    Tap,
    Tip,
)
from kermesse.games.kero.commands import canonical as same_command
from kermesse.games.kero.components import (
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
from kermesse.games.kero.events import StandingOrderSet, TimeUp
from kermesse.games.kero.rules import camp, refusals
from kermesse.games.kero.rules.conquest import tie_owner
from kermesse.games.kero.rules.fill import answer_ambush, fill_falls_due, order_fills, throw_now
from kermesse.games.kero.rules.rolling import (
    lay_flat,
    may_be_thrown,
    rolling_falls_due,
    run_dry,
    throw,
    tip,
)
from kermesse.games.kero.rules.supply import pay_jerricans
from kermesse.games.kero.rules.turn import claim_tie, end_turn, sweep_card
from kermesse.games.kero.state import EMPTY, KeroState, free_dice, rightmost, tied_lands

PHASES_OF: Final[dict[type, tuple[str, ...]]] = {
    Refuel: ("prep",),
    React: ("reaction",),
    Tap: ("refuelling",),
    BuyTuarek: ("prep", "rolling", "develop"),
    PlayTuarek: ("prep", "develop"),
    Tip: ("prep",),
    Roll: ("rolling",),
    LayFlat: ("rolling",),
    TakeCard: ("develop",),
    PlaceExplorer: ("develop",),
    PlaceFree: ("develop",),
    ConvertWheat: ("develop",),
    EndTurn: ("develop",),
    SweepCard: ("sweep",),
    ClaimTie: ("tie",),
}
KIND_OF: Final[dict[str, type]] = {snake_case(kind.__name__): kind for kind in COMMANDS}
# Decisions that need not be the active seat's: who is not asked comes at the wrong moment.
ASKED: Final = (React, Tap, ClaimTie)

NOBODY_AWAITED: Final[tuple[int, ...]] = ()
ONE_SEAT: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,))


def awaiting(state: KeroState) -> tuple[int, ...]:
    phase = state.phase
    if phase == "rolling":
        return NOBODY_AWAITED if state.in_air else ONE_SEAT[state.active]
    if phase == "over":
        return NOBODY_AWAITED
    if phase == "refuelling":
        return ONE_SEAT[1 - state.active] if state.tap_ready else NOBODY_AWAITED
    return ONE_SEAT[asked(state)]


def asked(state: KeroState) -> int:
    """The seat that the phase belongs to."""
    phase = state.phase
    if phase in ("reaction", "refuelling"):
        return 1 - state.active
    if phase == "tie":
        return tie_owner(state)
    return state.active


def deadline(state: KeroState) -> Millis:
    return state.due if state.due < state.dry_at else state.dry_at


# What can be asked


def legal(state: KeroState, seat: int, now: Millis) -> list[Command]:
    phase = state.phase
    if phase == "over":
        return []
    if seat != asked(state):
        return STANDING[:]
    if phase == "develop":
        return _developments(state, seat)
    if phase == "prep":
        return _preparations(state, seat)
    if phase == "rolling":
        return STANDING[:] if state.in_air else _while_sand_runs(state, seat)
    if phase == "reaction":
        return [REACT, DECLINE, *STANDING] if AMBUSH in state.tuareks[seat] else [DECLINE, *STANDING]
    if phase == "refuelling":
        return [TAP, *STANDING] if state.tap_ready else STANDING[:]
    if phase == "sweep":
        return [SWEEP_CARD[slot + 1] for slot in range(ROW_SLOTS) if state.row[slot] != EMPTY] + STANDING
    return [CLAIM_TIE[slot + 1] for slot in tied_lands(state)] + STANDING


def _preparations(state: KeroState, seat: int) -> list[Command]:
    commands: list[Command] = []
    has = state.jerricans[seat]
    if state.refinery_open and has and state.fuel[seat] < state.capacity[seat]:
        commands += REFUEL[:has]
    free = free_dice(state, seat)
    paid = has + state.die_credits
    commands += TIPS[free][paid if paid < MOST_SPECIALS else MOST_SPECIALS]
    if refusals.can_buy_tuarek(state, seat):
        commands.append(BUY_TUAREK)
    held = state.tuareks[seat]
    if TWO_DICE in held and len(DICE_OF[free]) + state.die_credits < MOST_SPECIALS:
        commands.append(PLAIN_TUAREK[TWO_DICE])
    if FIREPROOF in held and not state.fireproof:
        commands.append(PLAIN_TUAREK[FIREPROOF])
    _tuareks_of_any_time(state, seat, commands)
    commands += STANDING
    return commands


def _while_sand_runs(state: KeroState, seat: int) -> list[Command]:
    """With the dice on the table; a Tuarek may be bought, but none played (R14)."""
    commands: list[Command] = [LAY_FLAT]
    if state.may_throw:
        commands += ROLLS[may_be_thrown(state)]
    if refusals.can_buy_tuarek(state, seat):
        commands.append(BUY_TUAREK)
    commands += STANDING
    return commands


def _developments(state: KeroState, seat: int) -> list[Command]:
    if state.pending_free:
        return (FREE_OUTPOST if state.last_turn else _on_lands(state, FREE)) + STANDING
    commands: list[Command] = [END_TURN]
    row, has = state.row, state.jerricans[seat]
    bricks, wheat, metal, recruits = state.harvest
    for slot in range(ROW_SLOTS):
        if row[slot] != EMPTY:
            cost = CARD_COST[row[slot]]
            if cost[0] <= bricks and cost[1] <= wheat and cost[2] <= metal and cost[3] <= recruits and cost[4] <= has:
                commands.append(TAKE_CARD[slot + 1])
    if recruits and metal and state.camp[seat]:
        if not state.last_turn:
            commands += _on_lands(state, PLACE)
        elif state.outpost < OUTPOST_ROOM:
            commands += PLACE_OUTPOST
    if wheat and not state.convert_used and CARD_CONVERT in state.powers[seat]:
        commands += CONVERT[1 : 1 + min(wheat, state.supply)]
    if refusals.can_buy_tuarek(state, seat):
        commands.append(BUY_TUAREK)
    if LOOT in state.tuareks[seat]:
        commands += LOOTS
    _tuareks_of_any_time(state, seat, commands)
    commands += STANDING
    return commands


def _on_lands(state: KeroState, commands: list[Command]) -> list[Command]:
    return [commands[slot] for slot in range(LAND_SLOTS) if state.lands[slot] != EMPTY]


def _tuareks_of_any_time(state: KeroState, seat: int, commands: list[Command]) -> None:
    """Those that may be played before the roll and after it."""
    held = state.tuareks[seat]
    if TANKER in held and state.fuel[seat] < state.capacity[seat]:
        commands.append(PLAIN_TUAREK[TANKER])
    if state.last_turn:
        return
    if SWEEP in held:
        commands.append(PLAIN_TUAREK[SWEEP])
    explorers = state.explorers
    if BANISH in held and state.jerricans[seat] >= camp.BANISH_GIFT:
        commands += [BANISH_FROM[slot + 1] for slot in range(LAND_SLOTS) if explorers[2 * slot + 1 - seat]]
    if MARCH in held:
        stand = 0
        for slot in range(LAND_SLOTS):
            here = explorers[2 * slot + seat]
            if here:
                stand |= (0b10001 if here > 1 else 1) << slot
        if stand:
            commands += [march for needs, march in MARCHES if not needs & ~stand]


def canonical(state: KeroState, seat: int, command: Command) -> Command:
    return same_command(command, may_be_thrown(state) if state.phase == "rolling" else 0)


# What is asked


def apply(state: KeroState, seat: int, command: Command, now: Millis) -> list[Event]:
    """Refusals in the order of the rules; then the command's effect."""
    kind = KIND_OF[command.name] if isinstance(command, Malformed) else type(command)
    phase = state.phase
    if phase == "over":
        raise Refused("game_over", "5")
    if not 0 <= seat < 2:
        raise Refused("not_your_turn", "3.5")
    if kind is SetStandingOrder:
        return _set_standing_order(state, seat, command)
    if kind in ASKED:
        if seat != asked(state):
            raise Refused("wrong_phase", "3.5")
    elif seat != state.active:
        raise Refused("not_your_turn", "3.5")
    if phase not in PHASES_OF[kind]:
        raise Refused("wrong_phase", "3.5")
    if phase == "develop" and state.pending_free and kind is not PlaceFree:
        raise Refused("place_explorer_first", "R16")
    if isinstance(command, Malformed):
        raise Refused("bad_param", "3.5", command=command.name)
    events: list[Event] = []
    if phase == "rolling":
        _apply_rolling(state, seat, command, now, events)
    elif phase == "develop" or phase == "prep":
        _apply_in_camp(state, seat, command, now, events)
    elif isinstance(command, React):
        if command.play and AMBUSH not in state.tuareks[seat]:
            raise Refused("no_such_tuarek", "3.6")
        answer_ambush(state, command.play, now, events)
    elif isinstance(command, Tap):
        _tap(state, now, events)
    elif isinstance(command, SweepCard):
        refusals.check_card_slot(state, command.slot)
        sweep_card(state, command.slot - 1, now, events)
    elif isinstance(command, ClaimTie):
        if command.land - 1 not in tied_lands(state):
            raise Refused("not_tied", "R23", land=command.land)
        claim_tie(state, command.land - 1, now, events)
    else:
        raise _unheard_of(command, phase)
    return events


def _unheard_of(command: Command, phase: str) -> TypeError:
    """A command that its phase admits and nobody carries out: a fault of ours, never to be passed over."""
    return TypeError(f"{type(command).__name__} is admitted in {phase}, and no rule says what it does")


def _set_standing_order(state: KeroState, seat: int, command: Command) -> list[Event]:
    """At any time and by either seat; it rules from the next window on."""
    order = command.ambush if isinstance(command, SetStandingOrder) else ""
    refusals.check_standing_order(order)
    state.standing[seat] = ORDERS[order]
    return [StandingOrderSet(seat, ORDERS[order])]


def _apply_rolling(state: KeroState, seat: int, command: Command, now: Millis, events: list[Event]) -> None:
    if isinstance(command, Roll):
        throw(state, refusals.check_roll(state, command), command.then_flat, now, events)
    elif isinstance(command, LayFlat):
        refusals.check_landed(state)
        lay_flat(state, "seat", now, events)
    elif isinstance(command, BuyTuarek):
        refusals.check_buy_tuarek(state, seat)
        camp.buy_tuarek(state, events)
    else:
        raise _unheard_of(command, state.phase)


def _apply_in_camp(state: KeroState, seat: int, command: Command, now: Millis, events: list[Event]) -> None:
    if isinstance(command, TakeCard):
        refusals.check_take_card(state, seat, command.slot)
        camp.take_card(state, command.slot - 1, now, events)
    elif isinstance(command, EndTurn):
        end_turn(state, now, events)
    elif isinstance(command, Tip):
        tip(state, refusals.check_tip(state, seat, command), command.then_flat, now, events)
    elif isinstance(command, PlaceExplorer):
        refusals.check_place_explorer(state, seat, command.land)
        camp.place_explorer(state, command.land, events)
    elif isinstance(command, PlaceFree):
        if not state.pending_free:
            raise Refused("wrong_phase", "3.5")
        refusals.check_land(state, command.land)
        camp.place_free(state, command.land, events)
    elif isinstance(command, PlayTuarek):
        refusals.check_play_tuarek(state, seat, command)
        camp.play_tuarek(state, command, now, events)
    elif isinstance(command, BuyTuarek):
        refusals.check_buy_tuarek(state, seat)
        camp.buy_tuarek(state, events)
    elif isinstance(command, ConvertWheat):
        refusals.check_convert(state, seat, command)
        camp.convert_wheat(state, command.n, events)
    elif isinstance(command, Refuel):
        refusals.check_refuel(state, seat, command)
        state.refinery_open = False
        pay_jerricans(state, seat, command.times)
        order_fills(state, command.times, "paid", now, events)
    else:
        raise _unheard_of(command, state.phase)


def _tap(state: KeroState, now: Millis, events: list[Event]) -> None:
    if state.options.refuel_mode != "tap":
        raise Refused("wrong_phase", "7.3")
    if not state.tap_ready:
        raise Refused("too_soon", "7.3")
    throw_now(state, now, events)


# What happens by itself


def expire(state: KeroState, now: Millis) -> list[Event]:
    """Running dry comes before anything else of the same instant (R10)."""
    events: list[Event] = []
    phase = state.phase
    if state.dry_at <= now:
        run_dry(state, now, events)
    elif phase == "rolling":
        rolling_falls_due(state, now, events)
    elif phase == "refuelling":
        fill_falls_due(state, now, events)
    else:
        events.append(TimeUp(asked(state), phase))
        _default(state, now, events)
    return events


def _default(state: KeroState, now: Millis, events: list[Event]) -> None:
    """What is done for a seat that let its time pass (7.6)."""
    phase = state.phase
    if phase == "prep":
        tip(state, free_dice(state, state.active), True, now, events)
    elif phase == "develop":
        while state.pending_free:
            camp.place_free(state, camp.default_land(state), events)
        end_turn(state, now, events)
    elif phase == "reaction":
        answer_ambush(state, False, now, events)
    elif phase == "sweep":
        sweep_card(state, rightmost(state), now, events)
    else:
        claim_tie(state, tied_lands(state)[0], now, events)
