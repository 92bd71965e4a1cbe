"""Recognition of partners who follow signalling_v2.py: each takes one token more or fewer than other bots would. Bots
are not told who the other players are, and people do not know the signals.
"""

from collections.abc import Sequence

from kermesse.core.game import Seat
from kermesse.games.kreo.components import TOKENS


def usual_share(reserve: int, left: int, is_first: bool) -> int:
    """The tokens that a `normal` bot takes with that many seats left: an equal share, one more with Planète."""
    return min(reserve, reserve // left + is_first)


def sign(reserve: int, left: int, is_first: bool) -> int:
    """The tokens that a partner takes."""
    usual = usual_share(reserve, left, is_first)
    return usual - 1 if usual and usual * left >= reserve else min(reserve, usual + 1)


def strangers_by_sign(seats: int, taken: Sequence[tuple[Seat, int]]) -> int:
    """The mask of seats that took another number.

    The last seat has no choice, nor one that finds no tokens left: they count like most of the others.
    """
    reserve = TOKENS[seats]
    strangers = signed = 0
    silent = (1 << seats) - 1
    for step, (seat, n) in enumerate(taken[: seats - 1]):
        if reserve:
            silent &= ~(1 << seat)
            if n == sign(reserve, seats - step, step == 0):
                signed += 1
            else:
                strangers |= 1 << seat
        reserve -= n
    return strangers if 2 * signed >= seats - 1 else strangers | silent
