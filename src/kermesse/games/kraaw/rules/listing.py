"""What can be done to a row, by how its five cards lie: worked out once for every pattern of faces, so that listing legal
commands only looks it up. The lists are never changed: whoever hands one out copies it."""

from itertools import product
from typing import Final, TypeAlias

from kermesse.core.game import Command
from kermesse.games.kraaw.commands import BONUS, END_TURN, EXCHANGE, LOCK, LOOK, RETALIATE, REVEAL, REVEAL_LOCK
from kermesse.games.kraaw.state import DOWN, HAND, LOCKED, UP

Faces: TypeAlias = tuple[int, ...]  # of a row, slot 0 first

PATTERNS: Final[list[Faces]] = list(product((DOWN, UP, LOCKED), repeat=HAND))
MOST_SEATS: Final = 6


def own_actions(faces: Faces, can_lock: bool) -> list[Command]:
    """Main actions with one's own cards."""
    commands: list[Command] = []
    for slot, face in enumerate(faces):
        if face == DOWN:
            commands += [LOOK[slot], REVEAL_LOCK[slot]]
        elif face == UP and can_lock:
            commands.append(LOCK[slot])
    return commands


def thefts(seat: int, faces: Faces, guarded: bool) -> list[Command]:
    """What can be taken from a seat: nothing locked (R13), nothing upright under the guard (R31)."""
    first_refused = UP if guarded else LOCKED
    return [EXCHANGE[HAND * seat + slot] for slot, face in enumerate(faces) if face < first_refused]


def bonuses(faces: Faces, locked_counts: bool) -> list[Command]:
    """Two different upright cards, one to lock and one to turn over (R17, R18). By the other reading a locked card may be
    turned over too, even the one just locked (R35)."""
    up = [slot for slot in range(HAND) if faces[slot] == UP]
    if locked_counts:
        return [BONUS[lock][flip] for lock in up for flip in range(HAND) if faces[flip] != DOWN]
    return [BONUS[lock][flip] for lock in up for flip in up if lock != flip]


OWN_ACTIONS: Final[dict[Faces, list[Command]]] = {faces: own_actions(faces, True) for faces in PATTERNS}
OWN_ACTIONS_LOCKS_MADE: Final[dict[Faces, list[Command]]] = {faces: own_actions(faces, False) for faces in PATTERNS}
THEFTS: Final[list[dict[Faces, list[Command]]]] = [
    {faces: thefts(seat, faces, False) for faces in PATTERNS} for seat in range(MOST_SEATS)
]
THEFTS_GUARDED: Final[list[dict[Faces, list[Command]]]] = [
    {faces: thefts(seat, faces, True) for faces in PATTERNS} for seat in range(MOST_SEATS)
]
REVEALS: Final[dict[Faces, list[Command]]] = {
    faces: [REVEAL[slot] for slot in range(HAND) if faces[slot] == DOWN] for faces in PATTERNS
}
RETALIATIONS: Final[dict[Faces, list[Command]]] = {
    faces: [RETALIATE[slot] for slot in range(HAND) if faces[slot] != LOCKED] for faces in PATTERNS
}
# With END_TURN, or empty: without a bonus there is nothing to decline.
BONUSES: Final[dict[Faces, list[Command]]] = {
    faces: [*found, END_TURN] if (found := bonuses(faces, False)) else [] for faces in PATTERNS
}
BONUSES_LOCKED_COUNTS: Final[dict[Faces, list[Command]]] = {
    faces: [*found, END_TURN] if (found := bonuses(faces, True)) else [] for faces in PATTERNS
}
