"""Kero's look-ahead to the rival's turn, as the master does it."""

from collections import Counter
from random import Random

import pytest

from kermesse.core.chance import quick_chance_of, seed_from
from kermesse.core.match import Match
from kermesse.games.kero import GAME
from kermesse.games.kero.commands import EndTurn, PlayTuarek
from kermesse.games.kero.options import KeroOptions
from kermesse.players import make_bot, players_of
from kermesse.players.kero.evaluation import BY_HAND
from kermesse.players.kero.exact_odds import ExactOddsBot
from kermesse.players.kero.lookahead import SEARCHED, value_after, worth_a_try
from kermesse.players.kero.position_value import FEATURES, SECOND, TILES, WEIGHTS, ahead, chance_to_win, features
from kermesse.players.table import play_out
from tests.games.kero.table import Table
from tests.players.thrift import thrifty_bot

OPTIONS = [KeroOptions(), KeroOptions(clock="calm", memory_aid=False), KeroOptions(refuel_mode="tap")]


def moments(options, seed, most=6):
    """Sample the decisions of a game of random bots, at most so many of each phase that is searched: state, seat, time
    and commands.
    """
    match = Match(GAME, 2, options, seed_from("looked ahead", seed))
    bots = [make_bot(GAME, "random", seat, 2, Random(f"{seed} {seat}")) for seat in range(2)]
    met = Counter()
    for _ in play_out(match, bots):
        for seat in match.awaiting():
            phase = match.state.phase
            commands = [command for command in match.legal(seat) if not command.side_command]
            if phase in SEARCHED and len(commands) > 1 and met[phase] < most:
                met[phase] += 1
                yield match.state, seat, match.now, commands


@pytest.mark.parametrize("options", OPTIONS, ids=["live", "calm", "tap"])
def test_every_command_comes_to_a_share_and_to_the_same_one_in_the_same_world(options):
    tried = 0
    for world, (state, seat, now, commands) in enumerate(moments(options, 3)):
        command = commands[world % len(commands)]
        values = [value_after(state.copy(), seat, command, now, world) for _ in range(2)]
        assert 0.0 <= values[0] == values[1] <= 1.0
        tried += 1
    assert tried > 5


def test_in_the_last_turn_the_end_itself_is_judged():
    won = Table("last-turn\ndeck\ncards 1 M12\njerricans 2 0")
    won.roll(1, "F F F F F")
    assert value_after(won.state.copy(), 1, EndTurn(), won.now, 1) == 1.0
    lost = Table("last-turn\ndeck\ncards 0 M12\njerricans 2 0")
    lost.roll(1, "F F F F F")
    assert value_after(lost.state.copy(), 1, EndTurn(), lost.now, 1) == 0.0


def test_how_the_clans_stand_is_the_same_from_both_sides():
    """Only the turn belongs to one side; everything else is my value less the rival's."""
    table = Table("jerricans 4 1\nfuel 30000 50000\nexplorers 2-0 0-1 0-0 0-0\ncards 0 N1 M12\ncards 1 S04")
    here = features(table.state, BY_HAND)
    table.state.active = 1
    there = features(table.state, BY_HAND)
    assert len(here) == FEATURES == len(WEIGHTS)
    assert here[0] == there[0] == 1.0
    for at in range(SECOND, TILES - 1):
        assert here[at] == pytest.approx(-there[at]), at


def test_more_is_better():
    poor = ahead(Table("jerricans 0 2").state, BY_HAND, WEIGHTS)
    assert ahead(Table("jerricans 4 2").state, BY_HAND, WEIGHTS) > poor
    assert ahead(Table("jerricans 0 2\ncards 0 M12").state, BY_HAND, WEIGHTS) > poor + 3
    assert ahead(Table("jerricans 0 2\nexplorers 2-0 0-0 0-0 0-0").state, BY_HAND, WEIGHTS) > poor
    assert ahead(Table("jerricans 0 2\nexplorers 0-2 0-0 0-0 0-0").state, BY_HAND, WEIGHTS) < poor


def test_points_are_a_surer_win_the_fewer_cards_are_to_come():
    assert chance_to_win(0.0, 20, (4.0, 0.3)) == 0.5
    assert 0.5 < chance_to_win(5.0, 20, (4.0, 0.3)) < chance_to_win(5.0, 2, (4.0, 0.3)) < 1.0
    assert chance_to_win(-5.0, 9, (4.0, 0.3)) == pytest.approx(1 - chance_to_win(5.0, 9, (4.0, 0.3)))


def test_whoever_plays_the_turn_on_reads_what_its_seat_may_see():
    """With the hidden parts drawn anew, it makes the same choice."""
    chosen = 0
    for number, (state, seat, now, _) in enumerate(moments(OPTIONS[0], 8, most=20)):
        seen = GAME.view(state, seat, now)
        choices = []
        for draw in range(3):
            world = GAME.imagine(seen, quick_chance_of(seed_from("anew", number, draw)[:8]))
            bot = ExactOddsBot(seat, 2, Random(1), players_of(GAME).bots["hard"](seat, 2, Random(1)).hand)
            choices.append(bot.choose(GAME.view(world, seat, now), GAME.decisions(world, seat, now), now))
        assert choices[0] == choices[1] == choices[2] is not None
        chosen += 1
    assert chosen > 5


@pytest.mark.no_cover
def test_the_master_decides_by_its_view_alone():
    """Two tables that differ in hidden parts only, with the same random numbers, give the same decision."""
    decided = 0
    for number, (state, seat, now, legal) in enumerate(moments(OPTIONS[0], 5, most=2)):
        seen = GAME.view(state, seat, now)
        other = GAME.imagine(seen, quick_chance_of(seed_from("elsewhere", number)[:8]))
        choices = []
        for table in (state, other):
            bot = thrifty_bot(GAME, "master", seat, 2, Random(7))
            choices.append(bot.act(GAME.view(table, seat, now), GAME.legal(table, seat, now), now))
        assert choices[0] == choices[1]
        assert choices[0] in legal
        decided += 1
    assert decided


def test_it_thinks_about_few_marches_and_no_loot():
    table = Table("hand 0 march loot banish\nexplorers 2-1 2-0 1-1 0-0\njerricans 2 2")
    table.roll(0, "B1 W1 M1 R1 F")
    legal = GAME.legal(table.state, 0, table.now)
    tries = worth_a_try(GAME.view(table.state, 0, table.now), 0, legal)
    assert len(tries) < 20 < len(legal)
    assert sum(isinstance(command, PlayTuarek) and command.kind == "march" for command in tries) <= 3
    assert not any(isinstance(command, PlayTuarek) and command.kind == "loot" for command in tries)
