"""Positions: how they are read, and the errors for impossible ones."""

import pytest

from kermesse.core.game import BadPosition
from kermesse.games.chronos import GAME
from kermesse.games.chronos.position import read_position


def test_a_position_has_every_card_once():
    state = read_position(
        "seats 4\noption level=3\npile 0 = 30 10 ...\nrealm 0 = T10#5\nused = EROS ; gone\ndiscard = HADES\nlast_god HADES"
    )
    assert GAME.census(state)["distinct cards"] == 83
    assert GAME.view(state, 0, 0).last_god == "HADES#1"
    assert GAME.view(state, 0, 0).seats[0].pile == ["T10#5"]


def test_the_default_options_have_their_round_and_tokens():
    state = read_position("seats 3\nround 2\nstarter 1\ntokens 1 0 2\nnow 500")
    assert (state.round_no, state.starter, state.tokens) == (2, 1, [1, 0, 2])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "how many play"),
        ("seats many", "how many play"),
        ("seats 7", "mode_by_seats"),
        ("seats 4\noption level", "an option is like"),
        ("seats 4\noption level=9", "level"),
        ("seats 4\nrealm 4 = 10", "no seat 4"),
        ("seats 4\nrealm 0 = 100", "no '100' is left"),
        ("seats 4\nrealm 0 = frog", "not a card"),
        ("seats 4\nfront 0 = FROG", "not a Temple god"),
        ("seats 4\npile 9 = 10", "not understood"),
        ("seats 4\nfrog 1", "not understood"),
        ("seats 4\ntokens 1", "not understood"),
        ("seats 4\ntimer R1 colour red", "not understood"),
        ("seats 4\ntimer O1 on pile:0", "not in play"),
        ("seats 4\ntimer R1 on moon", "not a place"),
        ("seats 4\ntimer R1 on pile:0 ends 99000", "cannot end"),
        ("seats 4\nwinds 0 = 10", "only Winds"),
        ("seats 4\npile 0 = 10\npile 0 = 20", "not understood"),
        ("seats 4\noption piles=4\npile 0 = 10\npile 1 = 10\npile 2 = 10\npile 3 = 10", "must lie somewhere"),
    ],
)
def test_what_cannot_be_is_explained(text, told):
    with pytest.raises(BadPosition, match=told):
        read_position(text)
