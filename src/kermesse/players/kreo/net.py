"""A network that has played Kréo with itself (`train/kreo_net.py`): what it does with what a seat sees and remembers (`features.py`).

Its weights lie beside it; a decision takes plain Python some milliseconds.
"""

from functools import cache
from pathlib import Path
from typing import Final

from kermesse.core.game import Command
from kermesse.players.kreo.features import FeatureEncoder
from kermesse.players.mlp import Layer, forward, read_layers

WEIGHTS: Final = Path(__file__).with_name("net.bin")


@cache
def layers() -> list[Layer]:
    return read_layers(WEIGHTS)


def outputs_for(numbers: list[float]) -> list[float]:
    """One for each action, and one more that says nothing."""
    return forward(layers(), numbers)


def net_choice(sight: FeatureEncoder) -> Command | None:
    """What it thinks best of what can be done, and nothing else: the others count on it. None: it shows no more."""
    commands = sight.commands
    if len(commands) == 1:
        return next(iter(commands.values()))
    outputs = outputs_for(sight.numbers())
    return commands[max(commands, key=outputs.__getitem__)]
