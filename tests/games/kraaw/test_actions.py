"""The numbers of Kraaw's commands: pinned, since they must not change within a rules version."""

import pytest

from kermesse.core.game import Malformed
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.commands import (
    COMMANDS,
    Bonus,
    ChienExchange,
    ChooseCrow,
    ClaimChien,
    Continue,
    DeclareJewels,
    EndTurn,
    Exchange,
    Lock,
    Look,
    LookDone,
    Retaliate,
    Reveal,
    RevealLock,
)
from kermesse.games.kraaw.options import KraawOptions

PINNED = [
    (Look(0), 0),
    (Reveal(0), 5),
    (RevealLock(4), 14),
    (Lock(2), 17),
    (Retaliate(3), 23),
    (Bonus(0, 1), 26),
    (Bonus(4, 3), 48),
    (EndTurn(), 50),
    (ChienExchange(False), 51),
    (ChienExchange(True), 52),
    (LookDone(), 53),
    (LookDone(claim=True), 54),
    (ClaimChien(), 55),
    (Continue(), 56),
    (ChooseCrow("charbon"), 57),
    (ChooseCrow("rubis"), 62),
    (DeclareJewels(0), 63),
    (DeclareJewels(99), 162),
    (Exchange(0, 0), 163),
    (Exchange(1, 4), 172),
    (Exchange(5, 4), 192),
]


@pytest.mark.parametrize(("command", "number"), PINNED)
def test_a_command_has_its_number_whatever_the_options(command, number):
    for options in (KraawOptions(), *GAME.presets.values()):
        actions = GAME.actions(6, options)
        assert actions.index_of(command) == number
        assert actions.command_of(number) == command


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_numbers_end_with_the_last_seat_s_last_card(seats):
    actions = GAME.actions(seats, KraawOptions())
    assert actions.count == 163 + 5 * seats
    assert actions.command_of(actions.count - 1) == Exchange(seats - 1, 4)
    assert [actions.index_of(command) for command in actions] == list(range(actions.count))


def test_every_kind_of_command_has_numbers():
    assert {type(command) for command in GAME.actions(2, KraawOptions())} == set(COMMANDS)


@pytest.mark.parametrize("number", [-1, 173, 10**9])
def test_a_number_that_there_is_not(number):
    with pytest.raises(ValueError, match="they run from 0 to 172"):
        GAME.actions(2, KraawOptions()).command_of(number)


@pytest.mark.parametrize(
    "command",
    [
        Exchange(2, 0),
        Look(5),
        Lock(-1),
        Bonus(0, 5),
        ChooseCrow("pie"),
        DeclareJewels(100),
        Malformed("look", "no slot"),
    ],
)
def test_a_command_that_cannot_be(command):
    with pytest.raises(ValueError, match=type(command).__name__):
        GAME.actions(2, KraawOptions()).index_of(command)
