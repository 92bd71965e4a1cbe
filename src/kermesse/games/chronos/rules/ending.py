"""The end of a round, its winners, and the end of the game (docs/rules/chronos.md, 5)."""

from typing import Final

from kermesse.core.clock import NEVER, Millis, after, shown
from kermesse.core.game import Event
from kermesse.games.chronos.components import GODS
from kermesse.games.chronos.events import (
    ChoiceLost,
    GameOver,
    PhaseChanged,
    RoundEnded,
    TokensGained,
    VictoryAnnounced,
)
from kermesse.games.chronos.rules.cards import discard, whole_realm
from kermesse.games.chronos.rules.scoring import completed, condition, score, tokens_for, unit_score
from kermesse.games.chronos.state import (
    NO_CARD,
    NOBODY,
    ChronosState,
    Reason,
    clock,
    seats_of_unit,
    unit_of,
)

COUNTED: Final = ("hades", "last_card", "deadlock", "round_limit")


def end_round(state: ChronosState, reason: Reason, by: int, now: Millis, events: list[Event] | None) -> None:
    """End the round. `by` is the seat whose act ended it, or NOBODY if time did."""
    scores = [score(state, seat) for seat in range(state.n)]
    if reason in COUNTED:
        by_unit = [unit_score(state, unit) for unit in range(state.terms.units)]
        best = max(by_unit)
        winners = {unit for unit, points in enumerate(by_unit) if points == best}
    else:
        winners = {unit_of(state, by)}
    lose_choices(state, NOBODY, events)
    still(state)
    state.reason = reason
    state.deadlocks += reason == "deadlock"
    state.winners = [seat for seat in range(state.n) if unit_of(state, seat) in winners]
    state.scores = scores
    state.gained = tokens_for(state, winners)
    if events is not None:
        realms = [whole_realm(state, seat) for seat in range(state.n)]
        fronts = [[GODS[god] for god in state.front[seat]] for seat in range(state.n)]
        events.append(RoundEnded(reason, state.winners[:], realms, fronts, scores, state.gained[:]))
    for unit, gain in enumerate(state.gained):
        if gain:
            state.tokens[unit] += gain
            if events is not None:
                events.append(TokensGained(seats_of_unit(state, unit), gain, state.tokens[unit]))
    state.closer = NOBODY
    state.ready = state.votes = 0
    if _game_is_over(state):
        state.phase, state.phase_until = "over", NEVER
        if events is not None:
            events.append(PhaseChanged("over", None))
        if events is not None:
            events.append(GameOver(champions(state), state.tokens[:]))
    else:
        state.phase = "interval"
        state.phase_until = after(clock(state, now), state.terms.interval_ms)
        if events is not None:
            events.append(PhaseChanged("interval", shown(state.phase_until)))


def end_with_last_card(state: ChronosState, seat: int, card: int, now: Millis, events: list[Event] | None) -> None:
    """End the round after the last card of a centre pile.

    Its taker wins alone if that card completes a condition (R13).
    """
    reason = completed(state, seat, card)
    if reason and events is not None:
        events.append(VictoryAnnounced(seat, reason))
    end_round(state, reason or "last_card", seat, now, events)


def champions(state: ChronosState) -> list[int]:
    most = max(state.tokens)
    return [seat for seat in range(state.n) if state.tokens[unit_of(state, seat)] == most]


def sides(state: ChronosState) -> list[int]:
    """The side of each seat: a team wins together."""
    return [unit_of(state, seat) for seat in range(state.n)]


def _game_is_over(state: ChronosState) -> bool:
    most = max(state.tokens)
    return most >= state.terms.rounds_to_win and (state.terms.shared_end or state.tokens.count(most) == 1)


def check_victory(state: ChronosState, actor: int, now: Millis, events: list[Event] | None) -> None:
    """Announce victory automatically: the acting seat first, then clockwise, the first that fulfils a condition
    wins.
    """
    if state.terms.manual or state.phase != "play":
        return
    for step in range(state.n):
        seat = (actor + step) % state.n
        if state.choices[seat] is None:
            reason = condition(state, seat)
            if reason:
                if events is not None:
                    events.append(VictoryAnnounced(seat, reason))
                end_round(state, reason, seat, now, events)
                return


def begin_closing(state: ChronosState, closer: int, now: Millis, events: list[Event] | None) -> None:
    """Stop everything except the choice that a last card's god asks for (R12)."""
    choice = state.choices[closer]
    assert choice is not None
    state.phase, state.closer = "closing", closer
    lose_choices(state, closer, events)
    still(state)
    if events is not None:
        events.append(PhaseChanged("closing", shown(choice.until)))


def lose_choices(state: ChronosState, but: int, events: list[Event] | None) -> None:
    for seat in range(state.n):
        choice = state.choices[seat]
        if choice is not None and seat != but:
            state.choices[seat] = None
            if choice.card != NO_CARD:
                discard(state, choice.card)
            if events is not None:
                events.append(ChoiceLost(seat, choice.kind))


def still(state: ChronosState) -> None:
    """Stop everything that happens by itself, except open choices and the next phase."""
    state.phase_until = state.next_flip = state.round_until = state.deadlock_until = state.step_until = NEVER
    state.deadlock_by = NOBODY
    state.runs_out = [NEVER] * len(state.runs_out)
    state.plans = [None] * len(state.plans)
    state.plan_due = [NEVER] * len(state.plan_due)
    state.takes = []
    state.acts = [None] * state.n
    state.queue = []
