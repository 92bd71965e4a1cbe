"""The shape of a view. It stays plain Python when the rules are compiled: msgspec reads it to decode views."""

from typing import Annotated, Final

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import Pending, Seat, View
from kermesse.core.secrecy import EACH, SEATED, Only
from kermesse.games.chronos.commands import Act, PlanMove
from kermesse.games.chronos.options import ChronosOptions, Mode
from kermesse.games.chronos.state import ChoiceKind, Phase, Reason

BETWEEN_ROUNDS: Final = {"phase": ("interval", "over")}  # then all cards in the realms are shown


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
    runs: bool  # in play, and not yet announced as empty
    dur: Millis | None  # None until it was flipped once
    excused: Millis | None  # a grasp before this moment is no knock: the timer has just changed (3.7)
    tried: Millis | None  # its sand has just run out: the moment when a plan for it is tried, if there is one


class Choosing(msgspec.Struct, frozen=True, gc=False):
    kind: ChoiceKind
    until: Millis | None
    card: str | None  # the base god in hand
    most: int  # SELENE: the most cards that may be hidden
    to: Seat | None  # EOS: the seat that would get the card now


class Waits(msgspec.Struct, gc=False):
    """The moments from which a seat can do these again; None: it can now."""

    hand: Millis | None
    knock: Millis | None  # until then no knock of the seat counts
    announce: Millis | None
    say: Millis | None
    contest: Millis | None  # until then the other seat of a duel may answer with a third contested pile (3.8)


class SeatView(msgspec.Struct, gc=False):
    count: int  # of the personal pile
    top: str | None
    pile: Annotated[list[str] | None, Only(EACH, unless=BETWEEN_ROUNDS)]  # bottom first
    score: Annotated[int | None, Only(EACH, unless={**BETWEEN_ROUNDS, "options.open_scores": True})]
    winds: list[str]
    front: list[str]
    reserved: str | None
    stored: int
    multiple: int  # the factor of the pile, by Winds and gods
    tokens: int  # of its unit
    ready: bool
    votes: bool
    submitted: bool  # in steps
    choosing: Choosing | None
    waits: Waits | None  # None: the seat waits for nothing


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
    """Facts known only to this seat, besides its pile."""

    stored: list[str]
    plans: list[PlanMove]
    may_announce: bool  # only with the hint
    act: Act | None  # submitted, in steps
    plan_free: Millis | None  # the moment when the next change of a plan is allowed
    knocks: list[str]  # timers that a grasp would knock over at a cost (3.7): now, or when its excuse ends
    soon: list[Act]  # commands that the hand may use once it has rested; empty if it does not rest
    for_sale: list[ForSale]


class LastRound(msgspec.Struct, gc=False):
    reason: Reason
    winners: list[Seat]
    scores: list[int]
    gained: list[int]


class StepView(msgspec.Struct, gc=False):
    """The state of the untimed game."""

    number: int
    row: int  # steps since the sand last moved
    queue: list[Seat]  # seats whose acts are still to be carried out
    executed: bool  # something was done in this step


class ChronosView(View, gc=False):
    options: ChronosOptions
    phase: Phase
    until: Millis | None  # the end of the phase or of the step
    now: Millis
    sand_now: Millis  # the same, except in steps
    mode: Mode
    level: int
    units: int
    round: int
    target: int
    rounds_to_win: int
    manual: bool
    starter: Seat
    round_until: Millis | None
    next_flip: Millis | None  # the moment when a pile is turned up by itself
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
    discard: Annotated[list[str] | None, Only(SEATED)]  # shown by OURANOS in front and CHARON in hand
    last_god: str | None  # the last discarded base god
    deadlock: Deadlock | None
    deadlocks: int  # number of rounds that ended by one
    me: Annotated[Mine | None, Only(SEATED)]
    last_round: LastRound | None
    pending: list[Pending]  # open decisions; in play, of a seat that only waits for sand, how long
