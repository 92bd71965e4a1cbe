"""The shape of a view. It stays plain Python when the rules are compiled: msgspec reads it to decode views."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import Pending, Seat, View
from kermesse.core.secrecy import SEATED, Only
from kermesse.games.kraaw.options import KraawOptions

ROUND_OVER: Final = {"phase": ("round_end", "game_over")}
SHOWN_THEN: Final = {"options.reveal_at_round_end": True}
TO_REMEMBER: Final = {"options.memory_aid": False, "faces": 0}

# The value at a place: shown to all once it was face-up, and to the seats that looked. Without memory aid it is shown
# while face-up, to the seat holding it, and to all at the end of a round if the option says so.
Value: TypeAlias = Annotated[
    int,
    Only("known_to", unless={"public": True}, empty=0),
    Only("active", when=TO_REMEMBER, unless=ROUND_OVER),
    Only("active", when=TO_REMEMBER, unless=SHOWN_THEN),
]


class Row(msgspec.Struct, gc=False):
    """A seat's five cards, column by column, slot 0 first. Empty for a seat that does not play this round."""

    faces: list[int]  # 0 face-down, 1 upright, 2 locked
    values: list[Value]
    public: list[bool]
    known_to: list[tuple[Seat, ...]]
    dealt_to: list[Seat]  # -1: it came out of the kitty
    locks: int  # made in this round
    down: int
    total: int  # of the face-up cards
    countdown: bool
    chien_slot: int  # the slot with a card out of the kitty; -1: none
    chien_card: int  # the place of that card now, as 5 * seat + slot; -1


class Mine(msgspec.Struct, gc=False):
    """Facts known only to this seat."""

    seen_hand: list[int]
    unplaced: list[int]  # values of seen_hand whose place it does not know
    seen_chien: list[int]
    claimed: bool
    jewels: int  # -1: not declared
    deduced: list[int]  # by slot: the certain value of an own card never seen, else 0; empty: none is certain


class Standing(msgspec.Struct, gc=False):
    """A contender's result in the round."""

    seat: Seat
    cards: list[int]  # its face-up cards, highest first
    tied: bool  # for the highest total
    fell: int  # of those: the column at which it dropped out; -1: it stayed in


class Guard(msgspec.Struct, gc=False):
    stall: int
    limit: int  # 0: off
    on: bool
    progress: bool  # a card was turned up or a lock placed in this turn


class KraawView(View, gc=False):
    phase: Literal[
        "crow_choice", "jewels", "look", "chien", "main", "reveal", "retaliate", "bonus", "round_end", "game_over"
    ]
    seats: int
    options: KraawOptions
    round: int
    final: bool
    replays: int  # finals played again because of a perfect tie
    direction: int  # +1 clockwise, -1 counterclockwise
    contenders: list[Seat]
    first: Seat
    active: Seat
    turn_no: int
    turns: int  # of all rounds
    crows: list[str]
    jewels: list[int]  # empty until all have declared
    wins: list[int]
    swapped: bool  # the round's one whole-hand swap was made
    swapper: Annotated[Seat, Only(unless={"options.memory_aid": True}, empty=-1)]  # the seat that made it; -1: nobody
    claims_open: Millis  # variant `race`: the moment when claims may begin
    claiming: bool  # that moment has come
    claim_closes: Millis | None  # the moment when one of the claimants is drawn
    pending: list[Pending]
    time_outs: list[int]  # in a row, by seat
    deck: list[int]
    rows: list[Row]
    kitty: Annotated[list[int], Only(unless=ROUND_OVER), Only(unless=SHOWN_THEN)]  # values; it always holds five cards
    guard: Guard
    looked: int  # the active seat's slot that it looked at, until its reveal; -1
    victim: Seat  # -1 unless a card is being taken
    stolen: int
    mine: Annotated[Mine | None, Only(SEATED)]
    ended_by: Seat
    totals: list[int]
    winners: list[Seat]
    standings: list[Standing]  # of the round that is over, best first
    champions: list[Seat]
