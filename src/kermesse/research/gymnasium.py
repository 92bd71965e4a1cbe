"""One seat as a Gymnasium environment: the others are the house's bots, by their levels. Many games as a vector
environment, in which one learner plays all seats.

    import gymnasium
    import kermesse.research.gymnasium
    table = gymnasium.make("kermesse/Kraaw-4p-v3", bots="easy")
    tables = gymnasium.make_vec("kermesse/Kraaw-4p-selfplay-v3", num_envs=256)
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame, Seat
from kermesse.players import UnknownBot, levels
from kermesse.research.actions import Mask
from kermesse.research.batch import Batch
from kermesse.research.choosing import setting_of
from kermesse.research.observation import Observation
from kermesse.research.rendering import MODES, board, check_mode
from kermesse.research.solo import Solo
from kermesse.research.spaces import action_space, fresh_seed
from kermesse.research.stepping import WAIT_MS, Setting
from kermesse.research.versions import SEATS, VERSIONS

try:
    from gymnasium import Env, spaces
    from gymnasium.envs.registration import register, registry
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:  # pragma: no cover
    raise ImportError("environments need further libraries: pip install 'kermesse[research]'") from missing


def env(
    game: str | AnyGame,
    seats: int | None = None,
    *,
    bots: str | Sequence[str] = "random",
    seat: Seat | None = None,
    preset: str = "",
    wait_ms: Millis = WAIT_MS,
    max_steps: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> "AgainstBots":
    """One seat against bots: `env("krom", seats=4, bots=["easy", "normal", "hard"])`, or one level for all of them.

    Without `seat` the seat is drawn for every game. Raises ValueError, BadOptions or UnknownBot for what cannot be.
    """
    setting = setting_of(game, seats, options, preset, wait_ms)
    named = [bots] * (setting.seats - 1) if isinstance(bots, str) else list(bots)
    if len(named) != setting.seats - 1:
        raise ValueError(f"{setting.seats - 1} bots are needed, and {len(named)} were named")
    for level in named:
        if level not in levels(setting.game):
            raise UnknownBot(f"{setting.game.name} has no bot '{level}'; it has: {', '.join(levels(setting.game))}")
    if seat is not None and not 0 <= seat < setting.seats:
        raise ValueError(f"there is no seat {seat}: they run from 0 to {setting.seats - 1}")
    return AgainstBots(setting, named, seat, max_steps, render_mode)


class AgainstBots(Env[Observation, int]):
    """Which actions are legal is told by `action_masks()`, and in the info as `action_mask`. An illegal one ends the
    game: it is lost with -1, and the info says what was wrong with it.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        setting: Setting,
        bots: Sequence[str],
        seat: Seat | None,
        max_steps: int | None,
        render_mode: str | None = None,
    ) -> None:
        self.setting = setting
        self.bots = tuple(bots)
        self.seat = seat
        self.max_steps = max_steps
        self.render_mode = check_mode(render_mode)
        self.metadata = {**self.metadata, "digest": setting.digest}
        self.observation_space = spaces.Box(0.0, 1.0, (setting.observer.size,), np.float32)
        self.action_space = action_space(setting)  # type: ignore[assignment]  # its actions are int64
        self.steps = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        seat = self.seat if self.seat is not None else int(self.np_random.integers(self.setting.seats))
        self.table = Solo(self.setting, seat, self.bots, fresh_seed(self.np_random))
        self.steps = 0
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.table.step(int(action))
        except ValueError as error:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": str(error)}
        self.steps += 1
        over = self.table.over
        cut = not over and self.max_steps is not None and self.steps >= self.max_steps
        return self._seen(), self.table.reward(), over, cut, self._info()

    def action_masks(self) -> Mask:
        """1 for each action that is legal now: what sb3-contrib's MaskablePPO asks for."""
        return self.setting.actions.mask(self.table.commands, self.setting.live)

    def render(self) -> str | None:
        """With `render_mode="ansi"`, what the seat sees, as text."""
        match = self.table.match
        return board(self.setting, match.state, self.table.seat, match.now) if self.render_mode == "ansi" else None

    def _seen(self) -> Observation:
        match = self.table.match
        return self.setting.observer.look(match.state, self.table.seat, match.now)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.table.seat, "now": self.table.match.now, "action_mask": self.action_masks()}


def self_play(
    game: str | AnyGame,
    seats: int | None = None,
    *,
    num_envs: int = 1,
    preset: str = "",
    wait_ms: Millis = WAIT_MS,
    render_mode: str | None = None,
    **options: Any,
) -> "SelfPlay":
    """So many games at once: `self_play("krom", 4, num_envs=256)`. Raises ValueError or BadOptions for what cannot be."""
    return SelfPlay(setting_of(game, seats, options, preset, wait_ms), num_envs, render_mode)


class SelfPlay(VectorEnv[Observation, Mask, Observation]):
    """Many games in one process; in each, the learner decides for whichever seat has to.

    The reward is that of the seat that acted: nought until its action ends the game. The info has `rewards`, those of all
    seats, `seat`, who decides next, and `action_mask`. A game that ends is dealt anew in the same step; what its last
    seat saw is in `final_obs`. An action that is not legal raises ValueError.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1, "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, setting: Setting, num_envs: int, render_mode: str | None = None) -> None:
        self.setting = setting
        self.num_envs = num_envs
        self.render_mode = check_mode(render_mode)
        self.metadata = {**self.metadata, "digest": setting.digest}
        self.single_observation_space = spaces.Box(0.0, 1.0, (setting.observer.size,), np.float32)
        self.single_action_space = action_space(setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.games = Batch(setting, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if isinstance(seed, list):
            raise ValueError("one seed deals all games: their numbers give each its own")
        super().reset(seed=seed)
        self.games = Batch(self.setting, self.num_envs, fresh_seed(self.np_random))
        return self.games.observe(), self._info()

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        seats, before = self.games.seats(), list(self.games.tables)
        rewards, ended = self.games.step(actions)
        info = {**self._info(), "rewards": rewards}
        if ended.any():
            final = np.zeros((self.num_envs, self.setting.observer.size), np.float32)
            for row in np.flatnonzero(ended):
                final[row] = before[row].observe(int(seats[row]))
            info |= {"final_obs": final, "_final_obs": ended}
        own = rewards[np.arange(self.num_envs), seats]
        return self.games.observe(), own, ended, np.zeros(self.num_envs, np.bool_), info

    def render(self) -> tuple[str, ...] | None:
        """With `render_mode="ansi"`, what the deciding seat of each game sees, as text."""
        if self.render_mode is None:
            return None
        return tuple(board(self.setting, table.state, table.seat, table.now) for table in self.games.tables)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.games.seats(), "action_mask": self.games.legal()}


def register_all() -> list[str]:
    """Make all games of the house known to Gymnasium, for every number of seats; their ids."""
    here: Final = "kermesse.research.gymnasium"
    ids = []
    for game, version in VERSIONS.items():
        for seats in SEATS[game]:
            table = {"game": game, "seats": seats}
            name = f"kermesse/{game.capitalize()}-{seats}p"
            ids += [f"{name}-v{version}", f"{name}-selfplay-v{version}"]
            if ids[-1] not in registry:
                register(ids[-2], entry_point=f"{here}:env", kwargs=table)
                register(ids[-1], vector_entry_point=f"{here}:self_play", kwargs=table)
    return ids


IDS: Final = register_all()
