"""Conceding: it never wins, it ends the game when one side is left, and the log alone reproduces it."""

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.conceding import after_conceding
from kermesse.core.game import Outcome
from kermesse.core.match import Match
from kermesse.core.record import read_record, verify, write_record
from kermesse.games import CATALOGUE

CONTESTS = [game for game in CATALOGUE.values() if not game.cooperative]


def match_of(game, seats):
    return Match(game, seats, game.options_type(), seed_from("conceding", game.name))


@pytest.mark.parametrize("game", CONTESTS, ids=lambda game: game.name)
def test_of_two_the_other_wins_at_once(game):
    match = match_of(game, 2)
    match.concede(1)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.code, outcome.winners, outcome.ranks) == ("conceded", (0,), (1, 2))


@pytest.mark.parametrize("game", [game for game in CONTESTS if 3 in game.seats], ids=lambda game: game.name)
def test_of_three_two_play_on_and_then_one_is_left(game):
    match = match_of(game, 3)
    match.concede(0)
    assert match.outcome() is None
    match.concede(2)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.code, outcome.winners, outcome.ranks) == ("conceded", (1,), (3, 1, 2))


@pytest.mark.parametrize("game", CONTESTS, ids=lambda game: game.name)
def test_a_record_in_which_somebody_gave_up_is_verified(game):
    match = match_of(game, 2)
    match.advance(10)
    match.concede(0)
    found = verify(game, read_record(game, write_record(match, ["Ada", "Bob"])))
    assert found.outcome() == match.outcome()
    assert found.conceded == [0]


def test_a_cooperative_game_keeps_its_own_way_of_giving_up():
    match = match_of(CATALOGUE["kreo"], 3)
    for seat in range(3):
        match.concede(seat)
    assert match.outcome() is None


def outcome(winners, ranks):
    return Outcome("champion", winners, ranks, tuple(10 - rank for rank in ranks))


def test_whoever_conceded_comes_last_though_a_bot_won_for_them():
    found = after_conceding(outcome((0,), (1, 3, 2, 4)), range(4), [0])
    assert found is not None
    assert (found.winners, found.ranks) == ((2,), (4, 2, 1, 3))
    assert found.scores == (9, 7, 8, 6)


def test_several_come_last_in_reverse_order_of_conceding():
    found = after_conceding(outcome((3,), (2, 3, 4, 1)), range(4), [3, 0])
    assert found is not None
    assert (found.winners, found.ranks) == ((1,), (3, 1, 2, 4))


def test_a_partner_still_wins_for_a_team():
    sides = (0, 1, 0, 1)
    assert after_conceding(None, sides, [0]) is None
    found = after_conceding(outcome((0, 2), (1, 3, 1, 3)), sides, [0])
    assert found is not None
    assert (found.winners, found.ranks) == ((2,), (4, 2, 1, 2))
    over = after_conceding(None, sides, [0, 2])
    assert over is not None
    assert over.winners == (1, 3)


def test_when_all_have_conceded_nobody_wins():
    found = after_conceding(None, range(2), [1, 0])
    assert found is not None
    assert (found.winners, found.ranks) == ((), (1, 2))


def test_a_game_that_nobody_won_is_not_won_by_a_concession():
    found = after_conceding(outcome((), (1, 1, 1)), range(3), [1])
    assert found is not None
    assert (found.winners, found.ranks) == ((), (1, 3, 1))
