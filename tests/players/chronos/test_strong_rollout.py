"""Chronos played on by players who move as look-ahead bots do."""

from collections import Counter
from dataclasses import replace
from math import exp
from random import Random

import pytest

from kermesse.core.chance import quick_chance_of, seed_from
from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import PASS, MoveTimer
from kermesse.games.chronos.redraw import redraw
from kermesse.players.chronos import move_policy
from kermesse.players.chronos.bot import MasterBot
from kermesse.players.chronos.move_policy import DRAWS, all_moves, likely_move, own_empty, weighed_moves, weights_of
from kermesse.players.chronos.strong_rollout import Mannered, policy_choice
from tests.games.chronos.table import Table
from tests.players.chronos.test_rollout import TABLES, moments

DRAWN = [DRAWS * tenth // 10 for tenth in range(10)]
BY_SAND = [table for table in TABLES if table.id != "steps"]


def test_weights_are_as_many_as_there_are_things_to_weigh():
    assert len(move_policy.BASE) == len(move_policy.TEMPLE) == move_policy.FEATURES


# How they play


@pytest.mark.parametrize(("seats", "options"), BY_SAND)
def test_what_they_do_is_allowed_and_the_same_whatever_lies_below_the_tops(seats, options):
    done = set()
    for number, (state, sand, now) in enumerate(moments(seats, options)):
        for seat in range(seats):
            other = state.copy()
            below = [card for pile in other.piles for card in pile[:-1]]
            Random(number).shuffle(below)
            for pile in other.piles:
                for at in range(len(pile) - 1):
                    pile[at] = below.pop()
            for draw in DRAWN[::3]:
                chosen = policy_choice(state, seat, sand, draw, 0)
                assert policy_choice(other, seat, sand, draw, 0) == chosen
                if chosen is not None and now - state.hand_at[seat] >= state.terms.hand_ms:
                    GAME.apply(state.copy(), seat, chosen, now)
                    done.add(type(chosen))
    assert MoveTimer in done


@pytest.mark.parametrize(("seats", "options"), BY_SAND)
def test_moves_are_weighed_by_what_they_have_for_them(seats, options):
    """Compare one sum over all features with the regression's sum move by move."""
    compared = 0
    for state, sand, _ in moments(seats, options):
        for seat in range(seats):
            if state.phase != "play":
                continue
            moves, found = all_moves(state, seat, sand)
            weights = weights_of(state)
            weighed, sums = weighed_moves(state, seat, sand, weights, 0)
            if len(weighed) == 1 < len(moves):
                assert weighed[0].take  # what wins
                continue
            assert weighed == moves
            assert sums == pytest.approx(
                [sum(one * weight for one, weight in zip(seen, weights, strict=True)) for seen in found]
            )
            compared += len(moves)
    assert compared > 100


def test_a_move_is_as_likely_as_it_weighs():
    table = Table(
        "seats 4\npile 0 = 50 ...\npile 1 = 10 ...\ntimer B1 on pile:1 ends 20000\ntimer R2 on pile:2 ends 9000"
    )
    moves, sums = weighed_moves(table.state, 0, 1_000, weights_of(table.state), 0)
    whole = sum(map(exp, sums))
    drawn = Counter(likely_move(table.state, 0, 1_000, DRAWS * part // 5_000, 0) for part in range(5_000))
    for move, weighs in zip(moves, sums, strict=True):
        assert drawn[move] / 5_000 == pytest.approx(exp(weighs) / whole, abs=0.001)


def test_nobody_leaves_the_card_that_wins():
    table = Table("seats 4\npile 0 = 50 ...\nrealm 0 = 50\ntimer R1 on pile:0\ntimer B1 on pile:1 ends 20000")
    assert {likely_move(table.state, 0, 1_000, draw, 0) for draw in DRAWN} == {MoveTimer("R1", "home", True)}


def test_who_waits_keeps_his_timers_until_a_card_is_free():
    text = (
        "seats 4\npile 0 = 50 ...\nrealm 0 = 50\ntimer R1 on pile:0\ntimer R2 on pile:1 ends 20000\ntimer B1 on pile:{}"
    )
    table = Table(text.format(0))
    watch = Mannered(table.state, 1_000)
    watch.begin(0, PASS, 1_000)
    assert own_empty(table.state, 0, 1_000) == [0]
    assert watch.kept == 1
    assert any(likely_move(table.state, 0, 1_000, draw, 0) is not None for draw in DRAWN)
    assert {likely_move(table.state, 0, 1_000, draw, watch.kept) for draw in DRAWN} == {None}
    free = Table(text.format(2))
    assert likely_move(free.state, 0, 1_000, 0, watch.kept) == MoveTimer("R1", "home", True)


@pytest.mark.parametrize("level", [0, 3])
def test_the_master_decides_the_same_whatever_is_hidden(level):
    decided = 0
    for number, (state, _, now) in enumerate(moments(4, {"level": level}, 9)):
        for seat in range(4):
            made = []
            for world in range(2):
                seen = state if world == 0 else redraw(state, seat, quick_chance_of(seed_from("hide", number)))
                bot = MasterBot(seat, 4, Random(number))
                bot.search = replace(bot.search, playouts=24, fewest=2)
                made.append(bot.decide(GAME.view(seen, seat, now), GAME.legal(seen, seat, now), now))
            assert made[0] == made[1]
            decided += isinstance(made[0], MoveTimer)
    assert decided > 3
