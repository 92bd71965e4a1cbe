"""Krom's commands as numbers: pinned by hand, so that they stay within a rules version."""

import pytest

from kermesse.core.wire import encode
from kermesse.games.krom import GAME
from kermesse.games.krom.commands import (
    COMMANDS,
    ChooseDestination,
    Climb,
    Counter,
    Decline,
    EndPhase,
    Hunt,
    Loot,
    PassFight,
    PickCharacter,
    PlayBonus,
    Reroll,
    Service,
    SetAutoPass,
)
from kermesse.games.krom.options import KromOptions
from tests.games.krom.table import Table

# 6 characters, 4 places; then 22 Bonus cards with 1 + seats targets and 4 x 4 kinds: 22 x 4 x 16 = 1408 with three
# seats.
PINNED = [
    (0, PickCharacter("alma")),
    (6, ChooseDestination("cave")),
    (10, PlayBonus("club")),
    (10 + 16, PlayBonus("club", target=0)),
    (10 + 21 * 64 + 3 * 16 + 1 * 4 + 3, PlayBonus("swap", target=2, give="wood", take="stone")),
    (1418, PassFight()),
    (1419, Counter("nope")),
    (1420, Decline()),
    (1421, Loot("wood")),
    (1428, Service("wood")),
    (1432, Service("heal")),
    (1435, Hunt(0, 0)),
    (1435 + 3 * 3 + 2, Hunt(3, 2)),
    (1448, Reroll((0,))),
    (1448 + 30, Reroll((0, 1, 2, 3, 4))),
    (1486, EndPhase()),
    (1490, SetAutoPass(True)),
]


def numbers(seats):
    return GAME.actions(seats, KromOptions())


@pytest.mark.parametrize(("index", "command"), PINNED)
def test_a_command_has_its_number(index, command):
    assert numbers(3).index_of(command) == index
    assert numbers(3).command_of(index) == command


@pytest.mark.parametrize(("seats", "count"), [(2, 1139), (3, 1491), (6, 2547)])
def test_there_are_so_many(seats, count):
    assert len(numbers(seats)) == count
    assert {type(command) for command in numbers(seats)} == set(COMMANDS)


def test_options_change_no_number():
    glacial = GAME.actions(4, KromOptions(board="glacial", kromosaure=True))
    assert list(glacial) == list(numbers(4))


@pytest.mark.parametrize("index", [-1, 1491, 10**9])
def test_a_number_that_cannot_be_is_refused(index):
    with pytest.raises(ValueError, match="there is no action"):
        numbers(3).command_of(index)


@pytest.mark.parametrize(
    "command",
    [
        PlayBonus("nonsense"),
        PlayBonus("slingshot", target=3),
        Counter("club"),
        Reroll(()),
        Reroll((1, 0)),
        Hunt(4, 0),
        PickCharacter("kromosaure"),
    ],
)
def test_a_command_that_cannot_be_has_no_number(command):
    with pytest.raises(ValueError, match=type(command).__name__):
        numbers(3).index_of(command)


def test_the_longest_list_can_still_be_read():
    """Every Bonus in one hand, every seat a target with something to take, and a climb under way."""
    others = "\n".join(
        f"S{seat} {name} mountain: 4 K, 1 wood, 1 bone, 1 stone"
        for seat, name in enumerate(("Oona", "Kolos", "Karok", "Valkyr", "Morhy"), start=1)
    )
    table = Table(f"""
        S0 Alma mountain: 3 hearts, 30 K, 6 wood, 6 bone, 6 stone, hand rest
        {others}
        act S0
        DICE 3 3 3 3 1
    """)
    table.do(0, Climb())
    listed = GAME.legal(table.state, 0, 0)
    assert 130 < len(listed) <= 200
    assert len(encode(listed)) <= 16_000
    assert all(numbers(6).command_of(numbers(6).index_of(command)) == command for command in listed)
