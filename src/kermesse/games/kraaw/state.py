"""The state of a table.

Cards lie in places: place 5*s + i is slot i of seat s's row, and the last five places are the kitty. The columns
`values`, `faces`, `public`, `known_to` and `dealt_to` describe the card at each place; all five move with the card.
"""

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER, Millis
from kermesse.core.copying import SHARED, Copied
from kermesse.core.defaults import fresh, per_seat
from kermesse.games.kraaw.options import KraawOptions

Phase: TypeAlias = Literal[
    "crow_choice", "jewels", "look", "chien", "main", "reveal", "retaliate", "bonus", "round_end", "game_over"
]

HAND: Final = 5  # cards in a row, and in the kitty
MOST_LOCKS: Final = 2
POOR_HAND: Final = 11  # a hand with this total or less is better exchanged, at every number of players (9.2)

# Faces of a card.
DOWN: Final = 0
UP: Final = 1
LOCKED: Final = 2

COUNTS: Final[list[int]] = [1, 3, 9, 27, 81]  # place values of the faces in a row's pattern, by slot

NOBODY: Final = -1


class Patterns(Copied):
    """The faces of each row as one number, the kitty last: slot 0 counts 1, slot 1 counts 3, slot 2 counts 9.

    Computed from `faces`, so that listing commands need not count anything. Not part of a written state.
    """

    __slots__ = ("patterns",)
    patterns: list[int]

    def count_patterns(self, faces: list[int]) -> None:
        """Compute all patterns, after cards were laid."""
        self.patterns = [
            faces[a] + 3 * faces[a + 1] + 9 * faces[a + 2] + 27 * faces[a + 3] + 81 * faces[a + 4]
            for a in range(0, len(faces), HAND)
        ]


@dataclass(slots=True, init=False)
class KraawState(Patterns):
    """The whole state. A field is public unless its comment says otherwise."""

    n: int
    options: KraawOptions
    chance: Chance  # secret
    direction: int = 1  # +1 clockwise, -1 counterclockwise
    phase: Phase = "crow_choice"
    crows: list[str] = per_seat("")  # by seat, '' while not chosen
    jewels: list[int] = per_seat(-1)  # by seat, -1 while not declared: known to their own seat until all are in
    wins: list[int] = per_seat(0)

    # The round
    round_no: int = 0
    final: bool = False
    replays: int = 0  # finals played again because of a perfect tie
    first: int = 0
    contenders: list[int] = fresh(list)  # in play order from the first player
    values: list[int] = fresh(list)  # known to those who may see the card: see view.py
    faces: list[int] = fresh(list)
    public: list[bool] = fresh(list)  # was face-up in this round, or shown at its end
    known_to: list[int] = fresh(list)  # mask of the seats that looked at this very card
    dealt_to: list[int] = fresh(
        list
    )  # the seat to whose opening five it belonged; NOBODY once it has passed through the kitty
    seen_hand: list[Annotated[list[int], SHARED]] = per_seat(fresh(list))  # known to its own seat
    seen_chien: list[Annotated[list[int], SHARED]] = per_seat(
        fresh(list)
    )  # known to its own seat: the hand that it put into the kitty by the whole-hand swap
    chien_slot: list[int] = per_seat(-1)  # the slot that received a kitty card, or -1
    chien_card: list[int] = per_seat(-1)  # the place where that card lies now, or -1
    # by seat, in this round; more than are in place if one was turned over again (R35)
    locks_made: list[int] = per_seat(0)

    # The look
    look_open: Millis = 0
    claims_open: Millis = NEVER  # variant `race`: the moment when claims may begin; NEVER once they may
    claims: int = 0  # mask; each claim is known to its own seat
    claim_closes: Millis = NEVER  # NEVER unless the window of a race is open
    swapped: bool = False  # the round's one whole-hand swap was made

    # The turn
    active: int = NOBODY
    turn_no: int = 0
    stall: int = 0
    progress: bool = False  # a card was turned up or a lock placed in this turn
    guarded: bool = False  # the stall guard is on in this turn
    looked: int = -1  # slot of the active seat's look, until its reveal; or -1
    victim: int = NOBODY
    stolen: int = -1  # slot of the victim that is being taken
    countdown: int = 0  # mask of the seats known to have no face-down card

    # Open decisions and their deadlines
    pending: int = 0  # mask
    deadlines: list[Millis] = per_seat(NEVER)  # by seat, grace included; NEVER
    time_outs: list[int] = per_seat(0)  # in a row, by seat

    # How the last round ended
    ended_by: int = NOBODY
    totals: list[int] = fresh(list)
    winners: list[int] = fresh(list)
    champions: list[int] = fresh(list)
    turns: int = 0  # of all rounds

    def __post_init__(self) -> None:
        self.count_patterns(self.faces)


def row(state: KraawState, seat: int) -> range:
    """The places of a seat's row."""
    return range(HAND * seat, HAND * seat + HAND)


def kitty(state: KraawState) -> range:
    return range(HAND * state.n, HAND * state.n + HAND)


def hand(state: KraawState, seat: int) -> list[int]:
    """The values of a row, or of the kitty with the number after the last seat."""
    return state.values[HAND * seat : HAND * seat + HAND]


def lay(state: KraawState, seat: int, cards: list[int]) -> None:
    """Put those values into a row."""
    state.values[HAND * seat : HAND * seat + HAND] = cards


def face_down(state: KraawState, seat: int) -> int:
    return state.faces[HAND * seat : HAND * seat + HAND].count(DOWN)


def visible_total(state: KraawState, seat: int) -> int:
    """Sum of a row's face-up cards: its present score."""
    total = 0
    for place in range(HAND * seat, HAND * seat + HAND):
        if state.faces[place] != DOWN:
            total += state.values[place]
    return total


def set_face(state: KraawState, place: int, face: int) -> None:
    state.patterns[place // HAND] += (face - state.faces[place]) * COUNTS[place % HAND]
    state.faces[place] = face


def swap_cards(state: KraawState, a: int, b: int) -> None:
    """Exchange two cards, with all that is known of them."""
    values, public, known_to, dealt_to = state.values, state.public, state.known_to, state.dealt_to
    face_a, face_b = state.faces[a], state.faces[b]
    if face_a != face_b:
        set_face(state, a, face_b)
        set_face(state, b, face_a)
    values[a], values[b] = values[b], values[a]
    public[a], public[b] = public[b], public[a]
    known_to[a], known_to[b] = known_to[b], known_to[a]
    dealt_to[a], dealt_to[b] = dealt_to[b], dealt_to[a]


def may_know(state: KraawState, seat: int, place: int) -> bool:
    """True if a seat has learnt the value of the card at that place (docs/rules/kraaw.md, Who knows what)."""
    return state.public[place] or bool(state.known_to[place] >> seat & 1)
