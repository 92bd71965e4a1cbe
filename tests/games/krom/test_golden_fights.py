"""The golden scenarios of the rules document that are about fights, under their numbers."""

import pytest

from kermesse.games.krom import GAME
from kermesse.games.krom.commands import (
    ChooseDestination,
    Climb,
    Decline,
    EndPhase,
    Hunt,
    Loot,
    PassFight,
    PlayBonus,
    Settle,
)
from kermesse.games.krom.events import (
    BonusCancelled,
    FightRolled,
    FightTotal,
    GameOver,
    KnockedOut,
    KromosaureBeaten,
    PhaseStarted,
    TrophyMoved,
    WokeUp,
)
from tests.games.krom.table import Table


def test_g04_a_knocked_out_fighter_is_robbed_by_the_winner_and_loses_the_phase():
    table = Table("""
        S0 Kolos savannah
        S1 Karok savannah: 3 hearts, 5 K, 1 bone, hand broth
        S2 Valkyr savannah
        row hunt HUN-01 HUN-02 HUN-03 HUN-04
        fight savannah
        DICE 6 3 2
    """)
    table.pass_fight(1)
    assert table.hearts(1) == 0
    assert table.hearts(2) == 3
    assert table.happened(KnockedOut) == [KnockedOut(1, 0, "")]
    assert [command.kind for command in table.legal(0)] == ["bone", "kroms", "bonus", "nothing"]
    assert table.refused(0, Loot("wood")) == "bad_choice"
    table.do(0, Loot("kroms"))
    assert (table.kroms(1), table.kroms(0)) == (2, 8)
    assert [table.state.active, *table.state.order] == [0, 2]
    for seat in (0, 2):
        table.do(seat, Hunt(0, 0))
        table.do(seat, EndPhase())
    assert table.happened(WokeUp) == [WokeUp(1)]
    assert table.hearts(1) == 7


def test_g05_on_the_forest_the_lightest_wins_a_tie():
    table = Table("""
        S0 Kolos cave > forest
        S1 Alma cave > forest
        S2 Oona cave
        DICE 5 5 3
    """)
    table.do(2, ChooseDestination("forest"))
    assert [table.state.active, *table.state.order] == [1, 0, 2]
    assert table.state.hearts == [7, 7, 5]


def test_g06_a_card_opens_the_fight_window_again_for_all():
    table = Table("""
        S0 Alma mountain: hand club nope
        S1 Karok mountain: hand headbutt broth
        S2 Oona cave
        fight mountain
        DICE 2 5 4
    """)
    table.pass_fight(1)
    assert table.refused(1, PlayBonus("broth")) == "wrong_window"
    table.play(0, "club")
    assert table.awaiting() == (1,)
    table.decline(1)
    assert table.happened(FightTotal) == [FightTotal(0, 6, [4])]
    assert table.awaiting() == (0, 1)
    table.play(1, "headbutt")
    table.decline(0)
    assert table.state.totals == [6, 8]
    table.pass_fight(0)
    table.pass_fight(1)
    assert table.hearts(0) == 5
    assert [table.state.active, *table.state.order] == [1, 0]
    assert table.bonus_discard() == ["club", "headbutt"]


def test_g07_a_seat_elsewhere_may_counter_a_combat_card():
    table = Table("""
        S0 Mörhy savannah: hand war_cry
        S1 Valkyr savannah
        S2 Oona forest: hand nope
        fight savannah
        DICE 3 5
    """)
    assert table.awaiting() == (0,)
    table.play(0, "war_cry")
    assert table.awaiting() == (2,)
    table.counter(2)
    assert table.happened(BonusCancelled) == [BonusCancelled(0, "war_cry")]
    assert table.state.totals == [3, 5]
    assert table.bonus_discard() == ["nope", "war_cry"]
    assert table.state.active == 1
    assert table.hearts(0) == 5


def test_g08_a_counter_is_countered_and_the_revived_card_is_countered_again():
    table = Table("""
        S0 Valkyr forest: hand dead_tree nope
        S1 Alma cave: hand nope
        S2 Kolos mountain: hand nope
        act S0
    """)
    table.do(0, PlayBonus("dead_tree"))
    assert table.awaiting() == (1, 2)
    table.counter(1)
    assert table.awaiting() == (0, 2)
    table.counter(0)
    assert table.awaiting() == (2,)
    table.decline(2)
    assert table.happened(BonusCancelled) == [BonusCancelled(1, "nope")]
    assert table.awaiting() == (2,)
    table.counter(2)
    assert table.happened(BonusCancelled) == [BonusCancelled(0, "dead_tree")]
    assert table.purse(0) == (5, 0, 0, 0)
    assert table.bonus_discard() == ["dead_tree", "nope", "nope", "nope"]
    assert table.state.phase == "action"


def test_g18_knocked_out_by_a_card_before_its_turn_a_seat_neither_fights_nor_acts():
    table = Table("""
        S0 Karok cave: hand slingshot
        S1 Alma mountain: 2 hearts, 4 K
        S2 Oona mountain
        act S0
    """)
    table.do(0, PlayBonus("slingshot", target=1))
    assert table.happened(KnockedOut) == [KnockedOut(1, 0, "slingshot")]
    assert (table.hearts(1), table.kroms(1)) == (0, 4)
    table.do(0, EndPhase())
    assert not table.happened(FightRolled)
    assert (table.state.active, table.state.order) == (2, [])
    table.do(2, Climb())
    table.do(2, next(c for c in table.legal(2) if isinstance(c, Settle)))
    table.do(2, EndPhase())
    assert table.state.phase == "move"
    assert table.hearts(1) == 7
    assert table.refused(1, ChooseDestination("mountain")) == "same_place"


@pytest.mark.parametrize(
    ("place", "dice", "beast", "hurt"),
    [("forest", "6 3", 9, 0), ("forest", "5 3", 10, 0), ("savannah", "5 3", 10, 0)],
)
def test_g23_the_kromosaure_fights_a_single_seat(place, dice, beast, hurt):
    table = Table(f"""
        S0 Alma {place}
        S1 Karok cave
        kromosaure {place} 10
        fight {place}
        DICE {dice}
    """)
    assert table.state.beast_hearts == beast
    assert table.hearts(0) == 7 - hurt
    assert (table.state.phase, table.state.active) == ("action", 0)


def test_g24_the_trophy_wins_the_game_at_once():
    table = Table("""
        S0 Alma mountain: 6 points, hand headbutt
        S1 Oona cave
        S2 Valkyr cave
        S3 Mörhy cave
        S4 Karok cave
        S5 Kolos cave
        kromosaure mountain 2
        fight mountain
        DICE 6 4
    """)
    assert table.state.totals == [6, 6]
    table.play(0, "headbutt")
    assert table.happened(KromosaureBeaten) == [KromosaureBeaten(0)]
    [over] = table.happened(GameOver)
    assert (over.winner, over.cause) == (0, "trophy")
    assert not table.happened(PhaseStarted)
    assert table.awaiting() == ()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_g25_the_trophy_is_stolen_besides_the_loot():
    table = Table("""
        S0 Kolos mountain: 4 points
        S1 Valkyr mountain > cave: 2 hearts, 3 K, 4 points
        S2 Alma cave > forest
        S3 Oona cave > savannah
        trophy S1
        DICE 6 3
    """)
    assert table.points(1) == 5
    table.do(0, ChooseDestination("cave"))
    assert table.happened(TrophyMoved) == [TrophyMoved(1, 0)]
    assert (table.points(0), table.points(1)) == (5, 4)
    table.do(0, Loot("kroms"))
    assert (table.kroms(0), table.kroms(1)) == (7, 1)


def test_g26_a_winning_beast_robs_nobody():
    table = Table("""
        S0 Alma savannah: 2 hearts
        S1 Karok savannah
        S2 Oona cave
        kromosaure savannah 10
        fight savannah
        DICE 3 5 4
    """)
    assert table.state.hearts[:2] == [0, 6]
    assert (table.state.phase, table.state.active) == ("action", 1)
    assert table.kroms(0) == 5


def test_g31_an_answer_that_crosses_a_card_never_lands_in_the_wrong_window():
    table = Table("""
        S0 Kolos cave: hand headbutt
        S1 Alma cave: hand war_cry broth
        window 7
        fight cave
        DICE 4 4
    """)
    table.do(1, PlayBonus("war_cry"), guard=7)
    assert table.refused(0, PassFight(), guard=7) == "window_closed"
    table.do(0, Decline(), guard=8)
    assert table.state.totals == [4, 6]
    assert table.awaiting() == (0, 1)
    table.do(0, PlayBonus("headbutt"), guard=9)
    table.do(1, Decline(), guard=10)
    assert table.state.totals == [7, 6]
    assert table.awaiting() == (1,)
    table.do(1, PassFight(), guard=11)
    assert table.state.active == 0
    assert table.hearts(1) == 6
