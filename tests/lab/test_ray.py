"""On a real Ray with two workers: the same games as in one process, also if a worker is killed. `make soak` runs it
where Ray is installed, in `.venv-ray`.
"""

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from kermesse.games import CATALOGUE
from kermesse.lab.farm import FarmFailed, InlineFarm, RayFarm
from kermesse.lab.folder import play_study
from kermesse.lab.study import Cell, Job, Study, play_and_note

pytest.importorskip("ray", reason="Ray is installed in .venv-ray only")
pytestmark = pytest.mark.soak

STUDY = Study("krom", CATALOGUE["krom"].version, (Cell(3, ("normal", "easy", "easy"), {}),), 1)


def play_but_die_once(folder: Path, job: Job):
    """Play a game; the fifth kills its worker, once."""
    if job.game == 5 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_and_note(job)


def test_ray_plays_the_same_as_one_process(tmp_path):
    here, _ = play_study(tmp_path / "here", STUDY, 16, InlineFarm())
    there, failed = play_study(tmp_path / "ray", STUDY, 16, RayFarm(2))
    assert failed == []
    assert there == here


def test_a_killed_worker_loses_nothing(tmp_path):
    jobs = [Job(STUDY, 0, game) for game in range(12)]
    found = sorted(RayFarm(2).each(partial(play_but_die_once, tmp_path), jobs), key=lambda note: note.game)
    assert (tmp_path / "died").exists()
    assert found == [play_and_note(job) for job in jobs]


def test_a_cluster_that_is_not_there_is_told_in_a_line():
    with pytest.raises(FarmFailed, match=r"^nobody answers at 127\.0\.0\.1:1: .+$"):
        next(RayFarm(2, "127.0.0.1:1").each(play_and_note, [Job(STUDY, 0, 0)]))
