"""The notation of positions, and the errors for mistakes in it."""

import pytest

from kermesse.core.game import BadPosition
from kermesse.games.krom import GAME
from kermesse.games.krom.position import read_position

TWO = "S0 Alma cave\nS1 Oona cave\n"


def test_a_position_is_read_with_all_its_things_in_place():
    state = read_position("""
        S0 Kolos savannah: 3 hearts, 2 K, 1 wood, 2 bone, 3 stone, hand club nope, evolutions E01 E08   # a comment
        S1 Alma cave > forest
        round 4
        kromosaure mountain 6
        discard gather nettles
    """)
    assert (state.hearts, state.purses) == ([3, 7], [[2, 1, 2, 3], [5, 0, 0, 0]])
    assert (state.points, state.round_no, state.beast_hearts) == ([3, 0], 4, 6)
    assert state.destinations == [-1, 1]
    blank = GAME.setup(2, state.options, state.chance, 0)[0]
    assert GAME.census(state) == GAME.census(blank)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("S0 Alma cave", "2 to 6 seats"),
        ("S0 Alma cave\nS2 Oona cave", "2 to 6 seats"),
        ("S0 Bob cave\nS1 Oona cave", "no character 'Bob'"),
        ("S0 Alma beach\nS1 Oona cave", "no place 'beach'"),
        ("S0 Alma cave\nS1 Alma cave", "same character"),
        ("S0 Alma cave: 9 hearts\nS1 Oona cave", "hearts go from 0 to 7"),
        ("S0 Alma cave: 13 wood\nS1 Oona cave", "1 more wood"),
        ("S0 Alma cave: many K\nS1 Oona cave", "not understood"),
        ("S0 Alma cave: hand spear\nS1 Oona cave", "no bonus card 'spear'"),
        ("S0 Alma cave: hand broth broth\nS1 Oona cave", "'broth' too many"),
        ("S0 Alma cave: 11 points\nS1 Oona cave", "the game would be over"),
        ("S0 Alma cave: 4 points, evolutions E25 E24\nS1 Oona cave", "no Evolution cards"),
        ("S0 Alma cave > cave\nS1 Oona cave", "must leave"),
        ("S0 Alma cave > forest\nS1 Oona cave > forest", "leave one to choose"),
        (TWO + "dance", "'dance' is not understood"),
        (TWO + "act S5", "no seat 'S5'"),
        (TWO + "fight", "not understood"),
        (TWO + "DICE 7", "a die shows 1 to 6"),
        (TWO + "row hunt HUN-01", "a row has 4 cards"),
        (TWO + "pile evolution E01", "no discard pile"),
        (TWO + "option bord=glacial", "unknown_near, near board"),
        (TWO + 'option limits_ms={"action":1}', "'limits_ms.action': zero_or_range, least 15000"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(text, told):
    with pytest.raises(BadPosition) as refused:
        read_position(text)
    assert told in str(refused.value)
