"""A network learns Kréo by playing it with itself, at the tables of `train/kreo_table.cpp`: `make train-kreo-net`.

How it learns is said in `train/ppo.py`. Writes `net.bin`, whose inputs and outputs are those of
`players/kreo/features.py`.
"""

from pathlib import Path

from kermesse.games.kreo import GAME
from kermesse.players.kreo.features import ACTIONS, INPUTS
from ppo import Game, train, wishes

KREO = Game(
    GAME,
    Path(__file__).with_name("kreo_table.cpp"),
    inputs=INPUTS,
    actions=ACTIONS,
    kept=24,
    contest=300,
    tables_of=(3, 3, 4, 3, 3, 5, 3, 3, 4, 3, 3, 6, 3, 3, 4, 3),  # where it is hardest, most
    together=True,
    secrets=190,
)

if __name__ == "__main__":
    train(KREO, wishes(__doc__ or "", "build/kreo-net"))
