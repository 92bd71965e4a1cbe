"""Commands as numbers."""

import pytest

from kermesse.core.actions import MOST_ACTIONS, Forms, Kind, Numbering, Values, subsets
from kermesse.core.game import Command
from tests.tiny_game import TINY_GAME, Grab, Lay


class Pair(Command, frozen=True):
    left: int
    right: str


class Pick(Command, frozen=True):
    cards: tuple[str, ...]


NUMBERS = Numbering([Kind(Grab), Kind(Pair, right=Values("xyz"), left=range(2, 4)), Kind(Pick, cards=subsets("ab"))])


def test_kinds_follow_each_other_and_the_last_parameter_runs_fastest():
    assert list(NUMBERS) == [
        Grab(),
        *(Pair(left, right) for left in (2, 3) for right in "xyz"),
        *(Pick(cards) for cards in ((), ("a",), ("b",), ("a", "b"))),
    ]
    assert [NUMBERS.index_of(command) for command in NUMBERS] == list(range(11))
    assert NUMBERS.count == len(NUMBERS) == 11


@pytest.mark.parametrize("index", [-1, 11, 10**9])
def test_a_number_that_there_is_not(index):
    with pytest.raises(ValueError, match=f"there is no action {index}: they run from 0 to 10"):
        NUMBERS.command_of(index)


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (Lay(1), "Lay has no number"),
        (Pair(4, "x"), "Pair: "),
        (Pair(2, "w"), "Pair: 'w' is not among"),
        (Pick(("b", "a")), r"Pick: \('b', 'a'\) is not among"),
        (Pick(["a"]), "Pick: "),
    ],
)
def test_a_command_that_has_no_number(command, why):
    with pytest.raises(ValueError, match=why):
        NUMBERS.index_of(command)


def test_kinds_that_cannot_be():
    with pytest.raises(ValueError, match="Pair has left, right; given left"):
        Kind(Pair, left=range(2))
    with pytest.raises(ValueError, match="stands twice"):
        Values("xyx")
    with pytest.raises(ValueError, match="numbered twice"):
        Numbering([Kind(Grab), Kind(Grab)])
    with pytest.raises(ValueError, match="there can be 1 to"):
        Numbering([Kind(Pair, left=range(MOST_ACTIONS), right=Values("xyz"))])


def test_a_games_numbers_are_worked_out_once_for_a_table():
    options = TINY_GAME.options_type()
    assert TINY_GAME.actions(2, options) is TINY_GAME.actions(2, TINY_GAME.options_type())
    assert TINY_GAME.actions(3, options).count == 3 * 3 + 4 + 1


def test_some_of_many_have_a_least_and_a_most():
    assert list(subsets("abc", 1, 2)) == [("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")]


def test_a_command_of_listed_forms_has_those_and_no_others():
    numbers = Numbering([Kind(Grab), Forms(Pair, [Pair(7, "x"), Pair(0, "")])])
    assert list(numbers) == [Grab(), Pair(7, "x"), Pair(0, "")]
    assert [numbers.index_of(command) for command in numbers] == [0, 1, 2]
    with pytest.raises(ValueError, match=r"Pair: .* is not among"):
        numbers.index_of(Pair(7, ""))
