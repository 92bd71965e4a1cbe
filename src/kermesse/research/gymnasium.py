"""One seat as a Gymnasium environment: the others are the house's bots, by their levels."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame, Seat
from kermesse.players import UnknownBot, levels
from kermesse.research.actions import Mask
from kermesse.research.choosing import setting_of
from kermesse.research.observation import Observation
from kermesse.research.solo import Solo
from kermesse.research.spaces import action_space, fresh_seed
from kermesse.research.stepping import WAIT_MS, Setting

try:
    from gymnasium import Env, spaces
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

    metadata = {"render_modes": ["ansi"], "name": "kermesse_solo_v1"}

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
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0.0, 1.0, (setting.observer.size,), np.float32)
        self.action_space: Any = action_space(setting)
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

    def render(self) -> Any:
        """With `render_mode="ansi"`, what the seat sees, as text."""
        match = self.table.match
        return (
            self.setting.observer.told(match.state, self.table.seat, match.now) if self.render_mode == "ansi" else None
        )

    def _seen(self) -> Observation:
        match = self.table.match
        return self.setting.observer.look(match.state, self.table.seat, match.now)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.table.seat, "now": self.table.match.now, "action_mask": self.action_masks()}
