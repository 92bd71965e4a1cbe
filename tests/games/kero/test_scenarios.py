"""The golden scenarios of the rules, under their numbers."""

import pytest

from kermesse.core.game import SPECTATOR
from kermesse.games.kero import GAME
from kermesse.games.kero.commands import (
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
    SweepCard,
    TakeCard,
    Tap,
    Tip,
)
from kermesse.games.kero.events import (
    CardDiscarded,
    GameOver,
    LandDiscarded,
    LandWon,
    Panne,
    PowerWasted,
    RefuelEnded,
    TimeUp,
    TruckFlat,
    TuarekDrawn,
)
from kermesse.games.kero.latency import LATENCY
from kermesse.games.kero.rules.scoring import score, winner
from tests.games.kero.table import B0_FROM_M11, Table


@pytest.mark.parametrize(("cards", "nsp"), [("N1", 1), ("N1 N2 N3", 9), ("N1 N2 N3 N4 N5", 25)])
def test_g01_none_shall_pass_scores_the_square_of_its_copies(cards, nsp):
    table = Table(f"cards 0 {cards}")
    assert score(table.state, 0).nsp == score(table.state, 0).total == nsp


def test_g02_mike_takes_cards_b_and_f_and_three_fires_burn_one_card():
    table = Table()
    table.do(0, Tip(("green", "yellow")), dice="W1 W1 F F F W3 W2")
    assert table.jerricans[0] == 0
    table.do(0, LayFlat(), at=2000)
    assert table.fuel[0] == 58000
    assert table.harvest == {"W": 7}
    assert table.state.fires == 3
    table.do(0, TakeCard(2))
    assert (table.jerricans[0], table.harvest) == (2, {"W": 4})
    table.do(0, TakeCard(6))
    assert (table.jerricans[0], table.harvest, table.powers(0)) == (1, {"W": 1}, ["S01"])
    table.do(0, EndTurn())
    assert table.saw(CardDiscarded) == [CardDiscarded(5, "N1", "fire")]
    assert table.row == "M06 M15 M17 M05 S12 S07"
    assert table.state.active == 1


def test_g03_two_recruits_take_the_scouts_and_send_an_explorer_at_once():
    table = Table()
    table.do(0, Tip(), dice="R1 R1 B1 J1 F")
    table.do(0, LayFlat(), at=1500)
    assert (table.fuel[0], table.jerricans[0]) == (58500, 3)
    table.do(0, TakeCard(4))
    assert table.refuses(0, EndTurn()) == "place_explorer_first"
    table.do(0, PlaceFree(1))
    assert table.explorers == "1-0 0-0 0-0 0-0"
    assert table.state.camp[0] == 6
    table.do(0, EndTurn())
    assert table.row == "M17 M05 S09 S12 N1 S01"


def test_g04_three_wheat_and_a_jerrican_of_the_dice_make_the_green_die_free():
    table = Table("jerricans 0 2")
    table.do(0, Tip(), dice="W1 W1 W1 J1 B1")
    table.do(0, LayFlat(), at=1000)
    assert table.jerricans[0] == 1
    table.do(0, TakeCard(6))
    assert (table.jerricans[0], table.harvest, table.powers(0)) == (0, {"B": 1}, ["S01"])
    table.do(0, EndTurn())
    table.roll(1, "B1 B1 B1 B1 B1")
    table.do(1, EndTurn())
    table.do(0, Tip(("green",)))
    assert table.jerricans[0] == 0


def test_g04_variation_without_the_jerrican_the_card_is_refused():
    table = Table("jerricans 0 2")
    table.do(0, Tip(), dice="W1 W1 W1 B1 B1")
    table.do(0, LayFlat(), at=1000)
    assert table.refuses(0, TakeCard(6)) == "not_enough_jerricans"


def test_g05_a_fill_lasts_until_all_dice_burn():
    table = Table("fuel 10000 60000")
    table.do(0, Refuel(1), at=1000, dice="F F F B1 B1 W2 B2 M2 | F B1 F F M2 | W1 F | F")
    assert table.jerricans[0] == 1
    table.at(6999)
    assert table.phase == "refuelling"
    table.at(7000)
    assert (table.phase, table.fuel[0]) == ("prep", 16000)
    assert table.saw(RefuelEnded) == [RefuelEnded(0, 4, 6000, 16000, "fire")]
    assert table.refuses(0, Refuel(1)) == "refinery_closed"


def test_g06_the_last_die_burns_on_its_fifth_throw():
    table = Table("fuel 20000 60000")
    table.do(0, Refuel(1), dice="F F F F B1 F F M2 | F M2 | M2 | M2 | M2 | M2 | M2")
    table.at(10499)
    assert table.phase == "refuelling"
    table.at(10500)
    assert (table.phase, table.fuel[0]) == ("prep", 30500)
    assert table.saw(RefuelEnded)[0].throws == 7


def test_g07_a_double_fill_has_two_windows_and_one_ambush():
    table = Table("fuel 12000 60000\njerricans 3 2\nhand 1 ambush loot")
    table.do(0, Refuel(2))
    assert (table.jerricans[0], table.phase) == (1, "reaction")
    table.do(1, React(False), at=2000, dice="F F F F F F F F")
    table.at(3500)
    assert (table.phase, table.fuel[0]) == ("reaction", 13500)
    table.do(1, React(True), at=4000, dice="F F F F W1 | F")
    assert table.state.tuarek_discard == [2]
    table.at(6999)
    assert table.phase == "refuelling"
    table.at(7000)
    assert (table.phase, table.fuel[0]) == ("prep", 16500)
    assert table.hand(1) == ["loot"]


def test_g08_refused_fills():
    assert Table().refuses(0, Refuel(1)) == "tank_full"
    table = Table("fuel 30000 60000\njerricans 1 2\nhand 0 fireproof")
    assert table.refuses(0, Refuel(2)) == "not_enough_jerricans"
    assert table.refuses(1, Refuel(1)) == "not_your_turn"
    table.do(0, PlayTuarek("fireproof"))
    assert table.refuses(0, Refuel(1)) == "refinery_closed"
    table = Table("fuel 30000 60000\njerricans 4 2")
    table.do(0, BuyTuarek())
    assert (table.jerricans[0], table.hand(0)) == (2, ["loot"])
    assert table.refuses(0, Refuel(1)) == "refinery_closed"


def test_g09_the_pace_of_throws():
    table = Table()
    table.do(0, Tip(), at=10000, dice="B1 W1 M1 F J1")
    assert table.refuses(0, LayFlat(), at=10799) == "dice_in_the_air"
    assert table.refuses(0, Roll(("w0", "w1")), at=10800) == "too_soon"
    assert table.refuses(0, Roll(("w0", "w1")), at=11799) == "too_soon"
    table.do(0, Roll(("w0", "w1")), at=11800, dice="R1 M1")
    assert table.refuses(0, Roll(("w0",)), at=12500) == "dice_in_the_air"
    assert table.refuses(0, Roll(("w3",)), at=14000) == "burnt_die"
    assert table.refuses(0, Roll(("green",))) == "bad_dice"
    assert table.refuses(0, Roll(())) == "no_dice"
    table.do(0, Roll(("w1",)), dice="M1")
    table.do(0, LayFlat(), at=15200)
    assert (table.fuel[0], table.harvest, table.jerricans[0], table.state.fires) == (54800, {"R": 1, "M": 2}, 3, 1)


def test_g10_a_breakdown_loses_the_turn_and_brings_a_small_fill():
    table = Table("fuel 5000 60000")
    row = table.row
    table.do(0, Tip(("blue",)), at=100_000, dice="B1 B1 M1 F F M3")
    table.do(0, Roll(("w0",)), at=102_500, dice="M1 | F F B1 F F | F")
    events = table.at(105_000)
    assert Panne(0) in events
    assert (table.fuel[0], table.phase) == (0, "refuelling")
    table.at(107_999)
    assert table.state.active == 0
    table.at(108_000)
    assert (table.fuel[0], table.state.active, table.phase) == (3000, 1, "prep")
    assert (table.jerricans[0], table.row) == (1, row)


def test_g11_running_dry_comes_before_laying_flat_at_the_same_instant():
    table = Table("fuel 4000 60000")
    table.do(0, Tip(), dice="B1 B1 B1 B1 B1 | F F F F F")
    assert table.refuses(0, LayFlat(), at=4000) == "wrong_phase"
    assert table.saw(Panne) == [Panne(0)]
    table.at(5500)
    assert (table.fuel[0], table.state.active) == (1500, 1)


def test_g11_variation_a_millisecond_before_it_counts():
    table = Table("fuel 4000 60000")
    table.do(0, Tip(), dice="B1 B1 B1 B1 B1")
    table.do(0, LayFlat(), at=3999)
    assert (table.fuel[0], table.phase) == (1, "develop")


def test_g12_fireproof_dice_are_thrown_again():
    table = Table("hand 0 fireproof fireproof")
    table.do(0, PlayTuarek("fireproof"))
    table.do(0, Tip(), dice="F F B1 B1 M1")
    table.do(0, Roll(("w0", "w1")), at=2000, dice="M1 F")
    table.do(0, LayFlat(), at=3000)
    assert (table.harvest, table.state.fires) == ({"B": 2, "M": 2}, 1)
    assert table.refuses(0, PlayTuarek("fireproof")) == "wrong_phase"
    table.do(0, TakeCard(5))
    table.do(0, EndTurn())
    assert table.row == "M17 M05 S09 S12 S07 S01"


def test_g13_special_faces_count_only_if_they_stay():
    table = Table("jerricans 3 2")
    table.do(0, Tip(("green", "yellow", "blue")), dice="W1 W1 M1 R1 F T E M2")
    assert table.jerricans[0] == 0
    table.do(0, Roll(("green",)), at=2000, dice="J2")
    table.do(0, Roll(("blue",)), at=4000, dice="R3")
    table.do(0, LayFlat(), at=5000)
    assert table.hand(0) == []
    assert (table.jerricans[0], table.harvest) == (2, {"W": 2, "M": 1, "R": 4})
    assert table.refuses(0, TakeCard(4)) == "place_explorer_first"
    table.do(0, PlaceFree(4))
    table.do(0, TakeCard(4))
    table.do(0, PlaceFree(4))
    table.do(0, PlaceExplorer(4))
    assert (table.explorers, table.state.camp[0]) == ("0-0 0-0 0-0 3-0", 4)
    assert table.harvest == {"W": 2, "R": 1}
    assert table.refuses(0, PlaceExplorer(1)) == "not_enough_resources"


def test_g14_one_throw_and_then_flat():
    table = Table()
    table.do(0, Tip((), then_flat=True), dice="B1 W1 M1 R1 F")
    table.at(800)
    assert (table.phase, table.fuel[0]) == ("develop", 59200)
    assert table.saw(TruckFlat) == [TruckFlat(0, 800, 59200, "then_flat")]
    table.do(0, TakeCard(3))
    table.do(0, EndTurn())
    assert table.row == "M17 M05 S09 S07 N1 S01"


def play_g15(table: Table, seat: int) -> None:
    """Two bricks and a metal for None shall pass! in slot 5, one fire."""
    start = table.now
    table.do(seat, Tip(), dice="B1 B1 M1 F W1")
    table.do(seat, LayFlat(), at=start + 1000)
    table.do(seat, TakeCard(5))
    table.do(seat, EndTurn())


def test_g15_conquest_tie_empty_and_majority():
    table = Table(f"deck conquest M17 M15 {B0_FROM_M11}\nexplorers 1-1 0-0 1-2 2-0")
    play_g15(table, 0)
    assert table.saw(LandDiscarded) == [LandDiscarded(1, "L09", "tie"), LandDiscarded(2, "L05", "empty")]
    assert table.saw(LandWon) == [LandWon(1, 3, "L01", "majority", 0), LandWon(0, 4, "L10", "majority", 2)]
    assert (table.jerricans[0], table.state.supply) == (4, 21)
    assert table.state.camp == [7, 7]
    assert table.lands == "L06 L07 L08 L11"
    assert table.row.split()[0] == "M17"
    assert (table.state.active, table.state.round_no) == (1, 2)


def test_g16_the_envoy_wins_one_tied_land():
    table = Table(f"deck conquest M17 {B0_FROM_M11}\nexplorers 2-2 1-1 0-0 1-0\ncards 1 M03")
    play_g15(table, 0)
    assert table.phase == "tie"
    assert GAME.awaiting(table.state) == (1,)
    assert table.refuses(0, ClaimTie(1)) == "wrong_phase"
    assert table.refuses(1, ClaimTie(3)) == "not_tied"
    assert table.refuses(1, ClaimTie(4)) == "not_tied"
    events = table.do(1, ClaimTie(1))
    assert table.won(1) == ["L09"]
    assert table.hand(1) == ["loot"]
    drawn = next(event for event in events if isinstance(event, TuarekDrawn))
    assert (drawn.seen(1).kind, drawn.seen(0).kind, drawn.seen(SPECTATOR).kind) == ("loot", "", "")
    assert LandDiscarded(2, "L05", "tie") in events
    assert (table.won(0), table.jerricans[0]) == (["L10"], 4)
    assert table.row.split()[0] == "M17"
    assert table.state.active == 1


def test_g17_the_third_conquest_after_the_second_player_ends_the_game():
    table = Table("""
        active 1
        conquests 2
        deck conquest M17
        land-pile
        explorers 0-1 1-0 0-0 0-0
        cards 0 S12 M05 M15
    """)
    play_g15(table, 1)
    assert table.phase == "over"
    first, second = table.saw(GameOver)[0].scores
    assert (first.cards, first.lands, first.total) == (9, 1, 10)
    assert (second.nsp, second.lands, second.total) == (1, 3, 4)
    assert GAME.outcome(table.state).winners == (0,)
    assert table.refuses(0, Tip()) == "game_over"


G18 = "conquests 2\ndeck conquest M17 M15\nland-pile"


def test_g18_the_second_player_has_a_last_turn_with_the_outpost():
    table = Table(G18)
    play_g15(table, 0)
    assert table.state.last_turn
    assert table.row == "M17 M05 S09 S12 S07 S01"
    assert table.lands == "- - - -"
    table.do(1, Tip(), at=10000, dice="M1 M1 R1 R1 W1")
    table.do(1, LayFlat(), at=11000)
    assert table.refuses(1, PlaceExplorer(1)) == "no_land"
    table.do(1, PlaceExplorer("outpost"))
    table.do(1, PlaceExplorer("outpost"))
    table.do(1, EndTurn())
    assert table.phase == "over"
    assert (score(table.state, 1).outpost, score(table.state, 0).total) == (3, 1)


def test_g18_variation_one_explorer_at_the_outpost_is_a_point():
    table = Table(G18)
    play_g15(table, 0)
    table.roll(1, "M1 R1 B1 B1 W1")
    table.do(1, PlaceExplorer("outpost"))
    table.do(1, EndTurn())
    assert score(table.state, 1).outpost == 1


def test_g18_variation_three_explorers_fill_the_outpost():
    table = Table(G18)
    play_g15(table, 0)
    table.roll(1, "R1 R1 R1 R1 M1 M3", specials=("blue",))
    for _ in range(3):
        table.do(1, PlaceExplorer("outpost"))
    assert table.refuses(1, PlaceExplorer("outpost")) == "outpost_full"
    assert score(table.state, 1).outpost == 4


@pytest.mark.parametrize(
    ("cards", "by_land", "printed", "total"),
    [
        ("S01 S09 M05 M06 S12 M15 S06 N1", [4, 2, 3, 4, 6, 3], 12, 35),
        ("S01 S09 M05 M06 S12 S06 N1", [4, 2, 1, 4, 6, 3], 9, 30),
    ],
)
def test_g19_lands_are_counted_with_the_final_cards(cards, by_land, printed, total):
    table = Table(f"cards 0 {cards}\nwon 0 L01 L05 L06 L07 L08 L09")
    points = score(table.state, 0)
    assert points.by_land == by_land
    assert (points.cards, points.nsp, points.total) == (printed, 1, total)


def test_g20_loot_and_the_still():
    table = Table("hand 0 loot\ncards 0 M01")
    loot = PlayTuarek("loot", resources=("W", "W"))
    assert table.refuses(0, loot) == "wrong_phase"
    table.roll(0, "W1 W1 B1 F M1")
    assert table.refuses(0, PlayTuarek("loot", resources=("J", "W"))) == "bad_resources"
    table.do(0, loot)
    assert table.harvest["W"] == 4
    assert table.refuses(0, ConvertWheat(5)) == "not_enough_resources"
    table.do(0, ConvertWheat(1))
    assert (table.jerricans[0], table.harvest["W"]) == (3, 3)
    assert table.refuses(0, ConvertWheat(1)) == "power_used"
    table.do(0, TakeCard(2))
    assert table.jerricans[0] == 5


def test_g21_banish_and_march():
    position = "hand 0 banish march\nexplorers 0-2 1-0 1-1 0-0\njerricans {} 2"
    poor = Table(position.format(1))
    assert poor.refuses(0, PlayTuarek("banish", land=1)) == "not_enough_jerricans"
    table = Table(position.format(3))
    assert table.refuses(0, PlayTuarek("banish", land=2)) == "no_explorer_there"
    table.do(0, PlayTuarek("banish", land=1))
    assert (table.explorers, table.jerricans) == ("0-1 1-0 1-1 0-0", [1, 4])
    assert table.state.camp[1] == 5
    assert table.refuses(0, PlayTuarek("march", (Move(2, 1), Move(2, 1)))) == "no_explorer_there"
    table.do(0, PlayTuarek("march", (Move(3, 1), Move(2, 1))))
    assert table.explorers == "2-1 0-0 0-1 0-0"


def test_g22_sweep_discards_a_card_of_choice_after_the_fire():
    table = Table("hand 0 sweep")
    table.roll(0, "F F B1 B1 B1")
    table.do(0, PlayTuarek("sweep"))
    table.do(0, EndTurn())
    assert table.saw(CardDiscarded) == [CardDiscarded(6, "S01", "fire")]
    assert table.phase == "sweep"
    assert table.refuses(0, SweepCard(6)) == "empty_slot"
    table.do(0, SweepCard(3))
    assert table.row == "M15 M17 M05 S09 S07 N1"


def test_g23_the_price_of_special_dice():
    table = Table("cards 0 S01\nhand 0 two_dice\njerricans 0 2")
    assert table.refuses(0, Tip(("green", "blue"))) == "not_enough_jerricans"
    table.do(0, PlayTuarek("two_dice"))
    table.roll(0, "B1 B1 B1 B1 B1 W3 B3 M3", specials=("green", "yellow", "blue"))
    assert (table.jerricans[0], table.harvest) == (0, {"B": 8, "W": 3, "M": 3})
    table = Table()
    table.do(0, Tip(("green",)))
    assert table.jerricans[0] == 1


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


def test_g25_a_sixth_power_is_wasted():
    table = Table("cards 0 S02 S03 S04 S05 S06")
    table.roll(0, "W1 W1 W1 J1 F")
    assert table.harvest == {"W": 4, "B": 1}
    table.do(0, TakeCard(6))
    assert table.saw(PowerWasted) == [PowerWasted(0, "S01")]
    assert (len(table.cards(0)), len(table.powers(0))) == (6, 5)
    table.do(0, EndTurn())
    table.roll(1, "B1 B1 B1 B1 B1")
    table.do(1, EndTurn())
    before = table.jerricans[0]
    table.do(0, Tip(("green",)))
    assert table.jerricans[0] == before - 1


def test_g26_equal_totals():
    position = "cards 0 M16 S12\nwon 0 L12\ncards 1 N1 N2 N3\nwon 1 L09\n"
    table = Table(position)
    assert [score(table.state, seat).total for seat in range(2)] == [12, 12]
    assert winner(table.state) == -1
    assert winner(Table(position + "option final_tie=lands").state) == -1
    assert winner(Table(position + "option final_tie=lands\njerricans 3 2").state) == 0


def test_g27_when_all_dice_burn_the_truck_lies_flat_by_itself():
    table = Table()
    table.do(0, Tip(), dice="F F F F F")
    table.at(800)
    assert (table.phase, table.fuel[0], table.harvest) == ("develop", 59200, {})
    table.do(0, EndTurn())
    assert table.saw(CardDiscarded) == [CardDiscarded(6, "S01", "fire")]
    assert table.row.split()[5] == "N1"


def test_g28_the_window_tells_nothing():
    table = Table("fuel 10000 60000\nhand 1 loot")
    table.do(0, Refuel(1), at=1000, dice="F F F F F F F F")
    assert GAME.deadline(table.state) == 7000
    assert table.refuses(1, React(True)) == "no_such_tuarek"
    assert table.refuses(0, Tip()) == "wrong_phase"
    assert TimeUp(1, "reaction") in table.at(7000)
    table.at(8499)
    assert table.phase == "refuelling"
    table.at(8500)
    assert (table.phase, table.fuel[0]) == ("prep", 11500)


def test_g28_variation_without_a_tuarek_there_is_no_window():
    table = Table("fuel 10000 60000")
    table.do(0, Refuel(1), at=1000, dice="F F F F F F F F")
    table.at(2500)
    assert (table.phase, table.fuel[0]) == ("prep", 11500)


def test_g29_the_stall_guard_discards_a_card_after_eight_idle_turns():
    table = Table()
    for turn in range(8):
        assert table.saw(CardDiscarded) == []
        table.roll(turn % 2, "B1 M1 R1 J1 F")
        table.do(turn % 2, EndTurn())
    assert table.saw(CardDiscarded) == [CardDiscarded(6, "S01", "stall")]
    assert table.row == "M17 M05 S09 S12 S07 N1"
    assert (table.jerricans, table.fuel) == ([6, 6], [56800, 56800])
    assert table.state.stall_count == 0


def test_g30_the_supply_gives_what_it_has():
    table = Table("jerricans 10 15")
    assert table.state.supply == 2
    table.do(0, Tip(("green",)), dice="J1 J1 J1 W1 F J2")
    assert (table.jerricans[0], table.state.supply) == (9, 3)
    table.do(0, LayFlat(), at=1000)
    assert (table.jerricans[0], table.state.supply) == (12, 0)


def test_g31_a_tanker_after_the_roll_keeps_the_harvest():
    table = Table("fuel 3000 60000\nhand 0 tanker")
    table.do(0, Tip(), dice="B1 B1 B1 B1 B1")
    table.do(0, LayFlat(), at=1000)
    assert table.fuel[0] == 2000
    table.do(0, PlayTuarek("tanker"), at=2000, dice="F F F F F F F E | F")
    table.at(4999)
    assert table.phase == "refuelling"
    table.at(5000)
    assert (table.phase, table.fuel[0], table.harvest) == ("develop", 5000, {"B": 5})


def test_g32_time_limits_tip_the_truck_and_end_the_turn():
    table = Table('option limits_ms={"prep":60000,"develop":90000,"reaction":6000}\ndice B1 B1 M1 R1 W1')
    events = table.at(60_000)
    assert events[0] == TimeUp(0, "prep")
    table.at(60_800)
    assert (table.phase, table.fuel[0]) == ("develop", 59200)
    events = table.at(150_800)
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
        table.at(GAME.deadline(table.state))
    assert (table.phase, table.state.dry_at) == ("rolling", 60_000)
    stamped = max(table.now, arrival - min(lag, LATENCY.credit(LayFlat())))
    assert stamped == now
    if fuel is None:
        assert table.refuses(0, LayFlat(), at=stamped) == "wrong_phase"
        assert table.saw(Panne) == [Panne(0)]
    else:
        table.do(0, LayFlat(), at=stamped)
        assert table.fuel[0] == fuel


def test_g33_other_commands_count_when_they_arrive():
    assert [LATENCY.credit(command) for command in (Roll(1), LayFlat(), Tap(), Tip())] == [250, 250, 250, 0]
