"""The quick player of Kraaw's search: what it does is legal, and rests on nothing that its seat may not know."""

from random import Random

import pytest

from kermesse.bots import make_bot
from kermesse.bots.table import play_out
from kermesse.core.chance import quick_chance_of, seed_from
from kermesse.core.match import Match
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.options import KraawOptions
from kermesse.games.kraaw.quick import TUNED, WEIGHTS, quick, value_after
from kermesse.games.kraaw.rules.play import apply_unheard, legal
from kermesse.games.kraaw.rules.table import setup

OPTIONS = [
    KraawOptions(timers="off"),
    KraawOptions(timers="off", hand_swap="sealed", crow_choice="auto", bonus_reading="locked_counts"),
]


def moments(seats, options, seed):
    """Every decision of a game of random bots: state, seat, time."""
    match = Match(GAME, seats, options, seed_from("quick", seats, seed))
    bots = [make_bot(GAME, "random", seat, seats, Random(f"{seed} {seat}")) for seat in range(seats)]
    for _ in play_out(match, bots):
        for seat in match.awaiting():
            if match.legal(seat):
                yield match.state, seat, match.now


@pytest.mark.parametrize("options", OPTIONS, ids=["rulebook", "variants"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_its_choice_is_legal_and_the_same_whatever_is_hidden_from_it(seats, options):
    looked_at = 0
    for number, (state, seat, now) in enumerate(moments(seats, options, 1)):
        if number % 3:
            continue
        looked_at += 1
        for weights in (WEIGHTS, *TUNED):
            chosen = quick(state, seat, now, weights)
            assert chosen in legal(state, seat, now)
            for world in range(3):
                other = GAME.redraw(state, seat, now, quick_chance_of(seed_from("hidden", number, world)))
                assert quick(other, seat, now, weights) == chosen
    assert looked_at > 30


@pytest.mark.parametrize("seats", range(2, 7))
def test_rounds_end_and_are_shared_out(seats):
    for deal in range(20):
        state, _ = setup(seats, KraawOptions(timers="off", crow_choice="auto"), quick_chance_of(seed_from(deal)), 0)
        while state.phase not in ("main",):
            seat = (state.pending & -state.pending).bit_length() - 1
            apply_unheard(state, seat, quick(state, seat, 0, WEIGHTS), 0)
        command = quick(state, state.active, 0, WEIGHTS)
        shares = [value_after(state.copy(), state.active, command, 0, [way] * seats) for way in (WEIGHTS, *TUNED)]
        assert all(-0.05 < share < 1.05 for share in shares)


def test_tuned_weights_win_more_than_their_share():
    """What their comment says, roughly: in 600 rounds of four."""
    won = 0.0
    for deal in range(600):
        state, _ = setup(
            4, KraawOptions(timers="off", crow_choice="auto"), quick_chance_of(seed_from("tuned", deal)), 0
        )
        while state.phase not in ("round_end", "game_over"):
            seat = (state.pending & -state.pending).bit_length() - 1
            apply_unheard(state, seat, quick(state, seat, 0, TUNED[-1] if seat == deal % 4 else WEIGHTS), 0)
        won += 1 / len(state.winners) if deal % 4 in state.winners else 0.0
    assert won / 600 > 0.25
