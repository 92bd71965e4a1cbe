"""The two-bulb sand timer."""

from hypothesis import given
from hypothesis import strategies as st

from kermesse.core.clock import NEVER, SandTimer, empty_timer


def test_an_empty_timer_turned_over_runs_for_all_its_sand():
    timer = empty_timer(30_000)
    assert timer.is_empty(0)
    timer.flip(1_000)
    assert (timer.sand(1_000), timer.ends_at()) == (30_000, 31_000)
    assert timer.is_running(30_999)
    assert timer.is_empty(31_000)
    assert timer.sand(99_000) == 0


def test_turned_over_half_way_the_sand_of_both_bulbs_changes_places():
    timer = empty_timer(30_000)
    timer.flip(0)
    timer.flip(10_000)
    assert timer.sand(10_000) == 10_000
    assert timer.ends_at() == 20_000


def test_put_down_the_same_way_up_it_runs_on():
    timer = empty_timer(30_000)
    timer.flip(0)
    timer.put(12_000)
    assert timer.ends_at() == 30_000


def test_in_the_bag_no_sand_runs():
    timer = empty_timer(30_000)
    timer.flip(0)
    timer.freeze(10_000)
    assert (timer.sand(500_000), timer.ends_at()) == (20_000, NEVER)
    assert not timer.is_running(10_000)
    assert not timer.is_empty(500_000)
    timer.unfreeze(100_000)
    assert timer.ends_at() == 120_000


def test_copies_are_independent():
    timer = empty_timer(30_000)
    other = timer.copy()
    other.flip(0)
    assert timer.is_empty(0)


@given(st.integers(1, 60_000), st.lists(st.tuples(st.integers(0, 20_000), st.sampled_from("fpzu")), max_size=20))
def test_sand_is_never_lost_or_made(dur, acts):
    timer, now = SandTimer(dur, 0, 0, False), 0
    for wait, act in acts:
        now += wait
        if act == "f" and not timer.frozen:
            before = timer.sand(now)
            timer.flip(now)
            assert timer.sand(now) == dur - before
        elif act == "p" and not timer.frozen:
            before = timer.sand(now)
            timer.put(now)
            assert timer.sand(now) == before
        elif act == "z":
            timer.freeze(now)
        elif act == "u" and timer.frozen:
            timer.unfreeze(now)
        assert 0 <= timer.sand(now) <= dur
