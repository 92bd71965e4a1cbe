"""The shape of a view. It stays plain Python when the rules are compiled: msgspec reads it to decode views."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import Pending, Seat, View
from kermesse.core.secrecy import SEATED, VIEWER, Only
from kermesse.games.kreo.components import Card, Element, Kind, Phrase, Side
from kermesse.games.kreo.options import KreoOptions
from kermesse.games.kreo.pieces import Bet, Entry, How, Look, OrderMod, Owned, Shown
from kermesse.games.kreo.state import Phase

OVER: Final = {"phase": "over"}
IN_PUBLIC: Final = {"how": ("planete", "recovered", "returned")}
Why: TypeAlias = Literal[
    "element_now",
    "element_later",
    "element_none",
    "nature_now",
    "nature_after",
    "planet_after",
    "nature_closed",
    "restricted",
    "swept",
    "swept_well",
    "hecatonchires",
    "eclair",
    "tornade",
    "ban_first",
    "ban_last",
]


class NatureView(msgspec.Struct, gc=False):
    """A Nature in play."""

    nature: Card
    owned: list[Owned]
    missing: list[Element]


class TitanView(msgspec.Struct, gc=False):
    card: str
    face: Side | None  # None: not chosen yet
    name: str
    uses_left: int


class Announced(msgspec.Struct, frozen=True, gc=False):
    """The announcements of this turn, with their seats."""

    hyperion: tuple[Seat, ...]
    crios: tuple[Seat, ...]
    cronos: tuple[Seat, ...]
    japet: bool


class Offer(msgspec.Struct, gc=False):
    """An open exchange, with two tokens held; the card is known to the seat that offers it."""

    offer: int
    seat: Seat
    to: Seat
    deadline: Millis | None


class Seen(msgspec.Struct, gc=False):
    """A card that this viewer was shown, looked at or gave away, or that everybody saw go to that hand."""

    turn: int
    seat: Seat
    card: Card
    how: How
    sure: bool
    slot: int  # its place when it was looked at; 0: not looked at


class ShownByMe(msgspec.Struct, gc=False):
    turn: int
    to: Seat
    card: Card


Prospect: TypeAlias = Literal["now", "later", "never", "danger", "strike"]  # danger: it would lose the game


class Fate(msgspec.Struct, frozen=True, gc=False):
    """The effect of a card if it were turned up on the present table."""

    state: Prospect
    why: Why
    where: tuple[Card, ...] = ()  # Natures: with a place for it, or that would have one, or that must be complete first
    stands: tuple[Card, ...] = ()  # for a Nature: others under which it could stand for an Element
    count: int = 0  # Elements that it could remove; Natures that the planet still needs


class Mine(msgspec.Struct, gc=False):
    """Facts known only to this seat."""

    hand: list[Card]
    placed: list[Card]  # by slot, '' for an empty one
    offered: Card  # the card it offers in the open exchange, or ''
    policy: Literal["take", "leave"]
    shown: list[ShownByMe]
    fates: dict[Card, Fate]  # of its own cards, until the game is over
    alike: Side | None  # the side that all others have: with this seat's too, a level of Natures would be barred


class Outlook(msgspec.Struct, frozen=True, gc=False):
    """The possibility of completing the planet, from public facts."""

    state: Literal["complete", "possible", "recover", "lost"]  # recover: only with cards from the discard
    why: Literal["", "natures", "elements", "cards", "faces"]  # cards: too few are left; faces: nobody may play a level
    missing: tuple[Card, ...]  # Natures or Elements: needed from the discard, or lost
    needs: int  # cards that the shortest way needs, with the Aggressions that must go; 0: there is no way
    held: int  # cards that are still to be played


class Result(msgspec.Struct, gc=False):
    code: str
    rank: int
    cards_left: int


class KreoView(View, gc=False):
    phase: Phase
    seats: int
    options: KreoOptions
    turn: int
    first_player: Seat
    phrases: Annotated[tuple[Phrase, ...], Only(VIEWER)]  # phrases that the viewer may say in this phase
    mute: Annotated[bool, Only(SEATED, empty=False)]  # the viewer may not speak any more: their seat has no card
    said: list[int]  # phrases in this turn, by seat
    said_at: list[Millis | None]  # the moment of the last one, by seat; None: never
    cards: list[int]  # in hand, by seat
    down: list[list[bool]]  # by seat and slot
    ready: tuple[Seat, ...]
    rev: int
    changes: list[int]
    toggles: list[int]  # of readiness, by seat
    cleared: tuple[Seat, ...]  # seats made unready by news, and not yet ready again
    started: tuple[Seat, ...]  # seats that took part when the turn began
    taking_part: tuple[Seat, ...]
    skip_next: tuple[Seat, ...]
    energy: list[int]
    reserve: int
    discard: list[Card]
    table: list[NatureView]  # in tree order
    open: list[Card]  # Natures not in play and not discarded whose conditions are met
    closed: list[Card]  # Natures that nobody can put in play any more unless one is recovered from the discard
    aggressions_left: int  # not discarded yet
    outlook: Outlook
    hecatonchires: bool
    last_played: Kind | None
    titans: list[TitanView]
    order: list[Seat]
    order_mods: list[OrderMod]  # its changes, in sequence
    announced: Announced
    bets: list[Bet]
    shown: list[Shown]  # in this turn
    looks: list[Look]  # Phébé's, in this turn
    exchange: Offer | None
    offers: int  # exchanges offered so far
    surely_last: bool
    maybe_last: bool  # not certain, but with a discarded card this turn could be the last
    turns_left: int  # this one included, if nobody discards a card
    last_turn: bool
    queue: list[Entry]  # cards still to be turned up
    player: Seat  # the seat whose card is being resolved; -1
    current: Card  # that card, while it has no other place
    landed: Card  # the card just put in play, while a question about it is open
    under: Card
    lost: list[Card]  # Elements discarded in this Creation
    votes: tuple[Seat, ...]
    voted: tuple[Seat, ...]  # seats that may not change their vote any more in this turn
    pending: list[Pending]
    deadline: Millis | None  # of the one seat that is asked, or of the Divination
    seen: Annotated[list[Annotated[Seen, Only(SEATED, unless=IN_PUBLIC)]], Only(VIEWER)]
    mine: Annotated[Mine | None, Only(SEATED)]
    hands: Annotated[list[list[Card]], Only(unless=OVER)]  # by seat
    laid: Annotated[list[list[Card]], Only(unless=OVER)]  # by seat and slot
    result: Result | None
