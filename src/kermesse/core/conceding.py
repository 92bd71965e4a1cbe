"""Giving up: whoever concedes never wins (the same in every game, so it stands here and in no rules of a game)."""

from collections.abc import Sequence

from kermesse.core.game import Outcome, Seat

CONCEDED = "conceded"  # the note in the log, and the outcome of a game that ended so


def after_conceding(own: Outcome | None, sides: Sequence[int], conceded: Sequence[Seat]) -> Outcome | None:
    """How a game stands in which these seats gave up, in this order; `own` is what its rules say.

    As soon as one side is left, it has won. Otherwise the game goes on; at its end those who conceded come last, the
    first of them at the very end, and the others as if they had played among themselves.
    """
    seats = range(len(sides))
    playing = [seat for seat in seats if seat not in conceded]
    if own is None:
        if len({sides[seat] for seat in playing}) > 1:
            return None
        return Outcome(CONCEDED, tuple(playing), _ranks([1] * len(sides), conceded), (0,) * len(sides))
    ranks = _ranks(own.ranks, conceded)
    winners = tuple(seat for seat in own.winners if seat in playing)
    if own.winners and not winners:
        winners = tuple(seat for seat in playing if ranks[seat] == 1)
    return Outcome(own.code, winners, ranks, own.scores, own.stats, own.roles)


def _ranks(own: Sequence[int], conceded: Sequence[Seat]) -> tuple[int, ...]:
    """Among those who played on by their own ranks; then the others, the last to concede first."""
    ranks = []
    for seat, rank in enumerate(own):
        if seat in conceded:
            ranks.append(len(own) - conceded.index(seat))
        else:
            ranks.append(1 + sum(other < rank for at, other in enumerate(own) if at not in conceded))
    return tuple(ranks)
