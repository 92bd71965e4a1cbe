"""What a game must answer.

A game is a pure function of (rules version, options, seed, stamped log). It is written down as a
record of functions, `Game`, over a mutable state: nothing but those functions decides what happens.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, Self, TypeAlias, TypeVar

import msgspec

from kermesse.core.actions import Kind, Numbering
from kermesse.core.chance import Chance
from kermesse.core.clock import Millis
from kermesse.core.options import Options
from kermesse.core.pace import NO_DECISIONS, Decisions
from kermesse.core.reason import Reason
from kermesse.core.secrecy import ALL_SEEING as ALL_SEEING
from kermesse.core.secrecy import FLEETING, REVEALED, Only, fields_of, seen_of
from kermesse.core.secrecy import SPECTATOR as SPECTATOR
from kermesse.core.tags import snake_case
from kermesse.core.units import Seat as Seat
from kermesse.core.wording import Wording, with_types

MOST_SEATS: Final = 10
MOST_CREDIT: Final[Millis] = 120  # of its way that a command is given back

T = TypeVar("T")


# The seats of each bit mask, in order.
SEATS_OF: Final[tuple[tuple[Seat, ...], ...]] = tuple(
    tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)
)


def declared(kind: type[T], module: str) -> list[type[T]]:
    """All kinds of it (of commands, of events) that the module of that name declares so far, in their order."""
    found = vars(sys.modules[module]).values()
    return [one for one in found if isinstance(one, type) and issubclass(one, kind) and one.__module__ == module]


class Command(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=snake_case, forbid_unknown_fields=True):
    """What a seat may ask. One subclass a kind; its tag is its snake_case name."""

    # Beside the game: speech, standing wishes, giving up. Judged and logged like any command, but it settles nothing:
    # random play leaves it out, and it need not be listed as legal.
    aside: ClassVar[bool] = False
    # It answers a question that may have been put anew since: whoever sends it says which one was meant (`Game.guards`).
    guarded: ClassVar[bool] = False


class Malformed(Command, frozen=True):
    """A command that could not be read: it has a name that the game knows, and parameters that it does not take."""

    name: str
    why: str


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=snake_case, forbid_unknown_fields=True):
    """What then happened. Public, but for what it says itself: a field whose it is (`core/secrecy.py`), or the whole event."""

    # Whose it is as a whole: other viewers do not notice it at all. None: everybody's.
    whose: ClassVar[Only | None] = None
    # Read off the fields: whether one of them is FLEETING, and which are REVEALED.
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
        """This event as that viewer sees it, or None if they do not notice it at all."""
        return self


class Pending(msgspec.Struct, frozen=True, gc=False):
    """A decision that is open: whose, which, and until when (None: no limit), as everybody may know."""

    seat: Seat
    decision: str
    deadline: Millis | None


class View(msgspec.Struct, gc=False):
    """What a viewer may know of a state: built up from what they may see, never a state with parts struck out.

    It is enough to play by: the viewer, how many seats, which options, and all that this viewer may ever be told of the table
    as it is now. `Game.imagine` makes a whole state of it.
    """

    viewer: Seat


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    code: str  # the game's own word for it: `champion`, `shared`, a Kréo rank
    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]  # per seat, 1 is best, equals share
    scores: tuple[int, ...]
    stats: dict[str, float] = {}  # the game's own measures: rounds, turns
    roles: tuple[str, ...] = ()  # per seat, where seats differ: a character, who went first


class Refused(Exception):
    """A seat asked for what the rules do not allow. Nothing has changed.

    The sentence for the player is the message `refused-<code>` of the game's (or the house's) catalogue.
    """

    def __init__(self, code: str, rule: str, **args: str | int | float) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.args_given = args

    def __str__(self) -> str:
        told = "".join(f", {name} {value}" for name, value in self.args_given.items())
        return f"{self.code} ({self.rule}{told})"


class BadPosition(Exception):
    """A written-down position that cannot be: the message says what is wrong and what would be right."""


S = TypeVar("S")
C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741


@dataclass(frozen=True)
class Pauses(Generic[S]):
    """How often a table may pause: `most` times in each stretch of the game, which `stretch` numbers."""

    most: int = 30
    stretch: Callable[[S], int] = lambda state: 0  # the whole game is one
    # Whether the clock may stop now. If not, a pause that is agreed waits until it may, and so does the stop of a table
    # that everybody has left.
    may_begin: Callable[[S], bool] = lambda state: True
    # Whether that seat has nothing to do but watch, so that somebody who plays alone with bots may have the clock skip to what
    # happens next. By default there is no such thing.
    may_skip: Callable[[S, Seat], bool] = lambda state, seat: False


@dataclass(frozen=True)
class Latency(Generic[S, C, O]):
    """How a table makes up for the way that commands travel to it. The rules see stamps only, and the log replays them."""

    # How long a command is held, so that whoever was truly first comes first.
    window: Callable[[O], Millis] = lambda options: 0
    # How much of its way a command is given back, at most.
    credit: Callable[[C], Millis] = lambda command: MOST_CREDIT
    pings: int = 10  # the way is half the median round trip of so many
    # How long the next deadline waits for a command that belongs before it; None: it does not.
    patience: Callable[[S], Millis] | None = None
    # What is done for a seat of which nothing has been heard for `silence`; None of it: nothing, or not yet.
    silence: Millis = 3_000
    absent: Callable[[S, Seat], C | None] | None = None


# For decisions that have no grace: their deadlines wait for what was sent in time and is still on its way.
PATIENT: Final[Latency[Any, Any, Any]] = Latency(patience=lambda state: MOST_CREDIT)


@dataclass(frozen=True)
class Game(Generic[S, C, E, V, O]):
    """Everything that the house knows of a game.

    `apply` and `expire` change the state in place and tell what happened; `apply` either does all of a command or
    raises `Refused` and has changed nothing. `now` never decreases. A deadline falls exactly at its millisecond,
    before any command of that millisecond: `Match` sees to it.
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

    # A new table at time `now`: the state, and what everybody is told first.
    setup: Callable[[int, O, Chance, Millis], tuple[S, list[E]]]
    # Whose decision is open: nobody's, one's, several at once, or everybody's all the time. Whoever is awaited can act, or
    # has `answered`.
    awaiting: Callable[[S], tuple[Seat, ...]]
    # When the state will change by itself; NEVER if it will not.
    deadline: Callable[[S], Millis]
    # All that a seat can ask now, equivalent commands once.
    legal: Callable[[S, Seat, Millis], list[C]]
    apply: Callable[[S, Seat, C | Malformed, Millis], list[E]]
    # The deadline fell.
    expire: Callable[[S, Millis], list[E]]
    # What that viewer (a seat, SPECTATOR or ALL_SEEING) may know.
    view: Callable[[S, Seat, Millis], V]
    # A whole state that fits what a seat or a spectator sees, from the view and nothing else: all that is hidden from them,
    # future chance included, drawn from `chance`, every arrangement that the view allows as likely as the rules make it.
    # A search hands in a `QuickChance`.
    imagine: Callable[[V, Chance], S]
    outcome: Callable[[S], Outcome | None]
    copy: Callable[[S], S]
    # Everything that must have one place, as (what, how many): the same at every step of a game.
    census: Callable[[S], Mapping[str, int]]
    # The short notation of positions in the rules document, read into a state. Raises BadPosition.
    position: Callable[[str], S]

    # Which commands there are at such a table, whoever asks them and whenever.
    kinds: Callable[[int, O], list[Kind[C]]]

    # The same two without a word, for playouts that nobody hears: what they pay for events is saved. None: as above.
    apply_unheard: Callable[[S, Seat, C, Millis], object] | None = None
    expire_unheard: Callable[[S, Millis], object] | None = None
    # The same as `view` of each of several viewers, where what all of them see alike can be built once: for a whole table that is
    # told at once. What is built once is shared by these views. None: one by one.
    views: Callable[[S, Sequence[Seat], Millis], list[V]] | None = None
    # What is legal less what is beside the game, for those playouts, where it is listed so. None: they sort it out.
    decisions: Callable[[S, Seat, Millis], list[C]] | None = None
    # The package it was put together from; '' for one that was written by hand. Its players are found by it.
    package: str = ""
    # Which side each seat is on, where sides win together; empty: each its own.
    sides: Callable[[S], Sequence[int]] = lambda state: ()
    # Whether a seat has answered in secret, and is still shown as awaited so that nobody can tell.
    answered: Callable[[S, Seat], bool] = lambda state, seat: False
    # Giving up where that is the game's own (a vote of all): the command that asks for it; None: the table's affair.
    giving_up: C | None = None
    # What guarded commands answer now, by their kind: a number that is a new one when the question is put anew.
    guards: Callable[[S], Mapping[type[C], int]] = lambda state: {}
    # The refusal of a guarded command that answers an older question.
    too_late: Callable[[S, C], Refused] = lambda state, command: Refused("too_late", "")
    # The decisions of a table with these options, and how long each may take.
    pace: Callable[[O], Decisions] = lambda options: NO_DECISIONS
    # Combinations of options and seats that the rules exclude, limits out of range among them. Raises BadOptions.
    check_options: Callable[[O, int], None] = lambda options, seats: None
    # The listed command that stands for an equivalent one; one that is aside, if it is done beside the game (a blunder).
    canonical: Callable[[S, Seat, C], C] = lambda state, seat, command: command
    pauses: Pauses[S] = field(default_factory=Pauses)
    latency: Latency[S, C, O] = field(default_factory=Latency)
    # Words as the command that asks the rules for them (a phrase of the game's list, or a text), where the rules restrict
    # what is said during play; None: they do not, and the table alone decides. Raises Refused for a phrase it does not know.
    speech: Callable[[str, str], C] | None = None
    # The kinds of reasons that its players give (`core/reason.py`).
    reason_types: Sequence[type[Reason]] = ()
    # How its events become sentences.
    wording: Wording = field(default_factory=Wording)
    cooperative: bool = False
    perfect_information: bool = False  # nothing is hidden from anybody: all viewers have the same view
    real_time: bool = False
    minutes: tuple[int, int] = (10, 60)
    tags: Mapping[str, type[C]] = field(init=False)  # command types by name
    asides: frozenset[type[C]] = field(init=False)  # those beside the game
    _numberings: dict[Any, Numbering[C]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "asides", frozenset(kind for kind in self.command_types if kind.aside))
        object.__setattr__(self, "_numberings", {})
        object.__setattr__(self, "tags", {snake_case(kind.__name__): kind for kind in self.command_types})
        told = with_types(self.wording, self.event_types, [*self.command_types, self.view_type], self.reason_types)
        object.__setattr__(self, "wording", told)

    def redraw(self, state: S, viewer: Seat, now: Millis, chance: Chance) -> S:
        """Another state that that viewer cannot tell from this one. It knows what they see: so it cannot tell them more."""
        return self.imagine(self.view(state, viewer, now), chance)

    def actions(self, seats: int, options: O) -> Numbering[C]:
        """The numbers of the commands at such a table, worked out once."""
        key = (seats, msgspec.json.encode(options))
        known: dict[Any, Numbering[C]] = self._numberings
        if key not in known:
            known[key] = Numbering(self.kinds(seats, options))
        return known[key]


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
