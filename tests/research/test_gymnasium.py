"""One seat against bots: Gymnasium's own check, whole games, and what cannot be."""

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kermesse.games import CATALOGUE
from kermesse.players import UnknownBot, players_of
from kermesse.research.gymnasium import env


def play(table: Any, seed: int, most: int = 10**9) -> tuple[float, list[int]]:
    """A game of random legal actions: the last reward, and what was done."""
    random = np.random.default_rng(seed)
    table.reset(seed=seed)
    done: list[int] = []
    while len(done) < most:
        action = int(random.choice(np.flatnonzero(table.action_masks())))
        done.append(action)
        _, reward, over, cut, info = table.step(action)
        assert "illegal" not in info
        if over or cut:
            return reward, done
    return 0.0, done


@pytest.mark.parametrize("name", CATALOGUE)
def test_gymnasium_finds_no_fault(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # it has no `spec`: it was not made by its registry
        warnings.filterwarnings("ignore", message=".*spec.*")
        check_env(env(name, bots="random"), skip_render_check=True)


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    weakest = next(iter(players_of(CATALOGUE[name]).bots))
    first, second, other = (play(env(name, bots=weakest), seed, 60) for seed in (1, 1, 2))
    assert first == second
    assert first != other


def test_a_whole_game_against_bots() -> None:
    reward, done = play(env("kraaw", 3, bots=["random", "easy"], wins_to_game=1), 5)
    assert -1 <= reward <= 1
    assert len(done) > 3


@pytest.mark.soak
@pytest.mark.parametrize("name", CATALOGUE)
def test_whole_games_against_every_level(name: str) -> None:
    for level in ("random", *players_of(CATALOGUE[name]).bots):
        if level == "master":
            continue  # it reckons for minutes
        reward, _ = play(env(name, bots=level, max_steps=3_000), 3)
        assert -1 <= reward <= 1


def test_an_illegal_action_loses_and_says_why() -> None:
    table = env("krom", 3)
    table.reset(seed=1)
    illegal = int(np.flatnonzero(table.action_masks() == 0)[0])
    _, reward, over, _, info = table.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert "not legal now" in info["illegal"]


def test_on_a_live_clock_waiting_takes_its_time() -> None:
    table = env("chronos", 3, wait_ms=400, seat=1)
    _, info = table.reset(seed=2)
    *_, later = table.step(table.setting.actions.wait)
    assert later["now"] >= info["now"] + 400


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(ValueError, match="3 bots are needed, and 2 were named"):
        env("krom", 4, bots=["random", "easy"])
    with pytest.raises(UnknownBot, match="krom has no bot 'genius'; it has: random"):
        env("krom", bots="genius")
    with pytest.raises(ValueError, match="there is no seat 4"):
        env("krom", 4, seat=4)
