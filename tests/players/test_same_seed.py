"""The same seed gives the same game, whatever the order of sets and dictionaries in a process and however its Python
sums.
"""

import os
import subprocess
import sys

import pytest

from kermesse.games import CATALOGUE
from tests.players.thrift import unlike_levels

PLAY = """
import builtins
import sys
def whole(numbers, start=0, adds=sum):
    numbers = list(numbers)
    assert not any(isinstance(one, float) for one in numbers), "each Python's sum adds these in its own way: players/ordered_sum.py"
    return adds(numbers, start)
builtins.sum = whole
from random import Random
from tests.players.thrift import thrifty_bot
from kermesse.players.table import play_out
from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.core.record import write_record
from kermesse.games import CATALOGUE
import hashlib
name, seats, short, long, *levels = sys.argv[1:]
QUICK = ("random", "easy", "normal")  # the others' games take long: the beginning of one
game, seats = CATALOGUE[name], int(seats)
for level in levels:
    for number, options in enumerate(game.presets.values() if level in QUICK else [game.options_type()]):
        try:
            game.check_options(options, seats)
        except Exception:
            continue
        match = Match(game, seats, options, seed_from("same seed", number))
        bots = [thrifty_bot(game, level, seat, seats, Random(f"{number} {seat}")) for seat in range(seats)]
        for count, step in enumerate(play_out(match, bots)):
            if count > int(long if level in QUICK else short):
                break
        print(level, number, hashlib.sha256(write_record(match, [level] * seats).encode()).hexdigest())
"""


def playing(hash_seed, *words):
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", PLAY, *words]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


# Steps of a game, of a bot that looks far ahead and of any other.
LENGTHS = [pytest.param(40, 150, id="begun"), pytest.param(120, 600, id="long", marks=pytest.mark.soak)]


@pytest.mark.parametrize(("short", "long"), LENGTHS)
@pytest.mark.parametrize("name", CATALOGUE)
def test_a_game_does_not_depend_on_the_order_of_sets_nor_on_how_floats_are_added(name, short, long):
    game = CATALOGUE[name]
    words = (name, str(game.seats[min(2, len(game.seats) - 1)]), str(short), str(long), *unlike_levels(game))
    told = []
    for process in [playing("1", *words), playing("2", *words)]:
        out, errors = process.communicate()
        assert process.returncode == 0, errors
        told.append(out.splitlines())
    assert {line.split()[0] for line in told[0]} == set(unlike_levels(game))
    assert told[0] == told[1]
