"""The contract's functions: awaited seats, commands, deadlines."""

from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import MOST_SEATS, SEATS_OF, Command, Event, Malformed, Refused, Seat
from kermesse.games.chronos.commands import (
    Announce,
    CallDeadlock,
    Choose,
    ChooseColour,
    Pass,
    PlanCancel,
    PlanMove,
    Ready,
    Say,
    VoteColours,
)
from kermesse.games.chronos.rules import steps, table, talking, waiting
from kermesse.games.chronos.rules.acts import ACTS, perform
from kermesse.games.chronos.rules.choices import choose, time_out
from kermesse.games.chronos.rules.due import set_due
from kermesse.games.chronos.rules.ending import end_round
from kermesse.games.chronos.state import NOBODY, ChronosState

EVERYBODY: Final[list[tuple[Seat, ...]]] = [tuple(range(seats)) for seats in range(MOST_SEATS + 1)]


def awaiting(state: ChronosState) -> tuple[int, ...]:
    """The awaited seats: in play everybody, all the time; in steps those that have not submitted or have to choose."""
    phase = state.phase
    if phase == "play" or phase == "zone":
        if not state.terms.steps:
            return EVERYBODY[state.n]
        choosing = tuple(seat for seat in range(state.n) if state.choices[seat] is not None)
        return choosing or tuple(seat for seat in range(state.n) if state.acts[seat] is None)
    if phase in ("ready", "interval"):
        return SEATS_OF[((1 << state.n) - 1) & ~state.ready]
    if phase == "closing":
        return (state.closer,)
    return ()


def deadline(state: ChronosState) -> Millis:
    return state.due


def apply(state: ChronosState, seat: int, command: Command, now: Millis) -> list[Event]:
    events: list[Event] = []
    do(state, seat, command, now, events)
    return events


def apply_unheard(state: ChronosState, seat: int, command: Command, now: Millis) -> None:
    do(state, seat, command, now, None)


def do(state: ChronosState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    if type(command) is Malformed:
        raise Refused("bad_param", "3.5", command=command.name)
    if not 0 <= seat < state.n:
        raise Refused("not_your_turn", "3.3")
    if state.terms.steps:
        step_at, state.step_at = state.step_at, now
        try:
            _do_in_steps(state, seat, command, now, events)
        except Refused:
            state.step_at = step_at
            raise
    else:
        _do(state, seat, command, now, events)
    set_due(state)


def _do(state: ChronosState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    if type(command) in ACTS:
        perform(state, seat, command, now, events)
    elif isinstance(command, Choose):
        choose(state, seat, command, now, events)
    else:
        _plan_or_speak(state, seat, command, now, events)


def _do_in_steps(state: ChronosState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    if type(command) in ACTS or isinstance(command, Pass):
        steps.submit(state, seat, command, now, events)
    elif isinstance(command, Choose):
        choose(state, seat, command, state.sand_now, events)
        _go_on_with_step(state, now, events)
    else:
        _plan_or_speak(state, seat, command, now, events)


def _plan_or_speak(state: ChronosState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    if isinstance(command, CallDeadlock):
        waiting.call_deadlock(state, seat, now, events)
    elif isinstance(command, PlanMove):
        waiting.plan_move(state, seat, command, now, events)
    elif isinstance(command, PlanCancel):
        waiting.plan_cancel(state, seat, command, now, events)
    else:
        _speak(state, seat, command, now, events)


def _go_on_with_step(state: ChronosState, now: Millis, events: list[Event] | None) -> None:
    if state.phase in ("play", "zone") and all(act is not None for act in state.acts):
        steps.go_on(state, now, events)


def _speak(state: ChronosState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    if isinstance(command, Announce):
        talking.announce(state, seat, now, events)
    elif isinstance(command, Ready):
        talking.ready(state, seat, now, events)
    elif isinstance(command, ChooseColour):
        table.choose_colour(state, seat, command, events)
    elif isinstance(command, VoteColours):
        talking.vote_colours(state, seat, command, events)
    elif isinstance(command, Say):
        talking.say(state, seat, command, now, events)
    elif isinstance(command, Pass):
        raise Refused("not_now", "7.5")  # nobody waits for one
    else:
        raise TypeError(f"Chronos has no rule for {type(command).__name__}")


def expire(state: ChronosState, now: Millis) -> list[Event]:
    events: list[Event] = []
    fall_due(state, now, events)
    return events


def expire_unheard(state: ChronosState, now: Millis) -> None:
    fall_due(state, now, None)


def fall_due(state: ChronosState, now: Millis, events: list[Event] | None) -> None:
    """Apply everything due at this moment, in the order of 3.1."""
    in_steps = state.terms.steps
    state.step_at = now if in_steps else 0
    if state.phase_until <= now:
        table.end_phase(state, now, events)
    if state.next_flip <= now:
        table.flip_next(state, now, events)
    if not in_steps:
        waiting.sand_is_out(state, now, events)
        if state.terms.plans:
            waiting.try_plans(state, now, events)
        if state.takes:
            waiting.finish_takes(state, now, events)
    for seat in range(state.n):
        choice = state.choices[seat]
        if choice is not None and choice.until <= now:
            time_out(state, seat, state.sand_now if in_steps else now, events)
            if in_steps:
                _go_on_with_step(state, now, events)
    if state.step_until <= now:
        steps.pass_the_absent(state, now, events)
    if state.deadlock_until <= now:
        waiting.deadlock(state, now, events)
    if state.round_until <= now:
        end_round(state, "round_limit", NOBODY, now, events)
    set_due(state)
