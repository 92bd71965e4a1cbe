"""The contract's functions: awaited seats, legal commands, their effects, deadlines."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import SEATS_OF, Command, Event, Malformed, Refused
from kermesse.core.tags import snake_case
from kermesse.games.kraaw.commands import (
    ACCEPT,
    CLAIM,
    CONTINUE,
    DECLINE,
    DONE,
    DONE_AND_CLAIM,
    JEWELS,
    Bonus,
    ChienExchange,
    ChooseCrow,
    ClaimChien,
    Continue,
    DeclareJewels,
    EndTurn,
    Exchange,
    Lock,
    Look,
    LookDone,
    Retaliate,
    Reveal,
    RevealLock,
)
from kermesse.games.kraaw.components import CROWS
from kermesse.games.kraaw.events import TimedOut
from kermesse.games.kraaw.rules import round as rounds
from kermesse.games.kraaw.rules import table, turn
from kermesse.games.kraaw.rules.asking import DECISION_OF
from kermesse.games.kraaw.rules.listing import (
    OWN_ACTIONS,
    OWN_ACTIONS_LOCKS_MADE,
    RETALIATIONS,
    REVEALS,
    THEFTS,
    THEFTS_GUARDED,
)
from kermesse.games.kraaw.state import DOWN, HAND, LOCKED, MOST_LOCKS, UP, KraawState, may_know

PHASE_OF: Final[dict[str, str]] = {
    "choose_crow": "crow_choice",
    "declare_jewels": "jewels",
    "look_done": "look",
    "claim_chien": "look",
    "chien_exchange": "chien",
    "look": "main",
    "reveal_lock": "main",
    "lock": "main",
    "exchange": "main",
    "reveal": "reveal",
    "retaliate": "retaliate",
    "bonus": "bonus",
    "end_turn": "bonus",
    "continue": "round_end",
}
SIMULTANEOUS: Final[frozenset[str]] = frozenset(("crow_choice", "jewels", "look", "round_end"))
SEATS: Final[tuple[tuple[int, ...], ...]] = SEATS_OF  # a module's own name is looked up faster when compiled


def awaiting(state: KraawState) -> tuple[int, ...]:
    return SEATS[state.pending]


def deadline(state: KraawState) -> Millis:
    if state.phase == "look" and state.options.hand_swap == "race":
        return min(state.claims_open, state.claim_closes, min(state.deadlines))
    return min(state.deadlines)


def legal(state: KraawState, seat: int, now: Millis) -> list[Command]:
    if not state.pending >> seat & 1:
        return []
    phase = state.phase
    if phase == "main":
        return _main_actions(state, seat)
    if phase == "reveal":
        return REVEALS[state.patterns[seat]][:]
    if phase == "retaliate":
        return RETALIATIONS[state.patterns[state.active]][:]
    if phase == "bonus":
        return turn.bonus_actions(state, seat)[:]
    if phase == "look":
        return _looks(state, seat, now)
    if phase == "chien":
        return [ACCEPT, DECLINE]
    if phase == "round_end":
        return [CONTINUE]
    if phase == "crow_choice":
        return [ChooseCrow(crow) for crow in table.free_crows(state)]
    return JEWELS[:]


def _main_actions(state: KraawState, seat: int) -> list[Command]:
    own = OWN_ACTIONS if state.locks_made[seat] < MOST_LOCKS else OWN_ACTIONS_LOCKS_MADE
    thefts = THEFTS_GUARDED if state.guarded else THEFTS
    patterns = state.patterns
    commands = own[patterns[seat]][:]
    for other in state.contenders:
        if other != seat:
            commands += thefts[other][patterns[other]]
    return commands


def _looks(state: KraawState, seat: int, now: Millis) -> list[Command]:
    options = state.options
    if options.hand_swap == "sealed" and not state.swapped:
        return [DONE, DONE_AND_CLAIM]
    if options.hand_swap == "race" and _claim_refusal(state, seat, now) == "":
        return [DONE, CLAIM]
    return [DONE]


def apply(state: KraawState, seat: int, command: Command, now: Millis) -> list[Event]:
    events: list[Event] = []
    _act(state, seat, command, now, events)
    return events


def apply_unheard(state: KraawState, seat: int, command: Command, now: Millis) -> None:
    _act(state, seat, command, now, None)


def _act(state: KraawState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    """Check the command in the order of the rules, then apply it.

    A seat that acts is no longer absent. Raises Refused.
    """
    kind = type(command)
    phase = state.phase
    if phase == "game_over":
        raise Refused("game_over", "3.3")
    if not state.pending >> seat & 1 if 0 <= seat < state.n else True:
        took_part = phase in SIMULTANEOUS and (seat in state.contenders or phase != "look") and 0 <= seat < state.n
        raise Refused("already_done" if took_part else "not_your_turn", "3.3")
    if kind is Malformed:
        _refuse_malformed(state, command)
    if PHASE_BY_KIND[kind] != phase:
        raise Refused("wrong_phase", "3.3", command=NAME_OF[kind], phase=phase)
    time_outs = state.time_outs[seat]
    state.time_outs[seat] = 0
    try:
        _do(state, seat, command, now, events)
    except Refused:
        state.time_outs[seat] = time_outs
        raise


def _do(state: KraawState, seat: int, command: Any, now: Millis, events: list[Event] | None) -> None:
    """Apply the command: the most frequent kinds by a direct call, the others by a table."""
    kind = type(command)
    if state.phase == "retaliate":
        _retaliate(state, seat, command, now, events)
    elif kind is Exchange:
        _exchange(state, seat, command, now, events)
    else:
        DOING[kind](state, seat, command, now, events)


def _refuse_malformed(state: KraawState, command: Command) -> None:
    assert isinstance(command, Malformed)
    name = command.name
    if PHASE_OF[name] != state.phase:
        raise Refused("wrong_phase", "3.3", command=name, phase=state.phase)
    if name == "claim_chien" and state.options.hand_swap != "race":
        raise Refused("option_off", "3.4", command=name)
    raise Refused("bad_param", "3.2", command=name)


def _look(state: KraawState, seat: int, command: Look, now: Millis, events: list[Event] | None) -> None:
    _check_face_down(state, seat, command.slot, "R8")
    turn.look(state, seat, command.slot, now, events)


def _reveal(state: KraawState, seat: int, command: Reveal, now: Millis, events: list[Event] | None) -> None:
    _check_face_down(state, seat, command.slot, "4.2")
    turn.reveal(state, seat, command.slot, now, events)


def _reveal_lock(state: KraawState, seat: int, command: RevealLock, now: Millis, events: list[Event] | None) -> None:
    _check_face_down(state, seat, command.slot, "4.3")
    turn.reveal_lock(state, seat, command.slot, now, events)


def _lock(state: KraawState, seat: int, command: Lock, now: Millis, events: list[Event] | None) -> None:
    slot = command.slot
    _check_slot(slot)
    if state.locks_made[seat] >= MOST_LOCKS:
        raise Refused("no_lock_left", "R11")
    if state.faces[HAND * seat + slot] != UP:
        raise Refused("not_revealed", "4.4", slot=slot)
    turn.lock(state, seat, slot, now, events)


def _exchange(state: KraawState, seat: int, command: Exchange, now: Millis, events: list[Event] | None) -> None:
    target, slot = command.seat, command.slot
    if not 0 <= target < state.n:
        raise Refused("bad_seat", "3.3", seat=target)
    if target == seat:
        raise Refused("own_seat", "R34")
    if target not in state.contenders:
        raise Refused("not_in_round", "5.4", seat=target)
    _check_slot(slot)
    face = state.faces[HAND * target + slot]
    if face == LOCKED:
        raise Refused("locked_card", "R13", slot=slot)
    if face == UP and state.guarded:
        raise Refused("stall_guard", "R31", stall=state.stall)
    turn.exchange(state, seat, target, slot, now, events)


def _retaliate(state: KraawState, seat: int, command: Retaliate, now: Millis, events: list[Event] | None) -> None:
    slot = command.slot
    _check_slot(slot)
    if state.faces[HAND * state.active + slot] == LOCKED:
        raise Refused("locked_card", "R13", slot=slot)
    turn.retaliate(state, seat, slot, now, events)


def _bonus(state: KraawState, seat: int, command: Bonus, now: Millis, events: list[Event] | None) -> None:
    lock, flip = command.lock, command.flip
    _check_slot(lock)
    _check_slot(flip)
    locked_counts = state.options.bonus_reading == "locked_counts"
    if lock == flip and not locked_counts:
        raise Refused("same_card", "R17")
    if state.faces[HAND * seat + lock] != UP:
        raise Refused("not_revealed", "4.6", slot=lock)
    face = state.faces[HAND * seat + flip]
    if face == DOWN or (face == LOCKED and not locked_counts):  # R18, R35
        raise Refused("not_revealed", "4.6", slot=flip)
    turn.bonus(state, seat, lock, flip, now, events)


def _end_turn(state: KraawState, seat: int, command: EndTurn, now: Millis, events: list[Event] | None) -> None:
    turn.end_turn(state, now, events)


def _look_done(state: KraawState, seat: int, command: LookDone, now: Millis, events: list[Event] | None) -> None:
    if command.claim and state.options.hand_swap != "sealed":
        raise Refused("option_off", "3.4", command="look_done")
    if command.claim and state.swapped:
        raise Refused("too_late", "R6")
    rounds.look_done(state, seat, command.claim, now, events)


def _claim_chien(state: KraawState, seat: int, command: ClaimChien, now: Millis, events: list[Event] | None) -> None:
    if state.options.hand_swap != "race":
        raise Refused("option_off", "3.4", command="claim_chien")
    refusal = _claim_refusal(state, seat, now)
    if refusal:
        raise Refused(refusal, "3.4")
    rounds.claim_chien(state, seat, now, events)


def _chien_exchange(
    state: KraawState, seat: int, command: ChienExchange, now: Millis, events: list[Event] | None
) -> None:
    rounds.chien_exchange(state, seat, command.accept, now, events)


def _choose_crow(state: KraawState, seat: int, command: ChooseCrow, now: Millis, events: list[Event] | None) -> None:
    if command.crow not in CROWS:
        raise Refused("bad_param", "3.2", command="choose_crow")
    if command.crow in state.crows:
        raise Refused("taken", "R32", crow=command.crow)
    table.choose_crow(state, seat, command.crow, now, events)


def _jewels(state: KraawState, seat: int, command: DeclareJewels, now: Millis, events: list[Event] | None) -> None:
    if not 0 <= command.count <= 99:
        raise Refused("bad_param", "7.1", command="declare_jewels")
    table.declare_jewels(state, seat, command.count, now, events)


def _continue(state: KraawState, seat: int, command: Continue, now: Millis, events: list[Event] | None) -> None:
    table.continue_game(state, seat, now, events)


Doing: TypeAlias = Callable[[KraawState, int, Any, Millis, list[Event] | None], None]
DOING: Final[dict[type, Doing]] = {
    ChooseCrow: _choose_crow,
    DeclareJewels: _jewels,
    LookDone: _look_done,
    ClaimChien: _claim_chien,
    ChienExchange: _chien_exchange,
    Look: _look,
    Reveal: _reveal,
    RevealLock: _reveal_lock,
    Lock: _lock,
    Exchange: _exchange,
    Retaliate: _retaliate,
    Bonus: _bonus,
    EndTurn: _end_turn,
    Continue: _continue,
}
NAME_OF: Final[dict[type, str]] = {kind: snake_case(kind.__name__) for kind in DOING}
PHASE_BY_KIND: Final[dict[type, str]] = {kind: PHASE_OF[name] for kind, name in NAME_OF.items()}


def _claim_refusal(state: KraawState, seat: int, now: Millis) -> str:
    """The refusal code of a claim in the race; '' if it is allowed."""
    if now < state.look_open + state.options.claim_open_ms:
        return "too_early"
    if state.swapped:
        return "too_late"
    if state.claims >> seat & 1:
        return "already_done"
    return ""


def _check_slot(slot: int) -> None:
    if not 0 <= slot < HAND:
        raise Refused("bad_slot", "3.3", slot=slot)


def _check_face_down(state: KraawState, seat: int, slot: int, rule: str) -> None:
    _check_slot(slot)
    if state.faces[HAND * seat + slot] != DOWN:
        raise Refused("not_face_down", rule, slot=slot)


def expire(state: KraawState, now: Millis) -> list[Event]:
    events: list[Event] = []
    _fall_due(state, now, events)
    return events


def expire_unheard(state: KraawState, now: Millis) -> None:
    _fall_due(state, now, None)


def _fall_due(state: KraawState, now: Millis, events: list[Event] | None) -> None:
    """Apply a deadline: the claim window closes, or every due decision gets its default, in seat order."""
    if state.claims_open <= now:
        state.claims_open = NEVER  # no event; from now on seats may claim
        return
    if state.claim_closes <= now:
        rounds.close_claims(state, now, events)
        return
    phase, round_no = state.phase, state.round_no
    due = [seat for seat in range(state.n) if state.deadlines[seat] <= now]
    for seat in due:
        if state.phase == phase and state.round_no == round_no and state.pending >> seat & 1:
            state.time_outs[seat] += 1
            if events is not None:
                events.append(TimedOut(seat, DECISION_OF[state.phase]))
            _default(state, seat, now, events)


def _default(state: KraawState, seat: int, now: Millis, events: list[Event] | None) -> None:
    phase = state.phase
    if phase in ("main", "reveal", "bonus"):
        _play_out_turn(state, seat, now, events)
    elif phase == "retaliate":
        turn.retaliate(state, seat, _default_retaliation(state), now, events)
    elif phase == "chien":
        rounds.chien_exchange(state, seat, False, now, events)
    elif phase == "look":
        rounds.look_done(state, seat, False, now, events)
    elif phase == "round_end":
        table.continue_game(state, seat, now, events)
    elif phase == "crow_choice":
        table.choose_crow(state, seat, table.free_crows(state)[0], now, events)
    else:
        table.declare_jewels(state, seat, 0, now, events)


def _play_out_turn(state: KraawState, seat: int, now: Millis, events: list[Event] | None) -> None:
    """Play the rest of the turn at the same `now`: look, reveal the same card, no bonus."""
    turn_no = state.turn_no
    if state.phase == "main":
        turn.look(state, seat, _default_look(state, seat), now, events)
    if state.phase == "reveal":
        turn.reveal(state, seat, state.looked, now, events)
    if state.phase == "bonus" and state.active == seat and state.turn_no == turn_no:
        turn.end_turn(state, now, events)


def _default_look(state: KraawState, seat: int) -> int:
    """The leftmost own face-down card that the seat does not know; if it knows all, the leftmost."""
    down = [slot for slot in range(HAND) if state.faces[HAND * seat + slot] == DOWN]
    unknown = [slot for slot in down if not may_know(state, seat, HAND * seat + slot)]
    return (unknown or down)[0]


def _default_retaliation(state: KraawState) -> int:
    """The thief's highest upright card, of equals the leftmost; without one, its leftmost face-down card."""
    thief = HAND * state.active
    best, best_value = -1, 0
    for slot in range(HAND):
        if state.faces[thief + slot] == UP and state.values[thief + slot] > best_value:
            best, best_value = slot, state.values[thief + slot]
    if best >= 0:
        return best
    return next(slot for slot in range(HAND) if state.faces[thief + slot] == DOWN)
