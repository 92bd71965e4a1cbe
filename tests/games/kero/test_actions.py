"""The numbers of the commands: pinned, since they stay as they are within a rules version."""

import pytest

from kermesse.core.wire import encode
from kermesse.games.kero import GAME
from kermesse.games.kero.commands import (
    COMMANDS,
    BuyTuarek,
    ClaimTie,
    ConvertWheat,
    EndTurn,
    LayFlat,
    Move,
    PlaceExplorer,
    PlaceFree,
    PlayTuarek,
    React,
    Refuel,
    Roll,
    SetStandingOrder,
    SweepCard,
    TakeCard,
    Tap,
    Tip,
)
from kermesse.games.kero.options import PRESETS, KeroOptions
from tests.games.kero.table import Table

ACTIONS = GAME.actions(2, KeroOptions())

PINNED = [
    (0, Refuel(1)),
    (3, React(True)),
    (4, Tap()),
    (5, BuyTuarek()),
    (6, PlayTuarek("two_dice")),
    (13, PlayTuarek("banish", land=4)),
    (17, PlayTuarek("loot", resources=("B", "R"))),
    (24, PlayTuarek("march", moves=(Move(1, 2),))),
    (113, PlayTuarek("march", moves=(Move(4, 3), Move(4, 3)))),
    (114, Tip()),
    (129, Tip(("green", "yellow", "blue"), True)),
    (130, Roll(("w0",))),
    (640, LayFlat()),
    (646, TakeCard(6)),
    (647, PlaceExplorer(1)),
    (656, PlaceFree("outpost")),
    (683, ConvertWheat(27)),
    (684, EndTurn()),
    (685, SweepCard(1)),
    (694, ClaimTie(4)),
    (697, SetStandingOrder("always")),
]


@pytest.mark.parametrize(("number", "command"), PINNED)
def test_a_command_keeps_its_number(number, command):
    assert ACTIONS.index_of(command) == number
    assert ACTIONS.command_of(number) == command


def test_every_number_leads_to_a_command_of_its_own():
    assert ACTIONS.count == 698
    assert [ACTIONS.index_of(command) for command in ACTIONS] == list(range(698))
    assert {type(command) for command in ACTIONS} == set(COMMANDS)


def test_all_tables_have_the_same_numbers():
    assert {GAME.actions(2, options).index_of(EndTurn()) for options in PRESETS.values()} == {684}


@pytest.mark.parametrize("number", [-1, 698])
def test_a_number_that_there_is_not(number):
    with pytest.raises(ValueError, match=f"there is no action {number}: they run from 0 to 697"):
        ACTIONS.command_of(number)


@pytest.mark.parametrize(
    "command",
    [
        Refuel(3),
        TakeCard(0),
        PlaceExplorer("home"),
        Roll(()),
        Roll(("w1", "w0")),  # the same dice in order have one
        PlayTuarek("ambush"),
        PlayTuarek("loot", resources=("W",)),
        PlayTuarek("march", moves=(Move(1, 1),)),
        ConvertWheat(28),
    ],
)
def test_a_command_that_cannot_be_has_no_number(command):
    with pytest.raises(ValueError, match=type(command).__name__):
        ACTIONS.index_of(command)


@pytest.mark.parametrize("phase", ["prep", "develop"])
def test_the_longest_list_can_be_sent_and_read(phase):
    """Every Tuarek in hand, Explorers everywhere, Jerricans and wheat in plenty; the laws check shorter lists the same
    way.
    """
    state = Table(
        """
        fuel 30000 30000
        jerricans 10 2
        explorers 2-1 2-1 2-1 1-1
        hand 0 two_dice fireproof march loot tanker banish sweep ambush
        cards 0 M01
        """
    ).state
    state.phase = phase
    state.harvest = [9, 17, 9, 9]
    listed = GAME.legal(state, 0, 0)
    assert 100 < len(listed) <= 200
    assert len(encode(listed)) <= 16_000
    assert all(ACTIONS.command_of(ACTIONS.index_of(command)) == command for command in listed)
