"""What a seat may know (docs/rules/chronos.md, 3.10)."""

import msgspec

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import ALL_SEEING, SPECTATOR, Seat, View
from kermesse.core.options import Chat
from kermesse.games.chronos.commands import PLACES, Act, PlanMove
from kermesse.games.chronos.components import CARDS, CODE, CODES, GODS, OURANOS, TIMERS
from kermesse.games.chronos.options import Mode
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


class Public:
    """What all eyes see alike, built once for all of them: a table of ten is told of everything ten times over."""

    __slots__ = ("now", "piles", "seats", "state", "takes", "temple", "timers", "used")

    def __init__(self, state: ChronosState, now: Millis) -> None:
        self.state = state
        self.now = now
        sand_now = state.sand_now if state.terms.steps else now
        timers_at: list[list[str]] = [[] for _ in state.piles]
        for timer in range(12):
            place = state.place[timer]
            if 0 <= place < len(timers_at):
                timers_at[place].append(TIMERS[timer])
        self.piles = [
            PileView(up, len(pile), CARDS[pile[-1]] if up and pile else None, on_it)
            for pile, up, on_it in zip(state.piles, state.up, timers_at, strict=True)
        ]
        self.timers = [_timer(state, timer, sand_now) for timer in range(12) if state.owner[timer] != NOBODY]
        self.seats = [_seat(state, seat, SPECTATOR) for seat in range(state.n)]
        self.takes = [TakeView(take.seat, take.pile, CARDS[take.card], _told(take.due)) for take in state.takes]
        self.temple = [GODS[god] for god in state.row]
        self.used = [GODS[god] for god in state.used]


_last: Public | None = None  # of the table last looked at, until something happens at one


def forget() -> None:
    """Something happens at a table: what was last seen may be so no more."""
    global _last
    _last = None


def view(state: ChronosState, eyes: Seat, now: Millis) -> ChronosView:
    global _last
    public = _last
    if public is None or public.state is not state or public.now != now:
        public = _last = Public(state, now)
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
        public.piles,
        public.timers,
        _seats(state, public, eyes),
        public.takes,
        public.temple,
        public.used,
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


def _timer(state: ChronosState, timer: int, now: Millis) -> TimerView:
    sand = state.sand[timer]
    return TimerView(
        TIMERS[timer],
        state.owner[timer],
        PLACES[state.place[timer]],
        sand.sand(now),
        None if sand.frozen else sand.ends_at(),
        sand.dur if state.known[timer] else None,
    )


def _seats(state: ChronosState, public: Public, eyes: Seat) -> list[SeatView]:
    """All seats as everybody sees them, but one's own pile and score; all of these to eyes that see everything."""
    if eyes == ALL_SEEING:
        return [_seat(state, seat, ALL_SEEING) for seat in range(state.n)]
    seats = public.seats[:]
    if eyes >= 0:
        seats[eyes] = _seat(state, eyes, eyes)
    return seats


def _seat(state: ChronosState, seat: Seat, eyes: Seat) -> SeatView:
    hand = state.hands[seat]
    terms = state.terms
    choice = state.choices[seat]
    between = state.phase in ("interval", "over")
    scored = between or eyes == ALL_SEEING or terms.open_scores or (seat == eyes and terms.memory_aid)
    return SeatView(
        len(hand),
        CARDS[hand[-1]] if hand else None,
        [CARDS[card] for card in hand] if sees_pile(state, seat, eyes) else None,
        score(state, seat) if scored else None,
        [CARDS[card] for card in state.winds[seat]],
        [GODS[god] for god in state.front[seat]],
        GODS[state.reserved[seat]] if state.reserved[seat] != NO_CARD else None,
        len(state.stored[seat]),
        state.tokens[seat % terms.units],
        bool(state.ready >> seat & 1),
        bool(state.votes >> seat & 1),
        state.acts[seat] is not None,
        Choosing(choice.kind, _told(choice.until)) if choice is not None else None,
    )


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
    )


def _told(instant: Millis) -> Millis | None:
    return instant if instant < NEVER else None
