"""A game of RLCard's. Its environment always builds the observation: that is its only way to play."""

import contextlib
import io
import sys
from random import Random

from burst import serve

with contextlib.redirect_stdout(io.StringIO()):
    import rlcard

env = rlcard.make(sys.argv[1], config={"seed": 1})
random = Random(1)


def moves() -> int:
    state, _ = env.reset()
    count = 0
    while not env.is_over():
        actions = list(state["legal_actions"])
        state, _ = env.step(actions[int(random.random() * len(actions))])
        count += 1
    return count


serve({"moves": moves, "moves with views": moves})
