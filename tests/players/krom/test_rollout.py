"""Krom played on by heuristics, as look-ahead bots do."""

from collections import Counter
from random import Random

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.games.krom import GAME
from kermesse.games.krom.commands import ChooseDestination, Evolve
from kermesse.games.krom.components import PLACES
from kermesse.games.krom.options import KromOptions
from kermesse.players import make_bot
from kermesse.players.krom.rollout import share_of, value_after
from kermesse.players.table import play_out

OPTIONS = [KromOptions(timers="off"), KromOptions(board="glacial", kromosaure=True)]


def moments(seats, options, seed, most=8):
    """Sample the decisions of a game of random bots, at most so many of each phase: state, seat, time and commands."""
    match = Match(GAME, seats, options, seed_from("played on", seats, seed))
    bots = [make_bot(GAME, "random", seat, seats, Random(f"{seed} {seat}")) for seat in range(seats)]
    met = Counter()
    for _ in play_out(match, bots):
        for seat in match.awaiting():
            commands = [command for command in match.legal(seat) if not command.side_command]
            if commands and met[match.state.phase] < most:
                met[match.state.phase] += 1
                yield match.state, seat, match.now, commands


@pytest.mark.parametrize("options", OPTIONS, ids=["summer", "ice and beast"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_command_comes_to_a_share_and_to_the_same_one_in_the_same_world(seats, options):
    phases = set()
    for world, (state, seat, now, commands) in enumerate(moments(seats, options, 3)):
        phases.add(state.phase)
        command = commands[world % len(commands)]
        values = [value_after(state.copy(), seat, command, now, world) for _ in range(2)]
        assert 0.0 <= values[0] == values[1] <= 1.0
    assert phases >= {"move", "action", "fight", "reaction"}


def test_the_shares_of_a_table_are_one_game():
    for state, _, _, _ in moments(4, OPTIONS[0], 4):
        assert sum(share_of(state, seat) for seat in range(4)) == pytest.approx(1.0)


def test_who_is_ahead_has_the_greater_share():
    state = Match(GAME, 3, OPTIONS[0], seed_from("ahead")).state
    state.points = [6, 3, 3]
    state.purses[2][0] += 5
    first, second, third = (share_of(state, seat) for seat in range(3))
    assert first > third > second


def test_a_command_that_wins_comes_to_a_whole_game():
    won = 0
    for seed in range(40):
        for state, seat, now, commands in moments(3, OPTIONS[0], seed, most=9_999):
            for command in commands:
                if not isinstance(command, Evolve):
                    continue
                after = state.copy()
                GAME.apply(after, seat, command, now)
                if after.phase == "game_over":
                    assert value_after(state.copy(), seat, command, now, seed) == 1.0
                    won += 1
        if won:
            return
    pytest.fail("nobody ever won")


def test_where_others_have_chosen_to_go_is_drawn_as_players_choose():
    """The view does not tell: destinations are drawn anew, whatever was imagined."""
    options = KromOptions(timers="off")
    match = Match(GAME, 3, options, seed_from("in secret"))
    while match.state.phase != "move":
        seat = match.awaiting()[0]
        match.play(seat, match.legal(seat)[0], match.now)
    values = set()
    for first in (1, 2, 3):
        for second in (1, 2, 3):
            state = match.state.copy()
            state.destinations = [-1, first, second]
            values.add(value_after(state, 0, ChooseDestination(PLACES[2]), match.now, 7))
    assert len(values) == 1
