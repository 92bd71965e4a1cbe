"""Parts shared by both kinds of environment: spaces, names of agents, and the observation with its mask."""

import numpy as np

from kermesse.core.game import Seat
from kermesse.research.stepping import Setting

try:
    from gymnasium import spaces
except ImportError as missing:  # pragma: no cover
    raise ImportError("environments need further libraries: pip install 'kermesse[research]'") from missing


def observation_space(setting: Setting) -> spaces.Dict:
    """The numbers of a view, and which actions can be taken."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (setting.observer.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (setting.actions.count,), np.int8),
        }
    )


def action_space(setting: Setting) -> spaces.Discrete:
    return spaces.Discrete(setting.actions.count)


def agent_name(seat: Seat) -> str:
    return f"seat_{seat}"


def seat_of(agent: str) -> Seat:
    return int(agent.removeprefix("seat_"))


def fresh_seed(random: np.random.Generator) -> int:
    return int(random.integers(2**63))
