"""Behaviour of Kraaw's bots, read off whole games."""

from random import Random

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.commands import Bonus, ClaimChien
from kermesse.games.kraaw.events import HandSwapped, RoundEnded, RoundStarted, StallGuardOn
from kermesse.games.kraaw.options import KraawOptions
from kermesse.players.bot import FLOOR
from kermesse.players.kraaw.heuristics import CLAIM_DELAY, NormalBot
from kermesse.players.table import play_out, seen_by


def play(seats, number, **options):
    """Play a whole game between bots; return its steps, the opening first."""
    match = Match(GAME, seats, KraawOptions(**options), seed_from("kraaw bots", seats, number))
    bots = [NormalBot(seat, seats, Random(f"{number} {seat}")) for seat in range(seats)]
    return [(0, None, None, match.opening)] + [
        (step.at, step.seat, step.command, step.events) for step in play_out(match, bots)
    ]


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rounds_between_bots_end_by_play_and_not_by_the_stall_guard(seats):
    events = [event for number in range(8) for step in play(seats, number) for event in step[3]]
    rounds = sum(isinstance(event, RoundEnded) for event in events)
    guards = sum(isinstance(event, StallGuardOn) for event in events)
    assert rounds >= 24
    assert guards <= 0.1 * rounds


@pytest.mark.parametrize(("timers", "claim_open_ms"), [("normal", 3_000), ("fast", 0), ("fast", 9_000)])
def test_a_bot_claims_in_the_race_as_late_as_a_person_would_and_never_on_fresh_news(timers, claim_open_ms):
    claims = 0
    for number in range(12):
        opened, heard = 0, []
        for at, seat, command, events in play(
            3, number, hand_swap="race", wins_to_game=1, timers=timers, claim_open_ms=claim_open_ms
        ):
            if isinstance(command, ClaimChien):
                claims += 1
                assert CLAIM_DELAY[0] <= at - opened
                news = [then for then, happened in heard if seen_by(happened, seat)]
                assert at - news[-1] >= FLOOR
            if any(isinstance(event, RoundStarted) for event in events):
                opened = at + claim_open_ms
            heard.append((at, events))
    assert claims > 5 if claim_open_ms < 9_000 else claims == 0


def test_a_claim_in_the_race_is_made_before_the_look_is_over():
    swaps = [
        event
        for number in range(12)
        for step in play(3, number, hand_swap="race", wins_to_game=1, timers="fast")
        for event in step[3]
        if isinstance(event, HandSwapped)
    ]
    assert swaps


def test_bots_use_the_bonus_by_the_other_reading_too():
    used = [
        command
        for number in range(6)
        for _, _, command, _ in play(3, number, bonus_reading="locked_counts")
        if isinstance(command, Bonus)
    ]
    assert used
    assert all(command.lock != command.flip for command in used)  # it would only waste a lock
