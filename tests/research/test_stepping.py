"""A game as a row of decisions: the same seed is the same game, and time goes on as it should."""

import pickle
from copy import deepcopy
from random import Random

import pytest

from kermesse.core.options import BadOptions
from kermesse.games import CATALOGUE
from kermesse.laws.option_sets import option_sets
from kermesse.research.actions import MOST_NUMBERED
from kermesse.research.choosing import setting_of
from kermesse.research.stepping import Setting, Stepper

CALM = {"kero": {"clock": "calm"}, "chronos": {"clock": "steps"}}


def play(setting: Setting, seed: int, most: int = 10**9) -> tuple[Stepper, list[tuple[int, int, int]]]:
    """A game of random actions: the table after it, and who did what when."""
    random = Random(seed)
    table = Stepper(setting, seed)
    story: list[tuple[int, int, int]] = []
    while not table.over and len(story) < most:
        action = random.choice(table.legal())
        story.append((table.now, table.seat, action))
        table.step(action)
    return table, story


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    setting = setting_of(name)
    first, second, third = (play(setting, seed, 400) for seed in (1, 1, 2))
    assert first[1] == second[1]
    assert (first[0].observe(0) == second[0].observe(0)).all()
    assert first[1] != third[1]


@pytest.mark.parametrize("wait_ms", [1_000, 250, 90])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_where_nobody_can_decide_the_clock_goes_on_as_if_all_were_asked(seats: int, wait_ms: int) -> None:
    leaps, asks = setting_of("chronos", seats, wait_ms=wait_ms), setting_of("chronos", seats, wait_ms=wait_ms)
    assert leaps.idle is not None
    asks.idle = None
    for seed in range(3):
        assert play(leaps, seed, 250)[1] == play(asks, seed, 250)[1]


@pytest.mark.soak
@pytest.mark.parametrize("seats", CATALOGUE["chronos"].seats)
def test_where_nobody_can_decide_the_clock_goes_on_with_every_option(seats: int) -> None:
    game = CATALOGUE["chronos"]
    for options in option_sets(game, seats):
        leaps, asks = Setting(game, seats, options), Setting(game, seats, options)
        asks.idle = None
        for seed in range(2):
            assert play(leaps, seed, 600)[1] == play(asks, seed, 600)[1]


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_game_in_steps_ends_and_its_rewards_are_returns(name: str) -> None:
    setting = setting_of(name, options=CALM.get(name))
    table, story = play(setting, 3)
    assert table.over
    assert len(table.rewards()) == setting.seats
    assert all(-1 <= reward <= 1 for reward in table.rewards())
    if setting.game.cooperative:
        assert set(table.rewards()) in ({1.0}, {-1.0})
    else:
        assert sum(table.rewards()) == pytest.approx(0)
    assert all(action != setting.actions.wait for _, _, action in story)


@pytest.mark.parametrize("name", ["kero", "chronos"])
def test_when_all_have_waited_the_clock_goes_on(name: str) -> None:
    setting = setting_of(name, wait_ms=100)
    table, _ = play(setting, 5, 60)
    before, asked = table.now, set()
    while table.now == before:
        asked.add(table.seat)
        assert setting.actions.wait in table.legal()
        table.step(setting.actions.wait)
    assert before < table.now <= before + 100 * 60
    assert asked


def test_nothing_is_decided_on_a_deadline_that_has_fallen() -> None:
    table, _ = play(setting_of("chronos", wait_ms=700), 8, 800)
    assert table.over or table.setting.game.deadline(table.state) > table.now


def test_there_is_no_waiting_where_time_stands_still() -> None:
    setting = setting_of("krom", 3)
    table = Stepper(setting, 0)
    with pytest.raises(ValueError, match="no waiting"):
        table.step(setting.actions.wait)
    before = table.told(table.seat)
    with pytest.raises(ValueError, match="not legal now"):
        table.step(setting.actions.wait - 1)
    assert table.told(table.seat) == before


def test_a_copy_goes_its_own_way() -> None:
    table, _ = play(setting_of("kreo", 4), 2, 30)
    other = table.copy()
    seen = table.observe(0).copy()
    while not other.over:
        other.step(other.legal()[0])
    assert (table.observe(0) == seen).all()
    assert not table.over


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_pickled_table_goes_on_as_it_would_have(name: str) -> None:
    table, _ = play(setting_of(name), 2, 20)
    other = pickle.loads(pickle.dumps(table))
    assert other.legal() == table.legal()
    table.step(table.legal()[0])
    other.step(other.legal()[0])
    assert (other.observe(0) == table.observe(0)).all()
    assert (other.seat, other.now) == (table.seat, table.now)


def test_copies_share_their_setting() -> None:
    """OpenSpiel copies a state at every look: a setting made anew for each took most of its test."""
    setting = setting_of("krom", 2)
    assert deepcopy({"of": setting})["of"] is setting
    assert deepcopy(Stepper(setting, 1)).setting is setting


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_action_that_is_offered_stands_for_its_command(name: str) -> None:
    setting = setting_of(name)
    random = Random(4)
    table = Stepper(setting, 4)
    for _ in range(120):
        if table.over:
            break
        actions = setting.actions
        numbers = actions.numbers(table.commands)
        assert [actions.command(number, table.commands) for number in numbers] == table.commands
        mask = actions.mask(table.commands, setting.live)
        assert sorted(table.legal()) == list(mask.nonzero()[0])
        table.step(random.choice(table.legal()))


def test_many_commands_are_numbered_by_their_place() -> None:
    assert setting_of("chronos").actions.by_place
    assert setting_of("chronos").actions.count == 201
    assert not setting_of("krom", 6).actions.by_place
    assert setting_of("krom", 6).actions.count <= MOST_NUMBERED + 1


def test_a_table_that_cannot_be_says_why() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'; there are: kraaw"):
        setting_of("chess")
    with pytest.raises(ValueError, match="kero is for 2 to 2 players, not 5"):
        setting_of("kero", 5)
    with pytest.raises(ValueError, match="krom has no preset 'easy'; it has: first_game"):
        setting_of("krom", preset="easy")
    with pytest.raises(ValueError, match="wait_ms has to be at least 1"):
        setting_of("kero", wait_ms=0)
    with pytest.raises(BadOptions, match="bord"):
        setting_of("krom", options={"bord": "glacial"})
