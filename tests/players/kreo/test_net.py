"""The network that plays Kréo as a team: its training tables (train/kreo_table.cpp) follow the rules, their features
equal what a bot sees and remembers, and a bot plays the network's choice.
"""

import ctypes
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from kermesse.players.kreo.board import ECLAIR, NATURE, NUMBER
from kermesse.players.kreo.features import (
    ACTIONS,
    BURN_AT,
    DONE_AT,
    FEATURES,
    GIVE_AT,
    NATURE_AT,
    PLACE_AT,
    SHOW_AT,
    STRIKE_AT,
    FeatureEncoder,
)
from tests.players.kreo.learning import SECRETS, Both, Table, knows_only_what_is_held
from tests.players.tables import built

ENDS = {
    "perfect",
    "success",
    "viable",
    "unstable",
    "asteroid",
    "aggression_left",
    "aggression_first",
    "aggression_last",
}
Player = Callable[[Both, FeatureEncoder, Random], int]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    found = built("kreo", tmp_path_factory.mktemp("tables"))
    assert found.table_bytes() == ctypes.sizeof(Table) < 2_000
    assert (found.table_features(), found.table_secrets(), found.table_actions()) == (FEATURES, SECRETS, ACTIONS)
    return found


def wild(both: Both, sight: FeatureEncoder, random: Random) -> int:
    """Choose any act, each kind equally likely: there are many ways to show a card."""
    actions = sorted(sight.commands)
    sort = random.choice(sorted({sort_of(action) for action in actions}))
    return random.choice([action for action in actions if sort_of(action) == sort])


def sort_of(action: int) -> int:
    return sum(action >= at for at in (GIVE_AT, BURN_AT, DONE_AT, SHOW_AT, NATURE_AT, PLACE_AT, STRIKE_AT))


def tame(both: Both, sight: FeatureEncoder, random: Random) -> int:
    """Choose as a team that gets far, by what is already laid."""
    best = max(sorted(sight.commands), key=lambda action: (fitness(both, sight, action), random.random()))
    return best if random.random() < 0.97 else wild(both, sight, random)


def fitness(both: Both, sight: FeatureEncoder, action: int) -> float:
    if action >= GIVE_AT:
        return (
            -2.0 if action < DONE_AT else 1.0 if action in (DONE_AT, NATURE_AT) else 0.5 if action >= PLACE_AT else 0.0
        )
    if action >= ECLAIR:
        if sight.view.turn == 1 or max(sight.held) == 1:
            return -1.0
        return 3.0 if sum(sight.hand[ECLAIR:]) >= sum(sight.hand) - 2 or not any(sight.loose) else 0.5
    laid = [NUMBER[card] for placed in both.real.state.placed for card in placed]
    if action >= NATURE:
        return 2.0 * (sight.memory.opening >> action & 1)
    return float(sum(lacks >> action & 1 for lacks in sight.lacks) > laid.count(action))


# A few here; all of them in `make soak`.
TABLES = [
    pytest.param(
        seats, play, id=f"{play.__name__}-{seats}", marks=[] if seats in (3, 6) and play is tame else [pytest.mark.soak]
    )
    for seats in range(3, 7)
    for play in (wild, tame)
]


@pytest.mark.parametrize(("seats", "play"), TABLES)
def test_the_same_game_by_the_rules_and_where_it_learns(tables: ctypes.CDLL, seats: int, play: Player) -> None:
    """Over several deals in a row."""
    both = Both(tables, seats, f"{seats} {play.__name__}")
    random = Random(seats)
    ends: Counter[str] = Counter()
    for _ in range(12):
        over = False
        while not over:
            sight = both.look()
            assert sight.decision == "take" or knows_only_what_is_held(
                both.real
            )  # then it hears of it with the next card
            over = both.do(sight, play(both, sight, random))
        ends[both.ended] += 1
    assert len(ends) > 1


@pytest.mark.soak
def test_all_that_can_be_done_is_done(tables: ctypes.CDLL) -> None:
    """Rarely tried commands come first, also on tables late in the game."""
    tried: Counter[int] = Counter()
    ends: Counter[str] = Counter()
    random = Random(7)
    for deal in range(200):
        both = Both(tables, (6, 3, 6, 5, 6, 4, 6)[deal % 7], f"all {deal}")
        if deal % 2:
            both.furnish()
        over = False
        while not over:
            sight = both.look()
            action = tame(both, sight, random)
            if random.random() < (0.1, 0.2)[deal % 2]:
                action = min(sorted(sight.commands), key=lambda one: (tried[one], random.random()))
            tried[action] += 1
            over = both.do(sight, action)
        ends[both.ended] += 1
        if len(tried) == ACTIONS and ends.keys() >= ENDS:
            break
    assert set(tried) == set(range(ACTIONS))
    assert ends.keys() >= ENDS
