"""Every command of Kréo has a number, the same one as long as the rules are of this version."""

import pytest

from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import (
    Burn,
    Concede,
    Guess,
    JapetPlay,
    OfferExchange,
    Place,
    Play,
    Ready,
    Say,
    Show,
    TakeEnergy,
    Themis,
)
from kermesse.games.kreo.options import KreoOptions

PLAIN = KreoOptions()
TITANS = KreoOptions(incarnations=True)


@pytest.mark.parametrize(
    ("seats", "options", "count"),
    [(3, PLAIN, 1463), (6, PLAIN, 1901), (3, TITANS, 3828), (6, TITANS, 4824)],
)
def test_how_many_there_are(seats, options, count):
    assert GAME.actions(seats, options).count == count


@pytest.mark.parametrize(
    ("command", "number"),
    [
        (TakeEnergy(), 0),
        (TakeEnergy(3, "titanide"), 14),
        (Place("EAU-1"), 15),
        (Place("EAU-2", 2), 18),
        (Ready(), 87),
        (Show(0, "EAU-1"), 89),
    ],
)
def test_numbers_that_stay(command, number):
    actions = GAME.actions(3, TITANS)
    assert actions.index_of(command) == number
    assert actions.command_of(number) == command


def test_a_kind_has_its_numbers_in_the_order_of_its_parameters():
    actions = GAME.actions(3, TITANS)
    assert actions.index_of(OfferExchange(1, "EAU-2")) == actions.index_of(OfferExchange(0, "EAU-2")) + 36
    assert actions.index_of(Play("nature", None, None, False)) == actions.index_of(Play("nature")) + 1
    assert actions.index_of(Guess("FEU")) == actions.index_of(Guess("EAU")) + 1


def test_the_ends():
    for options in (PLAIN, TITANS):
        actions = GAME.actions(4, options)
        assert actions.command_of(0) == TakeEnergy()
        last = actions.command_of(actions.count - 1)
        assert last == (JapetPlay("TORNADE", "PLANETE", "AIR") if options.incarnations else Concede(True))
        for number in (-1, actions.count):
            with pytest.raises(ValueError, match="there is no action"):
                actions.command_of(number)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (Show(3, "EAU-1"), "Show"),  # a fourth seat
        (Burn("ETHER-1"), "ETHER-1"),  # not in the deck of three
        (Place("EAU-1", 3), "Place"),
        (TakeEnergy(4), "TakeEnergy"),
        (Themis(1), "Themis has no number"),  # without incarnations
        (Say("hello"), "Say has no number"),  # words are no finite set
    ],
)
def test_a_command_that_cannot_be_has_no_number(command, told):
    with pytest.raises(ValueError, match=told):
        GAME.actions(3, PLAIN).index_of(command)
