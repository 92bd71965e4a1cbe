"""What is on the table.

Timers, cards and gods are the numbers of components.py, places those of commands.py. Piles are written bottom first:
the last card of a list is its top. All times are the table's clock; in the untimed game (`steps`) sand has its own.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from kermesse.core.chance import Chance
from kermesse.core.clock import Millis, SandTimer
from kermesse.games.chronos.commands import Act, PlanMove
from kermesse.games.chronos.components import COLOURS, TIMERS
from kermesse.games.chronos.options import ChronosOptions, Terms

Phase: TypeAlias = Literal["ready", "countdown", "look", "zone", "play", "closing", "interval", "over"]
ChoiceKind: TypeAlias = Literal[
    "hermes",
    "hephaistos",
    "cerbere",
    "hecate",
    "persephone",
    "dionysos",
    "apollon",
    "selene",
    "charon",
    "eros",
    "eos_gift",
]
Reason: TypeAlias = Literal[
    "", "points", "monsters", "cyclope", "hestia", "zeus", "hades", "last_card", "deadlock", "round_limit"
]

NOBODY: Final = -1
NEUTRAL: Final = -2  # controller of the duel's two neutral timers
NO_CARD: Final = -1
LONG_AGO: Final = -1_000_000_000


@dataclass(slots=True)
class Choice:
    """A decision that a seat owes, while the others play on."""

    kind: ChoiceKind
    until: Millis  # NEVER: no limit
    card: int  # the base god in hand, discarded when its effect is done; NO_CARD
    most: int  # SELENE: how many cards may be hidden
    to: int  # EOS: who is given the card

    def copy(self) -> "Choice":
        return Choice(self.kind, self.until, self.card, self.most, self.to)


@dataclass(slots=True)
class PendingTake:
    """A hand reaching for a card (stamp window): it has it when due, unless somebody is quicker."""

    seat: int
    pile: int
    card: int
    due: Millis  # NEVER: it waits until the seat's open choice is closed

    def copy(self) -> "PendingTake":
        return PendingTake(self.seat, self.pile, self.card, self.due)


@dataclass(slots=True)
class ChronosState:
    """Public unless the field says otherwise."""

    n: int
    options: ChronosOptions
    terms: Terms  # what the options come to
    chance: Chance  # nobody's
    due: Millis  # when the state will change by itself
    phase: Phase
    phase_until: Millis
    tokens: list[int]  # by unit
    ready: int  # mask
    votes: int  # mask of those who want new colours

    # Timers
    sand: list[SandTimer]  # `dur` is nobody's until `known`
    place: list[int]
    owner: list[int]  # controlling seat, NEUTRAL, or NOBODY for a timer in the box
    chosen: list[int]  # by colour: the seat that asked for it, or NOBODY
    known: list[bool]  # flipped at least once in this game: its duration is no secret any more
    runs_out: list[Millis]  # NEVER once told
    touched: list[Millis]  # last flip or change of controller: a grab right after it is no knock

    # The round
    round_no: int
    starter: int
    piles: list[list[int]]  # nobody's but the tops of those face up
    up: list[bool]
    next_flip: Millis
    hands: list[list[int]]  # personal piles: each its own seat's, its top everybody's
    winds: list[list[int]]
    front: list[list[int]]
    reserved: list[int]  # under APOLLON, by the seat that has it
    stored: list[list[int]]  # under SELENE: its own seat's, everybody's its number
    row: list[int]
    used: list[int]
    reserve: list[int]  # nobody's
    gods_out: list[int]  # not played with in this round
    discard: list[int]  # whoever has OURANOS or resolves CHARON
    last_god: int  # the base god last discarded, or NO_CARD
    box: list[int]  # red-back cards not played with in this round
    round_until: Millis
    closer: int  # in `closing`: whose choice is awaited

    # Hands and voices, by seat
    choices: list[Choice | None]
    hand_at: list[Millis]
    knock_at: list[Millis]
    false_at: list[Millis]  # last false announcement
    said_at: list[Millis]
    contest_at: list[Millis]  # duel: last move that made a pile contested
    takes: list[PendingTake]
    plans: list[PlanMove | None]  # by timer: its controller's
    plan_due: list[Millis]  # by timer: its sand has just run out, and this is when a plan is tried, if there is one
    planned_at: list[Millis]  # by seat: its last word on a plan
    deadlock_by: int
    deadlock_until: Millis

    # The untimed game
    sand_now: Millis
    step_at: Millis  # the table's clock at the last command
    step_no: int
    step_row: int  # steps at this same `sand_now`
    step_until: Millis
    acts: list[Act | None]  # submitted and not yet executed: each its own seat's; that there is one is public
    queue: list[int]  # seats still to be executed in this step
    executed: bool  # something was done in this step

    # How the last round ended, and counts
    reason: Reason
    winners: list[int]
    scores: list[int]
    gained: list[int]  # by unit
    deadlocks: int
    draws: int  # of defaults

    def copy(self) -> "ChronosState":
        return ChronosState(
            self.n,
            self.options,
            self.terms,
            self.chance,
            self.due,
            self.phase,
            self.phase_until,
            self.tokens[:],
            self.ready,
            self.votes,
            [SandTimer(timer.dur, timer.top, timer.since, timer.frozen) for timer in self.sand],
            self.place[:],
            self.owner[:],
            self.chosen[:],
            self.known[:],
            self.runs_out[:],
            self.touched[:],
            self.round_no,
            self.starter,
            [pile[:] for pile in self.piles],
            self.up[:],
            self.next_flip,
            [hand[:] for hand in self.hands],
            [winds[:] for winds in self.winds],
            [front[:] for front in self.front],
            self.reserved[:],
            [stored[:] for stored in self.stored],
            self.row[:],
            self.used[:],
            self.reserve[:],
            self.gods_out[:],
            self.discard[:],
            self.last_god,
            self.box[:],
            self.round_until,
            self.closer,
            [choice and choice.copy() for choice in self.choices],
            self.hand_at[:],
            self.knock_at[:],
            self.false_at[:],
            self.said_at[:],
            self.contest_at[:],
            [take.copy() for take in self.takes],
            self.plans[:],
            self.plan_due[:],
            self.planned_at[:],
            self.deadlock_by,
            self.deadlock_until,
            self.sand_now,
            self.step_at,
            self.step_no,
            self.step_row,
            self.step_until,
            self.acts[:],
            self.queue[:],
            self.executed,
            self.reason,
            self.winners[:],
            self.scores[:],
            self.gained[:],
            self.deadlocks,
            self.draws,
        )


def clock(state: ChronosState, now: Millis) -> Millis:
    """The table's clock, where `now` is the sand's."""
    return state.step_at if state.terms.steps else now


def unit_of(state: ChronosState, seat: int) -> int:
    """Team k is seats k and k + n/2; alone, a seat is its own unit."""
    return seat % state.terms.units


def seats_of_unit(state: ChronosState, unit: int) -> list[int]:
    return list(range(unit, state.n, state.terms.units))


def others(state: ChronosState, seat: int) -> list[int]:
    """All other seats, the mate included, clockwise from that seat."""
    return [(seat + step) % state.n for step in range(1, state.n)]


def opponents(state: ChronosState, seat: int) -> list[int]:
    """The seats of other units."""
    units = state.terms.units
    return [other for other in others(state, seat) if other % units != seat % units]


def own_timers(owner: list[int], seat: int) -> list[int]:
    """The timers that a seat controls, at least one."""
    return [timer for timer in range(12) if owner[timer] == seat]


def timers_of(state: ChronosState, seat: int) -> list[int]:
    return own_timers(state.owner, seat)


def markers_of(state: ChronosState, seat: int) -> list[str]:
    """The sets of timers that a seat controls: `R` for a pair, `R1` where sets are single timers."""
    mine = timers_of(state, seat)
    if state.terms.one_timer:
        return [TIMERS[timer] for timer in mine]
    return [COLOURS[timer >> 1] for timer in mine if timer & 1 == 0]


def timers_of_marker(state: ChronosState, marker: str) -> list[int]:
    if state.terms.one_timer:
        return [TIMERS.index(marker)]
    first = 2 * COLOURS.index(marker)
    return [first, first + 1]


def realm(state: ChronosState, seat: int) -> list[int]:
    """Personal pile, bottom first, then Winds."""
    return state.hands[seat] + state.winds[seat]
