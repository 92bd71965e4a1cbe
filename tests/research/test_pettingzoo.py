"""PettingZoo's own tests, on every game.

Two of them draw actions without the mask, `parallel_seed_test` and `max_cycles_test`: they are for environments in
which everything can be done at any time. What they look for is looked for here by the mask.
"""

import warnings
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.performance_benchmark import performance_benchmark

from kermesse.games import CATALOGUE
from kermesse.games.kraaw.commands import ChooseCrow
from kermesse.research.pettingzoo import env, parallel_env
from tests.research.test_observation import TABLES, possible

PLAYABLE = [(name, seats) for name, seats in TABLES if possible(CATALOGUE[name], seats)]


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """PettingZoo advises on observations (that they are not pictures) which is no fault."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("name", CATALOGUE)
def test_api(name: str) -> None:
    api_test(env(name), num_cycles=60)


@pytest.mark.parametrize("name", CATALOGUE)
def test_parallel_api(name: str) -> None:
    parallel_api_test(parallel_env(name), num_cycles=40)


def test_seeds() -> None:
    seed_test(lambda: env("kraaw", 3), num_cycles=20)
    hold_parallel_seed("chronos", 3, 40)
    hold_parallel_seed("kreo", 4, 40)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), PLAYABLE)
def test_all_of_it(name: str, seats: int) -> None:
    api_test(env(name, seats), num_cycles=1_000)
    parallel_api_test(parallel_env(name, seats), num_cycles=1_000)
    seed_test(lambda: env(name, seats), num_cycles=200)
    hold_parallel_seed(name, seats, 1_000)


@pytest.mark.soak
@pytest.mark.parametrize("name", CATALOGUE)
def test_performance(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(name))
    assert "turns per second" in capsys.readouterr().out


def play(table: Any, seed: int) -> dict[str, float]:
    """Play a game of random legal actions; return what each agent got."""
    random = np.random.default_rng(seed)
    table.reset(seed=seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        got[agent] += reward
        table.step(None if ended or cut else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    return got


def play_together(table: Any, seed: int) -> Iterator[tuple[Any, ...]]:
    """Yield the result of each step of a game of random legal actions."""
    random = np.random.default_rng(seed)
    seen, _ = table.reset(seed=seed)
    while table.agents:
        step = table.step(
            {agent: int(random.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in table.agents}
        )
        seen = step[0]
        yield step


def hold_parallel_seed(name: str, seats: int, most: int) -> None:
    """Two environments with one seed tell the same, step by step; with another seed, they do not."""
    first, second, other = (list(islice(play_together(parallel_env(name, seats), seed), most)) for seed in (7, 7, 8))
    assert len(first) == len(second)
    assert all(data_equivalence(one, two) for one, two in zip(first, second, strict=True))
    assert not all(data_equivalence(one, two) for one, two in zip(first, other, strict=False))


def test_rewards_of_a_whole_game() -> None:
    assert sorted(play(env("kraaw", 2, wins_to_game=1), 1).values()) == [-1.0, 1.0]
    assert set(play(env("kreo", 3), 1).values()) in ({1.0}, {-1.0})


def test_a_game_can_be_cut_off() -> None:
    table = env("krom", 3, max_steps=12)
    assert set(play(table, 2).values()) == {0.0}
    assert table.unwrapped.steps == 12
    together = parallel_env("chronos", 3, max_steps=4)
    steps = list(play_together(together, 1))
    assert len(steps) == 4
    assert all(steps[-1][3].values())
    assert not any(steps[-2][3].values())
    assert not together.agents


def test_texts_and_words_are_given_on_request() -> None:
    table = env("kraaw", 2, texts=True, render_mode="ansi")
    table.reset(seed=1)
    *_, info = table.last()
    assert '"phase=crow_choice":1.0' in info["text"]
    assert all(isinstance(number, int) and words for number, words in info["actions"].items())
    assert table.render().splitlines()[0] == "Kraaw"
    assert "Seat_0 and seat_1 are choosing their crows." in table.render()
    with pytest.raises(ValueError, match="'rgb_array' is not supported; there is: ansi"):
        env("kraaw", render_mode="rgb_array")


def test_whoever_decides_does_not_wait_while_time_stands_still() -> None:
    table = parallel_env("krom", 4)
    table.reset(seed=3)
    assert any(table._open.values())
    wait = table.setting.actions.wait
    with pytest.raises(ValueError, match="has to decide"):
        table.step(dict.fromkeys(table.agents, wait))


def choosing_crows(steps: int) -> tuple[Any, list[int]]:
    """A table of Kraaw at which all choose their crow at once, as after so many steps; and actions for six crows."""
    table = parallel_env("kraaw", 4)
    seen, infos = table.reset(seed=1)
    assert not any(info["late"] for info in infos.values())
    assert {type(command) for commands in table._open.values() for command in commands} == {ChooseCrow}
    table.steps = steps
    return table, [int(action) for action in np.flatnonzero(seen["seat_0"]["action_mask"])]


def agents_of(*actions: int) -> dict[str, int]:
    return {f"seat_{seat}": action for seat, action in enumerate(actions)}


def test_of_two_who_choose_the_same_crow_the_second_is_late_and_asked_again() -> None:
    table, (first, second, third, fourth, *_) = choosing_crows(0)
    wanted = table.setting.actions.command(first, table._open[0]).crow
    before = table.table.now
    seen, rewards, ended, _, infos = table.step(agents_of(first, first, second, third))
    crows = table.table.view(0).crows
    assert crows[0] == wanted
    assert crows.count(wanted) == 1
    assert {agent: info["late"] for agent, info in infos.items()} == agents_of(False, True, False, False)
    assert table.table.now == before  # it costs no time
    assert set(rewards.values()) == {0.0}
    assert not any(ended.values())
    mask = seen["seat_1"]["action_mask"]
    assert not mask[[first, second, third]].any()  # what is left
    assert mask[fourth]
    wait = table.setting.actions.wait
    *_, infos = table.step(agents_of(wait, fourth, wait, wait))
    assert table.table.view(0).crows[1] not in ("", wanted)
    assert not any(info["late"] for info in infos.values())


def test_who_comes_first_goes_round_the_table() -> None:
    late = []
    for steps in range(4):
        table, (crow, other, *_) = choosing_crows(steps)
        *_, infos = table.step(agents_of(crow, other, crow, other))
        late.append([agent for agent, info in infos.items() if info["late"]])
    assert late == [["seat_2", "seat_3"], ["seat_0", "seat_3"], ["seat_0", "seat_1"], ["seat_1", "seat_2"]]
