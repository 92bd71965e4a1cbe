"""A network learns Kraaw by playing against itself, at the tables of `train/kraaw_table.cpp`: `make train-kraaw-net`.

How it learns is said in `train/ppo.py`. Writes `net.bin` as `players/kraaw/net.py` reads it.
"""

from pathlib import Path

from kermesse.games.kraaw import GAME
from kermesse.players.kraaw.net import ACTIONS, INPUTS
from ppo import Game, train, wishes

KRAAW = Game(GAME, Path(__file__).with_name("kraaw_table.cpp"), inputs=INPUTS, actions=ACTIONS, kept=0, contest=150)

if __name__ == "__main__":
    train(KRAAW, wishes(__doc__ or "", "build/kraaw-net"))
