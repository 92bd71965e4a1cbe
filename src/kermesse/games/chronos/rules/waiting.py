"""Changes by time in play: sand, plans, reaching hands, the deadlock count (3.6, 7.2, 7.5)."""

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Event, Refused
from kermesse.games.chronos.commands import BAG, PlanCancel, PlanMove
from kermesse.games.chronos.components import TIMERS
from kermesse.games.chronos.events import DeadlockCalled, PlanDropped, PlanStored, TimerEmptied
from kermesse.games.chronos.rules.ending import end_round
from kermesse.games.chronos.rules.moves import (
    carry_off,
    check_free,
    judge_destination,
    judge_take,
    lift,
    place_named,
    timer_named,
)
from kermesse.games.chronos.state import NOBODY, ChronosState


def sand_is_out(state: ChronosState, now: Millis, events: list[Event] | None) -> None:
    """Empty the timers that run out at this moment, by number."""
    runs_out = state.runs_out
    for timer in range(12):
        if runs_out[timer] <= now:
            runs_out[timer] = NEVER
            if events is not None:
                events.append(TimerEmptied(TIMERS[timer]))
            if state.terms.plans:
                # Set for every timer: the table must not change at a moment that shows that a plan exists.
                state.plan_due[timer] = now + state.terms.plan_delay_ms


PLAN_PAUSE = 200  # a seat may store or drop at most one plan in this time


def check_plan_pause(state: ChronosState, seat: int, now: Millis) -> None:
    if now - state.planned_at[seat] < PLAN_PAUSE:
        raise Refused("too_fast", "7.5")


def check_plan(state: ChronosState, seat: int, timer: int) -> None:
    check_free(state, seat)
    if not state.terms.plans:
        raise Refused("option_off", "7.5", command="plan_move")
    if state.owner[timer] != seat:
        raise Refused("not_yours", "7.5", timer=TIMERS[timer])


def can_be_planned(state: ChronosState, timer: int) -> bool:
    """True if the timer's sand runs, or has just run out.

    The moment of trying a plan must not show that there is one.
    """
    return state.runs_out[timer] < NEVER or state.plan_due[timer] < NEVER


def judge_plan(state: ChronosState, seat: int, command: PlanMove) -> int:
    timer = timer_named(command.timer)
    check_plan(state, seat, timer)
    if state.place[timer] == BAG:
        raise Refused("in_bag", "7.5", timer=command.timer)
    place_named(state, command.to)
    if not can_be_planned(state, timer):
        raise Refused("timer_empty", "7.5", timer=command.timer)
    return timer


def plan_move(state: ChronosState, seat: int, command: PlanMove, now: Millis, events: list[Event] | None) -> None:
    timer = judge_plan(state, seat, command)
    check_plan_pause(state, seat, now)
    state.planned_at[seat] = now
    state.plans[timer] = command
    if events is not None:
        events.append(PlanStored(seat, command.timer))


def judge_cancel(state: ChronosState, seat: int, command: PlanCancel) -> int:
    timer = timer_named(command.timer)
    check_plan(state, seat, timer)
    if state.plans[timer] is None:
        raise Refused("no_plan", "7.5")
    return timer


def plan_cancel(state: ChronosState, seat: int, command: PlanCancel, now: Millis, events: list[Event] | None) -> None:
    timer = judge_cancel(state, seat, command)
    check_plan_pause(state, seat, now)
    state.planned_at[seat] = now
    state.plans[timer] = None
    if events is not None:
        events.append(PlanDropped(seat, command.timer, "cancelled"))


def try_plans(state: ChronosState, now: Millis, events: list[Event] | None) -> None:
    """Try the plans that are due, by seat, as if commanded; but a plan needs no hand and knocks nothing over."""
    due = [timer for timer in range(12) if state.plan_due[timer] <= now]
    for timer in due:
        state.plan_due[timer] = NEVER
    for timer in sorted(due, key=lambda timer: (state.owner[timer], timer)):
        plan = state.plans[timer]
        if plan is None or state.phase != "play":
            continue
        state.plans[timer] = None
        seat = state.owner[timer]
        try:
            check_free(state, seat)
            to = judge_destination(state, seat, timer, plan, now)
            takes = judge_take(state, seat, timer, to, plan, now)
        except Refused as refused:
            if events is not None:
                events.append(PlanDropped(seat, plan.timer, refused.code))
            continue
        lift(state, seat, timer, to, takes, now, events)


def finish_takes(state: ChronosState, now: Millis, events: list[Event] | None) -> None:
    """Give their card to hands that nobody stamped, by seat; a hand whose owner must choose first waits."""
    for take in sorted((take for take in state.takes if take.due <= now), key=lambda take: take.seat):
        if take not in state.takes:
            continue
        if state.choices[take.seat] is not None:
            take.due = NEVER
            continue
        state.takes.remove(take)
        card = state.piles[take.pile].pop()
        carry_off(state, take.seat, card, take.pile, now, events)


def can_call_deadlock(state: ChronosState) -> bool:
    """True if every timer in play outside the bag is empty and at home, neutral ones too, and nothing else is under
    way.
    """
    return (
        not state.terms.steps
        and False not in state.up
        and state.deadlock_by == NOBODY
        and state.choices.count(None) == state.n
        and min(state.runs_out) >= NEVER
    )


def call_deadlock(state: ChronosState, seat: int, now: Millis, events: list[Event] | None) -> None:
    check_free(state, seat)
    if not can_call_deadlock(state):
        raise Refused("not_blocked", "3.6")
    state.deadlock_by = seat
    state.deadlock_until = now + state.terms.deadlock_ms
    if events is not None:
        events.append(DeadlockCalled(seat, state.deadlock_until))


def deadlock(state: ChronosState, now: Millis, events: list[Event] | None) -> None:
    state.deadlock_until = NEVER
    end_round(state, "deadlock", NOBODY, now, events)
