"""Games give the same results wherever they are played, and a dead worker loses no job."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

import pytest

from kermesse.lab.farm import FarmFailed, InlineFarm, ProcessFarm, farm_of


def double(number: int) -> int:
    return 2 * number


def double_but_die_once(folder: Path, number: int) -> int:
    """Double the number; the seventh job kills its worker, once."""
    if number == 7 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_every_job_is_done_once_wherever():
    jobs = range(50)
    assert sorted(InlineFarm().each(double, jobs)) == [2 * job for job in jobs]
    assert sorted(ProcessFarm(2).each(double, jobs)) == [2 * job for job in jobs]


def test_a_killed_worker_loses_nothing(tmp_path):
    found = sorted(ProcessFarm(2).each(partial(double_but_die_once, tmp_path), range(40)))
    assert (tmp_path / "died").exists()
    assert found == [2 * job for job in range(40)]


def test_what_a_broken_pool_does_not_take_is_not_lost(monkeypatch):
    """A worker may die between two jobs that are handed out."""
    submit, taken = ProcessPoolExecutor.submit, []

    def submit_but_break_once(pool, *what):
        taken.append(what)
        if len(taken) == 20:
            raise BrokenProcessPool
        return submit(pool, *what)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", submit_but_break_once)
    assert sorted(ProcessFarm(2).each(double, range(40))) == [2 * job for job in range(40)]


def test_work_that_kills_every_worker_is_given_up():
    with pytest.raises(FarmFailed, match="died 3 times in a row"):
        list(ProcessFarm(2).each(die, range(3)))


def test_without_ray_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(FarmFailed, match=r"pip install 'kermesse\[ray\]'"):
        farm_of("ray", 2)
