"""A table with nothing on it yet, built from the fields of its state."""

from dataclasses import astuple, dataclass, fields
from itertools import islice

import pytest

from kermesse.core.chance import Chance, seed_from
from kermesse.core.defaults import _Default, fresh, new_state, per_seat, repeated
from kermesse.games import CATALOGUE
from kermesse.laws.option_sets import option_sets
from kermesse.laws.walk import Walk


@dataclass(slots=True, init=False)
class Table:
    n: int
    turn: int = 0
    pile: list[int] = fresh(list)
    dice: list[int] = repeated(2, 6)
    points: list[int] = per_seat(0)
    hands: list[list[int]] = per_seat(fresh(list))

    def copy(self):
        """Copy, sharing the dice and the cards in hand."""
        other = Table()
        other.n, other.turn, other.pile, other.dice = self.n, self.turn, self.pile[:], self.dice
        other.points, other.hands = self.points[:], self.hands[:]
        return other


def test_every_table_has_its_own_things():
    for _ in range(2):
        table, other = new_state(Table, 3, n=3), new_state(Table, 2, n=2, turn=4)
        table.pile.append(1)
        table.hands[0].append(5)
        table.dice[1] = 2
        table.points[2] = 1
        assert astuple(table) == (3, 0, [1], [6, 2], [0, 0, 1], [[5], [], []])
        assert astuple(other) == (2, 4, [], [6, 6], [0, 0], [[], []])


def test_a_field_without_a_beginning_must_be_known_and_nothing_else():
    for _ in range(2):
        with pytest.raises(TypeError, match=r"^no default, and no value given: n$"):
            new_state(Table, 3)
    with pytest.raises(AttributeError, match="deck"):
        new_state(Table, 3, n=3, deck=[])


@pytest.mark.parametrize("name", CATALOGUE)
def test_no_field_of_a_table_in_play_is_left_to_a_beginning(name):
    """Whole states are written by the set-up and by `imagine`: neither may leave a field at its default."""
    game = CATALOGUE[name]
    walk = Walk(game, game.seats[0], next(iter(option_sets(game, game.seats[0]))), "beginnings")
    for _ in islice(walk.steps(), 20):
        state = walk.match.state
        imagined = game.imagine(game.view(state, 0, walk.match.now), Chance(seed_from("beginnings")))
        for table in (state, imagined):
            assert not [field.name for field in fields(table) if isinstance(getattr(table, field.name), _Default)]
