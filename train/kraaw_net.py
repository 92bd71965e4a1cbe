"""A network learns Kraaw by playing against itself, at the tables of `train/kraaw_table.cpp`: `make train-kraaw-net`.

How it learns is said in `train/ppo.py`. Writes `net.bin` as `players/kraaw/net.py` reads it.
"""

from pathlib import Path

from ppo import Game, train, wishes

KRAAW = Game(Path(__file__).with_name("kraaw_table.cpp"), features=542, actions=71, kept=0, contest=150)

if __name__ == "__main__":
    train(KRAAW, wishes(__doc__ or "", "build/kraaw-net"))
