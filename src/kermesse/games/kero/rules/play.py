"""The contract's functions: awaited seats, commands, deadlines."""

from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event, Malformed, Refused
from kermesse.core.tags import snake_case
from kermesse.games.kero.commands import (
    COMMANDS,
    ORDERS,
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
from kermesse.games.kero.components import (
    AMBUSH,
)
from kermesse.games.kero.events import StandingOrderSet, TimeUp
from kermesse.games.kero.rules import camp, refusals
from kermesse.games.kero.rules.asking import asked
from kermesse.games.kero.rules.fill import answer_ambush, fill_falls_due, order_fills, throw_now
from kermesse.games.kero.rules.rolling import (
    lay_flat,
    rolling_falls_due,
    run_dry,
    throw,
    tip,
)
from kermesse.games.kero.rules.supply import pay_jerricans
from kermesse.games.kero.rules.turn import claim_tie, end_turn, sweep_card
from kermesse.games.kero.state import KeroState, free_dice, rightmost, tied_lands

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
# Decisions that may be of a seat other than the active one. If it is not asked, the command is too early or too late.
ASKED: Final = frozenset((React, Tap, ClaimTie))

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


def deadline(state: KeroState) -> Millis:
    return state.due if state.due < state.dry_at else state.dry_at


# Commands


def apply(state: KeroState, seat: int, command: Command, now: Millis) -> list[Event]:
    events: list[Event] = []
    do(state, seat, command, now, events)
    return events


def apply_unheard(state: KeroState, seat: int, command: Command, now: Millis) -> None:
    do(state, seat, command, now, None)


def do(state: KeroState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    """Check the command in the order of the rules, then apply it. Raises Refused."""
    kind = type(command)
    phases = PHASES_OF.get(kind)
    if phases is None:  # a standing order, or a command that could not be read
        if type(command) is Malformed:
            kind = KIND_OF[command.name]
        phases = () if kind is SetStandingOrder else PHASES_OF[kind]
    phase = state.phase
    if phase == "over":
        raise Refused("game_over", "5")
    if not 0 <= seat < 2:
        raise Refused("not_your_turn", "3.5")
    if not phases:
        _set_standing_order(state, seat, command, events)
        return
    if kind in ASKED:
        if seat != asked(state):
            raise Refused("wrong_phase", "3.5")
    elif seat != state.active:
        raise Refused("not_your_turn", "3.5")
    if phase not in phases:
        raise Refused("wrong_phase", "3.5")
    if phase == "develop" and state.pending_free and kind is not PlaceFree:
        raise Refused("place_explorer_first", "R16")
    if type(command) is Malformed:
        raise Refused("bad_param", "3.5", command=command.name)
    if phase == "develop" or phase == "prep":
        _do_in_camp(state, seat, command, now, events)
    elif phase == "rolling":
        _do_rolling(state, seat, command, now, events)
    elif type(command) is React:
        if command.play and AMBUSH not in state.tuareks[seat]:
            raise Refused("no_such_tuarek", "3.6")
        answer_ambush(state, command.play, now, events)
    elif type(command) is Tap:
        _tap(state, now, events)
    elif type(command) is SweepCard:
        refusals.check_card_slot(state, command.slot)
        sweep_card(state, command.slot - 1, now, events)
    elif type(command) is ClaimTie:
        if command.land - 1 not in tied_lands(state):
            raise Refused("not_tied", "R23", land=command.land)
        claim_tie(state, command.land - 1, now, events)
    else:
        raise _unheard_of(command, phase)


def _unheard_of(command: Command, phase: str) -> TypeError:
    """TypeError for a command that its phase allows and no function applies: a fault in the rules."""
    return TypeError(f"{type(command).__name__} is admitted in {phase}, and no rule says what it does")


def _set_standing_order(state: KeroState, seat: int, command: Command, events: list[Event] | None) -> None:
    """Set a standing order. Either seat may, at any time; it holds from the next window on."""
    order = command.ambush if isinstance(command, SetStandingOrder) else ""
    refusals.check_standing_order(order)
    state.standing[seat] = ORDERS[order]
    if events is not None:
        events.append(StandingOrderSet(seat, ORDERS[order]))


# The exact type is compared, the most frequent command first: `isinstance` of a struct goes through its metaclass.


def _do_rolling(state: KeroState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    if type(command) is LayFlat:
        refusals.check_landed(state)
        lay_flat(state, "seat", now, events)
    elif type(command) is Roll:
        throw(state, refusals.check_roll(state, command), command.then_flat, now, events)
    elif type(command) is BuyTuarek:
        refusals.check_buy_tuarek(state, seat)
        camp.buy_tuarek(state, events)
    else:
        raise _unheard_of(command, state.phase)


def _do_in_camp(state: KeroState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    if type(command) is EndTurn:
        end_turn(state, now, events)
    elif type(command) is Tip:
        tip(state, refusals.check_tip(state, seat, command), command.then_flat, now, events)
    elif type(command) is PlayTuarek:
        refusals.check_play_tuarek(state, seat, command)
        camp.play_tuarek(state, command, now, events)
    elif type(command) is PlaceExplorer:
        refusals.check_place_explorer(state, seat, command.land)
        camp.place_explorer(state, command.land, events)
    elif type(command) is BuyTuarek:
        refusals.check_buy_tuarek(state, seat)
        camp.buy_tuarek(state, events)
    elif type(command) is TakeCard:
        refusals.check_take_card(state, seat, command.slot)
        camp.take_card(state, command.slot - 1, now, events)
    elif type(command) is PlaceFree:
        if not state.pending_free:
            raise Refused("wrong_phase", "3.5")
        refusals.check_land(state, command.land)
        camp.place_free(state, command.land, events)
    elif type(command) is Refuel:
        refusals.check_refuel(state, seat, command)
        state.refinery_open = False
        pay_jerricans(state, seat, command.times)
        order_fills(state, command.times, "paid", now, events)
    elif type(command) is ConvertWheat:
        refusals.check_convert(state, seat, command)
        camp.convert_wheat(state, command.n, events)
    else:
        raise _unheard_of(command, state.phase)


def _tap(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    if state.options.refuel_mode != "tap":
        raise Refused("wrong_phase", "7.3")
    if not state.tap_ready:
        raise Refused("too_soon", "7.3")
    throw_now(state, now, events)


# Deadlines


def expire(state: KeroState, now: Millis) -> list[Event]:
    events: list[Event] = []
    fall_due(state, now, events)
    return events


def expire_unheard(state: KeroState, now: Millis) -> None:
    fall_due(state, now, None)


def fall_due(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    """Apply what is due. Running dry comes before anything else of the same moment (R10)."""
    phase = state.phase
    if state.dry_at <= now:
        run_dry(state, now, events)
    elif phase == "rolling":
        rolling_falls_due(state, now, events)
    elif phase == "refuelling":
        fill_falls_due(state, now, events)
    else:
        if events is not None:
            events.append(TimeUp(asked(state), phase))
        _default(state, now, events)


def _default(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    """Act for a seat that let its time run out (7.6)."""
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
