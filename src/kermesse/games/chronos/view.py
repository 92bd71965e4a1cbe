"""What a seat may know (docs/rules/chronos.md, 3.10)."""

import msgspec

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import ALL_SEEING, Seat, View
from kermesse.core.options import Chat
from kermesse.games.chronos.commands import PLACES, Act, PlanMove
from kermesse.games.chronos.components import CARDS, CODE, CODES, COLOURS, GODS, OURANOS, TIMERS
from kermesse.games.chronos.options import Mode
from kermesse.games.chronos.rules.moves import knocks_cost
from kermesse.games.chronos.rules.scoring import condition, score
from kermesse.games.chronos.state import NO_CARD, NOBODY, ChoiceKind, ChronosState, Phase, Reason


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
    dur: Millis | None  # None until it was flipped once


class Choosing(msgspec.Struct, frozen=True, gc=False):
    kind: ChoiceKind
    until: Millis | None


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
    most: int  # SELENE: how many cards may be hidden
    act: Act | None  # submitted, in steps
    hand_free: Millis  # when the next hand command will not be too fast
    knocks: bool  # a grasp at a foreign or running timer costs something now (3.7)


class LastRound(msgspec.Struct, gc=False):
    reason: Reason
    winners: list[Seat]
    scores: list[int]
    gained: list[int]


class ChronosView(View, gc=False):
    phase: Phase
    until: Millis | None
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
    chat: Chat
    plans: bool
    steps: bool
    scale: float  # how much slower than at the table
    piles: list[PileView]
    timers: list[TimerView]
    chosen: list[str]  # colours that somebody asked for
    seats: list[SeatView]
    takes: list[TakeView]
    temple: list[str]
    used: list[str]
    discard_count: int
    discard: list[str] | None
    last_god: str | None
    deadlock: Deadlock | None
    me: Mine | None
    last_round: LastRound | None


def view(state: ChronosState, eyes: Seat, now: Millis) -> ChronosView:
    terms = state.terms
    sand_now = state.sand_now if terms.steps else now
    see_discard = sees_discard(state, eyes)
    return ChronosView(
        state.phase,
        _told(state.phase_until if state.phase != "play" else state.step_until),
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
        terms.chat,
        terms.plans,
        terms.steps,
        terms.scale,
        _piles(state),
        _timers(state, sand_now),
        [COLOURS[colour] for colour, seat in enumerate(state.chosen) if seat != NOBODY],
        _seats(state, eyes),
        [TakeView(take.seat, take.pile, CARDS[take.card], _told(take.due)) for take in state.takes],
        [GODS[god] for god in state.row],
        [GODS[god] for god in state.used],
        len(state.discard),
        [CARDS[card] for card in state.discard] if see_discard else None,
        CODES[CODE[state.last_god]] if state.last_god != NO_CARD else None,
        Deadlock(state.deadlock_by, state.deadlock_until) if state.deadlock_until < NEVER else None,
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
    seen = []
    for timer, owner in enumerate(state.owner):
        if owner != NOBODY:
            sand = state.sand[timer]
            dur = sand.dur if state.known[timer] else None
            where = PLACES[state.place[timer]]
            ends_at = None if sand.frozen else sand.ends_at()
            left = sand.top if ends_at is None else ends_at - now if ends_at > now else 0
            seen.append(TimerView(TIMERS[timer], owner, where, left, ends_at, dur))
    return seen


def _seats(state: ChronosState, eyes: Seat) -> list[SeatView]:
    """All seats as these eyes see them: counts, tops, Winds and gods of everybody; piles and scores where they may be known."""
    terms = state.terms
    everything = eyes == ALL_SEEING or state.phase in ("interval", "over")
    units = terms.units
    tokens, ready, votes = state.tokens, state.ready, state.votes
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
                Choosing(choice.kind, _told(choice.until)) if choice is not None else None,
            )
        )
    return seats


def _mine(state: ChronosState, seat: Seat, now: Millis) -> Mine:
    terms = state.terms
    choice = state.choices[seat]
    hint = terms.manual and terms.victory_hint and state.phase == "play"
    return Mine(
        [CARDS[card] for card in state.stored[seat]],
        [plan for timer, plan in enumerate(state.plans) if plan is not None and state.owner[timer] == seat],
        hint and bool(condition(state, seat)),
        choice.most if choice is not None else 0,
        state.acts[seat],
        max(now, state.hand_at[seat] + terms.hand_ms),
        state.phase in ("play", "zone") and knocks_cost(state, seat),
    )


def _told(instant: Millis) -> Millis | None:
    return instant if instant < NEVER else None
