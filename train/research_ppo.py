"""A seat of Kraaw learns by itself: sb3-contrib's MaskablePPO against bots that play at random.

    .venv-train-research/bin/python train/research_ppo.py --steps 120000

It takes some minutes on two cores. Before and after, games against the same bots are counted: the share of games won.
"""

import argparse
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

from kermesse.research.gymnasium import AgainstBots, env


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=120_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=400, help="games to measure by, before and after")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="random", help="level of the bots to play against")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="", help="where to keep what was learnt (a .zip)")
    given = parser.parse_args()
    table = new_table(given.seats, given.bots)
    model = MaskablePPO(
        "MlpPolicy",
        ActionMasker(table, AgainstBots.action_masks),
        n_steps=2_048,
        batch_size=256,
        gamma=0.995,
        ent_coef=0.01,
        seed=given.seed,
        device="cpu",
    )
    print(f"before: {won(model, given.seats, given.bots, given.games):.1%} of {given.games} games won")
    model.learn(given.steps)
    print(f"after {given.steps} decisions: {won(model, given.seats, given.bots, given.games):.1%} won")
    if given.save:
        model.save(given.save)


def new_table(seats: int, bots: str) -> AgainstBots:
    """A game of one win: short enough to learn from quickly."""
    return env("kraaw", seats, bots=bots, wins_to_game=1, timers="off")


def won(model: Any, seats: int, bots: str, games: int) -> float:
    """The share of games that the seat wins, on deals that it did not learn from."""
    table = new_table(seats, bots)
    wins = 0
    for game in range(games):
        seen, _ = table.reset(seed=1_000_000 + game)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=table.action_masks(), deterministic=False)
            seen, reward, over, _, _ = table.step(int(np.asarray(action)))
        wins += reward == 1.0
    return wins / games


if __name__ == "__main__":
    main()
