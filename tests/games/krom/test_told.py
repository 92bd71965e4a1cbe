"""Facts that the view works out for its viewer, so that no board has to know the rules."""

from kermesse.games.krom.commands import Climb, Gather
from kermesse.games.krom.components import COMBINATIONS, GATHER_CARDS, combination
from kermesse.games.krom.events import FightResult
from tests.games.krom.table import Table

BRAWL = """
    S0 Alma savannah: 2 hearts
    S1 Karok savannah: 7 hearts
    S2 Kolos savannah: 7 hearts, hand club
    fight savannah
    DICE 3 6 3
"""


def test_a_fight_is_told_as_it_stands_and_ends_so():
    table = Table(BRAWL)
    fight = table.view(-1).fight
    assert fight is not None
    assert fight.heavy_first
    assert fight.ranked == (1, 2, 0), "Kolos and Alma have 3 each, and here the heavier one is before the lighter one"
    assert fight.losses == (3, 0, 3)
    assert fight.knocked_out == (True, False, False)
    table.pass_fight(2)
    (result,) = table.happened(FightResult)
    assert tuple(result.ranking) == fight.ranked
    assert (table.hearts(0), table.hearts(2)) == (0, 4)
    over = table.view(-1).fight
    assert over is not None
    assert over.over
    assert (over.ranked, over.losses, over.knocked_out) == (fight.ranked, fight.losses, fight.knocked_out)


def test_where_the_light_are_first_it_is_told_so():
    fight = Table(BRAWL.replace("savannah", "forest")).view(-1).fight
    assert fight is not None
    assert not fight.heavy_first
    assert fight.ranked == (1, 0, 2)


def test_what_five_dice_are_is_told():
    table = Table("""
        S0 Alma mountain: 9 K
        S1 Karok cave
        act S0
        DICE 3 3 5 5 5
    """)
    turn = table.view(1).turn
    assert turn is not None
    assert turn.combination == ""
    table.do(0, Climb())
    turn = table.view(1).turn
    assert turn is not None
    assert turn.combination == "full" == combination(turn.climb)
    assert turn.combination in COMBINATIONS


def test_what_the_gather_pile_still_has_is_told_in_the_forest():
    table = Table("""
        S0 Alma forest: 9 K
        S1 Karok cave
        act S0
        TOP gather branch
    """)
    before = table.view(0).turn
    assert before is not None
    assert sum(before.to_come) == table.view(0).gather_pile
    table.do(0, Gather())
    after = table.view(0).turn
    assert after is not None
    gone = [a - b for a, b in zip(before.to_come, after.to_come, strict=True)]
    assert [card.key for card, n in zip(GATHER_CARDS, gone, strict=True) if n] == ["branch"]


def test_a_seat_is_told_what_it_lacks_for_each_evolution_and_where_to_go():
    table = Table("""
        S0 Alma forest: 1 K, 1 wood, 1 stone
        S1 Karok cave: 9 K
        row evolution E14 E17 E01 E02
        act S0
    """)
    mine, theirs = table.view(0).mine, table.view(1).mine
    assert mine is not None
    assert theirs is not None
    assert table.view(-1).mine is None
    assert (mine.offers[0].lacks, mine.offers[0].elsewhere) == ((0, 1, 0, 1), False), "2 wood and 2 stones, anywhere"
    assert (mine.offers[1].lacks, mine.offers[1].elsewhere) == ((3, 0, 0, 1), True), "4 K and 2 stones, on the mountain"
    assert theirs.offers[1].lacks == (0, 0, 0, 2)


def test_whoever_is_about_to_win_is_known_to_all_with_what_is_lacking():
    table = Table("""
        S0 Alma forest: 8 points, 2 wood, 1 stone
        S1 Karok cave: 3 points
        S2 Kolos cave: 9 K, 9 wood, 9 stone
        row evolution E14 E17 E01 E02
        act S0
    """)
    assert [player.short for player in table.view(-1).players] == [(0, 0, 0, 1), None, None]
