"""A network trained by self-play at Krom (`train/krom_net.py`). Its input is that of `features.py`.

Its weights are in a file beside it; a decision takes plain Python some milliseconds.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from kermesse.core.game import Command
from kermesse.games.krom import GAME
from kermesse.games.krom.view_types import KromView
from kermesse.players.krom.features import INPUTS, PHASES, FeatureEncoder
from kermesse.players.mlp import Layer, forward, read_net, sample_near_best

WEIGHTS: Final = Path(__file__).with_name("net.bin")
LAST_ROUNDS: Final = 5  # before a cap: its training had none


def net_knows(view: KromView) -> bool:
    """True if this table is like those of its training."""
    cap = view.options.round_cap
    return view.phase in PHASES and (not cap or view.round <= cap - LAST_ROUNDS)


@cache
def layers() -> list[Layer]:
    return read_net(WEIGHTS, GAME.version, INPUTS)


def outputs_for(numbers: list[float]) -> list[float]:
    """The outputs: one for each action, and the expected share of the game."""
    return forward(layers(), numbers)


def net_choice(view: KromView, offers: Sequence[Command], random: Random) -> Command | None:
    """The offered command with the best output, or one nearly as good; None to wait."""
    sight = FeatureEncoder(view, offers)
    return sample_near_best(outputs_for(sight.numbers()), sight.commands, random)
