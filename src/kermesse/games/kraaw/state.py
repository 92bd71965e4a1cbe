"""What is on the table.

Cards lie in places: place 5*s + i is slot i of seat s's row, and the last five places are the kitty. A card is what
the columns `values`, `faces`, `public`, `known_to` and `dealt_to` say at its place; when a card moves, all five move.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from kermesse.core.chance import Chance
from kermesse.core.clock import Millis
from kermesse.games.kraaw.options import KraawOptions

Phase: TypeAlias = Literal[
    "crow_choice", "jewels", "look", "chien", "main", "reveal", "retaliate", "bonus", "round_end", "game_over"
]

HAND: Final = 5  # cards in a row, and in the kitty
MOST_LOCKS: Final = 2
POOR_HAND: Final = 11  # a hand of this total or less is better exchanged, at every number of players (9.2)

# Faces of a card.
DOWN: Final = 0
UP: Final = 1
LOCKED: Final = 2

COUNTS: Final[list[int]] = [1, 3, 9, 27, 81]  # of a face in its row's pattern, by slot

NOBODY: Final = -1


class Patterns:
    """How each row lies, the kitty last: its five faces as one number, slot 0 counting 1, slot 1 three, slot 2 nine.

    Worked out from the faces, so that nothing has to be counted when commands are listed; no part of what is written down.
    """

    __slots__ = ("patterns",)
    patterns: list[int]

    def count_patterns(self, faces: list[int]) -> None:
        """Anew, when all cards were laid."""
        self.patterns = [
            faces[a] + 3 * faces[a + 1] + 9 * faces[a + 2] + 27 * faces[a + 3] + 81 * faces[a + 4]
            for a in range(0, len(faces), HAND)
        ]


@dataclass(slots=True)
class KraawState(Patterns):
    """Public unless the field says otherwise."""

    n: int
    options: KraawOptions
    chance: Chance  # nobody's
    direction: int  # +1 clockwise, -1 counterclockwise
    phase: Phase
    crows: list[str]  # by seat, '' while not chosen
    jewels: list[int]  # by seat, -1 while not declared: its own seat's until all are in
    wins: list[int]

    # The round
    round_no: int
    final: bool
    replays: int  # finals played again because of a perfect tie
    first: int
    contenders: list[int]  # in play order from the first player
    values: list[int]  # whoever may see that card: see view.py
    faces: list[int]
    public: list[bool]  # was face-up once in this round, or shown at its end
    known_to: list[int]  # mask of the seats that looked at this very card
    dealt_to: list[int]  # the seat whose opening five it was of; NOBODY once it has passed through the kitty
    seen_hand: list[list[int]]  # its own seat's
    seen_chien: list[list[int]]  # its own seat's: what it put into the kitty by the whole-hand swap
    chien_slot: list[int]  # the slot that received a kitty card, or -1
    chien_card: list[int]  # the place where that card lies now, or -1
    locks_made: list[int]  # by seat, in this round; more than stand where one was turned over again (R35)

    # The look
    look_open: Millis
    claims_open: Millis  # variant `race`: when one may begin to claim; NEVER once it is open
    claims: int  # mask; each claim is its own seat's secret
    claim_closes: Millis  # NEVER unless the window of a race is open
    swapped: bool  # the round's one whole-hand swap was made

    # The turn
    active: int
    turn_no: int
    stall: int
    progress: bool  # this turn turned a card up or placed a lock
    guarded: bool  # the stall guard is on in this turn
    looked: int  # slot that the active seat looked at and has not revealed after, or -1
    victim: int
    stolen: int  # slot of the victim that is being taken
    countdown: int  # mask of the seats known to have no face-down card

    # Who is asked, and until when
    pending: int  # mask
    deadlines: list[Millis]  # by seat, grace included; NEVER
    time_outs: list[int]  # in a row, by seat

    # How the last round ended
    ended_by: int
    totals: list[int]
    winners: list[int]
    champions: list[int]
    turns: int  # of all rounds

    def __post_init__(self) -> None:
        self.count_patterns(self.faces)

    def copy(self) -> "KraawState":
        return KraawState(
            self.n,
            self.options,
            self.chance,
            self.direction,
            self.phase,
            self.crows[:],
            self.jewels[:],
            self.wins[:],
            self.round_no,
            self.final,
            self.replays,
            self.first,
            self.contenders[:],
            self.values[:],
            self.faces[:],
            self.public[:],
            self.known_to[:],
            self.dealt_to[:],
            self.seen_hand[:],  # the hands themselves are never changed, only replaced
            self.seen_chien[:],
            self.chien_slot[:],
            self.chien_card[:],
            self.locks_made[:],
            self.look_open,
            self.claims_open,
            self.claims,
            self.claim_closes,
            self.swapped,
            self.active,
            self.turn_no,
            self.stall,
            self.progress,
            self.guarded,
            self.looked,
            self.victim,
            self.stolen,
            self.countdown,
            self.pending,
            self.deadlines[:],
            self.time_outs[:],
            self.ended_by,
            self.totals[:],
            self.winners[:],
            self.champions[:],
            self.turns,
        )


def row(state: KraawState, seat: int) -> range:
    """The places of a seat's row."""
    return range(HAND * seat, HAND * seat + HAND)


def kitty(state: KraawState) -> range:
    return range(HAND * state.n, HAND * state.n + HAND)


def hand(state: KraawState, seat: int) -> list[int]:
    """The values of a row; of the kitty's with the number after the last seat's."""
    return state.values[HAND * seat : HAND * seat + HAND]


def lay(state: KraawState, seat: int, cards: list[int]) -> None:
    """Put those values into a row."""
    state.values[HAND * seat : HAND * seat + HAND] = cards


def face_down(state: KraawState, seat: int) -> int:
    return state.faces[HAND * seat : HAND * seat + HAND].count(DOWN)


def visible_total(state: KraawState, seat: int) -> int:
    """Sum of a row's face-up cards: what it would score now."""
    total = 0
    for place in range(HAND * seat, HAND * seat + HAND):
        if state.faces[place] != DOWN:
            total += state.values[place]
    return total


def set_face(state: KraawState, place: int, face: int) -> None:
    state.patterns[place // HAND] += (face - state.faces[place]) * COUNTS[place % HAND]
    state.faces[place] = face


def swap_cards(state: KraawState, a: int, b: int) -> None:
    """Two cards change places, with all that is known of them."""
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
    """Whether a seat has learnt the value of the card at that place (docs/rules/kraaw.md, Who knows what)."""
    return state.public[place] or bool(state.known_to[place] >> seat & 1)
