"""The state of a table.

Timers, cards and gods are the numbers of components.py, places those of commands.py. Piles are written bottom first:
the last card of a list is its top. All times are on the table's clock; in the untimed game (`steps`) sand has its own.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER, Millis, SandTimer
from kermesse.core.copying import Copied
from kermesse.core.defaults import fresh, per_seat, repeated
from kermesse.games.chronos.commands import OUT, Act, PlanMove
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
class Choice(Copied):
    """A decision that one seat has to take while the others play on."""

    kind: ChoiceKind
    until: Millis  # NEVER: no limit
    card: int  # the base god in hand, discarded after its effect; NO_CARD
    most: int  # SELENE: the most cards that may be hidden


@dataclass(slots=True)
class PendingTake(Copied):
    """A hand reaching for a card (stamp window). It gets the card at `due`, unless another is faster."""

    seat: int
    pile: int
    card: int
    due: Millis  # NEVER: it waits until the seat's open choice is closed


@dataclass(slots=True, init=False)
class ChronosState(Copied):
    """The whole state. A field is public unless its comment says otherwise."""

    n: int
    options: ChronosOptions
    terms: Terms  # follow from the options
    chance: Chance  # secret
    due: Millis = NEVER  # the moment at which the state changes by itself
    phase: Phase = "ready"
    phase_until: Millis = NEVER
    tokens: list[int] = fresh(list)  # by unit
    ready: int = 0  # mask
    votes: int = 0  # mask of those who want new colours

    # Timers
    sand: list[SandTimer] = fresh(list)  # `dur` is secret until `known`
    place: list[int] = repeated(12, OUT)
    owner: list[int] = repeated(12, NOBODY)  # controlling seat, NEUTRAL, or NOBODY for a timer in the box
    chosen: list[int] = repeated(6, NOBODY)  # by colour: the seat that asked for it, or NOBODY
    known: list[bool] = repeated(12, False)  # flipped at least once in this game: its duration is no longer secret
    runs_out: list[Millis] = repeated(12, NEVER)  # NEVER once announced
    touched: list[Millis] = repeated(
        12, LONG_AGO
    )  # last flip or change of controller: a grab right after it is no knock

    # The round
    round_no: int = 0
    starter: int = 0
    piles: list[list[int]] = fresh(list)  # secret except the tops of those face up
    up: list[bool] = fresh(list)
    next_flip: Millis = NEVER
    hands: list[list[int]] = per_seat(fresh(list))  # personal piles: known to their own seat; the top is public
    winds: list[list[int]] = per_seat(fresh(list))
    front: list[list[int]] = per_seat(fresh(list))
    reserved: list[int] = per_seat(NO_CARD)  # under APOLLON, by the seat that has it
    stored: list[list[int]] = per_seat(fresh(list))  # under SELENE: known to their own seat; the number is public
    row: list[int] = fresh(list)
    used: list[int] = fresh(list)
    reserve: list[int] = fresh(list)  # secret
    gods_out: list[int] = fresh(list)  # not used in this round
    discard: list[int] = fresh(list)  # known to a seat with OURANOS or resolving CHARON
    last_god: int = NO_CARD  # the last discarded base god, or NO_CARD
    box: list[int] = fresh(list)  # red-back cards not used in this round
    round_until: Millis = NEVER
    closer: int = NOBODY  # in `closing`: the seat whose choice is awaited

    # Hands and speech, by seat
    choices: list[Choice | None] = per_seat(None)
    hand_at: list[Millis] = per_seat(LONG_AGO)
    knock_at: list[Millis] = per_seat(LONG_AGO)
    false_at: list[Millis] = per_seat(LONG_AGO)  # last false announcement
    said_at: list[Millis] = per_seat(LONG_AGO)
    contest_at: list[Millis] = per_seat(LONG_AGO)  # duel: last move that made a pile contested
    takes: list[PendingTake] = fresh(list)
    plans: list[PlanMove | None] = repeated(12, None)  # by timer: known to its controller
    plan_due: list[Millis] = repeated(
        12, NEVER
    )  # by timer: its sand has just run out; a plan, if any, is tried at this moment
    planned_at: list[Millis] = per_seat(LONG_AGO)  # by seat: the last change of a plan
    deadlock_by: int = NOBODY
    deadlock_until: Millis = NEVER

    # The untimed game
    sand_now: Millis = 0
    step_at: Millis = 0  # the table's clock at the last command
    step_no: int = 0
    step_row: int = 0  # steps at this same `sand_now`
    step_until: Millis = NEVER
    acts: list[Act | None] = per_seat(
        None
    )  # submitted and not yet carried out: known to their own seat; that there is one is public
    queue: list[int] = fresh(list)  # seats still to be executed in this step
    executed: bool = False  # something was done in this step

    # How the last round ended, and counts
    reason: Reason = ""
    winners: list[int] = fresh(list)
    scores: list[int] = fresh(list)
    gained: list[int] = fresh(list)  # by unit
    deadlocks: int = 0
    draws: int = 0  # number of draws for defaults


def clock(state: ChronosState, now: Millis) -> Millis:
    """The time on the table's clock when the sand's clock shows `now`."""
    return state.step_at if state.terms.steps else now


def unit_of(state: ChronosState, seat: int) -> int:
    """The unit of a seat: team k is seats k and k + n/2; without teams each seat is its own unit."""
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
    """The sets of timers that a seat controls: `R` for a pair, `R1` if sets are single timers."""
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
    """The personal pile, bottom first, then the Winds."""
    return state.hands[seat] + state.winds[seat]
