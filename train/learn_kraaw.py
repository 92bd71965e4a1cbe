"""A seat of Kraaw learns by itself: sb3-contrib's MaskablePPO against a bot that plays at random.

    make learn
    make learn LEARN="--steps 20000 --games 100 --seed 2"

Games of one round for two, and no reward but the end's: 1 for a win, -1 for a loss. Some minutes on two cores. At every
so many decisions, and before the first, games are played on deals that it does not learn from, with what it thinks
best: the share that it won is the learning curve, told in lines and drawn with `--chart`.
"""

import argparse
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.vec_env import DummyVecEnv

from kermesse.lab.statistics import wilson
from kermesse.research.gymnasium import AgainstBots, env
from learning_curve import Point, drawn

TABLES = 8  # that it plays at in turn
NEW_DEALS = 1_000_000  # seeds of the games that it is measured by


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=400_000, help="decisions to learn from")
    parser.add_argument("--every", type=int, default=40_000, help="decisions between two measures")
    parser.add_argument("--games", type=int, default=400, help="games of a measure; the last has five times as many")
    parser.add_argument("--bots", default="random", help="level of the bot to play against")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="", help="where to keep what was learnt (a .zip)")
    parser.add_argument("--chart", default="", help="where to draw the curve (an .svg)")
    given = parser.parse_args()
    torch.set_num_threads(1)  # a net this small is faster so
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda: ActionMasker(new_table(given.bots), AgainstBots.action_masks) for _ in range(TABLES)]),
        n_steps=512,
        batch_size=512,
        n_epochs=6,
        learning_rate=5e-4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=given.seed,
        device="cpu",
    )
    began = monotonic()
    curve = [measured(model, given.bots, given.games)]
    told(curve[0], began)
    while model.num_timesteps < given.steps:
        model.learn(min(given.every, given.steps - model.num_timesteps), reset_num_timesteps=False)
        last = model.num_timesteps >= given.steps
        curve.append(measured(model, given.bots, given.games * (5 if last else 1)))
        told(curve[-1], began)
    if given.save:
        model.save(given.save)
    if given.chart:
        Path(given.chart).write_text(drawn(f"Kraaw against {given.bots}: share of games won", curve))


def new_table(bots: str) -> AgainstBots:
    """A game of one round, at a table without a clock."""
    return env("kraaw", 2, bots=bots, wins_to_game=1, timers="off")


def measured(model: Any, bots: str, games: int) -> Point:
    """Number of games that the seat wins; it sits at either place as often as the deal has it."""
    table = new_table(bots)
    wins = 0
    for game in range(games):
        seen, _ = table.reset(seed=NEW_DEALS + game)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=table.action_masks(), deterministic=True)
            seen, reward, over, _, _ = table.step(int(np.asarray(action)))
        wins += reward == 1.0
    return Point(model.num_timesteps, wins, games)


def told(point: Point, began: float) -> None:
    low, high = wilson(point.wins / point.games, point.games)
    print(
        f"{point.steps:8,} decisions, {monotonic() - began:4.0f} s: {point.wins} of {point.games} games won, "
        f"{point.wins / point.games:.1%} (95 %: {low:.1%} to {high:.1%})",
        flush=True,
    )


if __name__ == "__main__":
    main()
