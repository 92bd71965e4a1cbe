"""Bots with human hands: refused only for being late, quick enough, and no quicker at higher levels."""

import os
import subprocess
import sys
from functools import partial
from random import Random

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER
from kermesse.core.game import Refused
from kermesse.core.match import Match
from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import ANNOUNCE
from kermesse.games.chronos.events import RoundEnded, TimerKnocked
from kermesse.games.chronos.options import ChronosOptions
from kermesse.players import players_of
from kermesse.players.chronos.bot import GENTLE, MINDFUL, NORMAL, STEADY, ChronosBot
from kermesse.players.table import play_out
from tests.players.thrift import thrifty_bot


class Fidget(ChronosBot):
    """A bot that picks anything: the one to beat."""

    def _decide(self, view, legal, now):
        return self.random.choice(list(legal)) if legal else None


def play(makers, options, seed, most=200_000):
    """Play a whole game in virtual time. Check that every command was legal when decided, and no hand quicker than a
    person's.
    """
    seats = len(makers)
    match = Match(GAME, seats, options, seed_from("bots", seed))
    bots = [make(seat, seats, Random(f"{seed} {seat}")) for seat, make in enumerate(makers)]
    tell(match, bots, match.opening)
    ends = []
    last = [-1_000] * seats
    looked = [(match.state, 0)] * seats  # the table on which each decided
    for _ in range(most):
        if match.outcome() is not None:
            return match, ends
        wakes, seat = min((bot.wakes(), seat) for seat, bot in enumerate(bots))
        if match.deadline() <= wakes:
            steps = match.advance(match.deadline())
        else:
            assert wakes < NEVER
            match.advance(max(wakes, match.now))
            command = bots[seat].act(match.view(seat), match.legal(seat), match.now)
            if command is None:
                looked[seat] = (GAME.copy(match.state), match.now)
                continue
            assert match.now - last[seat] >= 400
            last[seat] = match.now
            try:
                steps = [match.play(seat, command, match.now)]
            except Refused:
                state, then = looked[seat]
                GAME.apply(state, seat, command, then)  # somebody was quicker
                continue
        for step in steps:
            tell(match, bots, step.events)
            ends += [event for event in step.events if isinstance(event, RoundEnded)]
    raise AssertionError("the bots play for ever")


def tell(match, bots, events):
    for seat, bot in enumerate(bots):
        seen = [shown for event in events if (shown := event.seen(seat)) is not None]
        bot.hear(seen, seat in match.awaiting(), match.now)


# Those that look ahead do so now and then, with few playouts.
NAMES = {level: partial(thrifty_bot, GAME, level) for level in players_of(GAME).bots}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (4, {"level": 3}),
        (2, {}),
        (3, {"clock": "steps", "level": 3}),
        (6, {"level": 2, "chat": "none", "victory_hint": False, "memory_aid": False}),
        (3, {"mode": "solo4", "level": 3, "flipper": "player", "clumsy": True}),
        (8, {"level": 3, "stamp_window_ms": 400, "hand_ms": 1000}),
        (10, {"plans": True}),
    ],
)
def test_bots_ask_only_for_what_was_legal_when_they_decided(seats, options):
    makers = [NAMES[("easy", "normal", "hard", "master")[seat % 4]] for seat in range(seats)]
    match, _ = play(makers, ChronosOptions(rounds_to_win=1, **options), f"{seats} {sorted(options)}")
    assert match.outcome().winners


@pytest.mark.no_cover
@pytest.mark.parametrize("level", [0, 3])
def test_normal_beats_three_who_do_anything(level):
    wins = 0
    for seat in range(4):
        makers = [Fidget] * 4
        makers[seat] = NAMES["normal"]
        match, _ = play(makers, ChronosOptions(level=level), f"strength {seat}")
        wins += match.outcome().winners == (seat,)
    assert wins >= 3


@pytest.mark.no_cover
def test_normal_bots_seldom_get_stuck():
    reasons = [end.reason for seed in range(4) for end in play([NAMES["normal"]] * 4, ChronosOptions(), seed)[1]]
    assert reasons.count("deadlock") <= len(reasons) / 10


@pytest.mark.parametrize("temper", [GENTLE, NORMAL, STEADY, MINDFUL])
def test_nobody_reacts_faster_than_a_third_of_a_second(temper):
    random = Random(1)
    assert all(temper.reaction.draw(random) >= 300 for _ in range(500))
    assert temper.reaction.least >= 300


@pytest.mark.parametrize("temper", [STEADY, MINDFUL])
def test_who_looks_ahead_has_the_hands_of_a_normal_player(temper):
    assert (temper.reaction, temper.pondering, temper.slips) == (NORMAL.reaction, NORMAL.pondering, NORMAL.slips)


def events_of(match, level, seed):
    bots = [NAMES[level](seat, match.seats, Random(f"{seed} {seat}")) for seat in range(match.seats)]
    return [event for step in play_out(match, bots) for event in step.events]


def test_the_same_seed_plays_the_same_game_whatever_the_hash_seed():
    script = (
        "from random import Random\n"
        "from kermesse.players.table import play_out\n"
        "from kermesse.core.chance import seed_from\n"
        "from kermesse.core.match import Match\n"
        "from kermesse.core.wire import encode\n"
        "from kermesse.games.chronos import GAME\n"
        "from kermesse.games.chronos.options import ChronosOptions\n"
        "from tests.players.thrift import thrifty_bot\n"
        "import hashlib\n"
        "told = hashlib.sha256()\n"
        "for seats in (4, 6):\n"
        "    match = Match(GAME, seats, ChronosOptions(level=3, mode='teams' if seats == 6 else 'auto', rounds_to_win=1), seed_from('hash'))\n"
        "    bots = [thrifty_bot(GAME, ('easy', 'normal', 'hard')[s % 3], s, seats, Random(s)) for s in range(seats)]\n"
        "    for step in play_out(match, bots):\n"
        "        told.update(encode(step.events))\n"
        "print(told.hexdigest())\n"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", script], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1


def test_no_bot_shouts_a_false_victory():
    """Not even the most careless does: all know their own cards."""
    for seed in range(3):
        match, _ = play([NAMES["easy"]] * 4, ChronosOptions(level=3, rounds_to_win=1), f"shouts {seed}")
        shouts = [entry for entry in match.log if entry.do == ANNOUNCE]
        assert len(shouts) <= 1


def test_no_bot_grasps_what_it_may_not_lift():
    for seed in range(2):
        options = ChronosOptions(level=3, clumsy=True, rounds_to_win=1)
        match = Match(GAME, 4, options, seed_from("hands", seed))
        knocks = [event for event in events_of(match, "easy", seed) if isinstance(event, TimerKnocked)]
        assert knocks == []
