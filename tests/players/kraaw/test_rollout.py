"""The rollout of Kraaw's search: its moves are legal, and rest on nothing that its seat cannot know."""

from random import Random

import pytest

from kermesse.core.chance import quick_chance_of, seed_from
from kermesse.core.match import Match
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.options import KraawOptions
from kermesse.games.kraaw.rules.play import legal
from kermesse.games.kraaw.rules.table import setup
from kermesse.players import make_bot
from kermesse.players.kraaw.rollout import CLOSE, TUNED, WEIGHTS, play_round, quick, share_of, value_after
from kermesse.players.table import play_out

OPTIONS = [
    KraawOptions(timers="off"),
    KraawOptions(timers="off", hand_swap="sealed", crow_choice="auto", bonus_reading="locked_counts"),
]


def moments(seats, options, seed):
    """Yield every decision of a game of random bots: state, seat, time."""
    match = Match(GAME, seats, options, seed_from("quick", seats, seed))
    bots = [make_bot(GAME, "random", seat, seats, Random(f"{seed} {seat}")) for seat in range(seats)]
    for _ in play_out(match, bots):
        for seat in match.awaiting():
            if match.legal(seat):
                yield match.state, seat, match.now


@pytest.mark.no_cover
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


AUTO = KraawOptions(timers="off", crow_choice="auto")


@pytest.mark.parametrize("seats", range(2, 7))
def test_rounds_end_and_are_shared_out(seats):
    for deal in range(20):
        state, _ = setup(seats, AUTO, quick_chance_of(seed_from(deal)), 0)
        seat = (state.pending & -state.pending).bit_length() - 1
        command = quick(state, seat, 0, WEIGHTS)
        for way in (WEIGHTS, *TUNED):
            played = state.copy()
            value = value_after(played, seat, command, 0, [way] * seats)
            assert played.phase == "round_end"
            assert sum(share_of(played, one) for one in range(seats)) == pytest.approx(1)
            assert value == pytest.approx(share_of(played, seat), abs=10 * CLOSE)


@pytest.mark.no_cover
def test_tuned_weights_win_more_than_their_share():
    """By about as much as the weights' comment says, in 600 rounds of four."""
    won = 0.0
    for deal in range(600):
        state, _ = setup(4, AUTO, quick_chance_of(seed_from("tuned", deal)), 0)
        play_round(state, 0, [TUNED[-1] if seat == deal % 4 else WEIGHTS for seat in range(4)])
        won += share_of(state, deal % 4)
    assert won / 600 > 0.25
