"""What an outcome is worth to each seat: one meaning of winning, drawing and losing for all games.

Those who win are those who rank first; sides win, and rank, together. A game that is played together is won by everybody
or by nobody. Where nobody wins against the others (a cap on the rounds that leaves all alike), everybody ranks first.
"""

from collections.abc import Sequence

from kermesse.core.game import Outcome


def returns(outcome: Outcome, cooperative: bool = False, sides: Sequence[int] = ()) -> tuple[float, ...]:
    """A number for each seat in [-1, 1].

    Against each other: the share of opponents that a seat is placed before, less the share that is placed before it; so
    1 for whoever is before everybody, equal for equals, and the sum over the sides is nought. Together: 1 or -1 for all.
    """
    ranks = outcome.ranks
    if cooperative:
        return (1.0 if outcome.winners else -1.0,) * len(ranks)
    side_of = tuple(sides) or tuple(range(len(ranks)))
    rank_of = dict(zip(side_of, ranks, strict=True))
    others = len(rank_of) - 1
    if not others:
        return (0.0,) * len(ranks)
    worth = {
        side: sum((other > rank) - (other < rank) for other in rank_of.values()) / others
        for side, rank in rank_of.items()
    }
    return tuple(worth[side] for side in side_of)
