"""The effects of the Bonus cards, one by one, and how they interrupt."""

import pytest

from kermesse.games.krom.commands import ChooseDestination, Counter, PlayBonus, SetAutoDecline, SetAutoPass
from kermesse.games.krom.events import BonusAnnounced, BonusResolved, FightPassed, FightTotal, KnockedOut
from tests.games.krom.table import Table


@pytest.mark.parametrize(
    ("place", "card", "purse"),
    [
        ("cave", "lucky_find", (8, 0, 0, 0)),
        ("cave", "stash", (9, 0, 0, 0)),
        ("forest", "dead_tree", (5, 2, 0, 0)),
        ("savannah", "carcass", (5, 0, 2, 0)),
        ("mountain", "rockfall", (5, 0, 0, 2)),
    ],
)
def test_gains_come_from_the_stock(place, card, purse):
    table = Table(f"""
        S0 Alma {place}: hand {card}
        S1 Oona cave
        act S0
    """)
    assert PlayBonus(card) in table.legal(0)
    table.do(0, PlayBonus(card))
    assert table.purse(0) == purse
    assert table.bonus_discard() == [card]


def test_broth_gives_back_hearts_up_to_seven():
    table = Table("""
        S0 Alma cave: 5 hearts, hand broth
        S1 Oona forest
        act S0
    """)
    table.do(0, PlayBonus("broth"))
    assert table.hearts(0) == 7
    assert table.happened(BonusResolved) == [BonusResolved(0, "broth", -1, "", 0, "hearts", 2, "gain")]


@pytest.mark.parametrize(
    ("command", "own", "other"),
    [
        (PlayBonus("torn_pouch", target=1), (5, 1, 0, 0), (0, 0, 2, 1)),
        (PlayBonus("termites", target=1, take="bone"), (5, 1, 0, 0), (2, 0, 1, 1)),
        (PlayBonus("pickpocket", target=1), (7, 1, 0, 0), (0, 0, 2, 1)),
        (PlayBonus("snatch", target=1, take="stone"), (5, 1, 0, 1), (2, 0, 2, 0)),
        (PlayBonus("bonfire"), (10, 0, 0, 0), (2, 0, 2, 1)),
        (PlayBonus("tinkering", take="bone"), (3, 1, 1, 0), (2, 0, 2, 1)),
        (PlayBonus("salvage", give="wood", take="stone"), (5, 0, 0, 2), (2, 0, 2, 1)),
        (PlayBonus("hard_bargain", target=1, take="bone"), (4, 1, 1, 0), (3, 0, 1, 1)),
        (PlayBonus("swap", target=1, give="wood", take="bone"), (5, 0, 1, 0), (2, 1, 1, 1)),
    ],
)
def test_losses_thefts_conversions_and_trades(command, own, other):
    table = Table(f"""
        S0 Alma cave: 1 wood, hand {command.card}
        S1 Oona cave: 2 K, 2 bone, 1 stone
        act S0
    """)
    assert command in table.legal(0)
    table.do(0, command)
    assert (table.purse(0), table.purse(1)) == (own, other)


def test_twin_clubs_throw_two_dice_and_a_stampede_adds_four_on_the_savannah():
    table = Table("""
        S0 Alma savannah: hand twin_clubs stampede
        S1 Kolos savannah
        fight savannah
        DICE 1 6 2 3
    """)
    table.play(0, "twin_clubs")
    assert table.happened(FightTotal) == [FightTotal(0, 6, [2, 3])]
    table.play(0, "stampede")
    assert table.state.active == 0
    assert table.hearts(1) == 3


def test_a_slingshot_that_leaves_hearts_knocks_nobody_out():
    table = Table("""
        S0 Alma cave: hand slingshot
        S1 Oona mountain: 3 hearts
        act S0
    """)
    table.do(0, PlayBonus("slingshot", target=1))
    assert table.hearts(1) == 1
    assert not table.happened(KnockedOut)


def test_a_cancelled_conversion_costs_nothing_but_the_card():
    table = Table("""
        S0 Alma cave: 1 wood, hand bonfire
        S1 Oona mountain: 0 hearts, hand nope
        act S0
    """)
    table.do(0, PlayBonus("bonfire"))
    table.counter(1)  # R25: knocked out or not
    assert table.purse(0) == (5, 1, 0, 0)
    assert table.bonus_discard() == ["bonfire", "nope"]
    assert table.awaiting() == (0,)


def test_nobody_is_asked_once_all_counters_are_spent():
    table = Table("""
        S0 Alma cave: hand lucky_find
        S1 Oona mountain: hand club
        discard bonus nope nope nope nope
        act S0
    """)
    table.do(0, PlayBonus("lucky_find"))
    assert table.happened(BonusAnnounced)[0].w == 0
    assert table.kroms(0) == 8


def test_the_first_counter_closes_the_window_and_the_second_seat_keeps_its_card():
    table = Table("""
        S0 Alma cave: hand lucky_find
        S1 Oona mountain: hand nope
        S2 Kolos forest: hand nope
        act S0
    """)
    table.do(0, PlayBonus("lucky_find"))
    w = table.state.window
    table.counter(1)
    assert table.refused(2, Counter("nope"), guard=w) == "window_closed"
    assert table.hand(2) == ["nope"]


def test_whoever_wished_so_declines_every_window_at_once():
    table = Table("""
        S0 Alma cave: hand lucky_find stash
        S1 Oona mountain: hand nope
        act S0
    """)
    table.do(1, SetAutoDecline(True))
    table.do(0, PlayBonus("lucky_find"))
    assert table.kroms(0) == 8
    assert table.state.window == 1  # it was opened, and closed at once
    table.do(1, SetAutoDecline(False))
    table.do(0, PlayBonus("stash"))
    assert table.awaiting() == (1,)


def test_whoever_wished_so_passes_every_fight_at_once():
    table = Table("""
        S0 Alma cave > forest: hand club
        S1 Oona cave: hand nope
        DICE 3 3
    """)
    table.do(0, SetAutoPass(True))
    table.do(1, SetAutoPass(True))
    table.do(1, ChooseDestination("forest"))
    assert table.happened(FightPassed) == [FightPassed(0), FightPassed(1)]
    assert table.state.phase == "action"
