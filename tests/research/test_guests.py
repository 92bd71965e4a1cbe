"""Guests go through all doors, by themselves or by name, in this process and in others."""

import multiprocessing
import pickle
import warnings
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

import pytest
from pettingzoo.test import api_test, parallel_api_test

from kermesse.games import CATALOGUE, guests
from kermesse.research import gymnasium, pettingzoo
from kermesse.research.batch import Batch
from kermesse.research.choosing import setting_of
from tests.research.test_gymnasium import play
from tests.research.test_observation import hold_law
from tests.sixth.allumettes import GAME
from tests.sixth.pockets import GAME as POCKETS


@pytest.mark.parametrize(("game", "seats"), [(GAME, 3), (POCKETS, 2)], ids=["allumettes", "pockets"])
def test_a_view_without_an_encoder_is_written_by_its_types(game, seats):
    assert hold_law(game, seats, game.options_type(), "guest", 100) > 30


def test_a_guest_goes_through_the_doors_by_itself_and_by_its_module():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(GAME, 3), num_cycles=30)
        parallel_api_test(pettingzoo.parallel_env("tests.sixth.pockets"), num_cycles=20)
    reward, done = play(gymnasium.env(GAME, 2, bots="normal"), 1)
    assert reward in (-1, 1)
    assert len(done) > 2


def first_numbers(setting):
    return Batch(setting, 3, seed=1).observe().tobytes()


def test_a_guest_goes_to_another_process():
    setting = setting_of(GAME, 3)
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        assert pool.submit(first_numbers, setting).result() == first_numbers(setting)


def test_a_game_made_by_hand_is_not_taken_for_another_there():
    setting = setting_of(replace(GAME, name="byhand"), 2)
    with pytest.raises(ValueError, match="another process cannot find 'byhand'"):
        pickle.loads(pickle.dumps(setting))


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package that is installed, and says that it brings a game, and another that is none."""
    (tmp_path / "sticks").mkdir()
    (tmp_path / "sticks/__init__.py").write_text("from tests.tiny_game import TINY_GAME as GAME\n")
    info = tmp_path / "sticks-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sticks\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[kermesse.games]\nsticks = sticks\nlost = sticks.nothing\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    guests.installed.cache_clear()
    yield
    guests.installed.cache_clear()


def test_an_installed_package_brings_its_game(package, monkeypatch):
    with pytest.warns(UserWarning, match=r"left out: sticks\.nothing cannot be imported"):
        assert guests.brought() == ("sticks",)
    monkeypatch.setenv("KERMESSE_GAMES", "tests.sixth.pockets,sticks")
    assert guests.brought() == ("sticks", "tests.sixth.pockets")
    assert list(guests.with_guests(guests.brought())) == [*CATALOGUE, "tiny", "pockets"]
    assert guests.game_named("tiny").name == "tiny"
    with pytest.raises(ValueError, match="there is no game 'chess'; there are: kraaw"):
        setting_of("chess")
