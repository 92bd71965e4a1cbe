"""A network trained by self-play at Kréo (`train/kreo_net.py`). Its input is that of `features.py`.

Its weights are in a file beside it; a decision takes plain Python some milliseconds.
"""

from functools import cache
from pathlib import Path
from typing import Final

from kermesse.core.game import Command
from kermesse.games.kreo import GAME
from kermesse.players.kreo.features import INPUTS, FeatureEncoder
from kermesse.players.mlp import Layer, forward, read_net

WEIGHTS: Final = Path(__file__).with_name("net.bin")


@cache
def layers() -> list[Layer]:
    return read_net(WEIGHTS, GAME.version, INPUTS)


def outputs_for(numbers: list[float]) -> list[float]:
    """The outputs: one for each action, and one more without meaning."""
    return forward(layers(), numbers)


def net_choice(sight: FeatureEncoder) -> Command | None:
    """The command with the best output, always the same, since the others count on it. None: show no more."""
    commands = sight.commands
    if len(commands) == 1:
        return next(iter(commands.values()))
    outputs = outputs_for(sight.numbers())
    return commands[max(commands, key=outputs.__getitem__)]
