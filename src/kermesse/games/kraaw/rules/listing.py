"""What can be done to a row, by how its five cards lie: worked out once for every pattern of faces, so that listing legal
commands only looks it up. The lists are never changed: whoever hands one out copies it."""

from itertools import product
from typing import Final, TypeAlias

from kermesse.core.game import Command
from kermesse.games.kraaw.commands import BONUS, END_TURN, EXCHANGE, LOCK, LOOK, RETALIATE, REVEAL, REVEAL_LOCK
from kermesse.games.kraaw.state import DOWN, HAND, LOCKED, UP

Faces: TypeAlias = tuple[int, ...]  # of a row, slot 0 first

# Every pattern at its number (`KraawState.patterns`).
PATTERNS: Final[list[Faces]] = [faces[::-1] for faces in product((DOWN, UP, LOCKED), repeat=HAND)]
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
    turned over too, even the one just locked (R35). Without any there is nothing to decline either."""
    up = [slot for slot in range(HAND) if faces[slot] == UP]
    found = [
        BONUS[lock][flip]
        for lock in up
        for flip in range(HAND)
        if (faces[flip] != DOWN if locked_counts else faces[flip] == UP and flip != lock)
    ]
    return [*found, END_TURN] if found else []


# By the number of the pattern; with a seat's number before it, where it is somebody else's row.
OWN_ACTIONS: Final[list[list[Command]]] = [own_actions(faces, True) for faces in PATTERNS]
OWN_ACTIONS_LOCKS_MADE: Final[list[list[Command]]] = [own_actions(faces, False) for faces in PATTERNS]
THEFTS: Final[list[list[list[Command]]]] = [
    [thefts(seat, faces, False) for faces in PATTERNS] for seat in range(MOST_SEATS)
]
THEFTS_GUARDED: Final[list[list[list[Command]]]] = [
    [thefts(seat, faces, True) for faces in PATTERNS] for seat in range(MOST_SEATS)
]
REVEALS: Final[list[list[Command]]] = [
    [REVEAL[slot] for slot in range(HAND) if faces[slot] == DOWN] for faces in PATTERNS
]
RETALIATIONS: Final[list[list[Command]]] = [
    [RETALIATE[slot] for slot in range(HAND) if faces[slot] != LOCKED] for faces in PATTERNS
]
BONUSES: Final[list[list[Command]]] = [bonuses(faces, False) for faces in PATTERNS]
BONUSES_LOCKED_COUNTS: Final[list[list[Command]]] = [bonuses(faces, True) for faces in PATTERNS]
IS_BARE: Final[list[bool]] = [DOWN not in faces for faces in PATTERNS]
