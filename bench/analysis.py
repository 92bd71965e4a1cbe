"""Seconds of one core until an analysis tells its first moments, and until it is done.

    python bench/analysis.py [--games 3] [game ...]

The games are played by `normal` at sensible tables with the usual options, as a house plays them; the first seat is
analysed. Processor time is measured, so that a busy machine does no harm.
"""

import argparse
import time
from random import Random
from typing import Any

from kermesse.core.chance import seed_from
from kermesse.core.game import AnyGame
from kermesse.core.match import Match
from kermesse.core.options import read_options
from kermesse.games import CATALOGUE
from kermesse.players import make_bot
from kermesse.players.analysis import Progress, analyse
from kermesse.players.table import play_out
from kermesse.server.table.seating import sensible_seats


def fresh(game: AnyGame, number: int) -> Match[Any, Any, Any, Any, Any]:
    options = read_options(game.options_type, {})
    return Match(game, sensible_seats(game), options, seed_from("bench analysis", game.name, number))


def seconds(game: AnyGame, number: int) -> tuple[float, float, int]:
    """Return the seconds until the first moments are told, until the end, and how many moments there are."""
    over = fresh(game, number)
    bots = [make_bot(game, "normal", seat, over.seats, Random(f"{number} {seat}")) for seat in range(over.seats)]
    for _ in play_out(over, bots):
        pass
    begun, first = time.process_time(), 0.0

    def report(progress: Progress) -> None:
        nonlocal first
        if progress.turns is not None and not first:
            first = time.process_time() - begun

    found = analyse(fresh(game, number), over.log, over.now, 0, f"bench {number}", report=report)
    return first, time.process_time() - begun, len(found.turns)


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("game", nargs="*", default=list(CATALOGUE))
parser.add_argument("--games", type=int, default=3)
asked = parser.parse_args()
for name in asked.game:
    for number in range(asked.games):
        first, done, moments = seconds(CATALOGUE[name], number)
        print(f"{name}: first after {first:.0f} s, done after {done:.0f} s, {moments} moments", flush=True)
