"""The value of an outcome to each seat."""

import pytest

from kermesse.core.game import Outcome
from kermesse.core.returns import returns


def outcome(*ranks: int, winners=None) -> Outcome:
    first = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome("done", first if winners is None else winners, ranks, (0,) * len(ranks))


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [
        ((1, 2), (1, -1)),
        ((1, 1), (0, 0)),
        ((2, 1, 3), (0, 1, -1)),
        ((1, 1, 3), (0.5, 0.5, -1)),
        ((1, 2, 2, 2), (1, -1 / 3, -1 / 3, -1 / 3)),
        ((1, 1, 1), (0, 0, 0)),
    ],
)
def test_against_each_other_the_share_that_one_is_before_less_the_share_that_is_before_one(ranks, worth):
    assert returns(outcome(*ranks)) == pytest.approx(worth)


def test_sides_are_given_the_same_and_count_once():
    assert returns(outcome(1, 2, 1, 2), sides=(0, 1, 0, 1)) == (1, -1, 1, -1)
    assert returns(outcome(1, 2, 3, 1, 2, 3), sides=(0, 1, 2, 0, 1, 2)) == (1, 0, -1, 1, 0, -1)


def test_together_all_win_or_all_lose():
    assert returns(outcome(1, 1, 1), cooperative=True) == (1, 1, 1)
    assert returns(outcome(1, 1, 1, winners=()), cooperative=True) == (-1, -1, -1)


def test_alone_there_is_nobody_to_be_before():
    assert returns(outcome(1)) == (0,)
