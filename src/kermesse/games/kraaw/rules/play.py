"""The contract's questions, answered: who is awaited, what is legal, what a command does, what falls due."""

from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import SEATS_OF, Command, Event, Malformed, Refused, snake_case
from kermesse.games.kraaw.commands import (
    ACCEPT,
    BONUS,
    CLAIM,
    CONTINUE,
    DECLINE,
    DONE,
    DONE_AND_CLAIM,
    END_TURN,
    EXCHANGE,
    JEWELS,
    LOCK,
    LOOK,
    RETALIATE,
    REVEAL,
    REVEAL_LOCK,
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
from kermesse.games.kraaw.state import DOWN, HAND, LOCKED, MOST_LOCKS, UP, KraawState, locks, may_know

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
NAME_OF: Final[dict[type, str]] = {
    kind: snake_case(kind.__name__)
    for kind in (
        ChooseCrow,
        DeclareJewels,
        LookDone,
        ClaimChien,
        ChienExchange,
        Look,
        Reveal,
        RevealLock,
        Lock,
        Exchange,
        Retaliate,
        Bonus,
        EndTurn,
        Continue,
    )
}
SIMULTANEOUS: Final[frozenset[str]] = frozenset(("crow_choice", "jewels", "look", "round_end"))


def awaiting(state: KraawState) -> tuple[int, ...]:
    return SEATS_OF[state.pending]


def deadline(state: KraawState) -> Millis:
    if state.phase == "look" and state.claim_closes < NEVER:
        return min(state.claim_closes, min(state.deadlines))
    return min(state.deadlines)


def legal(state: KraawState, seat: int, now: Millis) -> list[Command]:
    if not state.pending >> seat & 1:
        return []
    phase = state.phase
    if phase == "main":
        return _main_actions(state, seat)
    if phase == "reveal":
        return [REVEAL[slot] for slot in range(HAND) if state.faces[HAND * seat + slot] == DOWN]
    if phase == "retaliate":
        thief = HAND * state.active
        return [RETALIATE[slot] for slot in range(HAND) if state.faces[thief + slot] != LOCKED]
    if phase == "bonus":
        up = [slot for slot in range(HAND) if state.faces[HAND * seat + slot] == UP]
        return [BONUS[lock][flip] for lock in up for flip in up if lock != flip] + [END_TURN]
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
    faces = state.faces
    base = HAND * seat
    own = faces[base : base + HAND]
    commands: list[Command] = []
    can_lock = own.count(LOCKED) < MOST_LOCKS
    for slot in range(HAND):
        face = own[slot]
        if face == DOWN:
            commands.append(LOOK[slot])
            commands.append(REVEAL_LOCK[slot])
        elif face == UP and can_lock:
            commands.append(LOCK[slot])
    first_refused = UP if state.guarded else LOCKED
    for other in state.contenders:
        if other != seat:
            for place in range(HAND * other, HAND * other + HAND):
                if faces[place] < first_refused:
                    commands.append(EXCHANGE[place])
    return commands


def _looks(state: KraawState, seat: int, now: Millis) -> list[Command]:
    options = state.options
    if options.hand_swap == "sealed" and not state.swapped:
        return [DONE, DONE_AND_CLAIM]
    if options.hand_swap == "race" and _claim_refusal(state, seat, now) == "":
        return [DONE, CLAIM]
    return [DONE]


def apply(state: KraawState, seat: int, command: Command, now: Millis) -> list[Event]:
    """Refusals in the order of the rules; then the command's effect. A seat that acts is no longer absent."""
    kind = type(command)
    name = command.name if isinstance(command, Malformed) else NAME_OF[kind]
    phase = state.phase
    if phase == "game_over":
        raise Refused("game_over", "3.3")
    if not 0 <= seat < state.n or not state.pending >> seat & 1:
        took_part = phase in SIMULTANEOUS and (seat in state.contenders or phase != "look") and 0 <= seat < state.n
        raise Refused("already_done" if took_part else "not_your_turn", "3.3")
    if PHASE_OF[name] != phase:
        raise Refused("wrong_phase", "3.3", command=name, phase=phase)
    events: list[Event] = []
    if phase == "main":
        _apply_main(state, seat, name, command, now, events)
    elif isinstance(command, Reveal):
        _check_face_down(state, seat, command.slot, "4.2")
        turn.reveal(state, seat, command.slot, now, events)
    elif isinstance(command, Retaliate):
        _check_slot(command.slot)
        if state.faces[HAND * state.active + command.slot] == LOCKED:
            raise Refused("locked_card", "R13", slot=command.slot)
        turn.retaliate(state, seat, command.slot, now, events)
    elif isinstance(command, Bonus):
        _check_bonus(state, seat, command)
        turn.bonus(state, seat, command.lock, command.flip, now, events)
    elif isinstance(command, EndTurn):
        turn.end_turn(state, now, events)
    elif phase == "look":
        _apply_look(state, seat, command, now, events)
    elif isinstance(command, ChienExchange):
        rounds.chien_exchange(state, seat, command.accept, now, events)
    elif isinstance(command, Continue):
        table.continue_game(state, seat, now, events)
    elif isinstance(command, ChooseCrow):
        if command.crow not in CROWS:
            raise Refused("bad_param", "3.2", command=name)
        if command.crow in state.crows:
            raise Refused("taken", "R32", crow=command.crow)
        table.choose_crow(state, seat, command.crow, now, events)
    elif isinstance(command, DeclareJewels):
        if not 0 <= command.count <= 99:
            raise Refused("bad_param", "7.1", command=name)
        table.declare_jewels(state, seat, command.count, now, events)
    else:
        raise Refused("bad_param", "3.2", command=name)
    state.time_outs[seat] = 0
    return events


def _apply_main(state: KraawState, seat: int, name: str, command: Command, now: Millis, events: list[Event]) -> None:
    if isinstance(command, Look):
        _check_face_down(state, seat, command.slot, "R8")
        turn.look(state, seat, command.slot, now, events)
    elif isinstance(command, RevealLock):
        _check_face_down(state, seat, command.slot, "4.3")
        turn.reveal_lock(state, seat, command.slot, now, events)
    elif isinstance(command, Lock):
        _check_slot(command.slot)
        if locks(state, seat) >= MOST_LOCKS:
            raise Refused("no_lock_left", "R11")
        if state.faces[HAND * seat + command.slot] != UP:
            raise Refused("not_revealed", "4.4", slot=command.slot)
        turn.lock(state, seat, command.slot, now, events)
    elif isinstance(command, Exchange):
        _check_exchange(state, seat, command)
        turn.exchange(state, seat, command.seat, command.slot, now, events)
    else:
        raise Refused("bad_param", "3.2", command=name)


def _apply_look(state: KraawState, seat: int, command: Command, now: Millis, events: list[Event]) -> None:
    swap = state.options.hand_swap
    if isinstance(command, LookDone):
        if command.claim and swap != "sealed":
            raise Refused("option_off", "3.4", command="look_done")
        if command.claim and state.swapped:
            raise Refused("too_late", "R6")
        rounds.look_done(state, seat, command.claim, now, events)
        return
    if isinstance(command, Malformed):
        if command.name == "claim_chien" and swap != "race":
            raise Refused("option_off", "3.4", command=command.name)
        raise Refused("bad_param", "3.2", command=command.name)
    if swap != "race":
        raise Refused("option_off", "3.4", command="claim_chien")
    refusal = _claim_refusal(state, seat, now)
    if refusal:
        raise Refused(refusal, "3.4")
    rounds.claim_chien(state, seat, now, events)


def _claim_refusal(state: KraawState, seat: int, now: Millis) -> str:
    """Why a claim in the race would be refused; '' if it would not."""
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


def _check_exchange(state: KraawState, seat: int, command: Exchange) -> None:
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


def _check_bonus(state: KraawState, seat: int, command: Bonus) -> None:
    for slot in (command.lock, command.flip):
        _check_slot(slot)
    if command.lock == command.flip:
        raise Refused("same_card", "R17")
    for slot in (command.lock, command.flip):
        if state.faces[HAND * seat + slot] != UP:
            raise Refused("not_revealed", "4.6", slot=slot)


def expire(state: KraawState, now: Millis) -> list[Event]:
    """Time ran out: the claim window closes, or every decision that is due is taken by its default, in seat order."""
    events: list[Event] = []
    if state.claim_closes <= now:
        rounds.close_claims(state, now, events)
        return events
    phase, round_no = state.phase, state.round_no
    due = [seat for seat in range(state.n) if state.deadlines[seat] <= now]
    for seat in due:
        if state.phase == phase and state.round_no == round_no and state.pending >> seat & 1:
            state.time_outs[seat] += 1
            events.append(TimedOut(seat, DECISION_OF[state.phase]))
            _default(state, seat, now, events)
    return events


def _default(state: KraawState, seat: int, now: Millis, events: list[Event]) -> None:
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


def _play_out_turn(state: KraawState, seat: int, now: Millis, events: list[Event]) -> None:
    """The whole rest of the turn at the same `now`: look, reveal the same card, no bonus."""
    turn_no = state.turn_no
    if state.phase == "main":
        turn.look(state, seat, _default_look(state, seat), now, events)
    if state.phase == "reveal":
        turn.reveal(state, seat, state.looked, now, events)
    if state.phase == "bonus" and state.active == seat and state.turn_no == turn_no:
        turn.end_turn(state, now, events)


def _default_look(state: KraawState, seat: int) -> int:
    """The leftmost own face-down card that the seat does not know; the leftmost at all if it knows them all."""
    down = [slot for slot in range(HAND) if state.faces[HAND * seat + slot] == DOWN]
    unknown = [slot for slot in down if not may_know(state, seat, HAND * seat + slot)]
    return (unknown or down)[0]


def _default_retaliation(state: KraawState) -> int:
    """The thief's highest upright card, the leftmost if equal; none upright: its leftmost face-down card."""
    thief = HAND * state.active
    best, best_value = -1, 0
    for slot in range(HAND):
        if state.faces[thief + slot] == UP and state.values[thief + slot] > best_value:
            best, best_value = slot, state.values[thief + slot]
    if best >= 0:
        return best
    return next(slot for slot in range(HAND) if state.faces[thief + slot] == DOWN)
