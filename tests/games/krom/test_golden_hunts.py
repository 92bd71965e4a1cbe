"""The golden scenarios of the rules document that are about hunts, under their numbers."""

from collections import Counter
from itertools import product

import pytest

from kermesse.games.krom.commands import Climb, EndPhase, Hunt, Reroll, Settle
from kermesse.games.krom.components import combination
from kermesse.games.krom.events import Hunted
from tests.games.krom.table import Table


def test_g13_a_hunt_that_reaches_the_value_takes_the_prey():
    table = Table("""
        S0 Alma savannah
        S1 Oona cave
        row hunt HUN-01 HUN-02 HUN-11 HUN-03
        DICE 3 1 4
        act S0
    """)
    table.do(0, Hunt(2, 1))
    [hunted] = table.happened(Hunted)
    assert (hunted.sum, hunted.success) == (8, True)
    assert table.purse(0) == (4, 0, 2, 0)
    assert table.view(0).hunt_row[2] != "HUN-11"
    assert table.view(0).hunt_discard == ["HUN-11"]
    assert table.view(0).hunt_pile == 12
    assert table.refused(0, Hunt(0, 0)) == "already_done"


def test_g13_a_prey_that_gets_away_stays():
    table = Table("""
        S0 Alma savannah
        S1 Oona cave: 3 K
        row hunt HUN-17 HUN-02 HUN-11 HUN-03
        DICE 2 3 1 4 4
        act S0
    """)
    table.do(0, Hunt(0, 2))
    assert not table.happened(Hunted)[0].success
    assert table.purse(0) == (1, 0, 0, 0)
    assert table.view(0).hunt_row[0] == "HUN-17"


def test_g13_bought_dice_must_be_paid():
    table = Table("""
        S0 Alma savannah: 3 K
        S1 Oona cave
        act S0
    """)
    assert table.refused(0, Hunt(0, 2)) == "cannot_pay"


@pytest.mark.parametrize(("option", "stones", "cards"), [("stone", 2, 0), ("bonus", 0, 2)])
def test_g14_a_full_house_offers_stones_or_bonus(option, stones, cards):
    table = Table("""
        S0 Alma mountain
        S1 Oona cave
        DICE 3 3 5 5 1 5
        act S0
    """)
    table.do(0, Climb())
    assert table.refused(0, Settle("stone")) == "bad_choice"
    table.do(0, Reroll((4,)))
    assert table.refused(0, Settle()) == "bad_choice"
    table.do(0, Settle(option))
    assert table.purse(0) == (6, 0, 0, stones)
    assert len(table.hand(0)) == cards


def test_g15_re_throws_cost_one_one_two_two():
    table = Table("""
        S0 Alma mountain
        S1 Oona cave
        act S0
    """)
    everything = Reroll((0, 1, 2, 3, 4))
    table.do(0, Climb())
    for left in (4, 3, 1):
        table.do(0, everything)
        assert table.kroms(0) == left
    assert table.refused(0, everything) == "cannot_pay"
    assert table.refused(0, Reroll(())) == "bad_parameter"
    assert table.refused(0, EndPhase()) == "place_action_pending"


def test_g15_a_fifth_re_throw_is_refused():
    table = Table("""
        S0 Alma mountain: 6 K
        S1 Oona cave
        act S0
    """)
    table.do(0, Climb())
    for _ in range(4):
        table.do(0, Reroll((0, 1, 2, 3, 4)))
    assert table.kroms(0) == 0
    assert table.refused(0, Reroll((0, 1, 2, 3, 4))) == "limit_reached"


@pytest.mark.parametrize(
    ("dice", "option", "purse", "cards"),
    [
        ("6 2 4 3 5", "", (5, 0, 0, 3), 1),
        ("1 2 3 4 6", "", (5, 0, 0, 0), 0),
        ("4 4 4 4 4", "", (7, 2, 2, 2), 0),
        ("2 2 2 2 6", "bonus", (5, 0, 0, 0), 3),
    ],
)
def test_g16_straights_five_of_a_kind_and_nothing(dice, option, purse, cards):
    table = Table(f"""
        S0 Alma mountain
        S1 Oona cave
        DICE {dice}
        act S0
    """)
    table.do(0, Climb())
    table.do(0, Settle(option))
    assert table.purse(0) == purse
    assert len(table.hand(0)) == cards


def test_g30_the_hunt_is_compulsory_and_the_cave_is_not():
    table = Table("""
        S0 Alma savannah
        S1 Oona mountain
        act S0
    """)
    assert table.refused(0, EndPhase()) == "place_action_pending"
    table = Table("""
        S0 Alma cave: 3 hearts
        S1 Oona mountain
        act S0
    """)
    table.do(0, EndPhase())
    assert (table.hearts(0), table.kroms(0)) == (3, 5)


def test_every_throw_of_five_dice_is_one_combination_and_the_odds_add_up():
    odds = Counter(combination(list(dice)) for dice in product(range(1, 7), repeat=5))
    assert odds == {
        "none": 480, "pair": 3600, "two_pairs": 1800, "three": 1200, "full": 300, "four": 150, "five": 6, "straight": 240
    }  # fmt: skip
