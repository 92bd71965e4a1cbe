"""Values of the seats when a round begins: chances that sum to one game, better for a seat that has more."""

from random import Random

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.games.krom import GAME
from kermesse.games.krom.events import RoundStarted
from kermesse.games.krom.options import KromOptions
from kermesse.games.krom.rules.victory import target
from kermesse.games.krom.state import NOBODY, KromState
from kermesse.players import make_bot
from kermesse.players.krom.position_value import FEATURES, WEIGHTS, chances, features
from kermesse.players.table import play_out


def rounds_of(number: int, seats: int) -> tuple[list[KromState], int]:
    """Return every start of a round of a whole game, and the winner."""
    match = Match(GAME, seats, KromOptions(timers="off"), seed_from("test standing", number))
    bots = [make_bot(GAME, "normal", seat, seats, Random(f"{number} {seat}")) for seat in range(seats)]
    begun = []
    for step in play_out(match, bots):
        if any(isinstance(event, RoundStarted) for event in step.events):
            begun.append(match.state.copy())
    return begun, match.state.winner


@pytest.mark.parametrize("seats", range(2, 7))
def test_chances_are_those_of_one_game(seats: int) -> None:
    for state in rounds_of(0, seats)[0]:
        told = chances(state)
        assert len(told) == seats
        assert sum(told) == pytest.approx(1)
        assert all(len(features(state, seat)) == FEATURES == len(WEIGHTS) for seat in range(seats))


def test_more_of_what_wins_is_better() -> None:
    state = rounds_of(1, 4)[0][2]
    before = chances(state)[1]
    richer = state.copy()
    richer.points[1] = min(richer.points[1] + 1, target(state) - 1)
    assert chances(richer)[1] > before
    richer = state.copy()
    richer.purses[1][0] += 2
    assert chances(richer)[1] > before
    hurt = state.copy()
    hurt.hearts[1] = 1
    assert chances(hurt)[1] < before


@pytest.mark.no_cover
def test_it_tells_winners_better_than_a_guess() -> None:
    """On games that no weight was fitted to: the winner's chance at the starts of the second half of a game."""
    told = []
    for number in range(2, 26):
        begun, winner = rounds_of(number, 4)
        if winner != NOBODY:
            told += [chances(state)[winner] for state in begun[len(begun) // 2 :]]
    assert sum(told) / len(told) > 0.35
