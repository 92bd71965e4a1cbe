"""A network learns Krom by playing against itself, at the tables of `train/krom_table.cpp`: `make train-krom-net`.

How it learns is said in `train/ppo.py`. Writes `net.bin`, whose inputs and outputs are those of
`players/krom/features.py`.
"""

from pathlib import Path

from kermesse.games.krom import GAME
from kermesse.players.krom.features import ACTIONS, INPUTS
from ppo import Game, train, wishes

# A game of Krom takes some hundred decisions: most lessons end amid one.
KROM = Game(GAME, Path(__file__).with_name("krom_table.cpp"), inputs=INPUTS, actions=ACTIONS, kept=24, contest=600)

if __name__ == "__main__":
    train(KROM, wishes(__doc__ or "", "build/krom-net"))
