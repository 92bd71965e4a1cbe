"""The golden scenarios that are about sand: fills, breakdowns, windows and limits, under their numbers."""

import pytest

from kermesse.games.kero import GAME
from kermesse.games.kero.commands import BuyTuarek, EndTurn, LayFlat, PlayTuarek, React, Refuel, Roll, Tap, Tip
from kermesse.games.kero.events import CardDiscarded, Panne, RefuelEnded, TimeUp
from kermesse.games.kero.latency import LATENCY
from tests.games.kero.table import Table


def test_g05_a_fill_lasts_until_all_dice_burn():
    table = Table("fuel 10000 60000")
    table.do(0, Refuel(1), at=1000, dice="F F F B1 B1 W2 B2 M2 | F B1 F F M2 | W1 F | F")
    assert table.jerricans[0] == 1
    table.advance(6999)
    assert table.phase == "refuelling"
    table.advance(7000)
    assert (table.phase, table.fuel[0]) == ("prep", 16000)
    assert table.saw(RefuelEnded) == [RefuelEnded(0, 4, 6000, 16000, "fire")]
    assert table.refused(0, Refuel(1)) == "refinery_closed"


def test_g06_the_last_die_burns_on_its_fifth_throw():
    table = Table("fuel 20000 60000")
    table.do(0, Refuel(1), dice="F F F F B1 F F M2 | F M2 | M2 | M2 | M2 | M2 | M2")
    table.advance(10499)
    assert table.phase == "refuelling"
    table.advance(10500)
    assert (table.phase, table.fuel[0]) == ("prep", 30500)
    assert table.saw(RefuelEnded)[0].throws == 7


def test_g07_a_double_fill_has_two_windows_and_one_ambush():
    table = Table("fuel 12000 60000\njerricans 3 2\nhand 1 ambush loot")
    table.do(0, Refuel(2))
    assert (table.jerricans[0], table.phase) == (1, "reaction")
    table.do(1, React(False), at=2000, dice="F F F F F F F F")
    table.advance(3500)
    assert (table.phase, table.fuel[0]) == ("reaction", 13500)
    table.do(1, React(True), at=4000, dice="F F F F W1 | F")
    assert table.state.tuarek_discard == [2]
    table.advance(6999)
    assert table.phase == "refuelling"
    table.advance(7000)
    assert (table.phase, table.fuel[0]) == ("prep", 16500)
    assert table.hand(1) == ["loot"]


def test_g08_refused_fills():
    assert Table().refused(0, Refuel(1)) == "tank_full"
    table = Table("fuel 30000 60000\njerricans 1 2\nhand 0 fireproof")
    assert table.refused(0, Refuel(2)) == "not_enough_jerricans"
    assert table.refused(1, Refuel(1)) == "not_your_turn"
    table.do(0, PlayTuarek("fireproof"))
    assert table.refused(0, Refuel(1)) == "refinery_closed"
    table = Table("fuel 30000 60000\njerricans 4 2")
    table.do(0, BuyTuarek())
    assert (table.jerricans[0], table.hand(0)) == (2, ["loot"])
    assert table.refused(0, Refuel(1)) == "refinery_closed"


def test_g09_the_pace_of_throws():
    table = Table()
    table.do(0, Tip(), at=10000, dice="B1 W1 M1 F J1")
    assert table.refused(0, LayFlat(), at=10799) == "dice_in_the_air"
    assert table.refused(0, Roll(("w0", "w1")), at=10800) == "too_soon"
    assert table.refused(0, Roll(("w0", "w1")), at=11799) == "too_soon"
    table.do(0, Roll(("w0", "w1")), at=11800, dice="R1 M1")
    assert table.refused(0, Roll(("w0",)), at=12500) == "dice_in_the_air"
    assert table.refused(0, Roll(("w3",)), at=14000) == "burnt_die"
    assert table.refused(0, Roll(("green",))) == "bad_dice"
    assert table.refused(0, Roll(())) == "no_dice"
    table.do(0, Roll(("w1",)), dice="M1")
    table.do(0, LayFlat(), at=15200)
    assert (table.fuel[0], table.harvest, table.jerricans[0], table.state.fires) == (54800, {"R": 1, "M": 2}, 3, 1)


def test_g10_a_breakdown_loses_the_turn_and_brings_a_small_fill():
    table = Table("fuel 5000 60000")
    row = table.row
    table.do(0, Tip(("blue",)), at=100_000, dice="B1 B1 M1 F F M3")
    table.do(0, Roll(("w0",)), at=102_500, dice="M1 | F F B1 F F | F")
    events = table.advance(105_000)
    assert Panne(0) in events
    assert (table.fuel[0], table.phase) == (0, "refuelling")
    table.advance(107_999)
    assert table.state.active == 0
    table.advance(108_000)
    assert (table.fuel[0], table.state.active, table.phase) == (3000, 1, "prep")
    assert (table.jerricans[0], table.row) == (1, row)


def test_g11_running_dry_comes_before_laying_flat_at_the_same_instant():
    table = Table("fuel 4000 60000")
    table.do(0, Tip(), dice="B1 B1 B1 B1 B1 | F F F F F")
    assert table.refused(0, LayFlat(), at=4000) == "wrong_phase"
    assert table.saw(Panne) == [Panne(0)]
    table.advance(5500)
    assert (table.fuel[0], table.state.active) == (1500, 1)


def test_g11_variation_a_millisecond_before_it_counts():
    table = Table("fuel 4000 60000")
    table.do(0, Tip(), dice="B1 B1 B1 B1 B1")
    table.do(0, LayFlat(), at=3999)
    assert (table.fuel[0], table.phase) == (1, "develop")


def test_g24_the_calm_clock():
    table = Table("option clock=calm\nfuel 10000 60000")
    table.do(0, Tip(), dice="B1 B1 B1 F W1")
    assert table.fuel[0] == 7000
    table.do(0, Roll(("w4", "w0")), dice="F B1")
    assert table.fuel[0] == 4000
    table.do(0, LayFlat())
    assert (table.harvest, table.state.fires, table.fuel[0]) == ({"B": 3}, 2, 4000)


def test_g24_variation_a_throw_that_empties_the_tank_is_a_breakdown():
    table = Table("option clock=calm\nfuel 3000 60000")
    events = table.do(0, Tip(), dice="F F F F B1 | F")
    assert Panne(0) in events
    assert (table.fuel[0], table.state.active, table.phase) == (3000, 1, "prep")
    assert table.saw(RefuelEnded)[0].throws == 2


def test_g27_when_all_dice_burn_the_truck_lies_flat_by_itself():
    table = Table()
    table.do(0, Tip(), dice="F F F F F")
    table.advance(800)
    assert (table.phase, table.fuel[0], table.harvest) == ("develop", 59200, {})
    table.do(0, EndTurn())
    assert table.saw(CardDiscarded) == [CardDiscarded(6, "S01", "fire")]
    assert table.row.split()[5] == "N1"


def test_g28_the_window_tells_nothing():
    table = Table("fuel 10000 60000\nhand 1 loot")
    table.do(0, Refuel(1), at=1000, dice="F F F F F F F F")
    assert GAME.deadline(table.state) == 7000
    assert table.refused(1, React(True)) == "no_such_tuarek"
    assert table.refused(0, Tip()) == "wrong_phase"
    assert TimeUp(1, "reaction") in table.advance(7000)
    table.advance(8499)
    assert table.phase == "refuelling"
    table.advance(8500)
    assert (table.phase, table.fuel[0]) == ("prep", 11500)


def test_g28_variation_without_a_tuarek_there_is_no_window():
    table = Table("fuel 10000 60000")
    table.do(0, Refuel(1), at=1000, dice="F F F F F F F F")
    table.advance(2500)
    assert (table.phase, table.fuel[0]) == ("prep", 11500)


def test_g31_a_tanker_after_the_roll_keeps_the_harvest():
    table = Table("fuel 3000 60000\nhand 0 tanker")
    table.do(0, Tip(), dice="B1 B1 B1 B1 B1")
    table.do(0, LayFlat(), at=1000)
    assert table.fuel[0] == 2000
    table.do(0, PlayTuarek("tanker"), at=2000, dice="F F F F F F F E | F")
    table.advance(4999)
    assert table.phase == "refuelling"
    table.advance(5000)
    assert (table.phase, table.fuel[0], table.harvest) == ("develop", 5000, {"B": 5})


def test_g32_time_limits_tip_the_truck_and_end_the_turn():
    table = Table('option limits_ms={"prep":60000,"develop":90000,"reaction":6000}\ndice B1 B1 M1 R1 W1')
    events = table.advance(60_000)
    assert events[0] == TimeUp(0, "prep")
    table.advance(60_800)
    assert (table.phase, table.fuel[0]) == ("develop", 59200)
    events = table.advance(150_800)
    assert events[0] == TimeUp(0, "develop")
    assert (table.state.active, table.cards(0)) == (1, [])


@pytest.mark.parametrize(
    ("lag", "arrival", "now", "fuel"), [(90, 60_060, 59_970, 30), (90, 60_100, 60_010, None), (400, 60_240, 59_990, 10)]
)
def test_g33_a_late_command_is_given_back_its_way_to_the_table(lag, arrival, now, fuel):
    table = Table()
    table.do(0, Tip(), dice="B1 B1 B1 B1 B1 | F F F F F")
    assert LATENCY.patience is not None
    while GAME.deadline(table.state) + LATENCY.patience(table.state) <= arrival:
        table.advance(GAME.deadline(table.state))
    assert (table.phase, table.state.dry_at) == ("rolling", 60_000)
    stamped = max(table.now, arrival - min(lag, LATENCY.credit(LayFlat())))
    assert stamped == now
    if fuel is None:
        assert table.refused(0, LayFlat(), at=stamped) == "wrong_phase"
        assert table.saw(Panne) == [Panne(0)]
    else:
        table.do(0, LayFlat(), at=stamped)
        assert table.fuel[0] == fuel


def test_g33_other_commands_count_when_they_arrive():
    assert [LATENCY.credit(command) for command in (Roll(1), LayFlat(), Tap(), Tip())] == [250, 250, 250, 0]
