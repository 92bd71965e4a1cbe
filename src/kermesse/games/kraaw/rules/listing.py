"""Commands on a row by its five faces, computed once for every pattern, so that listing legal commands only looks them
up. The lists must never be changed: callers copy them.
"""

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
    """The main actions with one's own cards."""
    commands: list[Command] = []
    for slot, face in enumerate(faces):
        if face == DOWN:
            commands += [LOOK[slot], REVEAL_LOCK[slot]]
        elif face == UP and can_lock:
            commands.append(LOCK[slot])
    return commands


def thefts(seat: int, faces: Faces, guarded: bool) -> list[Command]:
    """The thefts from a seat: no locked card (R13), no upright one under the guard (R31)."""
    first_refused = UP if guarded else LOCKED
    return [EXCHANGE[HAND * seat + slot] for slot, face in enumerate(faces) if face < first_refused]


def bonuses(faces: Faces, locked_counts: bool) -> list[Command]:
    """Pairs of different upright cards, one to lock and one to turn over (R17, R18).

    With `locked_counts` a locked card may be turned over too, even the one just locked (R35). Without a pair there is
    nothing to decline.
    """
    up = [slot for slot in range(HAND) if faces[slot] == UP]
    found = [
        BONUS[lock][flip]
        for lock in up
        for flip in range(HAND)
        if (faces[flip] != DOWN if locked_counts else faces[flip] == UP and flip != lock)
    ]
    return [*found, END_TURN] if found else []


# By the number of the pattern; for thefts first by the seat robbed.
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
