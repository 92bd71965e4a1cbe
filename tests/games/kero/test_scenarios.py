"""The golden scenarios of the rules, under their numbers; those of sand: test_scenarios_of_sand.py."""

import pytest

from kermesse.core.game import SPECTATOR
from kermesse.games.kero import GAME
from kermesse.games.kero.commands import (
    ClaimTie,
    ConvertWheat,
    EndTurn,
    LayFlat,
    Move,
    PlaceExplorer,
    PlaceFree,
    PlayTuarek,
    Roll,
    SweepCard,
    TakeCard,
    Tip,
)
from kermesse.games.kero.events import (
    CardDiscarded,
    GameOver,
    LandDiscarded,
    LandWon,
    PowerWasted,
    TruckFlat,
    TuarekDrawn,
)
from kermesse.games.kero.rules.scoring import score, tie_breaker, winner
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
    assert table.refused(0, EndTurn()) == "place_explorer_first"
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
    assert table.refused(0, TakeCard(6)) == "not_enough_jerricans"


def test_g12_fireproof_dice_are_thrown_again():
    table = Table("hand 0 fireproof fireproof")
    table.do(0, PlayTuarek("fireproof"))
    table.do(0, Tip(), dice="F F B1 B1 M1")
    table.do(0, Roll(("w0", "w1")), at=2000, dice="M1 F")
    table.do(0, LayFlat(), at=3000)
    assert (table.harvest, table.state.fires) == ({"B": 2, "M": 2}, 1)
    assert table.refused(0, PlayTuarek("fireproof")) == "wrong_phase"
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
    assert table.refused(0, TakeCard(4)) == "place_explorer_first"
    table.do(0, PlaceFree(4))
    table.do(0, TakeCard(4))
    table.do(0, PlaceFree(4))
    table.do(0, PlaceExplorer(4))
    assert (table.explorers, table.state.camp[0]) == ("0-0 0-0 0-0 3-0", 4)
    assert table.harvest == {"W": 2, "R": 1}
    assert table.refused(0, PlaceExplorer(1)) == "not_enough_resources"


def test_g14_one_throw_and_then_flat():
    table = Table()
    table.do(0, Tip((), then_flat=True), dice="B1 W1 M1 R1 F")
    table.advance(800)
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
    assert table.refused(0, ClaimTie(1)) == "wrong_phase"
    assert table.refused(1, ClaimTie(3)) == "not_tied"
    assert table.refused(1, ClaimTie(4)) == "not_tied"
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
    assert table.refused(0, Tip()) == "game_over"


G18 = "conquests 2\ndeck conquest M17 M15\nland-pile"


def test_g18_the_second_player_has_a_last_turn_with_the_outpost():
    table = Table(G18)
    play_g15(table, 0)
    assert table.state.last_turn
    assert table.row == "M17 M05 S09 S12 S07 S01"
    assert table.lands == "- - - -"
    table.do(1, Tip(), at=10000, dice="M1 M1 R1 R1 W1")
    table.do(1, LayFlat(), at=11000)
    assert table.refused(1, PlaceExplorer(1)) == "no_land"
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
    assert table.refused(1, PlaceExplorer("outpost")) == "outpost_full"
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
    assert table.refused(0, loot) == "wrong_phase"
    table.roll(0, "W1 W1 B1 F M1")
    assert table.refused(0, PlayTuarek("loot", resources=("J", "W"))) == "bad_resources"
    table.do(0, loot)
    assert table.harvest["W"] == 4
    assert table.refused(0, ConvertWheat(5)) == "not_enough_resources"
    table.do(0, ConvertWheat(1))
    assert (table.jerricans[0], table.harvest["W"]) == (3, 3)
    assert table.refused(0, ConvertWheat(1)) == "power_used"
    table.do(0, TakeCard(2))
    assert table.jerricans[0] == 5


def test_g21_banish_and_march():
    position = "hand 0 banish march\nexplorers 0-2 1-0 1-1 0-0\njerricans {} 2"
    poor = Table(position.format(1))
    assert poor.refused(0, PlayTuarek("banish", land=1)) == "not_enough_jerricans"
    table = Table(position.format(3))
    assert table.refused(0, PlayTuarek("banish", land=2)) == "no_explorer_there"
    table.do(0, PlayTuarek("banish", land=1))
    assert (table.explorers, table.jerricans) == ("0-1 1-0 1-1 0-0", [1, 4])
    assert table.state.camp[1] == 5
    assert table.refused(0, PlayTuarek("march", (Move(2, 1), Move(2, 1)))) == "no_explorer_there"
    table.do(0, PlayTuarek("march", (Move(3, 1), Move(2, 1))))
    assert table.explorers == "2-1 0-0 0-1 0-0"


def test_g22_sweep_discards_a_card_of_choice_after_the_fire():
    table = Table("hand 0 sweep")
    table.roll(0, "F F B1 B1 B1")
    table.do(0, PlayTuarek("sweep"))
    table.do(0, EndTurn())
    assert table.saw(CardDiscarded) == [CardDiscarded(6, "S01", "fire")]
    assert table.phase == "sweep"
    assert table.refused(0, SweepCard(6)) == "empty_slot"
    table.do(0, SweepCard(3))
    assert table.row == "M15 M17 M05 S09 S07 N1"


def test_g23_the_price_of_special_dice():
    table = Table("cards 0 S01\nhand 0 two_dice\njerricans 0 2")
    assert table.refused(0, Tip(("green", "blue"))) == "not_enough_jerricans"
    table.do(0, PlayTuarek("two_dice"))
    table.roll(0, "B1 B1 B1 B1 B1 W3 B3 M3", specials=("green", "yellow", "blue"))
    assert (table.jerricans[0], table.harvest) == (0, {"B": 8, "W": 3, "M": 3})
    table = Table()
    table.do(0, Tip(("green",)))
    assert table.jerricans[0] == 1


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
    tied = "option final_tie=lands\njerricans 3 2"
    assert winner(Table(position + tied).state) == 0
    assert [tie_breaker(Table(position + lines).state) for lines in ("", tied)] == ["", "jerricans"]


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
