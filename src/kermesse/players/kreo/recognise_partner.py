"""How partners of the pact (signalling_v2.py) know each other: each takes one token more or fewer than others of its kind would. Nobody
tells a bot who sits where, and people do not know the pact."""

from collections.abc import Sequence

from kermesse.core.game import Seat
from kermesse.games.kreo.components import TOKENS


def usual_share(reserve: int, left: int, is_first: bool) -> int:
    """What `normal` takes while so many seats have still to take: an equal share, one more with Planète."""
    return min(reserve, reserve // left + is_first)


def sign(reserve: int, left: int, is_first: bool) -> int:
    """What a partner takes."""
    usual = usual_share(reserve, left, is_first)
    return usual - 1 if usual and usual * left >= reserve else min(reserve, usual + 1)


def strangers_by_sign(seats: int, taken: Sequence[tuple[Seat, int]]) -> int:
    """Who took something else, as a mask. The last has no choice, and whoever finds nothing left: they are taken for what most
    of the others are."""
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
