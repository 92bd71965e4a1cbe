"""Conceding: a player who concedes can no longer win. The rule is the same in every game, so it is written here."""

from collections.abc import Sequence

from kermesse.core.game import Outcome, Seat

CONCEDED = "conceded"  # the name of the note in the log, and the outcome code of a game decided by it


def after_conceding(own: Outcome | None, sides: Sequence[int], conceded: Sequence[Seat]) -> Outcome | None:
    """The outcome after these seats conceded, in this order; `own` is the outcome by the game's own rules.

    As soon as one side is left, it has won. Otherwise the game goes on. At its end the seats that conceded rank last,
    the first to concede at the very end, and the others rank as if they had played among themselves.
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
    """Ranks per seat: the seats that played on by their own ranks, then the others, the last to concede first."""
    ranks = []
    for seat, rank in enumerate(own):
        if seat in conceded:
            ranks.append(len(own) - conceded.index(seat))
        else:
            ranks.append(1 + sum(other < rank for at, other in enumerate(own) if at not in conceded))
    return tuple(ranks)
