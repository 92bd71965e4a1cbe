import pytest

from kermesse.core.clock import NEVER, after, shown
from kermesse.core.options import BadOptions, Options, first_seat
from kermesse.core.pace import Decisions, Limit

PACE = Decisions(
    {"main": Limit(40_000, 20_000, 10_000, 5_000, 60_000), "window": Limit(0, 0, 3_000, 1_000, 9_000)},
    under={"bonus": "main"},
    untimed=["rolling"],
    grace=500,
)


@pytest.mark.parametrize(
    ("timers", "own", "time"),
    [
        ("relaxed", {}, 40_000),
        ("normal", {}, 20_000),
        ("fast", {}, 10_000),
        ("off", {}, NEVER),
        ("normal", {"main": 7_000}, 7_000),
        ("off", {"main": 7_000}, 7_000),  # a table's own limit holds at every pace
        ("fast", {"main": 0}, NEVER),
        ("off", {"main": 0}, NEVER),
        ("fast", {"window": 0}, 10_000),
    ],
)
def test_a_decision_has_the_time_of_the_pace_or_the_tables_own(timers, own, time):
    options = Options(timers=timers, limits_ms=own)
    assert PACE.time(options, "main") == PACE.time(options, "bonus") == time
    assert PACE.due(options, "main", 100) == (NEVER if time == NEVER else 100 + time + 500)


def test_a_pace_may_set_no_limit():
    assert PACE.time(Options(timers="normal"), "window") == NEVER
    assert PACE.time(Options(timers="fast"), "window") == 3_000


def test_the_grace_is_told_to_nobody():
    due = PACE.due(Options(), "main", 1_000)
    assert PACE.shown(due) == 21_000
    assert PACE.read(21_000) == due
    assert (PACE.shown(NEVER), PACE.read(None)) == (None, NEVER)


def test_times_can_be_taken_away_or_stretched_and_own_ones_stay():
    own = Options(limits_ms={"main": 7_000})
    calm, slow = PACE.unhurried(), PACE.stretched("main", 1.5)
    assert (calm.time(Options(), "bonus"), calm.time(own, "bonus")) == (NEVER, 7_000)
    assert (slow.time(Options(), "bonus"), slow.time(own, "bonus")) == (30_000, 7_000)
    assert slow.time(Options(timers="fast"), "window") == 3_000
    assert (slow.grace, slow.untimed) == (500, {"rolling"})


@pytest.mark.parametrize("time", [0, 5_000, 60_000])
def test_an_own_limit_is_none_or_in_its_range(time):
    PACE.check(Options(limits_ms={"main": time}))


@pytest.mark.parametrize("time", [-1, 1, 4_999, 60_001])
def test_an_own_limit_out_of_its_range_is_refused(time):
    with pytest.raises(BadOptions, match=r"'limits_ms\.main': zero_or_range, least 5000, most 60000"):
        PACE.check(Options(limits_ms={"main": time}))


@pytest.mark.parametrize("decision", ["nap", "bonus", "rolling"])
def test_only_decisions_with_a_limit_have_an_own_one(decision):
    with pytest.raises(BadOptions, match="'limits_ms': choice, choices main, window"):
        PACE.check(Options(limits_ms={decision: 5_000}))


def test_instants_that_never_come():
    assert (after(5, 7), after(5, NEVER)) == (12, NEVER)
    assert (shown(12), shown(NEVER)) == (12, None)


def test_the_first_seat_by_name():
    assert (first_seat("random", 3), first_seat("seat:2", 3)) == (None, 2)
    with pytest.raises(BadOptions, match="'first_player': no_such_seat, seats 3"):
        first_seat("seat:3", 3)
