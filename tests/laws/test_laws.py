"""The laws, for every game and number of seats.

`make test` plays each law once at a sample of tables, in which every value of every option comes up. KERMESSE_WALKS=60,
as in `make soak`, plays each law so many times at every table of `option_sets`.
"""

import os
from collections import Counter

import pytest

from kermesse.core.game import AnyGame
from kermesse.core.options import Options
from kermesse.games import CATALOGUE
from kermesse.laws.laws import LAWS
from kermesse.laws.option_sets import option_sets
from kermesse.laws.walk import Walk
from tests.tiny_game import TINY_GAME

GAMES: list[AnyGame] = [TINY_GAME, *CATALOGUE.values()]
WALKS = int(os.environ.get("KERMESSE_WALKS", "0"))
TIMES = 2  # how often each value comes up in the sample

Table = tuple[int, Options]


def every_table(game: AnyGame) -> list[Table]:
    return [(seats, options) for seats in game.seats for options in option_sets(game, seats)]


def values(table: Table) -> set[tuple[str, str]]:
    """Return each option of a table with its value; the number of seats is one of them."""
    seats, options = table
    return {("seats", str(seats)), *((name, repr(getattr(options, name))) for name in options.__struct_fields__)}


def sample(game: AnyGame) -> list[Table]:
    """Return few tables in which each value comes up twice, or as often as in all of them: greedily, the first of
    equals.
    """
    left, chosen = every_table(game), list[Table]()
    all_values = Counter(value for table in left for value in values(table))
    wanted = Counter({value: min(TIMES, often) for value, often in all_values.items()})
    while +wanted:
        best = max(left, key=lambda table: sum(wanted[value] > 0 for value in values(table)))
        left.remove(best)
        chosen.append(best)
        wanted.subtract(values(best))
    return chosen


COMBINATIONS = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}-set{number}")
    for game in GAMES
    for number, (seats, options) in enumerate(every_table(game) if WALKS else sample(game))
]


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
@pytest.mark.parametrize(("game", "seats", "options"), COMBINATIONS)
def test_law(game, seats, options, law):
    for number in range(WALKS or 1):
        law(Walk(game, seats, options, f"{number}"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_number_of_seats_and_every_value_of_every_option_comes_up_in_the_sample(game):
    chosen = Counter(value for table in sample(game) for value in values(table))
    possible = Counter(value for table in every_table(game) for value in values(table))
    assert set(chosen) == set(possible)
    assert [value for value in possible if chosen[value] < min(TIMES, possible[value])] == []
