"""The laws, for every game, number of seats and option set."""

import os

import pytest

from kermesse.core.game import AnyGame
from kermesse.games import CATALOGUE
from tests.laws.laws import LAWS
from tests.laws.option_sets import option_sets
from tests.laws.walk import Walk
from tests.tiny_game import TINY_GAME

GAMES: list[AnyGame] = [TINY_GAME, *CATALOGUE.values()]
# Random games per combination; many more in `make soak`.
WALKS = int(os.environ.get("KERMESSE_WALKS", "3"))

COMBINATIONS = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}-set{number}")
    for game in GAMES
    for seats in game.seats
    for number, options in enumerate(option_sets(game, seats))
]


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
@pytest.mark.parametrize(("game", "seats", "options"), COMBINATIONS)
def test_law(game, seats, options, law):
    for number in range(WALKS):
        law(Walk(game, seats, options, f"{number}"))
