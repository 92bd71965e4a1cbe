"""Values of an outcome for each seat: one meaning of winning, drawing and losing for all games.

The winners are the seats ranked first; a side wins and ranks as one. A cooperative game is won by everybody or by
nobody. If nobody beats anybody (a limit on rounds reached with all equal), everybody ranks first.
"""

from collections.abc import Sequence

from kermesse.core.game import Outcome


def returns(outcome: Outcome, cooperative: bool = False, sides: Sequence[int] = ()) -> tuple[float, ...]:
    """A number in [-1, 1] for each seat.

    In a competitive game: the share of opponents ranked below the seat, minus the share ranked above it. So the sole
    winner gets 1, ties get equal values, and the sum over the sides is 0. In a cooperative game: 1 or -1 for all.
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
