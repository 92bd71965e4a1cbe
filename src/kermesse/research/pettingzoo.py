"""Every game as a PettingZoo environment: one decision after the other (`env`), or those of one moment at once
(`parallel_env`)."""

from collections.abc import Iterator
from typing import Any, Final, Protocol, TypedDict, cast

import numpy as np

from kermesse.core.clock import Millis
from kermesse.core.game import SPECTATOR, AnyGame, Command, Seat
from kermesse.games.guests import game_named
from kermesse.research.actions import Mask
from kermesse.research.choosing import setting_of
from kermesse.research.observation import Observation
from kermesse.research.rendering import MODES, board, check_mode
from kermesse.research.spaces import action_space, agent_name, fresh_seed, observation_space, seat_of
from kermesse.research.stepping import NOBODY, WAIT_MS, Setting, Stepper

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as missing:  # pragma: no cover
    raise ImportError("environments need further libraries: pip install 'kermesse[research]'") from missing


class Seen(TypedDict):
    """An agent's observation, and which actions it can take."""

    observation: Observation
    action_mask: Mask


class Info(TypedDict, total=False):
    now: Millis  # of the table's clock
    text: str  # with `texts`: the observation by its names
    actions: dict[int, str]  # with `texts`: the actions of now in words
    late: bool  # of `parallel_env`: the last command came too late


class Table(Protocol):
    """PettingZoo's AEC environment, as `env` returns it, with types."""

    agents: list[str]
    possible_agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, Info]
    metadata: dict[str, Any]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None: ...
    def step(self, action: int | None) -> None: ...
    def observe(self, agent: str) -> Seen: ...
    def last(self, observe: bool = True) -> tuple[Seen, float, bool, bool, Info]: ...
    def agent_iter(self, max_iter: int = ...) -> Iterator[str]: ...
    def observation_space(self, agent: str) -> spaces.Dict: ...
    def action_space(self, agent: str) -> spaces.Discrete: ...
    def render(self) -> str | None: ...
    def close(self) -> None: ...
    @property
    def unwrapped(self) -> "OneByOne": ...


KIND: Final = {"render_modes": list(MODES), "is_parallelizable": False}


def env(
    game: str | AnyGame,
    seats: int | None = None,
    *,
    preset: str = "",
    wait_ms: Millis = WAIT_MS,
    max_steps: int | None = None,
    texts: bool = False,
    render_mode: str | None = None,
    **options: Any,
) -> Table:
    """One decision after the other: `env("krom", seats=4, board="glacial")`.

    `texts`: what the deciding seat sees, and its actions in words, are in its info. `max_steps`: the game is cut off
      after
    so many decisions. Raises ValueError or BadOptions for a table that cannot be.
    """
    setting = setting_of(game, seats, options, preset, wait_ms)
    return cast(Table, OrderEnforcingWrapper(OneByOne(setting, max_steps, texts, render_mode)))


def parallel_env(
    game: str | AnyGame,
    seats: int | None = None,
    *,
    preset: str = "",
    wait_ms: Millis = WAIT_MS,
    max_steps: int | None = None,
    texts: bool = False,
    render_mode: str | None = None,
    **options: Any,
) -> "AtOnce":
    """All decisions of one moment at once: `parallel_env("kreo", seats=5)`. A seat that has nothing to decide waits.

    What is chosen is carried out seat by seat, beginning one seat further each time; what is no longer possible after
    the others' commands is not done, and the seat's info says `late`.
    """
    return AtOnce(setting_of(game, seats, options, preset, wait_ms), max_steps, texts, render_mode)


class Doors:
    """The environments of one version of a game's rules, as PettingZoo's modules have them."""

    def __init__(self, game: str, version: str) -> None:
        self._game = game
        self._version = version

    def env(self, seats: int | None = None, **given: Any) -> Table:
        return env(self._rules(), seats, **given)

    def raw_env(self, seats: int | None = None, **given: Any) -> "OneByOne":
        """The same without a wrapper."""
        return env(self._rules(), seats, **given).unwrapped

    def parallel_env(self, seats: int | None = None, **given: Any) -> "AtOnce":
        return parallel_env(self._rules(), seats, **given)

    def _rules(self) -> AnyGame:
        game = game_named(self._game)
        if game.version != self._version:
            raise ImportError(f"{self._game}_v{self._version} has other rules than these: {self._game}_v{game.version}")
        return game


class _Table:
    """Spaces, seeds and rendering, shared by both kinds of environment."""

    setting: Setting
    table: Stepper

    def _prepare(self, setting: Setting, max_steps: int | None, texts: bool, render_mode: str | None) -> None:
        self.setting = setting
        self.max_steps = max_steps
        self.texts = texts
        self.render_mode = check_mode(render_mode)
        self.metadata = {**KIND, "name": f"{setting.game.name}_v{setting.game.version}", "digest": setting.digest}
        self.possible_agents = [agent_name(seat) for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(setting) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(setting) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self.steps = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.table = Stepper(self.setting, fresh_seed(self._random))
        self.agents = self.possible_agents[:]
        self.steps = 0

    def _seen(self, seat: Seat, commands: list[Command], may_wait: bool) -> Seen:
        mask = self.setting.actions.mask(commands, may_wait)
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def _info(self, seat: Seat, commands: list[Command]) -> Info:
        info: Info = {"now": self.table.now}
        if self.texts:
            actions = self.setting.actions
            words = {number: str(command) for number, command in zip(actions.numbers(commands), commands, strict=True)}
            info["text"], info["actions"] = self.table.told(seat), words
        return info

    def render(self) -> str | None:
        """With `render_mode="ansi"`, what a spectator sees, as text."""
        table = self.table
        return board(self.setting, table.state, SPECTATOR, table.now) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


class OneByOne(_Table, AECEnv[str, Seen, int | None]):
    """A game as an AEC environment: the agent that is selected is the seat whose decision it is."""

    def __init__(self, setting: Setting, max_steps: int | None, texts: bool, render_mode: str | None) -> None:
        super().__init__()
        self._prepare(setting, max_steps, texts, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Seen:
        seat = seat_of(agent)
        deciding = seat == self.table.seat
        return self._seen(seat, self.table.commands if deciding else [], self.setting.live)

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} has to decide: an action is a number")
        agent = self.agent_selection
        self.table.step(int(action))
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.over:
            self.rewards = {agent_name(seat): reward for seat, reward in enumerate(self.table.rewards())}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_steps is not None and self.steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        if self.table.seat == NOBODY:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = agent_name(self.table.seat)
        self.infos[self.agent_selection] = self._info(self.table.seat, self.table.commands)


class AtOnce(_Table, ParallelEnv[str, Seen, int]):
    """A game as a parallel environment: every agent acts at every step, most of them often by waiting."""

    def __init__(self, setting: Setting, max_steps: int | None, texts: bool, render_mode: str | None) -> None:
        super().__init__()
        self._prepare(setting, max_steps, texts, render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        self._deal(seed)
        self._open = self.table.open_decisions()
        return self._all_seen(), self._all_infos([])

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        seats = self.setting.seats
        chosen: dict[Seat, Any] = {}
        for turn in range(seats):
            seat = (self.steps + turn) % seats
            commands = self._open.get(seat, [])
            command = self.setting.actions.command(int(actions[agent_name(seat)]), commands)
            if command is None and commands and not self.setting.live:
                raise ValueError(f"{agent_name(seat)} has to decide: there is no waiting while time stands still")
            chosen[seat] = command
        late = self.table.step_together(chosen)
        self.steps += 1
        self._open = self.table.open_decisions()
        over = self.table.over
        cut = not over and self.max_steps is not None and self.steps >= self.max_steps
        agents = self.possible_agents
        rewards = {agent_name(seat): reward for seat, reward in enumerate(self.table.rewards())}
        seen, infos = self._all_seen(), self._all_infos(late)
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _all_seen(self) -> dict[str, Seen]:
        live = self.setting.live
        return {
            agent_name(seat): self._seen(seat, self._open.get(seat, []), live) for seat in range(self.setting.seats)
        }

    def _all_infos(self, late: list[Seat]) -> dict[str, Info]:
        return {
            agent_name(seat): {**self._info(seat, self._open.get(seat, [])), "late": seat in late}
            for seat in range(self.setting.seats)
        }
