"""What a seat may know (docs/rules/chronos.md, 3.10)."""

import msgspec

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import ALL_SEEING, Seat, View
from kermesse.games.chronos.commands import PLACES, Act, PlanMove
from kermesse.games.chronos.components import CARDS, COLOURS, GODS, OURANOS, TIMERS
from kermesse.games.chronos.options import ChronosOptions, Mode
from kermesse.games.chronos.rules.moves import KNOCK_EXCUSE, KNOCK_PAUSE, knocks_cost
from kermesse.games.chronos.rules.scoring import condition, score
from kermesse.games.chronos.rules.talking import FALSE_PAUSE, SAY_PAUSE
from kermesse.games.chronos.rules.waiting import PLAN_PAUSE
from kermesse.games.chronos.state import NO_CARD, NOBODY, Choice, ChoiceKind, ChronosState, Phase, Reason


class PileView(msgspec.Struct, gc=False):
    up: bool
    left: int
    top: str | None
    timers: list[str]


class TimerView(msgspec.Struct, gc=False):
    id: str
    seat: Seat  # -2: neutral
    where: str
    sand: Millis
    ends_at: Millis | None  # None in the bag
    runs: bool  # in play, and that it has run out has not been told yet
    dur: Millis | None  # None until it was flipped once
    excused: Millis | None  # a grasp before then is no knock: it has only just changed (3.7)
    tried: Millis | None  # its sand has just run out: when a plan for it is tried, if there is one


class Choosing(msgspec.Struct, frozen=True, gc=False):
    kind: ChoiceKind
    until: Millis | None
    card: str | None  # the base god in hand
    most: int  # SELENE: how many cards may be hidden
    to: Seat | None  # EOS: who is given the card


class Waits(msgspec.Struct, gc=False):
    """Until when a seat cannot do these again; None: it can."""

    hand: Millis | None
    knock: Millis | None  # till then no knock of it counts
    announce: Millis | None
    say: Millis | None
    contest: Millis | None  # up to then the other one of a duel may answer with a third contested pile (3.8)


class SeatView(msgspec.Struct, gc=False):
    count: int  # of the personal pile
    top: str | None
    pile: list[str] | None  # bottom first: the own one, and all between rounds
    score: int | None  # where it may be known
    winds: list[str]
    front: list[str]
    reserved: str | None
    stored: int
    tokens: int  # of its unit
    ready: bool
    votes: bool
    submitted: bool  # in steps
    choosing: Choosing | None
    waits: Waits | None  # None: for nothing


class TakeView(msgspec.Struct, gc=False):
    seat: Seat
    pile: int
    card: str
    due: Millis | None


class Deadlock(msgspec.Struct, gc=False):
    by: Seat
    until: Millis


class Mine(msgspec.Struct, gc=False):
    """What only this seat knows, beside its pile."""

    stored: list[str]
    plans: list[PlanMove]
    may_announce: bool  # only with the hint
    act: Act | None  # submitted, in steps
    plan_free: Millis | None  # when the next word on a plan will not be too fast, if it is now
    knocks: bool  # a grasp at a foreign or running timer costs something now (3.7)


class LastRound(msgspec.Struct, gc=False):
    reason: Reason
    winners: list[Seat]
    scores: list[int]
    gained: list[int]


class StepView(msgspec.Struct, gc=False):
    """Where the untimed game stands."""

    number: int
    row: int  # steps since the sand last moved
    queue: list[Seat]  # whose acts are still to be carried out
    executed: bool  # something was done in this step


class ChronosView(View, gc=False):
    options: ChronosOptions
    phase: Phase
    until: Millis | None  # when the phase, or the step, is over
    now: Millis
    sand_now: Millis  # the same, but in steps
    mode: Mode
    level: int
    units: int
    round: int
    target: int
    rounds_to_win: int
    manual: bool
    starter: Seat
    round_until: Millis | None
    next_flip: Millis | None  # of a pile, by itself
    step: StepView | None
    piles: list[PileView]
    timers: list[TimerView]
    spare: dict[str, Millis]  # durations of timers in the box that were flipped in an earlier round
    chosen: list[str]  # colours that somebody asked for
    seats: list[SeatView]
    takes: list[TakeView]
    temple: list[str]
    used: list[str]
    discard_count: int
    discard: list[str] | None
    last_god: str | None  # the base god last discarded
    deadlock: Deadlock | None
    deadlocks: int  # rounds that ended by one
    me: Mine | None
    last_round: LastRound | None


def view(state: ChronosState, eyes: Seat, now: Millis) -> ChronosView:
    terms = state.terms
    sand_now = state.sand_now if terms.steps else now
    see_discard = sees_discard(state, eyes)
    return ChronosView(
        eyes,
        state.options,
        state.phase,
        _told(min(state.phase_until, state.step_until)),
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
        _told(state.round_until),
        _told(state.next_flip),
        StepView(state.step_no, state.step_row, state.queue[:], state.executed) if terms.steps else None,
        _piles(state),
        _timers(state, sand_now),
        {
            TIMERS[timer]: state.sand[timer].dur
            for timer in range(12)
            if state.owner[timer] == NOBODY and state.known[timer]
        },
        [COLOURS[colour] for colour, seat in enumerate(state.chosen) if seat != NOBODY],
        _seats(state, eyes, now, sand_now),
        [TakeView(take.seat, take.pile, CARDS[take.card], _told(take.due)) for take in state.takes],
        [GODS[god] for god in state.row],
        [GODS[god] for god in state.used],
        len(state.discard),
        [CARDS[card] for card in state.discard] if see_discard else None,
        CARDS[state.last_god] if state.last_god != NO_CARD else None,
        Deadlock(state.deadlock_by, state.deadlock_until) if state.deadlock_until < NEVER else None,
        state.deadlocks,
        _mine(state, eyes, now) if eyes >= 0 else None,
        LastRound(state.reason, state.winners[:], state.scores[:], state.gained[:]) if state.reason else None,
    )


def sees_discard(state: ChronosState, eyes: Seat) -> bool:
    """Whoever has OURANOS in front, or is resolving CHARON."""
    if eyes < 0:
        return eyes == ALL_SEEING
    choice = state.choices[eyes]
    return OURANOS in state.front[eyes] or (choice is not None and choice.kind == "charon")


def sees_pile(state: ChronosState, seat: Seat, eyes: Seat) -> bool:
    """A whole personal pile: its owner; everybody once the round is over."""
    return seat == eyes or eyes == ALL_SEEING or state.phase in ("interval", "over")


def _piles(state: ChronosState) -> list[PileView]:
    timers_at: list[list[str]] = [[] for _ in state.piles]
    for timer, place in enumerate(state.place):
        if 0 <= place < len(timers_at):
            timers_at[place].append(TIMERS[timer])
    return [
        PileView(up, len(pile), CARDS[pile[-1]] if up and pile else None, on_it)
        for pile, up, on_it in zip(state.piles, state.up, timers_at, strict=True)
    ]


def _timers(state: ChronosState, now: Millis) -> list[TimerView]:
    terms = state.terms
    knocks = terms.clumsy or terms.level == 3
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
            tried = _told(state.plan_due[timer]) if terms.plans else None
            seen.append(
                TimerView(TIMERS[timer], owner, where, left, ends_at, runs_out[timer] < NEVER, dur, excused, tried)
            )
    return seen


def _seats(state: ChronosState, eyes: Seat, now: Millis, sand_now: Millis) -> list[SeatView]:
    """All seats as these eyes see them: counts, tops, Winds and gods of everybody; piles and scores where they may be known."""
    terms = state.terms
    everything = eyes == ALL_SEEING or state.phase in ("interval", "over")
    units = terms.units
    tokens, ready, votes = state.tokens, state.ready, state.votes
    somebody_waits = (
        max(state.hand_at) + terms.hand_ms > sand_now
        or max(state.false_at) + FALSE_PAUSE > now
        or max(state.said_at) + SAY_PAUSE > now
        or max(state.knock_at) + KNOCK_PAUSE > sand_now
        or max(state.contest_at) + terms.tie_ms >= sand_now
    )
    seats = []
    for seat, hand in enumerate(state.hands):
        own = seat == eyes
        winds, front, choice = state.winds[seat], state.front[seat], state.choices[seat]
        reserved = state.reserved[seat]
        seats.append(
            SeatView(
                len(hand),
                CARDS[hand[-1]] if hand else None,
                [CARDS[card] for card in hand] if everything or own else None,
                score(state, seat) if everything or terms.open_scores or (own and terms.memory_aid) else None,
                [CARDS[card] for card in winds] if winds else [],
                [GODS[god] for god in front] if front else [],
                GODS[reserved] if reserved != NO_CARD else None,
                len(state.stored[seat]),
                tokens[seat % units],
                bool(ready >> seat & 1),
                bool(votes >> seat & 1),
                state.acts[seat] is not None,
                _choosing(choice) if choice is not None else None,
                _waits(state, seat, now, sand_now) if somebody_waits else None,
            )
        )
    return seats


def _choosing(choice: Choice) -> Choosing:
    return Choosing(
        choice.kind,
        _told(choice.until),
        CARDS[choice.card] if choice.card != NO_CARD else None,
        choice.most,
        choice.to if choice.to != NOBODY else None,
    )


def _waits(state: ChronosState, seat: Seat, now: Millis, sand_now: Millis) -> Waits | None:
    """Hands go by the sand's clock, voices by the table's."""
    terms = state.terms
    hand = state.hand_at[seat] + terms.hand_ms
    knock = state.knock_at[seat] + KNOCK_PAUSE
    announce = state.false_at[seat] + FALSE_PAUSE
    say = state.said_at[seat] + SAY_PAUSE
    contest = state.contest_at[seat] + terms.tie_ms + 1
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
    terms = state.terms
    hint = terms.manual and terms.victory_hint and state.phase == "play"
    return Mine(
        [CARDS[card] for card in state.stored[seat]],
        [plan for timer, plan in enumerate(state.plans) if plan is not None and state.owner[timer] == seat],
        hint and bool(condition(state, seat)),
        state.acts[seat],
        _later(state.planned_at[seat] + PLAN_PAUSE, now),
        state.phase in ("play", "zone") and knocks_cost(state, seat),
    )


def _later(instant: Millis, now: Millis) -> Millis | None:
    return instant if instant > now else None


def _told(instant: Millis) -> Millis | None:
    return instant if instant < NEVER else None
