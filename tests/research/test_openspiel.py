"""OpenSpiel's own test, its search on our games, and what a resampled state may differ in."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from kermesse.games import CATALOGUE
from kermesse.research.openspiel import NAMES, read_words


def after(game: object, moves: int, seed: int = 1) -> object:
    """A state after so many random actions, or the last one before the end."""
    random = np.random.RandomState(seed)
    state = game.new_initial_state()  # type: ignore[attr-defined]
    state.apply_action(seed)
    for _ in range(moves):
        nearer = state.clone()
        nearer.apply_action(int(random.choice(state.legal_actions())))
        if nearer.is_terminal():
            break
        state = nearer
    return state


def test_all_games_are_registered() -> None:
    assert [f"kermesse_{name}" for name in CATALOGUE] == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())


def test_random_play() -> None:
    game = pyspiel.load_game("kermesse_kraaw(options=wins_to_game:1)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


# A game of Chronos for ten has some 10,000 decisions in random play, nine of ten of them to pass, and OpenSpiel's test
# looks at every state with the viewer of all ten (70 ms). One round that ends after a minute of sand has 300.
SHORTER = {"chronos": "rounds_to_win:1;round_limit_ms:60000"}


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
def test_random_play_of_all(name: str) -> None:
    game = CATALOGUE[name.removeprefix("kermesse_")]
    for players in sorted({game.seats.start, game.seats.stop - 1}):
        table = pyspiel.load_game(f"{name}(players={players},options={SHORTER.get(game.name, '')})")
        pyspiel.random_sim_test(table, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_the_player(name: str) -> None:
    game = pyspiel.load_game(name)
    state = after(game, 12)
    player = state.current_player()
    others = [state.resample_from_infostate(player, np.random.RandomState(seed).uniform) for seed in range(4)]
    for other in others:
        assert other.current_player() == player
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        other.apply_action(other.legal_actions()[0])


def test_what_is_hidden_is_drawn_anew() -> None:
    state = after(pyspiel.load_game("kermesse_krom(players=3)"), 4)
    player = state.current_player()
    other = (player + 1) % 3
    seen = {
        state.resample_from_infostate(player, np.random.RandomState(seed).uniform).information_state_string(other)
        for seed in range(8)
    }
    assert len(seen) > 1


def test_a_history_is_the_whole_game() -> None:
    game = pyspiel.load_game("kermesse_kero")
    state = after(game, 40)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_information_set_search_plays_kraaw() -> None:
    game = pyspiel.load_game("kermesse_kraaw(options=wins_to_game:1)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=6, random_state=np.random.RandomState(2))
    state = after(game, 10)
    for _ in range(3):
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_options_are_words() -> None:
    assert read_words("board:glacial;long_game:true") == {"board": "glacial", "long_game": "true"}
    game = pyspiel.load_game("kermesse_krom(players=4,options=board:glacial;long_game:true)")
    assert game.num_players() == 4
    assert game.setting.options.board == "glacial"
    with pytest.raises(ValueError, match="'glacial' is not"):
        read_words("glacial")
