"""The same seed gives the same game, whatever order a process gives its sets and dictionaries."""

import os
import subprocess
import sys

import pytest

from kermesse.games import CATALOGUE
from tests.bots.thrift import unlike_levels

PLAY = """
import sys
from random import Random
from tests.bots.thrift import thrifty_bot
from kermesse.bots.table import play_out
from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.core.record import write_record
from kermesse.games import CATALOGUE
import hashlib
name, level, seats = sys.argv[1], sys.argv[2], int(sys.argv[3])
game = CATALOGUE[name]
for number, options in enumerate(game.presets.values()):
    try:
        game.check_options(options, seats)
    except Exception:
        continue
    match = Match(game, seats, options, seed_from("same seed", number))
    bots = [thrifty_bot(game, level, seat, seats, Random(f"{number} {seat}")) for seat in range(seats)]
    for count, step in enumerate(play_out(match, bots)):
        if count > 1500:
            break
    print(number, hashlib.sha256(write_record(match, [level] * seats).encode()).hexdigest())
"""


def games_with(hash_seed, *words):
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", PLAY, *words], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("name", "level"), [(name, level) for name, game in CATALOGUE.items() for level in unlike_levels(game)]
)
def test_a_game_does_not_depend_on_the_order_of_sets(name, level):
    seats = str(CATALOGUE[name].seats[min(2, len(CATALOGUE[name].seats) - 1)])
    first = games_with("1", name, level, seats)
    assert first
    assert games_with("2", name, level, seats) == first
