"""Kraaw with a planted fault: seat A begins with a round won. Loaded by `--game tests.lab.planted`."""

from dataclasses import replace

from kermesse.games.kraaw import GAME as KRAAW


def setup(seats, options, chance, now):
    state, opening = KRAAW.setup(seats, options, chance, now)
    state.wins[0] += 1
    return state, opening


GAME = replace(KRAAW, name="planted", setup=setup)
