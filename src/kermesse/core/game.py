"""The contract of a game.

A game is a pure function of (rules version, options, seed, stamped log). It is described by a record of functions,
`Game`, over a mutable state. Nothing but these functions decides what happens.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, Literal, Self, TypeAlias, TypeVar

import msgspec

from kermesse.core.actions import Kind, Numbering
from kermesse.core.chance import Chance
from kermesse.core.clock import Millis
from kermesse.core.options import BadOptions, Options, read_options
from kermesse.core.pace import NO_DECISIONS, Decisions
from kermesse.core.reason import Reason
from kermesse.core.secrecy import ALL_SEEING as ALL_SEEING
from kermesse.core.secrecy import FLEETING, REVEALED, Only, fields_of, seen_of
from kermesse.core.secrecy import SPECTATOR as SPECTATOR
from kermesse.core.tags import snake_case
from kermesse.core.units import Seat as Seat
from kermesse.core.wording import Wording, with_types

MOST_SEATS: Final = 10
MOST_CREDIT: Final[Millis] = 120  # the most travel time that a command is credited with

T = TypeVar("T")
O = TypeVar("O", bound=Options)  # noqa: E741


# The seats of each bit mask, in order.
SEATS_OF: Final[tuple[tuple[Seat, ...], ...]] = tuple(
    tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)
)


def declared(kind: type[T], module: str) -> list[type[T]]:
    """All subclasses of `kind` (commands, events) that the module has declared so far, in their order."""
    found = vars(sys.modules[module]).values()
    return [one for one in found if isinstance(one, type) and issubclass(one, kind) and one.__module__ == module]


class Command(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=snake_case, forbid_unknown_fields=True):
    """A command that a seat can send. Each kind is a subclass; its tag is its name in snake_case."""

    # True for speech, standing wishes and conceding. They are judged and logged like any command but decide nothing:
    # random play leaves them out, and they need not be listed as legal.
    side_command: ClassVar[bool] = False
    # True if it answers a question that may since have been asked again: the sender says which one (`Game.guards`).
    guarded: ClassVar[bool] = False
    # It cannot be taken back: a page asks whether one is sure before it is sent.
    final: ClassVar[bool] = False
    # Where it is the only answer, a page may give it by itself: at once, or `alike`, at a moment that does not tell
    # what the seat holds.
    alone: ClassVar[Literal["never", "at_once", "alike"]] = "never"

    def is_final(self) -> bool:
        """Return whether it cannot be taken back; for a kind of which only some cannot."""
        return self.final

    def is_spare(self) -> bool:
        """Return whether another listed command makes it no answer: taking nothing, or the same in more words."""
        return False


class Malformed(Command, frozen=True):
    """A command that could not be read: the game knows its name, but its parameters are wrong."""

    name: str
    why: str


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=snake_case, forbid_unknown_fields=True):
    """Something that happened. It is public unless the event or one of its fields has owners (`core/secrecy.py`)."""

    # The owners of the whole event: other viewers do not notice it. None: it is public.
    whose: ClassVar[Only | None] = None
    # Computed from the fields: whether one of them is FLEETING, and which are REVEALED.
    fleeting: ClassVar[bool] = False
    reveals: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        fields = fields_of(cls)
        cls.fleeting = any(FLEETING in field.marks for field in fields.values())
        cls.reveals = tuple(name for name, field in fields.items() if REVEALED in field.marks)
        seen = seen_of(cls, cls.whose)
        if seen is not None and "seen" not in cls.__dict__:
            type.__setattr__(cls, "seen", seen)

    def seen(self, viewer: Seat) -> Self | None:
        """The event as that viewer sees it; None if they do not notice it."""
        return self

    def first_player(self) -> Seat | None:
        """The seat that begins the game, if this event says so."""
        return None

    def label(self) -> str:
        """The heading that a replay gives to what begins here: `round:2`, `turn:7`; '' if nothing begins."""
        return ""


class Pending(msgspec.Struct, frozen=True, gc=False):
    """An open decision: its seat, its name, and its deadline (None: no limit), as everybody may know them."""

    seat: Seat
    decision: str
    deadline: Millis | None


class View(msgspec.Struct, gc=False):
    """Everything that a viewer may know of a state. It is built from what they may see, never by removing parts of a
    state.

    A view is enough to play by: the viewer, the number of seats, the options, and all that this viewer may ever know of
    the table as it is now. `Game.imagine` makes a whole state of it. Each game's view has the open decisions that
    others may know in `pending`, a list of `Pending`.
    """

    viewer: Seat


class Outcome(msgspec.Struct, frozen=True):
    """The result of a finished game."""

    code: str  # the game's own code: `champion`, `shared`, a Kréo rank
    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]  # per seat; 1 is best, ties share a rank
    scores: tuple[int, ...]
    stats: dict[str, float] = {}  # the game's own figures: rounds, turns
    roles: tuple[str, ...] = ()  # per seat, in games whose seats differ: a character, the first player


class Refused(Exception):
    """Raised when a seat asks for something that the rules do not allow. Nothing has changed.

    The sentence for the player is the message `refused-<code>` of the game's catalogue or of the common one.
    """

    def __init__(self, code: str, rule: str, **args: str | int | float) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.args_given = args

    def __str__(self) -> str:
        given = "".join(f", {name} {value}" for name, value in self.args_given.items())
        return f"{self.code} ({self.rule}{given})"


class BadPosition(Exception):
    """Raised for a written position that cannot exist. The message says what is wrong and what would be right."""


def options_of_position(kind: type[O], given: Mapping[str, object], seats: int, check: Callable[[O, int], None]) -> O:
    """The options that a written position names. Raises BadPosition."""
    try:
        options = read_options(kind, dict(given))
        check(options, seats)
    except BadOptions as error:
        raise BadPosition(str(error)) from error
    return options


S = TypeVar("S")
C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Pauses(Generic[S]):
    """Limits on pauses: at most `most` in each stretch of the game; `stretch` numbers the stretches."""

    most: int = 30
    stretch: Callable[[S], int] = lambda state: 0  # the whole game is one stretch
    # True if the clock may stop now. If not, an agreed pause waits until it may; so does the stop of a table that
    # everybody has left.
    may_begin: Callable[[S], bool] = lambda state: True
    # True if that seat can only wait, so that a person who plays alone with bots may skip to the next event. By default
    # nobody may skip.
    may_skip: Callable[[S, Seat], bool] = lambda state, seat: False


@dataclass(frozen=True)
class Latency(Generic[S, C, O]):
    """Allowances for the time that commands take to arrive. The rules see stamps only, and the log replays them."""

    # The time that a command is held, so that the command sent first comes first.
    window: Callable[[O], Millis] = lambda options: 0
    # The most travel time that a command is credited with.
    credit: Callable[[C], Millis] = lambda command: MOST_CREDIT
    pings: int = 10  # the travel time is half the median round trip of this many pings
    # The time that the next deadline waits for a command sent before it; None: it does not wait.
    patience: Callable[[S], Millis] | None = None
    # The command played for a seat that has been silent for `silence` ms. No function, or None from it: no command.
    silence: Millis = 3_000
    absent: Callable[[S, Seat], C | None] | None = None


# For decisions without grace: deadlines wait for commands that were sent in time and are still on their way.
PATIENT: Final[Latency[Any, Any, Any]] = Latency(patience=lambda state: MOST_CREDIT)


@dataclass(frozen=True)
class Game(Generic[S, C, E, V, O]):
    """Everything that a game gives to the server, the players and the tools.

    `apply` and `expire` change the state in place and return the events. `apply` either does the whole command or
    raises `Refused` and changes nothing. `now` never decreases. A deadline expires exactly at its millisecond, before
    any command of that millisecond: `Match` guarantees it.
    """

    name: str
    version: str
    seats: range
    options_type: type[O]
    state_type: type[S]
    command_types: Sequence[type[C]]
    event_types: Sequence[type[E]]
    view_type: type[V]
    presets: Mapping[str, O]

    # Start a table at time `now`: the state and the first events.
    setup: Callable[[int, O, Chance, Millis], tuple[S, list[E]]]
    # The seats with an open decision: none, one, several or all. An awaited seat can act or has `answered`.
    awaiting: Callable[[S], tuple[Seat, ...]]
    # The moment at which the state changes by itself; NEVER if it will not.
    deadline: Callable[[S], Millis]
    # All commands that a seat can play now; of equivalent commands, one.
    legal: Callable[[S, Seat, Millis], list[C]]
    apply: Callable[[S, Seat, C | Malformed, Millis], list[E]]
    # Apply the deadline that has been reached.
    expire: Callable[[S, Millis], list[E]]
    # Everything that the viewer (a seat, SPECTATOR or ALL_SEEING) may know.
    view: Callable[[S, Seat, Millis], V]
    # A whole state that fits the view of a seat or a spectator, made from the view alone. Everything hidden, future
    # chance included, is drawn from `chance`, each possible state as likely as the rules make it. A search passes a
    # `QuickChance`.
    imagine: Callable[[V, Chance], S]
    outcome: Callable[[S], Outcome | None]
    copy: Callable[[S], S]
    # Everything that must be in exactly one place, as {name: count}: the same at every step of a game.
    census: Callable[[S], Mapping[str, int]]
    # Read the short notation for positions of the rules document. Raises BadPosition.
    position: Callable[[str], S]

    # All kinds of commands at such a table, for any seat at any time.
    kinds: Callable[[int, O], list[Kind[C]]]

    # `apply` and `expire` without events, for playouts that need none. None: use the functions above.
    apply_unheard: Callable[[S, Seat, C, Millis], object] | None = None
    expire_unheard: Callable[[S, Millis], object] | None = None
    # The views of several viewers, with parts that all of them see alike built once and shared. None: one by one.
    views: Callable[[S, Sequence[Seat], Millis], list[V]] | None = None
    # The legal commands without those that decide nothing, for playouts. None: callers filter `legal`.
    decisions: Callable[[S, Seat, Millis], list[C]] | None = None
    # The number of seats of a state; None for a game that has only one.
    seats_of: Callable[[S], int] | None = None
    # False if these options stop the clock of a game in real time.
    clock_runs: Callable[[O], bool] = lambda options: True
    # The package that the game was made from, by which its players are found; '' for a game written by hand.
    package: str = ""
    # The side of each seat, in games where sides win together; empty: each seat is its own side.
    sides: Callable[[S], Sequence[int]] = lambda state: ()
    # True if a seat has answered in secret. It is still listed as awaited, so that nobody can tell.
    answered: Callable[[S, Seat], bool] = lambda state, seat: False
    # The command to concede, in games with a rule of their own for it (a vote of all); None: the table handles it.
    giving_up: C | None = None
    # The number of the current question for each guarded command; it changes when the question is asked again.
    guards: Callable[[S], Mapping[type[C], int]] = lambda state: {}
    # The refusal for a guarded command that answers an earlier question.
    too_late: Callable[[S, C], Refused] = lambda state, command: Refused("too_late", "")
    # The decisions of a table with these options, and their time limits.
    pace: Callable[[O], Decisions] = lambda options: NO_DECISIONS
    # Check combinations of options and seats, and time limits out of range. Raises BadOptions.
    check_options: Callable[[O, int], None] = lambda options, seats: None
    # The listed command equivalent to the given one; a side command (a blunder) if it decides nothing.
    canonical: Callable[[S, Seat, C], C] = lambda state, seat, command: command
    pauses: Pauses[S] = field(default_factory=Pauses)
    latency: Latency[S, C, O] = field(default_factory=Latency)
    # A phrase of the game's list, or a text, as a command, in games that restrict speech during play. None: no
    # restriction. Raises Refused for an unknown phrase.
    speech: Callable[[str, str], C] | None = None
    # The kinds of reasons that the game's players give (`core/reason.py`).
    reason_types: Sequence[type[Reason]] = ()
    # The table that turns events into sentences.
    wording: Wording = field(default_factory=Wording)
    cooperative: bool = False
    perfect_information: bool = False  # True if nothing is hidden: all viewers have the same view
    real_time: bool = False
    minutes: tuple[int, int] = (10, 60)
    # One person's game against gentle bots, six seconds a decision (`bench/bot_minutes.py`); (0, 0): not measured.
    bot_minutes: tuple[int, int] = (0, 0)
    tags: Mapping[str, type[C]] = field(init=False)  # command types by name
    side_commands: frozenset[type[C]] = field(init=False)  # side commands: those that decide nothing
    _numberings: dict[Any, Numbering[C]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "side_commands", frozenset(kind for kind in self.command_types if kind.side_command))
        object.__setattr__(self, "_numberings", {})
        object.__setattr__(self, "tags", {snake_case(kind.__name__): kind for kind in self.command_types})
        typed = with_types(self.wording, self.event_types, [*self.command_types, self.view_type], self.reason_types)
        object.__setattr__(self, "wording", typed)

    def seats_at(self, state: S) -> int:
        """The number of seats of a state."""
        return self.seats.start if self.seats_of is None else self.seats_of(state)

    def redraw(self, state: S, viewer: Seat, now: Millis, chance: Chance) -> S:
        """Another state that `viewer` cannot tell from this one, made from their view alone."""
        return self.imagine(self.view(state, viewer, now), chance)

    def actions(self, seats: int, options: O) -> Numbering[C]:
        """The numbers of the commands at such a table. Computed once and kept."""
        key = (seats, msgspec.json.encode(options))
        known: dict[Any, Numbering[C]] = self._numberings
        if key not in known:
            known[key] = Numbering(self.kinds(seats, options))
        return known[key]


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
