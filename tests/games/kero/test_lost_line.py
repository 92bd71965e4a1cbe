"""Rule 7.5: a player who loses the connection while rolling is played for."""

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.core.options import read_options
from kermesse.games.kero import GAME
from kermesse.games.kero.commands import LayFlat


@pytest.mark.parametrize(("clock", "done"), [("live", LayFlat()), ("calm", None)])
def test_the_truck_is_laid_flat_where_sand_runs_and_nowhere_else(clock, done):
    options = read_options(GAME.options_type, {"clock": clock, "first_player": "seat:0"})
    match = Match(GAME, 2, options, seed_from("lost line"))
    assert GAME.latency.absent(match.state, 0) is None
    tip = next(command for command in match.legal(0) if type(command).__name__ == "Tip")
    match.play(0, tip, match.now)
    match.advance(match.now + 3_000)  # whatever was in the air has come down
    assert match.state.phase == "rolling"
    assert GAME.latency.absent(match.state, 0) == done
    assert GAME.latency.absent(match.state, 1) is None
