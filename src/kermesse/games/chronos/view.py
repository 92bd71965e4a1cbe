"""The view of a seat (docs/rules/chronos.md, 3.10)."""

from collections.abc import Sequence

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import ALL_SEEING, Pending, Seat
from kermesse.core.shared_views import shared_views
from kermesse.games.chronos.commands import BAG, PLACES
from kermesse.games.chronos.components import CARDS, COLOURS, EOS, GAIA, GODS, OURANOS, TIMERS
from kermesse.games.chronos.rules.cards import holder
from kermesse.games.chronos.rules.legal import for_sale, soon
from kermesse.games.chronos.rules.moves import KNOCK_EXCUSE, KNOCK_PAUSE, costly
from kermesse.games.chronos.rules.scoring import condition, multiple, score
from kermesse.games.chronos.rules.talking import FALSE_PAUSE, SAY_PAUSE
from kermesse.games.chronos.rules.waiting import PLAN_PAUSE
from kermesse.games.chronos.state import NO_CARD, NOBODY, Choice, ChronosState, timers_of
from kermesse.games.chronos.view_types import (
    Choosing,
    ChronosView,
    Deadlock,
    ForSale,
    LastRound,
    Mine,
    PileView,
    SeatView,
    StepView,
    TakeView,
    TimerView,
    Waits,
)


def view(state: ChronosState, viewer: Seat, now: Millis) -> ChronosView:
    terms = state.terms
    sand_now = state.sand_now if terms.steps else now
    return ChronosView(
        viewer,
        state.options,
        state.phase,
        _shown(min(state.phase_until, state.step_until)),
        now,
        sand_now,
        terms.mode,
        terms.level,
        terms.units,
        state.round_no,
        terms.target,
        terms.rounds_to_win,
        terms.manual,
        state.starter,
        _shown(state.round_until),
        _shown(state.next_flip),
        step_of(state) if terms.steps else None,
        _piles(state),
        _timers(state, sand_now),
        {
            TIMERS[timer]: state.sand[timer].dur
            for timer in range(12)
            if state.owner[timer] == NOBODY and state.known[timer]
        },
        [COLOURS[colour] for colour, seat in enumerate(state.chosen) if seat != NOBODY],
        _seats(state, viewer, now, sand_now),
        takes_of(state),
        [GODS[god] for god in state.row],
        [GODS[god] for god in state.used],
        len(state.discard),
        _discard(state) if sees_discard(state, viewer) else None,
        CARDS[state.last_god] if state.last_god != NO_CARD else None,
        Deadlock(state.deadlock_by, state.deadlock_until) if state.deadlock_by != NOBODY else None,
        state.deadlocks,
        _mine(state, viewer, now) if viewer >= 0 else None,
        LastRound(state.reason, state.winners[:], state.scores[:], state.gained[:]) if state.reason else None,
        pending_of(state, now),
    )


def views(state: ChronosState, several: Sequence[Seat], now: Millis) -> list[ChronosView]:
    """Views for several viewers. Parts that all see alike are built once: ten players are updated after every event."""

    def add_own(one: ChronosView, viewer: Seat) -> None:
        one.seats = one.seats[:]
        one.seats[viewer] = _seat(state, viewer, True, sees_all(state, viewer), now, one.sand_now)
        if sees_discard(state, viewer):
            one.discard = _discard(state)
        one.me = _mine(state, viewer, now)

    return shared_views(several, lambda viewer: view(state, viewer, now), add_own)


def pending_of(state: ChronosState, now: Millis) -> list[Pending]:
    """Return the open decisions. In play nothing is due; but of a seat that only waits for sand it is told how long."""
    phase, seats = state.phase, range(state.n)
    until = _shown(min(state.phase_until, state.step_until))
    if phase in ("ready", "interval"):
        return [Pending(seat, phase, until) for seat in seats if not state.ready >> seat & 1]
    if phase in ("countdown", "look"):
        return [Pending(0, phase, until)]
    if phase == "over":
        return []
    choosing = [
        Pending(seat, choice.kind, _shown(choice.until))
        for seat, choice in enumerate(state.choices)
        if choice is not None
    ]
    if phase == "closing" or (state.terms.steps and choosing):
        return choosing
    if state.terms.steps:
        return [Pending(seat, "steps", until) for seat in seats if state.acts[seat] is None]
    free = [seat for seat in seats if state.choices[seat] is None]
    if phase == "zone":
        return [Pending(seat, "zone", until) for seat in free] + choosing
    return [Pending(seat, "play", _next_free(state, seat, now)) for seat in free] + choosing


def _next_free(state: ChronosState, seat: Seat, now: Millis) -> Millis | None:
    """Return when the first of a seat's timers will have run out, if sand runs in all that are not in the bag."""
    soonest = NEVER
    for timer in timers_of(state, seat):
        if state.place[timer] != BAG:
            sand = state.sand[timer]
            ends_at = sand.since + sand.top
            if sand.frozen or ends_at <= now:
                return None
            soonest = min(soonest, ends_at)
    return _shown(soonest)


def step_of(state: ChronosState) -> StepView:
    return StepView(state.step_no, state.step_row, state.queue[:], state.executed)


def takes_of(state: ChronosState) -> list[TakeView]:
    return [TakeView(take.seat, take.pile, CARDS[take.card], _shown(take.due)) for take in state.takes]


def sees_discard(state: ChronosState, viewer: Seat) -> bool:
    """True if the viewer has OURANOS in front, or is resolving CHARON."""
    if viewer < 0:
        return viewer == ALL_SEEING
    choice = state.choices[viewer]
    return OURANOS in state.front[viewer] or (choice is not None and choice.kind == "charon")


def _discard(state: ChronosState) -> list[str]:
    return [CARDS[card] for card in state.discard]


def sees_all(state: ChronosState, viewer: Seat) -> bool:
    """True if every pile and score is shown: to everybody once the round is over."""
    return state.phase == "interval" or state.phase == "over" or viewer == ALL_SEEING


def sees_score(state: ChronosState, own: bool) -> bool:
    """True if the score is shown before the round is over."""
    terms = state.terms
    return terms.open_scores or (own and terms.memory_aid)


def _piles(state: ChronosState) -> list[PileView]:
    timers_at: list[list[str]] = [[] for _ in state.piles]
    for timer, place in enumerate(state.place):
        if 0 <= place < len(timers_at):
            timers_at[place].append(TIMERS[timer])
    seen = []
    for number, pile in enumerate(state.piles):
        up = state.up[number]
        seen.append(PileView(up, len(pile), CARDS[pile[-1]] if up and pile else None, timers_at[number]))
    return seen


def _timers(state: ChronosState, now: Millis) -> list[TimerView]:
    terms = state.terms
    knocks: bool = terms.clumsy or terms.level == 3
    plans: bool = terms.plans
    runs_out = state.runs_out
    seen = []
    for timer, owner in enumerate(state.owner):
        if owner != NOBODY:
            sand = state.sand[timer]
            dur = sand.dur if state.known[timer] else None
            where = PLACES[state.place[timer]]
            ends_at = None if sand.frozen else sand.since + sand.top
            left = sand.top if ends_at is None else ends_at - now if ends_at > now else 0
            excused = _later(state.touched[timer] + KNOCK_EXCUSE, now) if knocks else None
            tried = _shown(state.plan_due[timer]) if plans else None
            seen.append(
                TimerView(TIMERS[timer], owner, where, left, ends_at, runs_out[timer] < NEVER, dur, excused, tried)
            )
    return seen


def _seats(state: ChronosState, viewer: Seat, now: Millis, sand_now: Millis) -> list[SeatView]:
    everything = sees_all(state, viewer)
    return [_seat(state, seat, seat == viewer, everything, now, sand_now) for seat in range(state.n)]


def _seat(state: ChronosState, seat: Seat, own: bool, everything: bool, now: Millis, sand_now: Millis) -> SeatView:
    """A seat's counts, top, Winds and gods; its pile and score if the viewer may know them."""
    terms = state.terms
    hand, winds, front, choice = state.hands[seat], state.winds[seat], state.front[seat], state.choices[seat]
    reserved = state.reserved[seat]
    return SeatView(
        len(hand),
        CARDS[hand[-1]] if hand else None,
        [CARDS[card] for card in hand] if everything or own else None,
        score(state, seat) if everything or sees_score(state, own) else None,
        [CARDS[card] for card in winds] if winds else [],
        [GODS[god] for god in front] if front else [],
        GODS[reserved] if reserved != NO_CARD else None,
        len(state.stored[seat]),
        multiple(winds, front) if winds or front else 1,
        state.tokens[seat % terms.units],
        bool(state.ready >> seat & 1),
        bool(state.votes >> seat & 1),
        state.acts[seat] is not None,
        choosing_of(state, choice) if choice is not None else None,
        _waits(state, seat, terms.hand_ms, terms.tie_ms, now, sand_now),
    )


def choosing_of(state: ChronosState, choice: Choice) -> Choosing:
    return Choosing(
        choice.kind,
        _shown(choice.until),
        CARDS[choice.card] if choice.card != NO_CARD else None,
        choice.most,
        holder(state, EOS) if choice.kind == "eos_gift" else None,
    )


def _waits(
    state: ChronosState, seat: Seat, hand_ms: Millis, tie_ms: Millis, now: Millis, sand_now: Millis
) -> Waits | None:
    """The seat's waiting times: hands by the sand's clock, speech by the table's."""
    hand = state.hand_at[seat] + hand_ms
    knock = state.knock_at[seat] + KNOCK_PAUSE
    announce = state.false_at[seat] + FALSE_PAUSE
    say = state.said_at[seat] + SAY_PAUSE
    contest = state.contest_at[seat] + tie_ms + 1
    if hand <= sand_now and announce <= now and say <= now and knock <= sand_now and contest <= sand_now:
        return None
    return Waits(
        _later(hand, sand_now),
        _later(knock, sand_now),
        _later(announce, now),
        _later(say, now),
        _later(contest, sand_now),
    )


def _mine(state: ChronosState, seat: Seat, now: Millis) -> Mine:
    return Mine(
        [CARDS[card] for card in state.stored[seat]],
        [plan for timer, plan in enumerate(state.plans) if plan is not None and state.owner[timer] == seat],
        may_announce(state, seat),
        state.acts[seat],
        _later(state.planned_at[seat] + PLAN_PAUSE, now),
        [TIMERS[timer] for timer in costs_to_knock(state, seat)],
        soon(state, seat, now),
        _for_sale(state, seat) if GAIA in state.front[seat] else [],
    )


def may_announce(state: ChronosState, seat: Seat) -> bool:
    terms = state.terms
    return terms.manual and terms.victory_hint and state.phase == "play" and bool(condition(state, seat))


def costs_to_knock(state: ChronosState, seat: Seat) -> list[int]:
    free = state.phase in ("play", "zone") and state.choices[seat] is None
    return costly(state, seat) if free else []


def _for_sale(state: ChronosState, seat: Seat) -> list[ForSale]:
    return [ForSale(seller, GODS[god], price) for seller, god, price in for_sale(state, seat)]


def _later(instant: Millis, now: Millis) -> Millis | None:
    return instant if instant > now else None


def _shown(instant: Millis) -> Millis | None:
    return instant if instant < NEVER else None
