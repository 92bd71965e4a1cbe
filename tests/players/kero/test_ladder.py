"""Every level against the one below it, on both clocks: samples of what `docs/bots.md` measures over more games."""

import pytest

from kermesse.games.kero.options import KeroOptions
from kermesse.lab.arena import Plan, arena


@pytest.mark.soak
@pytest.mark.parametrize("clock", ["live", "calm"])
@pytest.mark.parametrize(("level", "below"), [("easy", "random"), ("normal", "easy"), ("hard", "normal")])
def test_a_level_beats_the_one_below(level, below, clock):
    result = arena(Plan("kero", 2, KeroOptions(clock=clock), [level, below], 60, 3), 2)
    assert not result.errors, result.first_error
    share = next(bot.win_rate for bot in result.bots if bot.name == level)
    assert share > 0.5


@pytest.mark.soak
@pytest.mark.parametrize("clock", ["live", "calm"])
def test_a_master_holds_its_own_against_the_others(clock):
    """It is a little better than `hard`: too little to be sure of it in so few games."""
    for other, least in (("normal", 0.5), ("hard", 0.35)):
        result = arena(Plan("kero", 2, KeroOptions(clock=clock), ["master", other], 40, 4), 2)
        assert not result.errors, result.first_error
        share = next(bot.win_rate for bot in result.bots if bot.name == "master")
        assert share > least
