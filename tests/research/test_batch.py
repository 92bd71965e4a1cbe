"""Many games at once are the same games as one by one."""

import numpy as np
import pytest

from kermesse.games import CATALOGUE
from kermesse.research.batch import Batch
from kermesse.research.choosing import setting_of


def drawn(mask: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """In each row one of the legal actions."""
    return (random.random(mask.shape) * mask).argmax(axis=1)


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_row_is_a_game(name: str) -> None:
    batch = Batch(setting_of(name), 5, seed=2)
    random = np.random.default_rng(1)
    for _ in range(40):
        seen, mask, seats = batch.observe(), batch.legal(), batch.seats()
        for row, table in enumerate(batch.tables):
            assert seats[row] == table.seat
            assert (seen[row] == table.observe(table.seat)).all()
            assert sorted(table.legal()) == list(np.flatnonzero(mask[row]))
        batch.step(drawn(mask, random))


def test_the_same_seed_gives_the_same_batch() -> None:
    def story(seed: int) -> bytes:
        batch, random = Batch(setting_of("kraaw", 3), 8, seed), np.random.default_rng(3)
        for _ in range(30):
            batch.step(drawn(batch.legal(), random))
        return batch.observe().tobytes()

    assert story(1) == story(1)
    assert story(1) != story(2)


def test_a_game_that_ends_is_dealt_anew() -> None:
    batch = Batch(setting_of("kraaw", 2, {"wins_to_game": 1}), 6, seed=4)
    random = np.random.default_rng(5)
    ends = 0
    for _ in range(400):
        before = list(batch.tables)
        rewards, ended = batch.step(drawn(batch.legal(), random))
        assert not any(table.over for table in batch.tables)
        for row in np.flatnonzero(ended):
            assert before[row].over
            assert tuple(rewards[row]) == before[row].rewards()
            assert batch.tables[row] is not before[row]
        assert not rewards[~ended].any()
        ends += int(ended.sum())
    assert ends > 3


def test_a_wrong_number_of_actions_is_said() -> None:
    with pytest.raises(ValueError, match="3 games need as many actions, not 2"):
        Batch(setting_of("krom"), 3).step([0, 0])
    with pytest.raises(ValueError, match="at least 1 game"):
        Batch(setting_of("krom"), 0)
