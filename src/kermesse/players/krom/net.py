"""A network that has played Krom against itself (`train/krom_net.py`): what it would do with what a seat sees (`features.py`).

Its weights lie beside it; a decision takes plain Python some milliseconds.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from kermesse.core.game import Command
from kermesse.games.krom.view_types import KromView
from kermesse.players.krom.features import PHASES, FeatureEncoder
from kermesse.players.mlp import Layer, forward, read_layers, sample_near_best

WEIGHTS: Final = Path(__file__).with_name("net.bin")
LAST_ROUNDS: Final = 5  # before a cap: it has learnt at tables without one


def net_knows(view: KromView) -> bool:
    """Whether this table is like those that it has played at."""
    cap = view.options.round_cap
    return view.phase in PHASES and (not cap or view.round <= cap - LAST_ROUNDS)


@cache
def layers() -> list[Layer]:
    return read_layers(WEIGHTS)


def outputs_for(numbers: list[float]) -> list[float]:
    """One for each action, and the share of the game that is expected."""
    return forward(layers(), numbers)


def net_choice(view: KromView, offers: Sequence[Command], random: Random) -> Command | None:
    """What it thinks best of what is offered, or something that it thinks nearly as good; None to wait."""
    sight = FeatureEncoder(view, offers)
    return sample_near_best(outputs_for(sight.numbers()), sight.commands, random)
