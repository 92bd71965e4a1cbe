"""The laws, for every game and number of seats.

`make test` plays each law once at a sample of tables, in which every value of every option comes up. KERMESSE_WALKS=60,
as in `make soak`, plays each law so many times at every table of `option_sets`.
"""

import os
from collections import Counter

import pytest

from kermesse.core.game import AnyGame
from kermesse.games import CATALOGUE
from kermesse.laws.laws import LAWS
from kermesse.laws.tables import every_table, sample, values
from kermesse.laws.walk import Walk
from tests.tiny_game import TINY_GAME

GAMES: list[AnyGame] = [TINY_GAME, *CATALOGUE.values()]
WALKS = int(os.environ.get("KERMESSE_WALKS", "0"))
TIMES = 2  # how often each value comes up in the sample

COMBINATIONS = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}-set{number}")
    for game in GAMES
    for number, (seats, options) in enumerate(every_table(game) if WALKS else sample(game, TIMES))
]


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
@pytest.mark.parametrize(("game", "seats", "options"), COMBINATIONS)
def test_law(game, seats, options, law):
    for number in range(WALKS or 1):
        law(Walk(game, seats, options, f"{number}"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_number_of_seats_and_every_value_of_every_option_comes_up_in_the_sample(game):
    chosen = Counter(value for table in sample(game, TIMES) for value in values(table))
    possible = Counter(value for table in every_table(game) for value in values(table))
    assert set(chosen) == set(possible)
    assert [value for value in possible if chosen[value] < min(TIMES, possible[value])] == []
