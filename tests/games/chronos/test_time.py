"""Things that happen by themselves: the order of one instant, plans, reaching hands, zones, steps."""

import pytest

from kermesse.core.chance import Chance, seed_from
from kermesse.core.clock import NEVER
from kermesse.core.game import SPECTATOR
from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import (
    CallDeadlock,
    Choose,
    Demeter,
    MoveNeutral,
    MoveTimer,
    Pass,
    PlanCancel,
    PlanMove,
    Ransom,
    Ready,
)
from kermesse.games.chronos.events import TakeStamped
from kermesse.games.chronos.options import ChronosOptions
from tests.games.chronos.table import Table, kinds

STAMP = "seats 3\noption stamp_window_ms=400\npile 0 = 50 20 ...\ntimer R1 on pile:0"


def test_a_reaching_hand_has_its_card_when_nobody_stamps_it():
    table = Table(STAMP)
    assert kinds(table.move(1000, 0, "R1", "pile:1", True)) == ["TimerMoved", "TakeBegun"]
    assert GAME.view(table.state, SPECTATOR, 1000).takes[0].due == 1400
    table.advance(1399)
    assert table.pile(0) == []
    table.advance(1400)
    assert table.pile(0) == ["50"]


def test_a_card_can_be_stamped_until_the_last_millisecond():
    table = Table(STAMP)
    table.move(1000, 0, "R1", "pile:1", True)
    assert kinds(table.move(1399, 1, "B1", "pile:0")) == ["TimerMoved", "TakeStamped"]
    table.advance(5000)
    assert (table.pile(0), table.top(0)) == ([], "50")


def test_own_timers_do_not_stamp_and_demeter_takes_the_card_away():
    table = Table(STAMP)
    table.move(1000, 0, "R1", "pile:1", True)
    table.move(1200, 0, "R2", "pile:0")
    table.advance(1400)
    assert table.pile(0) == ["50"]
    table = Table(
        "seats 4\noption level=3 stamp_window_ms=400\npile 0 = 10 20 ...\nfront 1 = DEMETER\ntimer R1 on pile:0"
    )
    table.move(1000, 0, "R1", "pile:1", True)
    table.do(1, Demeter("pile:0"), at=1100)
    assert table.happened(TakeStamped) == [TakeStamped(0, 0, 1)]
    assert table.pile(1) == ["10"]


def test_a_hand_waits_while_its_owner_must_choose():
    table = Table(
        "seats 3\noption stamp_window_ms=400 hand_ms=0\npile 0 = HERMES 20 ...\npile 1 = 50 10 ...\npile 2 = 30 10 ...\n"
        "timer R1 on pile:0\ntimer R2 on pile:1"
    )
    table.move(1000, 0, "R1", "home", True)
    table.move(1100, 0, "R2", "home", True)
    table.advance(3000)
    assert (table.choosing(0)[0], table.pile(0)) == ("hermes", [])
    assert GAME.view(table.state, 1, 3000).takes[0].due is None
    table.do(0, Choose(), at=3500)
    assert table.pile(0) == ["50"]


def test_a_plan_is_tried_a_moment_after_the_sand_is_out():
    table = Table("seats 3\noption plans=true\npile 0 = 50 ...\ntimer R1 on pile:0 ends 20000")
    table.do(0, PlanMove("R1", "pile:1", True), at=1000)
    assert [plan.to for plan in GAME.view(table.state, 0, 1000).me.plans] == ["pile:1"]
    assert GAME.view(table.state, 1, 1000).me.plans == []
    table.advance(20299)
    assert table.where("R1") == "pile:0"
    table.advance(20300)
    assert (table.where("R1"), table.pile(0)) == ("pile:1", ["50"])


def test_a_live_hand_beats_a_plan_and_a_refused_plan_is_dropped():
    table = Table("seats 3\noption plans=true\npile 0 = 50 ...\ntimer R1 on pile:0 ends 20000")
    table.do(0, PlanMove("R1", "pile:1", True), at=1000)
    table.move(20200, 1, "B1", "pile:0")
    (dropped,) = table.advance(20300)
    assert (dropped.seat, dropped.timer, dropped.code) == (0, "R1", "blocked")
    assert dropped.seen(1) is None
    assert table.where("R1") == "pile:0"


def test_a_plan_is_for_sand_that_runs_or_has_just_run_out_and_can_be_dropped():
    table = Table("seats 3\noption plans=true\ntimer R1 on pile:0 ends 1000")
    table.do(0, PlanMove("R1", "pile:1"), at=500)
    table.do(0, PlanCancel("R1"), at=700)
    table.do(0, PlanMove("R1", "pile:2"), at=1100)
    table.advance(1299)
    assert table.where("R1") == "pile:0"
    table.advance(1300)
    assert table.where("R1") == "pile:2"
    assert table.refused(0, PlanMove("R2", "pile:1"), at=1400) == "timer_empty"


def test_no_plan_shows_in_when_the_table_moves():
    table = Table("seats 3\noption plans=true\ntimer R1 on pile:0 ends 1000")
    table.advance(1100)
    due = GAME.deadline(table.state)
    table.do(0, PlanMove("R1", "pile:1"), at=1100)
    assert GAME.deadline(table.state) == due == 1300


def test_dionysos_drops_plans_of_the_timers_he_swaps():
    table = Table("seats 4\noption level=3 plans=true\nrow = DIONYSOS\nrealm 0 = 10\ntimer B1 on pile:0 ends 20000")
    table.do(1, PlanMove("B1", "pile:1"), at=500)
    table.offer(1000, 0, "DIONYSOS", "10")
    assert kinds(table.do(0, Choose(target=1), at=2000)) == ["ChoiceMade", "PlanDropped", "MarkersSwapped"]


def test_sand_runs_out_before_a_choice_of_the_same_instant_times_out():
    table = Table("seats 3\npile 0 = HERMES ...\ntimer R1 on pile:0\ntimer B1 on pile:1 ends 11000")
    table.move(1000, 0, "R1", "home", True)
    assert kinds(table.advance(11000)) == ["TimerEmptied", "ChoiceTimedOut"]


def test_a_count_is_broken_by_a_ransom_and_by_a_bag():
    table = Table("seats 3\ntimer B1 on bag")
    table.do(0, CallDeadlock(), at=1000)
    assert "DeadlockCancelled" in kinds(table.do(1, Ransom(), at=2000))


def test_no_count_while_somebody_chooses_or_a_pile_is_down():
    table = Table("seats 3\npile 0 = HERMES ...\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    assert table.refused(1, CallDeadlock(), at=2000) == "not_blocked"
    table.do(0, Choose(), at=2000)
    table.state.up[3] = False
    assert table.refused(1, CallDeadlock(), at=3000) == "not_blocked"


def duel(seed="duel", **options):
    table = Table("seats 2")
    table.state, _ = GAME.setup(2, ChronosOptions(**options), Chance(seed_from(seed)), 0)
    return table


def test_a_duel_opens_with_its_zones():
    table = duel()
    assert all(table.state.up)
    assert (table.where("P1"), table.where("P2"), table.where("O1")) == ("pile:6", "pile:7", "box")
    for seat in (0, 1):
        table.do(seat, Ready(), at=0)
    assert [event.phase for event in table.advance(3000)] == ["zone"]
    table.move(4000, 1, "G1", "pile:5")
    assert table.move_refused(4300, 1, "G2", "pile:2") == "not_your_zone"
    assert [event.phase for event in table.advance(11000)] == ["play"]
    table.move(11000, 1, "G2", "pile:2")


def test_two_moves_of_one_instant_may_make_a_third_contested_pile():
    position = "seats 2\noption hand_ms=0\ntimer R1 on pile:0\ntimer G1 on pile:0\ntimer B1 on pile:1\ntimer G2 on pile:5\ntimer B2 on pile:2"
    table = Table(position)
    table.move(1000, 1, "Y1", "pile:1")
    table.move(1050, 0, "R2", "pile:5")
    assert table.move_refused(1080, 1, "Y2", "pile:2") == "third_contest"
    table = Table(position)
    table.move(1000, 1, "Y1", "pile:1")
    assert table.move_refused(1051, 0, "R2", "pile:5") == "third_contest"


def test_eros_obeys_the_limit_of_contested_piles():
    table = Table(
        "seats 2\nrow = EROS\nrealm 0 = 10 10\ntimer R1 on pile:0\ntimer G1 on pile:0\ntimer B1 on pile:3\n"
        "timer Y1 on pile:3\ntimer R2 on pile:1"
    )
    table.offer(1000, 0, "EROS", "10", "10")
    assert table.refused(0, Choose(timer="G2", pile=1), at=2000) == "third_contest"
    table.do(0, Choose(timer="G2", pile=2), at=2000)


def test_a_neutral_timer_may_be_paid_with_a_wind():
    table = Table("seats 2\nwinds 0 = N\ntimer P1 on pile:6")
    (moved,) = table.do(0, MoveNeutral("P1", "pile:0", "WN#1"), at=1000)
    assert (moved.seen(1).wind, moved.seen(1).paid, moved.seen(0).paid) == ("WN#1", None, "WN#1")


STEPS = "seats 3\noption clock=steps timer_spread=0 {}\n{}"


def test_in_steps_whoever_is_late_passes():
    table = Table(STEPS.format('limits_ms={"step":5000}', ""))
    table.state.step_until = 5000
    table.state.due = 5000
    table.do(0, MoveTimer("R1", "pile:0"), at=1000)
    assert GAME.awaiting(table.state) == (1, 2)
    assert table.refused(0, Pass(), at=1000) == "already_done"
    assert "StepEnded" in kinds(table.advance(5000))
    assert table.where("R1") == "pile:0"
    assert GAME.deadline(table.state) == 10_000


def test_in_steps_a_choice_is_answered_before_the_next_act():
    table = Table(STEPS.format("", "pile 0 = HERMES 10 ...\ntimer R1 on pile:0\nrealm 1 = 50"))
    table.do(0, MoveTimer("R1", "home", True), at=0)
    table.do(1, MoveTimer("B1", "pile:1"), at=0)
    table.do(2, Pass(), at=0)
    assert table.where("B1") == "home"
    assert (GAME.awaiting(table.state), table.choosing(0)) == ((0,), ("hermes", None))
    assert table.refused(1, Pass(), at=0) == "not_now"
    table.do(0, Choose(target=1), at=0)
    assert (table.pile(0), table.where("B1")) == (["50"], "pile:1")


def test_in_steps_all_passing_without_sand_is_a_deadlock():
    table = Table(STEPS.format("", "realm 1 = 50"))
    for seat in range(3):
        table.do(seat, Pass(), at=0)
    assert table.ended() == ("deadlock", [1])


def test_in_steps_the_sand_jumps_after_six_busy_steps():
    table = Table(STEPS.format("", "timer G1 on pile:5 ends 30000"))
    for number in range(6):
        assert table.state.sand_now == 0
        acts = [MoveTimer("R1", f"pile:{number}"), MoveTimer("R2", f"pile:{number}")]
        table.do(0, acts[number] if number < 2 else Pass(), at=0)
        table.do(1, MoveTimer(f"B{number - 1}", "pile:0") if 2 <= number < 4 else Pass(), at=0)
        table.do(2, MoveTimer("G2", "pile:0") if number == 4 else Pass(), at=0)
        if number == 5:
            break
    assert table.state.sand_now == 30_000


def test_in_steps_a_round_limit_is_of_sand():
    table = Table(STEPS.format("round_limit_ms=60000", "timer G1 dur 60000 on pile:5 ends 60000"))
    for seat in range(3):
        table.do(seat, Pass(), at=0)
    assert table.ended()[0] == "round_limit"


def test_in_steps_a_duel_has_a_zone_of_one_step():
    table = duel(clock="steps")
    for seat in (0, 1):
        table.do(seat, Ready(), at=0)
    table.advance(3000)
    assert (table.state.phase, GAME.deadline(table.state)) == ("zone", NEVER)
    assert table.refused(0, MoveTimer("R1", "pile:4"), at=3000) == "not_your_zone"
    assert table.refused(0, Ransom(), at=3000) == "not_now"
    table.do(0, MoveTimer("R1", "pile:0"), at=3000)
    table.do(1, MoveTimer("G1", "pile:4"), at=3000)
    assert table.state.phase == "play"


def test_in_steps_others_see_that_an_act_is_in_and_not_which():
    table = Table(STEPS.format("", ""))
    table.do(0, MoveTimer("R1", "pile:0"), at=0)
    assert GAME.view(table.state, 1, 0).seats[0].submitted
    assert GAME.view(table.state, 1, 0).me.act is None
    assert GAME.view(table.state, 0, 0).me.act == MoveTimer("R1", "pile:0")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 8, 10])
def test_every_table_begins(seats):
    state, events = GAME.setup(seats, ChronosOptions(), Chance(seed_from(seats)), 0)
    lot = ["ColoursDrawn"] if seats >= 6 else []  # teams
    assert kinds(events) == [*lot, "RoundSetUp", "PhaseChanged"]
    assert GAME.awaiting(state) == tuple(range(seats))
    assert GAME.deadline(state) == 30_000
