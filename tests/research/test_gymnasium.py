"""One seat against bots: Gymnasium's own check, whole games, and what cannot be."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kermesse.games import CATALOGUE
from kermesse.players import UnknownBot, players_of
from kermesse.research.batch import Batch
from kermesse.research.gymnasium import IDS, env
from kermesse.research.spaces import fresh_seed
from kermesse.research.versions import SEATS, VERSIONS


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
        seats = CATALOGUE[name].seats.start
        id = f"kermesse/{name.capitalize()}-{seats}p-v{CATALOGUE[name].version}"
        check_env(gymnasium.make(id, render_mode="ansi").unwrapped)


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


def test_a_vector_of_games_is_a_batch() -> None:
    games = gymnasium.make_vec("kermesse/Kraaw-2p-selfplay-v3", num_envs=6, wins_to_game=1)
    _, info = games.reset(seed=4)
    twin = Batch(games.unwrapped.setting, 6, fresh_seed(np.random.default_rng(np.random.PCG64(4))))
    random, ends = np.random.default_rng(5), 0
    for _ in range(150):
        assert (info["seat"] == twin.seats()).all()
        seats, actions = info["seat"], (random.random(info["action_mask"].shape) * info["action_mask"]).argmax(axis=1)
        seen, rewards, ended, cut, info = games.step(actions)
        all_rewards, all_ended = twin.step(actions)
        assert (seen == twin.observe()).all()
        assert (ended == all_ended).all()
        assert (info["rewards"] == all_rewards).all()
        assert (rewards == all_rewards[np.arange(6), seats]).all()
        assert not cut.any()
        assert ("final_obs" in info) == bool(ended.any())
        ends += int(ended.sum())
    assert ends > 2


def test_every_table_of_the_house_has_ids() -> None:
    assert set(VERSIONS.items()) == {(game.name, game.version) for game in CATALOGUE.values()}
    assert {game.name: game.seats for game in CATALOGUE.values()} == SEATS
    assert len(IDS) == 2 * sum(len(game.seats) for game in CATALOGUE.values())
    assert set(IDS) <= set(gymnasium.registry)
    with pytest.raises(ValueError, match="'human' is not supported; there is: ansi"):
        env("krom", render_mode="human")
