"""Environments are named by the version of their rules; what changes an old net's meaning changes the digest."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

import kermesse.research
from kermesse.games import CATALOGUE
from kermesse.players import UnknownBot, load
from kermesse.research.choosing import setting_of
from kermesse.research.pettingzoo import Doors


def test_each_game_has_a_module_of_its_version_and_no_other() -> None:
    files = {path.stem for path in Path(kermesse.research.__path__[0]).glob("*_v*.py")}
    assert files == {f"{game.name}_v{game.version}" for game in CATALOGUE.values()}
    for name in sorted(files):
        doors = import_module(f"kermesse.research.{name}")
        seats = CATALOGUE[name.partition("_")[0]].seats.start
        table = doors.env(seats)
        assert table.metadata["name"] == name
        assert table.unwrapped.setting.seats == seats
        assert doors.raw_env(seats).metadata == table.metadata
        assert doors.parallel_env().metadata["name"] == name


def test_other_rules_are_not_taken_for_these() -> None:
    with pytest.raises(ImportError, match="kraaw_v2 has other rules than these: kraaw_v3"):
        Doors("kraaw", "2").env()


def test_a_digest_is_that_of_layout_and_actions() -> None:
    digests = {name: setting_of(name).digest for name in ("kraaw", "krom", "chronos")}
    assert digests == {name: setting_of(name).digest for name in digests}
    assert len({*digests.values(), setting_of("kraaw", 3).digest}) == 4


def test_the_doors_import_no_game_and_no_words() -> None:
    look = "import sys, kermesse.research.pettingzoo; print([name for name in sys.modules if name.startswith('kermesse.')])"
    found = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout
    assert "kermesse.research.pettingzoo" in found
    for late in ("kermesse.games.kraaw", "kermesse.games.chronos", "kermesse.words", "kermesse.players"):
        assert f"'{late}" not in found


def test_bots_are_loaded_by_name() -> None:
    bot = load("krom", "master")(1, 4, Random(1))
    assert (type(bot).__module__.split(".")[:3], bot.seat) == (["kermesse", "players", "krom"], 1)
    assert load("kraaw", "random")(0, 2, Random(1)).seat == 0
    with pytest.raises(UnknownBot, match="krom has no bot 'genius'"):
        load("krom", "genius")
