"""The untimed game: every seat submits one act, all acts are carried out in order, and the sand jumps ahead (7.5)."""

from typing import cast

from kermesse.core.clock import NEVER, Millis, after
from kermesse.core.game import Command, Event, Refused
from kermesse.core.tags import snake_case
from kermesse.games.chronos.commands import (
    Act,
    CassandreTake,
    Demeter,
    FlipPile,
    GaiaBuy,
    MoveNeutral,
    MoveTimer,
    Offer,
    Ouranos,
    Pass,
    Ransom,
)
from kermesse.games.chronos.events import ActRefused, ActSubmitted, PhaseChanged, StepEnded
from kermesse.games.chronos.rules.acts import perform
from kermesse.games.chronos.rules.ending import check_victory, end_round
from kermesse.games.chronos.rules.moves import (
    bagged_timers,
    check_move_now,
    judge_destination,
    judge_flip,
    judge_neutral,
    timer_named,
)
from kermesse.games.chronos.rules.temple import (
    judge_cassandre,
    judge_demeter,
    judge_gaia,
    judge_offer,
    judge_ouranos,
)
from kermesse.games.chronos.rules.waiting import sand_is_out
from kermesse.games.chronos.state import NOBODY, ChronosState, Phase, timers_of


def begin_step(state: ChronosState, now: Millis) -> None:
    state.acts = [None] * state.n
    state.executed = False
    state.step_until = after(now, state.terms.step_ms)


def judge_submission(state: ChronosState, seat: int, command: Command) -> None:
    """Refuse a submission for reasons that cannot change before its turn.

    A pile is checked only then. Raises Refused.
    """
    if state.phase not in ("play", "zone") or state.queue:
        raise Refused("not_now", "7.5")
    check_move_now(state, seat)
    if state.acts[seat] is not None:
        raise Refused("already_done", "7.5")
    if isinstance(command, Pass):
        return
    if state.phase == "zone" and not isinstance(command, MoveTimer):
        raise Refused("not_now", "3.3")
    sand_now = state.sand_now
    if isinstance(command, MoveTimer):
        judge_destination(state, seat, timer_named(command.timer), command, sand_now)
    elif isinstance(command, Ransom):
        if not bagged_timers(state, seat):
            raise Refused("nothing_to_ransom", "3.5.2")
    elif isinstance(command, Offer):
        judge_offer(state, seat, command.card, command.pay)
    elif isinstance(command, GaiaBuy):
        judge_gaia(state, seat, command.from_seat, command.card, command.pay)
    elif isinstance(command, CassandreTake):
        judge_cassandre(state, seat)
    elif isinstance(command, Demeter):
        judge_demeter(state, seat, command.source)
    elif isinstance(command, Ouranos):
        judge_ouranos(state, seat, command.give, command.get)
    elif isinstance(command, MoveNeutral):
        judge_neutral(state, seat, command, sand_now)
    elif isinstance(command, FlipPile):
        judge_flip(state, seat, command.pile)
    else:
        raise TypeError(f"no step can be {type(command).__name__}")


def submit(state: ChronosState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    judge_submission(state, seat, command)
    state.acts[seat] = cast(Act, command)
    if events is not None:
        events.append(ActSubmitted(seat))
    if all(act is not None for act in state.acts):
        _carry_out_all(state, now, events)


def pass_the_absent(state: ChronosState, now: Millis, events: list[Event] | None) -> None:
    """Close the step at its deadline: seats that have submitted nothing pass."""
    state.acts = [act or Pass() for act in state.acts]
    _carry_out_all(state, now, events)


def _carry_out_all(state: ChronosState, now: Millis, events: list[Event] | None) -> None:
    first = state.starter + state.step_no
    state.queue = [(first + step) % state.n for step in range(state.n)]
    state.step_until = NEVER
    go_on(state, now, events)


def go_on(state: ChronosState, now: Millis, events: list[Event] | None) -> None:
    """Carry out the remaining acts one by one, up to an open choice."""
    while state.queue:
        if any(choice is not None for choice in state.choices):
            return
        seat = state.queue.pop(0)
        act = state.acts[seat]
        if act is None or isinstance(act, Pass):
            continue
        try:
            perform(state, seat, act, state.sand_now, events)
            state.executed = True
        except Refused as refused:
            if events is not None:
                events.append(ActRefused(seat, snake_case(type(act).__name__), refused.code))
        if state.phase not in ("play", "zone"):
            return
    if all(choice is None for choice in state.choices):
        _end_step(state, now, events)


def _end_step(state: ChronosState, now: Millis, events: list[Event] | None) -> None:
    state.step_no += 1
    state.step_row += 1
    if state.phase == "zone" and _play_begins(state, events) != "play":
        return
    most = 2 * len(timers_of(state, 0)) + 2
    if not state.executed or state.step_row >= most:
        next_empty = min(state.runs_out)
        if next_empty < NEVER:
            state.sand_now = next_empty
            sand_is_out(state, next_empty, events)
            if next_empty >= state.terms.round_ms:
                end_round(state, "round_limit", NOBODY, next_empty, events)
                return
        elif not state.executed:
            end_round(state, "deadlock", NOBODY, state.sand_now, events)
            return
        state.step_row = 0
    if events is not None:
        events.append(StepEnded(state.step_no, state.sand_now))
    begin_step(state, now)


def _play_begins(state: ChronosState, events: list[Event] | None) -> Phase:
    """The phase after a duel's zone: cards that SELENE returned may already have won the round."""
    state.phase = "play"
    if events is not None:
        events.append(PhaseChanged("play", None))
    check_victory(state, state.starter, state.sand_now, events)
    return state.phase
