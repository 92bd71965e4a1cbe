"""The shape of a view. It stays plain Python when the rules are compiled: msgspec reads it to decode views."""

from typing import Annotated, Final

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import Pending, Seat, View
from kermesse.core.secrecy import EACH, SEATED, Only
from kermesse.games.chronos.commands import Act, PlanMove
from kermesse.games.chronos.options import ChronosOptions, Mode
from kermesse.games.chronos.state import ChoiceKind, Phase, Reason

BETWEEN_ROUNDS: Final = {"phase": ("interval", "over")}  # then everything in the realms is shown


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
    to: Seat | None  # EOS: who would be given the card now


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
    pile: Annotated[list[str] | None, Only(EACH, unless=BETWEEN_ROUNDS)]  # bottom first
    score: Annotated[int | None, Only(EACH, unless={**BETWEEN_ROUNDS, "options.open_scores": True})]
    winds: list[str]
    front: list[str]
    reserved: str | None
    stored: int
    multiple: int  # how many times the pile counts, by Winds and gods
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


class ForSale(msgspec.Struct, frozen=True, gc=False):
    """A god in front of another seat, which GAIA may buy."""

    seat: Seat
    god: str
    price: int


class Mine(msgspec.Struct, gc=False):
    """What only this seat knows, beside its pile."""

    stored: list[str]
    plans: list[PlanMove]
    may_announce: bool  # only with the hint
    act: Act | None  # submitted, in steps
    plan_free: Millis | None  # when the next word on a plan will not be too fast, if it is now
    knocks: list[str]  # the timers that a grasp would knock over, at a cost (3.7): at once, or when its excuse is over
    soon: list[Act]  # what the hand may do once it has rested; empty if it does not rest
    for_sale: list[ForSale]


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
    discard: Annotated[list[str] | None, Only(SEATED)]  # OURANOS in front and CHARON in hand show it
    last_god: str | None  # the base god last discarded
    deadlock: Deadlock | None
    deadlocks: int  # rounds that ended by one
    me: Annotated[Mine | None, Only(SEATED)]
    last_round: LastRound | None
    pending: list[Pending]  # open decisions; in play, of a seat that only waits for sand, how long
