"""Times to buy and play Tuareks: before the roll, while the dice lie on the table, after the roll."""

import pytest

from kermesse.games.kero.commands import BuyTuarek, EndTurn, LayFlat, Move, PlayTuarek, Refuel, Roll, SweepCard, Tip
from kermesse.games.kero.components import TUAREKS
from kermesse.games.kero.events import CardDiscarded, Panne, TuarekBought, TuarekDrawn
from tests.games.kero.table import Table


class TestBuying:
    def test_one_is_bought_while_the_sand_runs_and_the_dice_lie_on_the_table(self):
        table = Table("jerricans 3 2")
        table.do(0, Tip(), dice="B1 W1 M1 F J1")
        events = table.do(0, BuyTuarek(), at=1000)
        assert events == [TuarekBought(0), TuarekDrawn(0, "loot", True)]
        assert (table.phase, table.jerricans[0], table.hand(0)) == ("rolling", 1, ["loot"])
        table.do(0, LayFlat(), at=1500)
        assert (table.fuel[0], table.jerricans[0]) == (58_500, 2)

    def test_none_is_bought_while_dice_are_in_the_air(self):
        table = Table()
        table.do(0, Tip(), dice="B1 W1 M1 F J1")
        assert table.refused(0, BuyTuarek(), at=799) == "dice_in_the_air"
        table.do(0, Roll(("w0",)), at=1800, dice="B1")
        assert table.refused(0, BuyTuarek(), at=2599) == "dice_in_the_air"
        table.do(0, BuyTuarek(), at=2600)

    def test_the_air_is_looked_at_before_the_purse(self):
        table = Table("jerricans 0 2")
        table.do(0, Tip(), dice="B1 W1 M1 F J1")
        assert table.refused(0, BuyTuarek(), at=100) == "dice_in_the_air"
        assert table.refused(0, BuyTuarek(), at=800) == "not_enough_jerricans"

    def test_the_jerricans_on_the_dice_do_not_pay_before_they_are_collected(self):
        table = Table("jerricans 1 2")
        table.do(0, Tip(), dice="J1 J1 J1 F B1")
        assert table.refused(0, BuyTuarek(), at=800) == "not_enough_jerricans"

    def test_buying_does_not_hold_up_the_next_throw(self):
        table = Table()
        table.do(0, Tip(), dice="B1 W1 M1 F J1")
        table.do(0, BuyTuarek(), at=1799)
        assert table.refused(0, Roll(("w0",))) == "too_soon"
        table.do(0, Roll(("w0",)), at=1800, dice="B1")

    def test_on_the_calm_clock_one_is_bought_between_throws(self):
        table = Table("option clock=calm")
        table.do(0, Tip(), dice="B1 W1 M1 F J1")
        table.do(0, BuyTuarek())
        assert (table.phase, table.hand(0)) == ("rolling", ["loot"])

    def test_before_the_roll_it_closes_the_refinery(self):
        table = Table("fuel 30000 60000\njerricans 4 2")
        table.do(0, BuyTuarek())
        assert table.refused(0, Refuel(1)) == "refinery_closed"

    @pytest.mark.parametrize("phase", ["reaction", "refuelling", "sweep"])
    def test_none_is_bought_in_between(self, phase):
        table = Table("fuel 10000 60000\nhand 0 sweep\nhand 1 loot\njerricans 6 2")
        if phase == "sweep":
            table.roll(0, "B1 B1 B1 B1 B1")
            table.do(0, PlayTuarek("sweep"))
            table.do(0, EndTurn())
        else:
            table.do(0, Refuel(1))
            table.advance(6000 if phase == "refuelling" else 0)
        assert table.phase == phase
        assert table.refused(0, BuyTuarek()) == "wrong_phase"


class TestPlaying:
    @pytest.mark.parametrize("kind", TUAREKS)
    def test_none_is_played_while_the_sand_runs(self, kind):
        table = Table(f"hand 0 {kind}\nfuel 30000 60000\nexplorers 1-1 0-0 0-0 0-0")
        table.do(0, Tip(), dice="B1 W1 M1 F J1")
        command = {
            "march": PlayTuarek("march", (Move(1, 2),)),
            "loot": PlayTuarek("loot", resources=("B", "B")),
            "banish": PlayTuarek("banish", land=1),
        }.get(kind, PlayTuarek(kind))
        assert table.refused(0, command, at=1000) == "wrong_phase"

    def test_one_bought_while_rolling_is_played_after_the_roll(self):
        table = Table()
        table.do(0, Tip(), dice="B1 W1 M1 F J1")
        table.do(0, BuyTuarek(), at=1000)
        assert table.refused(0, PlayTuarek("loot", resources=("W", "W"))) == "wrong_phase"
        table.do(0, LayFlat())
        table.do(0, PlayTuarek("loot", resources=("W", "W")))
        assert table.harvest == {"B": 1, "W": 3, "M": 1}


class TestSweeping:
    def test_a_sweep_played_before_the_roll_is_chosen_at_the_end_of_the_turn(self):
        table = Table("hand 0 sweep")
        table.do(0, PlayTuarek("sweep"))
        assert table.refused(0, Refuel(1)) == "refinery_closed"
        table.roll(0, "F F B1 B1 B1")
        table.do(0, EndTurn())
        assert table.phase == "sweep"
        table.do(0, SweepCard(3))
        assert table.saw(CardDiscarded) == [CardDiscarded(6, "S01", "fire"), CardDiscarded(3, "S12", "sweep")]
        assert table.row == "M15 M17 M05 S09 S07 N1"

    def test_one_before_the_roll_and_one_after_are_two(self):
        table = Table("hand 0 sweep sweep")
        table.do(0, PlayTuarek("sweep"))
        table.roll(0, "B1 B1 B1 B1 B1")
        table.do(0, PlayTuarek("sweep"))
        table.do(0, EndTurn())
        table.do(0, SweepCard(1))
        table.do(0, SweepCard(2))
        assert table.state.active == 1

    def test_a_breakdown_loses_the_sweep(self):
        table = Table("hand 0 sweep\nfuel 2000 60000")
        row = table.row
        table.do(0, PlayTuarek("sweep"))
        table.do(0, Tip(), dice="B1 B1 B1 B1 B1 | F F F F F")
        table.advance(3500)
        assert table.saw(Panne) == [Panne(0)]
        assert (table.state.active, table.phase, table.row) == (1, "prep", row)
        table.roll(1, "B1 B1 B1 B1 B1")
        table.do(1, EndTurn())
        assert table.state.active == 0

    def test_there_is_none_in_the_last_turn(self):
        table = Table("last-turn\ndeck\nhand 1 sweep")
        assert table.refused(1, PlayTuarek("sweep")) == "last_turn"
