"""Every refusal, in the words of the rules."""

from kermesse.core.game import Malformed
from kermesse.games.kero.commands import (
    BuyTuarek,
    ClaimTie,
    ConvertWheat,
    EndTurn,
    Move,
    PlaceExplorer,
    PlaceFree,
    PlayTuarek,
    React,
    Refuel,
    SetStandingOrder,
    TakeCard,
    Tap,
    Tip,
)
from tests.games.kero.table import Table


class TestRefusals:
    def test_only_one_fill_or_two_are_sold(self):
        table = Table("fuel 30000 60000")
        assert table.refused(0, Refuel(0)) == "bad_times"
        assert table.refused(0, Refuel(3)) == "bad_times"

    def test_a_seat_that_is_not_asked_comes_at_the_wrong_moment(self):
        table = Table()
        for command in (React(False), Tap(), ClaimTie(1)):
            for seat in range(2):
                assert table.refused(seat, command) == "wrong_phase"

    def test_the_other_seat_waits_for_its_turn(self):
        table = Table()
        assert table.refused(1, Tip()) == "not_your_turn"
        assert table.refused(1, EndTurn()) == "not_your_turn"
        assert table.refused(0, EndTurn()) == "wrong_phase"

    def test_no_tap_where_fills_run_by_themselves(self):
        table = Table("fuel 10000 60000")
        table.do(0, Refuel(1))
        assert table.refused(1, Tap()) == "wrong_phase"

    def test_a_tuarek_costs_two_jerricans_and_there_must_be_one(self):
        assert Table("jerricans 1 2").refused(0, BuyTuarek()) == "not_enough_jerricans"
        assert Table("tuarek-pile").refused(0, BuyTuarek()) == "no_tuarek_left"

    def test_special_dice_are_special_and_named_once(self):
        table = Table()
        for dice in (("w0",), ("purple",), ("green", "green")):
            assert table.refused(0, Tip(dice)) == "bad_dice"

    def test_a_tuarek_must_be_held_before_its_moment_matters(self):
        table = Table("hand 0 ambush")
        assert table.refused(0, PlayTuarek("loot")) == "no_such_tuarek"
        assert table.refused(0, PlayTuarek("nonsense")) == "no_such_tuarek"
        assert table.refused(0, PlayTuarek("ambush")) == "wrong_phase"

    def test_a_tuarek_takes_only_its_own_parameters(self):
        table = Table("hand 0 fireproof march")
        assert table.refused(0, PlayTuarek("fireproof", land=1)) == "bad_param"
        assert table.refused(0, PlayTuarek("fireproof", moves=(Move(1, 2),))) == "bad_param"
        assert table.refused(0, PlayTuarek("march", resources=("W", "W"))) == "bad_param"

    def test_there_are_only_three_special_dice(self):
        table = Table("hand 0 two_dice two_dice\ncards 0 S01")
        table.do(0, PlayTuarek("two_dice"))
        assert table.refused(0, PlayTuarek("two_dice")) == "no_die_left"

    def test_fireproof_once_is_enough(self):
        table = Table("hand 0 fireproof fireproof")
        table.do(0, PlayTuarek("fireproof"))
        assert table.refused(0, PlayTuarek("fireproof")) == "already_fireproof"

    def test_a_march_has_one_or_two_moves_to_other_lands(self):
        table = Table("hand 0 march\nexplorers 2-0 0-0 0-0 0-0")
        for moves in ((), (Move(1, 1),), (Move(1, 5),), (Move(0, 1),), (Move(1, 2),) * 3):
            assert table.refused(0, PlayTuarek("march", moves)) == "bad_moves"
        assert table.refused(0, PlayTuarek("march", (Move(2, 1),))) == "no_explorer_there"
        table.do(0, PlayTuarek("march", (Move(1, 2), Move(1, 3))))
        assert table.explorers == "0-0 1-0 1-0 0-0"

    def test_loot_is_two_resources(self):
        table = Table("hand 0 loot")
        table.roll(0, "B1 B1 B1 B1 B1")
        for resources in ((), ("B",), ("B", "W", "M"), ("B", "nonsense"), ("", "B")):
            assert table.refused(0, PlayTuarek("loot", resources=resources)) == "bad_resources"
        table.do(0, PlayTuarek("loot", resources=("W", "B")))
        assert table.harvest == {"B": 6, "W": 1}

    def test_a_tanker_needs_room_in_the_tank(self):
        assert Table("hand 0 tanker").refused(0, PlayTuarek("tanker")) == "tank_full"

    def test_nobody_is_banished_from_nowhere(self):
        assert Table("hand 0 banish").refused(0, PlayTuarek("banish", land=9)) == "no_land"

    def test_cards_lie_in_six_slots_and_have_a_price(self):
        table = Table("row - S09 S12 S07 N1 S01")
        table.roll(0, "B1 B1 B1 B1 B1")
        for slot in (0, 1, 7, -1):
            assert table.refused(0, TakeCard(slot)) == "empty_slot"
        assert table.refused(0, TakeCard(2)) == "not_enough_resources"

    def test_explorers_need_a_recruit_a_metal_and_somebody_at_home(self):
        table = Table("explorers 3-0 2-0 2-0 0-0")
        table.roll(0, "M1 R1 B1 B1 B1")
        assert table.refused(0, PlaceExplorer(1)) == "no_explorer_left"
        table = Table()
        table.roll(0, "M1 R1 B1 B1 B1")
        assert table.refused(0, PlaceExplorer("outpost")) == "no_land"
        assert table.refused(0, PlaceExplorer(5)) == "no_land"
        assert table.refused(0, PlaceFree(1)) == "wrong_phase"

    def test_a_free_explorer_goes_to_a_land(self):
        table = Table()
        table.roll(0, "R1 R1 B1 B1 B1")
        table.do(0, TakeCard(4))
        assert table.refused(0, PlaceFree("outpost")) == "no_land"
        assert table.refused(0, PlaceFree(0)) == "no_land"

    def test_wheat_becomes_jerricans_only_with_the_still_and_a_supply(self):
        table = Table()
        table.roll(0, "W1 W1 W1 W1 W1")
        assert table.refused(0, ConvertWheat(1)) == "no_power"
        table = Table("cards 0 M01\njerricans 13 13")
        table.roll(0, "W1 W1 W1 W1 W1")
        assert table.refused(0, ConvertWheat(0)) == "bad_param"
        assert table.refused(0, ConvertWheat(2)) == "supply_empty"
        table.do(0, ConvertWheat(1))
        assert table.state.supply == 0

    def test_a_standing_order_is_one_of_three(self):
        assert Table().refused(0, SetStandingOrder("sometimes")) == "bad_value"
        assert Table().refused(1, Malformed("set_standing_order", "planted")) == "bad_value"

    def test_an_unreadable_command_is_refused_where_a_readable_one_would_be_looked_at(self):
        table = Table()
        assert table.refused(0, Malformed("tip", "planted")) == "bad_param"
        assert table.refused(0, Malformed("roll", "planted")) == "wrong_phase"
        assert table.refused(1, Malformed("tip", "planted")) == "not_your_turn"

    def test_in_the_last_turn_there_is_nothing_to_march_banish_or_sweep(self):
        table = Table("last-turn\ndeck\nhand 1 march banish sweep\njerricans 2 3")
        assert table.refused(1, PlayTuarek("march", (Move(1, 2),))) == "no_land"
        assert table.refused(1, PlayTuarek("banish", land=1)) == "no_land"
        table.roll(1, "B1 B1 B1 B1 B1")
        assert table.refused(1, PlayTuarek("sweep")) == "last_turn"
