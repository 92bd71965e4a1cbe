"""Time limits, and what is done for a seat that misses them."""

import pytest

from kermesse.core.clock import NEVER
from kermesse.games.kero import GAME
from kermesse.games.kero.commands import (
    EndTurn,
    PlayTuarek,
    React,
    Refuel,
    TakeCard,
)
from kermesse.games.kero.events import (
    CardDiscarded,
    ExplorerPlaced,
    LandWon,
    TimeUp,
)
from tests.games.kero.table import B0_FROM_M11, Table, fresh


class TestTimeLimits:
    LIMITS = 'option limits_ms={"prep":10000,"develop":10000,"reaction":3000,"choice":10000}\n'

    @pytest.mark.parametrize(("pace", "due"), [("relaxed", 120_000), ("normal", 60_000), ("fast", 30_000)])
    def test_the_pace_of_a_live_table(self, pace, due):
        assert GAME.deadline(fresh(timers=pace).state) == due

    def test_a_calm_table_and_one_without_timers_wait(self):
        assert GAME.deadline(fresh(clock="calm").state) == NEVER
        assert GAME.deadline(fresh(timers="off").state) == NEVER

    def test_an_own_limit_of_nothing_is_none(self):
        assert GAME.deadline(fresh(limits_ms={"prep": 0}).state) == NEVER

    def test_the_default_tip_takes_the_free_dice(self):
        table = Table(self.LIMITS + "cards 0 S01")
        table.advance(10_000)
        assert table.state.in_play == 0b111111
        assert table.state.then_flat

    def test_clocks_stand_still_during_a_fill(self):
        table = Table(self.LIMITS + "fuel 10000 60000\nhand 1 loot")
        table.do(0, Refuel(1), at=4000, dice="F F F F F F F F")
        table.do(1, React(False), at=5000)
        table.advance(6500)
        assert (table.phase, GAME.deadline(table.state)) == ("prep", 12_500)

    def test_free_explorers_go_to_the_first_land_when_time_is_up(self):
        table = Table(self.LIMITS)
        table.roll(0, "R1 R1 B1 B1 B1")
        table.do(0, TakeCard(4))
        events = table.advance(10_800)
        assert events[:2] == [TimeUp(0, "develop"), ExplorerPlaced(0, 1, True, "L09")]
        assert table.state.active == 1

    def test_free_explorers_go_to_the_outpost_in_the_last_turn(self):
        table = Table(self.LIMITS + "last-turn\ndeck")
        table.roll(1, "R1 R1 B1 B1 B1")
        table.do(1, TakeCard(4))
        table.advance(10_800)
        assert (table.phase, table.state.outpost) == ("over", 1)

    def test_a_sweep_takes_the_rightmost_card_when_time_is_up(self):
        table = Table(self.LIMITS + "hand 0 sweep")
        table.roll(0, "B1 B1 B1 B1 B1")
        table.do(0, PlayTuarek("sweep"))
        table.do(0, EndTurn())
        assert table.advance(10_800)[:2] == [TimeUp(0, "sweep"), CardDiscarded(6, "S01", "sweep")]

    def test_a_tie_goes_to_the_first_tied_land_when_time_is_up(self):
        table = Table(self.LIMITS + f"deck conquest M17 {B0_FROM_M11}\nexplorers 0-0 1-1 2-2 1-0\ncards 1 M03")
        table.roll(0, "B1 B1 M1 F W1")
        table.do(0, TakeCard(5))
        table.do(0, EndTurn())
        events = table.advance(table.now + 10_000)
        assert events[0] == TimeUp(1, "tie")
        assert LandWon(1, 2, "L05", "tie_power", 0) in events
