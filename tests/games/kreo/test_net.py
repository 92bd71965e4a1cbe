"""The network that plays Kréo as a team: the tables that it learns at (train/kreo_table.cpp) go by the rules, what it sees there is what a bot
sees and remembers, and a bot does what it says."""

import ctypes
from collections import Counter
from random import Random

import pytest

from kermesse.games.kreo.board import ECLAIR, NATURE
from kermesse.games.kreo.sight import (
    ACTIONS,
    BURN_AT,
    DONE_AT,
    FEATURES,
    GIVE_AT,
    NATURE_AT,
    PLACE_AT,
    SHOW_AT,
    STRIKE_AT,
    Sight,
)
from tests.games.kreo.learning import SECRETS, Both, Table, knows_only_what_is_held
from tests.games.tables import built


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    found = built("kreo", tmp_path_factory.mktemp("tables"))
    assert found.table_bytes() == ctypes.sizeof(Table) < 2_000
    assert (found.table_features(), found.table_secrets(), found.table_actions()) == (FEATURES, SECRETS, ACTIONS)
    return found


def wild(sight: Sight, random: Random) -> int:
    """Anything, but each sort of act as often as another: there are many ways to show a card."""
    actions = sorted(sight.commands)
    sort = random.choice(sorted({sort_of(action) for action in actions}))
    return random.choice([action for action in actions if sort_of(action) == sort])


def sort_of(action: int) -> int:
    return sum(action >= at for at in (GIVE_AT, BURN_AT, DONE_AT, SHOW_AT, NATURE_AT, PLACE_AT, STRIKE_AT))


def tame(sight: Sight, random: Random) -> int:
    """What a team does that comes far: a card that is welcome, Aggressions when they do no harm."""
    best = max(sight.commands, key=lambda action: (fitness(sight, action), random.random()))
    return best if random.random() < 0.97 else wild(sight, random)


def fitness(sight: Sight, action: int) -> float:
    if action < GIVE_AT:
        if action >= ECLAIR:
            return -1.0 if sight.view.turn == 1 or sum(sight.held) <= sight.view.seats else 0.5
        welcome = sight.memory.opening >> action & 1
        return (2.0 if action >= NATURE else 1.0) if welcome else 0.0
    if action < DONE_AT:
        return -2.0
    return 1.0 if action in (DONE_AT, NATURE_AT) else 0.5 if action >= PLACE_AT else 0.0


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("play", [wild, tame])
def test_the_same_game_by_the_rules_and_where_it_learns(tables: ctypes.CDLL, seats: int, play) -> None:  # type: ignore[no-untyped-def]
    """From one deal to the next."""
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
            over = both.do(sight, play(sight, random))
        ends[both.ended] += 1
    assert len(ends) > 1


def test_all_that_can_be_done_is_done(tables: ctypes.CDLL) -> None:
    """What was done least is tried first."""
    tried: Counter[int] = Counter()
    random = Random(7)
    for seats in (6, 5, 4, 3):
        both = Both(tables, seats, f"all {seats}")
        for _ in range(1_500):
            sight = both.look()
            if random.random() < 0.8:
                action = tame(sight, random)
            else:
                action = min(sorted(sight.commands), key=lambda one: (tried[one], random.random()))
            tried[action] += 1
            both.do(sight, action)
    assert set(range(ACTIONS)) - set(tried) == set()
