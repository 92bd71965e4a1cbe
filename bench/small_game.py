"""The same small work as boardgame_server.cjs, as a game of ours: two rows of five hidden cards and
a pile of 31, alternating moves.

A move turns one of one's own cards over, or changes it for one of the other's. It never ends.
"""

from dataclasses import dataclass, field
from typing import Annotated, Final, TypeAlias

import msgspec

from kermesse.core.chance import Chance
from kermesse.core.game import Command, Event, Malformed, Outcome, Refused, View
from kermesse.core.options import Options
from kermesse.core.package import game_in
from kermesse.core.secrecy import Only

Slot: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=4)]


class Flip(Command, frozen=True):
    slot: Slot


class Exchange(Command, frozen=True):
    mine: Slot
    theirs: Slot


class Flipped(Event, frozen=True):
    seat: int
    slot: int


class Exchanged(Event, frozen=True):
    seat: int
    mine: int
    theirs: int


class Card(msgspec.Struct, gc=False):
    value: Annotated[int, Only("known_to", unless={"face": 1}, empty=0)]
    face: int
    public: bool
    known_to: tuple[int, ...]
    dealt_to: int


class SmallView(View, gc=False):
    rows: list[list[Card]]
    pile: int
    wins: list[int]
    round: int
    turns: int
    turn: int


@dataclass(slots=True)
class SmallState:
    rows: list[list[Card]]
    pile: list[Card]
    turn: int = 0
    turns: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])


DECK = [1 + n % 6 for n in range(41)]
MOVES: list[Command] = [Flip(slot) for slot in range(5)] + [Exchange(slot, slot) for slot in range(5)]


def setup(seats: int, options: Options, chance: Chance, now: int) -> tuple[SmallState, list[Event]]:
    deck = DECK[:]
    chance.shuffle(deck, "deck")
    first, second, pile = (
        [Card(value, 0, False, (), seat) for value in deck[start:end]]
        for start, end, seat in ((0, 5, 0), (5, 10, 1), (10, 41, -1))
    )
    return SmallState([first, second], pile), []


def apply(state: SmallState, seat: int, command: Command | Malformed, now: int) -> list[Event]:
    if seat != state.turn:
        raise Refused("not_your_turn", "1")
    events: list[Event]
    if isinstance(command, Flip) and 0 <= command.slot < 5:
        card = state.rows[seat][command.slot]
        card.face, card.public = 1 - card.face, True
        events = [Flipped(seat, command.slot)]
    elif isinstance(command, Exchange) and 0 <= command.mine < 5 and 0 <= command.theirs < 5:
        mine, theirs = state.rows[seat], state.rows[1 - seat]
        mine[command.mine], theirs[command.theirs] = theirs[command.theirs], mine[command.mine]
        events = [Exchanged(seat, command.mine, command.theirs)]
    else:
        raise Refused("bad_param", "2")
    state.turn = 1 - seat
    state.turns += 1
    return events


def view(state: SmallState, viewer: int, now: int) -> SmallView:
    rows = [
        [c if c.face or viewer in c.known_to else Card(0, c.face, c.public, c.known_to, c.dealt_to) for c in row]
        for row in state.rows
    ]
    return SmallView(viewer, rows, len(state.pile), state.wins, 1, state.turns, state.turn)


def awaiting(state: SmallState) -> tuple[int, ...]:
    return (state.turn,)


def legal(state: SmallState, seat: int, now: int) -> list[Command]:
    return MOVES if seat == state.turn else []


def imagine(view: SmallView, chance: Chance) -> SmallState:
    raise NotImplementedError("the bench does not need it")


def outcome(state: SmallState) -> Outcome | None:
    return None


GAME: Final = game_in(__name__, name="small", version="1", seats=range(2, 3))
