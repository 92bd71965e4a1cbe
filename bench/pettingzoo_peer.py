"""A classic card game of PettingZoo's, driven as its documentation drives it. `last` always builds the observation."""

import contextlib
import io
import os
import sys
import warnings
from importlib import import_module
from random import Random

import numpy as np

from burst import serve

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
warnings.simplefilter("ignore")
with contextlib.redirect_stdout(io.StringIO()):
    env = import_module(f"pettingzoo.classic.{sys.argv[1]}").env()
env.reset(seed=1)
random = Random(1)


def moves() -> int:
    env.reset()
    count = 0
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            break  # the rest is steps of agents that are out
        env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        count += 1
    return count


serve({"moves": moves, "moves with views": moves})
